// What is known about a value at compile time. A value is *literal* (its element value stands in the text),
// *not constant* (it depends on an input), or *unknown* (an argument without a value, elided data).
//
// Looked through: constant/full/zeros/ones; reshape, broadcast, repeat, typecast, permute, layout moves of
// those; elementwise arithmetic of literals; the results of the function named by ttcore.load_cached;
// arguments of a private function with exactly one caller, and arguments of a traced main (operand i+1 of
// capture_or_execute_trace).
#pragma once

#include <cstdint>

#include "engine/ir/graph.h"

namespace fusionc::ir {

enum class Truth : std::uint8_t { No, Yes, Unknown };

struct Splat {
  enum class Kind : std::uint8_t { Literal, NotConstant, Unknown } kind = Kind::Unknown;
  double value = 0;  ///< of every element, when Literal
};

/// The one element value of a splat constant, as its dtype stores it (1.702 in bf16 is 1.703125). A constant
/// that is not a splat is NotConstant, and so is a tensor computed from anything but literals. Unknown:
/// elided data, a parameter or an argument that says nothing about itself (also cast, moved, or one element
/// of it in arithmetic), a function whose body is not in the module, a function of literals that is not
/// folded.
Splat splat(const Graph& graph, ValueId value);

/// Is it fixed before the model runs: a literal, a parameter or constant argument (`ttcore.argument_type`),
/// the result of a const-eval function, or computed from those only? Unknown for an argument that says
/// nothing about itself.
Truth constant(const Graph& graph, ValueId value);

/// Do its elements differ along dimension `dim` (0-based)? No when the size is 1, or when moving data shows
/// that one slice was repeated (evaluated by index through const-eval bodies where shapes alone do not
/// decide). Yes when all that leads to the value is visible and nothing repeats a slice: elements of
/// arguments and of computed tensors are taken to differ. Unknown: no such dimension, dynamic shapes, data or
/// functions that are not in the text, too much work.
Truth varies(const Graph& graph, ValueId value, std::int64_t dim);

/// The value behind load_cached, call and single-caller arguments: follows such steps until an op that
/// computes or an argument with no known caller. The result may live in another function of the graph. A
/// function that several calls share with different arguments is not entered: its body stands for more than
/// one value.
ValueId definition(const Graph& graph, ValueId value);

}  // namespace fusionc::ir
