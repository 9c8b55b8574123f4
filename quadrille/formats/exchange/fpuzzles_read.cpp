// The cells come first: they say how large the board is and how it is divided. Then each member of
// the table gives its rules; every other one that says something is left out by name.
#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "quadrille/base/sort.h"
#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/formats/exchange/fpuzzles.h"
#include "quadrille/formats/exchange/region_parts.h"

namespace quadrille::sudoku {
namespace {

// One entry of a member: what it is called in errors, and what it holds.
struct FieldEntry {
  const FPuzzlesField& field;
  std::string name;  // "killercage 3"
  JsonView json;
};

class FPuzzlesReader {
 public:
  FPuzzlesReader(JsonView board, BoardParts parts) : board_(board), parts_(std::move(parts)) {}

  Result<Grid> read() {
    if (auto done = read_cells(); !done) return on_first_line(done.error());
    for (const FPuzzlesField& field : fpuzzles_fields()) {
      if (auto done = read_field(field); !done) return on_first_line(done.error());
    }
    read_negatives();
    leave_fpuzzles_rest_out(board_, parts_);
    return parts_.board();
  }

 private:
  [[nodiscard]] std::uint32_t size() const { return parts_.shape.size(); }

  Result<void> read_cells() {
    Cell cell = 0;
    for (const JsonView row : board_.find("grid")) {
      for (const JsonView place : row) {
        if (auto done = read_cell(cell, place); !done) return done;
        ++cell;
      }
    }
    return {};
  }

  Result<void> read_cell(Cell cell, JsonView place) {
    const auto digit_of = [&](JsonView json) -> Result<Digit> {
      const std::optional<std::uint64_t> value = json.whole();
      if (value && *value >= 1 && *value <= size()) return static_cast<Digit>(*value);
      return Error{ErrorKind::json_digit,
                   {{"most", size()},
                    {"cell", cell_name(parts_.shape, cell)},
                    {"found", quoted(json.shown())}}};
    };
    // The program writes an object for each cell, others a digit, with 0 for none.
    const bool given = !place.is_object() || place.find("given").says_something();
    const JsonView value = place.is_object() ? place.find("value") : place;
    if (given && value.says_something()) {
      const Result<Digit> digit = digit_of(value);
      if (!digit) return digit.error();
      parts_.digits[cell] = *digit;
    }
    const JsonView marks = place.find("givenPencilMarks");
    if (!marks.is_array() || !marks.says_something()) return {};
    std::vector<bool> allowed(size() + 1, false);
    for (const JsonView mark : marks) {
      const Result<Digit> digit = digit_of(mark);
      if (!digit) return digit.error();
      allowed[*digit] = true;
    }
    for (std::uint32_t digit = 1; digit <= size(); ++digit) {
      if (!allowed[digit]) parts_.rule_out(cell, static_cast<Digit>(digit));
    }
    return {};
  }

  Result<void> read_field(const FPuzzlesField& field) {
    const JsonView member = board_.find(field.name);
    if (!member.says_something()) return {};
    if (field.layout == FieldLayout::flag) {
      add({.kind = field.kind});
      return {};
    }
    if (!member.is_array()) return wrong_member(field.name);
    std::size_t number = 0;
    for (const JsonView json : member) {
      const FieldEntry entry{field, fmt::format("{} {}", field.name, ++number), json};
      if (auto done = read_entry(entry); !done) return done.error().about(entry.name);
    }
    return {};
  }

  Result<void> read_entry(const FieldEntry& entry) {
    if (!entry.json.is_object()) return wrong_member(entry.name);
    Constraint rule{.kind = entry.field.kind};
    const Result<bool> meant = read_values(entry, rule);
    if (!meant) return meant.error();
    if (!*meant) return {};
    switch (entry.field.layout) {
      case FieldLayout::lines:
      case FieldLayout::arrow:
        return read_lines(entry, rule);
      case FieldLayout::each_cell:
        return read_each_cell(entry, rule);
      case FieldLayout::diagonal:
      case FieldLayout::outside:
        return read_clue(entry, rule);
      case FieldLayout::cell: {
        const Result<Cell> cell = cell_of(entry.json.find("cell"));
        if (!cell) return cell.error();
        rule.cells = {*cell};
        break;
      }
      default: {
        Result<std::vector<Cell>> cells = cells_of(entry.json.find("cells"));
        if (!cells) return cells.error();
        rule.cells = std::move(*cells);
      }
    }
    if (entry.field.layout == FieldLayout::clone) {
      Result<std::vector<Cell>> others = cells_of(entry.json.find("cloneCells"));
      if (!others) return others.error();
      rule.head = std::move(*others);
    }
    if (!rule.cells.empty()) add(std::move(rule));
    return {};
  }

