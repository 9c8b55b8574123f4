// A box with its column split and its row split settled has one digit in each cell, or none in
// some. So a band is filled by a row split for each box, side by side: of the leading box any, and
// with it 56 pairs for the others.
//
//   ways(a, b, c) = sum over row splits r that cross a: sum over pairs (x, y) beside r:
//                   [x crosses b] * [y crosses c]
//
// The inner sum is a product of two matrices of 0 and 1, made once for each r and added to all a
// that it crosses. It has few ones on the left and whole rows of numbers of 16 bits on the right,
// which the compiler adds eight at a time.
#include "quadrille/solve/bands/nine.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <span>

namespace quadrille::sudoku::bands {
namespace {

// Number by number; the stride is a multiple of what a vector holds.
void add_to(Ways* sums, const Ways* numbers, std::size_t stride) {
  for (std::size_t k = 0; k < stride; ++k) sums[k] = static_cast<Ways>(sums[k] + numbers[k]);
}

}  // namespace

void WaysTable::reset(std::size_t first, std::size_t second, std::size_t third) {
  second_ = second;
  stride_ = stride(third);
  ways_.assign(first * second_ * stride_, 0);
}

NineBand::NineBand(const Splits& splits, const Field& field, std::uint32_t band, const Order& order)
    : splits_(splits), band_(band), order_(order) {
  for (std::uint32_t box = 0; box < 3; ++box) read_box(field, box);
  list_rows(field);
}

void NineBand::read_box(const Field& field, std::uint32_t number) {
  Box& box = boxes_[number];
  std::array<std::array<Digits, 3>, 3> cells = {};
  Threes by_row = {};
  Threes by_column = {};
  box.is_open = true;
  for (std::uint32_t i = 0; i < 3; ++i) {
    for (std::uint32_t j = 0; j < 3; ++j) {
      cells[i][j] = field.left_at(field.parts[band_][i], 3 * order_.stacks[number] + j);
      by_row[i] |= cells[i][j];
      by_column[j] |= cells[i][j];
      box.is_open &= cells[i][j] == field.all();
    }
  }
  const auto is_within = [](const Threes& split, const Threes& most) {
    return ((split[0] & ~most[0]) | (split[1] & ~most[1]) | (split[2] & ~most[2])) == 0;
  };
  for (Split split = 0; split < Splits::kCount; ++split) {
    box.columns.push_back(is_within(splits_.threes(split), by_column) ? 1 : 0);
    box.rows.push_back(is_within(splits_.threes(split), by_row) ? 1 : 0);
  }
  if (box.is_open) return;
  box.starts.push_back(0);
  for (Split columns = 0; columns < Splits::kCount; ++columns) {
    if (box.columns[columns] != 0) {
      const Threes& column = splits_.threes(columns);
      for (const Split rows : splits_.crossing(columns)) {
        const Threes& row = splits_.threes(rows);
        bool fits = box.rows[rows] != 0;
        for (std::uint32_t cell = 0; fits && cell < 9; ++cell) {
          fits = (row[cell / 3] & column[cell % 3] & cells[cell / 3][cell % 3]) != 0;
        }
        if (fits) box.crossing.push_back(rows);
      }
    }
    box.starts.push_back(static_cast<std::uint32_t>(box.crossing.size()));
  }
}

// Rows that are the same have their threes of the leading box in ascending order.
void NineBand::list_rows(const Field& field) {
  const auto same = [&](std::uint32_t a, std::uint32_t b) {
    for (std::uint32_t column = 0; column < 9; ++column) {
      if (field.left_at(field.parts[band_][a], column) !=
          field.left_at(field.parts[band_][b], column)) {
        return false;
      }
    }
    return true;
  };
  std::vector<std::array<std::uint32_t, 2>> in_order;
  for (const auto& [a, b] : {std::array{0U, 1U}, {1U, 2U}, {0U, 2U}}) {
    if (same(a, b)) in_order.push_back({a, b});
  }
  factor_ = in_order.size() == 3 ? 6 : 1 + in_order.size();
  for (Split first = 0; first < Splits::kCount; ++first) {
    const Threes& rows = splits_.threes(first);
    if (boxes_[order_.lead].rows[first] == 0 ||
        !std::ranges::all_of(in_order,
                             [&](const auto& two) { return rows[two[0]] < rows[two[1]]; })) {
      continue;
    }
    const auto begin = static_cast<std::uint32_t>(pairs_.size());
    for (const Splits::Pair& pair : splits_.beside(first)) {
      if (boxes_[1 - order_.lead].rows[pair.one] != 0 && boxes_[2].rows[pair.other] != 0)
        pairs_.push_back(pair);
    }
    const auto end = static_cast<std::uint32_t>(pairs_.size());
    if (end > begin) rows_.push_back({first, begin, end});
  }
}

std::span<const Split> NineBand::crossing(std::uint32_t number, Split columns) const {
  const Box& box = boxes_[number];
  if (box.is_open) return splits_.crossing(columns);
  return std::span(box.crossing)
      .subspan(box.starts[columns], box.starts[columns + 1] - box.starts[columns]);
}

// Which of the list go with each row split, as places in the list.
void NineBand::list_by_rows(std::uint32_t box, std::span<const Split> list,
                            std::vector<std::uint32_t>& starts,
                            std::vector<std::uint32_t>& by_rows) const {
  starts.assign(Splits::kCount + 2, 0);
  for (const Split columns : list) {
    for (const Split rows : crossing(box, columns)) ++starts[rows + 2];
  }
  std::partial_sum(starts.begin(), starts.end(), starts.begin());
  by_rows.resize(starts.back());
  for (std::uint32_t i = 0; i < list.size(); ++i) {
    for (const Split rows : crossing(box, list[i])) by_rows[starts[rows + 1]++] = i;
  }
}

// For each row split of the last box, which splits of its list it crosses.
void NineBand::mark_third(std::span<const Split> list, std::size_t stride, Work& work) const {
  work.third.assign(Splits::kCount * stride, 0);
  work.has_third.assign(Splits::kCount, 0);
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (const Split rows : crossing(2, list[i])) {
      work.third[rows * stride + i] = 1;
      work.has_third[rows] = 1;
    }
  }
}

