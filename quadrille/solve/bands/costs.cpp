// The number of heads, and that of the pairs of bands under them, is exact (sizes.h). What each of
// them takes was measured: docs/counting.md.
#include "quadrille/solve/bands/costs.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "quadrille/solve/bands/classes.h"
#include "quadrille/solve/bands/sizes.h"

namespace quadrille::sudoku::bands {
namespace {

// Seconds.
constexpr double kHead = 0.1e-6;       // to walk to it
constexpr double kClass = 0.3e-6;      // to keep it, and move it by the symmetries
constexpr double kFill = 25e-9;        // a way to fill all rows but two, by Orders
constexpr double kOrders = 0.3e-6;     // to begin with that
constexpr double kAddition = 0.06e-9;  // of a number in a table
constexpr double kBlock = 40e-6;       // to begin with the table of a head
constexpr double kTerm = 0.1e-9;       // of a sum over such a table
constexpr double kLookUp = 0.8e-9;     // of a sum over a table of all splits
constexpr double kLookUps = 0.5e-6;    // to begin with that
constexpr double kSplits = 3e-3;       // to list those of 9x9
// Of the 56 pairs beside a row split, those that go with a column split.
constexpr double kPairs = 7.2;

double settled_cells(const Field& field, std::uint32_t row, std::uint32_t begin,
                     std::uint32_t end) {
  double cells = 0;
  for (std::uint32_t column = begin; column < end; ++column) {
    cells += std::has_single_bit(field.left_at(row, column)) ? 1 : 0;
  }
  return cells;
}

// What Orders takes for a part. With k rows left a column has k digits, and a row can be filled in
// about n! (k/n)^n ways; one that has a cell settled in about a kth of them.
double orders_seconds(const Field& field, std::uint32_t part) {
  const double size = field.size;
  std::vector<double> settled;
  for (const std::uint32_t row : field.parts[part]) {
    settled.push_back(settled_cells(field, row, 0, field.size));
  }
  std::ranges::sort(settled, std::ranges::greater());
  double orders = 1;  // n!
  for (std::uint32_t digit = 2; digit <= field.size; ++digit) orders *= digit;
  double ways = 1;
  double all = 1;
  for (std::size_t row = 0; row + 2 < settled.size(); ++row) {
    const auto left = static_cast<double>(settled.size() - row);
    double here = orders * std::pow(left / size, size);
    here *= std::pow(left, -settled[row]);
    if (settled[row] == 0) here /= left;
    ways *= std::max(here, 0.2);
    all += ways;
  }
  return kOrders + kFill * size / 4 * all;
}

// What a band of 9x9 is, in numbers.
struct Band {
  double rows = 216;         // row splits of the leading box that go with one of its column splits
  double row_splits = 1680;  // of that box
  double splits = 1;         // of the columns of all boxes
};

Band band_of(const Field& field, std::uint32_t part) {
  Band band;
  double empty_rows = 0;
  std::array<double, 3> settled = {};  // of each box
  for (const std::uint32_t row : field.parts[part]) {
    for (std::uint32_t box = 0; box < 3; ++box) {
      settled.at(box) += settled_cells(field, row, 3 * box, 3 * box + 3);
    }
    if (settled_cells(field, row, 0, 9) == 0) ++empty_rows;
  }
  const double lead = std::pow(3, std::ranges::max(settled));
  band.rows /= lead;
  band.row_splits /= lead;
  const double orders = std::tgamma(empty_rows + 1);
  band.rows /= orders;
  band.row_splits /= orders;
  band.splits = count_splits(field, part);
  return band;
}

struct RestCosts {
  double seconds;
  bool by_tables;
};

// Of two bands of 9x9 under so many heads.
RestCosts rest_seconds(const Field& field, std::uint32_t head, double heads, std::size_t memory) {
  const double splits = count_splits(field, head);
  const double terms = splits > 0 ? count_triples(field) / splits : 0;
  const double width = std::cbrt(terms);
  double anew = kBlock + kTerm * terms;
  double tables = 0;
  double bytes = 0;
  for (std::uint32_t part = 0; part < 3; ++part) {
    if (part == head) continue;
    const Band band = band_of(field, part);
    const double blocks = std::min(band.row_splits, band.rows * width);
    anew += kAddition * (band.rows * terms + blocks * kPairs * width * width);
    const double of_a_box = std::max(1.0, std::cbrt(band.splits));
    tables += kAddition * (band.rows + band.row_splits * kPairs / of_a_box) * band.splits;
    bytes += band.splits * sizeof(std::uint16_t) * (1 + 4 / of_a_box);
  }
  const double by_tables = tables + heads * (kLookUps + kLookUp * terms);
  anew *= heads;
  if (bytes > static_cast<double>(memory) / 2 || by_tables > anew) return {anew, false};
  return {by_tables, true};
}

}  // namespace

Costs costs_of(const Field& field, const Heads& heads, std::uint32_t head, std::size_t memory) {
  const double count = std::max(1.0, heads.estimate());
  const double classes = std::max(1.0, heads.estimate_classes());
  double walk = count * (kHead + orders_seconds(field, head));
  const bool has_room =
      2 * count * static_cast<double>(Classes::kBytes) < static_cast<double>(memory) / 2;
  if (field.parts.size() == 2) {
    const std::uint32_t other = 1 - head;
    const double each = walk + count * orders_seconds(field, other);
    const double merged =
        count * (kHead + kClass) +
        classes * (orders_seconds(field, head) + orders_seconds(heads.rest(), other));
    if (!has_room || each < merged) return {.seconds = each};
    return {.seconds = merged, .by_classes = true};
  }
  const Band of_head = band_of(field, head);
  const bool head_by_table =
      of_head.splits * 2.5 < static_cast<double>(memory) / 8 &&
      of_head.splits * of_head.rows * kAddition < count * orders_seconds(field, head);
  if (head_by_table) {
    walk = count * (kHead + 0.1e-6) + of_head.splits * of_head.rows * kAddition;
  }
  const RestCosts each = rest_seconds(field, head, count, memory / 2);
  const RestCosts merged = rest_seconds(heads.rest(), head, classes, memory / 4);
  Costs costs = {.seconds = kSplits + walk + each.seconds,
                 .by_tables = each.by_tables,
                 .head_by_table = head_by_table};
  const double with_classes = kSplits + walk + count * kClass + merged.seconds;
  if (has_room && with_classes < costs.seconds) {
    costs.seconds = with_classes;
    costs.by_classes = true;
    costs.by_tables = merged.by_tables;
  }
  return costs;
}

}  // namespace quadrille::sudoku::bands
