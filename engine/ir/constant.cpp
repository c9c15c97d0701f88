// Constants.
//
// Idea. Rules ask about constants for every multiply, so the answers are a table: one pass over all values,
// each computed from the values it depends on. Within a function text order is a topological order, so almost
// every value finds its operands done; across functions (the result of load_cached is what the const-eval
// function returns, the argument of that function is what main passes) an explicit stack resolves what is not
// done yet.
//
// What an argument is: what its callers pass, when all of them are known and agree. A traced body is called
// from the warm-up and the capture of its wrapper with freshly allocated slots; its argument i is operand i+1
// of the capture_or_execute_trace that names the wrapper.
//
// Rules for splats. Moving data keeps a splat; storing it as another dtype rounds it; elementwise arithmetic
// of splats folds. Anything computed from a value that is not literal is NotConstant, with one exception: a
// single element computed from unknown values only is Unknown, because a scalar scale or epsilon may well
// arrive as a parameter, whereas a whole computed tensor is never a literal in disguise. A part cut out of a
// table of numbers is Unknown too, not NotConstant.
//
// Invariants.
// * A cycle (recursive calls in hostile input) leaves its values Unknown; there is no recursion on the stack.
// * The table depends on the graph only, never on who asks first.

#include "engine/ir/constant.h"

#include <cmath>

#include "engine/ir/attr.h"
#include "engine/ir/constant_table.h"
#include "engine/ir/literal.h"
#include "engine/ir/number.h"

