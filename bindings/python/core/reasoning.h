// Reasoning: what ratings, steps and hints share.
#pragma once

#include <optional>
#include <string>

#include "quadrille/boards/grid.h"
#include "quadrille/logic/find.h"

namespace quadrille::python {

// By their names, as read_repertoire() takes them; raises an error where one is unknown.
logic::Repertoire repertoire_of(const std::string& techniques, bool uniqueness);

// Looks how many solutions there are, of which depends what can be said of a puzzle.
logic::FindOptions find_options(const sudoku::Grid& grid, const logic::Repertoire& repertoire,
                                const Stop& stop, sudoku::Answer* answer);

// Where a verdict is unknown since the file of the board had more than its rules stand for: an
// error that says so.
void refuse_left_out(const sudoku::Grid& grid, sudoku::Verdict with_rules_read);

// On the scale of Sudoku Explainer; nothing past its end.
std::optional<double> rating_number(logic::Difficulty difficulty);

// The text with what HTML would take for its own written otherwise.
std::string html(const std::string& text);

[[noreturn]] void refuse_time();

}  // namespace quadrille::python
