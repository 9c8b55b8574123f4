// Sum: a sum of products, of up to 256 bits, which needs no memory of its own as a Natural does.
//   Sum sum;
//   sum.add(orders, names, 3);       // orders * names * 3
//   sum.add_times(other, 5);         // other * 5
//   const Natural all = sum.natural();
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "quadrille/base/multiply.h"
#include "quadrille/base/natural.h"

namespace quadrille::sudoku::bands {

class Sum {
 public:
  void add(std::uint64_t a, std::uint64_t b = 1, std::uint64_t c = 1) {
    Sum product;
    product.words_[0] = a;
    product.multiply(b);
    product.multiply(c);
    add_times(product, 1);
  }
  void add_times(const Sum& other, std::uint64_t times) {
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      words_[i] = multiply_add(other.words_[i], times, words_[i], carry);
    }
  }
  // requires: no more than 64 bits
  [[nodiscard]] std::uint64_t low() const { return words_[0]; }
  void multiply(std::uint64_t factor) {
    std::uint64_t carry = 0;
    for (std::uint64_t& word : words_) word = multiply_add(word, factor, 0, carry);
  }
  // requires: nothing is left over
  void divide(std::uint32_t divisor) {
    std::uint64_t left = 0;
    for (std::size_t i = words_.size(); i-- > 0;) {
      const std::uint64_t high = left << 32U | words_[i] >> 32U;
      const std::uint64_t low = (high % divisor) << 32U | (words_[i] & UINT32_MAX);
      words_[i] = (high / divisor) << 32U | low / divisor;
      left = low % divisor;
    }
    assert(left == 0);
  }
  [[nodiscard]] Natural natural() const { return Natural::from_words(words_); }
  friend bool operator==(const Sum&, const Sum&) = default;

 private:
  std::array<std::uint64_t, 4> words_ = {};  // the lowest first
};

}  // namespace quadrille::sudoku::bands
