// Multiply: words of 64 bits multiplied without losing the upper half of the product.
//   std::uint64_t carry = 0;
//   const std::uint64_t low = multiply_add(UINT64_MAX, 3, 0, carry);   // carry is 2
// By halves of words, as a standard compiler has no type of 128 bits.
#pragma once

#include <cstdint>

namespace quadrille {

// The low word of a * b + c + carry, which always fits into two words; the high one goes into
// `carry`.
constexpr std::uint64_t multiply_add(std::uint64_t a, std::uint64_t b, std::uint64_t c,
                                     std::uint64_t& carry) {
  constexpr std::uint64_t kLow = UINT32_MAX;
  const std::uint64_t low = (a & kLow) * (b & kLow);
  const std::uint64_t left = (a >> 32U) * (b & kLow) + (low >> 32U);
  const std::uint64_t right = (a & kLow) * (b >> 32U) + (left & kLow);
  std::uint64_t high = (a >> 32U) * (b >> 32U) + (left >> 32U) + (right >> 32U);
  std::uint64_t sum = (right << 32U) | (low & kLow);
  sum += c;
  high += static_cast<std::uint64_t>(sum < c);
  sum += carry;
  high += static_cast<std::uint64_t>(sum < carry);
  carry = high;
  return sum;
}

}  // namespace quadrille
