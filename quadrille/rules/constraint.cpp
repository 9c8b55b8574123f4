#include "quadrille/rules/constraint.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "quadrille/boards/mosaic.h"
#include "quadrille/rules/kinds/kind_row.h"

namespace quadrille::sudoku {
namespace {

using rules::Extent;
using rules::Head;
using rules::KindRow;
using rules::row_of;
using rules::ValueKind;

constexpr std::size_t kMostHeads = 4;

// Pairs and sizes of groups are too long, or say too little, to be told with a name.
bool tells_values(ConstraintKind kind) { return !is_of_pairs(kind) && !is_grouped(kind); }

Result<void> check_cells(const Shape& shape, const Constraint& constraint) {
  const ConstraintForm form = form_of(constraint.kind);
  const std::size_t found = constraint.cells.size();
  if (form.least_cells == form.most_cells && found != form.least_cells) {
    return Error{ErrorKind::cell_count, {{"cells", form.least_cells}, {"found", found}}};
  }
  if (found < form.least_cells) {
    return Error{ErrorKind::rule_cells, {{"least", form.least_cells}, {"found", found}}};
  }
  if (found > form.most_cells) {
    return Error{ErrorKind::at_most, {{"most", form.most_cells}, {"found", found}}};
  }
  const std::size_t heads = constraint.head.size();
  const Head head = row_of(constraint.kind).head;
  if (head == Head::circle && heads == 0) {
    return Error{ErrorKind::rule_cells, {{"least", 1}, {"found", 0}}}.about("head");
  }
  if (head == Head::circle && heads > kMostHeads) {
    return Error{ErrorKind::at_most, {{"most", kMostHeads}, {"found", heads}}}.about("head");
  }
  const std::size_t expected = head == Head::copy ? found : 0;
  if (head != Head::circle && heads != expected) {
    return Error{ErrorKind::cell_count, {{"cells", expected}, {"found", heads}}}.about("head");
  }
  for (const auto* cells : {&constraint.cells, &constraint.head}) {
    for (const Cell cell : *cells) {
      if (cell < shape.cell_count()) continue;
      return Error{
          ErrorKind::saved_cell,
          {{"last", cell_name(shape, shape.cell_count() - 1)}, {"found", std::to_string(cell)}}};
    }
  }
  return {};
}

Result<void> check_pairs(const Shape& shape, const Constraint& constraint) {
  const std::size_t found = constraint.values.size();
  const std::size_t most = std::size_t{2} * shape.size() * shape.size();
  if (found % 2 == 0 && found <= most) return {};
  const std::size_t even = std::min(found + found % 2, most);
  return Error{ErrorKind::rule_values, {{"least", even}, {"most", even}, {"found", found}}};
}

// Each cell is in one group, and those that hold the same digits are as large as each other.
Result<void> check_groups(const Constraint& constraint) {
  std::uint64_t counted = 0;
  for (const std::uint32_t size : constraint.values) counted += size;
  if (constraint.kind == ConstraintKind::same_digits) {
    const std::uint64_t each = constraint.values.front();
    const std::uint64_t all = each * constraint.values.size();
    if (std::ranges::any_of(constraint.values, [&](auto size) { return size != each; })) {
      return Error{ErrorKind::cell_count, {{"cells", all}, {"found", constraint.cells.size()}}};
    }
  }
  if (counted == constraint.cells.size()) return {};
  return Error{ErrorKind::cell_count, {{"cells", counted}, {"found", constraint.cells.size()}}};
}

Result<void> check_values(const Shape& shape, const Constraint& constraint) {
  const ConstraintForm form = form_of(constraint.kind);
  const std::size_t found = constraint.values.size();
  if (found < form.least_values || found > form.most_values) {
    return Error{ErrorKind::rule_values,
                 {{"least", form.least_values},
                  {"most", std::min<std::uint32_t>(form.most_values, shape.cell_count())},
                  {"found", found}}};
  }
  // Remainders by nothing mean nothing, and nor do ratios, groups and parts.
  const ValueKind values = row_of(constraint.kind).values;
  const bool positive = values == ValueKind::positive || values == ValueKind::groups;
  for (const std::uint32_t value : constraint.values) {
    if (value <= kMostConstraintValue && (value > 0 || !positive)) continue;
    return Error{ErrorKind::rule_value,
                 {{"least", positive ? 1 : 0}, {"most", kMostConstraintValue}, {"found", value}}};
  }
  if (is_of_pairs(constraint.kind)) return check_pairs(shape, constraint);
  if (is_grouped(constraint.kind)) return check_groups(constraint);
  return {};
}

}  // namespace

std::string_view name(ConstraintKind kind) { return row_of(kind).name; }

Result<ConstraintKind> parse_constraint_kind(std::string_view name) {
  for (std::size_t number = 0; number < kConstraintKinds; ++number) {
    const KindRow& row = row_of(static_cast<ConstraintKind>(number));
    if (name == row.name || (!row.other_name.empty() && name == row.other_name)) return row.kind;
  }
  return Error{ErrorKind::rule_name, {{"found", quoted(name)}}};
}

bool is_global(ConstraintKind kind) { return row_of(kind).extent == Extent::board; }
bool is_line(ConstraintKind kind) { return row_of(kind).extent == Extent::line; }
bool is_outside(ConstraintKind kind) { return row_of(kind).extent == Extent::outside; }
bool is_grouped(ConstraintKind kind) { return row_of(kind).values == ValueKind::groups; }
bool is_of_pairs(ConstraintKind kind) { return row_of(kind).values == ValueKind::pairs; }
ConstraintForm form_of(ConstraintKind kind) { return row_of(kind).form; }

bool fits_board(const Shape& shape, ConstraintKind kind) {
  const KindRow& row = row_of(kind);
  return shape.size() <= row.most_size && (row.fits == nullptr || row.fits(shape));
}

std::vector<std::span<const Cell>> groups_of(const Constraint& constraint) {
  std::vector<std::span<const Cell>> groups;
  std::span<const Cell> left = constraint.cells;
  for (const std::uint32_t size : constraint.values) {
    groups.push_back(left.first(std::min<std::size_t>(size, left.size())));
    left = left.subspan(groups.back().size());
  }
  if (!left.empty()) groups.push_back(left);
  return groups;
}

std::uint32_t value_of(const Shape& shape, const Constraint& constraint) {
  if (!constraint.values.empty()) return constraint.values.front();
  const std::uint32_t usual = row_of(constraint.kind).usual_value;
  return usual == rules::kHalfOfSize ? (shape.size() + 1) / 2 : usual;
}

std::vector<Cell> neighbours_of(const Shape& shape, Cell cell) {
  std::vector<Cell> neighbours;
  for (const auto& [down, right] : {std::pair{-1, 0}, {0, -1}, {0, 1}, {1, 0}}) {
    const Cell other = cell_beside(shape, cell, down, right);
    if (other != kNoCell) neighbours.push_back(other);
  }
  return neighbours;
}

Result<void> check(const Shape& shape, const Constraint& constraint) {
  const auto about = [&](const Error& error) { return error.about(name(constraint.kind)); };
  if (const auto cells = check_cells(shape, constraint); !cells) return about(cells.error());
  if (const auto values = check_values(shape, constraint); !values) return about(values.error());
  if (fits_board(shape, constraint.kind)) return {};
  return about({ErrorKind::rule_board, {{"shape", shape.message()}}});
}

Result<std::vector<Constraint>> parse_global_constraints(std::string_view names) {
  std::vector<Constraint> constraints;
  while (!names.empty()) {
    const std::size_t comma = std::min(names.find(','), names.size());
    const std::string_view word = names.substr(0, comma);
    names.remove_prefix(std::min(comma + 1, names.size()));
    if (word == "x" || word == "diagonals") {
      constraints.push_back({.kind = ConstraintKind::diagonal_down});
      constraints.push_back({.kind = ConstraintKind::diagonal_up});
      continue;
    }
    if (word == "strict-xv") {
      constraints.push_back({.kind = ConstraintKind::no_sum, .values = {5}});
      constraints.push_back({.kind = ConstraintKind::no_sum, .values = {10}});
      continue;
    }
    const Result<ConstraintKind> kind = parse_constraint_kind(word);
    if (!kind || !is_global(*kind) || form_of(*kind).least_values != 0) {
      return Error{ErrorKind::rule_without_cells, {{"found", quoted(word)}}};
    }
    constraints.push_back({.kind = *kind});
  }
  return constraints;
}

Message message_of(ConstraintKind kind) { return Message("constraint." + std::string(name(kind))); }

Message message_of(const Shape& shape, const Constraint& constraint) {
  const std::vector<Cell>& from = constraint.head.empty() ? constraint.cells : constraint.head;
  if (from.empty()) return message_of(constraint.kind);
  const std::string cell = cell_name(shape, from.front());
  if (constraint.values.empty() || !tells_values(constraint.kind)) {
    return {"constraint.at", {{"rule", message_of(constraint.kind)}, {"cell", cell}}};
  }
  return {"constraint.at_value",
          {{"rule", message_of(constraint.kind)},
           {"value", fmt::format("{}", fmt::join(constraint.values, "/"))},
           {"cell", cell}}};
}

std::string describe(const Shape& shape, const Constraint& constraint) {
  std::string text(name(constraint.kind));
  for (const Cell cell : constraint.head) text += ' ' + cell_name(shape, cell);
  if (!constraint.head.empty()) text += " |";
  if (is_grouped(constraint.kind)) return text + ' ' + cells_text(shape, constraint);
  for (const Cell cell : constraint.cells) text += ' ' + cell_name(shape, cell);
  for (std::size_t i = 0; i < constraint.values.size(); ++i) {
    const bool second = is_of_pairs(constraint.kind) && i % 2 == 1;
    text += fmt::format("{}{}", second ? "-" : i == 0 ? " = " : ", ", constraint.values[i]);
  }
  return text;
}

std::string cells_text(const Shape& shape, const Constraint& constraint) {
  std::string text;
  std::size_t group = 0;
  std::size_t left = 0;
  for (const Cell cell : constraint.cells) {
    if (!text.empty()) text += ' ';
    if (is_grouped(constraint.kind) && left-- == 0) {
      if (group > 0) text += "| ";
      left = group < constraint.values.size() ? constraint.values[group] - 1 : SIZE_MAX;
      ++group;
    }
    text += cell_name(shape, cell);
  }
  return text;
}

}  // namespace quadrille::sudoku
