// Natural: a whole number from 0 on, of any size. Numbers of solutions are such numbers.
//   Natural sum = UINT64_MAX;
//   sum += 1;
//   say(sum.text());   // 18446744073709551616
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "quadrille/base/random.h"

namespace quadrille {

class Natural {
 public:
  Natural(std::uint64_t value = 0) : low_(value) {}  // NOLINT(google-explicit-constructor)
  // In words of 64 bits, the lowest first.
  static Natural from_words(std::span<const std::uint64_t> words);

  Natural& operator+=(const Natural& other);
  friend Natural operator+(Natural a, const Natural& b) { return a += b; }
  friend Natural operator*(const Natural& a, const Natural& b);
  // requires: other is not greater
  Natural& operator-=(const Natural& other);
  // How often the other one is in it, without what is left over.
  // requires: other > 0
  friend Natural operator/(const Natural& a, const Natural& b);

  friend std::strong_ordering operator<=>(const Natural& a, const Natural& b);
  friend bool operator==(const Natural&, const Natural&) = default;

  // Nothing if it does not fit.
  [[nodiscard]] std::optional<std::uint64_t> small() const {
    return high_.empty() ? std::optional(low_) : std::nullopt;
  }
  [[nodiscard]] std::uint32_t words() const { return 1 + static_cast<std::uint32_t>(high_.size()); }
  // The words from the lowest on; 0 past the last.
  [[nodiscard]] std::uint64_t word(std::uint32_t place) const {
    return place == 0 ? low_ : place <= high_.size() ? high_[place - 1] : 0;
  }
  [[nodiscard]] std::string text() const;  // in decimal figures

 private:
  std::uint64_t& at(std::uint32_t place) { return place == 0 ? low_ : high_[place - 1]; }
  void trim();

  std::uint64_t low_;
  std::vector<std::uint64_t> high_;  // the rest, lowest first; the last is not 0
};

// A number from 0 to bound - 1, each equally likely.
//   requires: bound > 0
Natural random_below(Random& random, const Natural& bound);

}  // namespace quadrille
