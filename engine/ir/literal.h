// Element data that stands in the text: `dense<1.0> : tensor<4xf32>`, `dense<[[1, 2], [3, 4]]> : ...` and
// `dense<"0x0000803F..."> : ...`.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/ir/constant.h"

namespace fusionc::ir {

/// Literal when all elements are one value, NotConstant when they differ, Unknown for data that is not in the
/// text (`dense_resource<...>`, elided or aliased data) or not numbers. Reads no further than the first
/// difference.
Splat literal_splat(std::string_view attribute);

/// All elements in row-major order, splats expanded; nothing when there are more than `limit` or when they
/// cannot be read.
std::optional<std::vector<double>> literal_elements(std::string_view attribute, std::size_t limit);

}  // namespace fusionc::ir
