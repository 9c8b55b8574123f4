// Counting by bands against counting one by one:
//   quadrille_count_proof 20000 1     20,000 random boards of every shape, by seed 1
// Boards with more than ten million solutions are left out. Ends with 1 at the first difference.
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <string_view>

#include <fmt/format.h>

#include "bench/count_boards.h"
#include "quadrille/formats/write.h"
#include "quadrille/solve/bands/given_boards_test.h"

namespace {

using namespace quadrille;
using namespace quadrille::sudoku;

constexpr std::uint64_t kMost = 10'000'000;

struct Kind {
  Shape shape;
  std::uint32_t fewest;  // givens
  std::uint32_t most;
};

std::uint64_t number(const char* text) {
  std::uint64_t value = 0;
  std::from_chars(text, text + std::strlen(text), value);
  return value;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) {
    fmt::print(stderr, "quadrille_count_proof BOARDS SEED\n");
    return 2;
  }
  const std::vector<Kind> kinds = {
      {*Shape::boxes(2, 2), 0, 8},   {*Shape::boxes(2, 3), 3, 20},  {*Shape::boxes(3, 2), 3, 20},
      {*Shape::boxes(3, 3), 20, 40}, {*Shape::boxes(2, 4), 18, 40}, {*Shape::boxes(4, 2), 18, 40},
      {*Shape::boxes(2, 5), 40, 70}, {*Shape::boxes(5, 2), 40, 70}, {*Shape::boxes(2, 6), 75, 110},
      {*Shape::latin(4), 0, 8},      {*Shape::latin(5), 0, 14},     {*Shape::latin(6), 6, 24},
      {*Shape::latin(7), 18, 40},    {*Shape::latin(8), 34, 55}};
  const std::uint64_t boards = number(arguments[1]);
  Random random(number(arguments[2]));
  std::uint64_t compared = 0;
  std::uint64_t most = 0;
  for (std::uint64_t i = 0; compared < boards; ++i) {
    const auto& [shape, fewest, more] = kinds[i % kinds.size()];
    const Grid full = bench::random_solution(shape, random);
    Grid grid = bench::some_of(full, fewest + random.below(more - fewest + 1), random);
    if (random.below(3) == 0) bands::take_marks(grid, full, 2 * shape.cell_count(), random);
    const EngineName usual =
        shape.size() == 9 && shape.has_boxes() ? EngineName::batch : EngineName::rows;
    const Count expected = sudoku::count(grid, kMost, {.engine = usual});
    if (!expected.exact) continue;
    const Count bands = sudoku::count(grid, UINT64_MAX, {.engine = EngineName::bands});
    if (!bands.exact || bands.solutions != expected.solutions) {
      fmt::print("{}: {} by bands, {} one by one\n{}\n", shape.describe(), bands.text(),
                 expected.text(), write(grid, Format::line));
      return 1;
    }
    most = std::max(most, expected.solutions.small().value_or(UINT64_MAX));
    ++compared;
  }
  fmt::print("{} boards agree, with up to {} solutions\n", compared, most);
  return 0;
}
