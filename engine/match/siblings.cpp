// Sibling groups.
//
// Idea. A root may reach the shared value in several ways (directly, or through a cast that other members do
// not have), so the search returns its best match for each. Members are gathered by the shared values they
// bind, groups are weighed whole, and the best is taken first; the others go on without the roots it took.
//
// A group is the largest set whose inner values are used inside the union of its sites. It is found by
// throwing out members that leak until none does; throwing out never makes another member tighter, so the set
// is unique.
#include "engine/match/siblings.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "engine/match/guard.h"

namespace fusionc::match {

namespace {

struct Group {
  std::vector<const Member*> members;  ///< by root
  std::vector<ir::OpId> core, path;
  std::vector<std::uint32_t> unproven;

  /// Preferred first.
  auto order() const {
    return std::tuple(-static_cast<std::int64_t>(members.size()), path.size(), members.front()->root,
                      members.front()->found.shared);
  }
};

struct Earlier {
  bool operator()(const Group& a, const Group& b) const { return a.order() < b.order(); }
};

void unite(std::vector<ir::OpId>& into, const std::vector<ir::OpId>& more) {
  into.insert(into.end(), more.begin(), more.end());
  std::sort(into.begin(), into.end());
  into.erase(std::unique(into.begin(), into.end()), into.end());
}

}  // namespace

void drop_leaking(const ir::Graph& graph, std::vector<const Member*>& members) {
  for (bool leaking = true; leaking;) {
    leaking = false;
    std::vector<ir::OpId> site;
    for (const Member* member : members) {
      unite(site, member->found.match.core);
      unite(site, member->found.match.path);
    }
    std::erase_if(members, [&](const Member* member) {
      const bool leaks = std::any_of(member->found.inner.begin(), member->found.inner.end(),
                                     [&](ir::ValueId value) { return !used_within(graph, value, site); });
      leaking |= leaks;
      return leaks;
    });
  }
}

namespace {

class Grouping {
 public:
  Grouping(const Context& context, const Plan& plan) : context_(context), body_(*plan.body) {}

  /// Drops leaking members, weighs the rest. False when too few or too many are left or a guard refuses.
  bool settle(Group& group) const {
    drop_leaking(context_.kinds.graph(), group.members);
    const auto count = static_cast<std::int64_t>(group.members.size());
    if (count < std::max<std::int64_t>(body_.at_least, 1) || (body_.at_most > 0 && count > body_.at_most))
      return false;
    group.core.clear();
    group.path.clear();
    group.unproven.clear();
    for (const Member* member : group.members) {
      unite(group.core, member->found.match.core);
      unite(group.path, member->found.match.path);
      unite(group.unproven, member->found.match.unproven);
    }
    std::erase_if(group.path,
                  [&](ir::OpId op) { return std::binary_search(group.core.begin(), group.core.end(), op); });
    return guards(group);
  }

  Match build(const Group& group) const {
    Match match = group.members.front()->found.match;
    match.core = group.core;
    match.path = group.path;
    match.unproven = group.unproven;
    for (const Member* member : group.members) match.members.push_back(member->found.match.bindings);
    return match;
  }

 private:
  bool guards(Group& group) const {
    std::vector<std::vector<Bound>> members;
    for (const Member* member : group.members)
      members.push_back(unpack(body_, member->found.match.bindings, member->found.match.branches));
    const Scope scope{body_, &context_.kinds, &context_.through, context_.level, members.front(), &members};
    for (std::size_t i = 0; i < body_.group_where.size(); ++i) {
      const ir::Truth truth = match::truth(evaluate(scope, body_.group_where[i].expr));
      if (truth == ir::Truth::No) return false;
      if (truth == ir::Truth::Unknown)
        group.unproven.push_back(static_cast<std::uint32_t>(body_.where.size() + i));
    }
    return true;
  }

  const Context& context_;
  const rule::Body& body_;
};

}  // namespace

std::vector<Match> group_siblings(const Context& context, const Plan& plan, std::vector<Member> members) {
  std::sort(members.begin(), members.end(), [](const Member& a, const Member& b) {
    return std::tie(a.root, a.found.shared) < std::tie(b.root, b.found.shared);
  });
  std::map<std::vector<ir::ValueId>, Group> by_shared;
  for (const Member& member : members) by_shared[member.found.shared].members.push_back(&member);

  const Grouping grouping(context, plan);
  std::set<Group, Earlier> waiting;
  for (auto& [shared, group] : by_shared)
    if (grouping.settle(group)) waiting.insert(std::move(group));
  std::vector<Match> matches;
  std::set<ir::OpId> used;
  while (!waiting.empty()) {
    Group group = std::move(waiting.extract(waiting.begin()).value());
    const auto gone = [&](const Member* member) { return used.count(member->root) != 0; };
    if (std::any_of(group.members.begin(), group.members.end(), gone)) {
      std::erase_if(group.members, gone);
      if (!group.members.empty() && grouping.settle(group)) waiting.insert(std::move(group));
      continue;
    }
    for (const Member* member : group.members) used.insert(member->root);
    matches.push_back(grouping.build(group));
  }
  return matches;
}

}  // namespace fusionc::match
