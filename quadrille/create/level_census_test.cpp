// What level.cpp says of small boards, by looking at every puzzle.
#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <numeric>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "quadrille/create/level.h"

namespace quadrille::create {
namespace {

using logic::Level;
using sudoku::Cell;
using sudoku::Digit;
using sudoku::Grid;
using sudoku::Shape;

// Every puzzle of a small board: each set of cells of each full grid, as bits.
using Cells = std::uint32_t;

class Census {
 public:
  explicit Census(const Shape& shape) : shape_(shape), cells_(shape.cell_count()) {
    std::vector<Digit> empty(cells_, 0);
    fill(empty, 0);
    const std::uint32_t size = shape.size();
    units_.resize(std::size_t{3} * size);
    for (Cell cell = 0; cell < cells_; ++cell) {
      units_[cell / size] |= Cells{1} << cell;
      units_[size + cell % size] |= Cells{1} << cell;
      if (shape.has_boxes()) units_[2 * size + shape.box_of(cell)] |= Cells{1} << cell;
    }
  }

  [[nodiscard]] const std::vector<std::vector<Digit>>& grids() const { return grids_; }

  // The clues of the grid that leave it as the only solution, but are not solved by hidden singles.
  // The number of all that leave it so is added to `unique`.
  std::vector<Cells> past_easy(const std::vector<Digit>& grid, std::uint64_t& unique) const {
    const std::size_t sets = std::size_t{1} << cells_;
    // Clues that another grid shares, and all subsets of them.
    std::vector<std::uint8_t> shared(sets, 0);
    for (const auto& other : grids_) {
      Cells same = 0;
      for (Cell cell = 0; cell < cells_; ++cell) {
        if (other[cell] == grid[cell]) same |= Cells{1} << cell;
      }
      if (other != grid) shared[same] = 1;
    }
    for (Cell cell = 0; cell < cells_; ++cell) {
      for (std::size_t set = 0; set < sets; ++set) {
        if ((set >> cell & 1) != 0 && shared[set] != 0) shared[set ^ (std::size_t{1} << cell)] = 1;
      }
    }
    // With more clues, hidden singles lead at least as far: so any of them may be taken first.
    std::vector<std::uint8_t> easy(sets, 0);
    easy[sets - 1] = 1;
    std::vector<Cells> rest;
    for (std::size_t set = sets; set-- > 0;) {
      if (shared[set] != 0) continue;
      ++unique;
      if (set != sets - 1) {
        const Cells single = hidden_single(grid, static_cast<Cells>(set));
        easy[set] = single != 0 ? easy[set | single] : 0;
      }
      if (easy[set] == 0) rest.push_back(static_cast<Cells>(set));
    }
    return rest;
  }

 private:
  void fill(std::vector<Digit>& grid, Cell cell) {
    if (cell == cells_) {
      grids_.push_back(grid);
      return;
    }
    const std::uint32_t size = shape_.size();
    for (Digit digit = 1; digit <= size; ++digit) {
      bool fits = true;
      for (Cell before = 0; before < cell && fits; ++before) {
        const bool meet = before / size == cell / size || before % size == cell % size ||
                          (shape_.has_boxes() && shape_.box_of(before) == shape_.box_of(cell));
        fits = grid[before] != digit || !meet;
      }
      if (!fits) continue;
      grid[cell] = digit;
      fill(grid, cell + 1);
    }
  }

  // A cell that is the only place of its digit in a unit.
  [[nodiscard]] Cells hidden_single(const std::vector<Digit>& grid, Cells clues) const {
    for (Digit digit = 1; digit <= shape_.size(); ++digit) {
      Cells there = 0;
      for (Cell cell = 0; cell < cells_; ++cell) {
        if (grid[cell] == digit) there |= Cells{1} << cell;
      }
      Cells taken = clues;
      for (const Cells unit : units_) {
        if ((unit & clues & there) != 0) taken |= unit;
      }
      for (const Cells unit : units_) {
        const Cells left = unit & ~taken;
        if (std::has_single_bit(left)) return left;
      }
    }
    return 0;
  }

