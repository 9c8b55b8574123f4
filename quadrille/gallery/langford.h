// Langford pairs: put two of each number from 1 to n into a row of 2n places so that k places lie
// between the two k. Every number and every place is an item; each way to put a number is an
// option.
//   use(gallery::langford(7).option_count());
#pragma once

#include <string>

#include "quadrille/cover/problem.h"

namespace quadrille::gallery {

inline cover::Problem langford(std::uint32_t n) {
  cover::ProblemBuilder builder;
  std::vector<cover::ItemId> numbers;
  std::vector<cover::ItemId> places;
  for (std::uint32_t number = 1; number <= n; ++number) {
    numbers.push_back(builder.add_primary(std::to_string(number)));
  }
  for (std::uint32_t place = 1; place <= 2 * n; ++place) {
    places.push_back(builder.add_primary("place " + std::to_string(place)));
  }
  for (std::uint32_t number = 1; number <= n; ++number) {
    for (std::uint32_t left = 0; left + number + 1 < 2 * n; ++left) {
      builder.add_option({{numbers[number - 1]}, {places[left]}, {places[left + number + 1]}});
    }
  }
  return *builder.build();
}

}  // namespace quadrille::gallery
