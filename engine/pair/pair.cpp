// Sites from matches.
//
// Idea. Each TTNN match is paired from values first (site.h). What is left is tried by structure: in a pair
// without any location, the k-th match of a rule is the k-th match of the same rule in TTIR when both levels
// have as many of them and all of them agree in their sizes.
//
// Invariant. A site that cannot be paired says why, and its TTIR side is empty.

#include "engine/pair/pair.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "engine/pair/site.h"

namespace fusionc::pair {
namespace {

using Matches = std::vector<const match::Match*>;

std::map<std::uint32_t, Matches> by_rule(const std::vector<match::Match>& matches) {
  std::map<std::uint32_t, Matches> out;
  for (const match::Match& m : matches) out[m.rule].push_back(&m);
  for (auto& [rule, list] : out) {
    std::stable_sort(list.begin(), list.end(),
                     [](const match::Match* a, const match::Match* b) { return a->core < b->core; });
  }
  return out;
}

bool nameless(const Level& level) {
  for (ir::OpId op = 0; op < level.graph().ops.size(); ++op) {
    if (level.reported(op) && !level.names(op).empty()) return false;
  }
  return true;
}

/// Kinds and sizes of the core ops, in text order.
bool same_shape(const Level& a, const match::Match& m, const Level& b, const match::Match& n) {
  return std::equal(m.core.begin(), m.core.end(), n.core.begin(), n.core.end(), [&](ir::OpId o, ir::OpId t) {
    return same_kind(a, o, b, t) && result_elements(a, o) == result_elements(b, t);
  });
}

/// Pairs what is left of the rules whose matches correspond one to one in order.
void pair_by_order(const Correspondence& c, const std::map<std::uint32_t, Matches>& ttnn,
                   const std::map<std::uint32_t, Matches>& ttir,
                   std::map<const match::Match*, Partner>& partners) {
  for (const auto& [rule, ours] : ttnn) {
    const auto found = ttir.find(rule);
    if (found == ttir.end() || found->second.size() != ours.size()) continue;
    const Matches& theirs = found->second;
    bool all = true;
    for (std::size_t i = 0; i < ours.size() && all; ++i) {
      all = same_shape(c.ttnn(), *ours[i], c.ttir(), *theirs[i]);
      const Partner& known = partners[ours[i]];
      if (known.how != How::None) {
        all = all && std::includes(known.ops.begin(), known.ops.end(), theirs[i]->core.begin(),
                                   theirs[i]->core.end());
      }
    }
    for (std::size_t i = 0; i < ours.size() && all; ++i) {
      Partner& partner = partners[ours[i]];
      if (partner.how == How::None) partner = {How::Structure, ops_of(*theirs[i]), "", ""};
    }
  }
}

/// Values, then rules, as long as rules tell something new about values.
void pair_by_values(Correspondence& c, const std::map<std::uint32_t, Matches>& ttnn,
                    const std::map<std::uint32_t, Matches>& ttir,
                    std::map<const match::Match*, Partner>& partners) {
  constexpr int kRounds = 16;
  for (int round = 0; round < kRounds; ++round) {
    bool learnt = false;
    for (const auto& [rule, list] : ttnn) {
      const auto found = ttir.find(rule);
      const Matches same_rule = found == ttir.end() ? Matches{} : found->second;
      for (const match::Match* m : list) {
        Partner& partner = partners[m];
        if (partner.how != How::None) continue;
        partner = partner_by_values(c, *m, same_rule);
        if (partner.how != How::None) continue;
        std::vector<ir::ValueId> leaves;
        Partner other = partner_by_rule(c, *m, same_rule, leaves);
        if (other.how == How::None) continue;
        partner = std::move(other);
        const auto ours = border(c.ttnn(), ops_of(*m)).leave;
        for (std::size_t i = 0; i < ours.size(); ++i) learnt = c.learn(ours[i], leaves[i]) || learnt;
      }
    }
    if (!learnt) return;
    c.refine();
  }
}

bool theoretical(const rule::Program& program, const match::Match& m) {
  return program.rules[m.rule].source != rule::Source::Ttnn;
}

/// Names of fused ops whose sites of the same class share some core ops.
void note_overlaps(const rule::Program& program, std::vector<Site>& sites) {
  struct Owner {
    bool theoretical;
    ir::OpId op;
    std::uint32_t site;
    auto key() const { return std::pair(theoretical, op); }
  };
  std::vector<Owner> owners;
  for (std::uint32_t i = 0; i < sites.size(); ++i)
    for (ir::OpId op : sites[i].match.core) owners.push_back({theoretical(program, sites[i].match), op, i});
  std::stable_sort(owners.begin(), owners.end(),
                   [](const Owner& a, const Owner& b) { return a.key() < b.key(); });
  std::map<std::uint32_t, std::set<std::string>> found;
  for (auto first = owners.begin(); first != owners.end();) {
    const auto last = std::find_if(first, owners.end(), [&](const Owner& o) { return o.key() != first->key(); });
    for (auto i = first; i != last; ++i)
      for (auto j = first; j != last; ++j)
        if (i != j) found[i->site].insert(program.rules[sites[j->site].match.rule].fused_op);
    first = last;
  }
  for (const auto& [site, names] : found) sites[site].overlaps.assign(names.begin(), names.end());
}

void sort_sites(const rule::Program& program, std::vector<Site>& sites) {
  std::stable_sort(sites.begin(), sites.end(), [&](const Site& a, const Site& b) {
    return std::tie(a.match.core, program.rules[a.match.rule].name) <
           std::tie(b.match.core, program.rules[b.match.rule].name);
  });
}

}  // namespace

std::vector<Site> join(const rule::Program& program, const ir::Graph& ttnn,
                       std::vector<match::Match> ttnn_matches, const ir::Graph& ttir,
                       const std::vector<match::Match>& ttir_matches) {
  std::vector<Site> sites;
  if (ttnn_matches.empty()) return sites;
  Names names;
  const Level lower(program.ops, ttnn, names), upper(program.ops, ttir, names);
  Correspondence correspondence(lower, upper);
  const auto ours = by_rule(ttnn_matches), theirs = by_rule(ttir_matches);
  std::map<const match::Match*, Partner> partners;
  pair_by_values(correspondence, ours, theirs, partners);
  if (nameless(lower) && nameless(upper)) pair_by_order(correspondence, ours, theirs, partners);
  sites.reserve(ttnn_matches.size());
  for (match::Match& m : ttnn_matches) {
    Partner& partner = partners[&m];
    Site site;
    site.ttnn_ops = ops_of(m);
    site.match = std::move(m);
    site.how = partner.how;
    site.ttir_ops = std::move(partner.ops);
    site.why = std::move(partner.why);
    site.merged = std::move(partner.merged);
    site.several = partner.several;
    sites.push_back(std::move(site));
  }
  note_overlaps(program, sites);
  sort_sites(program, sites);
  return sites;
}

std::vector<Site> single(const rule::Program& program, rule::Level level, std::vector<match::Match> matches) {
  std::vector<Site> sites;
  sites.reserve(matches.size());
  for (match::Match& m : matches) {
    Site site;
    (level == rule::Level::Ttnn ? site.ttnn_ops : site.ttir_ops) = ops_of(m);
    site.match = std::move(m);
    sites.push_back(std::move(site));
  }
  note_overlaps(program, sites);
  sort_sites(program, sites);
  return sites;
}

}  // namespace fusionc::pair
