// Under a head, 56 column splits are possible for each box of the next band, at most, and what is
// left is the split of the last band:
//
//   count = sum over (a, b, c) under the head: ways of one band(a, b, c) * ways of the other(rest)
//
// Where there are few heads, the ways are counted for each head anew. Where there are many, they
// are counted once, for all column splits that the givens leave, and looked up.
#include "quadrille/solve/bands/nine_rest.h"

#include <algorithm>
#include <cassert>

#include "quadrille/base/natural.h"
#include "quadrille/base/share_out.h"

namespace quadrille::sudoku::bands {
namespace {

std::array<std::uint32_t, 2> others_than(std::uint32_t head) {
  return {head == 0 ? 1U : 0U, head == 2 ? 1U : 2U};
}

}  // namespace

std::array<Split, 3> splits_of(const Splits& splits, const ColumnDigits& columns,
                               const std::array<std::uint32_t, 3>& stacks) {
  std::array<Split, 3> found = {};
  for (std::size_t box = 0; box < 3; ++box) {
    const Digits* const first = &columns[3 * std::size_t{stacks[box]}];
    found[box] = splits.number({first[0], first[1], first[2]});
  }
  return found;
}

NineTable::NineTable(const NineBand& band) : band_(band) {
  for (std::uint32_t box = 0; box < 3; ++box) {
    places_[box].assign(Splits::kCount, 0);
    for (Split split = 0; split < Splits::kCount; ++split) {
      if (!band.allows(box, split)) continue;
      places_[box][split] = static_cast<std::uint16_t>(lists_[box].size());
      lists_[box].push_back(split);
    }
  }
}

bool NineTable::fill(std::uint32_t threads, const Stop* stop) {
  const std::size_t first = lists_[0].size();
  per_piece_ = std::max<std::size_t>(1, (first + threads - 1) / threads);
  pieces_.resize((first + per_piece_ - 1) / per_piece_);
  some_.assign(first * lists_[1].size(), 0);
  share_out(pieces_.size(), threads, [&](const NextPiece& next) {
    NineBand::Work work;
    while (const auto piece = next()) {
      const std::size_t begin = *piece * per_piece_;
      const std::size_t count = std::min(per_piece_, first - begin);
      WaysTable& table = pieces_[*piece];
      band_.count({std::span(lists_[0]).subspan(begin, count), lists_[1], lists_[2]}, work, table,
                  stop);
      for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < lists_[1].size(); ++j) {
          const std::span<const Ways> row(table.at(i, j), lists_[2].size());
          const bool some = std::ranges::any_of(row, [](Ways ways) { return ways != 0; });
          some_[(begin + i) * lists_[1].size() + j] = some ? 1 : 0;
        }
      }
    }
  });
  return stop == nullptr || !stop->requested();
}

NineRest::NineRest(const Splits& splits, const Field& field, std::uint32_t head)
    : NineRest(splits, field, others_than(head), best_orders(field, others_than(head))) {}

NineRest::NineRest(const Splits& splits, const Field& field, std::array<std::uint32_t, 2> bands,
                   const std::vector<NineBand::Order>& orders)
    : splits_(splits),
      stacks_(orders[0].stacks),
      bands_{NineBand(splits, field, bands[0], orders[0]),
             NineBand(splits, field, bands[1], orders[1])},
      tables_{NineTable(bands_[0]), NineTable(bands_[1])} {}

bool NineRest::fill_tables(std::uint32_t threads, const Stop* stop) {
  by_tables_ = true;
  return tables_[0].fill(threads, stop) && tables_[1].fill(threads, stop);
}

std::uint64_t NineRest::count(const ColumnDigits& head, Work& work) const {
  return by_tables_ ? count_by_tables(head, work) : count_anew(head, work);
}