  // The numbers of the entry; false where it means nothing without one.
  Result<bool> read_values(const FieldEntry& entry, Constraint& rule) {
    if (rule.kind == ConstraintKind::quadruple) {
      for (const JsonView value : entry.json.find("values")) {
        const std::optional<std::uint32_t> number = number_of(value);
        if (!number) return wrong_number(value);
        rule.values.push_back(*number);
      }
      return !rule.values.empty();
    }
    const JsonView value = entry.json.find("value");
    const ConstraintForm form = form_of(rule.kind);
    if (!value.is_there() || (value.is_text() && without_blanks(value.text()).empty())) {
      return form.least_values == 0;
    }
    if (form.most_values == 0) return true;
    if (const std::optional<std::uint32_t> number = number_of(value)) {
      // A ratio of 0 and a cage of 0 are what the program writes for none.
      if (*number > 0 || rule.kind == ConstraintKind::sandwich) rule.values = {*number};
      return !rule.values.empty() || form.least_values == 0;
    }
    if (rule.kind == ConstraintKind::pair_sum) {
      const std::string_view letter = without_blanks(value.text());
      if (letter == "X" || letter == "x") rule.values = {10};
      if (letter == "V" || letter == "v") rule.values = {5};
    }
    // Words where a sum is expected: the setter means something that only people can read.
    if (rule.values.empty()) parts_.leave_out(entry.name);
    return !rule.values.empty();
  }

  Result<void> read_lines(const FieldEntry& entry, const Constraint& rule) {
    const bool arrow = entry.field.layout == FieldLayout::arrow;
    std::vector<Cell> circle;
    if (arrow) {
      Result<std::vector<Cell>> cells = cells_of(entry.json.find("cells"));
      if (!cells) return cells.error();
      circle = std::move(*cells);
      quadrille::sort(circle);  // a number is read as it stands there
    }
    const JsonView lines = entry.json.find("lines");
    if (!lines.is_array()) return wrong_member("lines");
    for (const JsonView line : lines) {
      Result<std::vector<Cell>> cells = cells_of(line);
      if (!cells) return cells.error();
      Constraint each = rule;
      each.head = circle;
      each.cells = std::move(*cells);
      if (arrow && !each.cells.empty()) each.cells.erase(each.cells.begin());
      // A line that a hand slipped on demands nothing.
      if (each.cells.size() < form_of(each.kind).least_cells) continue;
      if (arrow && circle.empty()) {
        parts_.leave_out(entry.name);  // nobody can tell what its digits add up to
        continue;
      }
      add(std::move(each));
    }
    return {};
  }

  Result<void> read_each_cell(const FieldEntry& entry, const Constraint& rule) {
    const Result<std::vector<Cell>> cells = cells_of(entry.json.find("cells"));
    if (!cells) return cells.error();
    for (const Cell cell : *cells) {
      Constraint each = rule;
      each.cells = {cell};
      add(std::move(each));
    }
    return {};
  }

  Result<void> read_clue(const FieldEntry& entry, Constraint& rule) {
    const JsonView cell = entry.json.find("cell");
    const std::optional<FPuzzlesPlace> place = parse_fpuzzles_place(cell.text(), size());
    if (!place) return wrong_cell(cell);
    if (entry.field.layout == FieldLayout::diagonal) {
      const auto step =
          parse_fpuzzles_direction(without_blanks(entry.json.find("direction").text()));
      if (!step) return wrong_member("direction");
      rule.cells = cells_from(*place, step->down, step->right, size());
    } else {
      const bool beside = place->column == 0 || place->column > size();
      const bool above = place->row == 0 || place->row > size();
      if (beside == above) return wrong_cell(cell);
      const int away = beside ? (place->column == 0 ? 1 : -1) : (place->row == 0 ? 1 : -1);
      rule.cells = cells_from(*place, beside ? 0 : away, beside ? away : 0, size());
    }
    if (rule.cells.empty()) return wrong_cell(cell);
    add(std::move(rule));
    return {};
  }

  // "negative": neighbours without a mark are not in these ratios, or have not these sums.
  void read_negatives() {
    bool sums = false;
    bool ratios = false;
    for (const JsonView word : board_.find("negative")) {
      sums |= word.text() == "xv";
      ratios |= word.text() == "ratio";
      if (word.text() != "xv" && word.text() != "ratio") {
        parts_.leave_out("negative " + word.shown());
      }
    }
    if (sums) {
      add({.kind = ConstraintKind::no_sum, .values = {5}});
      add({.kind = ConstraintKind::no_sum, .values = {10}});
    }
    if (!ratios) return;
    auto& rules = parts_.rules.constraints;
    const auto plain = std::ranges::find(rules, ConstraintKind::nonconsecutive, &Constraint::kind);
    if (plain != rules.end() && has_usual_dots(rules)) {
      plain->kind = ConstraintKind::strict_kropki;
      return;
    }
    for (const std::uint32_t value : ratio_values()) {
      add({.kind = ConstraintKind::no_ratio, .values = {value}});
    }
  }

