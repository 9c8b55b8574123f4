// Junior exocet, on boards of 9x9 with boxes of 3x3, told for rows. The base: two cells of a row in
// a box. The targets: a cell in each of the other boxes of the band, in either of the other two
// rows. Three columns cross the band: through the third cell of the base's row and box, and through
// the targets. Beside each target, the cell of its column in the other target's row has no digit of
// the base; and each of these digits lies, in the three columns outside of the band, in two lines
// at most. So a digit that the base takes is missing in one of the columns there, and goes into a
// target: nowhere else in the band can it be. Both targets take digits of the base.
#include <algorithm>
#include <array>
#include <optional>

#include "quadrille/logic/techniques/ranked.h"
#include "quadrille/logic/techniques/sight.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

constexpr std::uint32_t kSize = 9;
constexpr std::uint32_t kSide = 3;

bool has_boxes_of_nine(const Layout& layout) {
  if (layout.size() != kSize || !layout.has_boxes()) return false;
  for (Cell cell = 0; cell < layout.cell_count(); ++cell) {
    const Cell corner = cell / kSize / kSide * kSide * kSize + cell % kSize / kSide * kSide;
    if (layout.unit_of(cell, Family::box) != layout.unit_of(corner, Family::box)) return false;
    if (layout.place_of(corner, Family::box) != 0) return false;
  }
  return true;
}

// Rows and positions in them; turned, columns.
struct Exocet {
  std::uint32_t row;                       // of the base
  std::array<std::uint32_t, kSide> cross;  // columns: beside the base, of the targets
  std::array<std::uint32_t, 2> base;       // columns
  std::array<std::uint32_t, 2> rows;       // of the targets
};

class ExocetSearch {
 public:
  ExocetSearch(const Sight& sight, bool turned, Deductions& found)
      : sight_(sight), layout_(sight.layout()), turned_(turned), found_(found) {}

  void look() {
    for (std::uint32_t row = 0; row < kSize; ++row) {
      for (std::uint32_t beside = 0; beside < kSize; ++beside) look_beside(row, beside);
    }
  }

 private:
  [[nodiscard]] Cell at(std::uint32_t row, std::uint32_t column) const {
    return turned_ ? column * kSize + row : row * kSize + column;
  }

  // The base is what is left of the box in the row.
  void look_beside(std::uint32_t row, std::uint32_t beside) {
    const std::uint32_t box = beside / kSide * kSide;
    const std::uint32_t band = row / kSide * kSide;
    Exocet exocet{.row = row, .cross = {beside, 0, 0}, .base = {}, .rows = {}};
    exocet.base = {box + (beside + 1) % kSide, box + (beside + 2) % kSide};
    for (const std::uint32_t column : exocet.base) {
      if (sight_.digits(at(row, column)).empty()) return;
    }
    const Bits digits =
        sight_.digits(at(row, exocet.base[0])) | sight_.digits(at(row, exocet.base[1]));
    if (digits.count() < 3 || digits.count() > 4) return;
    const std::uint32_t next = (box + kSide) % kSize;
    const std::uint32_t last = (box + 2 * kSide) % kSize;
    for (std::uint32_t number = 0; number < kSize && !found_.full(); ++number) {
      exocet.cross = {beside, next + number / kSide, last + number % kSide};
      for (const std::uint32_t first : {1U, 2U}) {
        exocet.rows = {band + (row + first) % kSide, band + (row + 3 - first) % kSide};
        check(exocet, digits);
      }
    }
  }

  void check(const Exocet& exocet, const Bits& digits) {
    for (const std::size_t target : {0U, 1U}) {
      const std::uint32_t column = exocet.cross[target + 1];
      if ((sight_.digits(at(exocet.rows[target], column)) & digits).empty()) return;
      const Cell companion = at(exocet.rows[1 - target], column);
      const Digit value = sight_.position().value(companion);
      if (value != 0 && digits.has(value - 1U)) return;
      if (!(sight_.digits(companion) & digits).empty()) return;
    }
    std::vector<RuleId> covers;
    for (const std::uint32_t number : digits) {
      if (!cover(exocet, static_cast<Digit>(number + 1), covers)) return;
    }
    keep(exocet, digits, covers);
  }

