#include "quadrille/render/matrix_marks.h"

#include <algorithm>
#include <cassert>

namespace quadrille::render {

using cover::Entry;
using cover::ItemId;
using cover::OptionId;

MatrixMarks marks_of(const cover::Replay& replay) {
  const cover::DanceLists& lists = replay.lists();
  const cover::Problem& problem = lists.problem();
  MatrixMarks marks{.rows = std::vector(problem.option_count(), RowState::left)};
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    if (!lists.is_available(OptionId{option})) marks.rows[option] = RowState::gone;
  }
  for (const OptionId option : replay.path()) marks.rows[index(option)] = RowState::taken;
  for (std::uint32_t item = 0; item < problem.item_count(); ++item) {
    marks.covered.push_back(lists.is_covered(ItemId{item}));
  }
  if (!replay.levels().empty()) marks.chosen = replay.levels().back().item;
  return marks;
}

MatrixIndex::MatrixIndex(const cover::Problem& problem)
    : starts_(problem.item_count() + 1, 0), options_(problem.entry_count()) {
  for (const Entry& entry : problem.entries()) ++starts_[index(entry.item) + 1];
  for (std::size_t item = 1; item < starts_.size(); ++item) starts_[item] += starts_[item - 1];
  std::vector<std::size_t> next = starts_;
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    for (const Entry& entry : problem.entries(OptionId{option})) {
      options_[next[index(entry.item)]++] = OptionId{option};
    }
  }
}

// Options of an empty board come cell by cell, the digits of each in order.
GivensEntering::GivensEntering(const sudoku::Encoding& empty, const sudoku::Grid& grid)
    : problem_(empty.problem), leaves_(problem_.option_count(), 0) {
  assert(empty.legend->shape == grid.shape() &&
         problem_.option_count() == grid.shape().cell_count() * grid.size());
  const MatrixIndex ones(problem_);
  for (sudoku::Cell cell = 0; cell < grid.shape().cell_count(); ++cell) {
    if (grid.at(cell) == 0) continue;
    const OptionId given{cell * grid.size() + grid.at(cell) - 1};
    givens_.push_back(given);
    for (const Entry& entry : problem_.entries(given)) {
      for (const OptionId other : ones.options_of(entry.item)) {
        std::uint32_t& leaves = leaves_[index(other)];
        if (other != given && leaves == 0) leaves = static_cast<std::uint32_t>(givens_.size());
      }
    }
  }
}

MatrixMarks GivensEntering::marks(std::size_t count) const {
  MatrixMarks marks{.rows = std::vector(problem_.option_count(), RowState::left),
                    .covered = std::vector<bool>(problem_.item_count(), false)};
  for (std::size_t option = 0; option < leaves_.size(); ++option) {
    if (leaves_[option] > 0 && leaves_[option] <= count) marks.rows[option] = RowState::gone;
  }
  for (std::size_t given = 0; given < std::min(count, givens_.size()); ++given) {
    marks.rows[index(givens_[given])] = RowState::taken;
    for (const Entry& entry : problem_.entries(givens_[given])) {
      marks.covered[index(entry.item)] = true;
    }
  }
  return marks;
}

}  // namespace quadrille::render
