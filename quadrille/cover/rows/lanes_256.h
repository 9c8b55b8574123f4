// Lanes256: four words in a register of AVX2, with BMI2. See lanes.h.
#pragma once

#include <cstdint>

#include <immintrin.h>

namespace quadrille::cover::rows {

struct Lanes256 {
  static constexpr std::uint32_t kCount = 4;
  using Mask = std::uint32_t;
  static constexpr Mask kAll = 0xF;
  __m256i words;

  static Lanes256 load(const std::uint64_t* from) {
    return {_mm256_loadu_si256(reinterpret_cast<const __m256i*>(from))};
  }
  static Lanes256 all(std::uint64_t value) {
    return {_mm256_set1_epi64x(static_cast<long long>(value))};
  }
  static Lanes256 zero() { return {_mm256_setzero_si256()}; }
  void store(std::uint64_t* to) const {
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), words);
  }
  static Mask apart(Lanes256 a, Lanes256 b, Mask among) {
    const __m256i none =
        _mm256_cmpeq_epi64(_mm256_and_si256(a.words, b.words), _mm256_setzero_si256());
    return among & static_cast<Mask>(_mm256_movemask_pd(_mm256_castsi256_pd(none)));
  }
  static Lanes256 pack(Lanes256 a, Mask lanes) {
    // For each set of lanes, the halves of words that come to the front.
    alignas(32) static constexpr std::uint32_t kOrder[16][8] = {
        {0, 1, 0, 1, 0, 1, 0, 1}, {0, 1, 0, 1, 0, 1, 0, 1}, {2, 3, 0, 1, 0, 1, 0, 1},
        {0, 1, 2, 3, 0, 1, 0, 1}, {4, 5, 0, 1, 0, 1, 0, 1}, {0, 1, 4, 5, 0, 1, 0, 1},
        {2, 3, 4, 5, 0, 1, 0, 1}, {0, 1, 2, 3, 4, 5, 0, 1}, {6, 7, 0, 1, 0, 1, 0, 1},
        {0, 1, 6, 7, 0, 1, 0, 1}, {2, 3, 6, 7, 0, 1, 0, 1}, {0, 1, 2, 3, 6, 7, 0, 1},
        {4, 5, 6, 7, 0, 1, 0, 1}, {0, 1, 4, 5, 6, 7, 0, 1}, {2, 3, 4, 5, 6, 7, 0, 1},
        {0, 1, 2, 3, 4, 5, 6, 7}};
    return {_mm256_permutevar8x32_epi32(
        a.words, _mm256_load_si256(reinterpret_cast<const __m256i*>(kOrder[lanes])))};
  }
  static Lanes256 only(Lanes256 a, Mask lanes) {
    const __m256i own = _mm256_set_epi64x(8, 4, 2, 1);
    const __m256i set = _mm256_set1_epi64x(static_cast<long long>(lanes));
    return {_mm256_and_si256(a.words, _mm256_cmpeq_epi64(_mm256_and_si256(set, own), own))};
  }
  static Lanes256 or_and(Lanes256 a, Lanes256 b, Lanes256 c, Mask lanes) {
    return either(a, both(b, only(c, lanes)));
  }
  static Lanes256 or_in(Lanes256 a, Lanes256 b, Mask lanes) { return either(a, only(b, lanes)); }
  static Lanes256 both(Lanes256 a, Lanes256 b) { return {_mm256_and_si256(a.words, b.words)}; }
  static Lanes256 either(Lanes256 a, Lanes256 b) { return {_mm256_or_si256(a.words, b.words)}; }
  static Lanes256 differ(Lanes256 a, Lanes256 b) { return {_mm256_xor_si256(a.words, b.words)}; }
  template <std::uint32_t kDistance>
  [[nodiscard]] Lanes256 exchanged() const {
    if constexpr (kDistance == 2) return {_mm256_permute4x64_epi64(words, 0x4E)};
    if constexpr (kDistance == 1) return {_mm256_shuffle_epi32(words, 0x4E)};
    return zero();
  }
  [[nodiscard]] std::uint64_t first() const {
    return static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm256_castsi256_si128(words)));
  }

  static std::uint64_t extract(std::uint64_t word, std::uint64_t mask) {
    return _pext_u64(word, mask);
  }
};

}  // namespace quadrille::cover::rows
