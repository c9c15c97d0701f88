// The table behind op_traits. Both dialects share a name for the same meaning, so one sorted row serves both;
// rows that exist in one dialect only cost nothing.

#include "engine/ir/op_kind.h"

#include <algorithm>
#include <cmath>

namespace fusionc::ir {
namespace {

struct Row {
  std::string_view name;
  OpTraits traits;
};

double add(double a, double b) { return a + b; }
double subtract(double a, double b) { return a - b; }
double multiply(double a, double b) { return a * b; }
double divide(double a, double b) { return a / b; }
double power(double a, double b) { return std::pow(a, b); }
double maximum(double a, double b) { return std::fmax(a, b); }
double minimum(double a, double b) { return std::fmin(a, b); }
double absolute(double a) { return std::fabs(a); }
double exponential(double a) { return std::exp(a); }
double logarithm(double a) { return std::log(a); }
double negate(double a) { return -a; }
double reciprocal(double a) { return 1 / a; }
double square_root(double a) { return std::sqrt(a); }
double inverse_root(double a) { return 1 / std::sqrt(a); }

constexpr Row plain(std::string_view name, OpKind kind) { return {name, {kind, nullptr, nullptr}}; }
constexpr Row fold(std::string_view name, double (*unary)(double)) {
  return {name, {OpKind::Elementwise, unary, nullptr}};
}
constexpr Row fold(std::string_view name, double (*binary)(double, double)) {
  return {name, {OpKind::Elementwise, nullptr, binary}};
}

// Sorted by name.
constexpr Row kRows[] = {
    fold("abs", absolute),
    fold("add", add),
    plain("all_gather", OpKind::Shard),
    plain("arange", OpKind::Arange),
    plain("broadcast", OpKind::Tile),
    plain("capture_or_execute_trace", OpKind::Trace),
    plain("ceil", OpKind::Elementwise),
    plain("clamp_scalar", OpKind::Elementwise),
    plain("clamp_tensor", OpKind::Elementwise),
    plain("concat", OpKind::Concat),
    plain("concatenate_heads", OpKind::ConcatHeads),
    plain("constant", OpKind::Literal),
    plain("cos", OpKind::Elementwise),
    fold("div", divide),
    fold("divide", divide),
    plain("empty", OpKind::Storage),
    plain("eq", OpKind::Elementwise),
    plain("erf", OpKind::Elementwise),
    fold("exp", exponential),
    plain("floor", OpKind::Elementwise),
    plain("from_device", OpKind::Same),
    plain("full", OpKind::Full),
    plain("ge", OpKind::Elementwise),
    plain("gelu", OpKind::Elementwise),
    plain("get_device", OpKind::Device),
    plain("gt", OpKind::Elementwise),
    plain("index", OpKind::Index),
    plain("le", OpKind::Elementwise),
    fold("log", logarithm),
    plain("logical_and", OpKind::Elementwise),
    plain("logical_not", OpKind::Elementwise),
    plain("logical_or", OpKind::Elementwise),
    plain("lt", OpKind::Elementwise),
    fold("maximum", maximum),
    plain("mesh_partition", OpKind::Shard),
    plain("mesh_shard", OpKind::Shard),
    fold("minimum", minimum),
    fold("multiply", multiply),
    plain("ne", OpKind::Elementwise),
    fold("neg", negate),
    plain("nlp_concat_heads", OpKind::ConcatHeads),
    plain("ones", OpKind::Ones),
    plain("pad", OpKind::Pad),
    plain("permute", OpKind::Permute),
    fold("pow", power),
    fold("pow_scalar", power),
    fold("pow_tensor", power),
    plain("rand", OpKind::Random),
    fold("reciprocal", reciprocal),
    plain("relu", OpKind::Elementwise),
    plain("repeat", OpKind::Tile),
    plain("repeat_interleave", OpKind::Interleave),
    plain("reshape", OpKind::Reshape),
    fold("rsqrt", inverse_root),
    plain("sigmoid", OpKind::Elementwise),
    plain("silu", OpKind::Elementwise),
    plain("sin", OpKind::Elementwise),
    plain("slice", OpKind::Slice),
    plain("slice_static", OpKind::Slice),
    fold("sqrt", square_root),
    plain("squeeze", OpKind::Reshape),
    fold("subtract", subtract),
    plain("tanh", OpKind::Elementwise),
    plain("to_device", OpKind::Same),
    plain("to_dtype", OpKind::Same),
    plain("to_layout", OpKind::Same),
    plain("to_memory_config", OpKind::Same),
    plain("to_tensor_spec", OpKind::Same),
    plain("transpose", OpKind::Transpose),
    plain("typecast", OpKind::Same),
    plain("unsqueeze", OpKind::Reshape),
    plain("where", OpKind::Elementwise),
    plain("zeros", OpKind::Zeros),
};
static_assert(std::is_sorted(std::begin(kRows), std::end(kRows),
                             [](const Row& a, const Row& b) { return a.name < b.name; }));

}  // namespace

OpTraits op_traits(std::string_view name) {
  for (std::string_view call : {"call", "func.call", "ttcore.load_cached", "tt.load_cached"}) {
    if (name == call) return {OpKind::Call, nullptr, nullptr};
  }
  if (name == "tensor.empty") return {OpKind::Storage, nullptr, nullptr};
  if (!name.starts_with("ttir.") && !name.starts_with("ttnn.")) return {};
  name.remove_prefix(5);
  const auto* row = std::lower_bound(std::begin(kRows), std::end(kRows), name,
                                     [](const Row& a, std::string_view b) { return a.name < b; });
  return row != std::end(kRows) && row->name == name ? row->traits : OpTraits{};
}

}  // namespace fusionc::ir
