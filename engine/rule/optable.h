// Op tables: everything the program knows about operators, loaded from `rules/ops/*.ops`. An op *kind* is what rules
// name (`div`); it has one *spelling* per dialect op (`ttir.div`, `ttnn.divide`). Rules never match by text, only by kind.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusionc::rule {

using KindId = std::uint16_t;
using SpellingId = std::uint16_t;
inline constexpr std::uint16_t kNoId = 0xffff;

struct OperandInfo {
  std::string name;        ///< as rules write it; one of Kind::operands unless ignored
  std::uint16_t index = kNoId;  ///< into Kind::operands; kNoId when ignored
  bool optional = false;   ///< `bias?`
  bool variadic = false;   ///< `inputs*`
  bool ignored = false;    ///< `device~`: scaffolding that rules never see
  std::string attribute;   ///< `rhs=@rhs`: not an SSA operand; its value is this attribute's literal
};

struct AttributeInfo {
  std::string name;          ///< as rules write it: `dim`
  std::string spelling;      ///< as the IR writes it: `dim_arg`, `conv2d_config.activation`
  bool axis = false;         ///< one dimension or a list of them, normalised against the rank of operand 0
  std::optional<std::string> default_text;  ///< meaning of absence, as attribute text
  // Several entries of one name: the first that is present counts.
};

/// Semantic adapters for ops whose attributes must be derived rather than read.
enum class View : std::uint8_t {
  None,
  DotGeneral  ///< as matmul: transpose_a/transpose_b from contract dims; not a matmul unless batch dims lead in order
};

struct Spelling {
  std::string op;     ///< `ttnn.divide`
  KindId kind = kNoId;
  std::vector<OperandInfo> operands;      ///< in IR order
  std::vector<AttributeInfo> attributes;
  std::vector<std::string> results;       ///< names; one unnamed result when empty
  bool segmented = false;                 ///< carries operandSegmentSizes over `operands`
  View view = View::None;
};

struct Kind {
  std::string name;                ///< `div`
  bool commutative = false;        ///< in its first two operands
  bool associative = false;
  std::vector<std::string> classes;     ///< sorted: `cast`, `layout`, `broadcast`, `reshape`, `permute`, `elementwise`, ...
  std::vector<SpellingId> spellings;
  /// Operand names as rules see them, ignored ones left out: those of the first spelling, then those only others have.
  std::vector<std::string> operands;
  std::vector<std::string> results;     ///< names; one unnamed result when empty
  bool variadic = false;                ///< the last operand takes any number
  bool in_class(std::string_view name) const;
};

struct OpTable {
  std::vector<Kind> kinds;          ///< sorted by name
  std::vector<Spelling> spellings;  ///< in file order
  std::unordered_map<std::string, SpellingId> by_op;   ///< `ttnn.divide`
  std::map<std::string, KindId, std::less<>> by_kind;  ///< `div`
  std::map<std::string, std::vector<KindId>, std::less<>> by_class;  ///< members in kind order
  /// Members of a class in kind order; empty if nobody knows the class.
  const std::vector<KindId>& members(std::string_view class_name) const;
  std::vector<std::string_view> class_names() const;  ///< sorted
};

}  // namespace fusionc::rule
