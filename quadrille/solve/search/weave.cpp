// In a board with boxes of R rows and C columns, put the digits into R groups of C. In each band of
// boxes, a Latin square of order R says which group stands in each line of each box. For each stack
// of boxes and each group, a Latin square of order C says which digit of the group stands in each
// column of each band. Whatever squares these are, every row, column and box has every digit once:
//   - the lines of a box have different groups, and its columns different digits of each;
//   - so have the boxes of a row;
//   - a column meets each group once in each band, each time with another digit.
// So a given asks for its group in one square and for its place in the group in another. What has
// to be found are groups with which the first squares can be completed. The second ones are never
// contradictory, and are given so little that they can be completed too.
//
// Boxes of one row, and Latin squares that no boxes fit, are left to the formula.
#include "quadrille/solve/search/weave.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/boards/symmetry.h"
#include "quadrille/cover/search.h"
#include "quadrille/rules/encode.h"

namespace quadrille::sudoku {

namespace {

// With more givens than so many for each row there is no hope.
constexpr std::uint32_t kGivensPerRow = 2;
// Each sees the board otherwise: groups are given in another order, across instead of down, and in
// a Latin square with other rows and columns side by side.
constexpr int kTries = 32;
// A square of order 16 with some givens takes a few hundred.
constexpr std::uint64_t kNodesPerSquare = 10'000;

// A Latin square has the boxes that fit it best.
BoxGrid box_grid(const Shape& shape) {
  const Shape boxed = shape.has_boxes() ? shape : *Shape::of_size(shape.size());
  const std::uint32_t rows = std::max(1U, boxed.box_rows());
  return {rows, shape.size() / rows};
}

GivenPlace place_at(Cell cell, const BoxGrid& boxes) {
  const std::uint32_t row = cell / boxes.size();
  const std::uint32_t column = cell % boxes.size();
  return {.band = row / boxes.rows,
          .line = row % boxes.rows,
          .stack = column / boxes.columns,
          .column = column % boxes.columns,
          .digit = 0};
}

std::vector<GivenPlace> givens_of(const Grid& grid, const BoxGrid& boxes) {
  std::vector<GivenPlace> givens;
  for (Cell cell = 0; cell < grid.cells().size(); ++cell) {
    if (grid.at(cell) == 0) continue;
    givens.push_back(place_at(cell, boxes));
    givens.back().digit = grid.at(cell) - 1U;
  }
  return givens;
}

// A Latin square of numbers from 0, some of which may be open.
class Square {
 public:
  explicit Square(std::uint32_t order) : grid_(*Shape::latin(order)) {}

  void set(std::uint32_t row, std::uint32_t column, std::uint32_t number) {
    grid_.set(row * grid_.size() + column, static_cast<Digit>(number + 1));
  }
  // requires: it is complete
  [[nodiscard]] std::uint32_t at(std::uint32_t row, std::uint32_t column) const {
    return grid_.at(row * grid_.size() + column) - 1U;
  }
  // False: that cannot be done, or it takes too long.
  bool complete() {
    const Encoding encoding = encode(grid_);
    cover::Search search(encoding.problem,
                         {.engine = cover::EngineName::links, .max_nodes = kNodesPerSquare});
    if (!search.next()) return false;
    grid_ = *decode(grid_, encoding, search.solution());
    return true;
  }

 private:
  Grid grid_;
};

// The digits of each group, and where in its own each digit stands.
struct GroupMembers {
  std::vector<std::vector<std::uint32_t>> digits;
  std::vector<std::uint32_t> places;

  GroupMembers(const std::vector<std::uint32_t>& groups, const BoxGrid& boxes)
      : digits(boxes.rows) {
    for (std::uint32_t digit = 0; digit < groups.size(); ++digit) {
      places.push_back(static_cast<std::uint32_t>(digits[groups[digit]].size()));
      digits[groups[digit]].push_back(digit);
    }
  }
};

std::optional<Grid> weave_once(const Grid& grid) {
  const BoxGrid boxes = box_grid(grid.shape());
  if (boxes.rows == 1) return formula_with(grid);
  const std::vector<GivenPlace> givens = givens_of(grid, boxes);
  const auto groups = find_groups(givens, boxes);
  if (!groups) return std::nullopt;
  const GroupMembers members(*groups, boxes);
  std::vector<Square> across(boxes.columns, Square(boxes.rows));  // line, stack: group
  // column, band: place
  std::vector<Square> down(std::size_t{boxes.rows} * boxes.rows, Square(boxes.columns));
  const auto down_of = [&](const GivenPlace& where, std::uint32_t group) -> Square& {
    return down[where.stack * boxes.rows + group];
  };
  for (const GivenPlace& given : givens) {
    const std::uint32_t group = (*groups)[given.digit];
    across[given.band].set(given.line, given.stack, group);
    down_of(given, group).set(given.column, given.band, members.places[given.digit]);
  }
  const auto complete = [](Square& square) { return square.complete(); };
  if (!std::ranges::all_of(across, complete) || !std::ranges::all_of(down, complete)) {
    return std::nullopt;
  }
  Grid full(grid.shape());
  for (Cell cell = 0; cell < full.cells().size(); ++cell) {
    const GivenPlace where = place_at(cell, boxes);
    const std::uint32_t group = across[where.band].at(where.line, where.stack);
    const std::uint32_t place = down_of(where, group).at(where.column, where.band);
    full.set(cell, static_cast<Digit>(members.digits[group][place] + 1));
  }
  return full;
}

// Calls `use` for any two givens in one band.
template <class Use>
void each_pair(std::span<const GivenPlace> givens, const Use& use) {
  for (std::size_t i = 0; i < givens.size(); ++i) {
    for (std::size_t k = i + 1; k < givens.size() && givens[k].band == givens[i].band; ++k) {
      use(givens[i], givens[k]);
    }
  }
}

// The family of each digit, named after one of them: digits that have to be in one group.
std::vector<std::uint32_t> find_families(std::span<const GivenPlace> givens, std::uint32_t digits) {
  std::vector<std::uint32_t> families(digits);
  std::iota(families.begin(), families.end(), 0U);
  each_pair(givens, [&](const GivenPlace& one, const GivenPlace& other) {
    if (one.line != other.line || one.stack != other.stack) return;
    const std::uint32_t gone = families[other.digit];
    const std::uint32_t family = families[one.digit];
    std::ranges::replace(families, gone, family);
  });
  return families;
}

// Gives groups to families, one after the other.
class Grouping {
 public:
  explicit Grouping(const BoxGrid& boxes)
      : boxes_(boxes),
        sizes_(boxes.size(), 0),
        strangers_(boxes.size()),
        barred_(std::size_t{boxes.size()} * boxes.rows, false),
        room_(boxes.rows, boxes.columns) {}

