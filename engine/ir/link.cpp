// Functions are isolated: no SSA name crosses their border. So once it is known where each one starts and how
// many ops, values and operands it holds, each is linked by itself, in parallel, into ranges that a prefix
// sum assigns in text order. What remains serial is one walk that gives names and types of the module their
// ids (in the order of first appearance, whatever the shards were), and the prefix sums.
//
// Use lists are compressed rows: link_function counts, a running sum turns counts into row ends, and a second
// parallel pass fills each row from its end while walking the ops backwards, which leaves rows in text order.
#include "engine/ir/link.h"

#include <algorithm>
#include <memory>
#include <unordered_map>

#include "engine/support/parallel.h"

namespace fusionc::ir {

namespace {

using IdTables = std::unordered_map<const Shard*, std::unique_ptr<ShardIds>>;

// Gives names and types of the module their ids.
void assign_ids(LinkContext& context, IdTables& tables) {
  Interner names, types;
  types.id({});  // TypeId 0: not stated
  Graph& graph = context.graph;
  context.ids.reserve(context.module.segments.size());
  for (const Segment& segment : context.module.segments) {
    const Shard& shard = *segment.shard;
    auto& ids = tables[&shard];
    if (!ids) {
      ids = std::make_unique<ShardIds>();
      ids->names.assign(shard.names.texts().size(), kNone);
      ids->types.assign(shard.type_texts.texts().size(), kNone);
      ids->types[0] = 0;
    }
    context.ids.push_back(ids.get());
    const auto type = [&](std::uint32_t local) {
      if (ids->types[local] == kNone) ids->types[local] = types.id(shard.type_texts.texts()[local]);
    };
    for (std::uint32_t i = segment.first; i < segment.last; ++i) {
      const Statement& statement = shard.statements[i];
      const bool is_op = statement.kind == Statement::Kind::Op || statement.kind == Statement::Kind::Open;
      if (is_op && ids->names[statement.name] == kNone) {
        NameId& id = ids->names[statement.name];
        id = names.id(shard.names.texts()[statement.name]);
        if (id == context.traits.size()) context.traits.push_back(shard.traits[statement.name]);
      }
      for (std::uint32_t t = 0; t < statement.type_count; ++t) type(shard.types[statement.first_type + t]);
      for (std::uint32_t a = 0; a < statement.argument_count; ++a)
        type(shard.arguments[statement.first_argument + a].type);
    }
  }
  graph.op_names.assign(names.texts().begin(), names.texts().end());
  graph.types.resize(types.texts().size());
  parallel_for(graph.types.size(), 256, [&](std::size_t first, std::size_t last) {
    for (std::size_t i = first; i < last; ++i) graph.types[i] = parse_type(types.texts()[i]);
  });
}

std::vector<FunctionTask> plan(const Outline& module, Graph& graph) {
  std::vector<FunctionTask> tasks(module.functions.size());
  std::size_t ops = 0, values = 0, operands = 0;
  for (FuncId id = 0; id < tasks.size(); ++id) {
    tasks[id].id = id;
    tasks[id].first_op = static_cast<OpId>(ops);
    tasks[id].first_value = static_cast<ValueId>(values);
    tasks[id].first_operand = static_cast<std::uint32_t>(operands);
    ops += module.functions[id].ops;
    values += module.functions[id].values;
    operands += module.functions[id].operands;
  }
  graph.ops.resize(ops);
  graph.values.resize(values);
  graph.operand_list.resize(operands);
  graph.functions.resize(tasks.size());
  graph.use_begin.assign(values + 1, 0);
  graph.deallocate_begin.assign(values + 1, 0);
  return tasks;
}

// Calls `body(first, last)` for groups of functions that hold about as many ops, in parallel.
template <typename Body>
void for_functions(const Outline& module, const Body& body) {
  constexpr std::size_t kOps = 4096;
  std::vector<std::size_t> groups{0};
  std::size_t ops = 0;
  for (std::size_t id = 0; id < module.functions.size(); ++id) {
    ops += module.functions[id].ops + 1;
    if (ops < kOps) continue;
    groups.push_back(id + 1);
    ops = 0;
  }
  if (groups.back() != module.functions.size()) groups.push_back(module.functions.size());
  parallel_for(groups.size() - 1, 1, [&](std::size_t first, std::size_t last) {
    for (std::size_t id = groups[first]; id < groups[last]; ++id) body(static_cast<FuncId>(id));
  });
}

std::uint32_t running_sum(std::vector<std::uint32_t>& counts) {
  std::uint32_t sum = 0;
  for (std::uint32_t& count : counts) count = sum += count;
  return sum;
}

void fill_uses(const LinkContext& context, FuncId id) {
  Graph& graph = context.graph;
  const Function& function = graph.functions[id];
  for (OpId op = function.end_op; op-- > function.first_op;) {
    const Op& record = graph.ops[op];
    const bool deallocate = context.traits[record.name].deallocate;
    for (std::uint32_t i = record.operand_count; i-- > 0;) {
      const ValueId value = graph.operand_list[record.operand_begin + i];
      if (deallocate)
        graph.deallocate_list[--graph.deallocate_begin[value]] = op;
      else
        graph.use_list[--graph.use_begin[value]] = {op, i};
    }
  }
}

void find_callers(const std::vector<FunctionTask>& tasks, Graph& graph) {
  std::unordered_map<std::string_view, std::vector<FuncId>> by_symbol;
  for (FuncId id = 0; id < graph.functions.size(); ++id)
    by_symbol[graph.str(graph.functions[id].symbol)].push_back(id);
  for (const FunctionTask& task : tasks)
    for (const OpId op : task.calls) {
      const auto found = by_symbol.find(graph.str(graph.ops[op].callee));
      if (found == by_symbol.end()) continue;
      for (const FuncId callee : found->second) graph.functions[callee].callers.push_back(op);
    }
}

}  // namespace

bool link(const Outline& module, Graph& graph, Fault& fault) {
  LinkContext context{module, graph, {}, {}};
  IdTables tables;
  assign_ids(context, tables);
  std::vector<FunctionTask> tasks = plan(module, graph);
  for_functions(module, [&](FuncId id) { link_function(context, tasks[id]); });
  for (const FunctionTask& task : tasks)
    if (task.fault) {
      fault = task.fault;
      return false;
    }
  graph.use_list.resize(running_sum(graph.use_begin));
  graph.deallocate_list.resize(running_sum(graph.deallocate_begin));
  for_functions(module, [&](FuncId id) { fill_uses(context, id); });
  find_callers(tasks, graph);
  return true;
}

}  // namespace fusionc::ir
