#include "quadrille/solve/bands/heads.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <tuple>
#include <utility>

#include "quadrille/solve/bands/alike.h"
#include "quadrille/solve/bands/sizes.h"

namespace quadrille::sudoku::bands {
namespace {

double factorial(double number) { return std::tgamma(number + 1); }

// With fewer heads, the symmetries of the rest bring more together if all are listed.
constexpr double kManyHeads = 5e5;

}  // namespace

void Symmetries::sort(Codes& codes) const {
  std::uint32_t begin = 0;
  for (const std::uint32_t end : ends) {
    // A handful of digits, nearly in order.
    for (std::uint32_t i = begin + 1; i < end; ++i) {
      const Code code = codes[i];
      std::uint32_t place = i;
      for (; place > begin && codes[place - 1] > code; --place) codes[place] = codes[place - 1];
      codes[place] = code;
    }
    begin = end;
  }
}

Heads::Heads(const Field& field, std::uint32_t head)
    : field_(field),
      head_(head),
      rest_(without_givens_of(field, head)),
      splits_(count_splits(field, head)),
      splits_of_rest_(count_splits(rest_, head)) {
  const auto rows = static_cast<std::uint32_t>(field.parts[head].size());
  list_codes(rows);
  order_digits();
  for (const std::uint32_t digit : digits_) {
    std::vector<Code>& allowed = allowed_.emplace_back();
    for (std::size_t code = 0; code < codes_.size(); ++code) {
      if (may_have(field, head, digit, codes_[code])) allowed.push_back(static_cast<Code>(code));
    }
  }
  of_all_ = symmetries(field, rows_of(field));
  of_rest_ = symmetries(field, rows_of(field, head));
  double orders = 1;
  std::uint32_t begin = 0;
  for (const std::uint32_t end : of_all_.ends) orders *= factorial(end - std::exchange(begin, end));
  if (splits_ / orders > kManyHeads) list_first();
  number_groups();
}

void Heads::list_first() {
  std::vector<bool> seen(codes_.size(), false);
  for (const Code code : allowed_[0]) {
    if (seen[code]) continue;
    seen[code] = true;
    std::vector<Code> same = {code};
    for (std::size_t i = 0; i < same.size(); ++i) {
      for (const std::vector<Code>& move : of_all_.moves) {
        const Code moved = move[same[i]];
        if (!seen[moved]) same.push_back(moved);
        seen[moved] = true;
      }
    }
    first_.push_back({code, same.size()});
  }
  if (first_.empty()) return;
  alone_ = 1;
  orders_of_digits_ = static_cast<double>(allowed_[0].size()) / static_cast<double>(first_.size());
}

void Heads::list_codes(std::uint32_t rows) {
  const std::uint32_t all = 1U << field_.size;
  for (std::uint32_t columns = 0; columns < all; ++columns) {
    if (static_cast<std::uint32_t>(std::popcount(columns)) != rows) continue;
    bool fits = true;
    for (std::uint32_t first = 0; field_.stack > 0 && first < field_.size; first += field_.stack) {
      fits &= std::has_single_bit(columns >> first & ((1U << field_.stack) - 1));
    }
    if (!fits) continue;
    codes_.push_back(static_cast<Columns>(columns));
    std::uint64_t fill = 0;
    for (std::uint32_t column = 0; column < field_.size; ++column) {
      fill |= std::uint64_t{columns >> column & 1U} << 4 * column;
    }
    fill_.push_back(fill);
  }
  for (std::uint32_t column = 0; column < field_.size; ++column) {
    room_ |= std::uint64_t{7 - rows} << 4 * column;
  }
}

// Those come together that the rest does not tell apart, and of these those that nothing does.
void Heads::order_digits() {
  digits_.resize(field_.size);
  std::iota(digits_.begin(), digits_.end(), 0U);
  std::vector<std::vector<bool>> of_rest;
  std::vector<std::vector<bool>> of_all;
  for (const std::uint32_t digit : digits_) {
    of_rest.push_back(cells_of(field_, rows_of(field_, head_), digit));
    of_all.push_back(cells_of(field_, rows_of(field_), digit));
  }
  std::ranges::sort(digits_, [&](std::uint32_t a, std::uint32_t b) {
    return std::tie(of_rest[a], of_all[a], a) < std::tie(of_rest[b], of_all[b], b);
  });
}

void Heads::number_groups() {
  std::uint32_t begin = 0;
  for (const std::uint32_t end : of_all_.ends) {
    const std::uint32_t first = std::max(begin, std::min(alone_, end));
    for (std::uint32_t place = begin; place < end; ++place) {
      group_.push_back(begin);
      place_in_group_.push_back(place < first ? 1 : place - first + 1);
    }
    orders_of_digits_ *= factorial(end - first);
    begin = end;
  }
}

Symmetries Heads::symmetries(const Field& field, std::span<const std::uint32_t> rows) const {
  Symmetries found;
  const Alike alike = alike_of(field, rows);
  std::vector<std::size_t> groups(field.size);
  for (std::size_t group = 0; group < alike.digits.size(); ++group) {
    found.orders *= factorial(static_cast<double>(alike.digits[group].size()));
    for (const std::uint32_t digit : alike.digits[group]) groups[digit] = group;
  }
  for (std::uint32_t place = 1; place <= field.size; ++place) {
    if (place < field.size && groups[digits_[place]] == groups[digits_[place - 1]]) continue;
    found.ends.push_back(place);
  }
  const auto add_moves = [&](const Alike::Groups& same, std::uint32_t width) {
    for (const std::vector<std::uint32_t>& group : same) {
      found.orders *= factorial(static_cast<double>(group.size()));
      for (std::size_t i = 1; i < group.size(); ++i) {
        add_move(found, group[i], group[i - 1], width);
      }
    }
  };
  add_moves(alike.columns, 1);
  add_moves(alike.stacks, stack_width(field));
  return found;
}

// Exchanges so many columns from two on. Each with the one before it is enough: that leads to every
// order of those that are the same.
void Heads::add_move(Symmetries& found, std::uint32_t one, std::uint32_t other,
                     std::uint32_t width) const {
  const std::uint32_t mask = (1U << width) - 1;
  std::vector<Code>& move = found.moves.emplace_back();
  for (const Columns code : codes_) {
    const std::uint32_t different = (code >> one ^ code >> other) & mask;
    const std::uint32_t moved = code ^ different << one ^ different << other;
    const auto at = std::ranges::lower_bound(codes_, static_cast<Columns>(moved));
    move.push_back(static_cast<Code>(at - codes_.begin()));
  }
}

double Heads::estimate_classes() const {
  return std::min(estimate(), std::max(1.0, splits_of_rest_ / of_rest_.orders));
}

ColumnDigits Heads::columns(const Codes& codes) const {
  ColumnDigits columns = {};
  for (std::uint32_t place = 0; place < field_.size; ++place) {
    for (Columns rest = codes_[codes[place]]; rest != 0; rest &= static_cast<Columns>(rest - 1)) {
      columns[static_cast<std::size_t>(std::countr_zero(rest))] |=
          static_cast<Digits>(1U << digits_[place]);
    }
  }
  return columns;
}

ColumnDigits Heads::columns_beside(const Codes& codes) const {
  ColumnDigits beside = columns(codes);
  for (std::uint32_t column = 0; column < field_.size; ++column) {
    beside[column] = static_cast<Digits>(field_.all() & ~beside[column]);
  }
  return beside;
}

}  // namespace quadrille::sudoku::bands
