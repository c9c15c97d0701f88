// Statement records to the dataflow graph: the last stage of the reader.
#pragma once

#include <vector>

#include "engine/ir/chain.h"
#include "engine/ir/graph.h"

namespace fusionc::ir {

/// Links one module into `graph`, whose `text` is set. False, with the first fault in text order, when a name
/// does not resolve or a function makes no sense.
bool link(const Outline& module, Graph& graph, Fault& fault);

/// Ids of the module for the ids of names and types in one shard.
struct ShardIds {
  std::vector<NameId> names;
  std::vector<TypeId> types;
};

/// What all functions of the module share while they are linked.
struct LinkContext {
  const Outline& module;
  Graph& graph;
  std::vector<const ShardIds*> ids;  ///< by segment of the outline
  std::vector<NameTraits> traits;    ///< by NameId
};

/// Where the records of one function go, and what linking it found.
struct FunctionTask {
  FuncId id = 0;
  OpId first_op = 0;
  ValueId first_value = 0;
  std::uint32_t first_operand = 0;
  std::vector<OpId> calls;  ///< ops with a callee
  Fault fault;
};

/// Fills ops, values, operands and the record of one function, and counts the uses of its values into
/// use_begin and deallocate_begin (at the index of the value). Functions only touch their own ranges: they
/// are linked in parallel.
void link_function(LinkContext& context, FunctionTask& task);

}  // namespace fusionc::ir
