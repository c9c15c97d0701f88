// See chain.h for the idea. Invariants: the statements of an outline are exactly those that a single serial
// scan from its first byte finds; every function of the outline is closed; an outline with a fault holds what
// came before.
#include "engine/ir/chain.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "engine/support/parallel.h"

namespace fusionc::ir {

std::vector<std::size_t> Scan::cut(std::string_view text, std::size_t size) {
  std::vector<std::size_t> cuts{0};
  for (std::size_t at = size; at < text.size(); at = cuts.back() + size) {
    const std::size_t line_end = text.find('\n', std::max(at, cuts.back() + 1) - 1);
    if (line_end == std::string_view::npos || line_end + 1 >= text.size()) break;
    cuts.push_back(line_end + 1);
  }
  return cuts;
}

Scan::Scan(std::string_view text, const std::vector<std::size_t>& cuts) : text_(text) {
  const char* const end = text.data() + text.size();
  shards_.resize(cuts.size());
  std::vector<std::size_t> lines(cuts.size());
  parallel_for(cuts.size(), 1, [&](std::size_t first, std::size_t last) {
    for (std::size_t i = first; i < last; ++i) {
      auto shard = std::make_unique<Shard>();
      shard->base = text.data() + cuts[i];
      shard->limit = i + 1 < cuts.size() ? text.data() + cuts[i + 1] : end;
      // Only guesses need a bound; the first statement of the text is certain.
      const std::size_t size = static_cast<std::size_t>(shard->limit - shard->base);
      scan_shard(*shard, end, i == 0 ? text.size() : size + (std::size_t{1} << 20));
      lines[i] = static_cast<std::size_t>(std::count(shard->base, shard->limit, '\n'));
      shards_[i] = std::move(shard);
    }
  });
  for (std::size_t i = 1; i < cuts.size(); ++i)
    shards_[i]->first_line = shards_[i - 1]->first_line + lines[i - 1];
  find_modules();
  if (modules_.empty()) find_functions();
}

namespace {

// Is `p` the first thing on its line, but for blanks, colour codes and the byte order mark of the file? A
// carriage return starts a line too: progress bars end with it.
bool starts_line(const char* p, const char* begin) {
  constexpr std::ptrdiff_t kLongestPrefix = 256;
  const char* line = p;
  while (line != begin && p - line < kLongestPrefix && line[-1] != '\n' && line[-1] != '\r') --line;
  if (line == begin && starts_with(line, p, "\xEF\xBB\xBF")) line += 3;
  while (line != p) {
    if (*line == '\x1b' && p - line > 1 && line[1] == '[') {
      line += 2;
      while (line != p && !is_letter(*line)) ++line;
      if (line == p) return false;
    } else if (!is_blank(*line)) {
      return false;
    }
    ++line;
  }
  return true;
}

// The next module op that starts a line.
const char* next_module(const char* p, const char* begin, const char* end) {
  constexpr std::string_view kWord = "module";
  while (p < end) {
    const void* found = memmem(p, static_cast<std::size_t>(end - p), kWord.data(), kWord.size());
    if (!found) return nullptr;
    const char* const word = static_cast<const char*>(found);
    p = word + kWord.size();
    const char* start = word;
    constexpr std::string_view kPrefix = "builtin.";
    if (start - begin >= 8 && std::string_view(start - 8, 8) == kPrefix) start -= 8;
    if (start != word && start != begin && start[-1] == '"') --start;
    const bool module =
        *start == '"' ? starts_with(start, end, "\"builtin.module\"(") : at_top_level_module(word, end);
    if (module && starts_line(start, begin)) return start;
  }
  return nullptr;
}

// The next function that starts a line.
const char* next_function(const char* p, const char* begin, const char* end) {
  constexpr std::string_view kWord = "func.func";
  while (p < end) {
    const void* found = memmem(p, static_cast<std::size_t>(end - p), kWord.data(), kWord.size());
    if (!found) return nullptr;
    const char* start = static_cast<const char*>(found);
    p = start + kWord.size();
    if (start != begin && start[-1] == '"') --start;
    if (starts_line(start, begin)) return start;
  }
  return nullptr;
}

// Blanks in front of `p` on its line.
std::ptrdiff_t indentation(const char* p, const char* begin) {
  const char* line = p;
  while (line != begin && (line[-1] == ' ' || line[-1] == '\t')) --line;
  return p - line;
}

}  // namespace

namespace {

// Follows the statements of one module, knowing which modules and functions are open.
class Follower {
 public:
  /// `implicit`: the module op itself is not written.
  Follower(Outline& module, bool implicit) : module_(module), implicit_(implicit) {
    if (implicit) open_.push_back({NameTraits::Class::Module, false});
  }

