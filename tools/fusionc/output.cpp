// A report is valid or absent. It is written to a temporary file beside its target and renamed when complete,
// so that a reader of the path sees the old file or the new one, whatever happens in between. What is not a
// regular file cannot be renamed onto without destroying it, so it is written through.
#include "tools/fusionc/output.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <set>

namespace fusionc::tool {

namespace {

Diagnostic failure(const std::string& path, std::string_view what, int error) {
  Diagnostic d;
  d.code = Code::CannotWrite;
  d.file = path;
  d.message = fmt::format("cannot {}: {}", what, std::strerror(error));
  return d;
}

// Writes everything or remembers the first error; later pieces are then dropped. Small pieces are gathered.
class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  void add(std::string_view text) {
    if (pending_.size() + text.size() > kBuffer) flush();
    if (text.size() > kBuffer) {
      write(text);
    } else {
      pending_ += text;
    }
  }
  void flush() {
    write(pending_);
    pending_.clear();
  }
  void close() {
    if (::close(fd_) != 0 && error_ == 0 && errno != EINTR) error_ = errno;
  }
  int error() const { return error_; }

 private:
  static constexpr std::size_t kBuffer = 1 << 18;

  void write(std::string_view text) {
    while (error_ == 0 && !text.empty()) {
      const ssize_t n = ::write(fd_, text.data(), text.size());
      if (n >= 0) {
        text.remove_prefix(static_cast<std::size_t>(n));
      } else if (errno != EINTR) {
        error_ = errno;
      }
    }
  }

  std::string pending_;
  int fd_;
  int error_ = 0;
};

int stream(Descriptor& out, const std::function<void(const Sink&)>& produce) {
  produce([&](std::string_view piece) { out.add(piece); });
  out.flush();
  return out.error();
}

std::optional<Diagnostic> write_through(const std::string& path,
                                        const std::function<void(const Sink&)>& produce) {
  const int fd = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (fd < 0) return failure(path, "write", errno);
  Descriptor out(fd);
  stream(out, produce);
  out.close();
  if (out.error()) return failure(path, "write", out.error());
  return std::nullopt;
}

mode_t default_mode() {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

std::optional<Diagnostic> replace(const std::string& path, mode_t mode,
                                  const std::function<void(const Sink&)>& produce) {
  const std::size_t slash = path.rfind('/');
  std::string temporary = (slash == std::string::npos ? "" : path.substr(0, slash + 1)) + ".fusionc-XXXXXX";
  const int fd = ::mkostemp(temporary.data(), O_CLOEXEC);
  if (fd < 0) return failure(path, "write", errno);
  Descriptor out(fd);
  int error = stream(out, produce);
  if (error == 0 && ::fchmod(fd, mode) != 0) error = errno;
  out.close();
  if (error == 0) error = out.error();
  if (error == 0 && ::rename(temporary.c_str(), path.c_str()) != 0) error = errno;
  if (error == 0) return std::nullopt;
  ::unlink(temporary.c_str());
  return failure(path, "write", error);
}

// Collects the keys of the outermost map; anything but one document that is a map leaves `map` false.
class TopKeys : public YAML::EventHandler {
 public:
  bool map = false;
  std::set<std::string> keys;
  std::size_t documents = 0;

  void OnDocumentStart(const YAML::Mark&) override { ++documents; }
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark&, YAML::anchor_t) override { item({}); }
  void OnAlias(const YAML::Mark&, YAML::anchor_t) override { item({}); }
  void OnScalar(const YAML::Mark&, const std::string&, YAML::anchor_t, const std::string& value) override {
    item(value);
  }
  void OnSequenceStart(const YAML::Mark&, const std::string&, YAML::anchor_t,
                       YAML::EmitterStyle::value) override {
    item({});
    ++depth_;
  }
  void OnSequenceEnd() override { --depth_; }
  void OnMapStart(const YAML::Mark&, const std::string&, YAML::anchor_t, YAML::EmitterStyle::value) override {
    if (depth_ == 0) map = true;
    item({});
    ++depth_;
  }
  void OnMapEnd() override { --depth_; }

 private:
  // Items directly below the outermost node are keys and values in turn.
  void item(const std::string& text) {
    if (depth_ != 1) return;
    if (is_key_) keys.insert(text);
    is_key_ = !is_key_;
  }
  std::size_t depth_ = 0;
  bool is_key_ = true;
};

bool is_report(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  TopKeys top;
  try {
    YAML::Parser parser(file);
    while (parser.HandleNextDocument(top)) {
    }
  } catch (const YAML::Exception&) {
    return false;
  }
  return top.documents == 1 && top.map && top.keys == std::set<std::string>{"input", "missed_fusions"};
}

}  // namespace

std::optional<Diagnostic> write_output(const std::string& path,
                                       const std::function<void(const Sink&)>& produce) {
  if (path == "-") {
    Descriptor out(STDOUT_FILENO);
    if (const int error = stream(out, produce)) return failure("stdout", "write", error);
    return std::nullopt;
  }
  struct stat status {};
  const bool exists = ::lstat(path.c_str(), &status) == 0;
  if (exists && !S_ISREG(status.st_mode)) return write_through(path, produce);
  return replace(path, exists ? status.st_mode & 07777 : default_mode(), produce);
}

std::optional<Diagnostic> print(std::string_view text) {
  return write_output("-", [&](const Sink& sink) { sink(text); });
}

std::string aligned(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> width;
  for (const auto& row : rows) {
    width.resize(std::max(width.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) width[i] = std::max(width[i], row[i].size());
  }
  std::string out;
  for (const auto& row : rows) {
    for (std::size_t i = 0; i + 1 < row.size(); ++i) out += fmt::format("{:<{}}  ", row[i], width[i]);
    out += row.back() + "\n";
  }
  return out;
}

std::optional<Diagnostic> remove_stale_report(const std::string& path) {
  struct stat status {};
  if (::lstat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode) || !is_report(path))
    return std::nullopt;
  if (::unlink(path.c_str()) != 0) return failure(path, "remove the report of an earlier run", errno);
  return std::nullopt;
}

bool same_file(const std::string& a, const std::string& b) {
  struct stat first {
  }, second{};
  return ::stat(a.c_str(), &first) == 0 && ::stat(b.c_str(), &second) == 0 && first.st_dev == second.st_dev &&
         first.st_ino == second.st_ino;
}

}  // namespace fusionc::tool
