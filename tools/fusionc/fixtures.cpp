// Running fixtures. What is expected is read without the IR reader (a line of comment, then the line of the op), what
// happens comes from the matcher alone: no pairing and no overlap between rules, so that a fixture tests one rule.
#include "tools/fusionc/fixtures.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "engine/ir/module.h"
#include "engine/match/match.h"

namespace fs = std::filesystem;

namespace fusionc::tool {

namespace {

constexpr std::string_view kBlanks = " \t\r";

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) + 1 - begin);
}

std::string_view word(std::string_view& rest) {
  rest = trimmed(rest);
  const std::size_t end = std::min(rest.find_first_of(" \t["), rest.size());
  const std::string_view out = rest.substr(0, end);
  rest.remove_prefix(end);
  return out;
}

/// The expectation of one comment, nothing if it is another comment; `wrong` receives what is wrong with it.
std::optional<Expectation> parse_comment(std::string_view comment, std::string& wrong) {
  comment.remove_prefix(2);
  comment = trimmed(comment);
  const std::size_t colon = comment.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  using Kind = Expectation::Kind;
  Expectation out;
  bool known = false;
  for (const Kind kind : {Kind::Fuse, Kind::NoFuse, Kind::TodoFuse, Kind::TodoNoFuse})
    if (comment.substr(0, colon) == to_string(kind)) {
      out.kind = kind;
      known = true;
    }
  if (!known) return std::nullopt;
  std::string_view rest = comment.substr(colon + 1);
  out.rule = word(rest);
  if (out.rule.empty()) wrong = "a rule's name is missing";
  rest = trimmed(rest);
  if (rest.empty() || !wrong.empty()) return out;
  if (rest.front() != '[' || rest.back() != ']') {
    wrong = "after the rule only `[name=%value ...]` may follow";
    return out;
  }
  rest = rest.substr(1, rest.size() - 2);
  while (!trimmed(rest).empty()) {
    const std::string_view binding = word(rest);
    const std::size_t equals = binding.find("=%");
    if (equals == 0 || equals == std::string_view::npos) {
      wrong = "a binding has the form `name=%value`";
      return out;
    }
    out.bindings.emplace_back(binding.substr(0, equals), binding.substr(equals + 1));
  }
  return out;
}

void complain(const Source& source, std::size_t offset, std::size_t length, std::string message, Code code,
              std::string hint, Diagnostics& diagnostics) {
  diagnostics.add(diagnostic_at(code, source.path(), source.text(), offset, length, std::move(message), std::move(hint)));
}

std::vector<Expectation> parse_expectations(const Source& source, Diagnostics& diagnostics) {
  const std::string_view text = source.text();
  std::vector<Expectation> all, pending;
  std::size_t line = 1;
  for (std::size_t begin = 0; begin < text.size(); ++line) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view content = trimmed(text.substr(begin, end - begin));
    if (content.starts_with("//")) {
      std::string wrong;
      const auto offset = static_cast<std::size_t>(content.data() - text.data());
      if (auto expectation = parse_comment(content, wrong)) {
        expectation->offset = offset;
        if (wrong.empty())
          pending.push_back(*std::move(expectation));
        else
          complain(source, offset, content.size(), wrong, Code::BadFixture, {}, diagnostics);
      }
    } else if (!content.empty()) {
      for (Expectation& expectation : pending) {
        expectation.line = line;
        all.push_back(std::move(expectation));
      }
      pending.clear();
    }
    begin = end + 1;
  }
  for (const Expectation& expectation : pending)
    complain(source, expectation.offset, 2, "no op follows", Code::BadFixture, {}, diagnostics);
  return all;
}

