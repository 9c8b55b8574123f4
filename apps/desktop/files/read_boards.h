// Read boards: the first boards of a file, which may be of any size and format.
//   const Result<std::vector<FiledBoard>> boards = read_boards(path, 100, stop);
//   if (!boards) tell(words.tell(boards.error()));   // "puzzles.txt, line 3: expected …"
// A file of millions is not read further than they reach. Any thread may call it.
#pragma once

#include <QString>
#include <cstddef>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"

namespace quadrille::desktop {

struct FiledBoard {
  sudoku::Grid board;
  std::size_t line;  // its first one in the file; 0 for a saved game
};

// At least one and at most so many; of a saved game, its givens. Titles between boards are skipped.
// An error where there is no such file, no board in it, or a bad one among them.
Result<std::vector<FiledBoard>> read_boards(const QString& path, std::size_t most,
                                            const Stop& stop);

// For the beginning of a file that goes on: the first mistake, where there is no board among them.
Result<void> begins_with_boards(std::string_view start);

}  // namespace quadrille::desktop
