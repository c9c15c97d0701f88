// Op tables from text. The form of an entry is described at the top of rules/ops/ttir.ops.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/rule/optable.h"
#include "engine/support/diagnostic.h"

namespace fusionc::dsl {

/// A file by name and content; the name is what messages say and what imports are relative to.
struct SourceText {
  std::string name;
  std::string text;
};

/// Builds one table from all `.ops` files. All errors of all files are reported; then nothing is returned.
std::optional<rule::OpTable> build_optable(const std::vector<SourceText>& files, Diagnostics& diagnostics);

}  // namespace fusionc::dsl
