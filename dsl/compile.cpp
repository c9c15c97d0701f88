// Rules of all files to one program. Idea: files and their imports are read first (units.h); then each rule
// is checked on its own and its match blocks become bodies (body.h), one per level; a block without a level
// is the body of both. The same error found twice (a pattern is checked alone and where it is used) is
// reported once.
//
// Files know each other only through the patterns they import, which are as written; so once all are read, files are
// compiled in parallel, and what they number is renumbered in their order.
#include "dsl/compile.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "dsl/body.h"
#include "dsl/units.h"
#include "engine/support/parallel.h"

namespace fusionc::dsl {
namespace {

class RuleCompiler {
 public:
  RuleCompiler(Tables program, const Unit& unit, const Rule& rule, Diagnostics& diagnostics)
      : program_(program), unit_(unit), rule_(rule), diagnostics_(diagnostics) {}

  rule::Rule compile() {
    out_.name = rule_.name.text;
    out_.file = unit_.name;
    out_.span = rule_.name.span;
    check_clauses();
    metadata();
    bodies();
    return std::move(out_);
  }

 private:
  void error(Code code, Span span, std::string message, std::string hint = {}) {
    diagnostics_.add(error_at(unit_, code, span, std::move(message), std::move(hint)));
  }

  void check_clauses() {
    std::set<std::string_view> seen;
    for (const Name& word : rule_.clauses) {
      const std::string_view name =
          word.text.find_first_of(" \t\r\n") == std::string_view::npos ? word.text : "group where";
      if (!seen.insert(name).second && name != "note" && name != "match")
        error(Code::DuplicateClause, word.span, fmt::format("`{}` is given twice", name));
    }
    std::vector<std::string_view> missing;
    for (std::string_view needed : {"fused_op", "source", "summary", "match"})
      if (!seen.count(needed)) missing.push_back(needed);
    if (!missing.empty())
      error(Code::MissingClause, rule_.name.span,
            fmt::format("rule `{}` has no {}", rule_.name.text, fmt::join(missing, ", no ")));
    for (const Match& match : rule_.matches)
      if (match.equations.empty()) error(Code::MissingClause, match.span, "the match block has no equation");
  }

  template <typename T>
  T choose(const Name& word, std::string_view what,
           std::initializer_list<std::pair<std::string_view, T>> choices) {
    std::vector<std::string_view> names;
    for (const auto& [name, value] : choices) {
      if (name == word.text) return value;
      names.push_back(name);
    }
    error(Code::UnknownWord, word.span, fmt::format("unknown {} `{}`", what, word.text),
          fmt::format("{} is one of {}", what, fmt::join(names, ", ")));
    return choices.begin()->second;
  }

  void metadata() {
    out_.fused_op = rule_.fused_op.text;
    if (rule_.source.given())
      out_.source = choose<rule::Source>(rule_.source, "source",
                                         {{"ttnn", rule::Source::Ttnn},
                                          {"torch", rule::Source::Torch},
                                          {"triton", rule::Source::Triton},
                                          {"cuda", rule::Source::Cuda}});
    out_.summary = rule_.summary.text;
    out_.torch = rule_.torch.text;
    out_.kernel = rule_.kernel.text;
    out_.version = rule_.version.text;
    out_.seen = rule_.seen.text;
    out_.group = rule_.group.text;
    if (rule_.enabled.given())
      out_.default_off = choose<bool>(rule_.enabled, "default", {{"off", true}, {"on", false}});
    if (rule_.priority) {
      out_.priority = static_cast<std::int64_t>(std::clamp(*rule_.priority, -1e9, 1e9));
      if (static_cast<double>(out_.priority) != *rule_.priority)
        error(Code::BadRange, rule_.priority_span, "a priority is a whole number");
    }
    for (const Setting& setting : rule_.compiler) compiler(setting);
  }

  void compiler(const Setting& setting) {
    std::string* const field = choose<std::string*>(setting.name, "setting",
                                                    {{"pass", &out_.compiler_pass},
                                                     {"pattern", &out_.compiler_pattern},
                                                     {"status", &out_.compiler_status},
                                                     {"note", &out_.compiler_note}});
    if (!field->empty())
      error(Code::DuplicateClause, setting.name.span, fmt::format("`{}` is given twice", setting.name.text));
    *field = setting.text.given() ? setting.text.text : std::string(setting.word.text);
    if (field == &out_.compiler_status && setting.word.given())
      choose<int>(setting.word, "status", {{"no_pass", 0}, {"pass_exists_not_fired", 0}, {"gated_off", 0}});
    else if (field == &out_.compiler_status)
      error(Code::UnknownWord, setting.text.span, "a status is a word, not a text");
  }

