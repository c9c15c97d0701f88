// Pairing by the rule itself.
//
// Idea. Where the backend respelled a computation and no location tells how (mean for a scaled sum), two
// matches of one rule that read the same data and the same parameters are the same computation: the rule is
// the proof. What they give is then known on both levels, and pairing can go on behind them.
//
// Invariant. Only a match that no other TTIR match of the rule rivals is taken.

#include <algorithm>
#include <set>

#include "engine/pair/site.h"

namespace fusionc::pair {
namespace {

/// Data (as TTIR sources) and parameters (as TTIR arguments) that enter, and sizes of what leaves.
struct Signature {
  std::set<ir::ValueId> data, parameters;
  std::vector<std::int64_t> sizes;
  bool known = true;
  bool operator==(const Signature&) const = default;
};

Signature of_ttnn(const Correspondence& c, const Border& border) {
  Signature out;
  for (ir::ValueId v : border.enter) {
    if (c.ttnn().fixed(v)) {
      for (ir::ValueId origin : c.ttnn().origins(v)) out.parameters.insert(c.argument(origin));
      continue;
    }
    const auto image = c.image(v);
    out.known = out.known && image.size() == 1;
    out.data.insert(image.begin(), image.end());
  }
  for (ir::ValueId r : border.leave) out.sizes.push_back(elements(c.ttnn(), r));
  out.known = out.known && !out.parameters.contains(ir::kNone) && !out.data.empty();
  return out;
}

Signature of_ttir(const Level& ttir, const Border& border) {
  Signature out;
  for (ir::ValueId u : border.enter) {
    if (ttir.fixed(u)) {
      out.parameters.insert(ttir.origins(u).begin(), ttir.origins(u).end());
    } else {
      out.data.insert(ttir.source(u));
    }
  }
  for (ir::ValueId r : border.leave) out.sizes.push_back(elements(ttir, r));
  return out;
}

/// The ops of a match that work on data.
std::vector<ir::OpId> moving_data(const Level& level, const match::Match& match) {
  std::vector<ir::OpId> ops = ops_of(match);
  std::erase_if(ops, [&](ir::OpId op) {
    return level.graph().ops[op].result_count == 0 || level.fixed(level.graph().result(op));
  });
  return ops;
}

}  // namespace

Partner partner_by_rule(const Correspondence& c, const match::Match& match,
                        const std::vector<const match::Match*>& same_rule, std::vector<ir::ValueId>& leaves) {
  Partner out;
  const auto site = ops_of(match);
  const Border edges = border(c.ttnn(), site);
  const Signature ours = of_ttnn(c, edges);
  if (!ours.known) return out;
  std::set<std::vector<ir::OpId>> found;
  for (const match::Match* m : same_rule) {
    auto ops = moving_data(c.ttir(), *m);
    const Border theirs = border(c.ttir(), ops);
    if (of_ttir(c.ttir(), theirs) != ours || !found.insert(ops).second) continue;
    leaves = theirs.leave;
    out.ops = std::move(ops);
  }
  if (found.size() != 1) return {};
  const auto names = names_of(c.ttnn(), site);
  const bool named =
      std::any_of(out.ops.begin(), out.ops.end(), [&](ir::OpId t) { return c.ttir().shares_name(t, names); });
  out.how = named ? How::SameRule : How::Structure;
  out.merged = merged(c, match, edges, out.ops, {});
  return out;
}

}  // namespace fusionc::pair
