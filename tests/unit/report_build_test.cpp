// Entries, segments, notes and costs, from sites on small graphs read from text.
#include <doctest/doctest.h>

#include "engine/ir/location.h"
#include "engine/ir/module.h"
#include "engine/report/cost.h"
#include "engine/report/origin.h"
#include "engine/report/report.h"

using namespace fusionc;
using namespace fusionc::report;

namespace {

std::shared_ptr<const ir::Graph> read(std::string text) {
  const auto source = Source::from_text("t.mlir", std::move(text));
  const auto modules = ir::find_modules(*source);
  REQUIRE(modules.size() == 1);
  Diagnostics diagnostics;
  auto graph = ir::read_module(source, modules.front(), diagnostics);
  for (const Diagnostic& d : diagnostics.list()) MESSAGE(render(d));
  REQUIRE(graph);
  return graph;
}

// The op of @main that defines a value.
ir::OpId op(const ir::Graph& graph, std::string_view value) {
  const ir::ValueId id = graph.find_value(graph.find_function("main"), value);
  REQUIRE(id != ir::kNone);
  return graph.values[id].def;
}

std::vector<ir::OpId> ops(const ir::Graph& graph, const std::vector<std::string>& values) {
  std::vector<ir::OpId> out;
  for (const std::string& value : values) out.push_back(op(graph, value));
  return out;
}

rule::Program program(rule::Source source = rule::Source::Ttnn) {
  rule::Program out;
  const auto kind = [&](const char* name, const char* spelling, const char* type) {
    const auto id = static_cast<rule::KindId>(out.ops.kinds.size());
    rule::Kind entry;
    entry.name = name;
    if (type) entry.classes = {type};
    entry.spellings = {static_cast<rule::SpellingId>(out.ops.spellings.size())};
    out.ops.kinds.push_back(entry);
    rule::Spelling written;
    written.op = spelling;
    written.kind = id;
    out.ops.by_op[spelling] = static_cast<rule::SpellingId>(out.ops.spellings.size());
    out.ops.spellings.push_back(written);
    out.ops.by_kind[name] = id;
  };
  kind("matmul", "ttnn.matmul", nullptr);
  kind("permute", "ttnn.permute", "permute");
  kind("reshape", "ttnn.reshape", "reshape");
  kind("typecast", "ttnn.typecast", "cast");
  rule::Rule rule;
  rule.name = "linear";
  rule.fused_op = "ttnn.linear";
  rule.source = source;
  rule.summary = "matmul and bias add";
  rule.torch = "x @ w + b";
  rule.ttnn.emplace();
  rule.ttir.emplace();
  rule.ttnn->where.resize(2);
  rule.ttnn->where[1].text = "vector(bias)";
  rule.ttnn->group_where.resize(1);
  rule.ttnn->group_where[0].text = "count() == 3";
  out.rules.push_back(rule);
  return out;
}

pair::Site site(const std::vector<ir::OpId>& core, const std::vector<ir::OpId>& path = {}) {
  pair::Site out;
  out.match.core = core;
  out.match.path = path;
  out.match.root = core.back();
  out.ttnn_ops = core;
  out.ttnn_ops.insert(out.ttnn_ops.end(), path.begin(), path.end());
  std::sort(out.ttnn_ops.begin(), out.ttnn_ops.end());
  return out;
}

// A report with what it refers to.
struct Built {
  Built(rule::Program p, std::vector<Unit> u)
      : program(std::move(p)), units(std::move(u)), report(build(program, units, "a", "b")) {}
  Built(const Built&) = delete;

  Instance instance(std::size_t entry = 0, std::size_t place = 0) const {
    return report.instance(report.entries.at(entry).places.at(place));
  }

