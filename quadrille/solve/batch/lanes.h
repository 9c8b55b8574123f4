// Lanes: what the batch engine asks of a vector type: kCount words of 16 bits, one for each board.
//   using Word = Lanes512::Word;
//   Word both = Lanes512::or3(a, b, c);
//
// A word holds candidates, bit d - 1 for the digit d, or a number. There are three of these types
// (lanes_128.h, lanes_256.h, lanes_512.h; lanes_wasm.h is the first of them in WebAssembly); a new
// instruction set is a fourth one and a file that instantiates the kernel with it.
#pragma once

#include <concepts>
#include <cstdint>

#include "quadrille/solve/batch/boards.h"

namespace quadrille::sudoku::batch {

template <class L>
concept Lanes = requires(typename L::Word word, typename L::Mask mask, typename L::Bits bits,
                         const typename L::Route& route, const std::uint16_t* words,
                         const char* const* texts, std::uint32_t number) {
  requires L::kCount % 8 == 0;
  requires std::same_as<decltype(L::kTiles), const bool>;  // whether texts are transposed in tiles
  // Whether each pass writes down the configurations that it finds, or they are found again for a
  // board that is to be split, which costs less where memory is small.
  requires std::same_as<decltype(L::kKeepsConfigurations), const bool>;
  { L::zero() } -> std::same_as<typename L::Word>;
  { L::all(std::uint16_t{}) } -> std::same_as<typename L::Word>;
  { L::load(words) } -> std::same_as<typename L::Word>;
  { L::add(word, word) } -> std::same_as<typename L::Word>;
  { L::subtract(word, word) } -> std::same_as<typename L::Word>;
  { L::least(word, word) } -> std::same_as<typename L::Word>;

  // Bitwise, of three words; & | ^ work on words themselves.
  { L::or3(word, word, word) } -> std::same_as<typename L::Word>;
  { L::and3(word, word, word) } -> std::same_as<typename L::Word>;
  { L::xor3(word, word, word) } -> std::same_as<typename L::Word>;
  { L::majority(word, word, word) } -> std::same_as<typename L::Word>;
  { L::and_or(word, word, word) } -> std::same_as<typename L::Word>;   // x & (a | b)
  { L::without(word, word) } -> std::same_as<typename L::Word>;        // x & ~a
  { L::without(word, word, word) } -> std::same_as<typename L::Word>;  // x & ~(a | b)

  // Questions, answered for every lane by a mask.
  { L::at_most_one(word) } -> std::same_as<typename L::Mask>;  // candidate
  { L::equal(word, word) } -> std::same_as<typename L::Mask>;
  { L::less(word, word) } -> std::same_as<typename L::Mask>;
  { L::keep(mask, word) } -> std::same_as<typename L::Word>;  // and 0 elsewhere
  { L::select(mask, word, word) } -> std::same_as<typename L::Word>;
  // x, or where `part`, which is in x, has three candidates and more: part.
  { L::or_triple(word, word) } -> std::same_as<typename L::Word>;
  // x & wanted where that is not empty, x & allowed elsewhere.
  { L::narrow(word, word, word) } -> std::same_as<typename L::Word>;
  { L::count_digits(word) } -> std::same_as<typename L::Word>;

  // Sets of lanes as numbers: bit n for lane n.
  { L::bits(mask) } -> std::same_as<typename L::Bits>;
  { L::mask(bits) } -> std::same_as<typename L::Mask>;
  { L::lowest(bits, number) } -> std::same_as<typename L::Bits>;  // that many of the set

  // A way from one set of lanes to another of the same size, in their order; what `move` does not
  // reach stays as it is in its last argument.
  { L::route(bits, bits) } -> std::same_as<typename L::Route>;
  { L::move(route, word, word) } -> std::same_as<typename L::Word>;

  // Text. In each 128 bits, from 16 characters of the puzzles 0, 8, 16 … behind `texts`.
  { L::read_pieces(texts, number) } -> std::same_as<typename L::Word>;
  // The bytes of the lower (upper) half of each 128 bits of two words, by turns.
  { L::interleave_low(word, word) } -> std::same_as<typename L::Word>;
  { L::interleave_high(word, word) } -> std::same_as<typename L::Word>;
  // Words below 256 as bytes: in each 128 bits eight of the first word, then eight of the second.
  { L::pack(word, word) } -> std::same_as<typename L::Word>;
  // The characters in the lower (upper) half of each 128 bits as candidates.
  { L::candidates_low(word) } -> std::same_as<typename L::Word>;
  { L::candidates_high(word) } -> std::same_as<typename L::Word>;
  // Words with one candidate as characters.
  { L::digits(word) } -> std::same_as<typename L::Word>;
};

// LaneSets: sets of lanes as numbers, bit n for lane n, and boards that move from set to set.
//   LaneSets<L>::for_each(bits, [&](std::uint32_t lane) { … });

template <class L>
struct LaneSets {
  using Bits = typename L::Bits;

  static constexpr Bits kAll = static_cast<Bits>((std::uint64_t{1} << L::kCount) - 1);

  static std::uint32_t size(Bits bits) {
    return static_cast<std::uint32_t>(__builtin_popcountll(bits));
  }
  static std::uint32_t smaller_size(Bits a, Bits b) {
    return size(a) < size(b) ? size(a) : size(b);
  }

  template <class Use>
  static void for_each(Bits bits, Use use) {
    for (; bits != 0; bits &= bits - 1) use(static_cast<std::uint32_t>(__builtin_ctzll(bits)));
  }

  // Copies boards, with the numbers of their puzzles, from some lanes to as many others.
  static void move(const Boards<L>& from, Bits lanes, Boards<L>& into, Bits to) {
    const auto route = L::route(lanes, to);
#pragma GCC unroll 1
    for (std::uint32_t row = 0; row < kRows; ++row) {
      into.row[row] = L::move(route, from.row[row], into.row[row]);
    }
  }
};

}  // namespace quadrille::sudoku::batch