  [[nodiscard]] Unit row_unit(std::uint32_t row) const { return turned_ ? kSize + row : row; }
  [[nodiscard]] Unit column_unit(std::uint32_t column) const {
    return turned_ ? column : kSize + column;
  }

  // Two lines with all that a digit has, or can have, in the three columns outside of the band.
  bool cover(const Exocet& exocet, Digit digit, std::vector<RuleId>& covers) const {
    Bits rows;
    std::array<Bits, kSide> of_column;
    for (std::uint32_t row = 0; row < kSize; ++row) {
      if (row / kSide == exocet.row / kSide) continue;
      for (std::size_t column = 0; column < kSide; ++column) {
        const Cell cell = at(row, exocet.cross[column]);
        const bool there =
            sight_.position().value(cell) == digit || sight_.digits(cell).has(digit - 1U);
        if (!there) continue;
        rows.set(row);
        of_column[column].set(row);
      }
    }
    const auto add_rows = [&](const Bits& some) {
      for (const std::uint32_t row : some) covers.push_back(layout_.rule(row_unit(row), digit));
    };
    if (rows.count() <= 2) {
      add_rows(rows);
      return true;
    }
    for (std::size_t column = 0; column < kSide; ++column) {
      const Bits& one = of_column[(column + 1) % kSide];
      const Bits& other = of_column[(column + 2) % kSide];
      const Bits rest = one | other;
      if (rest.count() > 1 && !one.empty() && !other.empty()) continue;
      covers.push_back(layout_.rule(column_unit(exocet.cross[column]), digit));
      if (rest.count() <= 1) {
        add_rows(rest);
      } else {
        const std::size_t which = (column + (one.empty() ? 2 : 1)) % kSide;
        covers.push_back(layout_.rule(column_unit(exocet.cross[which]), digit));
      }
      return true;
    }
    return false;
  }

  void keep(const Exocet& exocet, const Bits& digits, const std::vector<RuleId>& covers) {
    Deduction deduction{.technique = Technique::junior_exocet,
                        .difficulty = least_difficulty(Technique::junior_exocet)};
    for (const std::uint32_t column : exocet.base) {
      const RuleId rule = Layout::rule(at(exocet.row, column));
      deduction.truths.push_back(rule);
      append_options(sight_.position(), rule, deduction.candidates);
    }
    const Unit box = layout_.unit_of(at(exocet.row, exocet.base[0]), Family::box);
    for (const std::size_t target : {0U, 1U}) {
      const Cell cell = at(exocet.rows[target], exocet.cross[target + 1]);
      deduction.links.push_back(Layout::rule(cell));
      for (const std::uint32_t number : sight_.digits(cell)) {
        const Placement option{cell, static_cast<Digit>(number + 1)};
        (digits.has(number) ? deduction.candidates : deduction.rules_out).push_back(option);
      }
    }
    if (deduction.rules_out.empty()) return;
    for (const std::uint32_t number : digits) {
      const auto digit = static_cast<Digit>(number + 1);
      for (const std::uint32_t column : exocet.cross) {
        const RuleId rule = layout_.rule(column_unit(column), digit);
        if (!sight_.position().covered(rule)) deduction.truths.push_back(rule);
      }
      deduction.links.push_back(layout_.rule(row_unit(exocet.row), digit));
      deduction.links.push_back(layout_.rule(box, digit));
    }
    deduction.links.insert(deduction.links.end(), covers.begin(), covers.end());
    found_.add(std::move(deduction));
  }

  const Sight& sight_;
  const Layout& layout_;
  bool turned_;
  Deductions& found_;
};

}  // namespace

void find_junior_exocets(const Position& position, Technique /*technique*/, Deductions& found) {
  if (!has_boxes_of_nine(position.layout())) return;
  const Sight sight(position);
  for (const bool turned : {false, true}) ExocetSearch(sight, turned, found).look();
}

}  // namespace quadrille::logic
