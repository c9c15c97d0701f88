// Idea. A node is shown when something at it or below it fails; what is there and leads nowhere bad would
// only hide that. Guards and what leaves the site concern several nodes and follow after the tree.
#include "engine/explain/tree.h"

#include <fmt/format.h>

#include <algorithm>

namespace fusionc::explain {

using rule::NodeId;
using rule::NodeKind;

namespace {

constexpr std::size_t kWidth = 110;  ///< bytes of IR text in a line

class Tree {
 public:
  Tree(const match::Context& context, const match::Plan& plan, const Attempt& attempt)
      : graph_(context.kinds.graph()),
        body_(*plan.body),
        attempt_(attempt),
        describe_(context, plan),
        shown_(attempt.faults.size(), 0) {}

  std::string text() {
    show(body_.root, 1);
    for (NodeId root : body_.also) show(root, 1);
    for (std::size_t i = 0; i < attempt_.faults.size(); ++i) fault(i, 1);
    for (std::uint32_t guard : attempt_.unproven) {
      line(1, "?", fmt::format("where {}", body_.where[guard].text));
      const std::string facts = describe_.facts(attempt_, guard);
      if (!facts.empty()) line(2, " ", facts);
    }
    return std::move(out_);
  }

 private:
  static bool of_a_node(const Fault& fault) {
    return fault.kind != Fault::Kind::Guard && fault.kind != Fault::Kind::Outside;
  }

  std::vector<NodeId> below(NodeId id) const {
    const rule::Node& n = body_.nodes[id];
    if (n.kind != NodeKind::Alt) return match::children(n);
    const std::uint16_t choice = attempt_.bound[id].choice;
    if (choice == rule::kNoId) return {};
    return {n.alternatives[choice].node};
  }

  /// Is a fault at or below a node that has not been shown yet? A node that is reached twice is shown once.
  bool fails(NodeId id) const {
    std::vector<NodeId> todo{id};
    std::vector<char> seen(body_.nodes.size(), 0);
    while (!todo.empty()) {
      const NodeId at = todo.back();
      todo.pop_back();
      if (seen[at]) continue;
      seen[at] = 1;
      for (std::size_t i = 0; i < attempt_.faults.size(); ++i)
        if (!shown_[i] && attempt_.faults[i].node == at && of_a_node(attempt_.faults[i])) return true;
      for (NodeId child : below(at)) todo.push_back(child);
    }
    return false;
  }

  void show(NodeId id, std::size_t depth) {
    const rule::Node& n = body_.nodes[id];
    const match::Bound& bound = attempt_.bound[id];
    const bool top = depth == 1;
    if (!top && !fails(id)) return;
    // A choice is shown as what was chosen, a constant as what is wrong with it.
    const bool itself =
        n.kind != NodeKind::Constant && (n.kind != NodeKind::Alt || bound.choice == rule::kNoId);
    if (itself && bound.bound && bound.value != ir::kNone) {
      const ir::OpId op = graph_.values[bound.value].def;
      line(depth, "✓",
           op == ir::kNone ? fmt::format("{} is the argument {}", describe_.node(id),
                                         match::value_name(graph_, bound.value))
                           : fmt::format("{}  {}", describe_.node(id), place(op)));
    }
    for (std::size_t i = 0; i < attempt_.faults.size(); ++i)
      if (attempt_.faults[i].node == id && of_a_node(attempt_.faults[i]))
        fault(i, depth + (itself && bound.bound));
    for (NodeId child : below(id)) show(child, depth + itself);
  }

  void fault(std::size_t index, std::size_t depth) {
    if (shown_[index]) return;
    shown_[index] = 1;
    const Fault& f = attempt_.faults[index];
    line(depth, "✗", describe_.expected(f));
    line(depth + 1, " ", fmt::format("found: {}", describe_.actual(attempt_, f)));
    if (const ir::OpId op = describe_.place(f); op != ir::kNone) line(depth + 1, " ", place(op));
  }

  std::string place(ir::OpId op) const {
    std::string text(graph_.str(graph_.ops[op].text).substr(0, kWidth));
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    if (text.size() < graph_.ops[op].text.size()) text += "...";
    return fmt::format("line {}: {}", graph_.line(op), text);
  }

  void line(std::size_t depth, std::string_view mark, std::string_view text) {
    out_ += fmt::format("{:{}}{} {}\n", "", 2 * depth, mark, text);
  }

  const ir::Graph& graph_;
  const rule::Body& body_;
  const Attempt& attempt_;
  const Describe describe_;
  std::vector<char> shown_;
  std::string out_;
};

}  // namespace

std::string tree(const match::Context& context, const match::Plan& plan, const Attempt& attempt) {
  return Tree(context, plan, attempt).text();
}

}  // namespace fusionc::explain
