// Marks: what a player writes into a cell: a set of digits or colours, and the colours of single
// candidates.
//   play::Marks marks;
//   marks.toggle(7);
//   for (const std::uint32_t digit : marks) draw(digit);   // from the smallest up
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "quadrille/base/bits.h"
#include "quadrille/boards/shape.h"

namespace quadrille::play {

using sudoku::Cell;
using sudoku::Digit;

// Colours are numbered from 1 up to this.
inline constexpr std::uint32_t kColours = 9;

// A set of digits or colours, counted from 1.
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

// The colours of the candidates of a cell, at most one each.
//   for (const auto& [digit, colour] : game.cell(28).candidate_colours) draw(digit, colour);
class CandidateColours {
 public:
  struct Entry {
    Digit digit;
    std::uint32_t colour;  // from 1 to kColours
  };
  class Iterator {
   public:
    Iterator(const CandidateColours& colours, std::uint32_t digit)
        : colours_(&colours), digit_(digit) {
      skip_plain();
    }
    Entry operator*() const {
      const auto digit = static_cast<Digit>(digit_);
      return {digit, colours_->of(digit)};
    }
    Iterator& operator++() {
      ++digit_;
      skip_plain();
      return *this;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) { return a.digit_ == b.digit_; }

   private:
    void skip_plain() {
      while (digit_ <= kDigits && colours_->of(static_cast<Digit>(digit_)) == 0) ++digit_;
    }

    const CandidateColours* colours_;
    std::uint32_t digit_;
  };

  [[nodiscard]] bool empty() const { return *this == CandidateColours(); }
  // 0 where it has none.
  [[nodiscard]] std::uint32_t of(Digit digit) const {
    return static_cast<std::uint32_t>(words_[word_of(digit)] >> shift_of(digit) & kMask);
  }
  // 0 takes it away.
  void set(Digit digit, std::uint32_t colour) {
    words_[word_of(digit)] ^= std::uint64_t{of(digit) ^ colour} << shift_of(digit);
  }

  friend bool operator==(const CandidateColours&, const CandidateColours&) = default;

  // From the smallest digit up.
  [[nodiscard]] Iterator begin() const { return {*this, empty() ? kDigits + 1 : 1}; }
  [[nodiscard]] Iterator end() const { return {*this, kDigits + 1}; }

 private:
  static constexpr std::uint32_t kDigits = sudoku::kMaxSize;
  static constexpr std::uint32_t kBits = 4;  // of a colour
  static constexpr std::uint32_t kMask = (1U << kBits) - 1;
  static constexpr std::uint32_t kInWord = 64 / kBits;
  static_assert(kColours <= kMask);

  static std::size_t word_of(Digit digit) { return (digit - 1U) / kInWord; }
  static std::uint32_t shift_of(Digit digit) { return (digit - 1U) % kInWord * kBits; }

  std::array<std::uint64_t, kDigits / kInWord> words_{};
};

}  // namespace quadrille::play
