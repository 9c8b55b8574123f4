// A head that was kept stands for all heads to which the symmetries of the board lead. What is
// added up for it belongs to those as well: so it is shared evenly among the places to which they
// lead, which have the same number. The same goes for rows that nothing tells apart, of which only
// one order was counted.
#include "quadrille/solve/bands/marginals.h"

#include <algorithm>
#include <mutex>
#include <numeric>

#include "quadrille/base/mutex.h"
#include "quadrille/base/share_out.h"
#include "quadrille/solve/bands/alike.h"
#include "quadrille/solve/bands/orders.h"

namespace quadrille::sudoku::bands {
namespace {

// For each of so many things the first of those that are the same.
using Firsts = std::vector<std::uint32_t>;

Firsts each_alone(std::uint32_t size) {
  Firsts firsts(size);
  std::iota(firsts.begin(), firsts.end(), 0U);
  return firsts;
}

void unite(Firsts& firsts, std::uint32_t a, std::uint32_t b) {
  const std::uint32_t from = std::max(firsts[a], firsts[b]);
  std::ranges::replace(firsts, from, std::min(firsts[a], firsts[b]));
}

void unite_groups(Firsts& firsts, const Alike::Groups& groups, std::uint32_t width) {
  for (const std::vector<std::uint32_t>& group : groups) {
    for (const std::uint32_t one : group) {
      for (std::uint32_t i = 0; i < width; ++i) unite(firsts, group.front() + i, one + i);
    }
  }
}

Firsts same_rows(const Field& field, std::uint32_t part) {
  const std::vector<std::uint32_t>& rows = field.parts[part];
  Firsts firsts = each_alone(static_cast<std::uint32_t>(rows.size()));
  for (std::uint32_t a = 0; a < rows.size(); ++a) {
    for (std::uint32_t b = a + 1; b < rows.size(); ++b) {
      bool same = true;
      for (std::uint32_t column = 0; column < field.size; ++column) {
        same &= field.left_at(rows[a], column) == field.left_at(rows[b], column);
      }
      if (same) unite(firsts, a, b);
    }
  }
  return firsts;
}

// What belongs to places that are the same, divided evenly among them.
void share_evenly(const Field& field, std::uint32_t part, std::vector<Sum>& places) {
  const Alike alike = alike_of(field, rows_of(field));
  const Firsts rows = same_rows(field, part);
  Firsts columns = each_alone(field.size);
  unite_groups(columns, alike.columns, 1);
  unite_groups(columns, alike.stacks, stack_width(field));
  Firsts digits = each_alone(field.size);
  unite_groups(digits, alike.digits, 1);
  const auto first_of = [&](std::size_t place) {
    const std::size_t cell = place / field.size;
    return (std::size_t{rows[cell / field.size]} * field.size + columns[cell % field.size]) *
               field.size +
           digits[place % field.size];
  };
  std::vector<Sum> sums(places.size());
  std::vector<std::uint32_t> counts(places.size(), 0);
  for (std::size_t place = 0; place < places.size(); ++place) {
    sums[first_of(place)].add_times(places[place], 1);
    ++counts[first_of(place)];
  }
  for (std::size_t place = 0; place < places.size(); ++place) {
    if (counts[place] > 0) sums[place].divide(counts[place]);
  }
  for (std::size_t place = 0; place < places.size(); ++place) {
    places[place] = sums[first_of(place)];
  }
}

}  // namespace

std::vector<Sum> marginals_of_head(const BandCount& count, std::uint32_t threads,
                                   const Stop* stop) {
  constexpr std::size_t kHeadsAtOnce = 64;  // heads
  const Field& field = count.field();
  const std::span<const KeptHead> heads = count.kept();
  std::vector<Sum> places(field.parts[count.head()].size() * field.size * field.size);
  const auto stopped = [&] { return stop != nullptr && stop->requested(); };
  Mutex mutex;
  share_out((heads.size() + kHeadsAtOnce - 1) / kHeadsAtOnce, threads, [&](const NextPiece& next) {
    Orders orders(field, count.head(), stop);
    std::vector<Sum> sums(places.size());
    std::vector<std::uint64_t> here(places.size());
    for (auto piece = next(); piece && !stopped(); piece = next()) {
      const std::size_t begin = *piece * kHeadsAtOnce;
      for (const KeptHead& head :
           heads.subspan(begin, std::min(kHeadsAtOnce, heads.size() - begin))) {
        std::ranges::fill(here, 0);
        orders.add_places(count.head_splits().columns(head.codes), here);
        for (std::size_t place = 0; place < here.size(); ++place) {
          if (here[place] > 0) sums[place].add_times(head.under, here[place]);
        }
      }
    }
    const std::lock_guard lock(mutex);
    for (std::size_t place = 0; place < places.size(); ++place) {
      places[place].add_times(sums[place], 1);
    }
  });
  if (stopped()) return {};
  const std::uint64_t factor = Orders(field, count.head()).factor() * count.factor_of_rest();
  for (Sum& place : places) place.multiply(factor);
  share_evenly(field, count.head(), places);
  return places;
}

}  // namespace quadrille::sudoku::bands
