// Lanes512: 32 words of 16 bits in a register of AVX-512 as on Ice Lake (BW, VBMI2, BITALG).
// See lanes.h for what each operation promises.
#pragma once

#include <cstdint>

#include <immintrin.h>

namespace quadrille::sudoku::batch {

struct Lanes512 {
  static constexpr std::uint32_t kCount = 32;
  static constexpr bool kTiles = true;
  static constexpr bool kKeepsConfigurations = true;
  using Word = __m512i;
  using Mask = __mmask32;
  using Bits = std::uint32_t;

  static Word zero() { return _mm512_setzero_si512(); }
  static Word all(std::uint16_t value) { return _mm512_set1_epi16(static_cast<short>(value)); }
  static Word load(const std::uint16_t* words) { return _mm512_loadu_si512(words); }
  static Word add(Word a, Word b) { return _mm512_add_epi16(a, b); }
  static Word subtract(Word a, Word b) { return _mm512_sub_epi16(a, b); }
  static Word least(Word a, Word b) { return _mm512_min_epu16(a, b); }

  static Word or3(Word a, Word b, Word c) { return _mm512_ternarylogic_epi64(a, b, c, 0xFE); }
  static Word and3(Word a, Word b, Word c) { return _mm512_ternarylogic_epi64(a, b, c, 0x80); }
  static Word xor3(Word a, Word b, Word c) { return _mm512_ternarylogic_epi64(a, b, c, 0x96); }
  static Word majority(Word a, Word b, Word c) { return _mm512_ternarylogic_epi64(a, b, c, 0xE8); }
  static Word and_or(Word x, Word a, Word b) { return _mm512_ternarylogic_epi64(x, a, b, 0xE0); }
  static Word without(Word x, Word a) { return _mm512_andnot_si512(a, x); }
  static Word without(Word x, Word a, Word b) { return _mm512_ternarylogic_epi64(x, a, b, 0x10); }

  static Mask at_most_one(Word x) {
    // NOLINTNEXTLINE(misc-const-correctness): the assembly has it as an operand to be changed
    Word less_one = _mm512_add_epi16(x, _mm512_set1_epi16(-1));
    // Hides the subtraction: clang would make a population count of it, which is slower.
    asm("" : "+v"(less_one));
    return _mm512_testn_epi16_mask(x, less_one);
  }
  static Word or_triple(Word x, Word part) {
    return select(_mm512_cmpgt_epi16_mask(_mm512_popcnt_epi16(part), all(2)), part, x);
  }
  static Word narrow(Word x, Word allowed, Word wanted) {
    return x & select(_mm512_test_epi16_mask(x, wanted), wanted, allowed);
  }
  static Mask equal(Word a, Word b) { return _mm512_cmpeq_epi16_mask(a, b); }
  static Mask less(Word a, Word b) { return _mm512_cmplt_epu16_mask(a, b); }
  static Word keep(Mask mask, Word x) { return _mm512_maskz_mov_epi16(mask, x); }
  static Word select(Mask mask, Word yes, Word no) { return _mm512_mask_mov_epi16(no, mask, yes); }
  static Bits bits(Mask mask) { return mask; }
  static Mask mask(Bits bits) { return bits; }
  static Word count_digits(Word x) { return _mm512_popcnt_epi16(x); }

  struct Route {
    Mask to;
    Word from;
  };
  static Route route(Bits from, Bits to) {
    const Word lanes = _mm512_set_epi16(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17,
                                        16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    return {to, _mm512_maskz_expand_epi16(to, _mm512_maskz_compress_epi16(from, lanes))};
  }
  static Word move(const Route& route, Word from, Word into) {
    return _mm512_mask_permutexvar_epi16(into, route.to, route.from, from);
  }
  static Bits lowest(Bits bits, std::uint32_t count) {
    return static_cast<Bits>(_pdep_u64((1ULL << count) - 1, bits));
  }

  // Text.
  static Word read_pieces(const char* const* texts, std::uint32_t offset) {
    const auto piece = [&](std::uint32_t text) {
      return _mm_loadu_si128(reinterpret_cast<const __m128i*>(texts[text] + offset));
    };
    Word word = _mm512_castsi128_si512(piece(0));
    word = _mm512_inserti32x4(word, piece(8), 1);
    word = _mm512_inserti32x4(word, piece(16), 2);
    return _mm512_inserti32x4(word, piece(24), 3);
  }
  static Word interleave_low(Word a, Word b) { return _mm512_unpacklo_epi8(a, b); }
  static Word interleave_high(Word a, Word b) { return _mm512_unpackhi_epi8(a, b); }
  static Word pack(Word a, Word b) { return _mm512_packus_epi16(a, b); }

  static Word candidates_low(Word text) { return look_up(_mm512_unpacklo_epi8(text, zero())); }
  static Word candidates_high(Word text) { return look_up(_mm512_unpackhi_epi8(text, zero())); }
  static Word digits(Word one) {
    return _mm512_add_epi16(_mm512_popcnt_epi16(_mm512_sub_epi16(one, all(1))), all('1'));
  }

 private:
  // The lowest five bits tell the digits, which begin at 17, from everything else.
  static Word look_up(Word characters) {
    const short a = 0x1FF;  // any digit
    const Word table = _mm512_set_epi16(a, a, a, a, a, a, 256, 128, 64, 32, 16, 8, 4, 2, 1, a,  //
                                        a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a);
    return _mm512_permutexvar_epi16(characters, table);
  }
};

}  // namespace quadrille::sudoku::batch