  rule::Program program;
  std::vector<Unit> units;
  Report report;
};

std::vector<std::string> lines(const Segment& segment) {
  std::vector<std::string> out;
  for (Span line : segment.lines) out.emplace_back(segment.graph->str(line));
  return out;
}

Origin origin(const rule::OpTable& table, const ir::Graph& graph, const std::vector<ir::OpId>& core) {
  std::vector<ir::Location> locations;
  for (ir::OpId id : core) locations.push_back(ir::location(graph, id));
  return Provenance(table, graph).origin(locations, core);
}

// The text behind a key at the start of a line of the notes; empty if there is none.
std::string note(const std::string& notes, const std::string& key) {
  const std::size_t at = ("\n" + notes).find("\n" + key + ": ");
  if (at == std::string::npos) return {};
  const std::size_t begin = at + key.size() + 2;
  return notes.substr(begin, notes.find('\n', begin) - begin);
}

const char* const kChain = R"(module @m {
  func.func @main(%x: tensor<4x8xbf16> {ttcore.argument_type = #ttcore.argument_type<input>, ttir.name = "args_0"}, %w: tensor<8x8xf32> {ttcore.argument_type = #ttcore.argument_type<parameter>, ttir.name = "stages.2.blocks.11.fc.weight"}) -> tensor<4x8xbf16> {
    %0 = "ttnn.get_device"() : () -> !ttnn.device loc("device")
    %1 = "ttnn.typecast"(%w) : (tensor<8x8xf32>) -> tensor<8x8xbf16> loc("convert.1")
    %2 = "ttnn.matmul"(%x, %1) : (tensor<4x8xbf16>, tensor<8x8xbf16>) -> tensor<4x8xbf16> loc("dot.2")
    "ttnn.deallocate"(%1) : (tensor<8x8xbf16>) -> () loc("dot.2")
    %3 = "ttnn.full"(%0) <{fill_value = 1.0 : f32}> : (!ttnn.device) -> tensor<4x8xbf16> loc("full.3")
    %4 = "ttnn.relu"(%x) : (tensor<4x8xbf16>) -> tensor<4x8xbf16> loc("other.4")
    %5 = "ttnn.typecast"(%2) : (tensor<4x8xbf16>) -> tensor<4x8xf32> loc("dot.2")
    "ttnn.deallocate"(%2) : (tensor<4x8xbf16>) -> () loc("dot.2")
    %6 = "ttnn.add"(%5, %3) : (tensor<4x8xf32>, tensor<4x8xbf16>) -> tensor<4x8xf32> loc("add.6")
    %7 = "ttnn.add"(%6, %4) : (tensor<4x8xf32>, tensor<4x8xbf16>) -> tensor<4x8xf32> loc("add.7")
    "ttnn.deallocate"(%6) : (tensor<4x8xf32>) -> () loc("add.7")
    "ttnn.deallocate"(%5) : (tensor<4x8xf32>) -> () loc("add.7")
    return %7 : tensor<4x8xf32> loc("return")
  }
}
)";

}  // namespace

TEST_CASE("a segment is core, path and the deallocations of intermediates, in file order") {
  const auto graph = read(kChain);
  Unit unit{nullptr, graph, {site(ops(*graph, {"%2", "%6"}), ops(*graph, {"%5"}))}};
  const Built built(program(), {unit});
  REQUIRE(built.report.entries.size() == 1);
  const Entry& entry = built.report.entries[0];
  const Instance instance = built.instance();
  CHECK(entry.component_ops == std::vector<std::string>{"ttnn.matmul", "ttnn.add"});
  const auto segment = lines(instance.ttnn);
  REQUIRE(segment.size() == 5);
  CHECK(segment[0].starts_with("%2 = \"ttnn.matmul\""));
  CHECK(segment[1].starts_with("%5 = \"ttnn.typecast\""));
  CHECK(segment[2].starts_with("\"ttnn.deallocate\"(%2)"));
  CHECK(segment[3].starts_with("%6 = \"ttnn.add\""));
  CHECK(segment[4].starts_with("\"ttnn.deallocate\"(%5)"));
  CHECK(instance.ttir.lines.empty());
  // %2 is 4*8 bf16, %5 is 4*8 f32; %6 leaves the site.
  CHECK(entry.bytes_saved == 4 * 8 * 2 + 4 * 8 * 4);
  CHECK(entry.ops_saved == 2);
}

TEST_CASE("an intermediate that is used outside stays: neither deallocated in the segment nor saved") {
  const auto graph = read(kChain);
  const auto site_ops = ops(*graph, {"%6", "%7"});
  CHECK(intermediates(*graph, site_ops) == std::vector<ir::ValueId>{graph->result(site_ops[0])});
  CHECK(intermediates(*graph, ops(*graph, {"%2", "%6"})).empty());
  const Cost cost = report::cost(*graph, site_ops);
  CHECK(cost.ops == 1);
  CHECK(cost.bytes == 4 * 8 * 4);
  CHECK(cost.exact);
}

