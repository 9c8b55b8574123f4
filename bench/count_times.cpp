// What counting by bands takes, by the number of givens:
//   quadrille_count_times 20 1 12 13 14     20 random boards of 9x9 for each number, by seed 1
// One core. The time is that of the processor, as others may be at work on the machine.
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <ctime>
#include <vector>

#include <fmt/format.h>

#include "bench/count_boards.h"

namespace {

using namespace quadrille;
using namespace quadrille::sudoku;

std::uint64_t number(const char* text) {
  std::uint64_t value = 0;
  std::from_chars(text, text + std::strlen(text), value);
  return value;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 4) {
    fmt::print(stderr, "quadrille_count_times BOARDS SEED GIVENS...\n");
    return 2;
  }
  const Shape shape = *Shape::boxes(3, 3);
  for (int i = 3; i < count; ++i) {
    const std::uint64_t givens = std::min<std::uint64_t>(number(arguments[i]), shape.cell_count());
    Random random(number(arguments[2]));
    std::vector<double> seconds;
    for (std::uint64_t board = 0; board < number(arguments[1]); ++board) {
      const Grid full = bench::random_solution(shape, random);
      const Grid grid = bench::some_of(full, static_cast<std::uint32_t>(givens), random);
      const std::clock_t start = std::clock();
      const Count bands = sudoku::count(grid, UINT64_MAX, {.engine = EngineName::bands});
      seconds.push_back(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
      if (!bands.exact) return 1;
    }
    std::ranges::sort(seconds);
    fmt::print("{:2} givens: least {:.3f} s, median {:.3f} s, most {:.3f} s\n", givens,
               seconds.front(), seconds[seconds.size() / 2], seconds.back());
    std::fflush(stdout);
  }
  return 0;
}
