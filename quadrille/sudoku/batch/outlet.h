// Outlet: solved boards on their way to the texts of a task, written as many at a time as there are
// lanes.
//   outlet.add(boards, lanes, targets);
//   outlet.flush();
#pragma once

#include <cstdint>
#include <cstring>

#include "quadrille/sudoku/batch/boards.h"
#include "quadrille/sudoku/batch/lane_sets.h"
#include "quadrille/sudoku/batch/transpose.h"

namespace quadrille::sudoku::batch {

template <class L>
class Outlet {
  using Bits = typename L::Bits;
  using Sets = LaneSets<L>;

 public:
  void start() { count_ = 0; }

  // Takes the boards of these lanes, and where each is to be written.
  void add(const Boards<L>& boards, Bits lanes, char* const* targets) {
    const std::uint32_t count = Sets::size(lanes);
    if (count_ + count > L::kCount) flush();
    const Bits used = L::lowest(Sets::kAll, count_);
    Sets::move(boards, lanes, boards_, L::lowest(Sets::kAll & ~used, count));
    std::memcpy(static_cast<void*>(targets_ + count_), static_cast<const void*>(targets),
                count * sizeof *targets);
    count_ += count;
  }

  void flush() {
    if (count_ != 0) write_texts<L>(boards_, targets_, count_);
    count_ = 0;
  }

 private:
  Boards<L> boards_;
  char* targets_[L::kCount];
  std::uint32_t count_;
};

}  // namespace quadrille::sudoku::batch