TEST_CASE("a reshape that is looked through stays, a cast goes") {
  const auto graph = read(R"(module {
  func.func @main(%x: tensor<4x8xbf16>, %w: tensor<8x8xbf16>, %b: tensor<1x4x8xbf16>) -> tensor<1x4x8xbf16> {
    %0 = "ttnn.matmul"(%x, %w) : (tensor<4x8xbf16>, tensor<8x8xbf16>) -> tensor<4x8xbf16>
    %1 = "ttnn.reshape"(%0) : (tensor<4x8xbf16>) -> tensor<1x4x8xbf16>
    %2 = "ttnn.typecast"(%1) : (tensor<1x4x8xbf16>) -> tensor<1x4x8xf32>
    %3 = "ttnn.add"(%2, %b) : (tensor<1x4x8xf32>, tensor<1x4x8xbf16>) -> tensor<1x4x8xbf16>
    return %3 : tensor<1x4x8xbf16>
  }
})");
  const Built built(program(), {Unit{nullptr, graph, {site(ops(*graph, {"%0", "%3"}), ops(*graph, {"%1", "%2"}))}}});
  // Of %0 and its reshaped copy one remains to be written.
  CHECK(built.report.entries[0].ops_saved == 2);
  CHECK(built.report.entries[0].bytes_saved == 4 * 8 * 2 + 4 * 8 * 4);
}

TEST_CASE("bytes follow block formats and admit what is not known") {
  const auto graph = read(R"(module {
  func.func @main(%x: tensor<32x32xf32>, %y: tensor<?x4xf32>) -> tensor<32x32xf32> {
    %0 = "ttnn.a"(%x) : (tensor<32x32xf32>) -> tensor<32x32x!ttcore.tile<32x32, bfp_bf8>>
    %1 = "ttnn.b"(%0) : (tensor<32x32x!ttcore.tile<32x32, bfp_bf8>>) -> tensor<?x4xf32>
    %2 = "ttnn.c"(%1) : (tensor<?x4xf32>) -> tensor<32x32xf32>
    return %2 : tensor<32x32xf32>
  }
})");
  CHECK(cost(*graph, ops(*graph, {"%0", "%1"})).bytes == 1088);
  CHECK(cost(*graph, ops(*graph, {"%0", "%1"})).exact);
  const Cost dynamic = cost(*graph, ops(*graph, {"%0", "%1", "%2"}));
  CHECK(dynamic.bytes == 1088);
  CHECK(!dynamic.exact);
}

TEST_CASE("notes come in a fixed order and say what the site shows") {
  const auto graph = read(kChain);
  pair::Site s = site(ops(*graph, {"%2", "%6"}), ops(*graph, {"%5"}));
  s.match.unproven = {1, 2};
  s.overlaps = {"ttnn.rms_norm", "ttnn.softmax"};
  rule::Program p = program();
  p.rules[0].compiler_pass = "ttir-fusing";
  p.rules[0].compiler_pattern = "MatmulWithBias";
  p.rules[0].compiler_status = "gated_off";
  p.rules[0].compiler_note = "off by default";
  p.rules[0].ttnn->notes = {{{"a note of the rule", rule::kNoId}}};
  CHECK(Built(p, {Unit{nullptr, graph, {s}}}).instance().notes ==
        "matmul and bias add\n"
        "model location: stage 2, block 11, at parameters stages.2.blocks.11.fc.weight\n"
        "source torch ops: x @ w + b\n"
        "a note of the rule\n"
        "interleaved: 1 unrelated op in TTNN between these ops; fusing may need reordering\n"
        "unproven: vector(bias); count() == 3\n"
        "paired by: nothing (no TTIR given)\n"
        "through: ttnn.typecast\n"
        "overlaps: ttnn.rms_norm, ttnn.softmax\n"
        "compiler pass: ttir-fusing, pattern MatmulWithBias (gated_off): off by default\n"
        "saves: 2 ops, 192 B of intermediates not written and read again\n");
}

TEST_CASE("an op that computes something for the site does not interleave it") {
  const auto graph = read(kChain);
  // Between %2 and %7 stands %4, which %7 reads.
  const Built built(program(),
                    {Unit{nullptr, graph, {site(ops(*graph, {"%2", "%6", "%7"}), ops(*graph, {"%5"}))}}});
  CHECK(note(built.instance().notes, "interleaved") == "");
}

