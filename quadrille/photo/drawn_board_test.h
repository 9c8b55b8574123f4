// Drawn boards for tests: a picture of a board, drawn from its definition and seen from anywhere.
//   const DrawnBoard board{.digits = kEasy, .corners = {{{40, 30}, {270, 50}, {260, 280}, {30,
//   260}}}}; const Picture picture = draw(board);
// Nothing of the module is used: each pixel asks where on the board it lies, and what is printed
// there.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/photo/pixels.h"
#include "quadrille/photo/point.h"

namespace quadrille::photo {

inline constexpr std::string_view kDrawnDigits =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

struct DrawnBoard {
  // '0' for nothing, 'A' to 'G' for the numbers 10 to 16, 'a', 'e', 'h' and 'x' for such letters.
  std::string_view digits = kDrawnDigits;
  std::size_t size = 9;
  std::size_t box_rows = 3;
  std::size_t box_columns = 3;
  std::array<Point, 4> corners = {{{30, 30}, {300, 30}, {300, 300}, {30, 300}}};
  double line = 0.0025;  // half the width of a thin line, of the board; those of boxes are three
                         // times as wide
  double bend = 0;       // how far the middle of a side lies beside it, of the board
};

struct Scene {
  int width = 330;
  int height = 330;
  double light = 230;  // of the paper
  double shade = 0;    // how much darker it is on the right, as a share
  double ink = 0.8;    // the share of light that it takes
  double blur = 0.7;   // pixels over which an edge goes from dark to light, to each side
  double noise = 2;
};

struct Picture {
  std::uint32_t width = 0;
  std::uint32_t height = 0;
  std::vector<std::uint8_t> grey = {};

