// Relations that are told pair by pair.
#include <algorithm>

#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/kinds/families.h"

namespace quadrille::sudoku::rules {
namespace {

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

// Any two cells differ where the relation accepts no value twice.
void differ_by_pairs(Draft& draft, const Constraint& constraint) {
  for (std::size_t i = 0; i + 1 < constraint.values.size(); i += 2) {
    const std::int64_t value = constraint.values[i];
    const bool equal = value == constraint.values[i + 1];
    if (equal && draft.least() <= value && value <= draft.most()) return;
  }
  draft.add_group(constraint.cells);
}

void lower_pairs(Draft& draft, const Constraint& constraint) {
  add_listed_pairs(draft, constraint, 1);
}
void lower_all_pairs(Draft& draft, const Constraint& constraint) {
  add_listed_pairs(draft, constraint, constraint.cells.size());
}

constexpr KindRow kListedRows[] = {
    {.kind = ConstraintKind::pairs,
     .name = "pairs",
     .extent = Extent::line,
     .form = {2, kAnyNumber, 2, kAnyNumber},
     .values = ValueKind::pairs,
     .lower = lower_pairs,
     .look = look_at_next,
     .may_close = true},
    {.kind = ConstraintKind::all_pairs,
     .name = "all-pairs",
     .extent = Extent::line,
     .form = {2, kAnyNumber, 2, kAnyNumber},
     .values = ValueKind::pairs,
     .differ = differ_by_pairs,
     .lower = lower_all_pairs,
     .look = look_at_any_two},
};

}  // namespace

std::span<const KindRow> listed_rows() { return kListedRows; }

}  // namespace quadrille::sudoku::rules