TEST_CASE("the pairing is named when it is not by the same rule at the same locations") {
  const auto graph = read(kChain);
  const auto notes = [&](pair::How how, const char* why) {
    pair::Site s = site(ops(*graph, {"%6", "%7"}));
    s.how = how;
    s.why = why;
    s.ttir_ops = s.ttnn_ops;
    return note(Built(program(), {Unit{graph, graph, {s}}}).instance().notes, "paired by");
  };
  CHECK(notes(pair::How::SameRule, "") == "");
  CHECK(notes(pair::How::Locations, "") == "locations");
  CHECK(notes(pair::How::Structure, "").starts_with("structure"));
  CHECK(notes(pair::How::Decomposed, "").find("decomposed by the backend") != std::string::npos);
  CHECK(notes(pair::How::None, "two candidates") == "nothing (two candidates)");
}

TEST_CASE("a fused op that the backend took apart, and the kernel that proves a theoretical fusion") {
  const auto graph = read(R"(module {
  func.func @main(%x: tensor<4x8xbf16>, %w: tensor<8x8xbf16>, %b: tensor<4x8xbf16>) -> tensor<4x8xbf16> {
    %0 = "ttnn.matmul"(%x, %w) : (tensor<4x8xbf16>, tensor<8x8xbf16>) -> tensor<4x8xbf16> loc("add.1_decomp_matmul_workaround"("add.1_decomp_matmul"("add.1")))
    %1 = "ttnn.add"(%0, %b) : (tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16> loc("add.1_decomp_add"("add.1"))
    return %1 : tensor<4x8xbf16>
  }
}
)");
  const auto notes = [&](rule::Source source) {
    rule::Program rules = program(source);
    rules.rules[0].kernel = "library f";
    return Built(rules, {Unit{nullptr, graph, {site(ops(*graph, {"%0", "%1"}))}}}).instance().notes;
  };
  CHECK(note(notes(rule::Source::Ttnn), "split by the backend")
            .starts_with("locations end in _decomp_matmul, _decomp_add:"));
  CHECK(note(notes(rule::Source::Cuda), "split by the backend") == "");
  CHECK(note(notes(rule::Source::Cuda), "kernel") == "library f");
}

TEST_CASE("TTIR alone proves nothing about what is missed") {
  const auto graph = read(kChain);
  pair::Site s = site(ops(*graph, {"%6", "%7"}));
  s.match.level = rule::Level::Ttir;
  std::swap(s.ttir_ops, s.ttnn_ops);
  const Built built(program(), {Unit{graph, nullptr, {s}}});
  const Instance instance = built.instance();
  CHECK(note(instance.notes, "unproven") == "no TTNN given");
  CHECK(lines(instance.ttir).size() == 3);
  CHECK(instance.ttnn.lines.empty());
  CHECK(instance.ir_loc == "\"add.6\", \"add.7\"");
}

TEST_CASE("entries are one fused op, source and component ops, most instances first") {
  const auto graph = read(kChain);
  rule::Program p = program();
  rule::Rule other = p.rules[0];
  other.fused_op = "ttnn.addmm";
  p.rules.push_back(other);
  std::vector<pair::Site> sites = {site(ops(*graph, {"%2", "%6"})), site(ops(*graph, {"%6", "%7"})),
                                   site(ops(*graph, {"%6", "%7"})), site(ops(*graph, {"%2", "%5"}))};
  sites[2].match.rule = 1;
  sites.push_back(site(ops(*graph, {"%7"})));
  const Built built(p, {Unit{nullptr, graph, sites}});
  const Report& report = built.report;
  REQUIRE(report.entries.size() == 4);
  // Two adds in a row are one name; so is one add.
  CHECK(report.entries[0].component_ops == std::vector<std::string>{"ttnn.add"});
  CHECK(report.entries[0].fused_op == "ttnn.linear");
  CHECK(report.entries[0].places.size() == 2);
  CHECK(report.entries[0].places[0].site == 1);
  CHECK(report.entries[0].places[1].site == 4);
  CHECK(report.entries[1].fused_op == "ttnn.addmm");
  CHECK(report.entries[2].component_ops == std::vector<std::string>{"ttnn.matmul", "ttnn.add"});
  CHECK(report.entries[3].component_ops == std::vector<std::string>{"ttnn.matmul", "ttnn.typecast"});
}

TEST_CASE("several graphs are named first") {
  const auto graph = read(kChain);
  const Unit unit{nullptr, graph, {site(ops(*graph, {"%6", "%7"}))}};
  CHECK(note(Built(program(), {unit, unit}).instance(0, 1).notes, "model location").starts_with("@m: "));
}

