// Widths: code for some numbers of words, and the way to the right one at run time.
//   using RowWidths = Widths<Lanes, 1, 2, 4>;
//   const std::uint32_t width = RowWidths::fitting(3);   // 4
//   RowWidths::call(width, [&]<std::uint32_t W>() { return begin<W>(); });
//
// `Owner` gives each user functions of its own: code compiled for different instruction sets must
// not share any.
#pragma once

#include <cstdint>

namespace quadrille::cover {

template <class Owner, std::uint32_t kFirst, std::uint32_t... kRest>
struct Widths {
  // The least of them that has room for so many words; 0: none.
  static constexpr std::uint32_t fitting(std::uint32_t words) {
    if (words <= kFirst) return kFirst;
    if constexpr (sizeof...(kRest) > 0) return Widths<Owner, kRest...>::fitting(words);
    return 0;
  }

  // Calls function.operator()<width>().
  //   requires: one of the widths
  template <class Function>
  static auto call(std::uint32_t width, const Function& function) {
    if constexpr (sizeof...(kRest) > 0) {
      if (width != kFirst) return Widths<Owner, kRest...>::call(width, function);
    }
    return function.template operator()<kFirst>();
  }
};

}  // namespace quadrille::cover