std::uint64_t NineRest::count_by_tables(const ColumnDigits& head, Work& work) const {
  const std::array<Split, 3> columns = splits_of(splits_, head, stacks_);
  for (std::uint32_t box = 0; box < 3; ++box) {
    work.places[box].clear();
    for (const auto& [one, other] : splits_.beside(columns[box])) {
      if (!bands_[0].allows(box, one) || !bands_[1].allows(box, other)) continue;
      work.places[box].push_back({tables_[0].place(box, one), tables_[1].place(box, other)});
    }
    if (work.places[box].empty()) return 0;
  }
  std::uint64_t sum = 0;
  for (const auto& [upper_first, lower_first] : work.places[0]) {
    for (const auto& [upper_second, lower_second] : work.places[1]) {
      const Ways* const upper = tables_[0].row(upper_first, upper_second);
      if (upper == nullptr) continue;
      const Ways* const lower = tables_[1].row(lower_first, lower_second);
      if (lower == nullptr) continue;
      std::int32_t row = 0;  // at most 56 * 1728 * 1728
      for (const auto& [upper_third, lower_third] : work.places[2]) {
        row += upper[upper_third] * lower[lower_third];
      }
      sum += static_cast<std::uint64_t>(row);
    }
  }
  return sum;
}

bool NineRest::fill_under(const ColumnDigits& head, Work& work) const {
  const std::array<Split, 3> columns = splits_of(splits_, head, stacks_);
  for (std::uint32_t box = 0; box < 3; ++box) {
    work.upper[box].clear();
    work.lower[box].clear();
    for (const auto& [one, other] : splits_.beside(columns[box])) {
      if (!bands_[0].allows(box, one) || !bands_[1].allows(box, other)) continue;
      work.upper[box].push_back(one);
      work.lower[box].push_back(other);
    }
    if (work.upper[box].empty()) return false;
  }
  bands_[0].count({work.upper[0], work.upper[1], work.upper[2]}, work.band, work.tables[0]);
  bands_[1].count({work.lower[0], work.lower[1], work.lower[2]}, work.band, work.tables[1]);
  return true;
}

std::uint64_t NineRest::count_anew(const ColumnDigits& head, Work& work) const {
  if (!fill_under(head, work)) return 0;
  const std::span<const Ways> upper = work.tables[0].all();
  const std::span<const Ways> lower = work.tables[1].all();
  const std::size_t stride = WaysTable::stride(work.upper[2].size());
  std::uint64_t sum = 0;
  for (std::size_t begin = 0; begin < upper.size(); begin += stride) {
    std::int32_t row = 0;
    for (std::size_t k = begin; k < begin + stride; ++k) row += upper[k] * lower[k];
    sum += static_cast<std::uint64_t>(row);
  }
  return sum;
}

std::array<ColumnDigits, 2> NineRest::draw(const ColumnDigits& head, Random& random,
                                           Work& work) const {
  const std::uint64_t ways = count_anew(head, work);
  assert(ways > 0);
  std::uint64_t number = random_below(random, ways).small().value_or(0);
  const std::span<const Ways> upper = work.tables[0].all();
  const std::span<const Ways> lower = work.tables[1].all();
  std::size_t place = 0;
  for (;; ++place) {
    const auto here = static_cast<std::uint64_t>(upper[place] * lower[place]);
    if (number < here) break;
    number -= here;
  }
  const std::size_t stride = WaysTable::stride(work.upper[2].size());
  const std::size_t second = work.upper[1].size();
  const std::array<std::size_t, 3> places = {place / stride / second, place / stride % second,
                                             place % stride};
  std::array<ColumnDigits, 2> drawn = {};
  for (std::size_t box = 0; box < 3; ++box) {
    const std::size_t first = 3 * std::size_t{stacks_[box]};
    std::ranges::copy(splits_.threes(work.upper[box][places[box]]), &drawn[0][first]);
    std::ranges::copy(splits_.threes(work.lower[box][places[box]]), &drawn[1][first]);
  }
  return drawn;
}

}  // namespace quadrille::sudoku::bands
