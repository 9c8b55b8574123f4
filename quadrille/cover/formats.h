// Formats: exact-cover problems as people write them, recognised and read.
//   const std::string sets = "A = 1 4 7\nB = 1 4\nC = {2, 3, 5, 6}\nD = {7}\n";
//   const Result<Problem> problem = read_any(sets);
//   use(recognise(sets) == ProblemFormat::sets, problem->option_name(OptionId{0}));   // "A"
// docs/formats.md shows each of them.
#pragma once

#include <cstdint>
#include <string_view>

#include "quadrille/base/result.h"
#include "quadrille/cover/problem.h"

namespace quadrille::cover {

enum class ProblemFormat : std::uint8_t {
  knuth,   // items, then options: see text.h
  rows,    // rows of 0 and 1, a row for each option: see text.h
  sets,    // a set on each line, or in brackets, named or not
  dimacs,  // a line "p ec ITEMS OPTIONS", then options of numbers, each ended by 0
};
std::string_view name(ProblemFormat format);  // "knuth", "rows", "sets", "dimacs"

// What a text looks like: knuth where it looks like none of the others. A bare list of sets,
// without names and brackets, looks like Knuth's format, too.
ProblemFormat recognise(std::string_view text);

// As the format that it looks like, or as the one that it is said to be.
Result<Problem> read_any(std::string_view text);
Result<Problem> read_as(std::string_view text, ProblemFormat format);

// Every set is an option: its elements, between blanks and commas, in brackets or on a line of its
// own, after its name and `=` or `:` if it has one. `universe` names the items, of which every
// other set takes some; without it they are all that occur, numbers in their order. `secondary`
// names items that may be left out. Lines that begin with # or | are comments.
// Errors name line and column, the column counted in bytes; so do those of the others.
Result<Problem> read_sets(std::string_view text);

// Items are called by their numbers, from 1. Lines that begin with c are comments.
Result<Problem> read_dimacs(std::string_view text);

}  // namespace quadrille::cover
