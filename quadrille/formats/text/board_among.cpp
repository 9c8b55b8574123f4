// A line is cut into words of symbols. A word that is a board, and the only one, is what was meant:
// it is so long that nothing else looks like it. A second board is taken for the solution of the
// first if it agrees with it; else the line is not clear.
#include "quadrille/formats/text/board_among.h"

#include <algorithm>
#include <vector>

#include "quadrille/boards/conflicts.h"
#include "quadrille/formats/text/line_role.h"
#include "quadrille/formats/text/symbols.h"

namespace quadrille::sudoku {
namespace {

constexpr std::uint32_t kUnmistakableWord = 64;    // cells: more than a row of symbols has
constexpr std::uint32_t kUnmistakableDashes = 36;  // cells
constexpr std::uint32_t kShortestOfShape = 16;     // cells on a board whose shape is known

// The fewest cells of a board that is looked for; with a shape it has just those.
std::uint32_t fewest_cells(const Shape* shape, std::uint32_t unmistakable) {
  if (shape == nullptr) return unmistakable;
  return std::max(shape->cell_count(), kShortestOfShape);
}

// Groups of the same length with one dash between them: then dashes are no cells.
bool are_separators(std::string_view word) {
  std::vector<std::size_t> groups(1, 0);
  for (std::size_t at = 0; at < word.size();) {
    const std::string_view character = character_at(word, at);
    if (is_dash(character)) {
      groups.push_back(0);
    } else {
      ++groups.back();
    }
    at += character.size();
  }
  return groups.front() > 1 &&
         std::ranges::all_of(groups, [&](std::size_t group) { return group == groups.front(); });
}

// The line with a point for every dash, and without blanks; nothing where it has other things.
std::optional<std::string> dashes_as_cells(std::string_view line) {
  std::string cells;
  bool dashes = false;
  bool digits = false;
  for (std::size_t at = 0; at < line.size();) {
    const std::string_view character = character_at(line, at);
    const Glyph glyph = glyph_at(line, at);
    if (is_dash(character)) {
      dashes = true;
      cells += '.';
    } else if (glyph.kind == Glyph::Kind::cell) {
      digits |= glyph.value != 0;
      cells += character;
    } else if (glyph.kind != Glyph::Kind::blank) {
      return std::nullopt;
    }
    at += character.size();
  }
  if (!dashes || !digits || are_separators(line)) return std::nullopt;
  return cells;
}

struct Word {
  std::size_t begin = 0;
  std::string cells = {};  // points for dashes
  bool only_empty = true;  // no digit or letter
};

// The words of the line that are boards; `dashes`: these are cells, else they part words. None
// where a word is nothing but empty cells: it may be a part of the board.
std::vector<Word> boards_on(std::string_view line, const Shape* shape, bool dashes) {
  const std::uint32_t fewest = fewest_cells(shape, kUnmistakableWord);
  const bool address = is_address(line);
  std::vector<Word> boards;
  bool strays = false;
  Word word;
  const auto end_word = [&] {
    if (word.cells.size() >= fewest && is_one_line_board(scan_line(word.cells), shape)) {
      boards.push_back(std::move(word));
    } else {
      strays |= !word.cells.empty() && word.only_empty;
    }
    word = {};
  };
  for (std::size_t at = 0; at < line.size();) {
    const std::string_view character = character_at(line, at);
    const Glyph glyph = glyph_at(line, at);
    const bool dash = dashes && is_dash(character);
    const bool parts_address = address && character == "?";
    if (dash || (glyph.kind == Glyph::Kind::cell && !parts_address)) {
      if (word.cells.empty()) word.begin = at;
      word.cells += dash ? "." : character;
      word.only_empty &= dash || glyph.least == 0;
    } else {
      end_word();
    }
    at += character.size();
  }
  end_word();
  return strays ? std::vector<Word>() : boards;
}

// Whether the later board holds all digits of the earlier one, and no empty cell.
bool is_solution_of(const Word& solution, const Word& puzzle) {
  CellWalk one(puzzle.cells, Spacing::packed);
  CellWalk other(solution.cells, Spacing::packed);
  while (one.next()) {
    if (!other.next()) return false;
    const auto given = cell_digit(one.text(), kMaxSymbol);
    const auto filled = cell_digit(other.text(), kMaxSymbol);
    if (filled == 0U || (given != 0U && given != filled)) return false;
  }
  return !other.next();
}

// The number of a word that makes the line unclear; 0 where the first is the one that was meant.
std::size_t unclear(const std::vector<Word>& boards) {
  for (std::size_t i = 1; i < boards.size(); ++i) {
    if (boards[i].cells != boards[0].cells && !is_solution_of(boards[i], boards[0])) return i;
  }
  return 0;
}

std::vector<Word> boards_among(std::string_view line, const Shape* shape) {
  std::vector<Word> boards = boards_on(line, shape, true);
  if (boards.empty()) boards = boards_on(line, shape, false);
  return boards;
}

}  // namespace

std::optional<std::string> board_of_blanks(std::string_view line, const Shape* shape) {
  std::string cells;
  for (std::size_t at = 0; at < line.size();) {
    const std::string_view character = character_at(line, at);
    const Glyph glyph = glyph_at(line, at);
    if (glyph.kind != Glyph::Kind::cell && glyph.kind != Glyph::Kind::blank) return std::nullopt;
    cells += glyph.kind == Glyph::Kind::cell ? character : ".";
    at += character.size();
  }
  const LineScan scan = scan_line(cells);
  if (scan.symbols < fewest_cells(shape, kUnmistakableDashes) || scan.largest_symbol == 0 ||
      !is_one_line_board(scan, shape)) {
    return std::nullopt;
  }
  const std::uint32_t size = one_line_board(scan, shape)->size;
  std::vector<Digit> digits;
  CellWalk walk(cells, Spacing::packed);
  while (walk.next()) digits.push_back(static_cast<Digit>(*cell_digit(walk.text(), size)));
  const Shape board = shape != nullptr ? *shape : *Shape::of_size(size);
  if (digits.size() != board.cell_count()) return std::nullopt;
  if (!find_conflicts(Grid(board, std::move(digits))).empty()) return std::nullopt;
  return cells;
}

bool may_hold_board(const LineScan& scan, const Shape* shape) {
  const bool symbols_only = scan.tokens == 1 && scan.widest == scan.text.size();
  return !symbols_only && scan.text.size() >= fewest_cells(shape, kUnmistakableDashes) &&
         !is_one_line_board(scan, shape);
}

bool is_address(std::string_view line) { return line.find("://") != std::string_view::npos; }

std::optional<std::string> board_among(std::string_view line, const Shape* shape) {
  if (const auto cells = dashes_as_cells(line)) {
    const LineScan scan = scan_line(*cells);
    if (scan.symbols >= fewest_cells(shape, kUnmistakableDashes) &&
        is_one_line_board(scan, shape)) {
      return cells;
    }
  }
  std::vector<Word> boards = boards_among(line, shape);
  if (boards.empty() || unclear(boards) != 0) return std::nullopt;
  return std::move(boards.front().cells);
}

std::optional<Error> error_among(std::string_view line, const Shape* shape) {
  constexpr std::size_t kShown = 40;
  const std::vector<Word> boards = boards_among(line, shape);
  if (const std::size_t second = unclear(boards); second != 0) {
    return Error{ErrorKind::another_board, {}, {1, column_of(line, boards[second].begin)}};
  }
  if (!is_address(line)) return std::nullopt;
  const std::size_t first = line.find_first_not_of(" \t");
  std::string shown(line.substr(first, kShown));
  while (!shown.empty() && (static_cast<unsigned char>(shown.back()) & 0x80U) != 0)
    shown.pop_back();
  if (line.size() - first > kShown) shown += "...";
  return Error{ErrorKind::address, {{"found", quoted(shown)}}, {1, column_of(line, first)}};
}

}  // namespace quadrille::sudoku
