#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "quadrille/base/json_writer.h"
#include "quadrille/base/sort.h"
#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/formats/exchange/fpuzzles.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::sudoku {
namespace {

constexpr std::string_view kFPuzzles = "f-puzzles";

std::string fpuzzles_cell(std::uint32_t size, Cell cell) {
  return fmt::format("R{}C{}", cell / size + 1, cell % size + 1);
}

// First it is seen whether every rule has a place; then the members are written in the order of the
// table.
class FPuzzlesWriter {
 public:
  explicit FPuzzlesWriter(const Grid& grid) : grid_(grid) {
    if (grid.constraints() == nullptr) return;
    for (const Constraint& rule : grid.constraints()->all()) rules_.push_back(as_fpuzzles(rule));
  }

  Result<std::string> write() {
    if (auto fits = check(); !fits) return fits.error();
    json_.begin_object().member("size", grid_.size());
    write_cells();
    for (const FPuzzlesField& field : fpuzzles_fields()) write_field(field);
    write_negatives();
    json_.end_object();
    return json_.take();
  }

 private:
  // "Greater" is a thermometer of two cells; a difference of 1 that is nowhere is "nonconsecutive".
  static Constraint as_fpuzzles(Constraint rule) {
    if (rule.kind == ConstraintKind::greater) {
      return {.kind = ConstraintKind::thermometer, .cells = {rule.cells[1], rule.cells[0]}};
    }
    if (rule.kind == ConstraintKind::no_difference && rule.values.front() == 1) {
      return {.kind = ConstraintKind::nonconsecutive};
    }
    return rule;
  }

  [[nodiscard]] Result<void> check() const {
    if (has_cell_without_marks()) return no_place(kFPuzzles, quoted("marks"));
    const auto& rules = grid_.constraints();
    if (rules == nullptr) return {};
    if (rules->first_value() != 1) return no_place(kFPuzzles, quoted("first_value"));
    if (!rules->left_out().empty() && !leaves_words_alone(grid_))
      return no_place(kFPuzzles, quoted(rules->left_out().front()));
    for (const Constraint& rule : rules_) {
      const bool known = rule.kind == ConstraintKind::no_ratio ||
                         rule.kind == ConstraintKind::no_sum ||
                         rule.kind == ConstraintKind::strict_kropki ||
                         std::ranges::find(fpuzzles_fields(), rule.kind, &FPuzzlesField::kind) !=
                             fpuzzles_fields().end();
      if (!known || !has_place(rule)) return no_place(kFPuzzles, quoted(name(rule.kind)));
    }
    if (!dots_fit()) return no_place(kFPuzzles, quoted(name(ConstraintKind::strict_kropki)));
    if (!negatives_fit()) return no_place(kFPuzzles, quoted(name(ConstraintKind::no_sum)));
    return {};
  }

  // An empty list of marks is read as none.
  [[nodiscard]] bool has_cell_without_marks() const {
    for (Cell cell = 0; grid_.has_marks() && cell < grid_.shape().cell_count(); ++cell) {
      if (grid_.at(cell) == 0 && marks_of(cell).empty()) return true;
    }
    return false;
  }

  [[nodiscard]] bool has_place(const Constraint& rule) const {
    // A 0 is read as no number, and the cells of a circle in the order of the board.
    const bool zero = !rule.values.empty() && rule.values.front() == 0;
    if (zero && rule.kind != ConstraintKind::sandwich) return false;
    if (rule.kind == ConstraintKind::arrow) return std::ranges::is_sorted(rule.head);
    if (rule.kind == ConstraintKind::cage) return rule.values.size() <= 1;
    if (rule.kind == ConstraintKind::pair_sum) {
      return rule.values.front() == 5 || rule.values.front() == 10;
    }
    if (rule.kind == ConstraintKind::little_killer) return direction_of(rule).has_value();
    if (is_outside(rule.kind)) return place_of(rule).has_value();
    return true;
  }

