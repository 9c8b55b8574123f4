// Layout: the units of a board and its rules, by number.
//   Layout layout(*Shape::boxes(3, 3));
//   assert(layout.name(layout.rule(layout.row_of(28), 7)) == "row 4: 7");
// Units are the rows, then the columns, then the boxes or regions. With n the size of the board and
// r, c, v, b (row, column, digit, box) counted from 0, the rules are numbered: cell r*n+c; then
// n²+r*n+v (v in row r); 2n²+c*n+v (v in column c); 3n²+b*n+v (v in box b, where there are boxes).
// A board with constraints may have further areas, numbered on: units with a cell for each digit,
// which have rules as rows do; then groups of fewer cells that differ, and areas that are there to
// be named. The areas and rules of mosaics (mosaic.h) have numbers and names as well, but no
// Layout; there, rules of groups, of which nothing has to be satisfied, come behind the others.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "quadrille/base/message.h"
#include "quadrille/boards/shape.h"

namespace quadrille::sudoku {

// The number of a rule of a board, whatever is on it: a cell wants one digit, a digit one place in
// each unit. Not the number of an item of an encoded board, where rules may be gone: Legend in
// encode.h leads from there to here.
enum class RuleId : std::uint32_t {};
constexpr std::uint32_t index(RuleId rule) { return static_cast<std::uint32_t>(rule); }

// A digit in a cell: "r4c2=7"
struct Placement {
  Cell cell;
  Digit digit;

  friend bool operator==(const Placement&, const Placement&) = default;
};

using Unit = std::uint32_t;

enum class Family : std::uint8_t { cell, row, column, box, further };

class Constraints;
class RuleBook;

// Cells beyond rows, columns and boxes, by a name.
struct Area {
  std::vector<Cell> cells = {};
  Message name = {};
};

// What the constraints of a board add to its layout: rule_book.h makes it.
struct FurtherAreas {
  std::vector<Area> units = {};   // a cell for each digit, which differ
  std::vector<Area> groups = {};  // fewer cells, which differ
  std::vector<Area> named = {};   // one for each part of the book
  std::shared_ptr<const Constraints> constraints = nullptr;
  std::shared_ptr<const RuleBook> book = nullptr;
};

// The number of rules, and of the families they come from (4, or 3 without boxes).
std::uint32_t family_count(const Shape& shape);
std::uint32_t rule_count(const Shape& shape);
// Those of them that have to be satisfied, which come first: all but the rules of groups.
std::uint32_t primary_rule_count(const Shape& shape);
// The unit and the digit of a rule.
// requires: the rule of a digit in a unit
struct RuleParts {
  Unit unit;
  Digit digit;
};
RuleParts parts_of(const Shape& shape, RuleId rule);

// The family that a rule comes from.
Family family_of(const Shape& shape, RuleId rule);

// "r4c2", "row 4: 7", "column 2: 7", "box 4: 7"; "row 4 of board 2: 7"
std::string rule_name(const Shape& shape, RuleId rule);
// "r4c2=7"
std::string placement_name(const Shape& shape, Placement placement);
// The same in no language yet: "row 4"; of a rule, "r4c2" or "row 4: 7".
Message message_of(const Shape& shape, Unit unit);
Argument argument_of(const Shape& shape, RuleId rule);

class Layout {
 public:
  // requires: no mosaic
  explicit Layout(const Shape& shape);
  Layout(const Shape& shape, FurtherAreas further);

  [[nodiscard]] const Shape& shape() const { return shape_; }
  [[nodiscard]] std::uint32_t size() const { return size_; }
  [[nodiscard]] std::uint32_t cell_count() const { return size_ * size_; }
  // Rows, columns, boxes and further units.
  [[nodiscard]] std::uint32_t unit_count() const { return units_in_all_; }
  [[nodiscard]] std::uint32_t rule_count() const { return cell_count() + unit_count() * size_; }

  [[nodiscard]] Unit row_of(Cell cell) const { return units_of(cell)[0]; }
  [[nodiscard]] Unit column_of(Cell cell) const { return units_of(cell)[1]; }
  // Its row, its column and, where there are boxes, its box; then further units.
  [[nodiscard]] std::span<const Unit> units_of(Cell cell) const {
    return {units_.data() + starts_[cell], starts_[cell + 1] - starts_[cell]};
  }
  // The place of a cell in each of its units, in the same order.
  [[nodiscard]] std::span<const std::uint16_t> places_of(Cell cell) const {
    return {places_.data() + starts_[cell], starts_[cell + 1] - starts_[cell]};
  }
  // The one of them that is of that family.
  // requires: a family of units that the board has
  [[nodiscard]] Unit unit_of(Cell cell, Family family) const {
    return units_of(cell)[static_cast<std::uint32_t>(family) - 1];
  }
  // The cells of a unit, in reading order; of any area.
  [[nodiscard]] std::span<const Cell> cells(Unit unit) const {
    if (kHasConstraints && unit >= unit_count()) return area(unit).cells;
    return {cells_.data() + std::size_t{unit} * size_, size_};
  }
  [[nodiscard]] Cell cell(Unit unit, std::uint32_t place) const { return cells(unit)[place]; }
  // The place of a cell among the cells of its unit of that family.
  [[nodiscard]] std::uint32_t place_of(Cell cell, Family family) const {
    return places_[starts_[cell] + static_cast<std::uint32_t>(family) - 1];
  }
  // Whether two different cells share a unit or a group.
  [[nodiscard]] bool sees(Cell a, Cell b) const {
    return a != b &&
           (row_of(a) == row_of(b) || column_of(a) == column_of(b) ||
            (has_boxes() && unit_of(a, Family::box) == unit_of(b, Family::box)) ||
            (kHasConstraints && !peers_.empty() && std::ranges::binary_search(peers_[a], b)));
  }
  // Whether two different placements exclude each other: they satisfy the same rule.
  [[nodiscard]] bool excludes(Placement a, Placement b) const {
    if (a.cell == b.cell) return a.digit != b.digit;
    return a.digit == b.digit && sees(a.cell, b.cell);
  }

