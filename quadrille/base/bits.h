// Bits: a set of small numbers, one bit each: the digits left in a cell, the places of a digit.
//   Bits digits;
//   digits.set(4);
//   for (std::uint32_t digit : digits) use(digit);
// Numbers below kRoom, which the largest board does not exceed. Most boards need one word of the
// four, but the operations on all of them are two vector instructions, and no size has to be
// carried around.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace quadrille {

class Bits {
 public:
  static constexpr std::uint32_t kRoom = 256;

 private:
  static constexpr std::uint32_t kWords = kRoom / 64;

 public:
  class Iterator {
   public:
    using value_type = std::uint32_t;
    using difference_type = std::ptrdiff_t;

    Iterator() = default;
    explicit Iterator(const Bits& bits, std::uint32_t word = 0) : bits_(&bits), word_(word) {
      if (word_ < kWords) left_ = bits.words_[word_];
      skip_empty_words();
    }
    std::uint32_t operator*() const {
      return word_ * 64 + static_cast<std::uint32_t>(std::countr_zero(left_));
    }
    Iterator& operator++() {
      left_ &= left_ - 1;
      skip_empty_words();
      return *this;
    }
    Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) {
      return a.word_ == b.word_ && a.left_ == b.left_;
    }

   private:
    void skip_empty_words() {
      while (left_ == 0 && word_ < kWords) {
        if (++word_ < kWords) left_ = bits_->words_[word_];
      }
    }

    const Bits* bits_ = nullptr;
    std::uint32_t word_ = 0;
    std::uint64_t left_ = 0;
  };

  // The numbers from 0 to count - 1.
  static Bits below(std::uint32_t count) {
    Bits bits;
    for (std::uint32_t word = 0; word < kWords && count > word * 64; ++word) {
      const std::uint32_t here = count - word * 64;
      bits.words_[word] = here >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << here) - 1;
    }
    return bits;
  }
  static Bits of(std::uint32_t number) {
    Bits bits;
    bits.set(number);
    return bits;
  }

  void set(std::uint32_t number) { words_[number / 64] |= std::uint64_t{1} << number % 64; }
  void clear(std::uint32_t number) { words_[number / 64] &= ~(std::uint64_t{1} << number % 64); }
  [[nodiscard]] bool has(std::uint32_t number) const {
    return (words_[number / 64] >> number % 64 & 1U) != 0;
  }
  [[nodiscard]] bool empty() const { return (words_[0] | words_[1] | words_[2] | words_[3]) == 0; }
  // At least two.
  [[nodiscard]] bool several() const {
    std::uint64_t any = 0;
    std::uint64_t more = 0;
    for (const std::uint64_t word : words_) {
      more |= (word & (word - 1)) | (any != 0 ? word : 0);
      any |= word;
    }
    return more != 0;
  }
  [[nodiscard]] std::uint32_t count() const {
    int count = 0;
    for (const std::uint64_t word : words_) count += std::popcount(word);
    return static_cast<std::uint32_t>(count);
  }
  // requires: not empty
  [[nodiscard]] std::uint32_t first() const { return *begin(); }
  [[nodiscard]] bool within(const Bits& other) const { return (*this - other).empty(); }

  Bits& operator|=(const Bits& other) {
    for (std::size_t word = 0; word < kWords; ++word) words_[word] |= other.words_[word];
    return *this;
  }
  Bits& operator&=(const Bits& other) {
    for (std::size_t word = 0; word < kWords; ++word) words_[word] &= other.words_[word];
    return *this;
  }
  Bits& operator-=(const Bits& other) {
    for (std::size_t word = 0; word < kWords; ++word) words_[word] &= ~other.words_[word];
    return *this;
  }
  friend Bits operator|(Bits a, const Bits& b) { return a |= b; }
  friend Bits operator&(Bits a, const Bits& b) { return a &= b; }
  friend Bits operator-(Bits a, const Bits& b) { return a -= b; }
  friend bool operator==(const Bits&, const Bits&) = default;

  // From the smallest number up.
  [[nodiscard]] Iterator begin() const { return Iterator(*this); }
  [[nodiscard]] Iterator end() const { return Iterator(*this, kWords); }

 private:
  static_assert(kWords == 4);

  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace quadrille
