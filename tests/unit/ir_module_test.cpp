// Modules among other text, and text that is no module.
#include <set>

#include "ir_fixture.h"

using namespace fusionc;
using namespace fusionc::ir;
using namespace fusionc::ir::test;

namespace {

const char* const kLog = R"(2026-06-19 10:18:52.347 ( 24.9s) builder.cc:281 1| ModuleBuilder::buildModule
module is not at the start of an op here (layers): ModuleList(
2026-06-19 10:18:52.347 ( 24.9s) builder.cc:281 1| MLIR Module ttir:
#loc1 = loc("a(")
#loc2 = loc("b")
module @G.1 attributes {x = "}"} {
  func.func @main(%arg0: tensor<1xf32> loc(#loc1)) {
    %0 = "ttir.neg"(%arg0) : (tensor<1xf32>) -> tensor<1xf32> loc(#loc2)
    return loc(#loc)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
------------------ END OF MLIR MODULE ------------------
 50%|#####     | 1/2 {"unbalanced: [
// -----// IR Dump Before TTNNDeallocate (ttnn-deallocate) ('builtin.module' operation: @G.2) //----- //
module @G.2 {
  func.func @main(%arg0: tensor<1xf32>) {
    %0 = "ttnn.neg"(%arg0) : (tensor<1xf32>) -> tensor<1xf32>
    return
  }
}
)";

std::string module_of(std::size_t ops) {
  std::string text = "module {\n  func.func @f(%arg0: tensor<1xf32>) {\n";
  for (std::size_t i = 0; i < ops; ++i)
    text += "    %" + std::to_string(i) +
            " = \"ttir.neg\"(%arg0) <{a = [1,\n  2], s = \"(\"}>\n      : (tensor<1xf32>) -> tensor<1xf32>\n";
  return text + "    return\n  }\n}\n";
}

}  // namespace

TEST_CASE("modules of a log: extent, lines, banners, counts") {
  const auto source = Source::from_text("log", kLog);
  const auto modules = find_modules(*source);
  REQUIRE(modules.size() == 2);
  const Module& a = modules[0];
  CHECK(a.symbol == "G.1");
  CHECK(a.stage == "ttir");
  CHECK(a.pass.empty());
  CHECK(a.dialect == Dialect::Ttir);
  CHECK(a.first_line == 6);
  CHECK(a.last_line == 11);
  CHECK(a.functions == 1);
  CHECK(a.ttir_ops == 1);
  CHECK(a.other_ops == 1);
  CHECK_FALSE(a.truncated);
  const std::string_view text = source->text().substr(a.begin, a.end - a.begin);
  CHECK(text.starts_with("#loc1 = loc(\"a(\")"));
  CHECK(text.ends_with("#loc = loc(unknown)"));
  CHECK(source->text().substr(a.body).starts_with("module @G.1"));
  const Module& b = modules[1];
  CHECK(b.symbol == "G.2");
  CHECK(b.dialect == Dialect::Ttnn);
  CHECK(b.pass == "IR Dump Before TTNNDeallocate (ttnn-deallocate) ('builtin.module' operation: @G.2)");
  CHECK(source->text().substr(b.begin, b.end - b.begin).ends_with("}"));
}

TEST_CASE("a table between two modules is split") {
  const auto source =
      Source::from_text("t",
                        "module {\n} loc(#loc)\n#loc = loc(unknown)\n#loc1 = loc(\"a\")\n#dram = "
                        "#x<dram>\n#loc = loc(\"b\")\nmodule {\n} loc(#loc)\n");
  const auto modules = find_modules(*source);
  REQUIRE(modules.size() == 2);
  Diagnostics diagnostics;
  const auto a = read_module(source, modules[0], diagnostics);
  const auto b = read_module(source, modules[1], diagnostics);
  REQUIRE((a && b));
  CHECK(a->locations->size() == 2);
  CHECK(b->locations->size() == 1);
  CHECK(b->text.starts_with("#dram"));
}

TEST_CASE("an alias glued to a log line opens the table") {
  const auto source =
      Source::from_text("t", "!!!Canonicalizer: #loc2 = loc(\"-\":2:19)\n#loc3 = loc(\"x\")\nmodule {\n}\n");
  const auto modules = find_modules(*source);
  REQUIRE(modules.size() == 1);
  CHECK(source->text().substr(modules[0].begin).starts_with("#loc2"));
}

TEST_CASE("the dialect is decided outside of cpu modules") {
  const auto modules = find_modules(*Source::from_text("t", R"(module {
  ttcore.device_module {
    builtin.module {
      func.func @f() {
        "ttnn.x"() : () -> ()
        return
      }
    }
  }
  ttcore.cpu_module {
    builtin.module {
      func.func @g() {
        "ttir.x"() : () -> ()
        "ttir.y"() : () -> ()
        return
      }
    }
  }
}
)"));
  REQUIRE(modules.size() == 1);
  CHECK(modules[0].dialect == Dialect::Ttnn);
  CHECK(modules[0].ttir_ops == 2);
}

TEST_CASE(
    "encodings and line ends: BOM, CRLF, bare CR, NUL, bytes that are not UTF-8, colour codes, one line") {
  const std::string plain =
      "module @m {\n  func.func @f(%a: f32) {\n    %0 = foo.bar %a : f32\n    \"x.y\"(%0) : (f32) -> ()\n    "
      "return\n  }\n}\n";
  const auto op_text = [](const std::string& text) {
    const auto g = read(text);
    return std::string(g->str(g->ops[0].text)) + "|" + std::string(g->str(g->ops[1].text));
  };
  const std::string expected = "%0 = foo.bar %a : f32|\"x.y\"(%0) : (f32) -> ()";
  std::string crlf;
  for (const char c : plain) crlf += c == '\n' ? "\r\n" : std::string(1, c);
  CHECK(op_text(plain) == expected);
  CHECK(op_text(crlf) == expected);
  CHECK(op_text("\xEF\xBB\xBF" + plain) == expected);
  CHECK(op_text(std::string("\x00\xff\xfe\n", 4) + plain + "\x80\x00") == expected);
  CHECK(op_text(" 50%|###   | 1/2\r100%|######| 2/2\r" + plain) == expected);
  CHECK(op_text("\x1b[32mgreen\x1b[0m\n\x1b[0m" + plain + "\x1b[31mred\x1b[0m\n") == expected);
  CHECK(op_text("module {func.func @f(%a: f32) {%0 = \"x.x\"(%a) : (f32) -> f32 \"x.y\"(%0) : (f32) -> () "
                "return}}") == "%0 = \"x.x\"(%a) : (f32) -> f32|\"x.y\"(%0) : (f32) -> ()");
}

TEST_CASE("prefixes that a log viewer puts in front of each line") {
  const char* const bodies[] = {"#loc1 = loc(\"x\")",
                                "module @m {",
                                "  func.func @f(%a: f32) {",
                                "    %0 = \"x.y\"(%a)",
                                "      : (f32) -> f32 loc(#loc1)",
                                "    return",
                                "  }",
                                "}",
                                "#loc2 = loc(\"y\")",
                                "other text"};
  for (const char* prefix : {"2026-07-20T04:11:2#.1234567Z ", "build\tRun tests\t2026-07-20T04:11:2#.1Z ",
                             "\x1b[36mapp_1  |\x1b[0m 1# ", "> # "}) {
    std::string text = "no prefix here: module @x {\n";
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < std::size(bodies); ++i) {
      std::string stamp = prefix;
      stamp[stamp.find('#')] = static_cast<char>('0' + i);
      text += stamp + bodies[i] + "\n";
    }
    CAPTURE(text);
    const auto source = Source::from_text("log", text);
    const auto modules = find_modules(*source);
    REQUIRE(modules.size() == 1);
    CHECK(modules[0].symbol == "m");
    CHECK(modules[0].first_line == 3);
    Diagnostics diagnostics;
    const auto g = read_module(source, modules[0], diagnostics);
    REQUIRE(g);
    CHECK(g->locations->size() == 2);
    CHECK(g->line(0) == 5);
    CHECK(g->position(g->ops[0].text.begin).column == std::string(prefix).size() + 5);
    CHECK(g->str(g->ops[0].text).starts_with("%0 = \"x.y\"(%a)\n"));
    CHECK(g->str(g->ops[0].text).ends_with("      : (f32) -> f32 loc(#loc1)"));
    CHECK(g->str(g->ops[1].text) == "return");
  }
}

TEST_CASE("functions without a module are modules of their own") {
  const std::string text =
      "// RUN: x\n#map = affine_map<() -> ()>\nfunc.func @a() {\n  return\n}\nfunc.func private @b()\n// "
      "-----\nfunc.func @a() {\n  \"ttir.x\"() : () -> ()\n  return\n}\nsome text\n";
  const auto source = Source::from_text("t", text);
  const auto modules = find_modules(*source);
  REQUIRE(modules.size() == 2);
  CHECK(modules[0].functions == 2);
  CHECK(modules[1].functions == 1);
  CHECK(modules[1].ttir_ops == 1);
  CHECK(modules[1].dialect == Dialect::Ttir);
  Diagnostics diagnostics;
  const auto g = read_module(source, modules[0], diagnostics);
  REQUIRE(g);
  CHECK(g->text.starts_with("#map"));
  CHECK(g->text.ends_with("@b()"));
  CHECK(read_module(source, modules[1], diagnostics));
  CHECK(error_of("func.func @a() {\n  \"x.y\"(%0) : (f32) -> ()\n}\n") == "2:9 FUS011");
  CHECK(error_of("func.func @a() {\n  return\n") == "2:9 FUS005");
}

TEST_CASE("resources, comments, splits and region ops around a module") {
  const auto source = Source::from_text("t", R"(// RUN: ttmlir-opt %s
!qalias = !quant.uniform<i32:f32, 0.1>
module {  // the module
  // CHECK: "ttir.add"(%x)
  func.func @f(%a: tensor<1x!qalias>) {
    %0 = "ttir.x"(%a) <{value = dense_resource<blob> : tensor<1xf32>}> : (tensor<1x!qalias>) -> tensor<1xf32>  // trailing "
    return  // done }
  }
}

{-#
  dialect_resources: {
    builtin: {
      blob: "0x04000000000000000"
    }
  }
#-}
// -----
module {
}
)");
  const auto modules = find_modules(*source);
  REQUIRE(modules.size() == 2);
  Diagnostics diagnostics;
  const auto g = read_module(source, modules[0], diagnostics);
  REQUIRE(g);
  CHECK(g->ops.size() == 2);
  CHECK(g->str(g->ops[0].text).ends_with("-> tensor<1xf32>"));
  CHECK(g->str(g->ops[1].text) == "return");
  CHECK(read_module(source, modules[1], diagnostics)->ops.empty());
}

TEST_CASE("a file without a module") {
  CHECK(find_modules(*Source::from_text("t", "hello\n")).empty());
  CHECK(find_modules(*Source::from_text("t", "module\nmodule foo\n  a module {\n")).empty());
}

TEST_CASE("what is read does not depend on how the text is cut") {
  for (const std::string& text : {std::string(kLog), module_of(40) + "// -----\n" + module_of(3)}) {
    const auto source = Source::from_text("t", text);
    std::vector<std::size_t> lines{0};
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
      if (text[i] == '\n') lines.push_back(i + 1);
    const auto whole = find_modules(*source, {0});
    for (const std::size_t step : {1, 2, 7}) {
      std::vector<std::size_t> cuts;
      for (std::size_t i = 0; i < lines.size(); i += step) cuts.push_back(lines[i]);
      const auto cut = find_modules(*source, cuts);
      REQUIRE(cut.size() == whole.size());
      for (std::size_t i = 0; i < cut.size(); ++i) {
        CHECK(cut[i].begin == whole[i].begin);
        CHECK(cut[i].end == whole[i].end);
        CHECK(cut[i].ttir_ops == whole[i].ttir_ops);
        Diagnostics diagnostics;
        const auto a = read_module(source, cut[i], diagnostics);
        const auto b = read_module(source, whole[i], diagnostics);
        REQUIRE((a && b));
        REQUIRE(a->ops.size() == b->ops.size());
        for (OpId op = 0; op < a->ops.size(); ++op) CHECK(a->ops[op].text == b->ops[op].text);
        CHECK(a->operand_list == b->operand_list);
        CHECK(a->op_names == b->op_names);
      }
    }
  }
}

TEST_CASE("each way of being malformed has its code and its place; each code of the reader has a fixture") {
  std::string deep;
  for (int i = 0; i < 600; ++i) deep += "\"x.y\"() ({\n";
  const std::string nested = std::string(600, '[') + std::string(600, ']');
  const std::pair<std::string, std::string> lines[] = {
      {"    %0 = \"x.y\"(%a) <{b = [1, 2}> : (f32) -> f32", "3:31 FUS006"},
      {"    x.y (]", "3:10 FUS006"},
      {"    \"x.y\"(%a) {s = \"no end} : (f32) -> ()", "3:20 FUS007"},
      {"    \"x.y\"(%a) {s = " + nested + "} : (f32) -> ()", "3:531 FUS008"},
      {deep, "513:1 FUS008"},
      {"    %0:70000 = \"x.y\"(%a) : (f32) -> f32", "3:5 FUS009"},
      {"    %0 = \"x.y\"(%a) : f32", "3:22 FUS010"},
      {"    %0 = \"x.y\" %a", "3:16 FUS010"},
      {"    %0 = \"x.y\"(%a) <{b = 1}> {c} (f32) -> f32", "3:34 FUS010"},
      {"    Traceback (most recent call last):", "3:5 FUS010"},
      {"    \"x.y\"(%a, %zz) : (f32, f32) -> ()", "3:15 FUS011"},
      {"    \"x.y\"(%a#1) : (f32) -> ()", "3:11 FUS011"},
      {"    %a = \"x.y\"(%a) : (f32) -> f32", "3:5 FUS012"},
      {"    %0 = \"x.y\"(%a) : (f32) -> (f32, f32)", "3:5 FUS013"},
  };
  std::set<std::string> codes;
  for (const auto& entry : lines) {
    const auto& line = entry.first;
    const auto& expected = entry.second;
    CAPTURE(line);
    const std::string found =
        error_of("module {\n  func.func @f(%a: f32) {\n" + line + "\n    return\n  }\n}\n");
    CHECK(found == expected);
    codes.insert(found.substr(found.find(' ') + 1));
  }
  CHECK(error_of("module {\n  func.func @f() {\n    return\n  }\n") == "4:4 FUS005");
  CHECK(error_of("module {\n  func.func @f() {\n    \"x.y\"() {a = [1,") == "3:13 FUS005");
  CHECK(error_of("module {\n  func.func @f() {\n  }, {\n  }\n}\n") == "3:3 FUS010");
  codes.insert("FUS005");
  for (const CodeInfo& code : all_codes())
    if (const auto number = static_cast<unsigned>(code.code); number >= 5 && number < 50) {
      CAPTURE(code.name);
      CHECK(codes.count(format_code(code.code)) == 1);
    }
}

TEST_CASE("a module that breaks off in a log does not hide the others") {
  const std::string whole = "module @b {\n  func.func @f() {\n    return\n  }\n}\n";
  for (const char* broken : {"module @a {\n  func.func @f() {\n    %0 = \"x.y\"() <{a = ",
                             "module @a {\n  func.func @f() {\n    return\n",
                             "module @a {\n  func.func @f() {\n    %0 = \"x.y\"() : () -> f32\nkilled\n  }\n "
                             " builtin.module {\n  }\n}\n"}) {
    const auto source = Source::from_text("t", broken + std::string("\n2026 | log line\n") + whole);
    const auto modules = find_modules(*source);
    REQUIRE(modules.size() == 2);
    CHECK(modules[0].defect);
    CHECK(modules[1].symbol == "b");
    CHECK_FALSE(modules[1].defect);
    Diagnostics diagnostics;
    CHECK_FALSE(read_module(source, modules[0], diagnostics));
    CHECK(read_module(source, modules[1], diagnostics));
    CHECK(diagnostics.list().size() == 1);
  }
}
