#include "apps/web/core/boards.h"

#include <array>
#include <utility>

#include <fmt/format.h>

#include "apps/web/core/methods.h"
#include "apps/web/core/rules_view.h"
#include "quadrille/create/level.h"
#include "quadrille/formats/read.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/rules/encode.h"
#include "quadrille/solve/solve.h"

namespace quadrille::web {
namespace {

using sudoku::Digit;
using sudoku::Grid;
using sudoku::Shape;

Result<Shape> checked(Result<Shape> shape) {
  if (!shape) return shape;
  return small_enough(*std::move(shape));
}

Result<std::uint32_t> side_in(const Json& request, const char* name) {
  const auto side = number_in(request, name, 1, kLargestBoard);
  if (!side) return side.error();
  return static_cast<std::uint32_t>(*side);
}

Result<Shape> boxes_in(const Json& request) {
  const auto rows = side_in(request, "boxRows");
  if (!rows) return rows.error();
  const auto columns = side_in(request, "boxColumns");
  if (!columns) return columns.error();
  return Shape::boxes(*rows, *columns);
}

// A shape that write_shape() made: regular boxes, regions, or neither.
Result<Shape> whole_shape(const Json& shape) {
  const auto size = side_in(shape, "size");
  if (!size) return size.error();
  const auto box_rows = number_in(shape, "boxRows", 0, kLargestBoard);
  if (!box_rows) return box_rows.error();
  if (*box_rows > 0) return boxes_in(shape);
  const auto regions = numbers_in(shape, "regions", *size);
  if (!regions) return regions.error();
  if (regions->empty()) return Shape::latin(*size);
  return Shape::regions(*size, {regions->begin(), regions->end()});
}

Result<Shape> requested_shape(const Json& request) {
  if (!request.find("kind").is_there()) return whole_shape(request);
  const auto kind = text_in(request, "kind");
  if (!kind) return kind.error();
  if (*kind == "boxes") return boxes_in(request);
  if (*kind == "regions") {
    const auto text = text_in(request, "text");
    return text ? sudoku::read_regions(*text) : text.error();
  }
  const auto size = side_in(request, "size");
  if (!size) return size.error();
  if (*kind == "size") return Shape::of_size(*size);
  if (*kind == "latin") return Shape::latin(*size);
  return Error{fmt::format("kind: expected boxes, size, latin or regions, found '{}'", *kind)};
}

constexpr double kPatience = 30;  // seconds

}  // namespace

Result<Shape> small_enough(Shape shape) {
  if (shape.size() <= kLargestBoard) return shape;
  return Error{ErrorKind::board_size, {{"most", kLargestBoard}, {"size", shape.size()}}};
}

Result<Shape> shape_in(const Json& object, const char* name) {
  const auto request = member_of(object, name);
  if (!request) return request.error();
  return checked(requested_shape(*request));
}

Result<Grid> digits_in(const Json& object, const char* name, const Shape& shape) {
  const auto digits = numbers_in(object, name, shape.size() + 1);
  if (!digits) return digits.error();
  if (digits->size() != shape.cell_count()) {
    return Error{
        fmt::format("{}: expected {} cells, found {}", name, shape.cell_count(), digits->size())};
  }
  return Grid(shape, std::vector<Digit>(digits->begin(), digits->end()));
}

Result<Grid> board_in(const Json& object, const char* name) {
  const auto board = member_of(object, name);
  if (!board) return board.error();
  if (!board->find("text").is_there()) {
    const auto shape = shape_in(*board, "shape");
    if (!shape) return shape.error();
    auto grid = digits_in(*board, "digits", *shape);
    const Json rules = board->find("shape").find("rules");
    if (!grid || !rules.is_there()) return grid;
    const auto source = text_in(rules, "source");
    return source ? sudoku::read_rules(*grid, *source) : source.error();
  }
  const auto text = text_in(*board, "text");
  if (!text) return text.error();
  auto grid = sudoku::read_grid(*text);
  if (!grid) return grid;
  const auto shape = small_enough(grid->shape());
  return shape ? std::move(grid) : shape.error();
}

void write_shape(JsonWriter& json, const Shape& shape) { write_shape(json, Grid(shape)); }

void write_shape(JsonWriter& json, const Grid& grid, std::span<const std::size_t> broken) {
  const Shape& shape = grid.shape();
  json.begin_object();
  json.member("size", shape.size());
  json.member("boxRows", shape.box_rows()).member("boxColumns", shape.box_columns());
  json.key("regions").begin_array();
  if (shape.has_boxes()) {
    for (sudoku::Cell cell = 0; cell < shape.cell_count(); ++cell) json.value(shape.box_of(cell));
  }
  json.end_array();
  json.member("name", shape.describe());
  write_rules_of(json, grid, broken);
  json.end_object();
}

void write_board(JsonWriter& json, const Grid& grid) {
  json.begin_object().key("shape");
  write_shape(json, grid);
  json.member("digits", grid.cells()).end_object();
}

void write_rule(JsonWriter& json, const Shape& shape, sudoku::RuleId rule) {
  static constexpr std::array kKinds = {"cell", "row", "column", "box"};
  const std::uint32_t family = index(rule) / shape.cell_count();
  const std::uint32_t place = index(rule) % shape.cell_count();
  json.begin_object();
  json.member("kind", kKinds[family]);
  json.member("index", family == 0 ? place : place / shape.size());
  json.member("digit", family == 0 ? 0 : place % shape.size() + 1);
  json.member("name", sudoku::rule_name(shape, rule));
  json.end_object();
}

void write_rule(JsonWriter& json, const sudoku::Layout& layout, sudoku::RuleId rule,
                const Language& language) {
  const bool is_further = sudoku::kHasConstraints && !layout.is_cell(rule) &&
                          layout.unit(rule) >= layout.first_further();
  if (!is_further) {
    write_rule(json, layout.shape(), rule);
    return;
  }
  const sudoku::Unit unit = layout.unit(rule);
  json.begin_object().member("kind", "box").member("index", unit);
  json.member("digit", layout.digit(rule));
  json.member("name", layout.name(rule)).member("told", language.tell(layout.message_of(unit)));
  json.member("cells", layout.cells(unit)).end_object();
}

Result<logic::Rating> rate_puzzle(const sudoku::Grid& grid) {
  // The scale is that of boards without constraints.
  if (sudoku::constraints_of(grid) != nullptr) return Error{ErrorKind::has_rules};
  Stop stop;
  end_after(stop, kPatience);
  // A puzzle with several solutions would be tried to its bitter end.
  switch (sudoku::solve(grid, {.stop = &stop}).verdict) {
    case sudoku::Verdict::one:
      break;
    case sudoku::Verdict::none:
      return Error{ErrorKind::no_solution};
    case sudoku::Verdict::many:
      return Error{ErrorKind::several_solutions};
    case sudoku::Verdict::unknown:
      return Error{ErrorKind::slow};
  }
  logic::Rating rating = logic::rate(grid, {.find = {.stop = &stop}});
  rating.level = create::level_of(grid, rating);
  return rating;
}

std::string rating_text(logic::Difficulty difficulty) {
  if (difficulty <= logic::kEndOfScale) return logic::rating_figures(difficulty);
  if (sudoku::kHasConstraints && difficulty >= logic::kOffScale) return "–";
  return fmt::format("> {}", logic::rating_figures(logic::kEndOfPatterns));
}

void write_rating(JsonWriter& json, const logic::Rating& rating) {
  json.begin_object();
  json.member("text", rating_text(rating.difficulty));
  json.member("trials", rating.trials).member("depth", rating.depth);
  json.member("level", name(rating.level));
  json.member("hardest", name(rating.hardest));
  json.key("steps").begin_array();
  for (std::size_t each = 0; each < rating.steps.size(); ++each) {
    if (rating.steps[each] == 0) continue;
    json.begin_object().member("technique", name(static_cast<logic::Technique>(each)));
    json.member("count", rating.steps[each]).end_object();
  }
  json.end_array().end_object();
}

}  // namespace quadrille::web
