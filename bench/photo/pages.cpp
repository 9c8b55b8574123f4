#include "bench/photo/pages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string_view>

#include <fmt/format.h>

#include "bench/photo/drawing.h"
#include "bench/photo/judge.h"
#include "quadrille/boards/symmetry.h"
#include "quadrille/formats/read.h"
#include "quadrille/photo/doubt.h"
#include "quadrille/photo/drawn_board_test.h"
#include "quadrille/photo/photo.h"
#include "quadrille/solve/solve.h"

namespace quadrille::photo_bench {
namespace {

using photo::Point;

// Two thirds of a board of 16x16 on which each row is the one above it, shifted.
sudoku::Grid large_puzzle(Random& random) {
  constexpr std::uint32_t kSize = 16;
  sudoku::Grid puzzle(*sudoku::Shape::of_size(kSize));
  for (sudoku::Cell cell = 0; cell < kSize * kSize; ++cell) {
    const std::uint32_t row = cell / kSize;
    const std::uint32_t number = (row * 4 + row / 4 + cell) % kSize + 1;
    if (random.below(3) != 0) puzzle.set(cell, static_cast<sudoku::Digit>(number));
  }
  return puzzle;
}

// With one solution, of any symmetry.
std::string random_puzzle(std::uint32_t boxes, Random& random) {
  sudoku::Grid puzzle = *sudoku::read_grid(photo::kDrawnDigits);
  if (boxes == 4) {
    do {
      puzzle = large_puzzle(random);
    } while (sudoku::solve(puzzle).verdict != cover::Verdict::one);
  }
  return digits_of(transformed(puzzle, sudoku::random_symmetry(puzzle.shape(), random)));
}

// How a board is printed and seen, in shares of a cell where nothing else is said.
struct Print {
  std::array<Point, 4> corners = {};
  double bend = 0;    // how far the middle of a line lies below its ends, of the board
  double thin = 0;    // half the width of a line
  double thick = 0;   // the same, of the lines round a box
  double height = 0;  // of a digit
  double x = 0;       // by how much digits lie beside the middle of their cells
  double y = 0;
  double paper = 0;   // its light, of 255
  double ink = 0;     // the share of light that it takes
  double shaded = 1;  // the light of every other box
  double right = 0;   // how much darker the paper is at the right, as a share
  double below = 0;
  double noise = 0;
};

Print random_print(std::uint32_t boxes, Random& random, double side) {
  Print print;
  const double size = side * between(random, 0.62, 0.88);
  const double turn = between(random, -0.15, 0.15);
  for (std::size_t corner = 0; corner < 4; ++corner) {
    const double x = (corner == 1 || corner == 2 ? 0.5 : -0.5) * size;
    const double y = (corner > 1 ? 0.5 : -0.5) * size;
    // Each moves on its own: that is a view from aside.
    print.corners[corner] = {
        side / 2 + x * std::cos(turn) - y * std::sin(turn) + between(random, -0.04, 0.04) * size,
        side / 2 + x * std::sin(turn) + y * std::cos(turn) + between(random, -0.04, 0.04) * size};
  }
  print.bend = between(random, -0.012, 0.012);
  print.thin = between(random, 0.012, 0.03);
  print.thick = print.thin * between(random, 1, 3.2);
  // Two figures have to stand side by side.
  print.height = boxes == 4 ? between(random, 0.38, 0.55) : between(random, 0.45, 0.72);
  print.x = between(random, -0.05, 0.05);
  print.y = between(random, -0.05, 0.05);
  print.paper = between(random, 110, 250);
  print.ink = between(random, 0.5, 0.95);
  if (random.below(4) == 0) print.shaded = between(random, 0.75, 0.95);
  print.right = between(random, -0.3, 0.3);
  print.below = between(random, -0.3, 0.3);
  print.noise = between(random, 0, 7);
  return print;
}

class PageDrawer {
 public:
  PageDrawer(const Print& print, const Typeface& face, const Page& page, double pixels)
      : print_(print),
        face_(face),
        digits_(page.digits),
        boxes_(page.boxes),
        size_(page.boxes * page.boxes),
        soft_(size_ / pixels) {}

  // How much ink there is at a place, in cells.
  [[nodiscard]] double ink_at(double x, double y) const {
    const double line = std::max(line_at(x, y), line_at(y, x));
    if (x < 0 || y < 0 || x >= size_ || y >= size_) return line;
    return std::max(line, digit_at(x, y));
  }
  [[nodiscard]] bool is_shaded(double x, double y) const {
    return x >= 0 && y >= 0 && x < size_ && y < size_ &&
           (static_cast<int>(x / boxes_) + static_cast<int>(y / boxes_)) % 2 == 1;
  }

