// Show: boards in the formats that a person or a program asked for.
//   show_text(grid, OutputFormat::line)
//   show_boards(puzzle, &solution, {.colour = true, .width = 80})
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/pipeline.h"
#include "quadrille/base/json_writer.h"
#include "quadrille/base/result.h"
#include "quadrille/boards/grid.h"

namespace quadrille::cli {

// Whether mosaics can be shown in the format.
bool can_show_mosaics(OutputFormat format);
// What comes behind a board: the end of its line or, behind boards that overlap, whose picture has
// many of them, a blank line as well.
std::string_view end_of(const sudoku::Grid& grid, OutputFormat format);

// Whole lines.
// requires: one of the library's formats (not automatic, board or svg)
std::string show_text(const sudoku::Grid& grid, OutputFormat format);

// As OutputFormat::line, without the end of the line: for fields of JSON and CSV.
std::string show_line(const sudoku::Grid& grid);

// What stands between several boards, one below the other.
std::string_view gap_between(OutputFormat format);

struct BoardsStyle {
  bool colour = false;
  bool ascii = false;      // + - | instead of box-drawing characters
  std::size_t width = 80;  // columns that there are: enough for two boards side by side, or not
};

// As the person at the terminal can see them.
BoardsStyle boards_style(const Settings& settings, const Console& console);

// The drawn puzzle and, if there is one, the solution beside or below it. Givens that contradict
// each other are set off.
std::string show_boards(const sudoku::Grid& puzzle, const sudoku::Grid* solution,
                        const BoardsStyle& style);

// A picture of the puzzle, filled in if there is a solution.
std::string show_svg(const sudoku::Grid& puzzle, const sudoku::Grid* solution);

// One board in any format but the automatic one.
std::string show_board(const sudoku::Grid& grid, OutputFormat format, const BoardsStyle& style);
// The note on further rules that a board in its format loses; nothing where none are lost.
std::string rules_lost(const Puzzle& puzzle);
// The job of a verb that makes one board of each: what comes before and between them.
Job job_of_boards(const Settings& settings);

// Begins an object about a record: {"source": …, "record": …, "line": …
void begin_record(JsonWriter& json, const Source& source, std::uint64_t number, std::size_t line);
// Adds the members of a board: "puzzle", and its shape where that is not the usual one.
void add_board(JsonWriter& json, const sudoku::Grid& grid);
// Both of them.
void begin_puzzle(JsonWriter& json, const Puzzle& puzzle);
// Adds the members of an object that is already written.
void add_members(JsonWriter& json, std::string_view object);
// Ends the object, and the line.
std::string end_line(JsonWriter& json);

// The line of an object that stands for a record that could not be answered: {"error": …, "kind":
// …, "source": …, "record": …}, and the line and column where they are known.
std::string show_error(const Error& error, const std::string& source, std::uint64_t number);
// The same about a puzzle that could be read, but that the verb cannot take.
std::string show_error(const Error& error, const Puzzle& puzzle);

}  // namespace quadrille::cli
