// Corner marks stand in rows at the top and at the bottom of a cell, centre marks in lines between
// them. Of all the ways to break them into rows and lines, that one is taken in which the smaller
// letters are as large as they can be.
#include "quadrille/render/mark_layout.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace quadrille::render {
namespace {

using sudoku::Digit;

constexpr double kLargestCorner = 0.26;
constexpr double kLargestCentre = 0.31;
// Letters of this size can be read well: a single line is not broken to make them larger.
constexpr double kComfortable = 0.24;
// Smaller letters are drawn nowhere.
constexpr double kSmallest = 0.01;
constexpr double kMarkInset = 0.06;  // between a mark and the lines round the cell
constexpr double kInside = 1 - 2 * kMarkInset;
constexpr double kLinePitch = 0.96;  // from one row of marks to the next, by the size of letters

// The room that a text takes at most in the usual fonts, by the size of its letters.
double text_width(const std::string& text) {
  double width = text.size() > 1 ? 0.3 : 0;
  for (const char letter : text) {
    const bool figure = letter >= '0' && letter <= '9';
    const bool wide = letter == 'M' || letter == 'W';
    width += figure ? 0.7 : wide ? 1.08 : 0.84;
  }
  return width;
}

double widest(std::span<const Digit> digits, std::span<const std::string> symbols) {
  double width = 0;
  for (const Digit digit : digits) width = std::max(width, text_width(symbols[digit - 1U]));
  return width;
}

struct Texts {
  std::span<const Digit> digits;
  double slot;  // the room for one of them, by the size of its letters
};

struct Lines {
  std::size_t per_line = 1;
  std::size_t count = 1;
  double font = 0;
};

std::size_t parts(std::size_t count, std::size_t per_part) {
  return (count + per_part - 1) / per_part;
}

// One line where it can be read well; otherwise those that give the largest letters.
Lines best_lines(const Texts& texts, double height) {
  Lines best;
  for (std::size_t count = 1; count <= texts.digits.size(); ++count) {
    const std::size_t per_line = parts(texts.digits.size(), count);
    const double across = kInside / (static_cast<double>(per_line) * texts.slot);
    const double down = height / (static_cast<double>(count) * kLinePitch);
    const double font = std::min({kLargestCentre, across, down});
    if (best.count == 1 && best.font >= kComfortable) break;
    if (font > best.font) best = {per_line, count, font};
  }
  return best;
}

struct Plan {
  // Of the corner marks: how many stand side by side, and in how many rows at the top and at the
  // bottom.
  std::size_t per_row = 1;
  std::size_t rows_above = 0;
  std::size_t rows_below = 0;
  double corner_font = 0;
  Lines lines = {};
};

// How many of the corner marks stand at the top.
std::size_t above(std::size_t count) { return count > 2 ? (count + 1) / 2 : count; }

// The next size of letters to try: by even steps as long as they can be read.
double smaller(double font) { return font > 0.035 ? font - 0.005 : font * 0.97; }

// The plan in which the smaller of the two kinds of letters is as large as it can be.
Plan best_plan(const Texts& corner, const Texts& centre) {
  Plan best{.lines = best_lines(centre, kInside)};
  const std::size_t first = above(corner.digits.size());
  double best_worth = -1;
  for (std::size_t rows_above = 1; rows_above <= first; ++rows_above) {
    const std::size_t per_row = parts(first, rows_above);
    const std::size_t rows_below = parts(corner.digits.size() - first, per_row);
    const double across = kInside / (static_cast<double>(per_row) * corner.slot);
    const double most = std::min(kLargestCorner, across);
    double font = most;
    while (font >= kSmallest) {
      const double height =
          kInside - static_cast<double>(rows_above + rows_below) * kLinePitch * font;
      if (height < 0) {
        font = smaller(font);
        continue;
      }
      const Lines lines = best_lines(centre, height);
      const double worth = centre.digits.empty() ? font : std::min(font, lines.font);
      if (worth > best_worth) {
        best_worth = worth;
        best = {per_row, rows_above, rows_below, font, lines};
      }
      if (worth == font) break;  // smaller letters cannot be better
      font = smaller(font);
    }
  }
  return best;
}

// In reading order; a row with room to spare keeps to both sides of the cell.
MarkGroup corner_marks(const Texts& texts, const Plan& plan) {
  const std::size_t first = above(texts.digits.size());
  const double font = plan.corner_font;
  const double half_slot = texts.slot * font / 2;
  const double step =
      (kInside - 2 * half_slot) / static_cast<double>(std::max<std::size_t>(1, plan.per_row - 1));
  MarkGroup group{.marks = {}, .font = font};
  for (std::size_t index = 0; index < texts.digits.size(); ++index) {
    const bool upper = index < first;
    const std::size_t place = upper ? index : index - first;
    const std::size_t whole_rows = place / plan.per_row;
    const double row = static_cast<double>(whole_rows) + 0.5;
    const double up = (static_cast<double>(plan.rows_below) - row) * kLinePitch * font;
    const double y = upper ? kMarkInset + row * kLinePitch * font : 1 - kMarkInset - up;
    const double x = kMarkInset + half_slot + static_cast<double>(place % plan.per_row) * step;
    group.marks.push_back({texts.digits[index], x, y});
  }
  return group;
}

// As near to the middle of the cell as the corner marks allow.
MarkGroup centre_marks(const Texts& texts, const Plan& plan) {
  const auto& [per_line, count, font] = plan.lines;
  const double half = static_cast<double>(count) * kLinePitch * font / 2;
  const double pitch = kLinePitch * plan.corner_font;
  const double top = kMarkInset + static_cast<double>(plan.rows_above) * pitch;
  const double bottom = 1 - kMarkInset - static_cast<double>(plan.rows_below) * pitch;
  const double middle = std::max(top + half, std::min(0.5, bottom - half));
  MarkGroup group{.marks = {}, .font = font};
  for (std::size_t index = 0; index < texts.digits.size(); ++index) {
    const std::size_t line = index / per_line;
    const std::size_t in_line = std::min(per_line, texts.digits.size() - line * per_line);
    const double across =
        static_cast<double>(index % per_line) - (static_cast<double>(in_line) - 1) / 2;
    const double y = middle - half + (static_cast<double>(line) + 0.5) * kLinePitch * font;
    group.marks.push_back({texts.digits[index], 0.5 + across * texts.slot * font, y});
  }
  return group;
}

}  // namespace