// Adds up in the block, for the splits of the other two boxes, the pairs beside one row split.
void NineBand::add_pairs(const Rows& rows, std::size_t stride, Work& work) const {
  for (std::uint32_t pair = rows.begin; pair < rows.end; ++pair) {
    const auto [one, other] = pairs_[pair];
    if (work.has_third[other] == 0) continue;
    const Ways* const third = &work.third[other * stride];
    for (std::uint32_t i = work.second_starts[one]; i < work.second_starts[one + 1]; ++i) {
      const std::uint32_t second = work.second[i];
      add_to(&work.block[second * stride], third, stride);
      work.touched[second] = 1;
    }
  }
}

void NineBand::count(const SplitLists& lists, Work& work, WaysTable& table,
                     const Stop* stop) const {
  table.reset(lists[0].size(), lists[1].size(), lists[2].size());
  const std::size_t stride = WaysTable::stride(lists[2].size());
  const std::uint32_t lead = order_.lead;
  const std::size_t seconds = lists[1 - lead].size();
  list_by_rows(lead, lists[lead], work.first_starts, work.first);
  list_by_rows(1 - lead, lists[1 - lead], work.second_starts, work.second);
  mark_third(lists[2], stride, work);
  work.block.assign(seconds * stride, 0);
  work.touched.assign(seconds, 0);
  for (const Rows& rows : rows_) {
    const std::uint32_t begin = work.first_starts[rows.first];
    const auto firsts =
        std::span(work.first).subspan(begin, work.first_starts[rows.first + 1] - begin);
    if (firsts.empty()) continue;
    if (stop != nullptr && stop->requested()) return;
    add_pairs(rows, stride, work);
    for (std::size_t second = 0; second < seconds; ++second) {
      if (work.touched[second] == 0) continue;
      work.touched[second] = 0;
      Ways* const sums = &work.block[second * stride];
      for (const std::uint32_t first : firsts) {
        // NOLINTNEXTLINE(readability-suspicious-call-argument): the second box leads
        add_to(lead == 0 ? table.at(first, second) : table.at(second, first), sums, stride);
      }
      std::fill_n(sums, stride, Ways{0});
    }
  }
}

std::vector<NineBand::Order> best_orders(const Field& field, std::span<const std::uint32_t> bands) {
  std::vector<std::uint32_t> leads;
  for (const std::uint32_t band : bands) {
    std::array<int, 3> choices = {};
    for (const std::uint32_t row : field.parts[band]) {
      for (std::uint32_t column = 0; column < 9; ++column) {
        choices.at(column / 3) += std::popcount(field.left_at(row, column));
      }
    }
    leads.push_back(
        static_cast<std::uint32_t>(std::ranges::min_element(choices) - choices.begin()));
  }
  // The last stack leads nowhere.
  std::array<std::uint32_t, 3> stacks = {0, 1, 2};
  while (std::ranges::find(leads, stacks[2]) != leads.end()) std::ranges::next_permutation(stacks);
  std::vector<NineBand::Order> orders;
  for (const std::uint32_t lead : leads) orders.push_back({stacks, lead == stacks[0] ? 0U : 1U});
  return orders;
}

}  // namespace quadrille::sudoku::bands
