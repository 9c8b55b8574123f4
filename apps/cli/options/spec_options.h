// SpecOptions: what a puzzle is to be like that will be made, from the command line.
//   add_spec(*command, options);
//   Result<create::PuzzleSpec> spec = spec_of(options, shape);
#pragma once

#include <optional>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/boards/shape.h"
#include "quadrille/create/puzzle_spec.h"

namespace CLI {
class App;
}

namespace quadrille::cli {

struct SpecOptions {
  std::optional<logic::Level> level = {};
  create::Range rating = {};  // tenths
  std::optional<logic::Technique> technique = {};
  std::optional<create::Pattern> pattern = create::Pattern::none;  // nothing: at random
  create::Range clues = {};
  bool minimal = false;
  std::optional<std::vector<bool>> mask = {};
};

// --level, --rating, --technique, --symmetry, --clues, --minimal, --mask
void add_spec(CLI::App& app, SpecOptions& options);

// Without a shape, a mask decides how large the board is; else it is 9x9. An error where there can
// be no such puzzle.
Result<create::PuzzleSpec> spec_of(const SpecOptions& options,
                                   const std::optional<sudoku::Shape>& shape);

}  // namespace quadrille::cli