  [[nodiscard]] Pixels pixels() const { return {grey, width, height, width, PixelFormat::grey}; }
};

// From the picture to the board: the eight unknowns of the view, by elimination.
class BackView {
 public:
  explicit BackView(const std::array<Point, 4>& corners) {
    constexpr std::array<Point, 4> kSquare = {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    std::array<std::array<double, 9>, 8> rows = {};
    for (std::size_t i = 0; i < 4; ++i) {
      const auto [x, y] = corners[i];
      const auto [u, v] = kSquare[i];
      rows[2 * i] = {x, y, 1, 0, 0, 0, -u * x, -u * y, u};
      rows[2 * i + 1] = {0, 0, 0, x, y, 1, -v * x, -v * y, v};
    }
    for (std::size_t i = 0; i < 8; ++i) {
      std::size_t best = i;
      for (std::size_t row = i; row < 8; ++row) {
        if (std::abs(rows[row][i]) > std::abs(rows[best][i])) best = row;
      }
      std::swap(rows[i], rows[best]);
      for (std::size_t row = 0; row < 8; ++row) {
        if (row == i) continue;
        const double factor = rows[row][i] / rows[i][i];
        for (std::size_t column = 0; column < 9; ++column) {
          rows[row][column] -= factor * rows[i][column];
        }
      }
    }
    for (std::size_t i = 0; i < 8; ++i) view_[i] = rows[i][8] / rows[i][i];
  }

  [[nodiscard]] Point at(double x, double y) const {
    const double depth = view_[6] * x + view_[7] * y + 1;
    return {(view_[0] * x + view_[1] * y + view_[2]) / depth,
            (view_[3] * x + view_[4] * y + view_[5]) / depth};
  }

 private:
  std::array<double, 8> view_ = {};
};

// The strokes of each digit, in a box from (0, 0) to (1, 1).
inline std::vector<std::vector<Point>> strokes_of(std::size_t digit) {
  const auto ring = [](double x, double y, double across, double down) {
    std::vector<Point> points;
    for (int i = 0; i <= 12; ++i) {
      const double turn = i * 3.14159265358979 / 6;
      points.push_back({x + across * std::cos(turn), y + down * std::sin(turn)});
    }
    return points;
  };
  const std::vector<Point> six = {{0.88, 0.12}, {0.62, 0},    {0.38, 0.02}, {0.14, 0.2},
                                  {0.05, 0.52}, {0.1, 0.82},  {0.3, 0.98},  {0.58, 1},
                                  {0.85, 0.9},  {0.95, 0.68}, {0.85, 0.47}, {0.55, 0.38},
                                  {0.25, 0.45}, {0.06, 0.62}};
  switch (digit) {
    case 0:
      return {ring(0.5, 0.5, 0.46, 0.5)};
    case 1:
      return {{{0.25, 0.2}, {0.6, 0}, {0.6, 1}}};
    case 2:
      return {{{0.05, 0.26},
               {0.15, 0.08},
               {0.42, 0},
               {0.72, 0.03},
               {0.93, 0.17},
               {0.93, 0.34},
               {0.78, 0.52},
               {0.05, 1},
               {0.97, 1}}};
    case 3:
      return {{{0.05, 0.16},
               {0.25, 0.02},
               {0.5, 0},
               {0.8, 0.06},
               {0.9, 0.22},
               {0.82, 0.39},
               {0.42, 0.47},
               {0.82, 0.54},
               {0.96, 0.72},
               {0.85, 0.92},
               {0.5, 1},
               {0.2, 0.97},
               {0.02, 0.82}}};
    case 4:
      return {{{0.75, 1}, {0.75, 0}, {0, 0.7}, {1, 0.7}}};
    case 5:
      return {{{0.9, 0},
               {0.18, 0},
               {0.1, 0.48},
               {0.3, 0.38},
               {0.55, 0.35},
               {0.85, 0.45},
               {0.95, 0.67},
               {0.85, 0.9},
               {0.5, 1},
               {0.2, 0.97},
               {0.02, 0.82}}};
    case 6:
      return {six};
    case 7:
      return {{{0.02, 0}, {0.97, 0}, {0.6, 0.45}, {0.4, 1}}};
    case 8:
      return {ring(0.5, 0.23, 0.36, 0.23), ring(0.5, 0.73, 0.44, 0.27)};
    default: {
      std::vector<Point> nine;
      for (const Point point : six) nine.push_back({1 - point.x, 1 - point.y});
      return {nine};
    }
  }
}

// No digit looks like one of these.
inline std::vector<std::vector<Point>> strokes_of_letter(char letter) {
  switch (letter) {
    case 'a':
      return {{{0, 1}, {0.5, 0}, {1, 1}}, {{0.2, 0.6}, {0.8, 0.6}}};
    case 'e':
      return {{{1, 0}, {0, 0}, {0, 1}, {1, 1}}, {{0, 0.5}, {0.8, 0.5}}};
    case 'h':
      return {{{0, 0}, {0, 1}}, {{1, 0}, {1, 1}}, {{0, 0.5}, {1, 0.5}}};
    default:
      return {{{0, 0}, {1, 1}}, {{1, 0}, {0, 1}}};
  }
}

inline double distance_to(Point point, Point from, Point to) {
  const Point along = to - from;
  const Point away = point - from;
  const double length = along.x * along.x + along.y * along.y;
  const double share = std::clamp((away.x * along.x + away.y * along.y) / length, 0.0, 1.0);
  const Point left = away - along * share;
  return std::sqrt(left.x * left.x + left.y * left.y);
}

// How far outside of ink a place of the board is; less than 0 within ink.
inline double gap_at(const DrawnBoard& board, Point place) {
  const auto size = static_cast<double>(board.size);
  double gap = 1;
  for (std::size_t line = 0; line <= board.size; ++line) {
    const double at = static_cast<double>(line) / size;
    const double wide = board.line * 3;
    const bool is_within =
        place.x > -wide && place.x < 1 + wide && place.y > -wide && place.y < 1 + wide;
    if (!is_within) continue;
    gap =
        std::min(gap, std::abs(place.x - at) - (line % board.box_columns == 0 ? wide : board.line));
    gap = std::min(gap, std::abs(place.y - at) - (line % board.box_rows == 0 ? wide : board.line));
  }
  if (place.x < 0 || place.y < 0 || place.x >= 1 || place.y >= 1) return gap;
  const auto column = static_cast<std::size_t>(place.x * size);
  const auto row = static_cast<std::size_t>(place.y * size);
  // A figure is six tenths of the cell high; those of a number with two stand side by side.
  const auto draw_figure = [&](const std::vector<std::vector<Point>>& strokes, double left,
                               double width) {
    const auto in_cell = [&](Point point) {
      return Point{(static_cast<double>(column) + left + point.x * width) / size,
                   (static_cast<double>(row) + 0.2 + point.y * 0.6) / size};
    };
    for (const std::vector<Point>& stroke : strokes) {
      for (std::size_t i = 0; i + 1 < stroke.size(); ++i) {
        const double away = distance_to(place, in_cell(stroke[i]), in_cell(stroke[i + 1]));
        gap = std::min(gap, away - 0.045 / size);
      }
    }
  };
  const char shown = board.digits[row * board.size + column];
  if (shown >= 'a') {
    draw_figure(strokes_of_letter(shown), 0.32, 0.36);
  } else if (shown >= 'A') {
    draw_figure(strokes_of(1), 0.12, 0.32);
    draw_figure(strokes_of(static_cast<std::size_t>(shown - 'A')), 0.53, 0.32);
  } else if (shown != '0') {
    draw_figure(strokes_of(static_cast<std::size_t>(shown - '0')), 0.32, 0.36);
  }
  return gap;
}

inline double side_of(const DrawnBoard& board) {
  const Point side = board.corners[1] - board.corners[0];
  return std::sqrt(side.x * side.x + side.y * side.y);
}

// Several boards on one paper; none is fine too.
inline Picture draw(const std::vector<DrawnBoard>& boards, const Scene& scene = {}) {
  Random random(1);
  Picture picture = {static_cast<std::uint32_t>(scene.width),
                     static_cast<std::uint32_t>(scene.height)};
  std::vector<BackView> views;
  for (const DrawnBoard& board : boards) views.emplace_back(board.corners);
  for (int y = 0; y < scene.height; ++y) {
    for (int x = 0; x < scene.width; ++x) {
      double dark = 0;
      for (std::size_t i = 0; i < boards.size(); ++i) {
        Point place = views[i].at(x, y);
        // Paper that bulges: the middle of each line lies farther down.
        place.y -= boards[i].bend * 4 * place.x * (1 - place.x);
        if (place.x < -0.1 || place.y < -0.1 || place.x > 1.1 || place.y > 1.1) continue;
        const double pixels = gap_at(boards[i], place) * side_of(boards[i]);
        dark = std::max(dark, std::clamp(0.5 - pixels / (2 * scene.blur), 0.0, 1.0));
      }
      const double light = scene.light * (1 - scene.shade * x / scene.width);
      const double noise = scene.noise * (static_cast<double>(random.below(2001)) / 1000 - 1);
      picture.grey.push_back(static_cast<std::uint8_t>(
          std::clamp(light * (1 - scene.ink * dark) + noise, 0.0, 255.0)));
    }
  }
  return picture;
}

inline Picture draw(const DrawnBoard& board, const Scene& scene = {}) {
  return draw(std::vector{board}, scene);
}

}  // namespace quadrille::photo
