// One graph as pairing sees it: ops that only move data are looked through, constants stand apart with the
// arguments they come from, and location names are numbers shared by both graphs.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/ir/graph.h"
#include "engine/rule/optable.h"

namespace fusionc::pair {

using NameNumber = std::uint32_t;

/// Location names of both levels. Equal text, equal number.
class Names {
 public:
  NameNumber intern(const std::string& name) {
    return numbers_.try_emplace(name, static_cast<NameNumber>(numbers_.size())).first->second;
  }
  std::size_t size() const { return numbers_.size(); }

 private:
  std::unordered_map<std::string, NameNumber> numbers_;
};

/// Lists of ids by a dense key, filled once.
class Lists {
 public:
  void add(std::uint32_t key, std::uint32_t item) { pairs_.push_back({key, item}); }
  void freeze(std::size_t keys);
  std::span<const std::uint32_t> operator[](std::uint32_t key) const {
    if (key + 1 >= begin_.size()) return {};
    return {items_.data() + begin_[key], begin_[key + 1] - begin_[key]};
  }

 private:
  std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs_;
  std::vector<std::uint32_t> begin_, items_;
};

class Level {
 public:
  Level(const rule::OpTable& table, const ir::Graph& graph, Names& names);

  const ir::Graph& graph() const { return graph_; }
  /// Only ops of reported functions take part in pairing.
  bool reported(ir::OpId op) const { return graph_.reported(graph_.ops[op].function); }
  /// Casts, layout moves, reshape, permute, broadcast, shard moves: the result holds the data of operand 0.
  bool moves(ir::OpId op) const { return traits_[graph_.ops[op].name].moves; }
  /// Works on data and has a result: what a segment is made of, besides the moves between.
  bool computes(ir::OpId op) const { return traits_[graph_.ops[op].name].computes; }
  /// Applies an activation of its own (an attribute): the result is not that of the op it is called after.
  bool absorbs(ir::OpId op) const;
  bool cuts(ir::OpId op) const { return traits_[graph_.ops[op].name].cuts; }        ///< a slice
  bool reduces(ir::OpId op) const { return traits_[graph_.ops[op].name].reduces; }  ///< a sum, mean, maximum ...
  rule::KindId kind(ir::OpId op) const { return traits_[graph_.ops[op].name].kind; }
  /// The value whose data `value` holds: behind every op that only moves data, in the same function.
  ir::ValueId source(ir::ValueId value) const { return source_[value]; }
  /// Known before the model runs: made of literals, parameters and const-eval results only.
  bool fixed(ir::ValueId value) const { return fixed_[value]; }
  /// Arguments without a caller that a value is made of, sorted. Meant for fixed values.
  const std::vector<ir::ValueId>& origins(ir::ValueId value) const;
  /// Origins of each operand of the concat that a fixed value holds (behind moves and calls); empty if there
  /// is none.
  std::vector<std::vector<ir::ValueId>> pieces(ir::ValueId value) const;
  /// The argument without a caller that a value stands for (through calls, traces and moves), else the value
  /// itself.
  ir::ValueId behind(ir::ValueId value) const;

  std::span<const NameNumber> names(ir::OpId op) const { return location_names_[location_[op]]; }
  bool shares_name(ir::OpId op, std::span<const NameNumber> sorted_names) const;
  /// Ops of reported functions that carry a name, in text order.
  std::span<const ir::OpId> at(NameNumber name) const { return at_[name]; }
  /// Computing ops that read the data of a source value, in text order; once per operand.
  std::span<const ir::OpId> readers(ir::ValueId source) const { return readers_[source]; }

 private:
  struct Traits {
    rule::KindId kind = rule::kNoId;
    bool moves = false, computes = false, cuts = false, reduces = false;
    std::vector<std::string> activations;  // attributes
  };
  /// A value seen from inside calls: the innermost call last.
  struct Place {
    ir::ValueId value = ir::kNone;
    std::vector<ir::OpId> calls;
    friend auto operator<=>(const Place&, const Place&) = default;
  };
  Place resolve(Place place, int depth = 0) const;
  std::optional<Place> behind_slice(const Place& place, int depth) const;
  std::vector<ir::ValueId> origins_at(const Place& place) const;
  void read_traits(const rule::OpTable& table);
  void read_values();
  void read_locations(Names& names);
  void index();

  const ir::Graph& graph_;
  std::vector<Traits> traits_;           // by NameId
  std::vector<ir::ValueId> source_;      // by value
  std::vector<char> fixed_;              // by value
  std::vector<std::uint32_t> location_;  // by op: index below
  std::vector<std::vector<NameNumber>> location_names_;
  Lists at_, readers_;
  std::map<std::string_view, ir::FuncId> bodies_;  // by symbol; declarations left out
  mutable std::map<ir::ValueId, std::vector<ir::ValueId>> origins_;
};

/// Do two ops of different dialects mean the same operator?
bool same_kind(const Level& a, ir::OpId op_a, const Level& b, ir::OpId op_b);
/// Elements of an op's first result; 0 when it has none that is a tensor.
std::int64_t result_elements(const Level& level, ir::OpId op);
std::int64_t elements(const Level& level, ir::ValueId value);
/// Arguments behind any of the fixed values.
std::set<ir::ValueId> parameters(const Level& level, const std::vector<ir::ValueId>& fixed);

}  // namespace fusionc::pair
