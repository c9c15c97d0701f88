// What the YAML writer writes must load as exactly what went in.
#include <doctest/doctest.h>
#include <yaml-cpp/yaml.h>

#include <random>

#include "engine/report/report.h"
#include "engine/report/text.h"
#include "engine/support/parallel.h"

using namespace fusionc;
using namespace fusionc::report;

namespace {

std::string write(const Report& report, std::size_t* pieces = nullptr) {
  std::string out;
  write_yaml(report, [&](std::string_view text) {
    out += text;
    if (pieces) ++*pieces;
  });
  return out;
}

// A graph that is only text; each op of a segment is a span of it.
struct Text {
  ir::Graph graph;
  std::string storage;

  Segment segment(const std::vector<std::string>& ops) {
    Segment out;
    out.graph = &graph;
    for (const std::string& op : ops) {
      const auto begin = static_cast<std::uint32_t>(storage.size());
      storage += op;
      out.lines.push_back({begin, static_cast<std::uint32_t>(storage.size())});
      storage += "\n";
    }
    graph.text = storage;
    return out;
  }
};

Report one(const Segment& ttir, const Segment& ttnn, const std::string& notes) {
  Report report;
  report.ttir_path = "a.mlir";
  report.ttnn_path = "b.mlir";
  Instance instance;
  instance.ir_loc = "#loc1, #loc2";
  instance.ttir = ttir;
  instance.ttnn = ttnn;
  instance.notes = notes;
  report.entries.push_back({"ttnn.linear", "ttnn", {"ttnn.matmul", "ttnn.add"}, {Place{0, 0}}, 0, 0});
  report.instance = [instance](const Place&) { return instance; };
  return report;
}

std::string lines(const std::vector<std::string>& ops) {
  std::string out;
  for (const std::string& op : ops) out += op + "\n";
  return out;
}

}  // namespace