 private:
  // Of the lines across which `at` runs.
  [[nodiscard]] double line_at(double at, double along) const {
    const double nearest = std::clamp(std::round(at), 0.0, size_);
    const double half = std::fmod(nearest, boxes_) == 0 ? print_.thick : print_.thin;
    const double out = std::max(-along, along - size_);
    const double away = std::max(std::abs(at - nearest), out) - half;
    return std::clamp(0.5 - away / soft_, 0.0, 1.0);
  }

  [[nodiscard]] double digit_at(double x, double y) const {
    const auto column = static_cast<std::size_t>(x);
    const auto row = static_cast<std::size_t>(y);
    const auto digit =
        static_cast<std::size_t>(digits_[row * static_cast<std::size_t>(size_) + column] - '0');
    if (digit == 0) return 0;
    const double scale = face_.characters[1].height / print_.height;
    const double left = (x - static_cast<double>(column) - 0.5 - print_.x) * scale;
    const double top = (y - static_cast<double>(row) - 0.5 - print_.y) * scale;
    if (digit < 10) return figure_at(face_.characters[digit], left, top, scale);
    const Character& ten = face_.characters[1];
    const Character& one = face_.characters[digit - 10];
    // The figures of a number stand a tenth of their height apart.
    const double gap = ten.height * 0.1;
    const double width = ten.width + gap + one.width;
    return std::max(figure_at(ten, left + (width - ten.width) / 2, top, scale),
                    figure_at(one, left - (width - one.width) / 2, top, scale));
  }

  // From the middle of the figure, in its own pixels.
  [[nodiscard]] double figure_at(const Character& character, double left, double top,
                                 double scale) const {
    double cover = 0;
    // A pixel is larger than one of the character's: four places of it are looked at.
    const double step = soft_ * scale / 4;
    for (const double dy : {-step, step}) {
      for (const double dx : {-step, step}) {
        cover += cover_of(character, left + dx + character.width / 2.0 - 0.5,
                          top + dy + character.height / 2.0 - 0.5);
      }
    }
    return cover / 4;
  }

  const Print& print_;
  const Typeface& face_;
  std::string_view digits_;
  double boxes_;
  double size_;
  double soft_;  // a pixel, in cells
};

}  // namespace

Page draw_page(std::span<const Typeface> faces, std::uint32_t boxes, Random& random) {
  Page page = {.boxes = boxes};
  page.side = boxes == 4 ? 800 + random.below(200) : 400 + random.below(300);
  page.digits = random_puzzle(boxes, random);
  const auto side = static_cast<double>(page.side);
  const Print print = random_print(boxes, random, side);
  const Typeface& face = faces[random.below(static_cast<std::uint32_t>(faces.size()))];
  const photo::BackView view(print.corners);
  const Point edge = print.corners[1] - print.corners[0];
  const PageDrawer drawer(print, face, page, std::hypot(edge.x, edge.y));
  page.grey.reserve(std::size_t{page.side} * page.side);
  for (std::uint32_t row = 0; row < page.side; ++row) {
    for (std::uint32_t column = 0; column < page.side; ++column) {
      const Point place = view.at(column, row);
      const double x = place.x * boxes * boxes;
      const double y = (place.y - print.bend * 4 * place.x * (1 - place.x)) * boxes * boxes;
      double light = print.paper * (1 + print.right * (column / side - 0.5)) *
                     (1 + print.below * (row / side - 0.5));
      if (drawer.is_shaded(x, y)) light *= print.shaded;
      light *= 1 - print.ink * drawer.ink_at(x, y);
      page.grey.push_back(static_cast<std::uint8_t>(
          std::clamp(light + between(random, -print.noise, print.noise), 0.0, 255.0)));
    }
  }
  return page;
}

void judge_pages(std::span<const Typeface> faces, std::uint32_t boxes, std::uint32_t count,
                 std::uint64_t seed) {
  std::uint32_t as_read = 0;
  std::uint32_t settled = 0;
  std::uint32_t unsaid = 0;  // mistakes of which nothing was said
  for (std::uint32_t number = 0; number < count; ++number) {
    Random random(seed + number);
    const Page page = draw_page(faces, boxes, random);
    const Result<photo::Reading> reading = photo::read_photo(page.pixels());
    if (!reading) {
      fmt::print("  {}: {}\n", seed + number, reading.error().text());
      continue;
    }
    const photo::Settlement settlement = photo::settle(*reading);
    const bool is_right = digits_of(settlement.grid) == page.digits;
    as_read += digits_of(reading->grid()) == page.digits ? 1 : 0;
    settled += is_right ? 1 : 0;
    unsaid += !is_right && !settlement.is_doubtful() ? 1 : 0;
    if (!is_right) fmt::print("  {}: {}\n", seed + number, digits_of(settlement.grid));
  }
  fmt::print(
      "of {} pages in {} typefaces {} are read without a mistake, {} with the rules asked; "
      "{} with mistakes of which nothing is said\n",
      count, faces.size(), as_read, settled, unsaid);
}

}  // namespace quadrille::photo_bench
