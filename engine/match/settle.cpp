// What becomes of matches: overlap policy and notes.
//
// Idea of the policy. Matches of a class are taken from the best down (more core ops; then priority, rule
// name, position). One is dropped when a match that was kept before stands for it: its core ops are all among
// the ops of the kept site, core or looked through, and the kept one has more core ops or the same ones. So
// what a dropped match points to is always kept.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/match/guard.h"

namespace fusionc::match {

namespace {

bool direct(const rule::Program& program, const Match& match) {
  return program.rules[match.rule].source == rule::Source::Ttnn;
}

/// Is `a` taken before `b`?
bool before(const rule::Program& program, const Match& a, const Match& b) {
  if (a.core.size() != b.core.size()) return a.core.size() > b.core.size();
  const rule::Rule &ra = program.rules[a.rule], &rb = program.rules[b.rule];
  if (ra.priority != rb.priority) return ra.priority > rb.priority;
  return ra.name < rb.name;
}

/// Does the kept match `big` stand for `small`, which comes after it?
bool stands_for(const Match& big, const Match& small) {
  if (big.core.size() == small.core.size()) return big.core == small.core;
  const auto holds = [](const std::vector<ir::OpId>& ops, ir::OpId op) {
    return std::binary_search(ops.begin(), ops.end(), op);
  };
  return std::all_of(small.core.begin(), small.core.end(),
                     [&](ir::OpId op) { return holds(big.core, op) || holds(big.path, op); });
}

constexpr std::size_t kNobody = static_cast<std::size_t>(-1);

/// Kept matches by op of their site, in the order they were kept: a chain of links per op.
class KeptAt {
 public:
  explicit KeptAt(const std::vector<Match>& matches) {
    ir::OpId least = ir::kNone, most = 0;
    for (const Match& match : matches)
      for (const auto* ops : {&match.core, &match.path}) {
        if (ops->empty()) continue;
        least = std::min(least, ops->front());
        most = std::max(most, ops->back());
      }
    if (least == ir::kNone) return;
    first_op_ = least;
    ends_.resize(most - least + std::size_t{1});
  }
  void add(ir::OpId op, std::size_t match) {
    op -= first_op_;
    const auto link = static_cast<std::uint32_t>(links_.size());
    links_.push_back({static_cast<std::uint32_t>(match), kNoLink});
    (ends_[op].first == kNoLink ? ends_[op].first : links_[ends_[op].last].next) = link;
    ends_[op].last = link;
  }
  /// The first one that holds, or kNobody.
  template <typename Holds>
  std::size_t find(ir::OpId op, Holds holds) const {
    for (std::uint32_t link = ends_[op - first_op_].first; link != kNoLink; link = links_[link].next)
      if (holds(std::size_t{links_[link].match})) return links_[link].match;
    return kNobody;
  }

 private:
  static constexpr std::uint32_t kNoLink = 0xffffffffu;
  struct Link {
    std::uint32_t match, next;
  };
  struct Ends {
    std::uint32_t first = kNoLink, last = kNoLink;
  };
  ir::OpId first_op_ = 0;
  std::vector<Ends> ends_;  ///< by op, from first_op_ on
  std::vector<Link> links_;
};

std::string format_number(double number) {
  if (std::fabs(number) < 1e15 && number == std::floor(number)) return fmt::format("{:.0f}", number);
  return fmt::format("{:.6g}", number);
}

}  // namespace

std::vector<Match> settle(const rule::Program& program, std::vector<Match> matches,
                          std::vector<std::pair<Match, std::uint32_t>>* dropped) {
  std::vector<std::size_t> order(matches.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return before(program, matches[a], matches[b]); });
  std::vector<std::size_t> winner(matches.size(), kNobody);
  KeptAt kept_at(matches);
  for (std::size_t i : order) {
    const Match& match = matches[i];
    if (!match.core.empty())
      winner[i] = kept_at.find(match.core.front(), [&](std::size_t j) {
        return direct(program, match) == direct(program, matches[j]) && stands_for(matches[j], match);
      });
    if (winner[i] != kNobody) continue;
    for (const auto* ops : {&match.core, &match.path})
      for (ir::OpId op : *ops) kept_at.add(op, i);
  }
  std::vector<Match> kept;
  kept.reserve(static_cast<std::size_t>(std::count(winner.begin(), winner.end(), kNobody)));
  std::vector<std::uint32_t> place(matches.size(), 0);
  for (std::size_t i = 0; i < matches.size(); ++i) {
    if (winner[i] != kNobody) continue;
    place[i] = static_cast<std::uint32_t>(kept.size());
    kept.push_back(std::move(matches[i]));
  }
  if (dropped)
    for (std::size_t i = 0; i < matches.size(); ++i)
      if (winner[i] != kNobody) dropped->emplace_back(std::move(matches[i]), place[winner[i]]);
  return kept;
}

std::vector<Bound> unpack(const rule::Body& body, const std::vector<Binding>& bindings,
                          const std::vector<std::pair<rule::NodeId, std::uint16_t>>& branches) {
  std::vector<Bound> bound(body.nodes.size());
  for (const Binding& binding : bindings) {
    Bound& b = bound[binding.node];
    b.bound = true;
    b.value = binding.value;
    b.literal = binding.literal;
  }
  for (const auto& [node, choice] : branches) bound[node].choice = choice;
  return bound;
}

std::string format(const Value& value) {
  switch (value.kind) {
    case Value::Kind::Number:
      return format_number(value.number);
    case Value::Kind::Word:
      return std::string(value.word);
    case Value::Kind::Absent:
      return "none";
    case Value::Kind::Unknown:
      return "?";
    case Value::Kind::List:
      break;
  }
  if (value.list().empty()) return "scalar";
  std::string out;
  for (const auto& element : value.list()) {
    if (!out.empty()) out += 'x';
    out += element ? format_number(*element) : "?";
  }
  return out;
}

std::string value_name(const ir::Graph& graph, ir::ValueId id) {
  const ir::Value& value = graph.values[id];
  std::string name(graph.str(value.name));
  if (value.def != ir::kNone && graph.ops[value.def].result_count > 1 && name.find('#') == std::string::npos)
    name += fmt::format("#{}", value.index);
  return name;
}

std::string format_note(const rule::Program& program, const ir::Graph& graph, const Match& match,
                        const std::vector<rule::NotePart>& parts) {
  const auto& body = program.rules[match.rule].body(match.level);
  if (!body) return {};
  const Kinds kinds(program.ops, graph);
  const LookThrough through(program, kinds, true);
  const std::vector<Bound> bound = unpack(*body, match.bindings, match.branches);
  std::vector<std::vector<Bound>> members;
  for (const auto& bindings : match.members) members.push_back(unpack(*body, bindings, match.branches));
  const Scope scope{*body, &kinds, &through, match.level, bound, match.members.empty() ? nullptr : &members};
  std::string out;
  for (const rule::NotePart& part : parts) {
    out += part.text;
    if (part.hole == rule::kNoId) continue;
    const rule::Expr& hole = body->exprs[part.hole];
    const bool name = hole.fn == rule::Fn::Value && bound[hole.node].bound && !bound[hole.node].is_literal();
    out += name ? value_name(graph, bound[hole.node].value) : format(evaluate(scope, part.hole));
  }
  return out;
}

}  // namespace fusionc::match
