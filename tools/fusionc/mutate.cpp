#include "tools/fusionc/mutate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "engine/ir/module.h"
#include "engine/match/match.h"
#include "engine/support/parallel.h"

namespace fusionc::tool {

namespace {

struct Edit {
  std::size_t begin = 0, end = 0;
  std::string text;
};

std::string edited(std::string_view text, std::vector<Edit> edits) {
  std::stable_sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) { return a.begin < b.begin; });
  std::string out;
  std::size_t at = 0;
  for (const Edit& edit : edits) {
    out.append(text.substr(at, edit.begin - at)).append(edit.text);
    at = edit.end;
  }
  return out.append(text.substr(at));
}

bool is_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$' || c == '.' || c == '-'; }

/// The parts of a list in brackets, split at commas outside of inner brackets; offsets into `text`.
std::vector<Span> parts(std::string_view text, std::size_t open) {
  std::vector<Span> out;
  int depth = 0;
  std::size_t begin = open + 1;
  for (std::size_t i = open; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '(' || c == '<' || c == '[' || c == '{') ++depth;
    if (c == ')' || c == ']' || c == '}' || (c == '>' && text[i - 1] != '-')) --depth;
    if ((c == ',' && depth == 1) || depth == 0) {
      while (begin < i && text[begin] == ' ') ++begin;
      if (begin < i) out.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(i)});
      begin = i + 1;
    }
    if (depth == 0) break;
  }
  return out;
}

/// The site of one rule in a file.
struct Site {
  const ir::Graph* graph;
  match::Match match;
};

class Maker {
 public:
  Maker(const rule::Program& program, const Fixture& fixture, const Expectation& expected, const Site& site, Mutants& out)
      : program_(program), fixture_(fixture), expected_(expected), graph_(*site.graph), match_(site.match), out_(out) {}

  void make() {
    renamed();
    interleaved();
    for (const ir::OpId op : match_.core) {
      exchanged(op);
      moved(op);
      used(op);
    }
    constants();
  }

 private:
  const rule::Body& body() const { return *program_.rules[match_.rule].body(match_.level); }
  std::size_t at(std::uint32_t offset) const { return graph_.text_offset + offset; }
  std::string_view text_of(ir::OpId op) const { return graph_.str(graph_.ops[op].text); }
  std::string name_of(ir::ValueId value) const {
    const ir::Value& v = graph_.values[value];
    std::string name(graph_.str(v.name));
    const bool together = v.def != ir::kNone && graph_.ops[v.def].result_count > 1 && text_of(v.def).starts_with(name + ":");
    return together ? fmt::format("{}#{}", name, v.index) : name;
  }

  void add(std::string what, bool stays, std::vector<Edit> edits) {
    out_.all.push_back({fixture_.path, expected_.line, expected_.rule, std::move(what), stays,
                        edited(fixture_.source->text(), std::move(edits)), {}});
  }

