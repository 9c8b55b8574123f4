// Lines.
#include <algorithm>
#include <cstdlib>

#include "quadrille/sudoku/rules/lower_parts.h"

namespace quadrille::sudoku::rules {
namespace {

// A table of more tuples is left to pairs of neighbours.
constexpr std::size_t kMostTuples = 600;

void add_thermometer(Draft& draft, const std::vector<Cell>& cells, bool slow) {
  const auto rises = [=](std::int64_t a, std::int64_t b) { return slow ? a <= b : a < b; };
  const auto accepts = [&](std::span<const std::int64_t> values) {
    return values.size() < 2 || rises(values[values.size() - 2], values.back());
  };
  if (draft.quick() && !draft.for_walk() && draft.add_table(cells, accepts, kMostTuples)) return;
  for (std::size_t i = 0; i + 1 < cells.size(); ++i) draft.add_pair(cells[i], cells[i + 1], rises);
}

void add_arrow(Draft& draft, const Constraint& constraint) {
  Weighted terms;
  std::int64_t weight = -1;
  for (std::size_t i = constraint.head.size(); i-- > 0;) {
    add_term(terms, constraint.head[i], weight);
    weight *= 10;
  }
  std::ranges::reverse(terms.cells);
  std::ranges::reverse(terms.weights);
  for (const Cell cell : constraint.cells) add_term(terms, cell, 1);
  draft.add_sum(terms, 0);
}

// Each cell between the ends with both of them.
void add_with_ends(Draft& draft, const std::vector<Cell>& cells,
                   const std::function<bool(std::int64_t, std::int64_t, std::int64_t)>& accepts) {
  for (std::size_t i = 1; i + 1 < cells.size(); ++i) {
    draft.add_table(
        {cells.front(), cells[i], cells.back()},
        [&](std::span<const std::int64_t> values) {
          return values.size() < 3 || accepts(values[0], values[1], values[2]);
        },
        SIZE_MAX);
  }
}

void add_lockout(Draft& draft, const std::vector<Cell>& cells, std::int64_t least) {
  const auto apart = [=](std::int64_t a, std::int64_t b) { return std::abs(a - b) >= least; };
  draft.add_pair(cells.front(), cells.back(), apart);
  add_with_ends(draft, cells, [=](std::int64_t a, std::int64_t middle, std::int64_t b) {
    return apart(a, b) && (middle < std::min(a, b) || middle > std::max(a, b));
  });
}

void add_renban(Draft& draft, const std::vector<Cell>& line) {
  const std::vector<Cell> cells = merged(line).cells;
  if (cells.size() > draft.size()) return;
  std::vector<Digits> sets;
  for (std::size_t first = 0; first + cells.size() <= draft.size(); ++first) {
    Digits set;
    for (std::size_t i = 0; i < cells.size(); ++i) set.set(first + i);
    sets.push_back(set);
  }
  draft.add_sets(cells, std::move(sets));
}

// Of any `window` cells in a row no two are of one class.
void add_classes(Draft& draft, const std::vector<Cell>& cells, std::size_t window,
                 std::size_t class_count, const std::function<std::size_t(Digit)>& class_of) {
  const std::size_t length = std::min(window, cells.size());
  for (std::size_t first = 0; first + length <= cells.size(); ++first) {
    const std::vector<Cell> here =
        merged({cells.data() + first, length}).cells;  // a loop may come back
    std::vector<std::vector<Placement>> classes(class_count);
    for (const Cell cell : here) {
      for (std::uint32_t digit = 1; digit <= draft.size(); ++digit) {
        const auto placed = static_cast<Digit>(digit);
        classes[class_of(placed)].push_back({cell, placed});
      }
    }
    const auto there = std::ranges::count_if(classes, [](const auto& all) { return !all.empty(); });
    if (static_cast<std::size_t>(there) < here.size()) draft.make_impossible();
    for (auto& placements : classes) {
      if (placements.empty()) continue;
      draft.add_several(std::move(placements), static_cast<std::size_t>(there) == here.size());
    }
  }
}

std::vector<std::vector<Cell>> parts_by_box(const Shape& shape, const std::vector<Cell>& cells) {
  std::vector<std::vector<Cell>> parts;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool same =
        i > 0 && (!shape.has_boxes() || shape.box_of(cells[i]) == shape.box_of(cells[i - 1]));
    if (!same) parts.emplace_back();
    parts.back().push_back(cells[i]);
  }
  return parts;
}

std::vector<std::vector<Cell>> parts_of_zipper(const std::vector<Cell>& cells) {
  std::vector<std::vector<Cell>> parts;
  for (std::size_t i = 0; i < (cells.size() + 1) / 2; ++i) {
    const std::size_t other = cells.size() - 1 - i;
    parts.push_back(i == other ? std::vector{cells[i]} : std::vector{cells[i], cells[other]});
  }
  return parts;
}

void add_nabner(Draft& draft, const std::vector<Cell>& line) {
  const std::vector<Cell> cells = merged(line).cells;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      draft.add_never(cells[i], cells[j],
                      [](std::int64_t a, std::int64_t b) { return std::abs(a - b) <= 1; });
    }
  }
}

// Pairs of cells, one after another or from both ends.
void add_pairs(Draft& draft, const std::vector<Cell>& cells, bool mirrored,
               const Relation& accepts) {
  const std::size_t count = mirrored ? cells.size() / 2 : cells.size() - 1;
  for (std::size_t i = 0; i < count; ++i) {
    draft.add_pair(cells[i], cells[mirrored ? cells.size() - 1 - i : i + 1], accepts);
  }
}

