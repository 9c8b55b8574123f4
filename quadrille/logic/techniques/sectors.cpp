// Rank 0 over cells: some cells, each digit of which lies in few enough lines or boxes that these
// are no more than the cells. So each of these links gets its digit from the cells, and nothing
// else in them is right.
//   Sue de Coq   cells of a line and a box, two or more of them in both
//   multifish    the empty cells where some rows cross some columns; SK loops are of this kind
#include <algorithm>
#include <bit>
#include <utility>

#include "quadrille/logic/techniques/ranked.h"
#include "quadrille/logic/techniques/sight.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

// The cells, with for each digit the units by which it is covered; one more list where two units
// do as well as each other.
Deduction locked_in(const Sight& sight, Technique technique, const Bits& cells,
                    const std::vector<RuleId>& links) {
  const Layout& layout = sight.layout();
  Deduction deduction{.technique = technique, .difficulty = least_difficulty(technique)};
  for (const Cell cell : cells) {
    deduction.truths.push_back(Layout::rule(cell));
    append_options(sight.position(), Layout::rule(cell), deduction.candidates);
  }
  deduction.links = links;
  for (const RuleId link : links) {
    const Digit digit = layout.digit(link);
    Sight::append({digit, sight.places(layout.unit(link), digit) - cells}, deduction.rules_out);
  }
  return deduction;
}

class SueDeCoq {
 public:
  SueDeCoq(const Sight& sight, Deductions& found) : sight_(sight), found_(found) {}

  void look(Unit line, Unit box) {
    line_ = line;
    box_ = box;
    const Bits both = open(sight_.cells(line) & sight_.cells(box));
    if (both.count() < 2) return;
    const std::vector<Bits> middles = subsets(both, 2, both.count());
    const std::vector<Bits> in_line = subsets(open(sight_.cells(line)) - both, 1, kMostBeside);
    const std::vector<Bits> in_box = subsets(open(sight_.cells(box)) - both, 1, kMostBeside);
    for (const Bits& middle : middles) {
      const std::uint32_t digits = sight_.digits_in(middle).count();
      if (digits < middle.count() + 2) continue;
      for (const Bits& one : in_line) {
        const std::uint32_t least = (sight_.digits_in(middle | one)).count();
        if (least > middle.count() + one.count() + kMostBeside) continue;
        for (const Bits& other : in_box) {
          if (try_cells(middle, one, other)) return;
        }
      }
    }
  }

 private:
  static constexpr std::uint32_t kMostBeside = 5;  // cells of the line, and of the box

  [[nodiscard]] Bits open(const Bits& cells) const {
    Bits empty;
    for (const Cell cell : cells) {
      if (sight_.digits(cell).count() > 1) empty.set(cell);
    }
    return empty;
  }

  static std::vector<Bits> subsets(const Bits& cells, std::uint32_t least, std::uint32_t most) {
    std::vector<Bits> all = {Bits{}};
    for (const Cell cell : cells) {
      const std::size_t known = all.size();
      for (std::size_t number = 0; number < known; ++number) {
        if (all[number].count() < most) all.push_back(all[number] | Bits::of(cell));
      }
    }
    std::erase_if(all, [&](const Bits& some) { return some.count() < least; });
    return all;
  }

  // A digit that is beside the middle in line and box needs both of them, others one.
  bool try_cells(const Bits& middle, const Bits& in_line, const Bits& in_box) {
    const Bits line_digits = sight_.digits_in(in_line);
    const Bits box_digits = sight_.digits_in(in_box);
    const Bits all = sight_.digits_in(middle) | line_digits | box_digits;
    const Bits cells = middle | in_line | in_box;
    if (all.count() + (line_digits & box_digits).count() != cells.count()) return false;
    std::vector<RuleId> links;
    for (const std::uint32_t number : all) {
      const auto digit = static_cast<Digit>(number + 1);
      if (!box_digits.has(number)) links.push_back(sight_.layout().rule(line_, digit));
      if (!line_digits.has(number)) links.push_back(sight_.layout().rule(box_, digit));
      if (line_digits.has(number) && box_digits.has(number)) {
        links.push_back(sight_.layout().rule(line_, digit));
        links.push_back(sight_.layout().rule(box_, digit));
      }
    }
    Deduction deduction = locked_in(sight_, Technique::sue_de_coq, cells, links);
    return !deduction.rules_out.empty() && found_.add(std::move(deduction));
  }

  const Sight& sight_;
  Deductions& found_;
  Unit line_ = 0;
  Unit box_ = 0;
};

