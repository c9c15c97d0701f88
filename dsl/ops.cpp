// Idea: entries are read into spellings first, in file order; kinds are then made from the spellings of one
// name and numbered in the order of their names, so that ids do not depend on how the entries are spread over
// files.
#include "dsl/ops.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "dsl/syntax.h"

namespace fusionc::dsl {
namespace {

using rule::KindId;
using rule::kNoId;
using rule::Spelling;
using rule::SpellingId;

struct Entry {
  Spelling spelling;
  std::string kind;
  std::vector<std::string> traits;
  const SourceText* file = nullptr;
  Span span;  ///< of the op's name
};

class Reader {
 public:
  Reader(const SourceText& file, const SyntaxTree& tree, Diagnostics& diagnostics)
      : file_(file), tree_(tree), diagnostics_(diagnostics) {}

  void read(std::vector<Entry>& entries) {
    for (std::uint32_t child = 1; child < tree_.nodes.size(); child = tree_.nodes[child].next)
      entries.push_back(entry(child));
  }

 private:
  std::string text(std::uint32_t at) const { return std::string(tree_.nodes[at].span.in(file_.text)); }
  Children children(std::uint32_t at) const { return tree_.children(at); }

  Entry entry(std::uint32_t at) {
    Entry out;
    out.file = &file_;
    out.span = tree_.nodes[at + 1].span;
    out.spelling.op = text(at + 1);
    out.kind = out.spelling.op.substr(out.spelling.op.rfind('.') + 1);
    for (std::uint32_t part : children(at)) {
      switch (tree_.nodes[part].tag) {
        case Tag::OpAlias:
          out.kind = text(part + 1);
          break;
        case Tag::Operand:
          out.spelling.operands.push_back(operand(part));
          break;
        case Tag::OpAttribute:
          out.spelling.attributes.push_back(attribute(part));
          break;
        case Tag::OpResults:
          for (std::uint32_t result : children(part)) out.spelling.results.push_back(text(result));
          break;
        case Tag::Traits:
          for (std::uint32_t word : children(part)) trait(out, text(word));
          break;
        default:
          break;
      }
    }
    check_operands(out, at);
    return out;
  }

  void trait(Entry& out, std::string word) {
    if (word == "segmented")
      out.spelling.segmented = true;
    else if (word == "dot_general")
      out.spelling.view = rule::View::DotGeneral;
    else
      out.traits.push_back(std::move(word));
  }

  rule::OperandInfo operand(std::uint32_t at) const {
    rule::OperandInfo out;
    const auto parts = children(at);
    out.name = text(parts[0]);
    if (parts.size() == 1) return out;
    const std::string flag = text(parts[1]);
    if (flag == "?")
      out.optional = true;
    else if (flag == "*")
      out.variadic = true;
    else if (flag == "~")
      out.ignored = true;
    else
      out.attribute = flag;
    return out;
  }

  rule::AttributeInfo attribute(std::uint32_t at) const {
    rule::AttributeInfo out;
    for (std::uint32_t part : children(at)) {
      const Tag tag = tree_.nodes[part].tag;
      if (tag == Tag::Name && out.name.empty())
        out.name = text(part);
      else if (tag == Tag::Name)
        out.spelling = text(part);
      else if (tag == Tag::Placeholder)
        out.axis = true;
      else
        out.default_text = text(part);
    }
    if (out.spelling.empty()) out.spelling = out.name;
    return out;
  }

  void check_operands(const Entry& out, std::uint32_t at) {
    const auto& operands = out.spelling.operands;
    for (std::size_t i = 0; i < operands.size(); ++i) {
      const bool repeated = std::any_of(operands.begin(), operands.begin() + static_cast<std::ptrdiff_t>(i),
                                        [&](const auto& other) { return other.name == operands[i].name; });
      const bool open_end = operands[i].variadic && i + 1 < operands.size();
      if (!repeated && !open_end) continue;
      diagnostics_.add(diagnostic_at(
          Code::OpMismatch, file_.name, file_.text, tree_.nodes[at].span.begin, out.spelling.op.size(),
          repeated
              ? fmt::format("`{}` has two operands `{}`", out.spelling.op, operands[i].name)
              : fmt::format("`{}*` of `{}` is not the last operand", operands[i].name, out.spelling.op)));
    }
  }

