#include "quadrille/create/jigsaw.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>
#include <vector>

namespace quadrille::create {
namespace {

using sudoku::Cell;

// Tries to exchange two cells, for each cell of the board: as many as it takes until nothing of the
// boxes that it begins with is left to be seen.
constexpr std::uint32_t kTriesForACell = 40;

// Begins with boxes or, where there are none, with rows; then neighbouring regions exchange cells.
class Cutter {
 public:
  Cutter(std::uint32_t size, Random& random)
      : size_(size), random_(random), region_of_(std::size_t{size} * size) {
    const sudoku::Shape usual = *sudoku::Shape::of_size(size);
    for (Cell cell = 0; cell < region_of_.size(); ++cell) {
      region_of_[cell] =
          static_cast<std::uint16_t>(usual.has_boxes() ? usual.box_of(cell) : cell / size);
    }
  }

  std::vector<std::uint16_t> cut() {
    const auto cells = static_cast<std::uint32_t>(region_of_.size());
    for (std::uint32_t tries = 0; tries < kTriesForACell * cells; ++tries) {
      exchange(random_.below(cells));
    }
    return std::move(region_of_);
  }

 private:
  [[nodiscard]] std::vector<Cell> neighbours(Cell cell) const {
    std::vector<Cell> found;
    if (cell % size_ > 0) found.push_back(cell - 1);
    if (cell % size_ + 1 < size_) found.push_back(cell + 1);
    if (cell >= size_) found.push_back(cell - size_);
    if (cell + size_ < region_of_.size()) found.push_back(cell + size_);
    return found;
  }

  [[nodiscard]] bool touches(Cell cell, std::uint16_t region) const {
    return std::ranges::any_of(neighbours(cell),
                               [&](Cell beside) { return region_of_[beside] == region; });
  }

  // The cell goes to a region beside it, which gives another one for it. Where one of the two would
  // come apart, all stays as it is.
  void exchange(Cell cell) {
    const std::vector<Cell> around = neighbours(cell);
    if (around.empty()) return;
    const std::uint16_t from = region_of_[cell];
    const std::uint16_t to =
        region_of_[around[random_.below(static_cast<std::uint32_t>(around.size()))]];
    if (from == to) return;
    region_of_[cell] = to;
    const std::optional<Cell> back = cell_for(from, to, cell);
    if (back) region_of_[*back] = from;
    if (back && in_one_piece(from) && in_one_piece(to)) return;
    if (back) region_of_[*back] = to;
    region_of_[cell] = from;
  }

  // One of `to` that touches `from`, at random.
  std::optional<Cell> cell_for(std::uint16_t from, std::uint16_t to, Cell but) {
    std::vector<Cell> offered;
    for (Cell cell = 0; cell < region_of_.size(); ++cell) {
      if (cell != but && region_of_[cell] == to && touches(cell, from)) offered.push_back(cell);
    }
    if (offered.empty()) return std::nullopt;
    return offered[random_.below(static_cast<std::uint32_t>(offered.size()))];
  }

  [[nodiscard]] bool in_one_piece(std::uint16_t region) const {
    const auto first = std::ranges::find(region_of_, region);
    std::vector<Cell> reached{static_cast<Cell>(first - region_of_.begin())};
    std::vector<bool> seen(region_of_.size());
    seen[reached.front()] = true;
    for (std::size_t i = 0; i < reached.size(); ++i) {
      for (const Cell beside : neighbours(reached[i])) {
        if (seen[beside] || region_of_[beside] != region) continue;
        seen[beside] = true;
        reached.push_back(beside);
      }
    }
    return reached.size() == size_;
  }

  std::uint32_t size_;
  Random& random_;
  std::vector<std::uint16_t> region_of_;
};

}  // namespace

sudoku::Shape random_regions(std::uint32_t size, Random& random) {
  assert(size >= 1 && size <= sudoku::kMaxSize);
  return *sudoku::Shape::regions(size, Cutter(size, random).cut());
}

}  // namespace quadrille::create
