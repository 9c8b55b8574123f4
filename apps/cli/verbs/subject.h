// Subject: what `matrix` and `dance` look at: a board in its exact-cover form, or any problem.
//   add_subject(*command, *settings);
//   answer_subjects(*settings, console, "\n", [](const Subject& subject) { … });
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/reply.h"
#include "apps/cli/system/status.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/rules/encode.h"

namespace CLI {
class App;
}

namespace quadrille::cli {

struct SubjectSettings {
  Settings common;
  bool problems = false;       // the sources are exact-cover problems, not boards
  bool full = false;           // the unpruned form of boards
  bool takes_mosaics = false;  // as Boards::mosaics
};

// [PUZZLE…], --strict, --problem, --full and the board. A board without a puzzle is an empty one.
void add_subject(CLI::App& app, SubjectSettings& settings);

struct Subject {
  const cover::Problem& problem;
  const sudoku::Grid* grid;          // none where the subject is no board
  const sudoku::Encoding* encoding;  // of the grid
  std::string where;                 // "puzzles.txt: line 3", "queens.dlx", "empty board"
  std::vector<Message> obstacles;    // why there can be no solution, where that shows
  const Stop& stop;
};

// One after another. A subject with obstacles gets a note of them and Status::no_solution on top
// of what `answer` says.
Status answer_subjects(const SubjectSettings& settings, Console& console,
                       const std::string& between,
                       const std::function<Reply(const Subject&)>& answer);

}  // namespace quadrille::cli