  /// Every value of the function has another name.
  void renamed() {
    const Span function = graph_.functions[graph_.ops[match_.root].function].text;
    const std::string_view text = graph_.str(function);
    std::vector<Edit> edits;
    bool quoted = false;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
      if (text[i] == '"') quoted = !quoted;
      if (text[i] == '%' && !quoted && is_name(text[i + 1])) {
        const std::size_t place = at(function.begin) + i + 1;
        edits.push_back({place, place, "renamed_"});
      }
    }
    add("values renamed", true, std::move(edits));
  }

  void interleaved() {
    std::vector<Edit> edits;
    for (std::size_t i = 0; i + 1 < match_.core.size(); ++i) {
      const std::size_t end = line_end(match_.core[i]);
      edits.push_back({end, end, fmt::format("\n    %between_{} = \"test.unrelated\"() : () -> tensor<7xf32>", i)});
    }
    if (!edits.empty()) add("unrelated ops between", true, std::move(edits));
  }

  std::size_t line_end(ir::OpId op) const {
    return std::min(fixture_.source->text().find('\n', at(graph_.ops[op].text.end)), fixture_.source->text().size());
  }

  /// Operands and their types as written, of an op in generic form: nothing otherwise.
  struct Written {
    std::vector<Span> operands, types;  ///< into the text of the op
  };
  std::optional<Written> written(ir::OpId op) const {
    const std::string_view text = text_of(op);
    const std::size_t name = text.find(fmt::format("\"{}\"", graph_.op_name(op)));
    if (name == std::string_view::npos) return std::nullopt;
    const std::size_t open = text.find('(', name), types = text.rfind(" : (");
    if (open == std::string_view::npos || types == std::string_view::npos || types < open) return std::nullopt;
    Written out{parts(text, open), parts(text, types + 3)};
    if (out.operands.size() != out.types.size()) return std::nullopt;
    return out;
  }

  Edit replaced(ir::OpId op, Span part, std::string text) const {
    const std::size_t begin = at(graph_.ops[op].text.begin);
    return {begin + part.begin, begin + part.end, std::move(text)};
  }

  const rule::Kind* kind_of(ir::OpId op) const {
    const auto spelling = program_.ops.by_op.find(std::string(graph_.op_name(op)));
    return spelling == program_.ops.by_op.end() ? nullptr : &program_.ops.kinds[program_.ops.spellings[spelling->second].kind];
  }

  void exchanged(ir::OpId op) {
    const rule::Kind* const kind = kind_of(op);
    const auto form = written(op);
    if (!kind || !kind->commutative || !form || form->operands.size() < 2) return;
    const std::string_view text = text_of(op);
    const auto both = [&](const std::vector<Span>& list, std::vector<Edit>& edits) {
      edits.push_back(replaced(op, list[0], std::string(list[1].in(text))));
      edits.push_back(replaced(op, list[1], std::string(list[0].in(text))));
    };
    if (form->operands[0].in(text) == form->operands[1].in(text)) return;
    std::vector<Edit> edits;
    both(form->operands, edits);
    both(form->types, edits);
    add(fmt::format("operands of {} exchanged, line {}", graph_.op_name(op), graph_.line(op)), true, std::move(edits));
  }

  bool in_core(ir::OpId op) const { return op != ir::kNone && std::binary_search(match_.core.begin(), match_.core.end(), op); }

  /// A layout move in front of what one core op reads of another.
  void moved(ir::OpId op) {
    const auto form = written(op);
    if (!form) return;
    const std::string_view text = text_of(op);
    for (std::size_t i = 0; i < form->operands.size() && i < graph_.operands(op).size(); ++i) {
      const ir::ValueId value = graph_.operands(op)[i];
      const std::string name = name_of(value);
      if (!in_core(graph_.values[value].def) || form->operands[i].in(text) != name) continue;
      // Read twice by one op it is one value both times.
      std::vector<Edit> edits;
      for (std::size_t j = 0; j < form->operands.size(); ++j)
        if (form->operands[j].in(text) == name) edits.push_back(replaced(op, form->operands[j], "%moved"));
      const std::size_t begin = at(graph_.ops[op].text.begin);
      const std::string type(form->types[i].in(text));
      edits.push_back({begin, begin, fmt::format("%moved = \"{}.to_layout\"({}) : ({}) -> {}\n    ",
                                                 match_.level == rule::Level::Ttir ? "ttir" : "ttnn", name, type, type)});
      // The use count of a value that is read by others too would change.
      const auto uses = graph_.uses(value);
      if (std::any_of(uses.begin(), uses.end(), [&](const ir::Use& use) { return use.op != op && in_core(use.op); })) {
        ++out_.open;
        continue;
      }
      add(fmt::format("a layout move in front of {}, line {}", name, graph_.line(op)), true, std::move(edits));
    }
  }

  /// Another user of a value between the ops of the site.
  void used(ir::OpId op) {
    if (graph_.ops[op].result_count != 1) return;
    const ir::ValueId value = graph_.result(op);
    const auto uses = graph_.uses(value);
    const bool inner = !uses.empty() && std::all_of(uses.begin(), uses.end(), [&](const ir::Use& use) {
      return in_core(use.op) || std::binary_search(match_.path.begin(), match_.path.end(), use.op);
    });
    if (op == match_.root || !inner) return;
    const bool escapes = std::any_of(body().nodes.begin(), body().nodes.end(), [](const rule::Node& n) { return n.escapes; });
    if (escapes || body().siblings || !body().also.empty()) {
      ++out_.open;
      return;
    }
    const std::size_t end = line_end(match_.root);
    const std::string type(graph_.type(value).text);
    add(fmt::format("another user of {}, line {}", name_of(value), graph_.line(op)), false,
        {{end, end, fmt::format("\n    %user = \"test.user\"({}) : ({}) -> {}", name_of(value), type, type)}});
  }

  /// A stated constant, three times itself and one more.
  void constants() {
    for (const match::Binding& binding : match_.bindings) {
      if (body().nodes[binding.node].kind != rule::NodeKind::Constant || binding.value == ir::kNone) continue;
      const ir::OpId op = graph_.values[binding.value].def;
      if (op == ir::kNone) continue;
      const std::string_view text = text_of(op);
      for (const std::string_view key : {"dense<", "fill_value = "}) {
        const std::size_t found = text.find(key);
        if (found == std::string_view::npos) continue;
        const std::size_t begin = found + key.size(), end = std::min(text.find_first_not_of("+-.eE0123456789", begin), text.size());
        double number = 0;
        try {
          number = std::stod(std::string(text.substr(begin, end - begin)));
        } catch (const std::exception&) {
          break;
        }
        add(fmt::format("constant {} is {}, line {}", text.substr(begin, end - begin), number * 3 + 1, graph_.line(op)), false,
            {replaced(op, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}, fmt::format("{:e}", number * 3 + 1))});
        break;
      }
    }
  }

  const rule::Program& program_;
  const Fixture& fixture_;
  const Expectation& expected_;
  const ir::Graph& graph_;
  const match::Match& match_;
  Mutants& out_;
};

