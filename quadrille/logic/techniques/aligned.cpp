// Aligned exclusion: digits of two or three cells that cannot stand together, because two of them
// are equal and see each other, or because a cell in sight of all would have nothing left. A digit
// that is in none of the combinations left is ruled out.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

constexpr std::uint32_t kMostDigits = 32;

// A cell whose digits may be excluded, and the cells of few candidates that see it.
struct AlignedBase {
  Cell cell;
  std::uint32_t digits;
  Bits excluders;           // by number
  std::vector<Cell> order;  // the same: of its box, its row, its column
};

class AlignedExclusion {
 public:
  AlignedExclusion(const Position& position, Technique technique, Deductions& found)
      : layout_(position.layout()),
        found_(found),
        technique_(technique),
        degree_(technique == Technique::aligned_pair ? 2 : 3),
        digits_(layout_.cell_count()),
        base_of_(layout_.cell_count(), kNoBase) {
    for (Cell cell = 0; cell < layout_.cell_count(); ++cell) {
      for (const std::uint32_t number : position.options(Layout::rule(cell))) {
        digits_[cell] |= std::uint32_t{1} << number;
      }
    }
  }

  void run() {
    if (!number_excluders()) return;
    for (Cell cell = 0; cell < layout_.cell_count(); ++cell) add_base(cell);
    for (std::size_t j = 1; j < bases_.size(); ++j) {
      for (std::size_t i = 0; i < j; ++i) {
        if (try_pair(bases_[i], bases_[j])) return;
      }
      if (found_.stopped()) return;
    }
  }

 private:
  static constexpr std::uint32_t kNoBase = UINT32_MAX;

  // False where there are too many of them.
  bool number_excluders() {
    number_.resize(layout_.cell_count());
    for (Cell cell = 0; cell < layout_.cell_count(); ++cell) {
      if (!is_excluder(cell)) continue;
      number_[cell] = static_cast<std::uint32_t>(excluder_digits_.size());
      excluder_digits_.push_back(digits_[cell]);
    }
    return excluder_digits_.size() <= Bits::kRoom;
  }

  [[nodiscard]] bool is_excluder(Cell cell) const {
    const auto count = static_cast<std::uint32_t>(std::popcount(digits_[cell]));
    return count >= 2 && count <= degree_;
  }

  void add_base(Cell cell) {
    if (std::popcount(digits_[cell]) < 2) return;
    AlignedBase base{.cell = cell, .digits = digits_[cell], .excluders = {}, .order = {}};
    std::vector<Unit> units(layout_.units_of(cell).begin(), layout_.units_of(cell).end());
    if (layout_.has_boxes()) std::ranges::rotate(units, units.end() - 1);
    for (const Unit unit : units) {
      for (const Cell other : layout_.cells(unit)) {
        if (other == cell) continue;
        if (std::has_single_bit(digits_[other])) return;
        if (!is_excluder(other) || base.excluders.has(number_[other])) continue;
        base.excluders.set(number_[other]);
        base.order.push_back(other);
      }
    }
    if (base.order.empty()) return;
    base_of_[cell] = static_cast<std::uint32_t>(bases_.size());
    bases_.push_back(std::move(base));
  }

  // There have to be two common excluders at least.
  bool try_pair(const AlignedBase& first, const AlignedBase& second) {
    const Bits common = first.excluders & second.excluders;
    if (!common.several()) return false;
    if (degree_ == 2) return try_cells(std::array{&first, &second}, common);
    for (const AlignedBase* base : {&first, &second}) {
      for (const Cell cell : base->order) {
        const std::uint32_t number = base_of_[cell];
        if (number == kNoBase || cell == first.cell || cell == second.cell) continue;
        const AlignedBase& third = bases_[number];
        const Bits all = common & third.excluders;
        if (!all.several()) continue;
        if (try_cells(std::array{&first, &second, &third}, all)) return true;
      }
    }
    return false;
  }

  // Whether the deductions are full.
  template <std::size_t kCells>
  bool try_cells(const std::array<const AlignedBase*, kCells>& cells, const Bits& common) {
    std::uint32_t together = 0;
    for (const AlignedBase* base : cells) together |= base->digits;
    // Only a cell all of whose digits can be taken matters.
    excluding_.clear();
    for (const std::uint32_t number : common) {
      if ((excluder_digits_[number] & ~together) == 0) {
        excluding_.push_back(excluder_digits_[number]);
      }
    }
    if (excluding_.empty() && !has_twins<kCells>(cells)) return false;
    std::array<std::uint32_t, kCells> possible{};
    combine<kCells>(cells, possible);
    if (is_all<kCells>(cells, possible)) return false;
    return add<kCells>(cells, possible, common);
  }

