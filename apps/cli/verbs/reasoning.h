// Reasoning: what hint, explain and rate know about a puzzle before they look for its steps.
//   Reasoning reasoning(settings, puzzle);
//   if (reasoning.verdict() == Verdict::one) rate(puzzle.grid, {.find = reasoning.find()});
// How many solutions there are is asked first: a puzzle with several of them leads nowhere, and
// techniques that take one for granted would be wrong.
#pragma once

#include <string>
#include <vector>

#include "apps/cli/options/parse.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/limited_solve.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/system/status.h"
#include "quadrille/logic/find.h"
#include "quadrille/logic/solve.h"
#include "quadrille/solve/solve.h"

namespace CLI {
class App;
}

namespace quadrille::cli {

struct ReasoningSettings {
  Settings common;
  bool without_uniqueness = false;  // no technique that takes one solution for granted
  logic::Repertoire repertoire = logic::Repertoire::usual();
};

// --no-uniqueness and the search.
void add_reasoning(CLI::App& app, ReasoningSettings& settings);

class Reasoning {
 public:
  // Solves the puzzle. Both outlive this.
  Reasoning(const ReasoningSettings& settings, const Puzzle& puzzle);

  [[nodiscard]] cover::Verdict verdict() const { return answer_.verdict; }
  // With the rules that were read: what steps are right by.
  [[nodiscard]] cover::Verdict with_rules_read() const { return answer_.with_rules_read; }
  // Whether the file of the puzzle had more rules.
  [[nodiscard]] bool leaves_rules_out() const { return leaves_rules_out_; }
  // Why there is no solution, where that shows without a search.
  [[nodiscard]] const sudoku::Obstacles& obstacles() const { return answer_.obstacles; }
  // Within the limits of the command line. Only techniques that are right for this puzzle; trials
  // only where they are sure to lead to an end.
  [[nodiscard]] const logic::FindOptions& find() const { return find_; }

  // Whether techniques may take it for granted that there is one solution.
  [[nodiscard]] bool takes_one_solution() const { return takes_one_solution_; }

  // Of the puzzle; where it has one solution and yet the steps do not lead there, a limit came
  // first.
  [[nodiscard]] Status status(logic::Outcome outcome) const;
  // "no solution: 7 twice in row 4: …", "several solutions", "no answer within 2 s"
  // requires: status(outcome) is not fine
  [[nodiscard]] Message remark(logic::Outcome outcome) const;

  // Adds the verdict, and the obstacles if there are any.
  void add_to(JsonWriter& json) const;

 private:
  LimitedSolve limited_;
  sudoku::Shape shape_;
  bool leaves_rules_out_;
  sudoku::Answer answer_;
  bool takes_one_solution_;
  logic::FindOptions find_;
};

}  // namespace quadrille::cli
