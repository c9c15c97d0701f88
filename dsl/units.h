// The files of one load and what their names mean: which pattern a file sees under a name, its own or
// imported.
#pragma once

#include <deque>
#include <map>
#include <string>
#include <string_view>

#include "dsl/ast.h"
#include "dsl/compile.h"

namespace fusionc::dsl {

struct Unit;

struct Definition {
  const Unit* unit = nullptr;
  const PatternDefinition* pattern = nullptr;
};

/// One file. Its address is stable for the lifetime of Units.
struct Unit {
  std::string name;
  std::string text;
  bool listed = false;   ///< handed in, not just imported: its rules count
  bool complete = true;  ///< every import could be read; else its names cannot be judged
  RuleFile file;
  std::map<std::string_view, Definition> visible;  ///< own patterns and what imported files see
};

class Units {
 public:
  Units(const std::vector<SourceText>& files, const ReadFile& read, Diagnostics& diagnostics);
  const std::deque<Unit>& all() const { return units_; }

 private:
  Unit* place(const std::string& name, std::string text);
  Unit* load(const std::string& name, std::string text);
  Unit* import(const Unit& from, const Text& path);
  void link(Unit& unit);
  void define(Unit& unit, Definition definition, Span place);

  const ReadFile& read_;
  Diagnostics& diagnostics_;
  std::deque<Unit> units_;
  std::map<std::string, Unit*> by_name_;  ///< null: could not be read or parsed
  std::map<const Unit*, int> state_;      ///< 1: imports being followed, 2: done
};

/// Directory of `from` joined with `path`, normalised.
std::string import_path(std::string_view from, std::string_view path);

Diagnostic error_at(const Unit& unit, Code code, Span span, std::string message, std::string hint = {});

}  // namespace fusionc::dsl
