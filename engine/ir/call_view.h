// Values seen through calls (internal to varies.cpp and elements.cpp).
//
// A place is a value together with the calls that lead to it, so that an argument of a function with several
// callers is what *this* call passes.
#pragma once

#include <compare>
#include <vector>

#include "engine/ir/constant_table.h"

namespace fusionc::ir {

struct Place {
  std::uint32_t frame = 0;  ///< index into CallView; 0: not entered from anywhere
  ValueId value = kNone;
  friend auto operator<=>(const Place&, const Place&) = default;
};

class CallView {
 public:
  CallView(const Graph& graph, const ConstantTable& table) : graph_(graph), table_(table) {}

  /// Follows calls into their bodies and arguments to what is passed, until an op that is not such a call, or
  /// an argument of which nothing more is known. The shape stays: a step that would change it is not taken.
  Place resolve(Place place) {
    for (int step = 0; step < kMaxSteps; ++step) {
      const Place next = step_from(place);
      if (next == place || graph_.type(next.value).dims != graph_.type(place.value).dims) break;
      place = next;
    }
    return place;
  }

 private:
  static constexpr int kMaxSteps = 256;
  struct Frame {
    OpId call = kNone;
    std::uint32_t parent = 0;
  };

  Place step_from(Place place) {
    const Value& v = graph_.values[place.value];
    if (v.def != kNone) {
      if (table_.traits(v.def).kind != OpKind::Call) return place;
      const ValueId inner = table_.returned(place.value);
      return inner == kNone ? place : Place{enter(v.def, place.frame), inner};
    }
    if (!table_.is_argument(place.value)) return place;
    const Frame frame = frames_[place.frame];
    if (frame.call != kNone && table_.callee(frame.call) == v.function) {
      const auto operands = graph_.operands(frame.call);
      const std::size_t index = place.value - graph_.functions[v.function].first_argument;
      return index < operands.size() ? Place{frame.parent, operands[index]} : place;
    }
    const ValueId passed = table_.passed_by_all(place.value);
    return passed == kNone ? place : Place{0, passed};
  }

  std::uint32_t enter(OpId call, std::uint32_t parent) {
    for (std::uint32_t f = 1; f < frames_.size(); ++f) {
      if (frames_[f].call == call && frames_[f].parent == parent) return f;
    }
    frames_.push_back({call, parent});
    return static_cast<std::uint32_t>(frames_.size() - 1);
  }

  const Graph& graph_;
  const ConstantTable& table_;
  std::vector<Frame> frames_{Frame{}};
};

}  // namespace fusionc::ir