  [[nodiscard]] bool has_boxes() const { return families_ == 3; }
  // The first and the last unit of a family, past the end: none for boxes on a Latin square.
  [[nodiscard]] Unit first_unit(Family family) const {
    if (family == Family::further) return first_further();
    return (static_cast<Unit>(family) - 1) * size_;
  }
  [[nodiscard]] Unit end_unit(Family family) const {
    if (family == Family::further) return unit_count();
    return family == Family::box && !has_boxes() ? first_unit(family) : first_unit(family) + size_;
  }
  [[nodiscard]] Family family(Unit unit) const {
    if (kHasConstraints && unit >= first_further()) return Family::further;
    return static_cast<Family>(unit / size_ + 1);
  }

  // Further areas of a board with constraints; there are none on others.
  [[nodiscard]] Unit first_further() const { return families_ * size_; }
  [[nodiscard]] Unit first_group() const { return unit_count(); }
  [[nodiscard]] Unit first_named() const {
    return first_group() + static_cast<Unit>(further_.groups.size());
  }
  // The units and groups among them that a cell is in; the cells that see it by one of these.
  [[nodiscard]] std::span<const Unit> groups_of(Cell cell) const { return groups_[cell]; }
  [[nodiscard]] std::span<const Cell> further_peers(Cell cell) const { return peers_[cell]; }
  [[nodiscard]] bool has_further() const { return kHasConstraints && further_.book != nullptr; }
  [[nodiscard]] const RuleBook& book() const { return *further_.book; }
  [[nodiscard]] const std::shared_ptr<const Constraints>& constraints() const {
    return further_.constraints;
  }

  [[nodiscard]] static RuleId rule(Cell cell) { return RuleId{cell}; }
  [[nodiscard]] RuleId rule(Unit unit, Digit digit) const {
    return RuleId{cell_count() + unit * size_ + digit - 1U};
  }
  [[nodiscard]] bool is_cell(RuleId rule) const { return index(rule) < cell_count(); }
  // requires: the rule of a digit in a unit
  [[nodiscard]] Unit unit(RuleId rule) const { return (index(rule) - cell_count()) / size_; }
  [[nodiscard]] Digit digit(RuleId rule) const {
    return static_cast<Digit>((index(rule) - cell_count()) % size_ + 1);
  }
  // The placement number `number` of a rule: a digit of a cell, or a place in a unit, from 0.
  [[nodiscard]] Placement option(RuleId rule, std::uint32_t number) const {
    if (is_cell(rule)) return {index(rule), static_cast<Digit>(number + 1)};
    return {cell(unit(rule), number), digit(rule)};
  }

  // "row 4", in no language yet; of any area.
  [[nodiscard]] Message message_of(Unit unit) const {
    if (kHasConstraints && unit >= first_further()) return area(unit).name;
    return sudoku::message_of(shape_, unit);
  }
  // "r4c2", "row 4", "row 4: 7"
  [[nodiscard]] std::string name(Cell cell) const { return cell_name(shape_, cell); }
  [[nodiscard]] std::string unit_name(Unit unit) const;
  [[nodiscard]] std::string name(RuleId rule) const;

 private:
  void add_further_units();
  void add_peers();
  // requires: a further one
  [[nodiscard]] const Area& area(Unit unit) const;

  Shape shape_;
  std::uint32_t size_;
  std::uint32_t families_;  // of units: 2 without boxes, 3 with them
  std::uint32_t units_in_all_;
  FurtherAreas further_ = {};
  std::vector<std::uint32_t> starts_;      // where the units of each cell begin
  std::vector<Unit> units_;                // of each cell, one a family, then further ones
  std::vector<std::uint16_t> places_;      // of each cell in each of its units
  std::vector<Cell> cells_;                // of each unit
  std::vector<std::vector<Unit>> groups_;  // of each cell, on a board with constraints
  std::vector<std::vector<Cell>> peers_;   // likewise
};

}  // namespace quadrille::sudoku