/// As the fixture writes it: `%3`, or `%3#1` where the op names its results together.
std::string value_name(const ir::Graph& graph, ir::ValueId id) {
  const ir::Value& value = graph.values[id];
  std::string name(graph.str(value.name));
  const bool together = value.def != ir::kNone && graph.ops[value.def].result_count > 1 &&
                        graph.str(graph.ops[value.def].text).starts_with(name + ":");
  return together ? fmt::format("{}#{}", name, value.index) : name;
}

/// What a match binds to a name, or nothing.
std::string bound(const rule::Program& program, const ir::Graph& graph, const match::Match& match,
                  const std::string& name) {
  const rule::Body& body = *program.rules[match.rule].body(match.level);
  for (const match::Binding& b : match.bindings)
    if (body.nodes[b.node].name == name && b.value != ir::kNone) return value_name(graph, b.value);
  return {};
}

std::string line_text(const Source& source, std::size_t line) {
  std::string_view rest = source.text();
  for (std::size_t i = 1; i < line; ++i) rest.remove_prefix(std::min(rest.find('\n') + 1, rest.size()));
  return std::string(trimmed(rest.substr(0, rest.find('\n'))));
}

class Run {
 public:
  Run(const rule::Program& program, const Fixture& fixture) : program_(program), fixture_(fixture) {}

  std::vector<Verdict> verdicts() {
    for (const Expectation& e : fixture_.expectations) {
      named_.insert(e.rule);
      verdicts_.push_back({fixture_.path, e.line, e.kind, e.rule, {}, line_text(*fixture_.source, e.line)});
    }
    matched_.assign(verdicts_.size(), false);
    for (std::size_t i = 0; i < fixture_.graphs.size(); ++i) examine(*fixture_.graphs[i], fixture_.levels[i]);
    for (std::size_t i = 0; i < matched_.size(); ++i) conclude(verdicts_[i], matched_[i]);
    std::stable_sort(verdicts_.begin(), verdicts_.end(),
                     [](const Verdict& a, const Verdict& b) { return a.line < b.line; });
    return std::move(verdicts_);
  }

 private:
  void examine(const ir::Graph& graph, rule::Level level) {
    const match::Result result = match::run(program_, graph, level);
    for (const auto& [rule, root] : result.exhausted)
      noise(graph.line(root), program_.rules[rule].name, "budget: the search took too many steps");
    for (std::uint32_t r = 0; r < program_.rules.size(); ++r) {
      if (!named_.contains(program_.rules[r].name)) continue;
      std::vector<match::Match> own;
      std::copy_if(result.matches.begin(), result.matches.end(), std::back_inserter(own),
                   [&](const match::Match& m) { return m.rule == r; });
      for (const match::Match& m : match::settle(program_, std::move(own))) take(graph, m);
    }
  }

  void take(const ir::Graph& graph, const match::Match& match) {
    const std::string& rule = program_.rules[match.rule].name;
    const std::size_t line = graph.line(match.root);
    for (std::size_t i = 0; i < matched_.size(); ++i) {
      const Expectation& e = fixture_.expectations[i];
      if (e.rule != rule || e.line != line) continue;
      matched_[i] = true;
      for (const auto& [name, value] : e.bindings) {
        const std::string got = bound(program_, graph, match, name);
        if (got != value)
          verdicts_[i].problem = fmt::format("wrong binding: {} is {}, not {}", name, got.empty() ? "not bound" : got, value);
      }
      return;
    }
    noise(line, rule, "noisy: the rule matches here, and nothing says so");
  }

  void noise(std::size_t line, const std::string& rule, std::string problem) {
    verdicts_.push_back({fixture_.path, line, Expectation::Kind::Fuse, rule, std::move(problem), line_text(*fixture_.source, line)});
  }

  static void conclude(Verdict& verdict, bool matched) {
    using Kind = Expectation::Kind;
    if (!verdict.problem.empty()) return;
    if (verdict.kind == Kind::Fuse && !matched) verdict.problem = "missing: the rule does not match here";
    if (verdict.kind == Kind::NoFuse && matched) verdict.problem = "noisy: the rule matches here";
    if (verdict.kind == Kind::TodoFuse && matched) verdict.problem = "todo passes: the rule matches here now; write `fuse`";
    if (verdict.kind == Kind::TodoNoFuse && !matched)
      verdict.problem = "todo passes: the rule does not match here any more; write `no-fuse`";
  }

