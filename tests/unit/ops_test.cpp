// The shipped op tables, and that they know every op of real dumps.
#include <cstdlib>
#include <set>

#include "tests/unit/dsl_text.h"

using namespace fusionc;
using namespace fusionc::test;
namespace fs = std::filesystem;

namespace {

const rule::Spelling& spelling(const std::string& op) {
  const auto at = ops().by_op.find(op);
  REQUIRE_MESSAGE(at != ops().by_op.end(), op);
  return ops().spellings[at->second];
}

const rule::Kind& kind(const std::string& name) {
  const auto at = ops().by_kind.find(name);
  REQUIRE_MESSAGE(at != ops().by_kind.end(), name);
  return ops().kinds[at->second];
}

std::string operands(const rule::Spelling& s) {
  std::string out;
  for (const rule::OperandInfo& o : s.operands) {
    if (!out.empty()) out += ' ';
    out += o.name;
    out += o.optional ? "?" : o.variadic ? "*" : o.ignored ? "~" : "";
    if (!o.attribute.empty()) out += "=@" + o.attribute;
  }
  return out;
}

const rule::AttributeInfo& attribute(const rule::Spelling& s, const std::string& name, std::size_t nth = 0) {
  for (const rule::AttributeInfo& info : s.attributes)
    if (info.name == name && nth-- == 0) return info;
  FAIL(s.op, " has no ", name);
  return s.attributes.front();
}

std::string members(std::string_view class_name) {
  std::vector<std::string> names;
  for (rule::KindId id : ops().members(class_name)) names.push_back(ops().kinds[id].name);
  return fmt::format("{}", fmt::join(names, " "));
}

std::string words(const std::vector<std::string>& list) { return fmt::format("{}", fmt::join(list, " ")); }

}  // namespace

TEST_CASE("kinds are sorted, and every index points where it should") {
  const rule::OpTable& table = ops();
  for (std::size_t i = 0; i < table.kinds.size(); ++i) {
    const rule::Kind& k = table.kinds[i];
    CHECK(table.by_kind.at(k.name) == i);
    if (i) CHECK(table.kinds[i - 1].name < k.name);
    CHECK(!k.spellings.empty());
    for (rule::SpellingId id : k.spellings) {
      const rule::Spelling& s = table.spellings[id];
      CHECK(s.kind == i);
      CHECK(table.by_op.at(s.op) == id);
      for (const rule::OperandInfo& o : s.operands) {
        CHECK(o.ignored == (o.index == rule::kNoId));
        if (!o.ignored) CHECK(k.operands.at(o.index) == o.name);
      }
    }
  }
}

TEST_CASE("one kind for what both levels spell in their own way") {
  const auto same = [](const std::string& a, const std::string& b) {
    return spelling(a).kind == spelling(b).kind;
  };
  CHECK(same("ttir.div", "ttnn.divide"));
  CHECK(same("ttir.pow", "ttnn.pow_scalar"));
  CHECK(same("ttnn.pow_scalar", "ttnn.pow_tensor"));
  CHECK(same("ttir.dot_general", "ttnn.matmul"));
  CHECK(same("ttir.broadcast", "ttnn.repeat"));
  CHECK(same("ttir.upsample2d", "ttnn.upsample"));
  CHECK(same("ttir.clamp_scalar", "ttnn.clamp_tensor"));
  CHECK(same("ttir.slice", "ttnn.slice_static"));
  CHECK(same("ttir.batch_norm", "ttnn.batch_norm_inference"));
  CHECK(same("ttir.quantize_unrolled", "ttnn.quantize"));
  CHECK(same("ttnn.to_dtype", "ttir.typecast"));
  CHECK(!same("ttir.repeat_interleave", "ttir.repeat"));
  CHECK(!same("ttir.convolution", "ttir.conv2d"));
  CHECK(spelling("ttir.dot_general").view == rule::View::DotGeneral);
  CHECK(spelling("ttir.matmul").view == rule::View::None);
}

TEST_CASE("operands") {
  CHECK(operands(spelling("ttnn.conv2d")) == "input weight bias? device~");
  CHECK(operands(spelling("ttnn.pow_scalar")) == "lhs rhs=@rhs");
  CHECK(operands(spelling("ttir.clamp_scalar")) == "input min=@min max=@max");
  CHECK(operands(spelling("ttir.concat")) == "inputs*");
  CHECK(kind("concat").variadic);
  CHECK(!kind("conv2d").variadic);
  CHECK(words(kind("conv2d").operands) == "input weight bias");
  // Rules write TTIR's order, TTNN has another.
  CHECK(words(kind("batch_norm_inference").operands) == "input weight bias mean variance");
  CHECK(operands(spelling("ttnn.batch_norm_inference")) == "input mean? variance? weight? bias?");
  CHECK(spelling("ttnn.batch_norm_inference").operands[1].index == 3);
  CHECK(spelling("ttnn.batch_norm_inference").segmented);
  CHECK(!spelling("ttnn.linear").segmented);
  CHECK(operands(spelling("ttir.paged_scaled_dot_product_attention_decode")) ==
        "query key value page_table output~ attention_mask? cur_pos_tensor? attention_sink?");
  CHECK(words(kind("topk").results) == "values indices");
}