  [[nodiscard]] std::vector<std::uint32_t> values_of(ConstraintKind kind,
                                                     std::uint32_t usual) const {
    std::vector<std::uint32_t> values;
    for (const Constraint& rule : rules_) {
      if (rule.kind == kind) values.push_back(rule.values.empty() ? usual : rule.values.front());
    }
    quadrille::sort(values);
    const auto repeated = std::ranges::unique(values);
    values.erase(repeated.begin(), repeated.end());
    return values;
  }

  // The file says of ratios and sums only that others are nowhere, not which.
  [[nodiscard]] bool negatives_fit() const {
    constexpr std::uint32_t kUsualRatio = 2;
    const std::vector<std::uint32_t> sums = values_of(ConstraintKind::no_sum, 0);
    if (!sums.empty() && sums != std::vector<std::uint32_t>{5, 10}) return false;
    const std::vector<std::uint32_t> none = values_of(ConstraintKind::no_ratio, kUsualRatio);
    if (none.empty()) return true;
    std::vector<std::uint32_t> ratios = values_of(ConstraintKind::ratio, kUsualRatio);
    if (ratios.empty()) ratios = {kUsualRatio};
    return none == ratios;
  }

  [[nodiscard]] bool has(ConstraintKind kind) const {
    return std::ranges::find(rules_, kind, &Constraint::kind) != rules_.end();
  }

  // The file has the same two words for dots that are all given and for two rules of which each
  // spares its own dots: the first is what they mean where the dots are the usual ones.
  [[nodiscard]] bool dots_fit() const {
    const bool strict = has(ConstraintKind::strict_kropki);
    const bool plain = has(ConstraintKind::nonconsecutive);
    const bool ratios = has(ConstraintKind::no_ratio);
    if (strict) return !plain && !ratios && has_usual_dots(rules_);
    return !plain || !ratios || !has_usual_dots(rules_);
  }

  void write_negatives() {
    const bool sums = has(ConstraintKind::no_sum);
    const bool ratios = has(ConstraintKind::no_ratio) || has(ConstraintKind::strict_kropki);
    if (!sums && !ratios) return;
    json_.key("negative").begin_array();
    if (ratios) json_.value("ratio");
    if (sums) json_.value("xv");
    json_.end_array();
  }

  void write_cells() {
    const Shape& shape = grid_.shape();
    const bool usual = shape == *Shape::of_size(shape.size());
    json_.key("grid").begin_array();
    for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
      if (cell % shape.size() == 0) json_.begin_array();
      json_.begin_object();
      if (grid_.at(cell) != 0) json_.member("value", grid_.at(cell)).member("given", true);
      write_marks(cell);
      if (!usual && shape.has_boxes()) json_.member("region", shape.box_of(cell));
      if (!usual && !shape.has_boxes()) json_.key("region").null();
      json_.end_object();
      if ((cell + 1) % shape.size() == 0) json_.end_array();
    }
    json_.end_array();
  }

  [[nodiscard]] std::vector<std::uint32_t> marks_of(Cell cell) const {
    std::vector<std::uint32_t> marks;
    for (std::uint32_t digit = 1; digit <= grid_.size(); ++digit) {
      if (grid_.allows(cell, static_cast<Digit>(digit))) marks.push_back(digit);
    }
    return marks;
  }

  void write_marks(Cell cell) {
    if (!grid_.has_marks() || grid_.at(cell) != 0) return;
    const std::vector<std::uint32_t> marks = marks_of(cell);
    if (marks.size() < grid_.size()) json_.member("givenPencilMarks", marks);
  }

  void write_field(const FPuzzlesField& field) {
    const bool dots = field.kind == ConstraintKind::nonconsecutive;
    if (!has(field.kind) && !(dots && has(ConstraintKind::strict_kropki))) return;
    json_.key(field.name);
    if (field.layout == FieldLayout::flag) {
      json_.value(true);
      return;
    }
    json_.begin_array();
    for (const Constraint& rule : rules_) {
      if (rule.kind != field.kind) continue;
      json_.begin_object();
      write_places(field.layout, rule);
      write_value(rule);
      json_.end_object();
    }
    json_.end_array();
  }

