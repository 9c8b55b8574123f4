// All lengths are in hundredths of a cell until the marks are placed. A text takes at most so much
// room in the usual fonts as text_width() says.
#include "quadrille/render/mark_layout.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "quadrille/render/board_geometry.h"

namespace quadrille::render {
namespace {

constexpr double kUnit = 100;
constexpr double kLargestCorner = 26;
constexpr double kLargestCentre = 31;
// Letters of this size can be read well: a single line is not broken to make them larger.
constexpr double kComfortable = 24;
// Letters smaller than this are drawn nowhere, not even with every mark there is on 36x36.
constexpr double kSmallest = 3;
constexpr double kFontStep = 0.5;
// Between a mark and the lines round the cell.
constexpr double kMarkInset = 6;
constexpr double kInner = kUnit - 2 * kMarkInset;
// From one row of marks to the next, by the size of the letters.
constexpr double kLinePitch = 0.96;

// By the size of its letters.
double text_width(const std::string& text) {
  double width = text.size() > 1 ? 0.3 : 0;
  for (const char letter : text) {
    const bool figure = letter >= '0' && letter <= '9';
    const bool wide = letter == 'M' || letter == 'W';
    width += figure ? 0.7 : wide ? 1.08 : 0.84;
  }
  return width;
}

// The room for one of them, by the size of its letters.
double slot_of(const std::vector<MarkText>& marks) {
  double slot = 0;
  for (const MarkText& mark : marks) slot = std::max(slot, text_width(mark.text));
  return slot;
}

std::size_t divided(std::size_t count, std::size_t by) { return (count + by - 1) / by; }

struct Lines {
  std::size_t per_line = 1;
  std::size_t count = 1;
  double font = 0;

  [[nodiscard]] double height() const { return static_cast<double>(count) * kLinePitch * font; }
};

// One line where it can be read well; otherwise those that give the largest letters.
Lines best_lines(const std::vector<MarkText>& marks, double slot, double height) {
  Lines best;
  for (std::size_t count = 1; count <= marks.size(); ++count) {
    const std::size_t per_line = divided(marks.size(), count);
    const double font = std::min({kLargestCentre, kInner / (static_cast<double>(per_line) * slot),
                                  height / (static_cast<double>(count) * kLinePitch)});
    if (best.count == 1 && best.font >= kComfortable) break;
    if (font > best.font) best = {per_line, count, font};
  }
  return best;
}

// Of the corner marks, so many stand in the upper rows.
std::size_t above(std::size_t count) { return count > 2 ? divided(count, 2) : count; }

struct Plan {
  std::size_t per_row = 1;  // corner marks side by side
  std::size_t rows_above = 0;
  std::size_t rows_below = 0;
  double font = 0;  // of the corner marks
  Lines lines = {};

  [[nodiscard]] double height_of(std::size_t rows) const {
    return static_cast<double>(rows) * kLinePitch * font;
  }
};

// The plan in which the smaller of the two kinds of letters is as large as it can be.
Plan best_plan(const CellMarks& marks) {
  const std::size_t corners = marks.corner.size();
  const double corner_slot = slot_of(marks.corner);
  const double centre_slot = slot_of(marks.centre);
  Plan best;
  best.lines = best_lines(marks.centre, centre_slot, kInner);
  double best_worth = -1;
  for (std::size_t rows_above = 1; rows_above <= above(corners); ++rows_above) {
    Plan plan{.per_row = divided(above(corners), rows_above), .rows_above = rows_above};
    plan.rows_below = divided(corners - above(corners), plan.per_row);
    plan.font =
        std::min(kLargestCorner, kInner / (static_cast<double>(plan.per_row) * corner_slot));
    for (; plan.font >= kSmallest; plan.font -= kFontStep) {
      const double height = kInner - plan.height_of(plan.rows_above + plan.rows_below);
      if (height < 0) continue;
      plan.lines = best_lines(marks.centre, centre_slot, height);
      const double worth = marks.centre.empty() ? plan.font : std::min(plan.font, plan.lines.font);
      if (worth <= best_worth) continue;
      best_worth = worth;
      best = plan;
    }
  }
  return best;
}

PlacedMark placed(const MarkText& mark, double x, double y) {
  return {mark.digit, mark.text, {x / kUnit, y / kUnit}};
}

// In reading order; a row with room to spare keeps to both sides of the cell.
MarkGroup corner_marks(const std::vector<MarkText>& marks, const Plan& plan) {
  const std::size_t first = above(marks.size());
  const double half_slot = slot_of(marks) * plan.font / 2;
  const double step =
      (kInner - 2 * half_slot) / static_cast<double>(std::max<std::size_t>(1, plan.per_row - 1));
  MarkGroup group{.font = plan.font / kUnit};
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const bool upper = i < first;
    const std::size_t place = upper ? i : i - first;
    const double row = static_cast<double>(place / plan.per_row) + 0.5;
    const double from_edge = upper ? row : static_cast<double>(plan.rows_below) - row;
    const double depth = kMarkInset + from_edge * kLinePitch * plan.font;
    group.marks.push_back(
        placed(marks[i], kMarkInset + half_slot + static_cast<double>(place % plan.per_row) * step,
               upper ? depth : kUnit - depth));
  }
  return group;
}

// As near to the middle of the cell as the corner marks allow.
MarkGroup centre_marks(const std::vector<MarkText>& marks, const Plan& plan) {
  const auto& [per_line, count, font] = plan.lines;
  const double half = plan.lines.height() / 2;
  const double top = kMarkInset + plan.height_of(plan.rows_above);
  const double bottom = kUnit - kMarkInset - plan.height_of(plan.rows_below);
  const double middle = std::max(top + half, std::min(kUnit / 2, bottom - half));
  const double slot = slot_of(marks);
  MarkGroup group{.font = font / kUnit};
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const std::size_t line = i / per_line;
    const std::size_t in_line = std::min(per_line, marks.size() - line * per_line);
    const double from_middle =
        static_cast<double>(i % per_line) - (static_cast<double>(in_line) - 1) / 2;
    group.marks.push_back(
        placed(marks[i], kUnit / 2 + from_middle * slot * font,
               middle - half + (static_cast<double>(line) + 0.5) * kLinePitch * font));
  }
  return group;
}

MarkGroup fixed_marks(const std::vector<MarkText>& marks, std::uint32_t size) {
  const bool single =
      std::ranges::all_of(marks, [](const MarkText& mark) { return mark.text.size() == 1; });
  MarkGroup group{.font = (single ? 0.8 : 0.6) / candidate_columns(size)};
  for (const MarkText& mark : marks) {
    group.marks.push_back({mark.digit, mark.text, candidate_place(size, mark.digit)});
  }
  return group;
}

}  // namespace

MarkLayout lay_out_marks(const CellMarks& marks, std::uint32_t size) {
  if (marks.at_places && marks.corner.empty()) return {.centre = fixed_marks(marks.centre, size)};
  const Plan plan = best_plan(marks);
  MarkLayout layout;
  if (!marks.corner.empty()) layout.corner = corner_marks(marks.corner, plan);
  if (!marks.centre.empty()) layout.centre = centre_marks(marks.centre, plan);
  return layout;
}

}  // namespace quadrille::render
