// Linking one function: SSA names to values.
//
// Names are mostly numbers, so they index a flat array; the others go through a hash table. Both lead to a
// slot that holds the value visible now. Regions nest: what a region defines is undone when it closes. A name
// may be used before its definition (blocks in any order), so an operand that does not resolve waits; it is
// tried again whenever a region around it closes, and only what still waits at the end of the function is an
// error.
#include <algorithm>
#include <limits>

#include "engine/ir/link.h"

namespace fusionc::ir {

namespace {

struct Slot {
  ValueId value = kNone;
  std::uint32_t count = 0;   // `%5:2` holds two
  std::uint32_t region = 0;  // which region defined it
};

// SSA names of one function.
class Names {
 public:
  // Numbers in [low, high] have array slots, when they are dense enough.
  Names(std::uint32_t low, std::uint32_t high, std::size_t count) {
    if (low > high || high - low > 16 * count + 1024) return;
    low_ = low;
    slots_.resize(high - low + 1);
    numbered_ = slots_.size();
  }
  std::uint32_t slot_of(std::uint32_t number, std::string_view name) {
    if (number - low_ < numbered_) return number - low_;
    const std::uint32_t index = static_cast<std::uint32_t>(numbered_) + names_.id(name);
    if (index >= slots_.size()) slots_.resize(index + 1);
    return index;
  }
  Slot& operator[](std::uint32_t index) { return slots_[index]; }

 private:
  std::uint32_t low_ = 0;
  std::size_t numbered_ = 0;
  std::vector<Slot> slots_;
  Interner names_;
};

// The statements of a function, one after the other.
class Cursor {
 public:
  Cursor(const LinkContext& context, const FunctionOutline& outline)
      : context_(context), segment_(outline.segment), index_(outline.statement), left_(outline.statements) {}
  bool done() const { return left_ == 0; }
  const Shard& shard() const { return *context_.module.segments[segment_].shard; }
  const ShardIds& ids() const { return *context_.ids[segment_]; }
  const Statement& operator*() const { return shard().statements[index_]; }
  void next() {
    if (--left_ == 0) return;
    if (++index_ < context_.module.segments[segment_].last) return;
    index_ = context_.module.segments[++segment_].first;
  }

 private:
  const LinkContext& context_;
  std::uint32_t segment_, index_, left_;
};

class FunctionLinker {
 public:
  FunctionLinker(LinkContext& context, FunctionTask& task)
      : graph_(context.graph),
        context_(context),
        task_(task),
        outline_(context.module.functions[task.id]),
        function_(graph_.functions[task.id]),
        names_(make_names()),
        next_op_(task.first_op),
        next_value_(task.first_value),
        next_operand_(task.first_operand) {}
  void run();

 private:
  struct Undo {
    std::uint32_t slot;
    Slot old;
  };
  struct Pending {
    std::uint32_t position;  // in operand_list
    std::uint32_t slot, index;
    const char* at;
  };
  struct Scope {
    std::size_t undo, pending;
    std::uint32_t region;
    OpId op;
  };

  Names make_names() const;
  Span span(const Shard& shard, Span s) const {
    const auto delta = static_cast<std::uint32_t>(shard.base - graph_.text.data());
    return {s.begin + delta, s.end + delta};
  }
  bool fail(Code code, const char* at, const char* message) {
    if (!task_.fault) task_.fault = {code, at, message};
    return false;
  }
  void header(const Cursor& at);
  void footer(const Cursor& at);
  void op(const Cursor& at);
  void close(const Cursor& at);
  void define(const Cursor& at, Span name, std::uint32_t number, std::uint32_t count);
  void results(const Cursor& at, OpId id);
  void result_types(const Cursor& at, OpId id);
  void operands(const Cursor& at, Op& op);
  void drop_destinations(Op& op);
  void arguments(const Cursor& at, bool of_function);
  bool resolve(std::uint32_t slot, std::uint32_t index, ValueId& value);
  void push(OpId op);
  void pop();
  void count_uses();
  void classify(std::string_view attributes);
  void argument_attributes(std::string_view properties);

