// Shards to modules: the second stage of the reader, serial and cheap.
//
// Shards guess where statements start. The chain follows the statements of one module from its first byte:
// where one ends, the next must start. At a seam between shards, and after text that could not be scanned,
// the next statement is looked up by its offset; when the shard there guessed otherwise, statements are
// scanned again until the two agree. So what is read never depends on how the text was cut.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/ir/scan.h"

namespace fusionc::ir {

/// Statements [first, last) of one shard.
struct Segment {
  const Shard* shard = nullptr;
  std::uint32_t first = 0, last = 0;
};

/// One function: its statements from the header to the closing brace, and how much it holds.
struct FunctionOutline {
  std::uint32_t segment = 0, statement = 0;  ///< where its header is
  std::uint32_t statements = 0;              ///< header and closing brace included
  std::uint32_t ops = 0, values = 0, operands = 0;
  bool cpu = false;  ///< inside a cpu module
};

/// One module op of the text, from its first statement to its closing brace.
struct Outline {
  const char* begin = nullptr;  ///< `module`
  const char* end = nullptr;    ///< behind the closing brace and its location; where scanning stopped, if cut
  std::string_view symbol;
  std::vector<Segment> segments;
  std::vector<FunctionOutline> functions;
  std::size_t ttir_ops = 0, ttnn_ops = 0, other_ops = 0;  ///< of all functions
  Dialect dialect = Dialect::Other;                       ///< by the ops outside of cpu modules
  Fault fault;                                            ///< set when the module is cut off or malformed
};

/// All shards of one text and the modules found in them. Owns every record.
class Scan {
 public:
  /// `cuts`: where shards start (line starts, ascending, the first is 0). A text without any module op is
  /// searched for functions: a run of them is a module of its own, as MLIR reads it.
  Scan(std::string_view text, const std::vector<std::size_t>& cuts);
  /// Line starts about `size` bytes apart.
  static std::vector<std::size_t> cut(std::string_view text, std::size_t size);

  const std::vector<Outline>& modules() const { return modules_; }
  std::size_t line(const char* p) const;  ///< 1-based
  /// The same, counting on from a place before `p` whose line is known.
  std::size_t line(const char* p, const char* before, std::size_t line_before) const;

 private:
  void find_modules();
  void find_functions();
  const char* follow(Outline& module, bool implicit);
  void seek(const char* p, Outline& module);
  const Shard& shard_of(const char* p) const;

  std::string_view text_;
  std::vector<std::unique_ptr<Shard>> shards_;  ///< in text order
  std::vector<std::unique_ptr<Shard>> extra_;   ///< statements scanned again at seams
  std::vector<Outline> modules_;
};

}  // namespace fusionc::ir