// For each choice of rows and columns the cells in which they cross; each digit goes by its rows
// there or by its columns, whichever are fewer.
class Multifish {
 public:
  Multifish(const Sight& sight, Deductions& found)
      : sight_(sight), size_(sight.layout().size()), found_(found) {
    for (Digit digit = 1; digit <= size_; ++digit) {
      std::vector<std::uint32_t>& rows = rows_.emplace_back(size_, 0);
      for (const Cell cell : sight.places(digit)) rows[cell / size_] |= 1U << cell % size_;
    }
    empty_.resize(size_, 0);
    for (Cell cell = 0; cell < sight.layout().cell_count(); ++cell) {
      if (!sight.digits(cell).empty()) empty_[cell / size_] |= 1U << cell % size_;
    }
  }

  void look() {
    for (std::uint32_t rows = 1; rows < 1U << size_; ++rows) {
      const auto height = static_cast<std::uint32_t>(std::popcount(rows));
      if (height < 2 || height + 2 > size_) continue;
      for (std::uint32_t columns = 1; columns < 1U << size_; ++columns) {
        const auto width = static_cast<std::uint32_t>(std::popcount(columns));
        if (width < 2 || width + 2 > size_) continue;
        if (try_crossing(rows, columns)) return;
      }
      if (found_.stopped()) return;
    }
  }

 private:
  struct Lines {
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;

    [[nodiscard]] bool by_rows() const { return std::popcount(rows) <= std::popcount(columns); }
    [[nodiscard]] int count() const { return std::popcount(by_rows() ? rows : columns); }
  };

  [[nodiscard]] Lines lines_of(std::uint32_t number, std::uint32_t rows,
                               std::uint32_t columns) const {
    Lines lines;
    for (std::uint32_t left = rows; left != 0; left &= left - 1) {
      const auto row = static_cast<std::uint32_t>(std::countr_zero(left));
      const std::uint32_t here = rows_[number][row] & columns;
      if (here != 0) lines.rows |= 1U << row;
      lines.columns |= here;
    }
    return lines;
  }

  bool try_crossing(std::uint32_t rows, std::uint32_t columns) {
    int room = 0;
    for (std::uint32_t left = rows; left != 0; left &= left - 1) {
      room += std::popcount(empty_[static_cast<std::uint32_t>(std::countr_zero(left))] & columns);
    }
    for (std::uint32_t number = 0; number < size_ && room >= 0; ++number) {
      room -= lines_of(number, rows, columns).count();
    }
    return room == 0 && keep(rows, columns);
  }

  bool keep(std::uint32_t rows, std::uint32_t columns) {
    Bits cells;
    for (Cell cell = 0; cell < sight_.layout().cell_count(); ++cell) {
      const bool inside = (rows >> cell / size_ & columns >> cell % size_ & 1U) != 0;
      if (inside && !sight_.digits(cell).empty()) cells.set(cell);
    }
    std::vector<RuleId> links;
    for (std::uint32_t number = 0; number < size_; ++number) {
      const Lines lines = lines_of(number, rows, columns);
      const std::uint32_t which = lines.by_rows() ? lines.rows : lines.columns;
      for (std::uint32_t line = 0; line < size_; ++line) {
        if ((which >> line & 1U) == 0) continue;
        links.push_back(sight_.layout().rule(lines.by_rows() ? line : size_ + line,
                                             static_cast<Digit>(number + 1)));
      }
    }
    if (cells.count() < kLeastCells) return false;
    Deduction deduction = locked_in(sight_, Technique::multifish, cells, links);
    return !deduction.rules_out.empty() && found_.add(std::move(deduction));
  }

  static constexpr std::uint32_t kLeastCells = 4;

  const Sight& sight_;
  std::uint32_t size_;
  Deductions& found_;
  std::vector<std::vector<std::uint32_t>> rows_;  // of each digit: its columns in each row
  std::vector<std::uint32_t> empty_;              // columns of the empty cells in each row
};

}  // namespace

void find_sue_de_coqs(const Position& position, Technique /*technique*/, Deductions& found) {
  const Layout& layout = position.layout();
  if (!Sight::reaches(position) || !layout.has_boxes() || layout.size() > 9) return;
  const Sight sight(position);
  SueDeCoq search(sight, found);
  for (Unit line = 0; line < 2 * layout.size(); ++line) {
    for (Unit box = layout.first_unit(Family::box); box < layout.end_unit(Family::box); ++box) {
      if (found.full()) return;
      search.look(line, box);
    }
  }
}

void find_multifish(const Position& position, Technique /*technique*/, Deductions& found) {
  if (!Sight::reaches(position) || position.size() > 9) return;
  const Sight sight(position);
  Multifish(sight, found).look();
}

}  // namespace quadrille::logic
