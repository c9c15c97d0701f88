// A slow evaluator of constant bodies for tests: it computes every element of every tensor from the text of
// the ops, one element at a time, and shares nothing with the analyses it checks.
#pragma once

#include <cmath>
#include <cstring>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/ir/attr.h"
#include "engine/ir/graph.h"

namespace fusionc::ir {

struct Tensor {
  std::vector<std::int64_t> dims;
  std::vector<double> data;  ///< row-major
};

class Reference {
 public:
  explicit Reference(const Graph& graph, std::size_t max_elements = 1u << 16)
      : graph_(graph), max_elements_(max_elements) {}

  /// Elements of a value; arguments nobody passes hold different random numbers. Nothing when an op is not
  /// known here or a tensor is too large.
  const Tensor* of(ValueId value) {
    const auto found = memo_.find(value);
    if (found != memo_.end()) return found->second ? &*found->second : nullptr;
    memo_[value] = std::nullopt;  // in case of a circle
    auto result = compute(value);
    memo_[value] = std::move(result);
    return memo_[value] ? &*memo_[value] : nullptr;
  }

  static bool differs(const Tensor& t, std::size_t dim) {
    std::size_t inner = 1;
    for (std::size_t d = dim + 1; d < t.dims.size(); ++d) inner *= static_cast<std::size_t>(t.dims[d]);
    const auto size = static_cast<std::size_t>(t.dims[dim]);
    for (std::size_t i = 0; i < t.data.size(); ++i) {
      const std::size_t first = i - (i / inner % size) * inner;
      if (!same(t.data[i], t.data[first])) return true;
    }
    return false;
  }

  static bool is_splat(const Tensor& t) {
    for (double v : t.data) {
      if (!same(v, t.data.front())) return false;
    }
    return true;
  }

