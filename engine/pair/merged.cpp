// What a reader of a pair needs to know when locations alone do not relate its segments.
//
// Idea. Ops that one side does not have as such (parts of a fused op, matmuls computed together, an
// activation folded into a convolution) left no location of their own there. They are named, and so are
// values at the border that carry different locations.

#include <algorithm>

#include "engine/pair/site.h"

namespace fusionc::pair {
namespace {

void unshared(const Level& a, const std::vector<ir::OpId>& ops, const std::vector<NameNumber>& other_names,
              std::vector<std::string>& out) {
  for (ir::OpId op : ops) {
    const std::string text(a.graph().op_name(op));
    if (!a.shares_name(op, other_names) && std::find(out.begin(), out.end(), text) == out.end())
      out.push_back(text);
  }
}

/// Ops from a value back to its source, both ends included.
std::vector<ir::OpId> chain(const Level& level, ir::ValueId value) {
  std::vector<ir::OpId> out;
  for (;;) {
    const ir::OpId def = level.graph().values[value].def;
    if (def == ir::kNone) break;
    out.push_back(def);
    if (value == level.source(value)) break;
    value = level.graph().operands(def)[0];
  }
  return out;
}

/// `%5 is %31`, unless the ops behind both share a location or one of them is an argument.
std::string stands_for(const Correspondence& c, ir::ValueId v, const std::vector<ir::ValueId>& images) {
  const auto ours = chain(c.ttnn(), v);
  std::vector<ir::OpId> theirs;
  for (ir::ValueId u : images) {
    const auto ops = chain(c.ttir(), u);
    theirs.insert(theirs.end(), ops.begin(), ops.end());
  }
  if (ours.empty() || theirs.empty()) return {};
  const auto names = names_of(c.ttir(), theirs);
  const bool shared =
      std::any_of(ours.begin(), ours.end(), [&](ir::OpId o) { return c.ttnn().shares_name(o, names); });
  const bool nameless = names.empty() || names_of(c.ttnn(), ours).empty();
  const bool padded =
      images.size() == 1 && elements(c.ttnn(), c.ttnn().source(v)) > elements(c.ttir(), images[0]);
  if ((shared || nameless) && images.size() == 1 && !padded) return {};
  std::string text = value_name(c.ttnn(), v) + " is";
  for (std::size_t i = 0; i < images.size(); ++i) {
    text += (i == 0 ? " " : " and ") + value_name(c.ttir(), images[i]);
  }
  return padded ? text + " padded" : text;
}

}  // namespace

std::string merged(const Correspondence& c, const match::Match& match, const Border& border,
                   const std::vector<ir::OpId>& ttir_ops, const std::vector<Leaving>& leaving) {
  const auto ttnn_ops = ops_of(match);
  const auto ours = names_of(c.ttnn(), ttnn_ops), theirs = names_of(c.ttir(), ttir_ops);
  std::vector<std::string> parts;
  if (!ours.empty() && !theirs.empty()) {
    const auto inner = computing(c.ttir(), ttir_ops);
    unshared(c.ttir(), inner.empty() ? ttir_ops : inner, ours, parts);
    unshared(c.ttnn(), match.core, theirs, parts);
  }
  for (ir::ValueId v : border.enter) {
    if (c.ttnn().fixed(v) || holds(ttnn_ops, c.ttnn().graph().values[c.ttnn().source(v)].def)) continue;
    const auto image = c.image(v);
    parts.push_back(stands_for(c, v, {image.begin(), image.end()}));
  }
  for (const Leaving& l : leaving) parts.push_back(stands_for(c, l.value, l.roots));
  std::string out;
  for (const std::string& part : parts) {
    if (!part.empty()) out += (out.empty() ? "" : ", ") + part;
  }
  return out;
}

}  // namespace fusionc::pair