MarkLayout lay_out_marks(const MarksToPlace& marks, std::span<const std::string> symbols) {
  const Texts corner{marks.corner, widest(marks.corner, symbols)};
  const Texts centre{marks.centre, widest(marks.centre, symbols)};
  const Plan plan = best_plan(corner, centre);
  MarkLayout layout;
  if (!marks.corner.empty()) layout.corner = corner_marks(corner, plan);
  if (!marks.centre.empty()) layout.centre = centre_marks(centre, plan);
  return layout;
}

std::uint32_t candidate_columns(std::uint32_t size) {
  return static_cast<std::uint32_t>(std::ceil(std::sqrt(size)));
}

PlacedMark CandidatePlaces::middle(Digit digit) const {
  assert(digit >= 1 && digit <= size_);
  const std::uint32_t row = (digit - 1U) / columns_;
  const std::uint32_t column = (digit - 1U) % columns_;
  return {digit, kInset + (column + 0.5) * width(), kInset + (row + 0.5) * height()};
}

Digit CandidatePlaces::digit_at(double x, double y) const {
  const auto place_among = [](double at, std::uint32_t count) {
    return static_cast<std::uint32_t>(std::clamp((at - kInset) / kInner * count, 0.0, count - 1.0));
  };
  const std::uint32_t digit = place_among(y, rows_) * columns_ + place_among(x, columns_) + 1;
  return digit <= size_ ? static_cast<Digit>(digit) : Digit{0};
}

double CandidatePlaces::font(std::span<const std::string> symbols) const {
  double slot = 0;
  for (const std::string& symbol : symbols) slot = std::max(slot, text_width(symbol));
  return std::min(width() / slot, height() / kLinePitch);
}

}  // namespace quadrille::render