  const SourceText& file_;
  const SyntaxTree& tree_;
  Diagnostics& diagnostics_;
};

// Adds the operands and results of one spelling to its kind and tells the spelling their places there.
bool merge(rule::Kind& kind, Spelling& spelling) {
  for (rule::OperandInfo& operand : spelling.operands) {
    if (operand.ignored) continue;
    auto at = std::find(kind.operands.begin(), kind.operands.end(), operand.name);
    if (at == kind.operands.end()) at = kind.operands.insert(at, operand.name);
    operand.index = static_cast<std::uint16_t>(at - kind.operands.begin());
    kind.variadic |= operand.variadic;
  }
  if (kind.results.empty()) kind.results = spelling.results;
  return spelling.results.empty() || kind.results == spelling.results;
}

class TableBuilder {
 public:
  explicit TableBuilder(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  rule::OpTable build(std::vector<Entry> entries) {
    std::map<std::string, std::vector<std::size_t>> by_kind;
    for (std::size_t i = 0; i < entries.size(); ++i) by_kind[entries[i].kind].push_back(i);
    for (const auto& [name, members] : by_kind) {
      table_.by_kind.emplace(name, static_cast<KindId>(table_.kinds.size()));
      table_.kinds.emplace_back().name = name;
    }
    for (Entry& entry : entries) add(entry);
    for (const Entry& entry : entries) check_classes(entry);
    for (std::size_t i = 0; i < table_.kinds.size(); ++i)
      for (const std::string& name : table_.kinds[i].classes)
        table_.by_class[name].push_back(static_cast<KindId>(i));
    return std::move(table_);
  }

 private:
  void error(Code code, const Entry& entry, std::string message) {
    diagnostics_.add(diagnostic_at(code, entry.file->name, entry.file->text, entry.span.begin,
                                   entry.span.size(), std::move(message)));
  }

  void add(Entry& entry) {
    if (table_.spellings.size() + 1 >= kNoId)
      return error(Code::OpMismatch, entry, "too many ops in the op tables");
    const auto id = static_cast<SpellingId>(table_.spellings.size());
    const KindId kind_id = table_.by_kind.at(entry.kind);
    rule::Kind& kind = table_.kinds[kind_id];
    entry.spelling.kind = kind_id;
    if (!table_.by_op.emplace(entry.spelling.op, id).second)
      return error(Code::DuplicateOp, entry, fmt::format("`{}` is listed twice", entry.spelling.op));
    if (!merge(kind, entry.spelling))
      error(Code::OpMismatch, entry,
            fmt::format("`{}` names its results unlike the other spellings of `{}`", entry.spelling.op,
                        kind.name));
    for (std::string& trait : entry.traits) {
      if (trait == "commutative")
        kind.commutative = true;
      else if (trait == "associative")
        kind.associative = true;
      else if (!kind.in_class(trait))
        kind.classes.insert(std::upper_bound(kind.classes.begin(), kind.classes.end(), trait), trait);
    }
    kind.spellings.push_back(id);
    table_.spellings.push_back(std::move(entry.spelling));
  }

  // Where a name is both, patterns mean the kind and `through` the class; that is only sane when one holds
  // the other.
  void check_classes(const Entry& entry) {
    for (const std::string& trait : entry.traits) {
      const auto kind = table_.by_kind.find(trait);
      if (kind == table_.by_kind.end() || table_.kinds[kind->second].in_class(trait)) continue;
      error(Code::OpMismatch, entry,
            fmt::format("class `{}` has the name of a kind that is not in it", trait));
    }
  }

  Diagnostics& diagnostics_;
  rule::OpTable table_;
};

}  // namespace

std::optional<rule::OpTable> build_optable(const std::vector<SourceText>& files, Diagnostics& diagnostics) {
  Diagnostics found;
  std::vector<Entry> entries;
  for (const SourceText& file : files)
    if (const auto tree = parse_ops(file.name, file.text, found)) Reader(file, *tree, found).read(entries);
  rule::OpTable table = TableBuilder(found).build(std::move(entries));
  diagnostics.append(found);
  if (found.has_errors()) return std::nullopt;
  return table;
}

}  // namespace fusionc::dsl
