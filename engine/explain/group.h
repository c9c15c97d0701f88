// Why members of a sibling rule do not make a group.
#pragma once

#include <string>

#include "engine/match/siblings.h"

namespace fusionc::explain {

struct GroupVerdict {
  bool matches = false;          ///< the root belongs to a group that matches
  std::string expected, actual;  ///< else: what a group needs, and what this one has
};

/// Members of one rule in one function, found once.
class Groups {
 public:
  Groups(const match::Context& context, const match::Plan& plan, ir::FuncId function);
  GroupVerdict at(ir::OpId root) const;

 private:
  const match::Context context_;
  const match::Plan& plan_;
  std::vector<match::Member> members_;
  std::vector<match::Match> groups_;
};

}  // namespace fusionc::explain
