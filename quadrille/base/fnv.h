// FNV-1a: a number by which texts are told apart, quickly and the same on every machine.
//   const std::uint64_t sum = fnv1a("a text");
//   const std::uint64_t both = fnv1a(" and another", sum);   // of the two, one after the other
// It is no defence against somebody who wants two texts to have the same one.
#pragma once

#include <cstdint>
#include <string_view>

namespace quadrille {

inline constexpr std::uint64_t kFnvStart = 0xcbf29ce484222325U;

constexpr std::uint64_t fnv1a(std::string_view text, std::uint64_t sum = kFnvStart) {
  for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return sum;
}

// Of a number's eight bytes, the lowest first.
constexpr std::uint64_t fnv1a(std::uint64_t number, std::uint64_t sum) {
  for (unsigned bits = 0; bits < 64; bits += 8) {
    sum = (sum ^ (number >> bits & 0xffU)) * 0x100000001b3U;
  }
  return sum;
}

// The short form.
constexpr std::uint32_t fnv1a_32(std::string_view text) {
  std::uint32_t sum = 2166136261U;
  for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 16777619U;
  return sum;
}

}  // namespace quadrille
