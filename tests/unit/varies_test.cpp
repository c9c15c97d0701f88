#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <random>

#include "engine/ir/constant.h"
#include "engine/ir/location.h"
#include "tests/unit/ir_fixture.h"
#include "tests/unit/reference_eval.h"

using namespace fusionc::ir;

namespace {

/// One letter per dimension of a value: Y(es) it varies, N(o), U(nknown).
std::string along(const Graph& graph, ValueId value) {
  std::string out;
  for (std::size_t d = 0; d < graph.type(value).dims.size(); ++d) {
    const Truth t = varies(graph, value, static_cast<std::int64_t>(d));
    out += t == Truth::Yes ? 'Y' : t == Truth::No ? 'N' : 'U';
  }
  return out;
}

std::string along(const Graph& graph, const char* name) { return along(graph, test::value_of(graph, name)); }

}  // namespace

TEST_CASE("axes follow data movement") {
  const auto graph = test::read(R"(module {
  func.func @main(%v: tensor<6xf32>, %m: tensor<4x6xf32>, %m5: tensor<5x1xf32>, %w: tensor<6x3xf32>, %h: tensor<2x3x5x4xf32>) {
    %0 = "ttir.reshape"(%v) <{shape = [1 : i32, 1 : i32, 6 : i32]}> : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %1 = "ttnn.repeat"(%0) <{repeat_dims = #ttnn.shape<1x5x1>}> : (tensor<1x1x6xf32>) -> tensor<1x5x6xf32>
    %2 = "ttnn.concat"(%1, %1) <{dim = 2 : si32}> : (tensor<1x5x6xf32>, tensor<1x5x6xf32>) -> tensor<1x5x12xf32>
    %3 = "ttnn.reshape"(%2) <{shape = [5 : i32, 2 : i32, 6 : i32]}> : (tensor<1x5x12xf32>) -> tensor<5x2x6xf32>
    %4 = "ttnn.permute"(%3) <{permutation = array<i64: 2, 0, 1>}> : (tensor<5x2x6xf32>) -> tensor<6x5x2xf32>
    %5 = "ttir.transpose"(%4) <{dim0 = 0 : si32, dim1 = -1 : si32}> : (tensor<6x5x2xf32>) -> tensor<2x5x6xf32>
    %6 = "ttir.slice_static"(%5) <{begins = [0 : i32, 1 : i32, 2 : i32], ends = [2 : i32, 4 : i32, 4 : i32], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x5x6xf32>) -> tensor<2x3x2xf32>
    %7 = "ttir.add"(%1, %m5) : (tensor<1x5x6xf32>, tensor<5x1xf32>) -> tensor<1x5x6xf32>
    %8 = "ttir.add"(%1, %v) : (tensor<1x5x6xf32>, tensor<6xf32>) -> tensor<1x5x6xf32>
    %9 = "ttir.matmul"(%m, %w) : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %10 = "ttir.repeat_interleave"(%m) <{dim = 0 : si32, repeats = 3 : ui32}> : (tensor<4x6xf32>) -> tensor<12x6xf32>
    %11 = "ttir.reshape"(%10) <{shape = [4 : i32, 3 : i32, 6 : i32]}> : (tensor<12x6xf32>) -> tensor<4x3x6xf32>
    %12 = "ttir.concatenate_heads"(%h) : (tensor<2x3x5x4xf32>) -> tensor<2x5x12xf32>
    %13 = "ttir.repeat"(%v) <{repeat_dimensions = array<i64: 3>}> : (tensor<6xf32>) -> tensor<18xf32>
    %14 = "ttir.reshape"(%13) <{shape = [3 : i32, 6 : i32]}> : (tensor<18xf32>) -> tensor<3x6xf32>
    %15 = "ttir.reshape"(%13) <{shape = [6 : i32, 3 : i32]}> : (tensor<18xf32>) -> tensor<6x3xf32>
    %18 = "ttir.pad"(%1) <{padding = array<i32: 0, 0, 0, 0, 1, 1>, value = 0.0 : f32}> : (tensor<1x5x6xf32>) -> tensor<1x5x8xf32>
    %19 = "ttir.pad"(%1) <{padding = array<i32: 0, 0, 1, 1, 0, 0>, value = 0.0 : f32}> : (tensor<1x5x6xf32>) -> tensor<1x7x6xf32>
    %20 = "ttir.squeeze"(%1) <{dim = 0 : si32}> : (tensor<1x5x6xf32>) -> tensor<5x6xf32>
    %21 = "ttir.unsqueeze"(%20) <{dim = 1 : si32}> : (tensor<5x6xf32>) -> tensor<5x1x6xf32>
    %22 = "ttir.index"(%20) <{begin = 1 : i32, dim = 0 : i32, end = 3 : i32, step = 1 : i32}> : (tensor<5x6xf32>) -> tensor<2x6xf32>
    %23 = "ttnn.mesh_partition"(%20) <{cluster_axis = 1 : ui32, dim = 1 : si32}> : (tensor<5x6xf32>) -> tensor<5x3xf32>
    return
  }
})");
  const std::pair<const char*, const char*> expected[] = {
      {"%v", "Y"},    {"%m5", "YN"},  {"%0", "NNY"},  {"%1", "NNY"},  {"%2", "NNY"}, {"%3", "NNY"},
      {"%4", "YNN"},  {"%5", "NNY"},  {"%6", "NNY"},  {"%7", "NYY"},  {"%8", "NNY"}, {"%9", "YY"},
      {"%10", "YY"},  {"%11", "YNY"}, {"%12", "YYY"}, {"%13", "Y"},   {"%14", "NY"}, {"%15", "YY"},
      {"%18", "NNY"}, {"%19", "NYY"}, {"%20", "NY"},  {"%21", "NNY"}, {"%22", "NY"}, {"%23", "NY"}};
  for (const auto& row : expected) {
    CAPTURE(row.first);
    CHECK(along(*graph, row.first) == row.second);
  }
  CHECK(varies(*graph, test::value_of(*graph, "%v"), 1) == Truth::Unknown);
  CHECK(varies(*graph, test::value_of(*graph, "%v"), -1) == Truth::Unknown);
}