  Shape shape_;
  Cell cells_;
  std::vector<std::vector<Digit>> grids_;
  std::vector<Cells> units_;
};

TEST(Level, OfEveryPuzzleUpTo4x4IsEasy) {
  for (const Shape& shape : {*Shape::latin(1), *Shape::latin(2), *Shape::latin(3),
                             *Shape::boxes(2, 2), *Shape::latin(4)}) {
    const Census census(shape);
    std::uint64_t unique = 0;
    // Grids that differ by the names of digits have the same puzzles.
    std::vector<Digit> first_row(shape.size());
    std::iota(first_row.begin(), first_row.end(), Digit{1});
    for (const auto& grid : census.grids()) {
      if (!std::equal(first_row.begin(), first_row.end(), grid.begin())) continue;
      EXPECT_TRUE(census.past_easy(grid, unique).empty()) << shape.describe();
    }
    const std::map<std::string, std::uint64_t> expected = {{"1x1 without boxes", 2},
                                                           {"2x2 without boxes", 15},
                                                           {"3x3 without boxes", 932},
                                                           {"4x4 with boxes of 2x2", 565820},
                                                           {"4x4 without boxes", 1098792}};
    EXPECT_EQ(unique, expected.at(shape.describe())) << shape.describe();
  }
}

constexpr std::uint32_t kFive = 5;

std::vector<Digit> digits_of(std::string_view text) {
  std::vector<Digit> digits;
  for (const char symbol : text) digits.push_back(static_cast<Digit>(symbol - '0'));
  return digits;
}

// Two grids that stand for all of 5x5: the rest differs by the order of rows and columns and the
// names of digits, or is turned about the diagonal.
const std::array<std::vector<Digit>, 2> kGridsOfFive = {digits_of("1234523451345124512351234"),
                                                        digits_of("1234521453345124523153124")};

using Order = std::array<std::uint32_t, kFive>;

std::vector<Order> orders() {
  std::vector<Order> all;
  Order order = {0, 1, 2, 3, 4};
  do all.push_back(order);
  while (std::ranges::next_permutation(order).found);
  return all;
}

TEST(HeavyLevel, TwoGridsStandForAllOf5x5) {
  std::set<std::vector<Digit>> reached;  // with 1 to 5 in the first row
  for (const std::vector<Digit>& grid : kGridsOfFive) {
    for (const Order& rows : orders()) {
      for (const Order& columns : orders()) {
        std::array<Digit, kFive + 1> name{};
        std::vector<Digit> moved(grid.size());
        for (Cell cell = 0; cell < grid.size(); ++cell) {
          const Digit digit = grid[rows[cell / kFive] * kFive + columns[cell % kFive]];
          if (cell < kFive) name[digit] = static_cast<Digit>(cell + 1);
          moved[cell] = name[digit];
        }
        reached.insert(moved);
      }
    }
  }
  EXPECT_EQ(reached.size() * 120, Census(*Shape::latin(kFive)).grids().size());
}

// The cells that have to be clues together, for each pattern.
std::vector<std::vector<Cells>> orbits_of_patterns() {
  std::vector<std::vector<Cells>> masks;
  for (const Pattern pattern : kPatterns) {
    masks.emplace_back();
    for (const auto& orbit : orbits(kFive, pattern)) {
      masks.back().push_back(0);
      for (const Cell cell : orbit) masks.back().back() |= Cells{1} << cell;
    }
  }
  return masks;
}

bool has_pattern(Cells cells, Pattern pattern) {
  static const auto kOrbits = orbits_of_patterns();
  return std::ranges::all_of(kOrbits[static_cast<std::size_t>(pattern)], [&](Cells orbit) {
    return (cells & orbit) == 0 || (cells & orbit) == orbit;
  });
}

// The patterns that a set of cells has in some order of rows and columns, as bits.
std::uint32_t patterns_of(Cells cells) {
  static const std::vector<Order> kOrders = orders();
  std::uint32_t found = 0;
  for (const Order& columns : kOrders) {
    std::array<Cells, kFive> rows{};
    for (Cell cell = 0; cell < kFive * kFive; ++cell) {
      const Cell from = cell / kFive * kFive + columns[cell % kFive];
      rows[cell / kFive] |= (cells >> from & 1) << cell % kFive;
    }
    for (const Order& order : kOrders) {
      Cells moved = 0;
      for (std::uint32_t row = 0; row < kFive; ++row) moved |= rows[order[row]] << row * kFive;
      for (const Pattern pattern : kPatterns) {
        const auto bit = 1U << static_cast<std::uint32_t>(pattern);
        if ((found & bit) == 0 && has_pattern(moved, pattern)) found |= bit;
      }
    }
  }
  return found;
}

TEST(HeavyLevel, OfEveryPuzzleOf5x5IsKnown) {
  const Shape shape = *Shape::latin(kFive);
  const Census census(shape);
  std::uint64_t unique = 0;
  std::map<logic::Difficulty, std::uint32_t> ratings;
  std::map<Level, std::uint32_t> patterns;
  for (const std::vector<Digit>& grid : kGridsOfFive) {
    for (const Cells clues : census.past_easy(grid, unique)) {
      std::vector<Digit> digits = grid;
      for (Cell cell = 0; cell < digits.size(); ++cell) {
        if ((clues >> cell & 1) == 0) digits[cell] = 0;
      }
      const logic::Rating rating = logic::rate(Grid(shape, std::move(digits)));
      // Past patterns it is enough to know that chains are needed.
      ++ratings[std::min(rating.difficulty, logic::kEndOfPatterns + 1)];
      patterns[std::min(rating.level, Level::extreme)] |= patterns_of(clues);
    }
  }
  EXPECT_EQ(unique, 47'408'497U);
  EXPECT_EQ(ratings, (std::map<logic::Difficulty, std::uint32_t>{
                         {20, 36}, {56, 324}, {logic::kEndOfPatterns + 1, 3576}}));
  for (const Pattern pattern : kPatterns) {
    std::vector<Level> levels = {Level::beginner, Level::easy};
    for (const auto& [level, seen] : patterns) {
      if ((seen >> static_cast<std::uint32_t>(pattern) & 1) != 0) levels.push_back(level);
    }
    EXPECT_EQ(levels_of(shape, pattern), levels) << name(pattern);
  }
}

}  // namespace
}  // namespace quadrille::create
