// OptionSet: some of the options of a Graph, one bit each.
//   OptionSet<4> set;
//   set.add(17);
//   set.for_each([&](Option option) { use(option); });
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace quadrille::logic::chains {

using Option = std::uint16_t;  // by its number in a Graph: by cell, then digit

// Without an instruction that counts bits, std::has_single_bit counts them.
constexpr bool is_single(std::uint32_t bits) { return bits != 0 && (bits & (bits - 1)) == 0; }

// The words of sets on most boards, and on large ones.
#ifdef __wasi__  // a page is to be small: one size serves all
inline constexpr std::size_t kSmallSet = 16;
#else
inline constexpr std::size_t kSmallSet = 4;
#endif
inline constexpr std::size_t kLargeSet = 16;

template <std::size_t kWords>
struct OptionSet {
  std::array<std::uint64_t, kWords> words{};

  static constexpr std::size_t kRoom = kWords * 64;

  void add(Option option) { words[option / 64U] |= bit(option); }
  void remove(Option option) { words[option / 64U] &= ~bit(option); }
  [[nodiscard]] bool has(Option option) const { return (words[option / 64U] & bit(option)) != 0; }
  [[nodiscard]] bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words) any |= word;
    return any == 0;
  }
  [[nodiscard]] std::uint32_t count() const {
    int count = 0;
    for (const std::uint64_t word : words) count += std::popcount(word);
    return static_cast<std::uint32_t>(count);
  }
  // More than one.
  [[nodiscard]] bool several() const {
    std::uint64_t any = 0;
    std::uint64_t more = 0;
    for (const std::uint64_t word : words) {
      more |= (word & (word - 1)) | (any != 0 ? word : 0);
      any |= word;
    }
    return more != 0;
  }
  // requires: not empty
  [[nodiscard]] Option first() const {
    std::size_t word = 0;
    while (words[word] == 0) ++word;
    return static_cast<Option>(word * 64 + static_cast<std::size_t>(std::countr_zero(words[word])));
  }
  [[nodiscard]] bool meets(const OptionSet& other) const {
    std::uint64_t any = 0;
    for (std::size_t word = 0; word < kWords; ++word) any |= words[word] & other.words[word];
    return any != 0;
  }
  // In their order.
  void for_each(const auto& visit) const {
    for (std::size_t word = 0; word < kWords; ++word) {
      for (std::uint64_t left = words[word]; left != 0; left &= left - 1) {
        visit(static_cast<Option>(word * 64 + static_cast<std::size_t>(std::countr_zero(left))));
      }
    }
  }

  OptionSet& operator|=(const OptionSet& other) {
    for (std::size_t word = 0; word < kWords; ++word) words[word] |= other.words[word];
    return *this;
  }
  OptionSet& operator&=(const OptionSet& other) {
    for (std::size_t word = 0; word < kWords; ++word) words[word] &= other.words[word];
    return *this;
  }
  OptionSet& operator-=(const OptionSet& other) {
    for (std::size_t word = 0; word < kWords; ++word) words[word] &= ~other.words[word];
    return *this;
  }
  friend OptionSet operator|(OptionSet a, const OptionSet& b) { return a |= b; }
  friend OptionSet operator&(OptionSet a, const OptionSet& b) { return a &= b; }
  friend OptionSet operator-(OptionSet a, const OptionSet& b) { return a -= b; }
  friend bool operator==(const OptionSet&, const OptionSet&) = default;

 private:
  static constexpr std::uint64_t bit(Option option) { return std::uint64_t{1} << option % 64U; }
};

}  // namespace quadrille::logic::chains