TEST_CASE("where an op cuts across repetition, elements are compared one by one") {
  const auto graph = test::read(R"(module {
  func.func @main(%v: tensor<6xf32>) {
    %0 = "ttir.repeat"(%v) <{repeat_dimensions = array<i64: 3>}> : (tensor<6xf32>) -> tensor<18xf32>
    %1 = "ttir.slice_static"(%0) <{begins = [5 : i32], ends = [7 : i32], step = [1 : i32]}> : (tensor<18xf32>) -> tensor<2xf32>
    %2 = "ttir.slice_static"(%0) <{begins = [5 : i32], ends = [12 : i32], step = [6 : i32]}> : (tensor<18xf32>) -> tensor<2xf32>
    %3 = "ttir.slice_static"(%0) <{begins = [2 : i32], ends = [14 : i32], step = [1 : i32]}> : (tensor<18xf32>) -> tensor<12xf32>
    %4 = "ttir.reshape"(%3) <{shape = [2 : i32, 6 : i32]}> : (tensor<12xf32>) -> tensor<2x6xf32>
    %5 = "ttir.reshape"(%3) <{shape = [3 : i32, 4 : i32]}> : (tensor<12xf32>) -> tensor<3x4xf32>
    %6 = "ttir.reshape"(%v) <{shape = [1 : i32, 6 : i32]}> : (tensor<6xf32>) -> tensor<1x6xf32>
    %7 = "ttir.unsqueeze"(%v) <{dim = 0 : si32}> : (tensor<6xf32>) -> tensor<1x6xf32>
    %8 = "ttir.concat"(%6, %7) <{dim = 0 : si32}> : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<2x6xf32>
    %9 = "ttir.exp"(%7) : (tensor<1x6xf32>) -> tensor<1x6xf32>
    %10 = "ttir.concat"(%6, %9) <{dim = 0 : si32}> : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<2x6xf32>
    %11 = "ttir.exp"(%6) : (tensor<1x6xf32>) -> tensor<1x6xf32>
    %12 = "ttir.concat"(%11, %9) <{dim = 0 : si32}> : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<2x6xf32>
    return
  }
})");
  CHECK(along(*graph, "%1") == "Y");
  CHECK(along(*graph, "%2") == "N");
  CHECK(along(*graph, "%4") == "NY");
  CHECK(along(*graph, "%5") == "YY");
  CHECK(along(*graph, "%8") == "NY");
  CHECK(along(*graph, "%10") == "YY");
  CHECK(along(*graph, "%12") == "NY");
}