  // Those that occur, in their order; 2 where there are none.
  [[nodiscard]] std::set<std::uint32_t> ratio_values() const {
    constexpr std::uint32_t kUsual = 2;
    std::set<std::uint32_t> values;
    for (const Constraint& rule : parts_.rules.constraints) {
      if (rule.kind != ConstraintKind::ratio) continue;
      values.insert(rule.values.empty() ? kUsual : rule.values.front());
    }
    if (values.empty()) values.insert(kUsual);
    return values;
  }

  static std::optional<std::uint32_t> number_of(JsonView value) {
    const std::optional<std::uint64_t> number = value.whole();
    if (!number || *number > UINT32_MAX) return std::nullopt;
    return static_cast<std::uint32_t>(*number);
  }

  static Error wrong_cell(JsonView found) {
    return {ErrorKind::exchange_cell, {{"found", quoted(found.shown())}}};
  }
  static Error wrong_number(JsonView found) {
    return {ErrorKind::exchange_number, {{"found", quoted(found.shown())}}};
  }

  Result<Cell> cell_of(JsonView name) {
    const std::optional<FPuzzlesPlace> place = parse_fpuzzles_place(name.text(), size());
    const bool inside = place && place->row >= 1 && place->row <= size() && place->column >= 1 &&
                        place->column <= size();
    if (!inside) return wrong_cell(name);
    return (place->row - 1) * size() + place->column - 1;
  }

  Result<std::vector<Cell>> cells_of(JsonView names) {
    if (names.is_there() && !names.is_array()) return wrong_member("cells");
    std::vector<Cell> cells;
    for (const JsonView name : names) {
      const Result<Cell> cell = cell_of(name);
      if (!cell) return cell.error();
      cells.push_back(*cell);
    }
    return cells;
  }

  void add(Constraint rule) { parts_.rules.constraints.push_back(std::move(rule)); }

  JsonView board_;
  BoardParts parts_;
};

// The region of each cell: by its number, by the usual boxes where it has none, or in no region.
Result<BoardParts> divided_board(JsonView grid, std::uint32_t size) {
  const Result<Shape> usual = Shape::of_size(size);
  if (!usual) return usual.error();
  std::vector<std::optional<std::uint32_t>> regions;
  bool any = false;
  for (const JsonView row : grid) {
    for (const JsonView place : row) {
      const JsonView region = place.find("region");
      const auto cell = static_cast<Cell>(regions.size());
      std::optional<std::uint32_t> number = usual->has_boxes() ? usual->box_of(cell) : cell / size;
      if (region.is_there()) {
        any = true;
        const std::optional<std::uint64_t> given = region.whole();
        if (!given && !region.is_null()) return wrong_member("region");
        number.reset();
        if (given) number = static_cast<std::uint32_t>(std::min<std::uint64_t>(*given, kMaxSize));
      }
      regions.push_back(number);
    }
  }
  if (!any) return BoardParts(*usual);
  return board_of_regions(size, regions);
}

}  // namespace

Result<Grid> read_fpuzzles(JsonView board) {
  const JsonView grid = board.find("grid");
  if (!grid.is_array()) return wrong_member("grid");
  const std::size_t size = grid.size();
  if (const JsonView given = board.find("size"); given.is_there() && given.whole() != size) {
    return on_first_line(
        {ErrorKind::row_count, {{"rows", given.whole().value_or(0)}, {"found", size}}});
  }
  if (size < 1 || size > kMaxSize) {
    return on_first_line(
        Shape::latin(static_cast<std::uint32_t>(std::min<std::size_t>(size, kMaxSize + 1)))
            .error());
  }
  std::size_t number = 0;
  for (const JsonView row : grid) {
    ++number;
    if (row.is_array() && row.size() == size) continue;
    return on_first_line(
        {ErrorKind::cell_count_in_row, {{"cells", size}, {"row", number}, {"found", row.size()}}});
  }
  Result<BoardParts> parts = divided_board(grid, static_cast<std::uint32_t>(size));
  if (!parts) return on_first_line(parts.error());
  return FPuzzlesReader(board, std::move(*parts)).read();
}

}  // namespace quadrille::sudoku
