// Lanes: what the engine asks of a register of 64-bit words, and what follows from it alone.
//
//   kCount                 the words of a register
//   Lanes                  some of them, as the instruction set likes them best
//   every(), first(n), bits(lanes)
//   load, store, all, zero
//   apart(a, b, among)     those of the lanes `among` in which a & b is 0
//   at_most(a, b, among)   those in which a <= b, as numbers with a sign
//   pack(a, bits)          the words of these lanes, moved together to the front
//   only(a, lanes)         the words of these lanes, 0 in the others
//   or_and(a, b, c, lanes) a | (b & c) in these lanes, a in the others
//   or_in(a, b, lanes)     a | b in these lanes, a in the others
//   both, either, differ   a & b, a | b, a ^ b
//   odd, most(a, b, c)     the bits that are set in one or three of them; in two or three
//   exchanged<distance>    lanes 4, 2 or 1 apart exchanged; 0 if there is none so far away
//   word()                 the word of the first lane
//   extract(word, mask)    the bits of a word where the mask is set, moved together (pext)
//   turn(words, n, among, columns)   for each bit that is among these: columns[bit] tells in which
//                          of the words it is set, at most 64 of them, the upper bits being
//                          whatever stands behind them
//
// What is compiled for different instruction sets must not share a function: a function of these
// headers is a template over the lanes, or static.
#pragma once

#include <cstdint>

namespace quadrille::cover::rows {

// Of the lanes of a register that begins at row `first` of `count`, those that are rows.
template <class L>
std::uint32_t lanes_in_use(std::uint32_t first, std::uint32_t count) {
  return first + L::kCount <= count ? (1U << L::kCount) - 1 : (1U << (count - first)) - 1;
}

// For each bit: in how many words it is set, as far as one, two, three and more matter.
template <class L>
struct Counter {
  L one = L::zero();
  L two = L::zero();
  L three = L::zero();

  void add(L word, typename L::Lanes lanes) {
    three = L::or_and(three, two, word, lanes);
    two = L::or_and(two, one, word, lanes);
    one = L::or_in(one, word, lanes);
  }
  // Over all lanes: the first one has the sums afterwards.
  void sum() {
    if constexpr (L::kCount > 4) add_exchanged<4>();
    if constexpr (L::kCount > 2) add_exchanged<2>();
    if constexpr (L::kCount > 1) add_exchanged<1>();
  }

 private:
  template <std::uint32_t kDistance>
  void add_exchanged() {
    const L other_one = one.template exchanged<kDistance>();
    const L other_two = two.template exchanged<kDistance>();
    three = L::either(L::either(three, three.template exchanged<kDistance>()),
                      L::either(L::both(two, other_one), L::both(one, other_two)));
    two = L::either(L::either(two, other_two), L::both(one, other_one));
    one = L::either(one, other_one);
  }
};

}  // namespace quadrille::cover::rows