  void add_digit(std::uint32_t family) { ++sizes_[family]; }
  // They need different groups.
  void part(std::uint32_t one, std::uint32_t other) {
    strangers_[one].push_back(other);
    strangers_[other].push_back(one);
  }
  // The group of each family that has digits; nothing if it gets stuck.
  std::optional<std::vector<std::uint32_t>> run();

 private:
  [[nodiscard]] bool may_have(std::uint32_t family, std::uint32_t group) const {
    return !barred_[std::size_t{family} * boxes_.rows + group] && sizes_[family] <= room_[group];
  }
  [[nodiscard]] std::uint32_t choices(std::uint32_t family) const;
  // The one with the most room; the number of groups where there is none.
  [[nodiscard]] std::uint32_t best_group(std::uint32_t family) const;
  void give(std::uint32_t family, std::uint32_t group);

  BoxGrid boxes_;
  std::vector<std::uint32_t> sizes_;  // of the families
  std::vector<std::vector<std::uint32_t>> strangers_;
  std::vector<bool> barred_;         // for each family each group
  std::vector<std::uint32_t> room_;  // left in each group
};

// The family with the fewest groups to choose from comes first.
std::optional<std::vector<std::uint32_t>> Grouping::run() {
  std::vector<std::uint32_t> waiting;
  for (std::uint32_t family = 0; family < sizes_.size(); ++family) {
    if (sizes_[family] > 0) waiting.push_back(family);
  }
  std::vector<std::uint32_t> groups(sizes_.size());
  while (!waiting.empty()) {
    const auto next = std::ranges::min_element(
        waiting, {}, [this](std::uint32_t family) { return choices(family); });
    const std::uint32_t family = *next;
    waiting.erase(next);
    groups[family] = best_group(family);
    if (groups[family] == boxes_.rows) return std::nullopt;
    give(family, groups[family]);
  }
  return groups;
}

std::uint32_t Grouping::choices(std::uint32_t family) const {
  std::uint32_t count = 0;
  for (std::uint32_t group = 0; group < boxes_.rows; ++group) {
    if (may_have(family, group)) ++count;
  }
  return count;
}

std::uint32_t Grouping::best_group(std::uint32_t family) const {
  std::uint32_t best = boxes_.rows;
  for (std::uint32_t group = 0; group < boxes_.rows; ++group) {
    if (!may_have(family, group)) continue;
    if (best == boxes_.rows || room_[group] > room_[best]) best = group;
  }
  return best;
}

void Grouping::give(std::uint32_t family, std::uint32_t group) {
  room_[group] -= sizes_[family];
  for (const std::uint32_t stranger : strangers_[family]) {
    barred_[std::size_t{stranger} * boxes_.rows + group] = true;
  }
}

}  // namespace

std::optional<Grid> weave(const Grid& grid) {
  if (grid.shape().is_irregular()) return std::nullopt;
  const auto empty = static_cast<std::uint32_t>(std::ranges::count(grid.cells(), 0));
  if (grid.cells().size() - empty > std::size_t{kGivensPerRow} * grid.size()) return std::nullopt;
  Random random;
  for (int i = 0; i < kTries; ++i) {
    const Symmetry symmetry = random_symmetry(grid.shape(), random);
    if (const auto full = weave_once(transformed(grid, symmetry))) {
      return transformed(*full, inverse(symmetry));
    }
  }
  return std::nullopt;
}

std::optional<std::vector<std::uint32_t>> find_groups(std::span<const GivenPlace> givens,
                                                      const BoxGrid& boxes) {
  const std::vector<std::uint32_t> families = find_families(givens, boxes.size());
  Grouping grouping(boxes);
  for (const std::uint32_t family : families) grouping.add_digit(family);
  bool possible = true;
  each_pair(givens, [&](const GivenPlace& one, const GivenPlace& other) {
    if ((one.line == other.line) == (one.stack == other.stack)) return;
    grouping.part(families[one.digit], families[other.digit]);
    possible = possible && families[one.digit] != families[other.digit];
  });
  if (!possible) return std::nullopt;
  const auto of_families = grouping.run();
  if (!of_families) return std::nullopt;
  std::vector<std::uint32_t> groups;
  for (const std::uint32_t family : families) groups.push_back((*of_families)[family]);
  return groups;
}

}  // namespace quadrille::sudoku