TEST_CASE("module paths of locations name the place and the torch ops") {
  const auto graph = read(R"(module {
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "ttnn.matmul"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> loc(#loc1)
    %1 = "ttnn.add"(%0, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> loc(#loc3)
    %2 = "ttnn.gelu"(%1) : (tensor<4xf32>) -> tensor<4xf32> loc(#loc4)
    %3 = "ttnn.neg"(%2) : (tensor<4xf32>) -> tensor<4xf32> loc(#loc5)
    return %3 : tensor<4xf32>
  }
}
#loc1 = loc("7|Model[net]|Layer[net.layers[2]]|Mlp[net.layers[2].mlp]|Linear[net.layers[2].mlp.fc1]|/a/b.py:3|forward|12|mm_1aten__mm_decomp_matmul"(#loc2))
#loc2 = loc("7|Model[net]|Layer[net.layers[2]]|Mlp[net.layers[2].mlp]|Linear[net.layers[2].mlp.fc1]|/a/b.py:3|forward|12|mm_1aten__mm")
#loc3 = loc("8|Model[net]|Layer[net.layers[2]]|Mlp[net.layers[2].mlp]|Linear[net.layers[2].mlp.fc1]|/a/b.py:3|forward|12|add_1aten__add")
#loc4 = loc("9|Model[net]|Layer[net.layers[2]]|Mlp[net.layers[2].mlp]|GELU[net.layers[2].mlp.act]|/a/b.py:3|forward|13|gelu_1aten__gelu")
#loc5 = loc("-1|unknown|unknown|-1|aten__neg")
)");
  const rule::OpTable table;
  const auto at = [&](const std::vector<std::string>& values) {
    const auto core = ops(*graph, values);
    return origin(table, *graph, core);
  };
  CHECK(at({"%0", "%1"}).location == "net.layers[2].mlp.fc1, Linear in Mlp (layer 2)");
  CHECK(at({"%0", "%1"}).torch == "aten.mm, aten.add in Linear");
  CHECK(at({"%0", "%1", "%2"}).location ==
        "net.layers[2].mlp, Mlp in Layer (layer 2): fc1 (Linear), act (GELU)");
  CHECK(at({"%1", "%3"}).location == "net.layers[2].mlp.fc1, Linear in Mlp (layer 2)");
  CHECK(at({"%3"}).location == "");
  CHECK(at({"%3"}).torch == "aten.neg");
}

TEST_CASE("parameters are found through const-eval, traces and data movement, else upstream") {
  const auto graph = read(R"(module {
  func.func private @const_eval_0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<8x4xf32> attributes {tt.function_type = "const_eval"} {
    %0 = "ttnn.concat"(%arg0, %arg1) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
  func.func @main(%x: tensor<4x4xf32> {ttir.name = "input_1"}, %a: tensor<4x4xf32> {ttir.name = "model.layers.3.q.weight"}, %b: tensor<4x4xf32> {ttir.name = "model.layers.3.k.weight"}, %c: tensor<4x4xf32> {ttcore.argument_type = #ttcore.argument_type<constant>, ttir.name = "rotary.inv_freq"}) -> tensor<4x4xf32> {
    %0 = ttcore.load_cached(@const_eval_0, [%a, %b]) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %1 = "ttnn.permute"(%0) : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %2 = "ttnn.matmul"(%x, %1) : (tensor<4x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %3 = "ttnn.multiply"(%2, %c) : (tensor<4x8xf32>, tensor<4x4xf32>) -> tensor<4x8xf32>
    %4 = "ttnn.exp"(%3) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = "ttnn.relu"(%x) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %6 = "ttnn.cos"(%c) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %4 : tensor<4x8xf32>
  }
})");
  const auto hoisted = read(R"(module {
  func.func private @const_eval_0(%arg0: tensor<4xf32>) -> tensor<4xf32> attributes {tt.function_type = "const_eval"} {
    %0 = call @cpu_hoisted_1(%arg0) {ttir.cpu_hoist_call} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @main(%x: tensor<4xf32>, %a: tensor<4xf32> {ttir.name = "table"}) -> tensor<4xf32> {
    %0 = ttcore.load_cached(@const_eval_0, [%a]) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = "ttnn.multiply"(%x, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  ttcore.cpu_module {
    builtin.module {
      func.func @cpu_hoisted_1(%arg0: tensor<4xf32>) -> tensor<4xf32> {
        %0 = "ttir.exp"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
        return %0 : tensor<4xf32>
      }
    }
  }
})");
  const auto product = ops(*hoisted, {"%1"});
  CHECK(origin(program().ops, *hoisted, product).location == "at parameters table");
  // Of thirteen parameters that one hoisted call was passed no one is told apart.
  std::string types, named, values, values_typed;
  for (int i = 0; i < 13; ++i) {
    const std::string comma = i ? ", " : "", number = std::to_string(i);
    types += comma + "tensor<4xf32>";
    named += ", %a" + number + ": tensor<4xf32> {ttir.name = \"layers." + number + ".weight\"}";
    values += comma + "%a" + number;
    values_typed += comma + "%a" + number + ": tensor<4xf32>";
  }
  const auto many = read("module {\n  func.func @main(%x: tensor<4xf32>" + named +
                         ") -> tensor<4xf32> {\n    %0 = call @cpu_hoisted_1(" + values +
                         ") {ttir.cpu_hoist_call} : (" + types +
                         ") -> tensor<4xf32>\n    %1 = \"ttnn.multiply\"(%x, %0) : (tensor<4xf32>, tensor<4xf32>) -> "
                         "tensor<4xf32>\n    return %1 : tensor<4xf32>\n  }\n  ttcore.cpu_module {\n    builtin.module "
                         "{\n      func.func @cpu_hoisted_1(" + values_typed +
                         ") -> tensor<4xf32> {\n        %0 = \"ttir.exp\"(%a3) : (tensor<4xf32>) -> tensor<4xf32>\n        return %0 : "
                         "tensor<4xf32>\n      }\n    }\n  }\n}\n");
  CHECK(origin(program().ops, *many, ops(*many, {"%1"})).location == "");

  const rule::OpTable table = program().ops;
  const auto place = [&](const char* value) {
    const auto core = ops(*graph, {value});
    return origin(table, *graph, core).location;
  };
  CHECK(place("%2") == "layer 3, at parameters model.layers.3.q.weight, model.layers.3.k.weight");
  CHECK(place("%4") == "layer 3, downstream of parameters model.layers.3.q.weight, model.layers.3.k.weight");
  CHECK(place("%5") == "");
  CHECK(place("%6") == "at constants rotary.inv_freq");
  const auto core = ops(*graph, {"%5"});
  CHECK(note(Built(program(), {Unit{nullptr, graph, {site(core)}}}).instance().notes, "model location") == "unknown (no name in the dump leads here)");
  const auto bare = read(R"(module {
  func.func @main(%x: tensor<4xf32> {ttir.name = "args_0"}) -> tensor<4xf32> {
    %0 = "ttnn.relu"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
})");
  CHECK(note(Built(program(), {Unit{nullptr, bare, {site(ops(*bare, {"%0"}))}}}).instance().notes,
             "model location") == "unknown (no names in the dump)");
}

TEST_CASE("numbers are layers only behind a word that says so") {
  CHECK(layer_of("model.layers.17.self_attn.q_proj.weight") == "layer 17");
  CHECK(layer_of("L__self___layers__modules__0___mlp_down_proj.weight") == "layer 0");
  CHECK(layer_of("encoder.layers[2].fc1") == "layer 2");
  CHECK(layer_of("resnet_encoder_stages_3_layers_1_shortcut") == "stage 3, layer 1");
  CHECK(layer_of("stages.1.blocks.0.conv_mid.2.bn.weight") == "stage 1, block 0");
  CHECK(layer_of("transformer_h_5_ln_1_weight") == "h 5");
  CHECK(layer_of("fc1.weight") == "");
  CHECK(layer_of("conv2d_1") == "");
  CHECK(layer_of("layer2x") == "");
  CHECK(layer_of("") == "");
}

TEST_CASE("names that are not module paths stay unread") {
  const SourceName plain = parse_source_name("add.341");
  CHECK(plain.modules.empty());
  CHECK(plain.torch_op.empty());
  CHECK(parse_source_name("aten__mul.4029/aten__mul").torch_op == "mul");
  const SourceName old = parse_source_name(
      "Sequential[classifier]|Linear[getattr(classifier, '1')]|/x.py:329|forward|347|aten__addmm");
  REQUIRE(old.modules.size() == 2);
  CHECK(old.modules[1].type == "Linear");
  CHECK(old.modules[1].path == "getattr(classifier, '1')");
  CHECK(old.torch_op == "addmm");
}
