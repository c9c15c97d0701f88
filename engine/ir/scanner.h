// The statement scanner proper: one object per shard, shared by the generic form (scan.cpp) and the custom
// forms (scan_custom.cpp).
#pragma once

#include "engine/ir/scan.h"

namespace fusionc::ir {

class Scanner {
 public:
  Scanner(Shard& shard, const char* end);

  /// Scans the statement at `p` (not a blank) and appends its record. Returns its end; null, with `fault()`
  /// set and nothing appended, when it cannot be scanned.
  const char* statement(const char* p);
  const Fault& fault() const { return fault_; }
  /// Did the end of the text stop (a part of) the last statement?
  bool cut_off() const { return cut_off_; }
  /// Takes the last statement back.
  void drop();
  /// No decision about a statement looks farther than this (and a few short words) behind its end.
  static constexpr std::ptrdiff_t kLookAhead = 1 << 16;
  /// Appends an Error record for the statement at `p`.
  void error(const char* p);

 private:
  using Text = std::string_view;
  Span span(const char* begin, const char* end) const {
    return {static_cast<std::uint32_t>(begin - shard_.base), static_cast<std::uint32_t>(end - shard_.base)};
  }
  Text str(Span s) const { return {shard_.base + s.begin, s.size()}; }
  std::nullptr_t fail(Code code, const char* at, const char* message);
  std::nullptr_t expected(const char* at, const char* message);  ///< CutOff at the end of the text
  bool at(const char* p, char c) const { return p != end_ && *p == c; }
  void set_name(Text name);
  const NameTraits& traits() const { return shard_.traits[statement_.name]; }
  void rollback();
  const char* finish(const char* p);
  const char* ahead(const char* p) const;

  // scan.cpp
  const char* value_name(const char* p, std::uint32_t& number);
  const char* results(const char* p);
  const char* operand(const char* p);
  const char* operands(const char* p);
  const char* generic(const char* p);
  const char* generic_tail(const char* p);
  const char* function_results(const char* p);
  const char* type_list(const char* p);
  const char* single_type(const char* p);
  const char* location(const char* p);
  const char* block(const char* p);
  const char* close(const char* p);
  const char* arguments(const char* p);
  const char* argument_rest(const char* p, ArgumentName argument);
  void symbols_of_generic();

  // scan_custom.cpp
  const char* custom(const char* p);
  const char* symbol(const char* p);
  const char* module_header(const char* p);
  const char* function_header(const char* p);
  const char* custom_tail(const char* p);
  const char* custom_operand(const char* p, bool nested);
  const char* custom_word(const char* p, bool nested);
  void custom_types(const char* last);
  bool continues(const char* p) const;
  bool starts_statement(const char* p) const;
  bool opens_region(const char* brace) const;

  Shard& shard_;
  const char* const end_;
  Statement statement_;
  Fault fault_;
  bool cut_off_ = false;
  const char* type_section_ = nullptr;  // custom forms: after the last `:`, and after the last `->` behind it
  const char* arrow_ = nullptr;
};

}  // namespace fusionc::ir