TEST_CASE("numbers in the text are compared as numbers") {
  const auto graph = test::read(R"(module {
  func.func @main() {
    %0 = "ttir.constant"() <{value = dense<[[1.0, 2.0], [1.0, 2.0], [1.0, 2.0]]> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %1 = "ttir.constant"() <{value = dense<"0x0000803F000080400000803F00008040"> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %2 = "ttir.constant"() <{value = dense<2.0> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %3 = "ttir.arange"() <{arange_dimension = 1 : i64, end = 4 : si64, start = 0 : si64, step = 1 : si64}> : () -> tensor<3x4xf32>
    %4 = "ttir.constant"() <{value = dense<[1.0, 2.0, 1.0, 2.0]> : tensor<4xf32>}> : () -> tensor<4xf32>
    %5 = "ttir.reshape"(%4) <{shape = [2 : i32, 2 : i32]}> : (tensor<4xf32>) -> tensor<2x2xf32>
    %6 = "ttir.constant"() <{value = dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>}> : () -> tensor<4xf32>
    %7 = "ttir.arange"() <{arange_dimension = 0 : i64, end = 4 : si64, start = 0 : si64, step = 1 : si64}> : () -> tensor<4xf32>
    %8 = "ttir.reshape"(%6) <{shape = [1 : i32, 4 : i32]}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %9 = "ttir.reshape"(%7) <{shape = [1 : i32, 4 : i32]}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = "ttir.concat"(%8, %9) <{dim = 0 : si32}> : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
    return
  }
})");
  CHECK(along(*graph, "%0") == "NY");
  CHECK(along(*graph, "%1") == "NY");
  CHECK(along(*graph, "%2") == "NN");
  CHECK(along(*graph, "%3") == "NY");
  CHECK(along(*graph, "%5") == "NY");
  CHECK(along(*graph, "%10") == "NY");
}

TEST_CASE("what cannot be read is unknown, and so is what would take too long") {
  const auto graph = test::read(R"(module {
  func.func @main(%v: tensor<6xf32>, %d: tensor<?x6xf32>, %big: tensor<6x1000000xf32>) {
    %0 = "ttir.constant"() <{value = dense_resource<__elided__> : tensor<4x6xf32>}> : () -> tensor<4x6xf32>
    %1 = call @external(%v) : (tensor<6xf32>) -> tensor<6xf32>
    %2 = "stablehlo.something"(%v) : (tensor<6xf32>) -> tensor<6xf32>
    %3 = "ttir.add"(%1, %v) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %4 = "ttir.concat"(%0, %0) <{dim = 7 : si32}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
    %5 = "ttir.repeat"(%big) <{repeat_dimensions = array<i64: 2, 1>}> : (tensor<6x1000000xf32>) -> tensor<12x1000000xf32>
    %6 = "ttir.slice_static"(%5) <{begins = [5 : i32, 0 : i32], ends = [12 : i32, 1000000 : i32], step = [6 : i32, 1 : i32]}> : (tensor<12x1000000xf32>) -> tensor<2x1000000xf32>
    %7 = "ttir.permute"(%0) <{permutation = array<i64: 0, 0>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    return
  }
  func.func private @external(tensor<6xf32>) -> tensor<6xf32>
})");
  CHECK(along(*graph, "%0") == "UU");
  CHECK(along(*graph, "%1") == "U");
  CHECK(along(*graph, "%2") == "U");
  CHECK(along(*graph, "%3") == "Y");  // one addend differs, whatever the other does
  CHECK(along(*graph, "%4") == "UU");
  CHECK(along(*graph, "%6") == "UU");
  CHECK(along(*graph, "%7") == "UU");
  CHECK(along(*graph, "%d") == "UU");
}

TEST_CASE("a function with two callers is seen from the call that is asked about") {
  const auto graph = test::read(R"(module {
  func.func @main(%v: tensor<1x6xf32>, %m: tensor<2x6xf32>) {
    %0 = "ttir.repeat"(%v) <{repeat_dimensions = array<i64: 2, 1>}> : (tensor<1x6xf32>) -> tensor<2x6xf32>
    %1 = call @swap(%0) : (tensor<2x6xf32>) -> tensor<6x2xf32>
    %2 = call @swap(%m) : (tensor<2x6xf32>) -> tensor<6x2xf32>
    return
  }
  func.func private @swap(%arg0: tensor<2x6xf32>) -> tensor<6x2xf32> {
    %0 = "ttir.permute"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<2x6xf32>) -> tensor<6x2xf32>
    return %0 : tensor<6x2xf32>
  }
})");
  CHECK(along(*graph, "%1") == "YN");
  CHECK(along(*graph, "%2") == "YY");
  CHECK(along(*graph, test::value_of(*graph, "%0", "swap")) == "YY");
}

