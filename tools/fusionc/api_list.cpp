// The functions of TTNN that a direct rule may name: two data files beside the op tables.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>
#include <sstream>

#include "engine/support/source.h"
#include "tools/fusionc/output.h"
#include "tools/fusionc/rule_files.h"

namespace fusionc::tool {

namespace {

std::optional<std::string> read(const std::string& path, Diagnostics& diagnostics) {
  const auto source = Source::open(path, diagnostics);
  if (!source) return std::nullopt;
  return std::string(source->text());
}

bool is_name(std::string_view word) {
  return word.starts_with("ttnn.") && word.size() > 5 && std::all_of(word.begin(), word.end(), [](char c) {
           return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.';
         });
}

/// First words of lines, comments left out.
std::set<std::string, std::less<>> names(const std::string& text) {
  std::set<std::string, std::less<>> out;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    if (std::string word; words >> word && is_name(word)) out.insert(std::move(word));
  }
  return out;
}

std::string api_path() { return shipped_rules() + "/ops/ttnn_api.txt"; }

}  // namespace

std::optional<std::set<std::string, std::less<>>> unlisted_functions(Diagnostics& diagnostics) {
  const auto text = read(shipped_rules() + "/ops/ttnn_unlisted.txt", diagnostics);
  if (!text) return std::nullopt;
  return names(*text);
}

std::optional<dsl::FusedOpLists> fused_op_lists(Diagnostics& diagnostics) {
  const auto api = read(api_path(), diagnostics);
  auto unlisted = unlisted_functions(diagnostics);
  if (!api || !unlisted) return std::nullopt;
  return dsl::FusedOpLists{names(*api), *std::move(unlisted)};
}

bool refresh_api(const std::string& rst, Diagnostics& diagnostics) {
  const auto text = read(rst, diagnostics), old = text ? read(api_path(), diagnostics) : std::nullopt;
  if (!text || !old) return false;
  const auto found = names(*text);
  if (found.empty()) {
    diagnostics.add(diagnostic_at(Code::Syntax, rst, *text, 0, 1, "the file names no `ttnn.` function",
                                  "the source of the API page lists one function a line"));
    return false;
  }
  std::string out = "# Functions of the public TTNN API, one a line, sorted: what the `fused_op` of a rule with `source ttnn` may name.\n"
                    "# Written by `fusionc lint --ttnn-api` from the source of the API page (api.rst).\n";
  for (const std::string& name : found) out += name + "\n";
  if (auto failed = write_output(api_path(), [&](const Sink& sink) { sink(out); })) {
    diagnostics.add(std::move(*failed));
    return false;
  }
  return true;
}

}  // namespace fusionc::tool
