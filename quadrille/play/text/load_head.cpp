#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "quadrille/formats/read.h"
#include "quadrille/play/text/saved_text.h"

namespace quadrille::play {
namespace {

constexpr std::array<std::string_view, 3> kFirstLines = {"quadrille game 1", "quadrille game 2",
                                                         "quadrille game 3"};

Result<sudoku::Shape> placed(Result<sudoku::Shape> shape, Place place) {
  if (shape) return shape;
  return shape.error().at(place);
}

Result<sudoku::Shape> read_boxes(Cursor& cursor) {
  const Place place = cursor.place();
  const auto rows = cursor.take_number(sudoku::kMaxSize);
  if (!rows || !cursor.take('x')) return cursor.expected(ErrorKind::saved_box);
  const auto columns = cursor.take_number(sudoku::kMaxSize);
  if (!columns || !cursor.at_end()) return cursor.expected(ErrorKind::saved_box);
  return placed(
      sudoku::Shape::boxes(static_cast<std::uint32_t>(*rows), static_cast<std::uint32_t>(*columns)),
      place);
}

// Of a board without boxes, or with regions, whose numbers then stand behind it.
Result<sudoku::Shape> read_size(Cursor& cursor) {
  const Place place = cursor.place();
  const auto size = cursor.take_number(sudoku::kMaxSize);
  if (!size) return cursor.expected(ErrorKind::saved_number, {{"most", sudoku::kMaxSize}});
  return placed(sudoku::Shape::latin(static_cast<std::uint32_t>(*size)), place);
}

Result<sudoku::Shape> read_regions(Cursor& cursor) {
  Result<sudoku::Shape> square = read_size(cursor);
  if (!square) return square;
  const Place place = cursor.place();
  const Result<sudoku::Grid> grid = read_board(cursor, *square);
  if (!grid) return grid.error();
  std::vector<std::uint16_t> region_of;
  for (const Digit region : grid->cells()) {
    if (region == 0) return Error{ErrorKind::saved_region, {}, place};
    region_of.push_back(static_cast<std::uint16_t>(region - 1));
  }
  return placed(sudoku::Shape::regions(square->size(), std::move(region_of)), place);
}

Result<sudoku::Shape> read_shape(Cursor& cursor) {
  if (cursor.take("boxes ")) return read_boxes(cursor);
  if (cursor.take("regions ")) return read_regions(cursor);
  if (!cursor.take("latin ")) return cursor.expected({"boxes", "latin", "regions"});
  Result<sudoku::Shape> shape = read_size(cursor);
  if (shape && !cursor.at_end()) return cursor.expected(ErrorKind::saved_end);
  return shape;
}

// A list of digits for each cell, or a point where there is none.
Result<void> read_allowed(Cursor& cursor, sudoku::Grid& frame) {
  const std::uint32_t size = frame.size();
  std::vector<bool> allowed(std::size_t{frame.shape().cell_count()} * size, false);
  for (Cell cell = 0; cell < frame.shape().cell_count(); ++cell) {
    cursor.skip_blanks();
    if (cursor.take('.')) continue;
    const std::optional<Marks> digits = cursor.take_digits(size);
    if (!digits) {
      return cursor.expected(ErrorKind::saved_allowed, {{"symbols", digits_in_words(size)},
                                                        {"cell", cell_name(frame.shape(), cell)}});
    }
    for (const std::uint32_t digit : *digits) allowed[std::size_t{cell} * size + digit - 1] = true;
  }
  if (!cursor.at_end()) return cursor.expected(ErrorKind::saved_end);
  frame.set_marks(std::move(allowed));
  return {};
}

// The members of a board's JSON that are about rules.
Result<void> read_rules(Cursor& cursor, sudoku::Grid& frame) {
  const Place place = cursor.place();
  if (!cursor.take('{')) return cursor.expected({quoted("{")});
  std::string_view members = cursor.take_rest();
  if (!members.ends_with('}')) return cursor.expected({quoted("}")});
  members.remove_suffix(1);
  const Result<sudoku::Grid> ruled = sudoku::read_rules(frame, members);
  if (!ruled) return ruled.error().at(place);
  frame = *ruled;
  return {};
}

}  // namespace

Result<sudoku::Grid> read_board(Cursor& cursor, const sudoku::Shape& shape) {
  cursor.skip_blanks();
  Result<sudoku::Grid> grid = sudoku::read_grid(cursor.rest(), {.shape = shape});
  if (grid && !grid->has_marks()) return grid;
  if (grid) return cursor.expected(ErrorKind::cell_count, {{"cells", shape.cell_count()}});
  Place place = cursor.place();
  place.column += std::max<std::size_t>(grid.error().place.column, 1) - 1;
  return grid.error().at(place);
}

Result<GameRecord> read_head(SavedLines& lines) {
  const auto missing = [&](Argument::List words) {
    return Error{ErrorKind::choice,
                 {{"choices", std::move(words)}, {"found", Message("found.text_end")}},
                 {lines.number() + 1, 0}};
  };
  Argument::List first_lines;
  for (const std::string_view first : kFirstLines) first_lines.emplace_back(quoted(first));
  std::optional<Cursor> line = lines.next();
  if (!line) return missing(first_lines);
  const auto is_first = [&](std::string_view first) { return line->take(first); };
  if (!std::ranges::any_of(kFirstLines, is_first) || !line->at_end()) {
    return line->expected(first_lines);
  }
  line = lines.next();
  if (!line) return missing({quoted("board")});
  if (!line->take("board ")) return line->expected({quoted("board")});
  const Result<sudoku::Shape> shape = read_shape(*line);
  if (!shape) return shape.error();
  sudoku::Grid frame(*shape);
  line = lines.next();
  if (line && line->take("allowed ")) {
    if (auto done = read_allowed(*line, frame); !done) return done.error();
    line = lines.next();
  }
  if (line && line->take("rules ")) {
    if (auto done = read_rules(*line, frame); !done) return done.error();
    line = lines.next();
  }
  if (!line) return missing({quoted("puzzle")});
  if (!line->take("puzzle ")) return line->expected({quoted("puzzle")});
  const Result<sudoku::Grid> puzzle = read_board(*line, *shape);
  if (!puzzle) return puzzle.error();
  return GameRecord{.frame = std::move(frame), .board = Board(*puzzle, Mode::play)};
}

}  // namespace quadrille::play