  static bool same(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

 private:
  using Index = std::vector<std::int64_t>;
  using Result = std::optional<Tensor>;

  static std::int64_t linear(const Index& at, const Index& dims) {
    std::int64_t out = 0;
    for (std::size_t d = 0; d < dims.size(); ++d) out = out * dims[d] + at[d];
    return out;
  }

  /// A tensor of the type of `value` whose elements `element(index)` gives.
  template <typename F>
  Tensor build(ValueId value, F element) const {
    Tensor out{graph_.type(value).dims, {}};
    std::int64_t count = 1;
    for (std::int64_t d : out.dims) count *= d;
    for (std::int64_t i = 0; i < count; ++i) {
      Index at(out.dims.size());
      std::int64_t rest = i;
      for (std::size_t d = out.dims.size(); d > 0; --d) {
        at[d - 1] = rest % out.dims[d - 1];
        rest /= out.dims[d - 1];
      }
      out.data.push_back(stored(element(at), graph_.type(value).dtype));
    }
    return out;
  }

  static double stored(double value, Dtype dtype) {
    if (dtype == Dtype::F32) return static_cast<float>(value);
    if (dtype == Dtype::I32 || dtype == Dtype::I64 || dtype == Dtype::Ui32) return std::trunc(value);
    if (dtype != Dtype::Bf16) return value;
    const auto single = static_cast<float>(value);
    std::uint32_t bits = 0;
    std::memcpy(&bits, &single, 4);
    if (std::isfinite(single)) bits += 0x7fff + (bits >> 16 & 1);
    bits &= 0xffff0000u;
    float rounded = 0;
    std::memcpy(&rounded, &bits, 4);
    return rounded;
  }

  Index ints(OpId op, const char* name) const {
    return parse_ints(attribute(graph_, op, name).value()).value();
  }
  std::int64_t integer(OpId op, const char* name, std::int64_t rank = 0) const {
    const std::int64_t v = parse_int(attribute(graph_, op, name).value()).value();
    return v < 0 ? v + rank : v;
  }

  Result compute(ValueId value) {
    const Type& type = graph_.type(value);
    if (!type.tensor || type.numel() < 1 || type.numel() > static_cast<std::int64_t>(max_elements_))
      return {};
    const Value& v = graph_.values[value];
    if (v.def == kNone) return argument(value);
    const std::string name(graph_.op_name(v.def));
    if (name == "func.call" || name == "call" || name == "ttcore.load_cached") return called(v);
    if (!name.starts_with("ttir.") && !name.starts_with("ttnn.")) return {};
    return result_of(v.def, name.substr(5), value);
  }

  Result argument(ValueId value) {
    const Value& v = graph_.values[value];
    const Function& f = graph_.functions[v.function];
    if (f.callers.size() == 1 && !graph_.op_name(f.callers[0]).starts_with("ttnn.")) {
      const Tensor* passed = of(graph_.operands(f.callers[0])[value - f.first_argument]);
      return passed ? Result(*passed) : Result();
    }
    if (!f.callers.empty()) return {};
    std::uint64_t seed = value * 0x9e3779b97f4a7c15u + 1;
    Tensor out{graph_.type(value).dims, {}};
    for (std::int64_t i = 0; i < graph_.type(value).numel(); ++i) {
      seed = seed * 6364136223846793005u + 1442695040888963407u;
      const double unit = static_cast<double>(seed >> 11) / 9007199254740992.0;
      const Dtype dtype = graph_.type(value).dtype;
      const bool real =
          dtype == Dtype::F32 || dtype == Dtype::Bf16 || dtype == Dtype::F64 || dtype == Dtype::F16;
      out.data.push_back(stored(real ? 1.0 + unit : unit * (1 << 24), dtype));
    }
    return out;
  }

  Result called(const Value& v) {
    for (const Function& f : graph_.functions) {
      if (graph_.str(f.symbol) != graph_.str(graph_.ops[v.def].callee) || f.return_op == kNone) continue;
      if (f.callers.size() != 1) return {};  // arguments would depend on the call
      const Tensor* out = of(graph_.operands(f.return_op)[v.index]);
      return out ? Result(*out) : Result();
    }
    return {};
  }

  Result result_of(OpId op, const std::string& name, ValueId value) {
    const auto text = [&](const char* a) { return std::string(attribute(graph_, op, a).value_or("")); };
    if (name == "zeros") return build(value, [](const Index&) { return 0.0; });
    if (name == "ones") return build(value, [](const Index&) { return 1.0; });
    if (name == "full") {
      const double number = parse_float(text("fill_value")).value();
      return build(value, [&](const Index&) { return number; });
    }
    if (name == "constant") return list_constant(text("value"), value);
    if (name == "arange") {
      const auto rank = static_cast<std::int64_t>(graph_.type(value).dims.size());
      const std::int64_t start = integer(op, "start"), step = integer(op, "step");
      const std::int64_t along = text("arange_dimension").empty() ? 0 : integer(op, "arange_dimension", rank);
      return build(value, [&](const Index& at) {
        return static_cast<double>(start + step * at[static_cast<std::size_t>(along)]);
      });
    }
    std::vector<const Tensor*> in;
    for (ValueId v : graph_.operands(op)) {
      if (!graph_.type(v).tensor) continue;  // the device
      const Tensor* t = of(v);
      if (!t) return {};
      in.push_back(t);
    }
    if (in.empty()) return {};
    return moved(op, name, value, in);
  }

  /// Splats and flat or nested lists of decimal numbers.
  Result list_constant(const std::string& text, ValueId value) {
    if (!text.starts_with("dense<") || text.find("0x") != std::string::npos) return {};
    std::vector<double> numbers;
    const char* at = text.c_str() + 6;
    const char* end = text.c_str() + text.find('>');
    while (at < end) {
      char* stop = nullptr;
      const double v = std::strtod(at, &stop);
      if (stop == at) {
        if (*at != '[' && *at != ']' && *at != ',' && *at != ' ') return {};
        ++at;
      } else {
        numbers.push_back(v);
        at = stop;
      }
    }
    const Index dims = graph_.type(value).dims;
    return build(value, [&](const Index& i) {
      return numbers.size() == 1 ? numbers[0] : numbers.at(static_cast<std::size_t>(linear(i, dims)));
    });
  }

  Result moved(OpId op, const std::string& name, ValueId value, const std::vector<const Tensor*>& in) {
    const Tensor& x = *in[0];
    const auto rank = static_cast<std::int64_t>(x.dims.size());
    const auto pick = [&](const Index& at) {
      return x.data.at(static_cast<std::size_t>(linear(at, x.dims)));
    };
    const Index& to = graph_.type(value).dims;
    for (const char* same_place : {"typecast", "to_layout", "to_device", "from_device", "to_memory_config",
                                   "reshape", "squeeze", "unsqueeze"}) {
      if (name == same_place) {
        return build(value,
                     [&](const Index& i) { return x.data.at(static_cast<std::size_t>(linear(i, to))); });
      }
    }
    if (name == "permute") {
      const Index order = ints(op, "permutation");
      return build(value, [&](const Index& i) {
        Index at(i.size());
        for (std::size_t d = 0; d < i.size(); ++d) at[static_cast<std::size_t>(order[d])] = i[d];
        return pick(at);
      });
    }
    if (name == "transpose") {
      const auto a = static_cast<std::size_t>(integer(op, "dim0", rank));
      const auto b = static_cast<std::size_t>(integer(op, "dim1", rank));
      return build(value, [&](Index i) {
        std::swap(i[a], i[b]);
        return pick(i);
      });
    }
    if (name == "repeat" || name == "broadcast") {
      return build(value, [&](Index i) {
        i.erase(i.begin(), i.end() - static_cast<std::ptrdiff_t>(rank));
        for (std::size_t d = 0; d < i.size(); ++d) i[d] %= x.dims[d];
        return pick(i);
      });
    }
    if (name == "repeat_interleave") {
      const auto d = static_cast<std::size_t>(integer(op, "dim", rank));
      const std::int64_t repeats = integer(op, "repeats");
      return build(value, [&](Index i) {
        i[d] /= repeats;
        return pick(i);
      });
    }
    if (name == "slice_static") {
      const Index begins = ints(op, "begins"), steps = ints(op, "step");
      return build(value, [&](Index i) {
        for (std::size_t d = 0; d < i.size(); ++d) i[d] = begins[d] + i[d] * steps[d];
        return pick(i);
      });
    }
    if (name == "concatenate_heads") {
      const std::int64_t head = x.dims[3];
      return build(value, [&](const Index& i) { return pick({i[0], i[2] / head, i[1], i[2] % head}); });
    }
    if (name == "concat") {
      const auto d = static_cast<std::size_t>(integer(op, "dim", rank));
      return build(value, [&](Index i) {
        for (const Tensor* part : in) {
          if (i[d] < part->dims[d]) return part->data.at(static_cast<std::size_t>(linear(i, part->dims)));
          i[d] -= part->dims[d];
        }
        return std::nan("");
      });
    }
    return elementwise(name, value, in);
  }

  Result elementwise(const std::string& name, ValueId value, const std::vector<const Tensor*>& in) {
    const auto element = [](const Tensor& t, Index i) {
      i.erase(i.begin(), i.end() - static_cast<std::ptrdiff_t>(t.dims.size()));
      for (std::size_t d = 0; d < i.size(); ++d) i[d] = t.dims[d] == 1 ? 0 : i[d];
      return t.data.at(static_cast<std::size_t>(linear(i, t.dims)));
    };
    const auto unary = [&](double (*f)(double)) {
      return build(value, [&](const Index& i) { return f(element(*in[0], i)); });
    };
    const auto binary = [&](double (*f)(double, double)) -> Result {
      if (in.size() != 2) return {};
      return build(value, [&](const Index& i) { return f(element(*in[0], i), element(*in[1], i)); });
    };
    if (name == "neg") return unary([](double a) { return -a; });
    if (name == "sqrt") return unary([](double a) { return std::sqrt(a); });
    if (name == "rsqrt") return unary([](double a) { return 1 / std::sqrt(a); });
    if (name == "reciprocal") return unary([](double a) { return 1 / a; });
    if (name == "exp") return unary([](double a) { return std::exp(a); });
    if (name == "add") return binary([](double a, double b) { return a + b; });
    if (name == "pow") return binary([](double a, double b) { return std::pow(a, b); });
    if (name == "subtract") return binary([](double a, double b) { return a - b; });
    if (name == "multiply") return binary([](double a, double b) { return a * b; });
    if (name == "div" || name == "divide") return binary([](double a, double b) { return a / b; });
    return {};
  }

  const Graph& graph_;
  std::size_t max_elements_;
  std::map<ValueId, Result> memo_;
};

}  // namespace fusionc::ir
