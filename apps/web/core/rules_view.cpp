#include "apps/web/core/rules_view.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "quadrille/formats/write.h"
#include "quadrille/render/rule_shapes.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::web {
namespace {

using render::RuleShape;

constexpr double kUnit = 100;  // of a cell, as in src/board/geometry.ts

// In the order of RuleInk.
constexpr std::array<std::string_view, 16> kInkNames = {
    "area",  "index", "cage",   "label", "clue",     "pen",    "ring",     "dot",
    "onDot", "full",  "onFull", "paper", "diagonal", "colour", "pillEdge", "pill"};

// In whole units: nobody sees less.
int units(double cells) { return static_cast<int>(std::lround(cells * kUnit)); }

std::string path_of(const RuleShape& shape) {
  std::string path;
  for (const render::Walk& walk : shape.walks) {
    char move = 'M';
    for (const render::Point& point : walk) {
      path += fmt::format("{}{} {}", move, units(point.x), units(point.y));
      move = 'L';
    }
    if (shape.closed) path += 'z';
  }
  return path;
}

void write_drawn(JsonWriter& json, const RuleShape& shape, bool broken) {
  const int x = units(shape.at().x);
  const int y = units(shape.at().y);
  const int size = units(shape.size);
  json.begin_object().member("ink", kInkNames[static_cast<std::size_t>(shape.ink)]);
  json.member("below", shape.below).member("broken", broken);
  switch (shape.form) {
    case RuleShape::Form::path:
      json.member("path", path_of(shape));
      break;
    case RuleShape::Form::line:
      json.member("path", path_of(shape)).member("width", size);
      if (shape.bulb > 0) json.member("circle", std::array{x, y, units(shape.bulb)});
      if (shape.colour != 0) json.member("colour", fmt::format("#{:06x}", shape.colour));
      break;
    case RuleShape::Form::circle:
      json.member("circle", std::array{x, y, size});
      break;
    case RuleShape::Form::square:
      json.member("path", fmt::format("M{} {}h{}v{}h-{}z", x - size, y - size, 2 * size, 2 * size,
                                      2 * size));
      break;
    case RuleShape::Form::text:
      json.member("text", shape.text).member("at", std::array{x, y});
      break;
  }
  json.end_object();
}

}  // namespace

void write_rules_of(JsonWriter& json, const sudoku::Grid& grid,
                    std::span<const std::size_t> broken) {
  if (!grid.constraints()) return;
  json.key("rules").begin_object().member("source", sudoku::write_rules(grid));
  json.member("outside", render::has_clues_outside(grid)).key("drawn").begin_array();
  for (const RuleShape& shape : render::rule_shapes(grid)) {
    write_drawn(json, shape, std::ranges::find(broken, shape.constraint) != broken.end());
  }
  json.end_array().end_object();
}

std::string tell_left_out(const Language& language, const sudoku::Grid& grid) {
  const auto left_out = sudoku::left_out_of(grid);
  return left_out ? language.tell({"error.sentence", {{"error", *left_out}}}) : "";
}

}  // namespace quadrille::web
