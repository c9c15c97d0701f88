#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "dsl/body.h"

namespace fusionc::dsl {

using rule::KindId;

std::vector<KindId> kinds_named(const rule::OpTable& ops, std::string_view name) {
  if (const auto& members = ops.members(name); !members.empty()) return members;
  if (const auto kind = ops.by_kind.find(name); kind != ops.by_kind.end()) return {kind->second};
  if (const auto op = ops.by_op.find(std::string(name)); op != ops.by_op.end())
    return {ops.spellings[op->second].kind};
  return {};
}

std::string near_kind(const rule::OpTable& ops, std::string_view name, std::vector<std::string_view> more) {
  // An op that has another name here: say which.
  for (const rule::Spelling& spelling : ops.spellings)
    if (spelling.op.size() > name.size() && spelling.op.ends_with(name) &&
        spelling.op[spelling.op.size() - name.size() - 1] == '.')
      return fmt::format("`{}` is a spelling of `{}`", spelling.op, ops.kinds[spelling.kind].name);
  for (const rule::Kind& kind : ops.kinds) more.push_back(kind.name);
  for (std::string_view class_name : ops.class_names()) more.push_back(class_name);
  if (name.find('.') != std::string_view::npos)
    for (const rule::Spelling& spelling : ops.spellings) more.push_back(spelling.op);
  const std::string near = did_you_mean(name, more);
  return near.empty() ? near : fmt::format("did you mean `{}`?", near);
}

namespace {

bool same_items(const rule::Through& a, const rule::Through& b) {
  return std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(),
                    [](const auto& x, const auto& y) {
                      return x.kinds == y.kinds && x.condition == y.condition && x.argument == y.argument;
                    });
}

void read_condition(const KindItem& item, rule::ThroughItem& out, const Unit& unit,
                    Diagnostics& diagnostics) {
  const std::string_view word = item.condition.text;
  if (word == "keeps")
    out.condition = rule::Condition::Keeps;
  else if (word == "units")
    out.condition = rule::Condition::Units;
  else if (word == "swaps_last")
    out.condition = rule::Condition::SwapsLast;
  else {
    diagnostics.add(error_at(unit, Code::UnknownWord, item.condition.span,
                             fmt::format("unknown condition `{}`", word),
                             "conditions are `keeps(-k)`, `units` and `swaps_last`"));
    return;
  }
  const bool keeps = out.condition == rule::Condition::Keeps;
  if (keeps != item.argument.has_value()) {
    diagnostics.add(error_at(unit, Code::WrongArguments, item.condition.span,
                             keeps ? "`keeps` needs the number of last dimensions, as `keeps(-1)`"
                                   : fmt::format("`{}` takes no argument", word)));
  } else if (keeps) {
    if (*item.argument > -1 || *item.argument != std::floor(*item.argument) || *item.argument < -16)
      diagnostics.add(error_at(unit, Code::BadRange, item.condition.span,
                               "`keeps` counts dimensions from the end: `keeps(-1)`, `keeps(-2)`"));
    else
      out.argument = static_cast<std::int64_t>(-*item.argument);
  }
}

}  // namespace

rule::ThroughId intern_through(Tables program, const std::vector<KindItem>& items, const Unit& unit,
                               Diagnostics& diagnostics) {
  rule::Through through;
  through.items.push_back({program.ops.members("layout"), rule::Condition::Always, 0});
  for (const KindItem& item : items) {
    rule::ThroughItem out;
    out.kinds = kinds_named(program.ops, item.name.text);
    if (out.kinds.empty())
      diagnostics.add(error_at(unit, Code::UnknownClass, item.name.span,
                               fmt::format("unknown op or class `{}`", item.name.text),
                               near_kind(program.ops, item.name.text)));
    if (item.condition.given()) read_condition(item, out, unit, diagnostics);
    through.items.push_back(std::move(out));
  }
  const rule::ThroughId id = intern(program.throughs, std::move(through));
  if (id != rule::kNoId) return id;
  diagnostics.add(error_at(unit, Code::RuleTooLarge, items.empty() ? Span{} : items.front().span,
                           "too many different sets of ops to look through"));
  return 0;
}

rule::ThroughId intern(std::vector<rule::Through>& throughs, rule::Through through) {
  for (std::size_t i = 0; i < throughs.size(); ++i)
    if (same_items(throughs[i], through)) return static_cast<rule::ThroughId>(i);
  if (throughs.size() + 1 >= rule::kNoId) return rule::kNoId;
  throughs.push_back(std::move(through));
  return static_cast<rule::ThroughId>(throughs.size() - 1);
}

}  // namespace fusionc::dsl
