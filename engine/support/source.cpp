#include "engine/support/source.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <mutex>
#include <vector>

namespace fusionc {

// Offsets of line starts, built on first use: most runs need only a few positions, and only for reported ops.
struct Source::LineIndex {
  std::once_flag once;
  std::vector<std::size_t> starts;
};

namespace {

Diagnostic whole_file(Code code, const std::string& path, std::string message, std::string hint = {}) {
  Diagnostic d;
  d.code = code;
  d.file = path;
  d.message = std::move(message);
  d.hint = std::move(hint);
  return d;
}

// Reads what cannot be mapped (pipes, character devices) into memory.
bool read_all(int fd, std::string& out) {
  char buffer[1 << 16];
  for (;;) {
    const ssize_t n = ::read(fd, buffer, sizeof buffer);
    if (n == 0) return true;
    if (n < 0) {
      if (errno == EINTR) continue;
      return false;
    }
    out.append(buffer, static_cast<std::size_t>(n));
  }
}

}  // namespace

std::shared_ptr<const Source> Source::open(const std::string& path, Diagnostics& diagnostics) {
  const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) {
    diagnostics.add(whole_file(Code::CannotRead, path, fmt::format("cannot open: {}", std::strerror(errno))));
    return nullptr;
  }
  struct Closer {
    int fd;
    ~Closer() { ::close(fd); }
  } closer{fd};
  struct stat status {};
  if (::fstat(fd, &status) != 0) {
    diagnostics.add(whole_file(Code::CannotRead, path, fmt::format("cannot read: {}", std::strerror(errno))));
    return nullptr;
  }
  if (S_ISDIR(status.st_mode)) {
    diagnostics.add(whole_file(Code::CannotRead, path, "is a directory", "name one file"));
    return nullptr;
  }
  std::shared_ptr<Source> source(new Source);
  source->path_ = path;
  source->lines_ = std::make_unique<LineIndex>();
  if (S_ISREG(status.st_mode)) {
    source->mapped_size_ = static_cast<std::size_t>(status.st_size);
    if (source->mapped_size_ > 0) {
      void* mapping = ::mmap(nullptr, source->mapped_size_, PROT_READ, MAP_PRIVATE, fd, 0);
      if (mapping == MAP_FAILED) {
        diagnostics.add(whole_file(Code::CannotRead, path, fmt::format("cannot map: {}", std::strerror(errno))));
        return nullptr;
      }
      source->mapping_ = mapping;
      source->text_ = {static_cast<const char*>(mapping), source->mapped_size_};
    }
  } else {
    if (!read_all(fd, source->owned_)) {
      diagnostics.add(whole_file(Code::CannotRead, path, fmt::format("cannot read: {}", std::strerror(errno))));
      return nullptr;
    }
    source->text_ = source->owned_;
  }
  if (source->text_.empty()) {
    diagnostics.add(whole_file(Code::EmptyFile, path, "the file is empty"));
    return nullptr;
  }
  return source;
}

std::shared_ptr<const Source> Source::from_text(std::string name, std::string text) {
  std::shared_ptr<Source> source(new Source);
  source->path_ = std::move(name);
  source->owned_ = std::move(text);
  source->text_ = source->owned_;
  source->lines_ = std::make_unique<LineIndex>();
  return source;
}

Source::~Source() {
  if (mapping_) ::munmap(mapping_, mapped_size_);
}

LineColumn Source::position(std::size_t offset) const {
  std::call_once(lines_->once, [this] {
    lines_->starts.push_back(0);
    const char* const base = text_.data();
    const char* const end = base + text_.size();
    for (const char* p = base; (p = static_cast<const char*>(std::memchr(p, '\n', end - p)));)
      lines_->starts.push_back(++p - base);
  });
  const auto& starts = lines_->starts;
  const auto next = std::upper_bound(starts.begin(), starts.end(), offset);
  return {static_cast<std::size_t>(next - starts.begin()), offset - *(next - 1) + 1};
}

}  // namespace fusionc
