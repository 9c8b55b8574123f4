// Doubt: how far a reading is to be trusted, and the most likely board near it that has exactly one
// solution.
//   const Result<Reading> reading = read_photo(pixels);
//   const Settlement settlement = settle(*reading);
//   for (const Change& change : settlement.changes) say(change.read, change.taken);
// A puzzle in print has one solution. Where the digits as they were read have none or several, some
// were read wrongly, or not at all, or taken from what is no digit. What was changed is told,
// always.
#pragma once

#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/cover/search.h"
#include "quadrille/photo/photo.h"

namespace quadrille::photo {

// Another digit was taken than had been read; 0 stands for nothing.
struct Change {
  sudoku::Cell cell = 0;
  sudoku::Digit read = 0;
  sudoku::Digit taken = 0;

  friend bool operator==(const Change&, const Change&) = default;
};

struct Settlement {
  sudoku::Grid grid;                                 // with the changes
  cover::Verdict verdict = cover::Verdict::unknown;  // of that board
  std::vector<Change> changes = {};
  std::vector<sudoku::Cell> doubtful =
      {};  // cells that a person should look at, the changed ones among them

  [[nodiscard]] bool is_doubtful() const {
    return !doubtful.empty() || verdict != cover::Verdict::one;
  }
};

// Where no board that is likely enough has one solution, that of the reading stays as it is.
Settlement settle(const Reading& reading, const Stop* stop = nullptr);

}  // namespace quadrille::photo
