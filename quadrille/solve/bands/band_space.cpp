// Of each head that was counted it is known how many solutions it stands for. So a solution is
// drawn in steps, each by exact numbers: a head; how the digits of the rest are parted among its
// columns; the rows of each part; and then any order of what the board does not tell apart, as a
// head stands for all heads to which such orders lead.
#include "quadrille/solve/bands/band_space.h"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

#include "quadrille/solve/bands/alike.h"
#include "quadrille/solve/bands/marginals.h"
#include "quadrille/solve/bands/orders.h"

namespace quadrille::sudoku::bands {
namespace {

Cell cell_at(const Field& field, std::uint32_t row, std::uint32_t column) {
  return field.by_stacks ? column * field.size + row : row * field.size + column;
}

// The first part with the same givens, row by row, in which the same digits stand as often.
std::uint32_t same_part_before(const Field& field, std::uint32_t part) {
  const std::vector<std::uint32_t>& rows = field.parts[part];
  const auto row_of = [&](std::uint32_t row) {
    return std::span(field.given).subspan(std::size_t{row} * field.size, field.size);
  };
  for (std::uint32_t before = 0; before < part; ++before) {
    const std::vector<std::uint32_t>& others = field.parts[before];
    if (std::ranges::equal(rows, others, [&](std::uint32_t a, std::uint32_t b) {
          return std::ranges::equal(row_of(a), row_of(b));
        })) {
      return before;
    }
  }
  return part;
}

}  // namespace

// Draws solutions under heads.
class BandSpace::Draw {
 public:
  explicit Draw(const BandCount& count)
      : count_(count),
        field_(count.field()),
        alike_(alike_of(field_, rows_of(field_))),
        cells_(std::size_t{field_.size} * field_.size) {
    for (std::uint32_t part = 0; part < field_.parts.size(); ++part) {
      orders_.emplace_back(field_, part);
    }
    if (field_.parts.size() == 3) rest_.emplace(splits_.emplace(), field_, count.head());
  }

  // A digit (one bit) for each cell of the field.
  const std::vector<Digits>& under(const Codes& codes, Random& random) {
    const std::uint32_t head = count_.head();
    const ColumnDigits columns = count_.head_splits().columns(codes);
    orders_[head].draw(columns, random, cells_);
    if (rest_) {
      const auto drawn = rest_->draw(columns, random, work_);
      orders_[head == 0 ? 1 : 0].draw(drawn[0], random, cells_);
      orders_[head == 2 ? 1 : 2].draw(drawn[1], random, cells_);
    } else {
      orders_[1 - head].draw(count_.head_splits().columns_beside(codes), random, cells_);
    }
    exchange(field_, alike_, random, cells_);
    return cells_;
  }

 private:
  const BandCount& count_;
  const Field& field_;
  Alike alike_;
  std::vector<Orders> orders_;  // of each part
  std::optional<Splits> splits_;
  std::optional<NineRest> rest_;
  NineRest::Work work_;
  std::vector<Digits> cells_;
};

BandSpace::BandSpace(const Grid& grid, std::size_t memory)
    : grid_(grid), memory_(memory), count_(grid, memory / 2) {
  count_.keep_heads(memory / 4);
}

std::optional<std::vector<Grid>> BandSpace::sample(std::uint64_t count, Random& random,
                                                   const Stop* stop) const {
  struct Drawn {
    Random random;  // of its own, so that it does not matter in which order they are drawn
    Natural number;
    std::uint64_t place;
  };
  Sum all;
  for (const KeptHead& head : count_.kept()) all.add_times(head.under, head.orders);
  std::vector<Drawn> wanted;
  for (std::uint64_t place = 0; place < count; ++place) {
    Random own(random.next());
    Natural number = random_below(own, all.natural());
    wanted.push_back({own, std::move(number), place});
  }
  std::ranges::sort(wanted, {}, &Drawn::number);
  std::vector<Grid> grids(count, Grid(grid_.shape()));
  Draw draw(count_);
  auto next = wanted.begin();
  Sum so_far;
  for (const KeptHead& head : count_.kept()) {
    if (next == wanted.end()) break;
    so_far.add_times(head.under, head.orders);
    const Natural end = so_far.natural();
    for (; next != wanted.end() && next->number < end; ++next) {
      if (stop != nullptr && stop->requested()) return std::nullopt;
      const std::vector<Digits>& cells = draw.under(head.codes, next->random);
      for (std::uint32_t i = 0; i < cells.size(); ++i) {
        const auto digit = static_cast<Digit>(std::countr_zero(cells[i]) + 1);
        grids[next->place].set(cell_at(count_.field(), i / grid_.size(), i % grid_.size()), digit);
      }
    }
  }
  return grids;
}

// By bands or by stacks, whichever takes less for all parts together.
std::optional<std::vector<Natural>> BandSpace::marginals(std::uint32_t threads,
                                                         const Stop* stop) const {
  std::optional<Field> best;
  double least = 0;
  for (const Field& field : fields(grid_)) {
    double seconds = 0;
    for (std::uint32_t part = 0; part < field.parts.size(); ++part) {
      if (same_part_before(field, part) == part) {
        seconds += BandCount(field, part, memory_ / 2).seconds();
      }
    }
    if (best && seconds >= least) continue;
    best = field;
    least = seconds;
  }
  const Field& field = *best;
  const std::uint32_t size = field.size;
  std::vector<Natural> marginals(std::size_t{size} * size * size);
  std::vector<std::vector<Sum>> of_parts;
  for (std::uint32_t part = 0; part < field.parts.size(); ++part) {
    const std::uint32_t same = same_part_before(field, part);
    auto places = same < part ? of_parts[same] : marginals_of_part(field, part, threads, stop);
    if (places.empty()) return std::nullopt;
    for (std::size_t place = 0; place < places.size(); ++place) {
      const Cell cell = cell_at(field, field.parts[part][place / size / size],
                                static_cast<std::uint32_t>(place / size % size));
      marginals[std::size_t{cell} * size + place % size] = places[place].natural();
    }
    of_parts.push_back(std::move(places));
  }
  return marginals;
}

std::vector<Sum> BandSpace::marginals_of_part(const Field& field, std::uint32_t part,
                                              std::uint32_t threads, const Stop* stop) const {
  if (field.by_stacks == count_.by_stacks() && part == count_.head()) {
    return marginals_of_head(count_, threads, stop);
  }
  BandCount count(field, part, memory_ / 2);
  count.keep_heads(memory_ / 4);
  if (!count.run(threads, stop) || !count.has_room()) return {};
  return marginals_of_head(count, threads, stop);
}

}  // namespace quadrille::sudoku::bands