TEST_CASE("attributes: one name at both levels, axes, defaults, paths") {
  const rule::AttributeInfo& dim = attribute(spelling("ttnn.sum"), "dim");
  CHECK(dim.spelling == "dim_arg");
  CHECK(dim.axis);
  CHECK(!dim.default_text);
  CHECK(attribute(spelling("ttir.softmax"), "dim").spelling == "dimension");
  CHECK(attribute(spelling("ttnn.argmax"), "dim").spelling == "dim");
  CHECK(attribute(spelling("ttir.broadcast"), "repeat_dims").spelling == "broadcast_dimensions");
  CHECK(attribute(spelling("ttir.matmul"), "transpose_b").default_text == "false");
  CHECK(attribute(spelling("ttnn.max"), "keep_dim").default_text == "false");
  CHECK(attribute(spelling("ttir.rms_norm"), "epsilon").default_text == "1e-05");
  CHECK(attribute(spelling("ttnn.rms_norm"), "epsilon").default_text == "1e-12");
  CHECK(attribute(spelling("ttnn.conv2d"), "activation").spelling == "conv2d_config.activation");
  CHECK(attribute(spelling("ttnn.matmul"), "activation").spelling == "activation");
  CHECK(attribute(spelling("ttnn.matmul"), "activation", 1).spelling ==
        "matmul_program_config.fused_activation");
  CHECK(attribute(spelling("ttir.sort"), "dim").default_text == "-1");
  CHECK(attribute(spelling("ttnn.conv2d"), "channel_dim").default_text == "3");
  CHECK(attribute(spelling("ttnn.upsample"), "mode").default_text == "\"nearest\"");
  CHECK(!attribute(spelling("ttir.permute"), "permutation").axis);
}

TEST_CASE("traits and classes") {
  CHECK(kind("add").commutative);
  CHECK(kind("multiply").associative);
  CHECK(kind("eq").commutative);
  CHECK(!kind("eq").associative);
  CHECK(!kind("subtract").commutative);
  CHECK(!kind("matmul").commutative);
  CHECK(members("cast") == "typecast");
  CHECK(members("broadcast") == "repeat");
  CHECK(members("expand") == "repeat_interleave");
  CHECK(members("reshape") == "reshape squeeze unsqueeze");
  CHECK(members("permute") == "permute transpose");
  CHECK(members("slice") == "index index_select slice_dynamic slice_static");
  CHECK(members("layout") ==
        "assign from_device stream_layout to_device to_layout to_memory_config to_tensor_spec "
        "ttnn_metal_layout_cast "
        "view_layout");
  CHECK(members("reduction") == "argmax max mean min prod reduce_and reduce_or sum");
  CHECK(members("scaffold") == "alloc close_device deallocate empty get_device open_device");
  CHECK(kind("gelu").in_class("activation"));
  CHECK(kind("gelu").in_class("elementwise"));
  CHECK(!kind("typecast").in_class("elementwise"));
  CHECK(members("nothing").empty());
}

TEST_CASE("every op of real dumps is known") {
  const char* const corpus = std::getenv("FUSIONC_CORPUS");
  if (!corpus) {
    MESSAGE("skipped: no corpus");
    return;
  }
  std::set<std::string> unknown;
  std::size_t count = 0;
  for (const char* folder : {"dumps", "compiler"})
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(corpus) / folder)) {
      if (entry.path().extension() != ".mlir") continue;
      const std::string text = read_file(entry.path());
      for (std::string_view dialect : {"\"ttir.", "\"ttnn."})
        for (std::size_t at = text.find(dialect); at != std::string::npos; at = text.find(dialect, at + 1)) {
          const std::size_t end = text.find('"', at + 1);
          if (text.compare(end, 2, "\"(") != 0) continue;  // a text, not an op
          const std::string op = text.substr(at + 1, end - at - 1);
          if (!ops().by_op.count(op)) unknown.insert(op);
          ++count;
        }
    }
  CHECK(fmt::format("{}", fmt::join(unknown, " ")) == "");
  CHECK(count > 100000);
}
