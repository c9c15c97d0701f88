#include "dsl/units.h"

#include <fmt/format.h>

#include <filesystem>

#include "engine/support/parallel.h"

namespace fusionc::dsl {

std::string import_path(std::string_view from, std::string_view path) {
  return (std::filesystem::path(from).parent_path() / path).lexically_normal().generic_string();
}

Diagnostic error_at(const Unit& unit, Code code, Span span, std::string message, std::string hint) {
  return diagnostic_at(code, unit.name, unit.text, span.begin, span.size(), std::move(message),
                       std::move(hint));
}

namespace {

std::string key_of(const std::string& name) { return std::filesystem::path(name).lexically_normal().generic_string(); }

/// A unit that does not parse is not complete, and empty.
void parse(Unit& unit, Diagnostics& diagnostics) {
  std::optional<RuleFile> file = parse_rule_file(unit.name, unit.text, diagnostics);
  unit.complete = file.has_value();
  if (file) unit.file = std::move(*file);
}

}  // namespace

Units::Units(const std::vector<SourceText>& files, const ReadFile& read, Diagnostics& diagnostics)
    : read_(read), diagnostics_(diagnostics) {
  std::vector<Unit*> listed;
  for (const SourceText& file : files)
    if (Unit* unit = place(file.name, file.text)) listed.push_back(unit);
  std::vector<Diagnostics> found(listed.size());
  parallel_for(listed.size(), 1, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) parse(*listed[i], found[i]);
  });
  for (std::size_t i = 0; i < listed.size(); ++i) {
    diagnostics.append(found[i]);
    listed[i]->listed = true;
    if (!listed[i]->complete) by_name_[key_of(listed[i]->name)] = nullptr;
  }
  for (std::size_t i = 0; i < units_.size(); ++i) link(units_[i]);  // grows while imports are followed
}

/// A new unit for the text; null when the file is known already.
Unit* Units::place(const std::string& name, std::string text) {
  const auto [at, added] = by_name_.try_emplace(key_of(name));
  if (!added) return nullptr;
  Unit& unit = units_.emplace_back();
  unit.name = name;
  unit.text = std::move(text);
  return at->second = &unit;
}

Unit* Units::load(const std::string& name, std::string text) {
  Unit* const unit = place(name, std::move(text));
  parse(*unit, diagnostics_);
  return unit->complete ? unit : by_name_[key_of(name)] = nullptr;
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