  void bodies() {
    const Match* blocks[2] = {};
    for (const Match& match : rule_.matches) {
      bool at[2] = {true, true};
      if (match.level.given()) {
        const int level = choose<int>(match.level, "level", {{"ttir", 0}, {"ttnn", 1}});
        at[1 - level] = false;
      }
      for (int level = 0; level < 2; ++level) {
        if (at[level] && blocks[level])
          error(Code::DuplicateClause, match.span,
                fmt::format("there are two match blocks for {}", level ? "ttnn" : "ttir"));
        if (at[level] && !match.equations.empty()) blocks[level] = &match;
      }
    }
    if (blocks[0] && blocks[0] == blocks[1]) {
      BodyBuilder both(program_, unit_, rule_, *blocks[0], diagnostics_);
      both.attach(nullptr);
      out_.ttir = both.take();
      out_.ttnn = out_.ttir;
      return;
    }
    std::optional<BodyBuilder> builders[2];
    for (int level = 0; level < 2; ++level)
      if (blocks[level]) builders[level].emplace(program_, unit_, rule_, *blocks[level], diagnostics_);
    for (int level = 0; level < 2; ++level) {
      if (!builders[level]) continue;
      builders[level]->attach(builders[1 - level] ? &*builders[1 - level] : nullptr);
      (level ? out_.ttnn : out_.ttir) = builders[level]->take();
    }
  }

  const Tables program_;
  const Unit& unit_;
  const Rule& rule_;
  Diagnostics& diagnostics_;
  rule::Rule out_;
};

/// The rules of one file, which know no other: their look-throughs have numbers of their own.
struct Compiled {
  std::vector<rule::Rule> rules;
  std::vector<rule::Through> throughs;
  Diagnostics found;
};

Compiled compile_unit(const rule::OpTable& ops, const Unit& unit) {
  Compiled out;
  const Tables tables{ops, out.throughs};
  intern_through(tables, {}, Unit{}, out.found);
  for (const PatternDefinition& definition : unit.file.definitions)
    BodyBuilder::check(tables, unit, definition, out.found);
  if (unit.listed)
    for (const Rule& rule : unit.file.rules) out.rules.push_back(RuleCompiler(tables, unit, rule, out.found).compile());
  return out;
}

/// From the numbers of one file to those of the program, in order of the files: the result does not depend on which
/// file was compiled first. False when there are too many.
bool renumber(Compiled& compiled, std::vector<rule::Through>& all) {
  std::vector<rule::ThroughId> number;
  for (rule::Through& through : compiled.throughs) {
    number.push_back(intern(all, std::move(through)));
    if (number.back() == rule::kNoId) return false;
  }
  const auto renumbered = [&](rule::ThroughId& id) {
    if (id != rule::kNoId) id = number[id];
  };
  for (rule::Rule& rule : compiled.rules)
    for (std::optional<rule::Body>* body : {&rule.ttir, &rule.ttnn}) {
      if (!*body) continue;
      for (rule::Node& node : (*body)->nodes) {
        renumbered(node.through);
        for (rule::Edge& edge : node.operands) renumbered(edge.through);
        for (rule::Alternative& each : node.alternatives) renumbered(each.through);
      }
    }
  return true;
}

bool before(const Diagnostic& a, const Diagnostic& b) {
  return std::tie(a.file, a.line, a.column, a.code, a.message) <
         std::tie(b.file, b.line, b.column, b.code, b.message);
}

// Sorted by place, each once; true when there is an error.
bool report(const Diagnostics& found, Diagnostics& diagnostics) {
  std::vector<Diagnostic> list = found.list();
  std::stable_sort(list.begin(), list.end(), before);
  list.erase(
      std::unique(list.begin(), list.end(),
                  [](const Diagnostic& a, const Diagnostic& b) { return !before(a, b) && !before(b, a); }),
      list.end());
  for (Diagnostic& each : list) diagnostics.add(std::move(each));
  return found.has_errors();
}

}  // namespace

std::optional<rule::Program> compile(rule::OpTable ops, const std::vector<SourceText>& files,
                                     const ReadFile& read, Diagnostics& diagnostics) {
  Diagnostics found;
  rule::Program program;
  program.ops = std::move(ops);
  const Units units(files, read, found);
  std::vector<const Unit*> complete;
  for (const Unit& unit : units.all())
    if (unit.complete) complete.push_back(&unit);
  std::vector<Compiled> compiled(complete.size());
  parallel_for(complete.size(), 1, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) compiled[i] = compile_unit(program.ops, *complete[i]);
  });
  std::map<std::string, const Unit*> defined;
  intern_through({program.ops, program.throughs}, {}, Unit{}, found);  // 0: layout only
  for (std::size_t i = 0; i < complete.size(); ++i) {
    const Unit& unit = *complete[i];
    found.append(compiled[i].found);
    if (!renumber(compiled[i], program.throughs))
      found.add(error_at(unit, Code::RuleTooLarge, {}, "too many different sets of ops to look through in all files"));
    if (unit.listed)
      for (const Rule& rule : unit.file.rules)
        if (const auto [known, added] = defined.emplace(std::string(rule.name.text), &unit); !added)
          found.add(error_at(unit, Code::DuplicateRule, rule.name.span,
                             fmt::format("rule `{}` is already defined in `{}`", rule.name.text, known->second->name)));
    std::move(compiled[i].rules.begin(), compiled[i].rules.end(), std::back_inserter(program.rules));
  }
  if (report(found, diagnostics)) return std::nullopt;
  std::sort(program.rules.begin(), program.rules.end(),
            [](const auto& a, const auto& b) { return a.name < b.name; });
  return program;
}

}  // namespace fusionc::dsl
