// Row by row: a row takes one digit out of each column, all of them different. What is left of the
// columns is to be filled into the other rows. Before the last two rows each column has two digits
// left and each digit stands in two columns, so that they form rings: each ring can be filled in
// two ways at most, whatever happens in the others.
//
// Rows that the board does not tell apart come last. Of m such rows one has the least digit that is
// left in the first column; if that is the next one, m times as many orders follow.
#include "quadrille/solve/bands/orders.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "quadrille/base/natural.h"

namespace quadrille::sudoku::bands {
namespace {

constexpr std::uint32_t kRowsPerPoll = 1U << 12U;

}  // namespace

Orders::Orders(const Field& field, std::uint32_t part, const Stop* stop)
    : size_(field.size), stop_(stop) {
  std::vector<std::vector<Row>> classes;  // of rows that are the same
  for (std::uint32_t number = 0; number < field.parts[part].size(); ++number) {
    Row row{{}, number, field.parts[part][number], false};
    for (std::uint32_t column = 0; column < size_; ++column) {
      row.left.push_back(field.left_at(row.in_field, column));
    }
    const auto same = std::ranges::find_if(
        classes, [&](const std::vector<Row>& rows) { return rows.front().left == row.left; });
    if (same == classes.end()) {
      classes.push_back({std::move(row)});
    } else {
      same->push_back(std::move(row));
    }
  }
  const auto choices = [](const std::vector<Row>& rows) {
    int digits = 0;
    for (const Digits left : rows.front().left) digits += std::popcount(left);
    return digits;
  };
  std::ranges::sort(classes, [&](const auto& a, const auto& b) {
    return a.size() != b.size() ? a.size() < b.size() : choices(a) < choices(b);
  });
  for (std::vector<Row>& rows : classes) {
    const bool are_last = &rows == &classes.back();
    if (are_last) first_of_last_ = rows_.size();
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const std::size_t others = rows.size() - i;
      rows[i].first_of_same = are_last && others > 2;
      if (rows[i].first_of_same) factor_ *= others;
      rows_.push_back(std::move(rows[i]));
    }
  }
  filled_.resize(rows_.size());
}

bool Orders::stopped() {
  if (stop_ != nullptr && ++polls_ % kRowsPerPoll == 0) stopped_ = stop_->requested();
  return stopped_;
}

// use() is called with all rows filled but the last two, and says whether to go on.
template <class Use>
bool Orders::fill_all(const ColumnDigits& columns, const Use& use) {
  columns_ = columns;
  const auto all = static_cast<Digits>((1U << size_) - 1);
  return rows_.size() == 1 ? use() : fill(0, all, all, use);
}

// Fills the columns of a row that are still empty, those with the least choice first.
template <class Use>
bool Orders::fill(std::size_t row, Columns empty, Digits unused, const Use& use) {
  if (rows_.size() - row == 2) return use();
  if (empty == 0) {
    if (stopped()) return false;
    const auto all = static_cast<Digits>((1U << size_) - 1);
    return fill(row + 1, all, all, use);
  }
  const std::vector<Digits>& left = rows_[row].left;
  std::uint32_t best = 0;
  Digits choice = 0;
  int fewest = INT32_MAX;
  if (rows_[row].first_of_same && (empty & 1U) != 0) {
    choice = static_cast<Digits>(columns_[0] & -columns_[0]) & left[0] & unused;
    fewest = 0;
  }
  for (Columns rest = empty; rest != 0 && fewest > 1; rest &= static_cast<Columns>(rest - 1)) {
    const auto column = static_cast<std::uint32_t>(std::countr_zero(rest));
    const auto possible = static_cast<Digits>(columns_[column] & left[column] & unused);
    const int choices = std::popcount(possible);
    if (choices >= fewest) continue;
    fewest = choices;
    best = column;
    choice = possible;
  }
  for (; choice != 0; choice &= static_cast<Digits>(choice - 1)) {
    const auto digit = static_cast<Digits>(choice & -choice);
    filled_[row][best] = digit;
    columns_[best] ^= digit;
    if (!fill(row, static_cast<Columns>(empty & ~(1U << best)),
              static_cast<Digits>(unused & ~digit), use)) {
      return false;
    }
    columns_[best] ^= digit;
  }
  return true;
}

std::uint64_t Orders::count(const ColumnDigits& columns) {
  std::uint64_t orders = 0;
  fill_all(columns, [&] {
    orders += rows_.size() == 1 ? fill_last() : fill_last_two();
    return true;
  });
  return orders;
}

std::uint64_t Orders::fill_last() const {
  const std::vector<Digits>& left = rows_.back().left;
  for (std::uint32_t column = 0; column < size_; ++column) {
    if ((columns_[column] & left[column]) == 0) return 0;
  }
  return 1;
}

