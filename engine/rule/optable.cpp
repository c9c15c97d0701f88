#include "engine/rule/optable.h"

#include <algorithm>
#include <set>

namespace fusionc::rule {

bool Kind::in_class(std::string_view wanted) const {
  return std::binary_search(classes.begin(), classes.end(), wanted);
}

std::vector<KindId> OpTable::members(std::string_view class_name) const {
  std::vector<KindId> out;
  for (std::size_t i = 0; i < kinds.size(); ++i)
    if (kinds[i].in_class(class_name)) out.push_back(static_cast<KindId>(i));
  return out;
}

std::vector<std::string_view> OpTable::class_names() const {
  std::set<std::string_view> names;
  for (const Kind& kind : kinds) names.insert(kind.classes.begin(), kind.classes.end());
  return {names.begin(), names.end()};
}

}  // namespace fusionc::rule