  Graph& graph_;
  LinkContext& context_;
  FunctionTask& task_;
  const FunctionOutline& outline_;
  Function& function_;
  Names names_;
  OpId next_op_;
  ValueId next_value_;
  std::uint32_t next_operand_;
  std::uint32_t regions_ = 0;
  bool generic_ = false;
  std::vector<Undo> undo_;
  std::vector<Pending> pending_;
  std::vector<Scope> scopes_;
};

Names FunctionLinker::make_names() const {
  std::uint32_t low = kNotNumbered, high = 0;
  for (Cursor at(context_, outline_); !at.done(); at.next())
    for (std::uint32_t i = 0; i < (*at).result_groups; ++i) {
      const std::uint32_t number = at.shard().results[(*at).first_result + i].number;
      if (number == kNotNumbered) continue;
      low = std::min(low, number);
      high = std::max(high, number);
    }
  return Names(low, high, outline_.values);
}

void FunctionLinker::run() {
  Cursor at(context_, outline_);
  header(at);
  for (at.next(); !at.done() && !task_.fault; at.next()) {
    const Statement& statement = *at;
    switch (statement.kind) {
      case Statement::Kind::Op:
        op(at);
        break;
      case Statement::Kind::Open:
        op(at);
        push(next_op_ - 1);  // arguments written at the op are visible in all its regions
        arguments(at, false);
        push(next_op_ - 1);
        break;
      case Statement::Kind::Next:
        pop();
        push(scopes_.back().op);
        arguments(at, false);
        break;
      case Statement::Kind::Block: {
        const bool entry =
            scopes_.size() == 1 && generic_ && next_op_ == task_.first_op && next_value_ == task_.first_value;
        arguments(at, entry);
        break;
      }
      case Statement::Kind::Close:
        if (scopes_.size() > 1)
          close(at);
        else
          footer(at);
        break;
      case Statement::Kind::Error:
        break;
    }
  }
  for (const Pending& waiting : pending_) {
    fail(Code::IrUndefinedValue, waiting.at, "no value of this name is visible here");
    break;
  }
  function_.end_op = next_op_;
  if (!task_.fault) count_uses();
}

// The header of the function: `func.func @f(...) {` or `"func.func"() <{...}> ({`.
void FunctionLinker::header(const Cursor& at) {
  const Statement& statement = *at;
  function_.text = span(at.shard(), statement.text);
  function_.first_op = function_.end_op = task_.first_op;
  if (!statement.symbol.empty()) function_.symbol = span(at.shard(), statement.symbol);
  generic_ = statement.generic;
  push(kNone);
  if (!generic_) arguments(at, true);
  function_.kind = outline_.cpu ? FunctionKind::Cpu : FunctionKind::Forward;
  const std::string_view text(at.shard().base, statement.text.end);
  classify(statement.attributes.in(text));
  classify(statement.properties.in(text));
  if (statement.kind == Statement::Kind::Op) {
    function_.kind = FunctionKind::Declaration;
    pop();
  }
}

void FunctionLinker::footer(const Cursor& at) {
  const Statement& statement = *at;
  function_.text.end = span(at.shard(), statement.text).end;
  const std::string_view text(at.shard().base, statement.text.end);
  classify(statement.attributes.in(text));
  if (generic_ && function_.symbol.empty()) {
    const std::string_view name =
        symbol_name(find_entry(statement.attributes.in(text), "sym_name").value_or(""));
    const auto begin = static_cast<std::uint32_t>(name.data() - graph_.text.data());
    if (!name.empty()) function_.symbol = {begin, begin + static_cast<std::uint32_t>(name.size())};
  }
  if (generic_) {
    argument_attributes(statement.attributes.in(text));
    Cursor first(context_, outline_);
    argument_attributes((*first).properties.in({first.shard().base, (*first).text.end}));
  }
  if (next_op_ == task_.first_op)
    function_.kind = FunctionKind::Declaration;
  else if (context_.traits[graph_.ops[next_op_ - 1].name].returns)
    function_.return_op = next_op_ - 1;
  pop();
}

// `tt.function_type` and the older unit attributes.
void FunctionLinker::classify(std::string_view attributes) {
  if (attributes.empty()) return;
  if (const auto type = find_entry(attributes, "tt.function_type")) {
    const std::string_view word = symbol_name(*type);
    if (word == "const_eval") function_.kind = FunctionKind::ConstEval;
    if (word == "trace_run_and_capture" || word == "trace_execute")
      function_.kind = FunctionKind::TraceWrapper;
    if (word == "forward_cpu" || word == "forward_cpu_declaration") function_.kind = FunctionKind::Cpu;
  }
  if (find_entry(attributes, "const_eval")) function_.kind = FunctionKind::ConstEval;
  if (find_entry(attributes, "tt.composite_decomposition")) function_.kind = FunctionKind::Decomposition;
}

// `arg_attrs = [{...}, {...}]` of the generic form.
void FunctionLinker::argument_attributes(std::string_view properties) {
  const auto list = find_entry(properties, "arg_attrs");
  if (!list) return;
  const char* p = list->data();
  const char* const end = p + list->size();
  Fault ignored;
  for (Argument& argument : function_.arguments) {
    while (p != end && *p != '{') ++p;
    if (p == end) return;
    const char* const open = p;
    p = skip_balanced(p, end, ignored);
    if (!p) return;
    argument.attributes = {static_cast<std::uint32_t>(open + 1 - graph_.text.data()),
                           static_cast<std::uint32_t>(p - 1 - graph_.text.data())};
  }
}

void FunctionLinker::op(const Cursor& at) {
  const Statement& statement = *at;
  const Shard& shard = at.shard();
  const OpId id = next_op_++;
  Op& op = graph_.ops[id];
  op.text = span(shard, statement.text);
  if (!statement.properties.empty()) op.properties = span(shard, statement.properties);
  if (!statement.attributes.empty()) op.attributes = span(shard, statement.attributes);
  if (!statement.location.empty()) op.location = span(shard, statement.location);
  op.name = at.ids().names[statement.name];
  const NameTraits& traits = shard.traits[statement.name];
  op.dialect = traits.dialect;
  op.function = task_.id;
  op.parent = scopes_.back().op;
  if (traits.calls && !statement.symbol.empty()) {
    op.callee = span(shard, statement.symbol);
    task_.calls.push_back(id);
  }
  operands(at, op);
  results(at, id);
  if (statement.kind == Statement::Kind::Op) drop_destinations(op);
}

void FunctionLinker::operands(const Cursor& at, Op& op) {
  const Statement& statement = *at;
  const Shard& shard = at.shard();
  op.operand_begin = next_operand_;
  op.operand_count = statement.operand_count;
  for (std::uint32_t i = 0; i < statement.operand_count; ++i) {
    const OperandName& operand = shard.operands[statement.first_operand + i];
    const std::uint32_t slot =
        names_.slot_of(operand.number, operand.name.in({shard.base, operand.name.end}));
    ValueId& value = graph_.operand_list[next_operand_];
    value = kNone;
    if (!resolve(slot, operand.index, value))
      pending_.push_back({next_operand_, slot, operand.index, shard.base + operand.name.begin});
    ++next_operand_;
  }
}

bool FunctionLinker::resolve(std::uint32_t slot, std::uint32_t index, ValueId& value) {
  const Slot found = names_[slot];
  if (found.value == kNone || index >= found.count) return false;
  value = found.value + index;
  return true;
}

void FunctionLinker::results(const Cursor& at, OpId id) {
  const Statement& statement = *at;
  Op& op = graph_.ops[id];
  op.result_begin = next_value_;
  op.result_count = statement.result_count;
  const ValueId first = next_value_;
  for (std::uint32_t i = 0; i < statement.result_groups; ++i) {
    const ResultName& result = at.shard().results[statement.first_result + i];
    define(at, result.name, result.number, result.count);
  }
  next_value_ = first + statement.result_count;  // results without names
  for (std::uint32_t i = 0; i < statement.result_count; ++i) {
    Value& value = graph_.values[first + i];
    value.type = 0;
    value.def = id;
    value.index = i;
    value.function = task_.id;
  }
  if (statement.kind == Statement::Kind::Op || statement.type_count) result_types(at, id);
}

// Types behind the op go to its results: one each, one for all, or (custom forms that list operands first)
// the last.
void FunctionLinker::result_types(const Cursor& at, OpId id) {
  const Statement& statement = *at;
  const Op& op = graph_.ops[id];
  const std::uint32_t types = statement.type_count, results = op.result_count;
  if (statement.generic && types != results && results != 0) {
    fail(Code::IrResultCount, graph_.text.data() + op.text.begin,
         "the op has another number of result types than of results");
    return;
  }
  if (types == 0) return;
  for (std::uint32_t i = 0; i < results; ++i) {
    const std::uint32_t at_type = types == results  ? i
                                  : types == 1      ? 0
                                  : types > results ? types - results + i
                                                    : std::min(i, types - 1);
    graph_.values[op.result_begin + i].type =
        at.ids().types[at.shard().types[statement.first_type + at_type]];
  }
}

void FunctionLinker::define(const Cursor& at, Span name, std::uint32_t number, std::uint32_t count) {
  const std::uint32_t slot = names_.slot_of(number, name.in({at.shard().base, name.end}));
  const std::uint32_t region = scopes_.back().region;
  Slot& current = names_[slot];
  if (current.value != kNone && current.region == region) {
    fail(Code::IrRedefinedValue, at.shard().base + name.begin,
         "a value of this name is already defined here");
    return;
  }
  undo_.push_back({slot, current});
  current = {next_value_, count, region};
  const Span place = span(at.shard(), name);
  for (std::uint32_t i = 0; i < count; ++i) graph_.values[next_value_++].name = place;
}

void FunctionLinker::arguments(const Cursor& at, bool of_function) {
  const Statement& statement = *at;
  const Shard& shard = at.shard();
  if (of_function && statement.argument_count) {
    function_.first_argument = next_value_;
    function_.arguments.resize(statement.argument_count);
  }
  for (std::uint32_t i = 0; i < statement.argument_count; ++i) {
    const ArgumentName& argument = shard.arguments[statement.first_argument + i];
    Value& value = graph_.values[next_value_];
    value.type = at.ids().types[argument.type];
    value.index = i;
    value.function = task_.id;
    if (argument.name.empty())
      ++next_value_;
    else
      define(at, argument.name, ssa_number(argument.name.in({shard.base, argument.name.end})), 1);
    if (task_.fault) return;
    if (!of_function) continue;
    if (!argument.attributes.empty()) function_.arguments[i].attributes = span(shard, argument.attributes);
    if (!argument.location.empty()) function_.arguments[i].location = span(shard, argument.location);
  }
}

// The closing brace of an op with regions: its text, attributes, location and result types end here.
void FunctionLinker::close(const Cursor& at) {
  const Statement& statement = *at;
  const Shard& shard = at.shard();
  pop();
  const OpId id = scopes_.back().op;
  pop();
  Op& op = graph_.ops[id];
  op.text.end = span(shard, statement.text).end;
  if (!statement.attributes.empty()) op.attributes = span(shard, statement.attributes);
  if (!statement.location.empty()) op.location = span(shard, statement.location);
  if (statement.generic || statement.type_count) result_types(at, id);
}

// Older dumps pass where results go as last operands: values of `ttir.empty()` of the types of the results.
void FunctionLinker::drop_destinations(Op& op) {
  if (op.dialect == Dialect::Other || context_.traits[op.name].calls) return;
  for (std::uint32_t i = op.result_count; i > 0 && op.operand_count > 1; --i) {
    const ValueId last = graph_.operand_list[op.operand_begin + op.operand_count - 1];
    if (last == kNone) return;
    const Value& value = graph_.values[last];
    if (value.def == kNone || !context_.traits[graph_.ops[value.def].name].empty) return;
    if (value.type != graph_.values[op.result_begin + i - 1].type) return;
    --op.operand_count;
  }
}

void FunctionLinker::push(OpId op) { scopes_.push_back({undo_.size(), pending_.size(), ++regions_, op}); }

void FunctionLinker::pop() {
  const Scope scope = scopes_.back();
  std::size_t kept = scope.pending;
  for (std::size_t i = scope.pending; i < pending_.size(); ++i) {
    const Pending waiting = pending_[i];
    if (!resolve(waiting.slot, waiting.index, graph_.operand_list[waiting.position]))
      pending_[kept++] = waiting;
  }
  pending_.resize(kept);
  while (undo_.size() > scope.undo) {
    names_[undo_.back().slot] = undo_.back().old;
    undo_.pop_back();
  }
  scopes_.pop_back();
}

void FunctionLinker::count_uses() {
  for (OpId op = function_.first_op; op < function_.end_op; ++op) {
    const Op& record = graph_.ops[op];
    std::vector<std::uint32_t>& counts =
        context_.traits[record.name].deallocate ? graph_.deallocate_begin : graph_.use_begin;
    for (std::uint32_t i = 0; i < record.operand_count; ++i)
      ++counts[graph_.operand_list[record.operand_begin + i]];
  }
}

}  // namespace

void link_function(LinkContext& context, FunctionTask& task) { FunctionLinker(context, task).run(); }

}  // namespace fusionc::ir