// use(ring) says whether to go on.
template <class Use>
void Orders::each_ring(const Use& use) {
  const std::vector<Digits>& upper = rows_[rows_.size() - 2].left;
  const std::vector<Digits>& lower = rows_.back().left;
  std::array<Columns, kMostDigits> places = {};  // of each digit: two columns
  for (std::uint32_t column = 0; column < size_; ++column) {
    for (Digits rest = columns_[column]; rest != 0; rest &= static_cast<Digits>(rest - 1)) {
      places[static_cast<std::size_t>(std::countr_zero(rest))] |=
          static_cast<Columns>(1U << column);
    }
  }
  for (auto open = static_cast<Columns>((1U << size_) - 1); open != 0;) {
    const Columns before = open;
    const auto first = static_cast<std::uint32_t>(std::countr_zero(open));
    std::uint32_t column = first;
    auto above = static_cast<Digits>(columns_[first] & -columns_[first]);
    Ring ring{.columns = 0, .one_way = true, .other_way = true};
    do {
      const auto below = static_cast<Digits>(columns_[column] ^ above);
      upper_[column] = above;
      ring.one_way &= (upper[column] & above) != 0 && (lower[column] & below) != 0;
      ring.other_way &= (upper[column] & below) != 0 && (lower[column] & above) != 0;
      open &= static_cast<Columns>(~(1U << column));
      const Columns both = places[static_cast<std::size_t>(std::countr_zero(below))];
      column = static_cast<std::uint32_t>(
          std::countr_zero(static_cast<Columns>(both & ~(1U << column))));
      above = below;
    } while (column != first);
    ring.columns = before ^ open;
    if (!use(ring)) return;
  }
}

std::uint64_t Orders::fill_last_two() {
  std::uint64_t orders = 1;
  each_ring([&](const Ring& ring) {
    orders *= ring.ways();
    return orders != 0;
  });
  return orders;
}

void Orders::list_rings() {
  rings_.clear();
  each_ring([&](const Ring& ring) {
    rings_.push_back(ring);
    return true;
  });
}

void Orders::draw(const ColumnDigits& columns, Random& random, std::span<Digits> cells) {
  const std::uint64_t orders = count(columns);
  assert(orders > 0);
  std::uint64_t number = random_below(random, orders).small().value_or(0);
  fill_all(columns, [&] {
    const std::uint64_t here = rows_.size() == 1 ? fill_last() : fill_last_two();
    if (number >= here) {
      number -= here;
      return true;
    }
    // The last rows are chosen anew, and all of them then put into any places of theirs.
    place_drawn(random, cells);
    return false;
  });
}

void Orders::place_drawn(Random& random, std::span<Digits> cells) {
  if (rows_.size() == 1) {
    filled_[0] = columns_;
  } else {
    list_rings();
    ColumnDigits& upper = filled_[rows_.size() - 2];
    ColumnDigits& lower = filled_[rows_.size() - 1];
    for (const Ring& ring : rings_) {
      const bool one_way = ring.ways() == 2 ? random.below(2) == 0 : ring.one_way;
      for (Columns rest = ring.columns; rest != 0; rest &= static_cast<Columns>(rest - 1)) {
        const auto column = static_cast<std::size_t>(std::countr_zero(rest));
        const auto below = static_cast<Digits>(columns_[column] ^ upper_[column]);
        upper[column] = one_way ? upper_[column] : below;
        lower[column] = one_way ? below : upper_[column];
      }
    }
  }
  std::vector<std::uint32_t> places;
  for (const Row& row : rows_) places.push_back(row.in_field);
  auto last = std::span(places).subspan(first_of_last_);
  random.shuffle(last);
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    std::copy_n(filled_[row].begin(), size_, &cells[std::size_t{places[row]} * size_]);
  }
}

std::uint64_t Orders::add_places(const ColumnDigits& columns, std::span<std::uint64_t> places) {
  std::uint64_t orders = 0;
  fill_all(columns, [&] {
    const std::uint64_t ways = rows_.size() == 1 ? fill_last() : fill_last_two();
    orders += ways;
    if (ways > 0) add_filled(ways, places);
    return true;
  });
  return orders;
}

void Orders::add_filled(std::uint64_t ways, std::span<std::uint64_t> places) {
  if (rows_.size() == 1) {
    for (std::size_t column = 0; column < size_; ++column) {
      places[place_of(0, column, columns_[column])] += ways;
    }
    return;
  }
  const std::size_t last = rows_.size() - 1;
  for (std::size_t row = 0; row + 1 < last; ++row) {
    for (std::size_t column = 0; column < size_; ++column) {
      places[place_of(row, column, filled_[row][column])] += ways;
    }
  }
  list_rings();
  for (const Ring& ring : rings_) {
    const std::uint64_t each = ways / ring.ways();
    const std::uint64_t one_way = ring.one_way ? each : 0;
    const std::uint64_t other_way = ring.other_way ? each : 0;
    for (Columns rest = ring.columns; rest != 0; rest &= static_cast<Columns>(rest - 1)) {
      const auto column = static_cast<std::size_t>(std::countr_zero(rest));
      const Digits above = upper_[column];
      const auto below = static_cast<Digits>(columns_[column] ^ above);
      places[place_of(last - 1, column, above)] += one_way;
      places[place_of(last, column, below)] += one_way;
      places[place_of(last - 1, column, below)] += other_way;
      places[place_of(last, column, above)] += other_way;
    }
  }
}

}  // namespace quadrille::sudoku::bands