namespace fusionc::ir {
namespace {

constexpr Splat kNotConstant{Splat::Kind::NotConstant, 0};
constexpr Splat kUnknown{};

bool same(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

/// What holds when one of both values is taken.
Splat join(const Splat& a, const Splat& b) {
  if (a.kind == Splat::Kind::NotConstant || b.kind == Splat::Kind::NotConstant) return kNotConstant;
  if (a.kind == Splat::Kind::Unknown || b.kind == Splat::Kind::Unknown) return kUnknown;
  return same(a.value, b.value) ? a : kNotConstant;
}

Splat literal(double value, Dtype dtype) {
  const auto stored = store_as(value, dtype);
  return stored ? Splat{Splat::Kind::Literal, *stored} : kUnknown;
}

/// `1.0 : f32`, `true`, or a number in an attribute of its own: `#ttnn.fill<1.0 : f32>`, `<1.0>`.
std::optional<double> fill_number(std::string_view text) {
  if (const std::size_t open = text.find('<'); open != std::string_view::npos && text.ends_with('>')) {
    text = text.substr(open + 1, text.size() - open - 2);
  }
  return parse_float(text);
}

bool is_tensor(const Graph& graph, ValueId value) { return graph.type(value).tensor; }

}  // namespace

const ConstantTable& ConstantTable::of(const Graph& graph) {
  ConstantCache& cache = *graph.constants;
  std::call_once(cache.once, [&] { cache.table = std::make_shared<const ConstantTable>(graph); });
  return *cache.table;
}

ConstantTable::ConstantTable(const Graph& graph) : graph_(graph) {
  traits_.reserve(graph.op_names.size());
  for (std::string_view name : graph.op_names) traits_.push_back(op_traits(name));
  link_calls();
  state_.assign(graph.values.size(), State::New);
  facts_.resize(graph.values.size());
  std::vector<ValueId> stack, needs;
  for (ValueId value = 0; value < graph.values.size(); ++value) resolve(value, stack, needs);
  state_ = {};
}

void ConstantTable::link_calls() {
  callers_.resize(graph_.functions.size());
  std::vector<std::pair<OpId, FuncId>> captures;
  for (FuncId f = 0; f < graph_.functions.size(); ++f) {
    if (graph_.functions[f].return_op == kNone) continue;
    for (OpId op : graph_.functions[f].callers) {
      const OpKind kind = traits(op).kind;
      if (kind != OpKind::Call && kind != OpKind::Trace) continue;
      callers_[f].push_back(op);
      if (kind == OpKind::Trace) captures.emplace_back(op, f);
      if (kind != OpKind::Call) continue;
      // Two bodies of one name (in different modules of the text) are neither.
      const auto [at, fresh] = callee_.emplace(op, f);
      if (!fresh) at->second = kNone;
    }
  }
  find_traced_functions(captures);
}

/// A body is traced when only capture functions of one trace op call it.
void ConstantTable::find_traced_functions(const std::vector<std::pair<OpId, FuncId>>& captures) {
  trace_of_.assign(graph_.functions.size(), kNone);
  for (FuncId f = 0; f < graph_.functions.size(); ++f) {
    OpId trace = kNone;
    bool only = !callers_[f].empty();
    for (OpId call : callers_[f]) {
      OpId found = kNone;
      for (const auto& [op, wrapper] : captures) {
        if (wrapper == graph_.ops[call].function) found = found == kNone ? op : kNone;
      }
      only = only && found != kNone && (trace == kNone || trace == found);
      trace = found;
    }
    if (only) trace_of_[f] = trace;
  }
}

FuncId ConstantTable::callee(OpId call) const {
  const auto found = callee_.find(call);
  return found == callee_.end() ? kNone : found->second;
}

ValueId ConstantTable::returned(ValueId value) const {
  const Value& v = graph_.values[value];
  const FuncId function = v.def == kNone ? kNone : callee(v.def);
  if (function == kNone) return kNone;
  const auto results = graph_.operands(graph_.functions[function].return_op);
  return results.size() == graph_.ops[v.def].result_count ? results[v.index] : kNone;
}

bool ConstantTable::is_argument(ValueId value) const {
  const Value& v = graph_.values[value];
  if (v.def != kNone || v.function == kNone) return false;
  const Function& f = graph_.functions[v.function];
  return f.first_argument != kNone && value >= f.first_argument &&
         value - f.first_argument < f.arguments.size();
}

std::vector<ValueId> ConstantTable::passed(ValueId argument) const {
  if (!is_argument(argument)) return {};
  const FuncId f = graph_.values[argument].function;
  const std::size_t count = graph_.functions[f].arguments.size();
  const std::size_t index = argument - graph_.functions[f].first_argument;
  if (const OpId trace = trace_of_[f]; trace != kNone) {
    const auto operands = graph_.operands(trace);
    if (index + 1 >= operands.size()) return {};  // an output slot
    const Type &here = graph_.type(argument), &there = graph_.type(operands[index + 1]);
    if (here.dims != there.dims || here.dtype != there.dtype) return {};
    return {operands[index + 1]};
  }
  std::vector<ValueId> out;
  for (OpId call : callers_[f]) {
    const auto operands = graph_.operands(call);
    const std::size_t skip = traits(call).kind == OpKind::Trace ? 1 : 0;  // the device
    if (operands.size() != count + skip) return {};
    out.push_back(operands[index + skip]);
  }
  return out;
}

ValueId ConstantTable::passed_by_all(ValueId argument) const {
  const std::vector<ValueId> values = passed(argument);
  if (values.empty()) return kNone;
  for (ValueId v : values) {
    if (v != values.front()) return kNone;
  }
  return values.front();
}

void ConstantTable::append_dependencies(ValueId value, std::vector<ValueId>& out) const {
  const OpId def = graph_.values[value].def;
  if (def == kNone) {
    for (ValueId v : passed(value)) out.push_back(v);
    return;
  }
  for (ValueId v : graph_.operands(def)) out.push_back(v);
  if (const ValueId inner = traits(def).kind == OpKind::Call ? returned(value) : kNone; inner != kNone) {
    out.push_back(inner);
  }
}

/// Computes a value whose dependencies are done; false when they are not.
bool ConstantTable::compute_if_ready(ValueId value) {
  const OpId def = graph_.values[value].def;
  if (def == kNone) {
    if (is_argument(value) && !callers_[graph_.values[value].function].empty()) return false;
  } else {
    if (traits(def).kind == OpKind::Call) return false;
    for (ValueId v : graph_.operands(def)) {
      if (state_[v] != State::Done) return false;
    }
  }
  facts_[value] = compute(value);
  state_[value] = State::Done;
  return true;
}

/// Depth first with a stack of its own; both vectors are scratch space.
void ConstantTable::resolve(ValueId root, std::vector<ValueId>& stack, std::vector<ValueId>& needs) {
  if (state_[root] != State::New || compute_if_ready(root)) return;
  stack.assign(1, root);
  while (!stack.empty()) {
    const ValueId value = stack.back();
    if (state_[value] == State::New) {
      state_[value] = State::Open;
      needs.clear();
      append_dependencies(value, needs);
      const std::size_t before = stack.size();
      for (ValueId need : needs) {
        if (state_[need] == State::New) stack.push_back(need);
      }
      if (stack.size() > before) continue;
    }
    if (state_[value] == State::Open) facts_[value] = compute(value);
    state_[value] = State::Done;
    stack.pop_back();
  }
}

ConstantTable::Facts ConstantTable::compute(ValueId value) const {
  const Value& v = graph_.values[value];
  if (v.def == kNone) return argument_facts(value);
  Facts out;
  out.constant = op_constant(v.def);
  out.splat = op_splat(v.def, value);
  return out;
}

ConstantTable::Facts ConstantTable::argument_facts(ValueId value) const {
  Facts out;
  if (!is_argument(value)) return out;  // of a block
  const std::vector<ValueId> sources = passed(value);
  if (!sources.empty()) {
    out = facts_[sources.front()];
    for (ValueId source : sources) {
      out.splat = join(out.splat, facts_[source].splat);
      if (facts_[source].constant != out.constant) out.constant = Truth::Unknown;
    }
    if (out.constant != Truth::Unknown) return out;
  }
  const Value& v = graph_.values[value];
  const Function& f = graph_.functions[v.function];
  const std::string_view attributes = graph_.str(f.arguments[value - f.first_argument].attributes);
  auto type = find_attribute(attributes, "ttcore.argument_type");
  if (!type) type = find_attribute(attributes, "tt.argument_type");
  const std::string_view word = type ? parse_word(*type) : std::string_view{};
  if (word == "parameter" || word == "constant" || f.kind == FunctionKind::ConstEval) {
    out.constant = Truth::Yes;
  } else if (word == "input") {
    out.constant = Truth::No;
    if (sources.empty()) out.splat = kNotConstant;
  }
  return out;
}

Truth ConstantTable::op_constant(OpId op) const {
  const Op& o = graph_.ops[op];
  switch (traits(op).kind) {
    case OpKind::Literal:
    case OpKind::Full:
    case OpKind::Zeros:
    case OpKind::Ones:
    case OpKind::Arange:
    case OpKind::Device:
      return Truth::Yes;
    case OpKind::Random:
      return Truth::No;
    case OpKind::Storage:
      return Truth::Unknown;
    case OpKind::Call:
      if (graph_.op_name(op).ends_with("load_cached")) return Truth::Yes;
      break;
    case OpKind::Opaque:
      if (o.operand_count == 0) return Truth::Unknown;
      break;
    default:
      break;
  }
  const bool has_region = op + 1 < graph_.ops.size() && graph_.ops[op + 1].parent == op;
  Truth out = has_region ? Truth::Unknown : Truth::Yes;  // a region may read values that are not operands
  for (ValueId v : graph_.operands(op)) {
    if (facts_[v].constant == Truth::No) return Truth::No;
    if (facts_[v].constant == Truth::Unknown) out = Truth::Unknown;
  }
  return out;
}

Splat ConstantTable::op_splat(OpId op, ValueId result) const {
  const OpTraits& t = traits(op);
  if (t.kind == OpKind::Call) {
    const ValueId inner = returned(result);
    return inner == kNone ? kUnknown : facts_[inner].splat;
  }
  if (graph_.ops[op].result_count != 1) return computed(op, result);
  switch (t.kind) {
    case OpKind::Literal:
    case OpKind::Full:
    case OpKind::Zeros:
    case OpKind::Ones:
      return fill(op, result);
    case OpKind::Arange:
      return graph_.type(result).numel() == 1 ? kUnknown : kNotConstant;
    case OpKind::Random:
      return kNotConstant;
    case OpKind::Device:
    case OpKind::Storage:
      return kUnknown;
    case OpKind::Concat:
      return concatenated(op);
    case OpKind::Pad:
      return padded(op);
    case OpKind::Elementwise:
      return folded(op, result);
    case OpKind::Opaque:
    case OpKind::Trace:
      return computed(op, result);
    default: {  // moves data
      if (graph_.ops[op].operand_count == 0) return kUnknown;
      const Splat& from = facts_[graph_.operands(op)[0]].splat;
      if (from.kind == Splat::Kind::Literal) return literal(from.value, graph_.type(result).dtype);
      // A part of a table may well be one value.
      const bool part = t.kind == OpKind::Slice || t.kind == OpKind::Index || t.kind == OpKind::Shard;
      return part && facts_[graph_.operands(op)[0]].constant == Truth::Yes ? kUnknown : from;
    }
  }
}

Splat ConstantTable::fill(OpId op, ValueId result) const {
  const OpKind kind = traits(op).kind;
  const Dtype dtype = graph_.type(result).dtype;
  if (kind == OpKind::Zeros) return literal(0, dtype);
  if (kind == OpKind::Ones) return literal(1, dtype);
  if (kind == OpKind::Literal) {
    const auto data = attribute(graph_, op, "value");
    return data ? literal_splat(*data) : kUnknown;
  }
  auto number = attribute(graph_, op, "fill_value");
  if (!number) number = attribute(graph_, op, "fillValue");  // dumps of 2024
  const auto value = number ? fill_number(*number) : std::nullopt;
  return value ? literal(*value, dtype) : kUnknown;
}

Splat ConstantTable::concatenated(OpId op) const {
  const auto operands = graph_.operands(op);
  if (operands.empty()) return kUnknown;
  Splat out = facts_[operands[0]].splat;
  for (ValueId v : operands) out = join(out, facts_[v].splat);
  return out;
}

Splat ConstantTable::padded(OpId op) const {
  const auto operands = graph_.operands(op);
  if (operands.empty()) return kUnknown;
  const Splat& from = facts_[operands[0]].splat;
  const auto text = attribute(graph_, op, "value");
  const auto value = text ? parse_float(*text) : std::nullopt;
  if (from.kind != Splat::Kind::Literal) return from;
  return value ? join(from, {Splat::Kind::Literal, *value}) : kUnknown;
}

Splat ConstantTable::folded(OpId op, ValueId result) const {
  const OpTraits& t = traits(op);
  const auto operands = graph_.operands(op);
  double inputs[2] = {0, 0};
  if (operands.empty() || operands.size() > 2) return computed(op, result);
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const Splat& s = facts_[operands[i]].splat;
    if (s.kind != Splat::Kind::Literal) return computed(op, result);
    inputs[i] = s.value;
  }
  const Dtype dtype = graph_.type(result).dtype;
  if (t.unary != nullptr && operands.size() == 1) return literal(t.unary(inputs[0]), dtype);
  if (t.binary == nullptr) return kUnknown;
  if (operands.size() == 1) {
    const auto text = attribute(graph_, op, "rhs");
    const auto value = text ? parse_float(*text) : std::nullopt;
    if (!value) return kUnknown;
    inputs[1] = *value;
  }
  return literal(t.binary(inputs[0], inputs[1]), dtype);
}

/// An op whose value we do not fold.
Splat ConstantTable::computed(OpId op, ValueId result) const {
  bool all_literal = true;
  for (ValueId v : graph_.operands(op)) {
    if (!is_tensor(graph_, v)) continue;
    const Splat::Kind kind = facts_[v].splat.kind;
    if (kind == Splat::Kind::NotConstant) return kNotConstant;
    all_literal = all_literal && kind == Splat::Kind::Literal;
  }
  return all_literal || graph_.type(result).numel() == 1 ? kUnknown : kNotConstant;
}

Splat splat(const Graph& graph, ValueId value) { return ConstantTable::of(graph).splat(value); }

Truth constant(const Graph& graph, ValueId value) { return ConstantTable::of(graph).constant(value); }

ValueId definition(const Graph& graph, ValueId value) {
  const ConstantTable& table = ConstantTable::of(graph);
  for (int step = 0; step < 64; ++step) {
    const OpId def = graph.values[value].def;
    ValueId next = kNone;
    if (def == kNone) {
      next = table.passed_by_all(value);
    } else if (const FuncId f = table.callee(def); f != kNone && !table.depends_on_caller(f)) {
      next = table.returned(value);
    }
    if (next == kNone) break;
    value = next;
  }
  return value;
}

}  // namespace fusionc::ir