namespace {

/// Writes random constant bodies and remembers what it wrote.
class Generator {
 public:
  explicit Generator(unsigned seed) : random_(seed) {}

  std::string module(int ops) {
    std::string arguments;
    for (int i = 0; i < 3; ++i) {
      const Value v{"%arg" + std::to_string(i), shape(), false, false};
      arguments += (i == 0 ? "" : ", ") + v.name + ": " + type(v.dims);
      values_.push_back(v);
    }
    while (ops > 0) ops -= step() ? 1 : 0;
    return "module {\n  func.func @main(" + arguments + ") {\n" + lines_ + "    return\n  }\n}\n";
  }

  struct Value {
    std::string name;
    std::vector<std::int64_t> dims;
    bool literal = false;  ///< built from numbers by moving them about
    bool raised = false;   ///< holds powers; raised again they might overflow to one value
  };
  const std::vector<Value>& values() const { return values_; }

 private:
  using Dims = std::vector<std::int64_t>;

  int pick(int below) { return static_cast<int>(random_() % static_cast<unsigned>(below)); }
  const Value& any() { return values_[static_cast<std::size_t>(pick(static_cast<int>(values_.size())))]; }

  Dims shape() {
    Dims dims(static_cast<std::size_t>(1 + pick(4)));
    for (auto& d : dims) d = 1 + pick(4);
    return dims;
  }

  static std::int64_t numel(const Dims& dims) {
    std::int64_t n = 1;
    for (auto d : dims) n *= d;
    return n;
  }

  static std::string type(const Dims& dims) {
    std::string out = "tensor<";
    for (auto d : dims) out += std::to_string(d) + "x";
    return out + "f32>";
  }

  static std::string list(const Dims& dims) {
    std::string out;
    for (auto d : dims) out += (out.empty() ? "" : ", ") + std::to_string(d) + " : i32";
    return "[" + out + "]";
  }

  static std::string array(const Dims& dims) {
    std::string out;
    for (auto d : dims) out += (out.empty() ? "" : ", ") + std::to_string(d);
    return "array<i64: " + out + ">";
  }

  bool emit(const std::string& op, std::vector<Value> operands, const std::string& attributes, const Dims& to,
            bool literal) {
    if (numel(to) > 2048 || to.size() > 5) return false;
    const std::string name = "%" + std::to_string(values_.size());
    std::string names, types;
    for (const Value& v : operands) {
      names += (names.empty() ? "" : ", ") + v.name;
      types += (types.empty() ? "" : ", ") + type(v.dims);
    }
    lines_ += "    " + name + " = \"" + op + "\"(" + names + ") <{" + attributes + "}> : (" + types +
              ") -> " + type(to) + "\n";
    bool raised = op == "ttir.pow" || op == "ttir.exp";
    for (const Value& v : operands) raised = raised || v.raised;
    values_.push_back({name, to, literal, raised});
    return true;
  }

