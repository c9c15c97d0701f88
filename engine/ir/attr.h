// Attribute text on demand. The dictionary of an op is only scanned when something asks for a name in it, and a
// value is only parsed as what the asker expects.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/ir/graph.h"

namespace fusionc::ir {

/// Value text of attribute `name` of an op, from its properties, else from its discardable attributes. A unit
/// attribute gives an empty view. Nested dictionaries and parameters are reached with dots:
/// `conv2d_config.activation` finds `activation = <op_type = relu>` inside `#ttnn.conv2d_config<...>`.
std::optional<std::string_view> attribute(const Graph& graph, OpId op, std::string_view name);

/// The same in the inside of any `{ }` text.
std::optional<std::string_view> find_attribute(std::string_view dictionary, std::string_view name);

std::optional<std::int64_t> parse_int(std::string_view text);     ///< `3 : i32`, `-1 : si32`
std::optional<double> parse_float(std::string_view text);         ///< `1.0e-6 : f32`, `0xFF800000 : f32`, ints
std::optional<bool> parse_bool(std::string_view text);
/// `[1 : i32, 2 : i32]`, `array<i64: 1, 2>`, `#ttnn.shape<1x2>`, a single int, `dense<[1, 2]> : tensor<2xi64>`.
std::optional<std::vector<std::int64_t>> parse_ints(std::string_view text);
/// Inside of a quoted string; the last word of an enum (`#ttcore.supportedDataTypes<bf16>` gives `bf16`,
/// `<op_type = relu>` gives `relu`); a bare word as it is.
std::string_view parse_word(std::string_view text);

}  // namespace fusionc::ir
