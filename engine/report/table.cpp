// The summary for a terminal: one row per fused op and source, most instances first.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "engine/report/report.h"
#include "engine/report/text.h"

namespace fusionc::report {

namespace {

struct Row {
  std::string fused_op, kind;
  std::size_t instances = 0;
  double bytes = 0;
};

std::vector<Row> rows(const Report& report) {
  std::map<std::pair<std::string, std::string>, Row> by_op;
  for (const Entry& entry : report.entries) {
    Row& row = by_op[{entry.fused_op, entry.source}];
    row.fused_op = entry.fused_op;
    row.kind = entry.source == "ttnn" ? "direct" : "theoretical";
    row.instances += entry.places.size();
    row.bytes += entry.bytes_saved;
  }
  std::vector<Row> out;
  for (auto& [key, row] : by_op) out.push_back(std::move(row));
  std::stable_sort(out.begin(), out.end(),
                   [](const Row& a, const Row& b) { return a.instances > b.instances; });
  return out;
}

}  // namespace

std::string summary(const Report& report) {
  const std::vector<Row> table = rows(report);
  std::size_t width = std::string_view("fused_op").size();
  for (const Row& row : table) width = std::max(width, row.fused_op.size());
  std::string out =
      fmt::format("{:<{}}  {:<11}  {:>9}  {:>11}\n", "fused_op", width, "class", "instances", "bytes saved");
  for (const Row& row : table)
    out += fmt::format("{:<{}}  {:<11}  {:>9}  {:>11}\n", row.fused_op, width, row.kind, row.instances,
                       human_bytes(row.bytes));
  return out;
}

}  // namespace fusionc::report
