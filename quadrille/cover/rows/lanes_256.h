// Lanes256: four words in a register of AVX2, with BMI2. See lanes.h.
#pragma once

#include <cstdint>

#include <immintrin.h>

namespace quadrille::cover::rows {

struct Lanes256 {
  static constexpr std::uint32_t kCount = 4;
  using Lanes = __m256i;  // all bits of a word, or none
  __m256i words;

  static Lanes every() { return _mm256_set1_epi64x(-1); }
  static Lanes first(std::uint32_t count) {
    return _mm256_cmpgt_epi64(_mm256_set1_epi64x(count), _mm256_set_epi64x(3, 2, 1, 0));
  }
  static std::uint32_t bits(Lanes lanes) {
    return static_cast<std::uint32_t>(_mm256_movemask_pd(_mm256_castsi256_pd(lanes)));
  }

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
  static Lanes apart(Lanes256 a, Lanes256 b, Lanes among) {
    const __m256i none =
        _mm256_cmpeq_epi64(_mm256_and_si256(a.words, b.words), _mm256_setzero_si256());
    return _mm256_and_si256(among, none);
  }
  static Lanes at_most(Lanes256 a, Lanes256 b, Lanes among) {
    return _mm256_andnot_si256(_mm256_cmpgt_epi64(a.words, b.words), among);
  }
  static Lanes256 pack(Lanes256 a, std::uint32_t bits) {
    // For each set of lanes, the halves of words that come to the front.
    alignas(32) static constexpr std::uint32_t kOrder[16][8] = {
        {0, 1, 0, 1, 0, 1, 0, 1}, {0, 1, 0, 1, 0, 1, 0, 1}, {2, 3, 0, 1, 0, 1, 0, 1},
        {0, 1, 2, 3, 0, 1, 0, 1}, {4, 5, 0, 1, 0, 1, 0, 1}, {0, 1, 4, 5, 0, 1, 0, 1},
        {2, 3, 4, 5, 0, 1, 0, 1}, {0, 1, 2, 3, 4, 5, 0, 1}, {6, 7, 0, 1, 0, 1, 0, 1},
        {0, 1, 6, 7, 0, 1, 0, 1}, {2, 3, 6, 7, 0, 1, 0, 1}, {0, 1, 2, 3, 6, 7, 0, 1},
        {4, 5, 6, 7, 0, 1, 0, 1}, {0, 1, 4, 5, 6, 7, 0, 1}, {2, 3, 4, 5, 6, 7, 0, 1},
        {0, 1, 2, 3, 4, 5, 6, 7}};
    return {_mm256_permutevar8x32_epi32(
        a.words, _mm256_load_si256(reinterpret_cast<const __m256i*>(kOrder[bits])))};
  }
  static Lanes256 only(Lanes256 a, Lanes lanes) { return {_mm256_and_si256(a.words, lanes)}; }
  static Lanes256 or_and(Lanes256 a, Lanes256 b, Lanes256 c, Lanes lanes) {
    return either(a, both(b, only(c, lanes)));
  }
  static Lanes256 or_in(Lanes256 a, Lanes256 b, Lanes lanes) { return either(a, only(b, lanes)); }
  static Lanes256 both(Lanes256 a, Lanes256 b) { return {_mm256_and_si256(a.words, b.words)}; }
  static Lanes256 either(Lanes256 a, Lanes256 b) { return {_mm256_or_si256(a.words, b.words)}; }
  static Lanes256 differ(Lanes256 a, Lanes256 b) { return {_mm256_xor_si256(a.words, b.words)}; }
  static Lanes256 odd(Lanes256 a, Lanes256 b, Lanes256 c) { return differ(differ(a, b), c); }
  static Lanes256 most(Lanes256 a, Lanes256 b, Lanes256 c) {
    return either(both(a, b), both(differ(a, b), c));
  }
  template <std::uint32_t kDistance>
  [[nodiscard]] Lanes256 exchanged() const {
    if constexpr (kDistance == 2) return {_mm256_permute4x64_epi64(words, 0x4E)};
    if constexpr (kDistance == 1) return {_mm256_shuffle_epi32(words, 0x4E)};
    return zero();
  }
  [[nodiscard]] std::uint64_t word() const {
    return static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm256_castsi256_si128(words)));
  }

  static std::uint64_t extract(std::uint64_t word, std::uint64_t mask) {
    return _pext_u64(word, mask);
  }

  // Half of the words at a time. Of two words beside each other the bytes are brought together,
  // then those of four, eight and sixteen; a bit of all 32 bytes is a mask.
  static void turn(const std::uint64_t* words, std::uint32_t count, std::uint64_t among,
                   std::uint64_t* columns) {
    __m256i planes[2][8];
    turn_bytes(words, count, planes[0]);
    if (count > 32) turn_bytes(words + 32, count - 32, planes[1]);
    for (; among != 0; among &= among - 1) {
      const auto bit = static_cast<std::uint32_t>(__builtin_ctzll(among));
      columns[bit] = column(planes[0][bit / 8], bit % 8);
      if (count > 32) {
        columns[bit] |= static_cast<std::uint64_t>(column(planes[1][bit / 8], bit % 8)) << 32U;
      }
    }
  }

 private:
  static std::uint32_t column(__m256i bytes, std::uint32_t bit) {
    const __m128i up = _mm_cvtsi32_si128(static_cast<int>(7 - bit));
    return static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_sll_epi64(bytes, up)));
  }
  // planes[b]: byte b of each of 32 words
  static void turn_bytes(const std::uint64_t* words, std::uint32_t count, __m256i* planes) {
    const __m256i pairs = _mm256_setr_epi8(0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15,  //
                                           0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
    const auto two = [&](std::size_t at) {
      return at < count ? _mm_loadu_si128(reinterpret_cast<const __m128i*>(words + at))
                        : _mm_setzero_si128();
    };
    __m256i by_two[8];
    for (std::size_t i = 0; i < 8; ++i) {
      by_two[i] = _mm256_shuffle_epi8(_mm256_set_m128i(two(2 * i + 16), two(2 * i)), pairs);
    }
    __m256i low[4];  // bytes 0 to 3 of four words, then 4 to 7
    __m256i high[4];
    for (std::size_t i = 0; i < 4; ++i) {
      low[i] = _mm256_unpacklo_epi16(by_two[2 * i], by_two[2 * i + 1]);
      high[i] = _mm256_unpackhi_epi16(by_two[2 * i], by_two[2 * i + 1]);
    }
    for (std::size_t half = 0; half < 2; ++half) {
      const __m256i* const by_four = half == 0 ? low : high;
      const __m256i a = _mm256_unpacklo_epi32(by_four[0], by_four[1]);
      const __m256i b = _mm256_unpacklo_epi32(by_four[2], by_four[3]);
      const __m256i c = _mm256_unpackhi_epi32(by_four[0], by_four[1]);
      const __m256i d = _mm256_unpackhi_epi32(by_four[2], by_four[3]);
      planes[4 * half] = _mm256_unpacklo_epi64(a, b);
      planes[4 * half + 1] = _mm256_unpackhi_epi64(a, b);
      planes[4 * half + 2] = _mm256_unpacklo_epi64(c, d);
      planes[4 * half + 3] = _mm256_unpackhi_epi64(c, d);
    }
  }
};

}  // namespace quadrille::cover::rows
