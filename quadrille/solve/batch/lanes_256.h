// Lanes256: 16 words of 16 bits in a register of AVX2, with BMI2.
// See lanes.h for what each operation promises.
#pragma once

#include <cstdint>

#include <immintrin.h>

namespace quadrille::sudoku::batch {

struct Lanes256 {
  static constexpr std::uint32_t kCount = 16;
  static constexpr bool kTiles = true;
  static constexpr bool kKeepsConfigurations = true;
  using Word = __m256i;
  using Mask = __m256i;  // all bits of a lane or none
  using Bits = std::uint32_t;

  static Word zero() { return _mm256_setzero_si256(); }
  static Word all(std::uint16_t value) { return _mm256_set1_epi16(static_cast<short>(value)); }
  static Word load(const std::uint16_t* words) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(words));
  }
  static Word add(Word a, Word b) { return _mm256_add_epi16(a, b); }
  static Word subtract(Word a, Word b) { return _mm256_sub_epi16(a, b); }
  static Word least(Word a, Word b) { return _mm256_min_epu16(a, b); }

  static Word or3(Word a, Word b, Word c) { return a | b | c; }
  static Word and3(Word a, Word b, Word c) { return a & b & c; }
  static Word xor3(Word a, Word b, Word c) { return a ^ b ^ c; }
  static Word majority(Word a, Word b, Word c) { return (a & b) | (c & (a | b)); }
  static Word and_or(Word x, Word a, Word b) { return x & (a | b); }
  static Word without(Word x, Word a) { return _mm256_andnot_si256(a, x); }
  static Word without(Word x, Word a, Word b) { return _mm256_andnot_si256(a | b, x); }

  static Mask at_most_one(Word x) { return is_zero(less_lowest(x)); }
  static Word or_triple(Word x, Word part) {
    return x & (part | is_zero(less_lowest(less_lowest(part))));
  }
  static Word narrow(Word x, Word allowed, Word wanted) {
    const Word found = x & wanted;
    return (x & allowed & is_zero(found)) | found;
  }
  static Mask equal(Word a, Word b) { return _mm256_cmpeq_epi16(a, b); }
  static Mask less(Word a, Word b) { return ~_mm256_cmpeq_epi16(_mm256_max_epu16(a, b), a); }
  static Word keep(Mask mask, Word x) { return mask & x; }
  static Word select(Mask mask, Word yes, Word no) { return _mm256_blendv_epi8(no, yes, mask); }
  static Bits bits(Mask mask) {
    const __m128i bytes =
        _mm_packs_epi16(_mm256_castsi256_si128(mask), _mm256_extracti128_si256(mask, 1));
    return static_cast<Bits>(_mm_movemask_epi8(bytes));
  }
  static Mask mask(Bits bits) {
    const Word own = _mm256_set_epi16(-32768, 16384, 8192, 4096, 2048, 1024, 512, 256, 128, 64, 32,
                                      16, 8, 4, 2, 1);
    return _mm256_cmpeq_epi16(all(static_cast<std::uint16_t>(bits)) & own, own);
  }
  static Word count_digits(Word x) {
    const Word bytes = count_low_bits(x) + count_low_bits(_mm256_srli_epi16(x, 4));
    return _mm256_add_epi16(bytes & all(15), _mm256_srli_epi16(bytes, 8));
  }

  // A word moves within its half of the register or to the other half.
  struct Route {
    Mask to;
    Word within;
    Word across;
  };
  static Route route(Bits from, Bits to) {
    // One nibble for each lane: the lane that its word comes from.
    const std::uint64_t sources =
        _pdep_u64(_pext_u64(0xFEDCBA9876543210, nibbles(from)), nibbles(to));
    const __m128i bytes =
        _mm_set_epi64x(static_cast<long long>(_pdep_u64(sources >> 32, 0x0F0F0F0F0F0F0F0F)),
                       static_cast<long long>(_pdep_u64(sources & 0xFFFFFFFF, 0x0F0F0F0F0F0F0F0F)));
    const Word lane = _mm256_cvtepu8_epi16(bytes);
    const Word half = _mm256_set_epi64x(8 * 0x0001000100010001, 8 * 0x0001000100010001, 0, 0);
    const Word crosses = ~_mm256_cmpeq_epi16(lane & all(8), half);
    const Word place = _mm256_slli_epi16(lane & all(7), 1);
    const Word shuffle = place | _mm256_slli_epi16(_mm256_add_epi16(place, all(1)), 8);
    const Word nothing = all(0x8080);
    const Mask used = mask(to);
    return {used, select(crosses, nothing, shuffle), select(crosses, shuffle, nothing)};
  }
  static Word move(const Route& route, Word from, Word into) {
    const Word other = _mm256_permute4x64_epi64(from, 0x4E);
    const Word moved =
        _mm256_shuffle_epi8(from, route.within) | _mm256_shuffle_epi8(other, route.across);
    return select(route.to, moved, into);
  }
  static Bits lowest(Bits bits, std::uint32_t count) {
    return static_cast<Bits>(_pdep_u64((1ULL << count) - 1, bits));
  }

  // Text.
  static Word read_pieces(const char* const* texts, std::uint32_t offset) {
    const auto piece = [&](std::uint32_t text) {
      return _mm_loadu_si128(reinterpret_cast<const __m128i*>(texts[text] + offset));
    };
    return _mm256_inserti128_si256(_mm256_castsi128_si256(piece(0)), piece(8), 1);
  }
  static Word interleave_low(Word a, Word b) { return _mm256_unpacklo_epi8(a, b); }
  static Word interleave_high(Word a, Word b) { return _mm256_unpackhi_epi8(a, b); }
  static Word pack(Word a, Word b) { return _mm256_packus_epi16(a, b); }

  static Word candidates_low(Word text) {
    return _mm256_unpacklo_epi8(to_low_byte(text), to_high_byte(text));
  }
  static Word candidates_high(Word text) {
    return _mm256_unpackhi_epi8(to_low_byte(text), to_high_byte(text));
  }
  static Word digits(Word one) {
    return _mm256_add_epi16(count_digits(_mm256_sub_epi16(one, all(1))), all('1'));
  }

 private:
  static Mask is_zero(Word x) { return _mm256_cmpeq_epi16(x, zero()); }
  static Word less_lowest(Word x) { return x & _mm256_add_epi16(x, all(0xFFFF)); }
  static std::uint64_t nibbles(Bits bits) { return _pdep_u64(bits, 0x1111111111111111) * 15; }
  static Word count_low_bits(Word x) {
    const Word table =
        _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
    return _mm256_shuffle_epi8(table, x & all(0x0F0F));
  }
  // The lowest four bits and one more tell the digits from everything else.
  static Word to_low_byte(Word text) {
    const Word table = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, -1, -1, -1, -1, -1, -1));
    return _mm256_shuffle_epi8(table, text & all(0x0F0F));
  }
  static Word to_high_byte(Word text) {
    const Word table =
        _mm256_broadcastsi128_si256(_mm_setr_epi8(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1));
    return _mm256_shuffle_epi8(table, text & all(0x0F0F));
  }
};

}  // namespace quadrille::sudoku::batch
