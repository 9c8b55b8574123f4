// Lanes512: eight words in a register of AVX-512, with BMI2. See lanes.h.
#pragma once

#include <cstdint>

#include <immintrin.h>

namespace quadrille::cover::rows {

struct Lanes512 {
  static constexpr std::uint32_t kCount = 8;
  using Mask = __mmask8;
  static constexpr Mask kAll = 0xFF;
  __m512i words;

  static Lanes512 load(const std::uint64_t* from) { return {_mm512_loadu_si512(from)}; }
  static Lanes512 all(std::uint64_t value) {
    return {_mm512_set1_epi64(static_cast<long long>(value))};
  }
  static Lanes512 zero() { return {_mm512_setzero_si512()}; }
  void store(std::uint64_t* to) const { _mm512_storeu_si512(to, words); }
  static Mask apart(Lanes512 a, Lanes512 b, Mask among) {
    return _mm512_mask_testn_epi64_mask(among, a.words, b.words);
  }
  static Lanes512 pack(Lanes512 a, Mask lanes) {
    return {_mm512_maskz_compress_epi64(lanes, a.words)};
  }
  static Lanes512 only(Lanes512 a, Mask lanes) { return {_mm512_maskz_mov_epi64(lanes, a.words)}; }
  static Lanes512 or_and(Lanes512 a, Lanes512 b, Lanes512 c, Mask lanes) {
    return {_mm512_mask_ternarylogic_epi64(a.words, lanes, b.words, c.words, 0xF8)};
  }
  static Lanes512 or_in(Lanes512 a, Lanes512 b, Mask lanes) {
    return {_mm512_mask_or_epi64(a.words, lanes, a.words, b.words)};
  }
  static Lanes512 both(Lanes512 a, Lanes512 b) { return {_mm512_and_si512(a.words, b.words)}; }
  static Lanes512 either(Lanes512 a, Lanes512 b) { return {_mm512_or_si512(a.words, b.words)}; }
  static Lanes512 differ(Lanes512 a, Lanes512 b) { return {_mm512_xor_si512(a.words, b.words)}; }
  template <std::uint32_t kDistance>
  [[nodiscard]] Lanes512 exchanged() const {
    if constexpr (kDistance == 4) return {_mm512_shuffle_i64x2(words, words, 0x4E)};
    if constexpr (kDistance == 2) return {_mm512_shuffle_i64x2(words, words, 0xB1)};
    return {_mm512_shuffle_epi32(words, _MM_PERM_BADC)};
  }
  [[nodiscard]] std::uint64_t first() const {
    return static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm512_castsi512_si128(words)));
  }

  static std::uint64_t extract(std::uint64_t word, std::uint64_t mask) {
    return _pext_u64(word, mask);
  }
};

}  // namespace quadrille::cover::rows
