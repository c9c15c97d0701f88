// Texts to small ids: a flat open-addressing table, no allocation per text.
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

namespace fusionc::ir {

class Interner {
 public:
  /// The id of `text`; ids count up from 0 in the order of first appearance. The text is not copied.
  std::uint32_t id(std::string_view text) {
    if (texts_.size() * 2 >= slots_.size()) grow();
    const std::uint32_t hash = hash_of(text);
    for (std::size_t slot = hash & mask_;; slot = (slot + 1) & mask_) {
      const Slot found = slots_[slot];
      if (found.id == kEmpty) {
        slots_[slot] = {hash, static_cast<std::uint32_t>(texts_.size())};
        texts_.push_back(text);
        return slots_[slot].id;
      }
      if (found.hash == hash && texts_[found.id] == text) return found.id;
    }
  }
  /// The id of a text that may be absent; 0xffffffff then.
  std::uint32_t find(std::string_view text) const {
    if (texts_.empty()) return kEmpty;
    const std::uint32_t hash = hash_of(text);
    for (std::size_t slot = hash & mask_;; slot = (slot + 1) & mask_) {
      const Slot found = slots_[slot];
      if (found.id == kEmpty || (found.hash == hash && texts_[found.id] == text)) return found.id;
    }
  }
  const std::vector<std::string_view>& texts() const { return texts_; }

 private:
  static constexpr std::uint32_t kEmpty = 0xffffffffu;
  struct Slot {
    std::uint32_t hash = 0;
    std::uint32_t id = kEmpty;
  };

  static std::uint32_t hash_of(std::string_view text) {
    std::uint64_t hash = text.size() * 0x9e3779b97f4a7c15u;
    const char* p = text.data();
    std::size_t left = text.size();
    const auto mix = [&](std::uint64_t word) {
      hash = (hash ^ word) * 0xff51afd7ed558ccdu;
      hash ^= hash >> 32;
    };
    for (; left >= 8; p += 8, left -= 8) {
      std::uint64_t word;
      std::memcpy(&word, p, 8);
      mix(word);
    }
    if (left) {
      std::uint64_t word = 0;
      std::memcpy(&word, p, left);
      mix(word);
    }
    return static_cast<std::uint32_t>(hash ^ (hash >> 29));
  }
  void grow() {
    slots_.assign(slots_.empty() ? 64 : slots_.size() * 2, Slot{});
    mask_ = slots_.size() - 1;
    for (std::uint32_t id = 0; id < texts_.size(); ++id) {
      const std::uint32_t hash = hash_of(texts_[id]);
      std::size_t slot = hash & mask_;
      while (slots_[slot].id != kEmpty) slot = (slot + 1) & mask_;
      slots_[slot] = {hash, id};
    }
  }

  std::vector<std::string_view> texts_;
  std::vector<Slot> slots_;
  std::size_t mask_ = 0;
};

}  // namespace fusionc::ir