  void write_places(FieldLayout layout, const Constraint& rule) {
    switch (layout) {
      case FieldLayout::lines:
        json_.key("lines").begin_array().value(names_of(rule.cells)).end_array();
        return;
      case FieldLayout::arrow: {
        std::vector<Cell> line = rule.cells;
        line.insert(line.begin(), rule.head.front());
        json_.member("cells", names_of(rule.head));
        json_.key("lines").begin_array().value(names_of(line)).end_array();
        return;
      }
      case FieldLayout::cell:
        json_.member("cell", fpuzzles_cell(grid_.size(), rule.cells.front()));
        return;
      case FieldLayout::diagonal:
        json_.member("direction", *direction_of(rule));
        json_.member("cell", *place_of(rule));
        return;
      case FieldLayout::outside:
        json_.member("cell", *place_of(rule));
        return;
      default:
        json_.member("cells", names_of(rule.cells));
        if (layout == FieldLayout::clone) json_.member("cloneCells", names_of(rule.head));
    }
  }

  void write_value(const Constraint& rule) {
    if (rule.values.empty()) return;
    if (rule.kind == ConstraintKind::quadruple) {
      json_.member("values", rule.values);
    } else if (rule.kind == ConstraintKind::pair_sum) {
      json_.member("value", rule.values.front() == 5 ? "V" : "X");
    } else {
      json_.member("value", std::to_string(rule.values.front()));
    }
  }

  [[nodiscard]] std::vector<std::string> names_of(const std::vector<Cell>& cells) const {
    std::vector<std::string> names;
    names.reserve(cells.size());
    for (const Cell cell : cells) names.push_back(fpuzzles_cell(grid_.size(), cell));
    return names;
  }

  // The place before the first cell of a clue, seen from the others; nothing where the cells are
  // not all that the clue would look along.
  [[nodiscard]] std::optional<std::string> place_for(const Constraint& rule, int down,
                                                     int right) const {
    const auto size = static_cast<int>(grid_.size());
    const auto first = static_cast<int>(rule.cells.front());
    const int row = first / size + 1 - down;
    const int column = first % size + 1 - right;
    if (row < 0 || row > size + 1 || column < 0 || column > size + 1) return std::nullopt;
    const FPuzzlesPlace place{static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column)};
    if (cells_from(place, down, right, grid_.size()) != rule.cells) return std::nullopt;
    const bool outside = row == 0 || row > size || column == 0 || column > size;
    if (!outside) return std::nullopt;
    return fmt::format("R{}C{}", row, column);
  }

  [[nodiscard]] std::optional<std::string> place_of(const Constraint& rule) const {
    if (rule.kind == ConstraintKind::little_killer) {
      const auto step = parse_fpuzzles_direction(direction_of(rule).value_or(""));
      return step ? place_for(rule, step->down, step->right) : std::nullopt;
    }
    for (const FPuzzlesStep step :
         {FPuzzlesStep{0, 1}, FPuzzlesStep{0, -1}, FPuzzlesStep{1, 0}, FPuzzlesStep{-1, 0}}) {
      if (auto place = place_for(rule, step.down, step.right)) return place;
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<std::string_view> direction_of(const Constraint& rule) const {
    for (const std::string_view direction : {"UL", "UR", "DL", "DR"}) {
      const FPuzzlesStep step = *parse_fpuzzles_direction(direction);
      if (place_for(rule, step.down, step.right)) return direction;
    }
    return std::nullopt;
  }

  const Grid& grid_;
  std::vector<Constraint> rules_;
  JsonWriter json_;
};

}  // namespace

Result<std::string> write_fpuzzles(const Grid& grid) { return FPuzzlesWriter(grid).write(); }

}  // namespace quadrille::sudoku
