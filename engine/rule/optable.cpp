#include "engine/rule/optable.h"

#include <algorithm>

namespace fusionc::rule {

bool Kind::in_class(std::string_view wanted) const {
  return std::binary_search(classes.begin(), classes.end(), wanted);
}

const std::vector<KindId>& OpTable::members(std::string_view class_name) const {
  static const std::vector<KindId> none;
  const auto known = by_class.find(class_name);
  return known == by_class.end() ? none : known->second;
}

std::vector<std::string_view> OpTable::class_names() const {
  std::vector<std::string_view> names;
  for (const auto& entry : by_class) names.push_back(entry.first);
  return names;
}

}  // namespace fusionc::rule