  bool step() {
    const Value x = any();
    const int d = pick(static_cast<int>(x.dims.size()));
    const auto at = static_cast<std::size_t>(d);
    const std::string dim =
        "dim = " + std::to_string(pick(2) == 0 ? d : d - static_cast<int>(x.dims.size())) + " : si32";
    Dims to = x.dims;
    switch (pick(14)) {
      case 0:
        to = shape();
        return emit("ttir.full", {},
                    "fill_value = " + std::to_string(1 + pick(2)) + ".5 : f32, shape = " + array(to), to,
                    true);
      case 1:
        return concat_constant();
      case 2:
        return emit("ttnn.reshape", {x}, "shape = " + list(regroup(x.dims)), regrouped_, x.literal);
      case 3: {
        Dims order(x.dims.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::int64_t>(i);
        std::shuffle(order.begin(), order.end(), random_);
        for (std::size_t i = 0; i < order.size(); ++i) to[i] = x.dims[static_cast<std::size_t>(order[i])];
        return emit("ttnn.permute", {x}, "permutation = " + array(order), to, x.literal);
      }
      case 4: {
        const auto other = static_cast<std::size_t>(pick(static_cast<int>(x.dims.size())));
        std::swap(to[at], to[other]);
        return emit("ttir.transpose", {x},
                    "dim0 = " + std::to_string(d) + " : si32, dim1 = " +
                        std::to_string(static_cast<int>(other) - static_cast<int>(x.dims.size())) + " : si32",
                    to, x.literal);
      }
      case 5:
      case 6:
        to[at] *= 2 + pick(2);
        return emit(x.dims[at] == 1 && pick(2) == 0 ? "ttir.broadcast" : "ttir.repeat", {x}, "", to,
                    x.literal);
      case 7:
        to[at] *= 2;
        return emit("ttir.repeat_interleave", {x}, dim + ", repeats = 2 : ui32", to, x.literal);
      case 8:
      case 9:
        return slice(x);
      case 10:
        return concat(x, at, dim);
      case 11:
        if (x.dims.size() != 4) return false;
        return emit("ttir.concatenate_heads", {x}, "", {to[0], to[2], to[1] * to[3]}, x.literal);
      case 12:
        return power(x);
      default:
        return emit(pick(2) == 0 && !x.raised ? "ttir.exp" : "ttnn.to_layout", {x}, "", to, false);
    }
  }

  /// A small table with repeated rows.
  bool concat_constant() {
    const std::string row = pick(2) == 0 ? "[1.5, 2.5]" : "[2.5, 2.5]";
    const std::string other = pick(2) == 0 ? row : "[2.5, 1.5]";
    return emit("ttir.constant", {},
                "value = dense<[" + row + ", " + other + ", " + row + "]> : tensor<3x2xf32>", {3, 2}, true);
  }

  const Dims& regroup(const Dims& dims) {
    std::int64_t rest = numel(dims);
    regrouped_.clear();
    while (rest > 1 && regrouped_.size() < 3) {
      std::int64_t d = 1 + pick(static_cast<int>(rest));
      while (rest % d != 0) --d;
      regrouped_.push_back(d);
      rest /= d;
    }
    regrouped_.push_back(rest);
    return regrouped_;
  }

  bool slice(const Value& x) {
    Dims begins, ends, steps, to;
    for (std::int64_t size : x.dims) {
      begins.push_back(pick(static_cast<int>(size)));
      ends.push_back(begins.back() + 1 + pick(static_cast<int>(size - begins.back())));
      steps.push_back(1 + pick(3));
      to.push_back((ends.back() - begins.back() + steps.back() - 1) / steps.back());
    }
    return emit("ttnn.slice_static", {x},
                "begins = " + list(begins) + ", ends = " + list(ends) + ", step = " + list(steps), to,
                x.literal);
  }

  bool concat(const Value& x, std::size_t at, const std::string& dim) {
    for (int tries = 0; tries < 20; ++tries) {
      const Value& y = any();
      Dims a = x.dims, b = y.dims;
      if (a.size() != b.size()) continue;
      a[at] = b[at] = 0;
      if (a != b) continue;
      Dims to = x.dims;
      to[at] += y.dims[at];
      return emit("ttir.concat", {x, y}, dim, to, x.literal && y.literal);
    }
    return false;
  }

  /// Powers neither commute nor cancel: what differs in an operand differs in the result.
  bool power(const Value& x) {
    for (int tries = 0; tries < 20; ++tries) {
      const Value& y = any();
      if (x.raised || y.raised || y.dims.size() > x.dims.size()) continue;
      bool fits = true;
      const std::size_t lead = x.dims.size() - y.dims.size();
      for (std::size_t i = 0; i < y.dims.size(); ++i) {
        fits = fits && (y.dims[i] == 1 || y.dims[i] == x.dims[i + lead]);
      }
      if (fits) return emit("ttir.pow", {x, y}, "", x.dims, false);
    }
    return false;
  }

  std::mt19937 random_;
  std::string lines_;
  std::vector<Value> values_;
  Dims regrouped_;
};

struct Tally {
  std::size_t dims = 0, same = 0, unknown = 0, splats = 0;
};

/// Compares what the engine says of one value with all its elements.
void compare(const Graph& graph, ValueId value, const Tensor& truth, Tally& tally) {
  for (std::size_t d = 0; d < truth.dims.size(); ++d) {
    const Truth said = varies(graph, value, static_cast<std::int64_t>(d));
    const bool differs = Reference::differs(truth, d);
    CAPTURE(d);
    CHECK(said != (differs ? Truth::No : Truth::Yes));
    ++tally.dims;
    tally.same += differs ? 0 : 1;
    tally.unknown += said == Truth::Unknown ? 1 : 0;
  }
  const Splat s = splat(graph, value);
  if (s.kind == Splat::Kind::Literal) {
    ++tally.splats;
    CHECK(Reference::is_splat(truth));
    CHECK(Reference::same(s.value, truth.data.front()));
  }
}

}  // namespace

TEST_CASE("random bodies: varies and splat agree with every element") {
  Tally tally;
  for (unsigned seed = 1; seed <= 400; ++seed) {
    Generator generator(seed);
    const std::string text = generator.module(24);
    CAPTURE(text);
    const auto graph = test::read(text);
    Reference reference(*graph);
    for (const auto& v : generator.values()) {
      CAPTURE(v.name);
      const ValueId value = test::value_of(*graph, v.name);
      const Tensor* truth = reference.of(value);
      REQUIRE(truth);
      compare(*graph, value, *truth, tally);
      if (!v.literal) continue;
      CHECK((splat(*graph, value).kind == Splat::Kind::NotConstant ? !Reference::is_splat(*truth) : true));
    }
  }
  CHECK(tally.unknown == 0);
  CHECK(tally.same > 2000);  // enough of both kinds for the comparison to mean something
  CHECK(tally.dims - tally.same > 2000);
  CHECK(tally.splats > 500);
}

namespace {

const char* corpus() { return std::getenv("FUSIONC_CORPUS"); }

std::vector<std::shared_ptr<const Graph>> read_file(const std::filesystem::path& path) {
  fusionc::Diagnostics diagnostics;
  const auto source = fusionc::Source::open(path.string(), diagnostics);
  REQUIRE(source);
  std::vector<std::shared_ptr<const Graph>> out;
  for (const Module& m : find_modules(*source)) {
    if (auto graph = read_module(source, m, diagnostics)) out.push_back(graph);
  }
  return out;
}

std::vector<std::filesystem::path> dumps() {
  std::vector<std::filesystem::path> out;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(corpus()) + "/dumps")) {
    out.push_back(entry.path());
  }
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace

TEST_CASE("real dumps: what const-eval bodies hold agrees with every element of it") {
  if (!corpus()) {
    MESSAGE("skipped: no corpus");
    return;
  }
  Tally tally;
  for (const auto& path : dumps()) {
    CAPTURE(path.filename().string());
    for (const auto& graph : read_file(path)) {
      Reference reference(*graph, 1u << 14);
      for (ValueId value = 0; value < graph->values.size(); ++value) {
        const Function& f = graph->functions[graph->values[value].function];
        if (f.kind != FunctionKind::ConstEval && f.kind != FunctionKind::Cpu) continue;
        CAPTURE(graph->str(graph->values[value].name));
        CAPTURE(graph->str(f.symbol));
        if (const Tensor* truth = reference.of(value)) compare(*graph, value, *truth, tally);
      }
    }
  }
  MESSAGE("dimensions compared: ", tally.dims, ", repeating: ", tally.same, ", unknown: ", tally.unknown);
  CHECK(tally.dims > 1000);
  CHECK(tally.unknown == 0);
}

TEST_CASE("clip_resampler_1: every bias of a split linear is a vector once more") {
  if (!corpus()) {
    MESSAGE("skipped: no corpus");
    return;
  }
  const auto graphs = read_file(std::string(corpus()) + "/dumps/clip_resampler_1.ttnn.mlir");
  REQUIRE(graphs.size() == 1);
  const Graph& graph = *graphs[0];
  std::size_t vectors = 0;
  std::vector<std::string> others;
  for (OpId op = 0; op < graph.ops.size(); ++op) {
    if (!graph.reported(graph.ops[op].function) || graph.op_name(op) != "ttnn.add") continue;
    const auto names = location(graph, op).full;
    if (names.empty() || !names[0].ends_with("_decomp_add")) continue;
    const ValueId addend = graph.operands(op)[1];
    if (constant(graph, addend) == Truth::Yes) {
      CHECK(varies(graph, addend, 1) == Truth::No);
      CHECK(varies(graph, addend, 2) == Truth::Yes);
      ++vectors;
    } else {
      others.push_back(along(graph, addend));
    }
  }
  CHECK(vectors == 126);
  CHECK(others == std::vector<std::string>{"YY"});  // the 127th adds a residual
}
