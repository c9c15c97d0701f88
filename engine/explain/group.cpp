// Idea. Whether roots form a group is decided by match/siblings.cpp over all members of a function. Where it
// refuses, the same three questions are asked again for the members that share their values with the root:
// are they enough, do the guards of the group hold, does a value leave.
#include "engine/explain/group.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "engine/explain/describe.h"

namespace fusionc::explain {

Groups::Groups(const match::Context& context, const match::Plan& plan, ir::FuncId function)
    : context_(context), plan_(plan) {
  const ir::Graph& graph = context.kinds.graph();
  match::Search search(context);
  for (ir::OpId op = graph.functions[function].first_op; op < graph.functions[function].end_op; ++op) {
    if (!std::binary_search(plan.roots.begin(), plan.roots.end(), context.kinds.kind(op))) continue;
    for (match::Found& found : search.at(plan, op).best) members_.push_back({op, std::move(found)});
  }
  groups_ = match::group_siblings(context, plan, members_);
}

GroupVerdict Groups::at(ir::OpId root) const {
  const rule::Body& body = *plan_.body;
  const ir::Graph& graph = context_.kinds.graph();
  GroupVerdict verdict;
  for (const match::Match& group : groups_)
    verdict.matches |= std::binary_search(group.core.begin(), group.core.end(), root);
  if (verdict.matches) return verdict;
  // The largest family the root is in.
  std::vector<const match::Member*> family;
  for (const match::Member& own : members_) {
    if (own.root != root) continue;
    std::vector<const match::Member*> same;
    for (const match::Member& other : members_)
      if (other.found.shared == own.found.shared) same.push_back(&other);
    if (same.size() > family.size()) family = std::move(same);
  }
  if (family.empty()) return verdict;
  const std::size_t all = family.size();
  match::drop_leaking(graph, family);
  std::set<std::size_t> lines;
  for (const match::Member* member : family) lines.insert(graph.line(member->root));
  std::string where = family.empty() ? "none is there"
                                     : fmt::format("{} {} {}", family.size(),
                                                   family.size() == 1 ? "is there: line" : "are there: lines",
                                                   fmt::join(lines, ", "));
  if (family.size() < all) where += fmt::format("; values of {} more are used outside", all - family.size());
  const auto count = static_cast<std::int64_t>(family.size());
  if (const auto least = std::max<std::int64_t>(body.at_least, 1); count < least) {
    verdict.expected = fmt::format("at least {} siblings share their operand", least);
    verdict.actual = where;
    return verdict;
  }
  if (family.empty()) return verdict;
  std::vector<std::vector<match::Bound>> members;
  for (const match::Member* member : family)
    members.push_back(match::unpack(body, member->found.match.bindings, member->found.match.branches));
  const match::Scope scope{body,           &context_.kinds, &context_.through,
                           context_.level, members.front(), &members};
  for (const rule::Guard& guard : body.group_where)
    if (match::truth(match::evaluate(scope, guard.expr)) == ir::Truth::No) {
      verdict.expected = fmt::format("group where {}", guard.text);
      verdict.actual = fmt::format("{}; {}", facts(scope, guard), where);
      return verdict;
    }
  if (body.at_most > 0 && count > body.at_most) {
    verdict.expected = fmt::format("at most {} siblings share their operand", body.at_most);
    verdict.actual = where;
    return verdict;
  }
  verdict.expected = "values of the group are used inside it only, and its ops belong to no larger group";
  verdict.actual = where;
  return verdict;
}

}  // namespace fusionc::explain
