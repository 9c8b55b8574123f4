#include "apps/cli/pipeline/show.h"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "quadrille/base/text.h"
#include "quadrille/boards/conflicts.h"
#include "quadrille/boards/overlap.h"
#include "quadrille/formats/write.h"
#include "quadrille/render/board.h"
#include "quadrille/render/terminal.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::cli {
namespace {

constexpr std::size_t kGap = 4;  // columns between two boards

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

// The columns that a drawn board takes, told from its top line without colours.
std::size_t width_of(const sudoku::Grid& grid) {
  const std::string plain = render::ruled_board_text(grid, nullptr, {.ascii = true});
  return characters(lines_of(plain).front()).size();
}

std::string side_by_side(std::string_view left, std::string_view right) {
  const std::vector<std::string_view> left_lines = lines_of(left);
  const std::vector<std::string_view> right_lines = lines_of(right);
  assert(left_lines.size() == right_lines.size());
  std::string result;
  for (std::size_t i = 0; i < left_lines.size(); ++i) {
    result.append(left_lines[i]).append(kGap, ' ').append(right_lines[i]).append("\n");
  }
  return result;
}

// What the picture of a puzzle has, below it: "killer cage x33, thermometer x2".
std::string rules_legend(const sudoku::Grid& puzzle) {
  if (puzzle.constraints() == nullptr) return {};
  std::vector<std::pair<std::string, std::size_t>> kinds;
  for (const sudoku::Constraint& rule : puzzle.constraints()->all()) {
    std::string kind = told(sudoku::message_of(rule.kind));
    const bool is_named = is_line(rule.kind) || is_global(rule.kind);
    if (rule.values.size() == 1 && is_named) kind += fmt::format(" {}", rule.values.front());
    const auto known = std::ranges::find(kinds, kind, &std::pair<std::string, std::size_t>::first);
    if (known != kinds.end()) {
      ++known->second;
    } else {
      kinds.emplace_back(std::move(kind), 1);
    }
  }
  std::string text;
  for (const auto& [kind, count] : kinds) {
    text += text.empty() ? kind : ", " + kind;
    if (count > 1) text += fmt::format(" x{}", count);
  }
  return text + "\n";
}

sudoku::Format library_format(OutputFormat format) {
  const Result<sudoku::Format> known = sudoku::parse_format(format_name(format));
  assert(known.ok());
  return *known;
}

}  // namespace

bool can_show_mosaics(OutputFormat format) {
  if (format == OutputFormat::board || format == OutputFormat::svg) return true;
  const Result<sudoku::Format> known = sudoku::parse_format(format_name(format));
  return known && sudoku::holds_mosaics(*known);
}

std::string_view end_of(const sudoku::Grid& grid, OutputFormat format) {
  const bool is_picture = sudoku::overlap_of(grid.shape()) != nullptr;
  return is_picture && format == OutputFormat::line ? "\n\n" : "\n";
}

std::string show_text(const sudoku::Grid& grid, OutputFormat format) {
  return sudoku::write(grid, library_format(format)).append(end_of(grid, format));
}

std::string show_line(const sudoku::Grid& grid) {
  return sudoku::write(grid, sudoku::Format::line);
}

std::string_view gap_between(OutputFormat format) {
  switch (format) {
    case OutputFormat::board:
    case OutputFormat::grid:
    case OutputFormat::sdk:
      return "\n";
    default:
      return "";
  }
}

BoardsStyle boards_style(const Settings& settings, const Console& console) {
  return {.colour = console.coloured(settings.colour),
          .ascii = !console.unicode(),
          .width = console.width()};
}

std::string show_boards(const sudoku::Grid& puzzle, const sudoku::Grid* solution,
                        const BoardsStyle& style) {
  const std::string before =
      render::ruled_board_text(puzzle, nullptr,
                               {.colour = style.colour,
                                .ascii = style.ascii,
                                .conflicts = sudoku::conflicting_cells(puzzle)});
  const std::string rules = rules_legend(puzzle);
  if (solution == nullptr) return before + rules;
  const std::string after =
      render::ruled_board_text(puzzle, solution, {.colour = style.colour, .ascii = style.ascii});
  const std::size_t width = width_of(puzzle);
  const std::string over_puzzle = told("cli.puzzle");
  const std::string over_solution = told("cli.solution");
  if (2 * width + kGap > style.width) {
    return over_puzzle + "\n" + before + "\n" + over_solution + "\n" + after + rules;
  }
  return fmt::format("{:<{}}{:{}}{}\n", over_puzzle, width, "", kGap, over_solution) +
         side_by_side(before, after) + rules;
}

std::string show_svg(const sudoku::Grid& puzzle, const sudoku::Grid* solution) {
  return render::board_svg(puzzle, solution, {.conflicts = sudoku::conflicting_cells(puzzle)});
}

std::string show_board(const sudoku::Grid& grid, OutputFormat format, const BoardsStyle& style) {
  if (format == OutputFormat::board) return show_boards(grid, nullptr, style);
  return format == OutputFormat::svg ? show_svg(grid, nullptr) : show_text(grid, format);
}

std::string rules_lost(const Puzzle& puzzle) {
  const bool keeps_them = puzzle.format == OutputFormat::json ||
                          puzzle.format == OutputFormat::svg ||
                          puzzle.format == OutputFormat::board;
  if (keeps_them || puzzle.grid.constraints() == nullptr) return {};
  return fmt::format("{}: {}\n", puzzle.where(), told("cli.rules_lost"));
}

Job job_of_boards(const Settings& settings) {
  Job job;
  if (settings.format == OutputFormat::csv) job.header = "puzzle\n";
  job.between = gap_between(settings.format);
  return job;
}

void begin_record(JsonWriter& json, const Source& source, std::uint64_t number, std::size_t line) {
  json.begin_object().member("source", source.name).member("record", number);
  if (line != 0) json.member("line", line);
}

void add_board(JsonWriter& json, const sudoku::Grid& grid) {
  add_members(json, sudoku::write(grid, sudoku::Format::json));
}

void begin_puzzle(JsonWriter& json, const Puzzle& puzzle) {
  begin_record(json, puzzle.source, puzzle.number, puzzle.line);
  add_board(json, puzzle.grid);
}

void add_members(JsonWriter& json, std::string_view object) {
  json.raw(object.substr(1, object.size() - 2));
}

std::string end_line(JsonWriter& json) {
  json.end_object();
  return json.take() + "\n";
}

std::string show_error(const Error& error, const std::string& source, std::uint64_t number) {
  JsonWriter json;
  json.begin_object().member("error", told(error.message())).member("kind", name(error.kind));
  json.member("source", source).member("record", number);
  if (error.place.line != 0) json.member("line", error.place.line);
  if (error.place.column != 0) json.member("column", error.place.column);
  return end_line(json);
}

std::string show_error(const Error& error, const Puzzle& puzzle) {
  const bool placed = error.place.line != 0;
  return show_error(placed ? error : error.at({.line = puzzle.line}), puzzle.source.name,
                    puzzle.number);
}

}  // namespace quadrille::cli