  /// Takes one statement of `shard`. Returns false when the module ends here or cannot go on; `stop()` is
  /// where.
  bool take(const Shard& shard, const Statement& statement);
  bool fail(Code code, const char* at, const char* message) {
    module_.fault = {code, at, message};
    stop_ = at;
    return false;
  }
  const char* stop() const { return stop_; }
  /// The text ends at `p`, or goes on with something that is no IR.
  const char* end_of_text(const char* p);

 private:
  struct Open {
    NameTraits::Class kind;
    bool cpu;
  };
  bool open(const Shard& shard, const Statement& statement);
  bool close(const Shard& shard, const Statement& statement);
  void count(const NameTraits* traits, const Statement& statement);
  void total();

  Outline& module_;
  const bool implicit_;
  const char* stop_ = nullptr;
  const char* last_ = nullptr;  // behind the last statement directly in an implicit module
  std::vector<Open> open_;
  std::size_t function_depth_ = 0;  // of open_ where the current function is open; 0 outside of functions
  std::array<std::size_t, 3> device_ops_{}, cpu_ops_{};  // by dialect
};

bool Follower::take(const Shard& shard, const Statement& statement) {
  const char* const start = shard.base + statement.text.begin;
  if (implicit_ && open_.size() == 1) {
    const bool function = statement.kind == Statement::Kind::Open || statement.kind == Statement::Kind::Op
                              ? shard.traits[statement.name].kind == NameTraits::Class::Function
                              : false;
    const bool split =
        last_ && std::string_view(last_, static_cast<std::size_t>(start - last_)).find("// -----") !=
                     std::string_view::npos;
    if (!function || split) {
      stop_ = last_ ? last_ : start;
      total();
      return false;
    }
    last_ = shard.base + statement.text.end;
  }
  if (statement.kind == Statement::Kind::Error) {
    const Fault& fault = shard.faults[statement.first_operand];
    fail(fault.code, fault.at, fault.message);
    stop_ = start;
    return false;
  }
  ++module_.segments.back().last;
  if (function_depth_) ++module_.functions.back().statements;
  if (statement.kind == Statement::Kind::Close) return close(shard, statement);
  if (statement.kind == Statement::Kind::Next && open_.back().kind != NameTraits::Class::Plain)
    return fail(Code::IrBadStatement, start, "a module or function has one region");
  const bool opens = statement.kind == Statement::Kind::Open;
  const NameTraits* const traits =
      opens || statement.kind == Statement::Kind::Op ? &shard.traits[statement.name] : nullptr;
  const auto kind = traits ? traits->kind : NameTraits::Class::Plain;
  if (open_.empty() && !(opens && kind == NameTraits::Class::Module))
    return fail(Code::IrBadStatement, start, "expected a module with a body");
  if (kind == NameTraits::Class::Module && function_depth_)
    return fail(Code::IrCutOff, start,
                "the module before is cut off: another one starts inside of its function");
  if (kind == NameTraits::Class::Function && !function_depth_) {
    FunctionOutline function;
    function.segment = static_cast<std::uint32_t>(module_.segments.size() - 1);
    function.statement = module_.segments.back().last - 1;
    function.statements = 1;
    function.values = statement.argument_count;
    function.cpu = open_.back().cpu;
    module_.functions.push_back(function);
    if (opens) function_depth_ = open_.size() + 1;
  } else if (function_depth_) {
    count(traits, statement);
  }
  return !opens || open(shard, statement);
}

void Follower::count(const NameTraits* traits, const Statement& statement) {
  FunctionOutline& function = module_.functions.back();
  function.values += statement.result_count;
  if (statement.kind != Statement::Kind::Op) function.values += statement.argument_count;
  if (!traits) return;
  ++function.ops;
  function.operands += statement.operand_count;
  ++(function.cpu ? cpu_ops_ : device_ops_)[static_cast<std::size_t>(traits->dialect)];
}

bool Follower::open(const Shard& shard, const Statement& statement) {
  const char* const start = shard.base + statement.text.begin;
  if (open_.size() == kMaxNesting) return fail(Code::IrTooDeep, start, "regions nest too deep");
  const NameTraits& traits = shard.traits[statement.name];
  if (open_.empty()) module_.symbol = statement.symbol.in({shard.base, statement.text.end});
  open_.push_back({traits.kind, traits.cpu_module || (!open_.empty() && open_.back().cpu)});
  return true;
}

bool Follower::close(const Shard& shard, const Statement& statement) {
  if (open_.size() == function_depth_) function_depth_ = 0;
  open_.pop_back();
  if (implicit_ && open_.size() == 1) last_ = shard.base + statement.text.end;
  if (!open_.empty()) return true;
  const std::string_view text(shard.base, statement.text.end);
  const Segment& first = module_.segments.front();
  if (first.shard->statements[first.first].generic) {
    if (module_.symbol.empty())
      module_.symbol = symbol_name(find_entry(statement.attributes.in(text), "sym_name").value_or(""));
    stop_ = shard.base + statement.text.end;
  } else {
    // Behind the last brace only a location on the same line belongs to the module; a log goes on there.
    stop_ = shard.base + statement.text.begin + 1;
    const char* const location = skip_blanks(stop_, shard.base + statement.text.end);
    if (!statement.location.empty() && location == shard.base + statement.location.begin - 4)
      stop_ = shard.base + statement.location.end + 1;
  }
  total();
  return false;
}

void Follower::total() {
  const auto sum = [&](Dialect d) {
    return device_ops_[static_cast<std::size_t>(d)] + cpu_ops_[static_cast<std::size_t>(d)];
  };
  module_.ttir_ops = sum(Dialect::Ttir);
  module_.ttnn_ops = sum(Dialect::Ttnn);
  module_.other_ops = sum(Dialect::Other);
  module_.dialect = device_ops_[static_cast<std::size_t>(Dialect::Ttnn)]   ? Dialect::Ttnn
                    : device_ops_[static_cast<std::size_t>(Dialect::Ttir)] ? Dialect::Ttir
                                                                           : Dialect::Other;
}

const char* Follower::end_of_text(const char* p) {
  if (implicit_ && open_.size() == 1) {
    total();
    return last_;
  }
  fail(Code::IrCutOff, p, "the text ends before the module is closed");
  return p;
}

}  // namespace

void Scan::find_modules() {
  const char* const begin = text_.data();
  const char* const end = begin + text_.size();
  std::ptrdiff_t deepest =
      -1;  // behind a broken module only modules no deeper than it are modules of their own
  for (const char* p = begin; (p = next_module(p, begin, end));) {
    const char* const line_end = skip_line(p, end);
    if (deepest >= 0 && indentation(p, begin) > deepest) {
      p = line_end;
      continue;
    }
    Outline module;
    module.begin = p;
    module.end = follow(module, false);
    deepest = module.fault ? indentation(p, begin) : -1;
    p = module.fault ? std::max(module.end, line_end) : module.end;
    modules_.push_back(std::move(module));
  }
}

void Scan::find_functions() {
  const char* const begin = text_.data();
  const char* const end = begin + text_.size();
  for (const char* p = begin; (p = next_function(p, begin, end));) {
    Outline module;
    module.begin = p;
    module.end = follow(module, true);
    p = std::max(module.end, skip_line(p, end));
    if (!module.functions.empty()) modules_.push_back(std::move(module));
  }
}

// Follows the statements of a module until it closes. Returns where it ends, or where it breaks off.
const char* Scan::follow(Outline& module, bool implicit) {
  const char* const end = text_.data() + text_.size();
  Follower follower(module, implicit);
  for (const char* p = module.begin;;) {
    p = skip_space(p, end);
    if (p == end) return follower.end_of_text(end);
    if (*p == '#' || *p == '!') {
      p = skip_line(p, end);
      continue;
    }
    seek(p, module);
    const Shard& shard = *module.segments.back().shard;
    const std::size_t first = module.segments.back().last;
    for (std::size_t i = first; i < shard.statements.size(); ++i) {
      const Statement& statement = shard.statements[i];
      if (statement.after_gap && i != first) break;
      if (!follower.take(shard, statement)) return follower.stop();
      p = shard.base + statement.text.end;
    }
  }
}

const Shard& Scan::shard_of(const char* p) const {
  return **std::prev(std::upper_bound(shards_.begin(), shards_.end(), p,
                                      [](const char* at, const auto& shard) { return at < shard->base; }));
}

std::size_t Scan::line(const char* p) const {
  const Shard& shard = shard_of(p);
  return shard.first_line + static_cast<std::size_t>(std::count(shard.base, p, '\n'));
}

std::size_t Scan::line(const char* p, const char* before, std::size_t line_before) const {
  const Shard& shard = shard_of(p);
  return before < shard.base ? line(p) : line_before + static_cast<std::size_t>(std::count(before, p, '\n'));
}

// Makes the last segment of `module` end where the statement at `p` stands: in the shard that holds it or,
// when that shard guessed otherwise, scanned again.
void Scan::seek(const char* p, Outline& module) {
  const Shard& shard = shard_of(p);
  const auto offset = static_cast<std::uint64_t>(p - shard.base);
  const auto found = std::lower_bound(shard.statements.begin(), shard.statements.end(), offset,
                                      [](const Statement& s, std::uint64_t at) { return s.text.begin < at; });
  if (found != shard.statements.end() && found->text.begin == offset) {
    const auto index = static_cast<std::uint32_t>(found - shard.statements.begin());
    module.segments.push_back({&shard, index, index});
    return;
  }
  Shard* again = extra_.empty() ? nullptr : extra_.back().get();
  if (!again || module.segments.empty() || module.segments.back().shard != again) {
    extra_.push_back(std::make_unique<Shard>());
    again = extra_.back().get();
    again->base = again->limit = p;
    module.segments.push_back({again, 0, 0});
  }
  scan_one(*again, p, text_.data() + text_.size());
}

}  // namespace fusionc::ir