// The relation that a list of pairs stands for.
class PairTable {
 public:
  PairTable(const Draft& draft, std::span<const std::uint32_t> values)
      : least_(draft.least()), size_(draft.size()), accepted_(std::size_t{size_} * size_, false) {
    for (std::size_t i = 0; i + 1 < values.size(); i += 2) {
      if (is_there(values[i]) && is_there(values[i + 1])) {
        accepted_[place_of(values[i], values[i + 1])] = true;
      }
    }
  }

  [[nodiscard]] bool accepts(std::int64_t a, std::int64_t b) const {
    return accepted_[place_of(a, b)];
  }
  // Whether it is shorter to say what is not accepted.
  [[nodiscard]] bool accepts_most() const {
    return 2 * std::ranges::count(accepted_, true) > std::ssize(accepted_);
  }

 private:
  [[nodiscard]] bool is_there(std::int64_t value) const {
    return value >= least_ && value < least_ + size_;
  }
  [[nodiscard]] std::size_t place_of(std::int64_t a, std::int64_t b) const {
    return static_cast<std::size_t>((a - least_) * size_ + b - least_);
  }

  std::int64_t least_;
  std::uint32_t size_;
  std::vector<bool> accepted_;
};

void add_listed_pairs(Draft& draft, const Constraint& constraint, std::size_t reach) {
  const PairTable table(draft, constraint.values);
  const std::vector<Cell>& cells = constraint.cells;
  const bool few = draft.quick() && table.accepts_most();
  for (std::size_t i = 0; i < cells.size() && !draft.stopped(); ++i) {
    for (std::size_t j = i + 1; j < cells.size() && j - i <= reach; ++j) {
      if (few && cells[i] != cells[j]) {
        draft.add_never(cells[i], cells[j],
                        [&](std::int64_t a, std::int64_t b) { return !table.accepts(a, b); });
      } else {
        draft.add_pair(cells[i], cells[j],
                       [&](std::int64_t a, std::int64_t b) { return table.accepts(a, b); });
      }
    }
  }
}

// Through what the part that a cell is in has so far.
void add_parts_of_sum(Draft& draft, const std::vector<Cell>& cells, std::int64_t sum) {
  draft.add_chain(
      cells,
      [=](std::size_t /*place*/, std::int64_t state,
          std::int64_t value) -> std::optional<std::int64_t> {
        // Behind a part another begins; a 0 belongs to either.
        const std::int64_t here = state == sum ? value : state + value;
        if (here > sum) return std::nullopt;
        return here == 0 ? state : here;
      },
      [=](std::int64_t state) { return state == sum; });
}

bool lower_sum_line(Draft& draft, const Constraint& constraint) {
  const std::vector<Cell>& cells = constraint.cells;
  switch (constraint.kind) {
    case ConstraintKind::arrow:
      add_arrow(draft, constraint);
      return true;
    case ConstraintKind::region_sums:
      draft.add_equal_sums(parts_by_box(draft.shape(), cells));
      return true;
    case ConstraintKind::zipper:
      draft.add_equal_sums(parts_of_zipper(cells));
      return true;
    case ConstraintKind::double_arrow:
      draft.add_equal_sums({{cells.front(), cells.back()}, {cells.begin() + 1, cells.end() - 1}});
      return true;
    case ConstraintKind::sum_line:
      add_parts_of_sum(draft, cells, value_of(draft.shape(), constraint));
      return true;
    default:
      return false;
  }
}

}  // namespace

bool lower_line(Draft& draft, const Constraint& constraint) {
  const std::vector<Cell>& cells = constraint.cells;
  const std::int64_t value = value_of(draft.shape(), constraint);
  switch (constraint.kind) {
    case ConstraintKind::thermometer:
    case ConstraintKind::slow_thermometer:
      add_thermometer(draft, cells, constraint.kind == ConstraintKind::slow_thermometer);
      return true;
    case ConstraintKind::between:
      add_with_ends(draft, cells, [](std::int64_t a, std::int64_t middle, std::int64_t b) {
        return std::min(a, b) < middle && middle < std::max(a, b);
      });
      return true;
    case ConstraintKind::lockout:
      add_lockout(draft, cells, value);
      return true;
    case ConstraintKind::palindrome:
      add_pairs(draft, cells, true, [](std::int64_t a, std::int64_t b) { return a == b; });
      return true;
    case ConstraintKind::renban:
      add_renban(draft, cells);
      return true;
    case ConstraintKind::whisper:
      add_pairs(draft, cells, false,
                [=](std::int64_t a, std::int64_t b) { return std::abs(a - b) >= value; });
      return true;
    case ConstraintKind::entropic:
      add_classes(draft, cells, 3, 3, [&](Digit digit) { return (digit - 1U) * 3 / draft.size(); });
      return true;
    case ConstraintKind::modular:
      add_classes(draft, cells, static_cast<std::size_t>(value),
                  static_cast<std::size_t>(std::min(value, draft.most() + 1)), [&](Digit digit) {
                    return static_cast<std::size_t>(draft.value(digit) % value);
                  });
      return true;
    case ConstraintKind::nabner:
      add_nabner(draft, cells);
      return true;
    case ConstraintKind::pairs:
    case ConstraintKind::all_pairs:
      add_listed_pairs(draft, constraint,
                       constraint.kind == ConstraintKind::pairs ? 1 : cells.size());
      return true;
    default:
      return lower_sum_line(draft, constraint);
  }
}

}  // namespace quadrille::sudoku::rules
