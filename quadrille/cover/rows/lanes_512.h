// Lanes512: eight words in a register of AVX-512, with VBMI and BMI2. See lanes.h.
#pragma once

#include <cstdint>

#include <immintrin.h>

namespace quadrille::cover::rows {

struct Lanes512 {
  static constexpr std::uint32_t kCount = 8;
  using Lanes = __mmask8;
  __m512i words;

  static Lanes every() { return 0xFF; }
  static Lanes first(std::uint32_t count) { return static_cast<Lanes>((1U << count) - 1); }
  static std::uint32_t bits(Lanes lanes) { return lanes; }

  static Lanes512 load(const std::uint64_t* from) { return {_mm512_loadu_si512(from)}; }
  static Lanes512 all(std::uint64_t value) {
    return {_mm512_set1_epi64(static_cast<long long>(value))};
  }
  static Lanes512 zero() { return {_mm512_setzero_si512()}; }
  void store(std::uint64_t* to) const { _mm512_storeu_si512(to, words); }
  static Lanes apart(Lanes512 a, Lanes512 b, Lanes among) {
    return _mm512_mask_testn_epi64_mask(among, a.words, b.words);
  }
  static Lanes at_most(Lanes512 a, Lanes512 b, Lanes among) {
    return _mm512_mask_cmple_epi64_mask(among, a.words, b.words);
  }
  static Lanes512 pack(Lanes512 a, std::uint32_t bits) {
    return {_mm512_maskz_compress_epi64(static_cast<Lanes>(bits), a.words)};
  }
  static Lanes512 only(Lanes512 a, Lanes lanes) { return {_mm512_maskz_mov_epi64(lanes, a.words)}; }
  static Lanes512 or_and(Lanes512 a, Lanes512 b, Lanes512 c, Lanes lanes) {
    return {_mm512_mask_ternarylogic_epi64(a.words, lanes, b.words, c.words, 0xF8)};
  }
  static Lanes512 or_in(Lanes512 a, Lanes512 b, Lanes lanes) {
    return {_mm512_mask_or_epi64(a.words, lanes, a.words, b.words)};
  }
  static Lanes512 both(Lanes512 a, Lanes512 b) { return {_mm512_and_si512(a.words, b.words)}; }
  static Lanes512 either(Lanes512 a, Lanes512 b) { return {_mm512_or_si512(a.words, b.words)}; }
  static Lanes512 differ(Lanes512 a, Lanes512 b) { return {_mm512_xor_si512(a.words, b.words)}; }
  static Lanes512 odd(Lanes512 a, Lanes512 b, Lanes512 c) {
    return {_mm512_ternarylogic_epi64(a.words, b.words, c.words, 0x96)};
  }
  static Lanes512 most(Lanes512 a, Lanes512 b, Lanes512 c) {
    return {_mm512_ternarylogic_epi64(a.words, b.words, c.words, 0xE8)};
  }
  template <std::uint32_t kDistance>
  [[nodiscard]] Lanes512 exchanged() const {
    if constexpr (kDistance == 4) return {_mm512_shuffle_i64x2(words, words, 0x4E)};
    if constexpr (kDistance == 2) return {_mm512_shuffle_i64x2(words, words, 0xB1)};
    return {_mm512_shuffle_epi32(words, _MM_PERM_BADC)};
  }
  [[nodiscard]] std::uint64_t word() const {
    return static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm512_castsi512_si128(words)));
  }

  static std::uint64_t extract(std::uint64_t word, std::uint64_t mask) {
    return _pext_u64(word, mask);
  }

  // First the bytes of eight words each are turned, so that byte b of all of them is one word; then
  // these words, eight by eight. A bit of all 64 bytes is a mask.
  static void turn(const std::uint64_t* words, std::uint32_t count, std::uint64_t among,
                   std::uint64_t* columns) {
    alignas(64) static constexpr std::uint8_t kBytes[64] = {
        0,  8,  16, 24, 32, 40, 48, 56, 1,  9,  17, 25, 33, 41, 49, 57, 2,  10, 18, 26, 34, 42,
        50, 58, 3,  11, 19, 27, 35, 43, 51, 59, 4,  12, 20, 28, 36, 44, 52, 60, 5,  13, 21, 29,
        37, 45, 53, 61, 6,  14, 22, 30, 38, 46, 54, 62, 7,  15, 23, 31, 39, 47, 55, 63};
    const __m512i bytes = _mm512_load_si512(kBytes);
    __m512i eight[8];
    for (std::size_t i = 0; i < 8; ++i) {
      eight[i] = 8 * i < count ? _mm512_permutexvar_epi8(bytes, _mm512_loadu_si512(words + 8 * i))
                               : _mm512_setzero_si512();
    }
    __m512i planes[8];
    for (std::uint32_t odd = 0; odd < 2; ++odd) {
      __m512i pair[4];
      for (std::size_t i = 0; i < 4; ++i) {
        pair[i] = odd == 0 ? _mm512_unpacklo_epi64(eight[2 * i], eight[2 * i + 1])
                           : _mm512_unpackhi_epi64(eight[2 * i], eight[2 * i + 1]);
      }
      const __m512i low_even = _mm512_shuffle_i64x2(pair[0], pair[1], 0x88);
      const __m512i low_odd = _mm512_shuffle_i64x2(pair[0], pair[1], 0xDD);
      const __m512i high_even = _mm512_shuffle_i64x2(pair[2], pair[3], 0x88);
      const __m512i high_odd = _mm512_shuffle_i64x2(pair[2], pair[3], 0xDD);
      planes[odd] = _mm512_shuffle_i64x2(low_even, high_even, 0x88);
      planes[odd + 2] = _mm512_shuffle_i64x2(low_odd, high_odd, 0x88);
      planes[odd + 4] = _mm512_shuffle_i64x2(low_even, high_even, 0xDD);
      planes[odd + 6] = _mm512_shuffle_i64x2(low_odd, high_odd, 0xDD);
    }
    for (; among != 0; among &= among - 1) {
      const auto bit = static_cast<std::uint32_t>(__builtin_ctzll(among));
      columns[bit] = _mm512_test_epi8_mask(planes[bit / 8],
                                           _mm512_set1_epi8(static_cast<char>(1U << bit % 8)));
    }
  }
};

}  // namespace quadrille::cover::rows
