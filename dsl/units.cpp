#include "dsl/units.h"

#include <fmt/format.h>

#include <filesystem>

namespace fusionc::dsl {

std::string import_path(std::string_view from, std::string_view path) {
  return (std::filesystem::path(from).parent_path() / path).lexically_normal().generic_string();
}

Diagnostic error_at(const Unit& unit, Code code, Span span, std::string message, std::string hint) {
  return diagnostic_at(code, unit.name, unit.text, span.begin, span.size(), std::move(message),
                       std::move(hint));
}

Units::Units(const std::vector<SourceText>& files, const ReadFile& read, Diagnostics& diagnostics)
    : read_(read), diagnostics_(diagnostics) {
  for (const SourceText& file : files)
    if (Unit* unit = load(file.name, file.text)) unit->listed = true;
  for (std::size_t i = 0; i < units_.size(); ++i) link(units_[i]);  // grows while imports are followed
}

Unit* Units::load(const std::string& name, std::string text) {
  const std::string key = std::filesystem::path(name).lexically_normal().generic_string();
  if (const auto known = by_name_.find(key); known != by_name_.end()) return known->second;
  Unit& unit = units_.emplace_back();
  unit.name = name;
  unit.text = std::move(text);
  std::optional<RuleFile> file = parse_rule_file(unit.name, unit.text, diagnostics_);
  if (!file) {
    units_.pop_back();
    return by_name_[key] = nullptr;
  }
  unit.file = std::move(*file);
  return by_name_[key] = &unit;
}

Unit* Units::import(const Unit& from, const Text& path) {
  const std::string name = import_path(from.name, path.text);
  if (const auto known = by_name_.find(name); known != by_name_.end()) return known->second;
  std::optional<std::string> text = read_ ? read_(name) : std::nullopt;
  if (text) return load(name, std::move(*text));
  by_name_[name] = nullptr;
  diagnostics_.add(error_at(from, Code::ImportNotFound, path.span, fmt::format("cannot read `{}`", name)));
  return nullptr;
}

void Units::link(Unit& unit) {
  if (state_[&unit]) return;
  state_[&unit] = 1;
  for (const PatternDefinition& pattern : unit.file.definitions)
    define(unit, {&unit, &pattern}, pattern.name.span);
  for (const Text& path : unit.file.imports) {
    Unit* const imported = import(unit, path);
    if (!imported) {
      unit.complete = false;
      continue;
    }
    if (imported == &unit || state_[imported] == 1) {
      diagnostics_.add(
          error_at(unit, Code::ImportCycle, path.span,
                   fmt::format("`{}` imports this file, directly or through others", imported->name)));
      continue;
    }
    link(*imported);
    unit.complete &= imported->complete;
    for (const auto& [name, definition] : imported->visible) define(unit, definition, path.span);
  }
  state_[&unit] = 2;
}

// A file's own pattern hides an imported one of the same name; two imported ones contradict each other.
void Units::define(Unit& unit, Definition definition, Span place) {
  const std::string_view name = definition.pattern->name.text;
  const auto [known, added] = unit.visible.emplace(name, definition);
  const bool own = definition.unit == &unit, hidden = known->second.unit == &unit && !own;
  if (added || hidden || known->second.pattern == definition.pattern) return;
  diagnostics_.add(error_at(unit, Code::DuplicateName, place,
                            own ? fmt::format("pattern `{}` is defined twice", name)
                                : fmt::format("pattern `{}` of `{}` is already known from `{}`", name,
                                              definition.unit->name, known->second.unit->name)));
}

}  // namespace fusionc::dsl