TEST_CASE("the report has the form of the contract's examples") {
  Text text;
  const Segment ttir = text.segment({"%5 = \"ttir.matmul\"(%a) : () -> () loc(#loc1)"});
  Segment ttnn = text.segment({"%1 = \"ttnn.matmul\"(%a)", "%2 = \"ttnn.add\"(%1)"});
  Report report = one(ttir, ttnn, "first\nmodel location: x\n");
  report.entries.push_back(report.entries.front());
  report.entries.back().places.front().site = 1;
  report.instance = [first = report.instance](const Place& place) {
    Instance instance = first(place);
    if (place.site == 1) {
      instance.ir_loc.clear();
      instance.ttir = {};
    }
    return instance;
  };
  CHECK(write(report) == R"(input:
  ttir: a.mlir
  ttnn: b.mlir

missed_fusions:
  - fused_op: ttnn.linear
    source: ttnn
    component_ops:
      - ttnn.matmul
      - ttnn.add
    instances:
      - ir_loc: "#loc1, #loc2"
        ttir_segment: |
          %5 = "ttir.matmul"(%a) : () -> () loc(#loc1)
        ttnn_segment: |
          %1 = "ttnn.matmul"(%a)
          %2 = "ttnn.add"(%1)
        notes: |
          first
          model location: x

  - fused_op: ttnn.linear
    source: ttnn
    component_ops:
      - ttnn.matmul
      - ttnn.add
    instances:
      - ttir_segment: ""
        ttnn_segment: |
          %1 = "ttnn.matmul"(%a)
          %2 = "ttnn.add"(%1)
        notes: |
          first
          model location: x
)");
}

TEST_CASE("a path that is not given is left out") {
  Text text;
  Report report = one(text.segment({"x"}), {}, "n\n");
  report.ttnn_path.clear();
  const YAML::Node loaded = YAML::Load(write(report));
  CHECK(loaded["input"].size() == 1);
  CHECK(loaded["input"]["ttir"].as<std::string>() == "a.mlir");
}

TEST_CASE("texts that a block cannot carry load unchanged, each as one quoted scalar") {
  const std::vector<std::vector<std::string>> cases = {
      {"tab\tinside"},
      {"a", "\tstarts with a tab"},
      {"two\nlines", "\n\nempty lines before"},
      {"trailing blanks  ", "more  "},
      {"blanks\n    \nonly"},
      {" starts with a blank", "b"},
      {"\n starts with a blank on its second line"},
      {"carriage\rreturn"},
      {"windows\r\nline"},
      {"nul" + std::string(1, '\0') + "byte", "esc\x1b[0m", "del\x7f"},
      {"nel\xc2\x85", "ls\xe2\x80\xa8", "ps\xe2\x80\xa9", "bom\xef\xbb\xbf", "nonchar\xef\xbf\xbe"},
      {"c1 \xc2\x80 control"},
      {"quotes \" and \\ and '", "# no comment", "--- no document", "key: value", "- item", "..."},
      {"caf\xc3\xa9 \xe2\x86\x92 \xf0\x9f\x9a\x80"},
      {"ends with line ends\n\n"},
      {""},
      {"", ""},
      {"last is empty", ""},
  };
  for (const auto& ops : cases) {
    Text text;
    const std::string out = write(one(text.segment(ops), {}, "n\n"));
    CAPTURE(out);
    const YAML::Node loaded = YAML::Load(out);
    CHECK(loaded["missed_fusions"][0]["instances"][0]["ttir_segment"].as<std::string>() == lines(ops));
    CHECK(loaded["missed_fusions"][0]["instances"][0]["notes"].as<std::string>() == "n\n");
  }
}

TEST_CASE("plain ASCII segments are blocks, whatever YAML syntax they hold") {
  Text text;
  const std::string out =
      write(one(text.segment({"- a: \"b\" # c {d} [e] & * ! | > % @ `"}), {}, " leading blank\n"));
  CHECK(out.find("ttir_segment: |\n          - a: \"b\" # c {d} [e] & * ! | > % @ `\n") != std::string::npos);
  CHECK(out.find("notes: |2\n           leading blank\n") != std::string::npos);
  CHECK(YAML::Load(out)["missed_fusions"][0]["instances"][0]["notes"].as<std::string>() ==
        " leading blank\n");
}

TEST_CASE("random texts of difficult characters load unchanged") {
  const std::vector<std::string> alphabet = {" ", "\t", "\n", "a",        "\"",      "\\",   "#",
                                             ":", "-",  "\r", "\xc2\x85", "\x01",    "\x7f", "\xe2\x80\xa8",
                                             "'", "|",  ">",  "%",        "\xc3\xa9"};
  std::mt19937 random(7);
  for (int round = 0; round < 3000; ++round) {
    std::vector<std::string> ops(1 + random() % 3);
    for (std::string& op : ops)
      for (std::size_t length = random() % 8; length > 0; --length)
        op += alphabet[random() % alphabet.size()];
    Text text;
    const std::string notes = lines(ops);
    const std::string out = write(one(text.segment(ops), {}, notes));
    CAPTURE(out);
    const YAML::Node instance = YAML::Load(out)["missed_fusions"][0]["instances"][0];
    REQUIRE(instance["ttir_segment"].as<std::string>() == lines(ops));
    REQUIRE(instance["notes"].as<std::string>() == notes);
  }
}

TEST_CASE("scalars load as the strings they are") {
  for (const std::string path : {"model.ttir.mlir",
                                 "/tmp/a b/c.mlir",
                                 "yes",
                                 "No",
                                 "null",
                                 "~",
                                 "1.5",
                                 "0x1f",
                                 "1e3",
                                 "12:30:45",
                                 "-",
                                 "- a",
                                 "a: b",
                                 "a #b",
                                 "#a",
                                 "a'b",
                                 "a\"b",
                                 "@x",
                                 "%x",
                                 "&x",
                                 "*x",
                                 "!x",
                                 "[x]",
                                 "{x}",
                                 ".inf",
                                 "./x.mlir",
                                 "../y.mlir",
                                 " x",
                                 "x ",
                                 "caf\xc3\xa9.mlir",
                                 "a\nb",
                                 "2026-08-01",
                                 "=",
                                 "<<",
                                 "C:\\x",
                                 "true",
                                 "y",
                                 "_",
                                 ".",
                                 "/"}) {
    Text text;
    Report report = one(text.segment({"x"}), {}, "n\n");
    report.ttir_path = path;
    report.entries.front().fused_op = path;
    const std::string out = write(report);
    CAPTURE(out);
    const YAML::Node loaded = YAML::Load(out);
    CHECK(loaded["input"]["ttir"].as<std::string>() == path);
    CHECK(loaded["missed_fusions"][0]["fused_op"].as<std::string>() == path);
    // Readers that type plain scalars must see a string: only harmless words stay plain.
    const bool quoted = out.find("  ttir: \"") != std::string::npos;
    const bool harmless = path.find_first_not_of("abcdefghijklmnopqrstuvwxyz./_") == std::string::npos &&
                          path.size() > 3 && path != "null" && path != "true" && path != ".inf";
    if (harmless) CHECK(!quoted);
    if (path == "yes" || path == "1.5" || path == "2026-08-01" || path == "~" || path == "y" || path == ".")
      CHECK(quoted);
  }
}

TEST_CASE("a large report is written in bounded pieces, in order, for any number of threads") {
  constexpr std::uint32_t kPlaces = 700;
  Text text;
  Report report = one(text.segment({std::string(3000, 'x')}), {}, "n\n");
  report.entries.front().places.clear();
  for (std::uint32_t i = 0; i < kPlaces; ++i) report.entries.front().places.push_back({0, i});
  report.entries.push_back(report.entries.front());
  report.instance = [first = report.instance](const Place& place) {
    Instance instance = first(place);
    instance.ir_loc = std::to_string(place.site);
    return instance;
  };
  set_thread_count(1);
  const std::string expected = write(report);
  set_thread_count(8);
  std::size_t largest = 0;
  std::string whole;
  write_yaml(report, [&](std::string_view piece) {
    largest = std::max(largest, piece.size());
    whole += piece;
  });
  set_thread_count(0);
  CHECK(largest < 4000);
  CHECK(whole == expected);
  const YAML::Node loaded = YAML::Load(whole);
  for (std::size_t e = 0; e < 2; ++e)
    for (std::uint32_t i = 0; i < kPlaces; ++i)
      REQUIRE(loaded["missed_fusions"][e]["instances"][i]["ir_loc"].as<std::uint32_t>() == i);
}

TEST_CASE("UTF-8 is told from other bytes") {
  CHECK(is_utf8("plain"));
  CHECK(is_utf8("\xc3\xa9\xf0\x9f\x9a\x80"));
  for (const char* bad :
       {"\xff", "\xc3", "\xc0\xaf", "\xe0\x80\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\x80", "a\xe2\x82"})
    CHECK(!is_utf8(bad));
  CHECK(sanitize("a\xff"
                 "b") ==
        "a\xef\xbf\xbd"
        "b");
}

TEST_CASE("the summary adds up entries of one fused op, most instances first") {
  Report report;
  report.entries.push_back({"ttnn.rms_norm", "ttnn", {"a"}, std::vector<Place>(2), 1024, 1});
  report.entries.push_back({"ttnn.linear", "ttnn", {"a"}, std::vector<Place>(2), 1 << 20, 1});
  report.entries.push_back({"ttnn.linear", "ttnn", {"b"}, std::vector<Place>(1), 1 << 19, 1});
  report.entries.push_back({"torch.sdpa", "torch", {"b"}, std::vector<Place>(1), 512, 1});
  CHECK(summary(report) ==
        "fused_op       class        instances  bytes saved\n"
        "ttnn.linear    direct               3      1.5 MiB\n"
        "ttnn.rms_norm  direct               2      1.0 KiB\n"
        "torch.sdpa     theoretical          1        512 B\n");
}
