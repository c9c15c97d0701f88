// Which TTIR values hold the data of which TTNN values.
#pragma once

#include <map>
#include <set>
#include <span>
#include <vector>

#include "engine/pair/level.h"
#include "engine/pair/region.h"

namespace fusionc::pair {

inline constexpr std::size_t kCrowded = 64;  ///< a name of more ops than this is no help

enum class Agreement : std::uint8_t { No, Unknown, Yes };

class Correspondence {
 public:
  Correspondence(const Level& ttnn, const Level& ttir);

  const Level& ttnn() const { return ttnn_; }
  const Level& ttir() const { return ttir_; }

  /// TTIR source values whose data, one after the other, a TTNN value holds: usually one; several when the
  /// backend computes them together (concatenated weights); none when unknown. `value` need not be a source.
  std::span<const ir::ValueId> image(ir::ValueId value) const;
  /// Further TTIR source values that a TTNN value stands for later on: a cache written in place.
  std::span<const ir::ValueId> later(ir::ValueId value) const;
  /// TTNN computing ops whose result has this TTIR source value as its (only) image.
  std::span<const ir::OpId> preimage(ir::ValueId ttir_source) const;
  /// The TTIR function that a TTNN function was lowered from; kNone if that is not clear.
  ir::FuncId function(ir::FuncId ttnn_function) const { return functions_[ttnn_function]; }

  /// Is every operand of TTNN op `o` read by TTIR op `t`: data by image, fixed values by the arguments behind
  /// them.
  Agreement operands_agree(ir::OpId o, ir::OpId t) const;
  /// Do fixed values of both levels come from the same arguments? Unknown when an argument has no
  /// counterpart.
  Agreement origins_agree(ir::ValueId ttnn_value, ir::ValueId ttir_value) const;
  /// Adds what was found out elsewhere; false when the value has an image already. `refine` draws
  /// conclusions.
  bool learn(ir::ValueId value, ir::ValueId ttir_value);
  void refine();
  ir::ValueId argument(ir::ValueId ttnn_argument) const;  ///< its TTIR counterpart; kNone if none

 private:
  using Ops = std::vector<ir::OpId>;

  void pair_functions();
  void pair_arguments(ir::FuncId ttnn_function, ir::FuncId ttir_function);
  void relate(ir::OpId o);
  void relate_in_place(ir::OpId o);
  bool usable(ir::OpId o, ir::OpId t) const;
  Ops at_same_name(ir::OpId o) const;
  Ops by_operands(ir::OpId o) const;
  Ops at_sink(ir::OpId o) const;
  Ops by_readers(ir::OpId o) const;
  Ops by_casts(ir::OpId o) const;
  Ops reached_from(const std::vector<ir::ValueId>& sources) const;
  Region made_of_operands(ir::OpId o, ir::OpId t) const;
  ir::OpId part(ir::OpId o, ir::ValueId from, const std::set<ir::ValueId>& parameters) const;
  bool readers_agree(ir::OpId o, ir::OpId t, bool owned) const;
  bool owned(ir::OpId o, const Region& region) const;
  bool relate_move(ir::OpId o);
  bool relate_parts(ir::OpId o);
  bool split_parts(ir::OpId o);
  ir::OpId choose(ir::OpId o, Ops candidates) const;
  void set(ir::ValueId value, ir::ValueId image);

  const Level& ttnn_;
  const Level& ttir_;
  std::vector<ir::FuncId> functions_;  // by TTNN function
  std::vector<ir::ValueId> image_;     // by TTNN value; kNone: unknown or in parts_
  std::map<ir::ValueId, std::vector<ir::ValueId>> parts_, later_;
  std::map<ir::ValueId, ir::ValueId> arguments_;  // TTNN argument -> TTIR argument
  std::map<ir::ValueId, std::vector<ir::OpId>> preimage_;
};

}  // namespace fusionc::pair
