#include <algorithm>
#include <array>

#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/formats/exchange/fpuzzles.h"

namespace quadrille::sudoku {
namespace {

using RuleKind = ConstraintKind;
using Laid = FieldLayout;

// An indexer of rows is one whose digit names a row: it looks along its column.
constexpr std::array<FPuzzlesField, 38> kFields = {{
    {"diagonal+", RuleKind::diagonal_up, Laid::flag},
    {"diagonal-", RuleKind::diagonal_down, Laid::flag},
    {"antiknight", RuleKind::antiknight, Laid::flag},
    {"antiking", RuleKind::antiking, Laid::flag},
    {"disjointgroups", RuleKind::disjoint_groups, Laid::flag},
    {"nonconsecutive", RuleKind::nonconsecutive, Laid::flag},
    {"extraregion", RuleKind::region, Laid::cells},
    {"killercage", RuleKind::cage, Laid::cells},
    {"clone", RuleKind::clone, Laid::clone},
    {"thermometer", RuleKind::thermometer, Laid::lines},
    {"slowthermometer", RuleKind::slow_thermometer, Laid::lines},
    {"arrow", RuleKind::arrow, Laid::arrow},
    {"betweenline", RuleKind::between, Laid::lines},
    {"lockout", RuleKind::lockout, Laid::lines},
    {"palindrome", RuleKind::palindrome, Laid::lines},
    {"renban", RuleKind::renban, Laid::lines},
    {"whispers", RuleKind::whisper, Laid::lines},
    {"regionsumline", RuleKind::region_sums, Laid::lines},
    {"entropicline", RuleKind::entropic, Laid::lines},
    {"modularline", RuleKind::modular, Laid::lines},
    {"zipperline", RuleKind::zipper, Laid::lines},
    {"nabner", RuleKind::nabner, Laid::lines},
    {"doublearrow", RuleKind::double_arrow, Laid::lines},
    {"difference", RuleKind::difference, Laid::cells},
    {"ratio", RuleKind::ratio, Laid::cells},
    {"xv", RuleKind::pair_sum, Laid::cells},
    {"quadruple", RuleKind::quadruple, Laid::cells},
    {"odd", RuleKind::odd, Laid::cell},
    {"even", RuleKind::even, Laid::cell},
    {"minimum", RuleKind::minimum, Laid::cell},
    {"maximum", RuleKind::maximum, Laid::cell},
    {"rowindexer", RuleKind::column_index, Laid::each_cell},
    {"columnindexer", RuleKind::row_index, Laid::each_cell},
    {"boxindexer", RuleKind::box_index, Laid::each_cell},
    {"littlekillersum", RuleKind::little_killer, Laid::diagonal},
    {"sandwichsum", RuleKind::sandwich, Laid::outside},
    {"xsum", RuleKind::x_sum, Laid::outside},
    {"skyscraper", RuleKind::skyscraper, Laid::outside},
}};

}  // namespace

std::span<const FPuzzlesField> fpuzzles_fields() { return kFields; }

bool has_usual_dots(std::span<const Constraint> rules) {
  return std::ranges::all_of(rules, [](const Constraint& rule) {
    if (rule.values.empty()) return true;
    if (rule.kind == ConstraintKind::difference) return rule.values.front() == 1;
    return rule.kind != ConstraintKind::ratio || rule.values.front() == 2;
  });
}

std::optional<FPuzzlesPlace> parse_fpuzzles_place(std::string_view name, std::uint32_t size) {
  name = without_blanks(name);
  if (!name.starts_with('R') && !name.starts_with('r')) return std::nullopt;
  name.remove_prefix(1);
  const std::optional<std::uint32_t> row = take_number(name, size + 1);
  if (!row || (!name.starts_with('C') && !name.starts_with('c'))) return std::nullopt;
  const std::optional<std::uint32_t> column = number_in(name.substr(1), size + 1);
  if (!column) return std::nullopt;
  return FPuzzlesPlace{*row, *column};
}

std::vector<Cell> cells_from(FPuzzlesPlace place, int down, int right, std::uint32_t size) {
  std::vector<Cell> cells;
  const auto last = static_cast<int>(size);
  int row = static_cast<int>(place.row) + down;
  int column = static_cast<int>(place.column) + right;
  while (row >= 1 && row <= last && column >= 1 && column <= last) {
    cells.push_back(static_cast<Cell>((row - 1) * last + column - 1));
    row += down;
    column += right;
  }
  return cells;
}

std::optional<FPuzzlesStep> parse_fpuzzles_direction(std::string_view name) {
  if (name == "UL") return FPuzzlesStep{-1, -1};
  if (name == "UR") return FPuzzlesStep{-1, 1};
  if (name == "DL") return FPuzzlesStep{1, -1};
  if (name == "DR") return FPuzzlesStep{1, 1};
  return std::nullopt;
}

}  // namespace quadrille::sudoku
