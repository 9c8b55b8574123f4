// Marks: a set of digits or colours, counted from 1.
//   Marks marks;
//   marks.set(7, true);
//   for (std::uint32_t digit : marks) draw(digit);   // from the smallest up
#pragma once

#include <cstdint>

#include "quadrille/base/bits.h"

namespace quadrille::play {

class Marks {
 public:
  class Iterator {
   public:
    explicit Iterator(Bits::Iterator at) : at_(at) {}
    std::uint32_t operator*() const { return *at_ + 1; }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    friend bool operator==(const Iterator&, const Iterator&) = default;

   private:
    Bits::Iterator at_;
  };

  Marks() = default;
  // The numbers of a set that counts from 0.
  explicit Marks(const Bits& bits) : bits_(bits) {}
  // All from 1 to `last`.
  static Marks up_to(std::uint32_t last) { return Marks(Bits::below(last)); }

  [[nodiscard]] bool has(std::uint32_t mark) const { return bits_.has(mark - 1); }
  [[nodiscard]] bool empty() const { return bits_.empty(); }
  [[nodiscard]] std::uint32_t count() const { return bits_.count(); }
  void set(std::uint32_t mark, bool on) { on ? bits_.set(mark - 1) : bits_.clear(mark - 1); }
  void toggle(std::uint32_t mark) { set(mark, !has(mark)); }

  friend bool operator==(const Marks&, const Marks&) = default;

  [[nodiscard]] Iterator begin() const { return Iterator(bits_.begin()); }
  [[nodiscard]] Iterator end() const { return Iterator(bits_.end()); }

 private:
  Bits bits_;
};

}  // namespace quadrille::play