  // Without any excluder a digit can still fall: by two cells of the same two candidates.
  template <std::size_t kCells>
  static bool has_twins(const std::array<const AlignedBase*, kCells>& cells) {
    if constexpr (kCells == 2) return false;
    for (std::size_t k = 0; k < kCells; ++k) {
      const std::uint32_t digits = cells[k]->digits;
      if (digits == cells[(k + 1) % kCells]->digits && std::popcount(digits) == 2) return true;
    }
    return false;
  }

  // The digits of the last cell that may stand beside those chosen for the others.
  template <std::size_t kCells>
  [[nodiscard]] std::uint32_t rest(const std::array<const AlignedBase*, kCells>& cells,
                                   const std::array<std::uint32_t, kCells - 1>& chosen) const {
    const AlignedBase& last = *cells.back();
    std::uint32_t digits = last.digits;
    std::uint32_t together = 0;
    for (std::size_t k = 0; k + 1 < kCells; ++k) {
      together |= chosen[k];
      if (layout_.sees(cells[k]->cell, last.cell)) digits &= ~chosen[k];
    }
    for (const std::uint32_t excluder : excluding_) {
      const std::uint32_t left = excluder & ~together;
      if (left == 0) return 0;
      if ((left & (left - 1)) == 0) digits &= ~left;
    }
    return digits;
  }

  // Goes through the combinations until each digit has been in a possible one.
  template <std::size_t kCells>
  void combine(const std::array<const AlignedBase*, kCells>& cells,
               std::array<std::uint32_t, kCells>& possible) const {
    const bool seen = kCells == 3 && layout_.sees(cells[0]->cell, cells[1]->cell);
    for (std::uint32_t left = cells[0]->digits; left != 0; left &= left - 1) {
      const std::uint32_t first = left & -left;
      if constexpr (kCells == 2) {
        const std::uint32_t digits = rest<kCells>(cells, {first});
        if (digits != 0) possible[0] |= first;
        possible[1] |= digits;
      } else {
        for (std::uint32_t others = cells[1]->digits; others != 0; others &= others - 1) {
          const std::uint32_t second = others & -others;
          if (seen && first == second) continue;
          const std::uint32_t digits = rest<kCells>(cells, {first, second});
          if (digits == 0) continue;
          possible[0] |= first;
          possible[1] |= second;
          possible[2] |= digits;
          if (is_all<kCells>(cells, possible)) return;
        }
      }
    }
  }

  template <std::size_t kCells>
  static bool is_all(const std::array<const AlignedBase*, kCells>& cells,
                     const std::array<std::uint32_t, kCells>& possible) {
    for (std::size_t k = 0; k < kCells; ++k) {
      if (possible[k] != cells[k]->digits) return false;
    }
    return true;
  }

  template <std::size_t kCells>
  bool add(const std::array<const AlignedBase*, kCells>& cells,
           const std::array<std::uint32_t, kCells>& possible, const Bits& common) {
    Deduction step{.technique = technique_, .difficulty = least_difficulty(technique_)};
    const auto add_digits = [](Cell cell, std::uint32_t digits, std::vector<Placement>& list) {
      for (; digits != 0; digits &= digits - 1) {
        list.push_back({cell, static_cast<Digit>(std::countr_zero(digits) + 1)});
      }
    };
    for (std::size_t k = 0; k < kCells; ++k) {
      step.truths.push_back(Layout::rule(cells[k]->cell));
      add_digits(cells[k]->cell, possible[k], step.candidates);
      add_digits(cells[k]->cell, cells[k]->digits & ~possible[k], step.rules_out);
    }
    for (const Cell cell : cells[0]->order) {
      if (!common.has(number_[cell])) continue;
      step.truths.push_back(Layout::rule(cell));
      add_digits(cell, digits_[cell], step.candidates);
    }
    return found_.add(std::move(step));
  }

  const Layout& layout_;
  Deductions& found_;
  Technique technique_;
  std::uint32_t degree_;
  std::vector<std::uint32_t> digits_;  // of each cell, one bit each
  std::vector<std::uint32_t> number_;  // of each excluder
  std::vector<std::uint32_t> excluder_digits_;
  std::vector<AlignedBase> bases_;
  std::vector<std::uint32_t> base_of_;  // by cell
  std::vector<std::uint32_t> excluding_;
};

}  // namespace

void find_aligned_exclusions(const Position& position, Technique technique, Deductions& found) {
  if (position.size() > kMostDigits) return;
  AlignedExclusion(position, technique, found).run();
}

}  // namespace quadrille::logic
