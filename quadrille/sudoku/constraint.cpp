#include "quadrille/sudoku/constraint.h"

#include <algorithm>
#include <array>
#include <climits>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "quadrille/sudoku/overlap.h"

namespace quadrille::sudoku {
namespace {

enum class Extent : std::uint8_t { board, area, line, outside };

constexpr std::uint32_t kAny = UINT_MAX;

struct KindRow {
  ConstraintKind kind;
  std::string_view name;
  Extent extent;
  ConstraintForm form;
  std::string_view other_name = {};
};

// In the order of ConstraintKind.
constexpr std::array<KindRow, kConstraintKinds> kKinds = {{
    {ConstraintKind::diagonal_down, "diagonal-down", Extent::board, {}, "diagonal-"},
    {ConstraintKind::diagonal_up, "diagonal-up", Extent::board, {}, "diagonal+"},
    {ConstraintKind::windows, "windows", Extent::board, {}, "windoku"},
    {ConstraintKind::disjoint_groups, "disjoint-groups", Extent::board, {}, "disjointgroups"},
    {ConstraintKind::antiknight, "antiknight", Extent::board, {}, "anti-knight"},
    {ConstraintKind::antiking, "antiking", Extent::board, {}, "anti-king"},
    {ConstraintKind::nonconsecutive, "nonconsecutive", Extent::board, {}, "non-consecutive"},
    {ConstraintKind::no_difference, "no-difference", Extent::board, {0, 0, 1, 1}},
    {ConstraintKind::no_ratio, "no-ratio", Extent::board, {0, 0, 1, 1}},
    {ConstraintKind::no_sum, "no-sum", Extent::board, {0, 0, 1, 1}},
    {ConstraintKind::region, "region", Extent::area, {1, kAny, 0, 0}, "extra-region"},
    {ConstraintKind::cage, "cage", Extent::area, {1, kAny, 0, kAny}, "killer"},
    {ConstraintKind::sum, "sum", Extent::area, {1, kAny, 1, 1}},
    {ConstraintKind::clone, "clone", Extent::area, {1, kAny, 0, 0}},
    {ConstraintKind::thermometer, "thermo", Extent::line, {2, kAny, 0, 0}, "thermometer"},
    {ConstraintKind::slow_thermometer, "slow-thermo", Extent::line, {2, kAny, 0, 0}},
    {ConstraintKind::arrow, "arrow", Extent::line, {1, kAny, 0, 0}},
    {ConstraintKind::between, "between", Extent::line, {3, kAny, 0, 0}},
    {ConstraintKind::lockout, "lockout", Extent::line, {2, kAny, 0, 1}},
    {ConstraintKind::palindrome, "palindrome", Extent::line, {2, kAny, 0, 0}},
    {ConstraintKind::renban, "renban", Extent::line, {2, kAny, 0, 0}},
    {ConstraintKind::whisper, "whisper", Extent::line, {2, kAny, 0, 1}, "whispers"},
    {ConstraintKind::region_sums, "region-sums", Extent::line, {2, kAny, 0, 0}},
    {ConstraintKind::entropic, "entropic", Extent::line, {2, kAny, 0, 0}},
    {ConstraintKind::modular, "modular", Extent::line, {2, kAny, 0, 1}},
    {ConstraintKind::zipper, "zipper", Extent::line, {2, kAny, 0, 0}},
    {ConstraintKind::nabner, "nabner", Extent::line, {2, kAny, 0, 0}},
    {ConstraintKind::double_arrow, "double-arrow", Extent::line, {3, kAny, 0, 0}},
    {ConstraintKind::difference, "difference", Extent::area, {2, 2, 0, 1}},
    {ConstraintKind::ratio, "ratio", Extent::area, {2, 2, 0, 1}},
    {ConstraintKind::pair_sum, "pair-sum", Extent::area, {2, 2, 1, 1}, "xv"},
    {ConstraintKind::greater, "greater", Extent::area, {2, 2, 0, 0}},
    {ConstraintKind::quadruple, "quadruple", Extent::area, {1, 4, 1, 4}},
    {ConstraintKind::odd, "odd", Extent::area, {1, 1, 0, 0}},
    {ConstraintKind::even, "even", Extent::area, {1, 1, 0, 0}},
    {ConstraintKind::minimum, "minimum", Extent::area, {1, 1, 0, 0}},
    {ConstraintKind::maximum, "maximum", Extent::area, {1, 1, 0, 0}},
    {ConstraintKind::row_index, "row-index", Extent::area, {1, 1, 0, 0}},
    {ConstraintKind::column_index, "column-index", Extent::area, {1, 1, 0, 0}},
    {ConstraintKind::box_index, "box-index", Extent::area, {1, 1, 0, 0}},
    {ConstraintKind::little_killer, "little-killer", Extent::outside, {1, kAny, 1, 1}},
    {ConstraintKind::sandwich, "sandwich", Extent::outside, {1, kAny, 1, 1}},
    {ConstraintKind::x_sum, "x-sum", Extent::outside, {1, kAny, 1, 1}},
    {ConstraintKind::skyscraper, "skyscraper", Extent::outside, {1, kAny, 1, 1}},
    {ConstraintKind::numbered_room, "numbered-room", Extent::outside, {1, kAny, 1, 1}},
    {ConstraintKind::global_entropy, "global-entropy", Extent::board, {}, "entropy"},
    {ConstraintKind::global_modular, "global-modular", Extent::board, {}, "global-mod"},
    {ConstraintKind::strict_kropki, "strict-kropki", Extent::board, {}, "kropki"},
    {ConstraintKind::anti_taxicab, "anti-taxicab", Extent::board, {}, "antitaxicab"},
    {ConstraintKind::equal_sums, "equal-sums", Extent::area, {2, kAny, 2, kAny}},
    {ConstraintKind::same_digits, "same-digits", Extent::area, {2, kAny, 2, kAny}, "same-values"},
    {ConstraintKind::contains, "contains", Extent::area, {1, kAny, 1, kAny}},
    {ConstraintKind::contains_exactly, "contains-exactly", Extent::area, {1, kAny, 1, kAny}},
    {ConstraintKind::counting_circles, "counting-circles", Extent::area, {1, kAny, 0, 0}},
    {ConstraintKind::rellik, "rellik", Extent::area, {1, kAny, 1, 1}, "rellik-cage"},
    {ConstraintKind::equality, "equality", Extent::area, {1, kAny, 0, 0}, "equality-cage"},
    {ConstraintKind::pairs, "pairs", Extent::line, {2, kAny, 2, kAny}},
    {ConstraintKind::all_pairs, "all-pairs", Extent::line, {2, kAny, 2, kAny}},
    {ConstraintKind::sum_line, "sum-line", Extent::line, {1, kAny, 0, 1}},
    {ConstraintKind::hidden_skyscraper, "hidden-skyscraper", Extent::outside, {1, kAny, 1, 1}},
}};

const KindRow& row_of(ConstraintKind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

// Sums and tables of three cells grow with the size of the board to the power of three.
constexpr std::uint32_t kMostSizeOfSums = 36;
// Every two cells that are not too far from each other; every set of digits.
constexpr std::uint32_t kMostSizeOfDistances = 25;
constexpr std::uint32_t kMostCellsOfDistances = 8000;
constexpr std::uint32_t kMostSizeOfSets = 12;
constexpr std::size_t kMostHeads = 4;

// Pairs and sizes of groups are too long, or say too little, to be told with a name.
bool tells_values(ConstraintKind kind) { return !is_of_pairs(kind) && !is_grouped(kind); }

std::uint32_t most_size_of(ConstraintKind kind) {
  switch (kind) {
    case ConstraintKind::anti_taxicab:
      return kMostSizeOfDistances;
    case ConstraintKind::rellik:
    case ConstraintKind::equality:
      return kMostSizeOfSets;
    case ConstraintKind::global_entropy:
    case ConstraintKind::global_modular:
      return kMostSizeOfSums;
    default:
      return is_global(kind) || kind == ConstraintKind::region ? kMaxSize : kMostSizeOfSums;
  }
}

// Diagonals run from corner to corner of one square; indices are read along the lines and boxes of
// one board; boxes have to be those of every cell.
bool fits_mosaic(const Shape& shape, ConstraintKind kind) {
  const bool single = overlap_of(shape) == nullptr;
  const auto in_boxes = [&] {
    return shape.has_boxes() && std::ranges::count(shape.parts()->region_of, kNoRegion) == 0;
  };
  switch (kind) {
    case ConstraintKind::diagonal_down:
    case ConstraintKind::diagonal_up:
      return single && rows_of(shape) == columns_of(shape);
    case ConstraintKind::windows:
    case ConstraintKind::disjoint_groups:
      return false;
    case ConstraintKind::row_index:
    case ConstraintKind::column_index:
      return single;
    case ConstraintKind::box_index:
      return single && in_boxes();
    case ConstraintKind::region_sums:
      return in_boxes();
    case ConstraintKind::anti_taxicab:
      return shape.cell_count() <= kMostCellsOfDistances;
    default:
      return true;
  }
}

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
  if (constraint.kind == ConstraintKind::arrow && heads == 0) {
    return Error{ErrorKind::rule_cells, {{"least", 1}, {"found", 0}}}.about("head");
  }
  if (constraint.kind == ConstraintKind::arrow && heads > kMostHeads) {
    return Error{ErrorKind::at_most, {{"most", kMostHeads}, {"found", heads}}}.about("head");
  }
  const std::size_t expected = constraint.kind == ConstraintKind::clone ? found : 0;
  if (constraint.kind != ConstraintKind::arrow && heads != expected) {
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
  const bool positive = constraint.kind == ConstraintKind::modular ||
                        constraint.kind == ConstraintKind::ratio ||
                        constraint.kind == ConstraintKind::no_ratio ||
                        constraint.kind == ConstraintKind::sum_line || is_grouped(constraint.kind);
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
  for (const KindRow& row : kKinds) {
    if (name == row.name || (!row.other_name.empty() && name == row.other_name)) return row.kind;
  }
  return Error{ErrorKind::rule_name, {{"found", quoted(name)}}};
}

bool is_global(ConstraintKind kind) { return row_of(kind).extent == Extent::board; }
bool is_line(ConstraintKind kind) { return row_of(kind).extent == Extent::line; }
bool is_outside(ConstraintKind kind) { return row_of(kind).extent == Extent::outside; }
bool is_grouped(ConstraintKind kind) {
  return kind == ConstraintKind::equal_sums || kind == ConstraintKind::same_digits;
}
bool is_of_pairs(ConstraintKind kind) {
  return kind == ConstraintKind::pairs || kind == ConstraintKind::all_pairs;
}
ConstraintForm form_of(ConstraintKind kind) { return row_of(kind).form; }

bool fits_board(const Shape& shape, ConstraintKind kind) {
  if (shape.is_mosaic() && !fits_mosaic(shape, kind)) return false;
  if (kind == ConstraintKind::box_index) return shape.has_boxes();
  if (kind == ConstraintKind::disjoint_groups) return shape.has_boxes() && !shape.is_irregular();
  if (shape.size() > most_size_of(kind)) return false;
  if (kind != ConstraintKind::windows) return true;
  // Whole windows, with a line before, between and after them.
  return shape.box_rows() > 1 && shape.box_columns() > 1 &&
         shape.size() % (shape.box_rows() + 1) == 1 &&
         shape.size() % (shape.box_columns() + 1) == 1;
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
  switch (constraint.kind) {
    case ConstraintKind::nonconsecutive:
    case ConstraintKind::difference:
      return 1;
    case ConstraintKind::ratio:
      return 2;
    case ConstraintKind::modular:
      return 3;
    case ConstraintKind::lockout:
      return 4;
    case ConstraintKind::whisper:
      return (shape.size() + 1) / 2;
    case ConstraintKind::sum_line:
      return 10;
    default:
      return 0;
  }
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
