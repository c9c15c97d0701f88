// A memory-mapped input file. Text is never copied or normalised: everything the program prints of an input is a
// view of this mapping.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "engine/support/diagnostic.h"

namespace fusionc {

struct LineColumn {
  std::size_t line = 0;    ///< 1-based
  std::size_t column = 0;  ///< 1-based, in bytes
};

class Source {
 public:
  /// Maps `path`. On failure returns null and adds one diagnostic (CannotRead or EmptyFile).
  static std::shared_ptr<const Source> open(const std::string& path, Diagnostics& diagnostics);
  /// A source that owns its text; `name` stands for the path in messages.
  static std::shared_ptr<const Source> from_text(std::string name, std::string text);
  ~Source();
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;

  const std::string& path() const { return path_; }
  std::string_view text() const { return text_; }
  LineColumn position(std::size_t offset) const;  ///< thread-safe; O(log lines) after the first call

 private:
  Source() = default;
  struct LineIndex;
  std::string path_;
  std::string owned_;
  std::string_view text_;
  void* mapping_ = nullptr;
  std::size_t mapped_size_ = 0;
  mutable std::unique_ptr<LineIndex> lines_;
};

}  // namespace fusionc
