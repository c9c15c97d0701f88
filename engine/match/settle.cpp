// What becomes of matches: overlap policy and notes.
//
// Idea of the policy. A match is dropped for one reason only: another match of its class covers all its core
// ops and is better (more core ops; of equal ones priority, then rule name, then position). "Better" is a
// strict order, so a best covering match exists for every dropped one and it is never dropped itself.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "engine/match/guard.h"

namespace fusionc::match {

namespace {

bool direct(const rule::Program& program, const Match& match) {
  return program.rules[match.rule].source == rule::Source::Ttnn;
}

/// Does `b` stand for `a`? Both of one class; a's core is a subset of b's.
bool better(const rule::Program& program, const Match& a, std::size_t ia, const Match& b, std::size_t ib) {
  if (a.core.size() != b.core.size()) return b.core.size() > a.core.size();
  const rule::Rule &ra = program.rules[a.rule], &rb = program.rules[b.rule];
  if (ra.priority != rb.priority) return rb.priority > ra.priority;
  if (ra.name != rb.name) return rb.name < ra.name;
  return ib < ia;
}

std::string format_number(double number) {
  if (std::fabs(number) < 1e15 && number == std::floor(number)) return fmt::format("{:.0f}", number);
  return fmt::format("{:.6g}", number);
}

}  // namespace

std::vector<Match> settle(const rule::Program& program, std::vector<Match> matches,
                          std::vector<std::pair<Match, std::uint32_t>>* dropped) {
  std::map<ir::OpId, std::vector<std::size_t>> by_op;
  for (std::size_t i = 0; i < matches.size(); ++i)
    for (ir::OpId op : matches[i].core) by_op[op].push_back(i);
  constexpr std::size_t kStays = static_cast<std::size_t>(-1);
  std::vector<std::size_t> winner(matches.size(), kStays);
  for (std::size_t i = 0; i < matches.size(); ++i) {
    const Match& match = matches[i];
    if (match.core.empty()) continue;
    for (std::size_t j : by_op[match.core.front()]) {
      const Match& other = matches[j];
      if (i == j || direct(program, match) != direct(program, other) || !better(program, match, i, other, j))
        continue;
      if (!std::includes(other.core.begin(), other.core.end(), match.core.begin(), match.core.end()))
        continue;
      if (winner[i] == kStays || better(program, matches[winner[i]], winner[i], other, j)) winner[i] = j;
    }
  }
  std::vector<Match> kept;
  std::vector<std::uint32_t> place(matches.size(), 0);
  for (std::size_t i = 0; i < matches.size(); ++i) {
    if (winner[i] != kStays) continue;
    place[i] = static_cast<std::uint32_t>(kept.size());
    kept.push_back(matches[i]);
  }
  if (dropped)
    for (std::size_t i = 0; i < matches.size(); ++i)
      if (winner[i] != kStays) dropped->emplace_back(std::move(matches[i]), place[winner[i]]);
  return kept;
}

std::vector<Bound> unpack(const rule::Body& body, const std::vector<Binding>& bindings,
                          const std::vector<std::pair<rule::NodeId, std::uint16_t>>& branches) {
  std::vector<Bound> bound(body.nodes.size());
  for (const Binding& binding : bindings) {
    Bound& b = bound[binding.node];
    b.bound = true;
    b.value = binding.value;
    b.literal = binding.literal.value_or(0);
  }
  for (const auto& [node, choice] : branches) bound[node].choice = choice;
  return bound;
}

std::string format(const Value& value) {
  switch (value.kind) {
    case Value::Kind::Number:
      return format_number(value.number);
    case Value::Kind::Word:
      return value.word;
    case Value::Kind::Absent:
      return "none";
    case Value::Kind::Unknown:
      return "?";
    case Value::Kind::List:
      break;
  }
  if (value.list.empty()) return "scalar";
  std::string out;
  for (const auto& element : value.list) {
    if (!out.empty()) out += 'x';
    out += element ? format_number(*element) : "?";
  }
  return out;
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
    if (part.hole != rule::kNoId) out += format(evaluate(scope, part.hole));
  }
  return out;
}

}  // namespace fusionc::match