  const rule::Program& program_;
  const Fixture& fixture_;
  std::set<std::string> named_;
  std::vector<Verdict> verdicts_;
  std::vector<bool> matched_;  ///< by expectation; noise is appended to the verdicts behind
};

}  // namespace

std::string_view to_string(Expectation::Kind kind) {
  switch (kind) {
    case Expectation::Kind::Fuse:
      return "fuse";
    case Expectation::Kind::NoFuse:
      return "no-fuse";
    case Expectation::Kind::TodoFuse:
      return "todo-fuse";
    case Expectation::Kind::TodoNoFuse:
      return "todo-no-fuse";
  }
  return "fuse";
}

std::vector<std::string> fixture_paths(const std::string& path) {
  std::vector<std::string> out;
  std::error_code failed;
  const auto add = [&](const fs::path& file) {
    if (file.extension() == ".mlir") out.push_back(file.generic_string());
  };
  if (fs::is_directory(path, failed)) {
    for (fs::recursive_directory_iterator it(path, failed), end; !failed && it != end; it.increment(failed)) add(it->path());
  } else if (const fs::path file(path); file.extension() == ".fuse") {
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    const std::string stem = file.stem().string() + ".";
    for (fs::directory_iterator it(folder, failed), end; !failed && it != end; it.increment(failed))
      if (it->path().filename().string().starts_with(stem))
        add(file.has_parent_path() ? it->path() : it->path().filename());
  } else {
    add(file);
  }
  std::sort(out.begin(), out.end());
  return out;
}

std::optional<Fixture> read_fixture(const std::string& path, const rule::Program& program, Diagnostics& diagnostics,
                                    bool others) {
  Fixture out;
  out.path = path;
  out.source = Source::open(path, diagnostics);
  if (!out.source) return std::nullopt;
  Diagnostics found;
  out.expectations = parse_expectations(*out.source, found);
  std::set<std::size_t> lines;
  for (const ir::Module& module : ir::find_modules(*out.source)) {
    const auto graph = ir::read_module(out.source, module, found);
    if (!graph) continue;
    for (ir::OpId op = 0; op < graph->ops.size(); ++op) lines.insert(graph->line(op));
    out.graphs.push_back(graph);
    out.levels.push_back(module.dialect == ir::Dialect::Ttir ? rule::Level::Ttir : rule::Level::Ttnn);
  }
  std::vector<std::string_view> names;
  for (const rule::Rule& rule : program.rules) names.push_back(rule.name);
  const auto unknown = [&](const Expectation& e) {
    return std::find(names.begin(), names.end(), e.rule) == names.end();
  };
  if (others) std::erase_if(out.expectations, unknown);
  for (const Expectation& e : out.expectations) {
    if (unknown(e)) {
      const std::string near = did_you_mean(e.rule, names);
      complain(*out.source, out.source->text().find(e.rule, e.offset), e.rule.size(),
               fmt::format("no rule is called `{}`", e.rule), Code::UnknownRule,
               near.empty() ? std::string{} : fmt::format("did you mean `{}`?", near), found);
    } else if (!lines.contains(e.line)) {
      complain(*out.source, e.offset, 2, fmt::format("line {} below this comment begins no op", e.line), Code::BadFixture,
               {}, found);
    }
  }
  const bool wrong = found.has_errors();
  diagnostics.append(found);
  if (wrong) return std::nullopt;
  return out;
}

std::vector<Verdict> run_fixture(const rule::Program& program, const Fixture& fixture) {
  return Run(program, fixture).verdicts();
}

}  // namespace fusionc::tool