/// Kinds of the core ops and what the match took: what tells whether a site is the same. A site that other alternatives
/// find instead is another one.
struct Shape {
  std::vector<std::string> ops;
  std::vector<std::pair<rule::NodeId, std::uint16_t>> branches;
  friend bool operator==(const Shape&, const Shape&) = default;
};

Shape shape_of(const ir::Graph& graph, const match::Match& match) {
  Shape out;
  for (const ir::OpId op : match.core) out.ops.emplace_back(graph.op_name(op));
  std::sort(out.ops.begin(), out.ops.end());
  out.branches = match.branches;
  return out;
}

rule::Program alone(const rule::Program& program, const std::string& name) {
  rule::Program out{program.ops, program.throughs, {}};
  for (const rule::Rule& rule : program.rules)
    if (rule.name == name) out.rules.push_back(rule);
  return out;
}

/// All matches of the only rule of a program in a text.
std::vector<Shape> shapes(const rule::Program& rule, const std::string& text, rule::Level level, std::string& problem) {
  Diagnostics diagnostics;
  const auto source = Source::from_text("mutant", text);
  std::vector<Shape> out;
  for (const ir::Module& module : ir::find_modules(*source))
    if (const auto graph = ir::read_module(source, module, diagnostics))
      for (const match::Match& match : match::run(rule, *graph, level).matches) out.push_back(shape_of(*graph, match));
  for (const Diagnostic& d : diagnostics.list()) problem = "the mutant cannot be read: " + d.message;
  return out;
}

Mutants mutate_rule(const rule::Program& program, const Fixture& fixture, const std::string& name) {
  Mutants out;
  const rule::Program rule = alone(program, name);
  for (std::size_t g = 0; g < fixture.graphs.size(); ++g) {
    const ir::Graph& graph = *fixture.graphs[g];
    const auto matches = match::run(rule, graph, fixture.levels[g]).matches;
    std::vector<Shape> before;
    for (const match::Match& match : matches) before.push_back(shape_of(graph, match));
    for (const Expectation& expected : fixture.expectations) {
      if (expected.rule != name || expected.kind != Expectation::Kind::Fuse) continue;
      for (const match::Match& match : matches) {
        if (graph.line(match.root) != expected.line) continue;
        const std::size_t first = out.all.size();
        Maker(rule, fixture, expected, {&graph, match}, out).make();
        const Shape site = shape_of(graph, match);
        const auto count = [&](const std::vector<Shape>& all) { return std::count(all.begin(), all.end(), site); };
        for (std::size_t i = first; i < out.all.size(); ++i) {
          Mutant& mutant = out.all[i];
          const auto after = shapes(rule, mutant.text, fixture.levels[g], mutant.problem);
          const auto was = count(before), is = count(after);
          if (mutant.problem.empty() && mutant.stays && is != was) mutant.problem = "the site is not found any more";
          if (mutant.problem.empty() && !mutant.stays && is >= was) mutant.problem = "the site is still found";
        }
        break;
      }
    }
  }
  return out;
}

}  // namespace

Mutants mutate(const rule::Program& program, const std::vector<Fixture>& fixtures, const std::vector<std::string>& wanted) {
  std::vector<std::pair<const Fixture*, std::string>> work;
  for (const Fixture& fixture : fixtures) {
    std::set<std::string> named;
    for (const Expectation& e : fixture.expectations)
      if (e.kind == Expectation::Kind::Fuse && std::find(wanted.begin(), wanted.end(), e.rule) != wanted.end()) named.insert(e.rule);
    for (const std::string& name : named) work.emplace_back(&fixture, name);
  }
  std::vector<Mutants> slots(work.size());
  parallel_for(work.size(), 1, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) slots[i] = mutate_rule(program, *work[i].first, work[i].second);
  });
  Mutants out;
  for (Mutants& slot : slots) {
    std::move(slot.all.begin(), slot.all.end(), std::back_inserter(out.all));
    out.open += slot.open;
  }
  return out;
}

}  // namespace fusionc::tool
