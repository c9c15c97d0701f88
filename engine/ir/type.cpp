// Types. Only ranked tensors are taken apart; all else stays text. A tensor is `tensor<` dims `x` element
// [`,` encoding] `>`; the element may itself have angle brackets and an `x` (`!ttcore.tile<32x32, bf16>`), so
// dimensions are read one by one from the left and the comma is looked for outside of brackets.
#include "engine/ir/type.h"

#include <limits>
#include <utility>

#include "engine/ir/lexer.h"

namespace fusionc::ir {

namespace {

struct Spelling {
  std::string_view text;
  Dtype dtype;
};

// The first spelling of a dtype is the one printed.
constexpr Spelling kSpellings[] = {
    {"bf16", Dtype::Bf16},      {"f16", Dtype::F16},       {"f32", Dtype::F32},
    {"f64", Dtype::F64},        {"f8", Dtype::F8},         {"bfp_bf8", Dtype::BfpBf8},
    {"bfp_bf4", Dtype::BfpBf4}, {"i1", Dtype::I1},         {"i8", Dtype::I8},
    {"i16", Dtype::I16},        {"i32", Dtype::I32},       {"i64", Dtype::I64},
    {"ui8", Dtype::Ui8},        {"ui16", Dtype::Ui16},     {"ui32", Dtype::Ui32},
    {"ui64", Dtype::Ui64},      {"index", Dtype::Index},   {"quant", Dtype::Quant},
    {"si8", Dtype::I8},         {"si16", Dtype::I16},      {"si32", Dtype::I32},
    {"si64", Dtype::I64},       {"u8", Dtype::Ui8},        {"u16", Dtype::Ui16},
    {"u32", Dtype::Ui32},       {"u64", Dtype::Ui64},      {"si1", Dtype::I1},
    {"ui1", Dtype::I1},         {"bool", Dtype::I1},       {"bfp8", Dtype::BfpBf8},
    {"bfp4", Dtype::BfpBf4},    {"bfp8_b", Dtype::BfpBf8}, {"bfp4_b", Dtype::BfpBf4},
    {"bfp_f8", Dtype::BfpBf8},  {"bfp_f4", Dtype::BfpBf4}, {"bfloat16", Dtype::Bf16},
    {"float32", Dtype::F32},    {"int32", Dtype::I32},     {"uint32", Dtype::Ui32},
};

std::string_view trim(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

// `text` up to the first comma outside of brackets; `rest` is what follows it.
std::string_view before_comma(std::string_view text, std::string_view& rest) {
  const char* const end = text.data() + text.size();
  Fault ignored;
  const char* p = text.data();
  while (p && p != end && *p != ',') {
    const char c = *p;
    p = c == '<' || c == '(' || c == '[' || c == '{' ? skip_balanced(p, end, ignored)
        : c == '"'                                   ? skip_string(p, end, ignored)
                                                     : p + 1;
  }
  if (!p) p = end;
  const auto size = static_cast<std::size_t>(p - text.data());
  rest = p == end ? std::string_view() : text.substr(size + 1);
  return text.substr(0, size);
}

// `2x?x` in front of an element type; false when the shape makes no sense.
bool read_dims(std::string_view& text, std::vector<std::int64_t>& dims) {
  while (!text.empty() && (is_digit(text.front()) || text.front() == '?')) {
    std::int64_t size = 0;
    if (text.front() == '?') {
      size = kDynamic;
      text.remove_prefix(1);
    } else {
      while (!text.empty() && is_digit(text.front())) {
        if (size > std::numeric_limits<std::int64_t>::max() / 10 - 10) return false;
        size = size * 10 + (text.front() - '0');
        text.remove_prefix(1);
      }
    }
    if (text.empty() || text.front() != 'x') return false;
    text.remove_prefix(1);
    dims.push_back(size);
  }
  return true;
}

}  // namespace

std::string_view to_string(Dtype dtype) {
  for (const Spelling& spelling : kSpellings)
    if (spelling.dtype == dtype) return spelling.text;
  return "unknown";
}

Dtype parse_dtype(std::string_view text) {
  text = trim(text);
  for (const Spelling& spelling : kSpellings)
    if (spelling.text == text) return spelling.dtype;
  if (text.starts_with("f8E")) return Dtype::F8;
  if (text.starts_with("!quant.")) return Dtype::Quant;
  for (const std::string_view tile : {"!ttcore.tile<", "!tt.tile<"})
    if (text.starts_with(tile) && text.ends_with('>')) {
      const std::string_view inside = text.substr(tile.size(), text.size() - tile.size() - 1);
      const std::size_t comma = inside.rfind(',');
      return comma == std::string_view::npos ? Dtype::Unknown : parse_dtype(inside.substr(comma + 1));
    }
  return Dtype::Unknown;
}

double bytes_per_element(Dtype dtype) {
  switch (dtype) {
    case Dtype::Bf16:
    case Dtype::F16:
    case Dtype::I16:
    case Dtype::Ui16:
      return 2;
    case Dtype::F32:
    case Dtype::I32:
    case Dtype::Ui32:
      return 4;
    case Dtype::F64:
    case Dtype::I64:
    case Dtype::Ui64:
    case Dtype::Index:
      return 8;
    case Dtype::F8:
    case Dtype::I1:
    case Dtype::I8:
    case Dtype::Ui8:
      return 1;
    case Dtype::BfpBf8:
      return 1088.0 / 1024;
    case Dtype::BfpBf4:
      return 576.0 / 1024;
    case Dtype::Unknown:
    case Dtype::Quant:
      return 0;
  }
  return 0;
}

std::int64_t Type::numel() const {
  std::int64_t count = 1;
  for (const std::int64_t size : dims) {
    if (size == kDynamic) return kDynamic;
    if (size != 0 && count > std::numeric_limits<std::int64_t>::max() / size) return kDynamic;
    count *= size;
  }
  return count;
}

Type parse_type(std::string_view text) {
  Type type;
  type.text = text = trim(text);
  constexpr std::string_view kTensor = "tensor<";
  if (!text.starts_with(kTensor) || !text.ends_with('>')) return type;
  std::string_view inside = trim(text.substr(kTensor.size(), text.size() - kTensor.size() - 1));
  if (inside.starts_with('*')) return type;  // unranked
  std::vector<std::int64_t> dims;
  if (!read_dims(inside, dims)) return type;
  std::string_view encoding;
  const std::string_view element = trim(before_comma(inside, encoding));
  if (element.empty()) return type;
  type.tensor = true;
  type.dims = std::move(dims);
  type.dtype = parse_dtype(element);
  type.encoding = trim(encoding);
  return type;
}

}  // namespace fusionc::ir
