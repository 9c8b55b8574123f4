#include "quadrille/photo/board/grid.h"

#include <algorithm>
#include <array>
#include <limits>

#include "quadrille/photo/board/lines.h"
#include "quadrille/photo/board/straighten.h"

namespace quadrille::photo {
namespace {

constexpr std::array kSizes = {4, 6, 9, 16};
constexpr int kSide =
    288;  // of the straightened board: a whole number of pixels for a cell of each size
constexpr int kMargin = 24;
constexpr int kFullInk = 60;      // more counts as so much
constexpr int kReach = 8;         // so far from where a line should be it is looked for, at most
constexpr int kDrawn = 13;        // the mean ink along the side of a cell that is drawn
constexpr double kSupport = 0.6;  // so many sides of cells are drawn on a board

// Whether there is a line along the side of a cell, or across its middle, not farther away than the
// reach from where it should be; (x, y) is where it begins.
bool is_drawn(const Lines& lines, int pitch, int x, int y, int reach, bool is_across) {
  const int from = (is_across ? x : y) + pitch / 5;
  const int to = (is_across ? x : y) + pitch - pitch / 5;
  for (int offset = -reach; offset <= reach; ++offset) {
    const int ink =
        is_across ? lines.across(from, to, y + offset) : lines.down(from, to, x + offset);
    if (ink >= kDrawn) return true;
  }
  return false;
}

// The share of the sides of cells that are drawn, if the board has so many cells in a row.
double support_of(const Lines& lines, int size) {
  const int pitch = kSide / size;
  const int reach = std::min(pitch / 4, kReach);
  int drawn = 0;
  for (int line = 0; line <= size; ++line) {
    for (int cell = 0; cell < size; ++cell) {
      const int along = kMargin + cell * pitch;
      const int at = kMargin + line * pitch;
      drawn += is_drawn(lines, pitch, along, at, reach, true) ? 1 : 0;
      drawn += is_drawn(lines, pitch, at, along, reach, false) ? 1 : 0;
    }
  }
  return static_cast<double>(drawn) / (2.0 * size * (size + 1));
}

// The share of cells whose middle a line crosses. Few digits look so, but much of what is no board.
double clutter_of(const Lines& lines, int size) {
  const int pitch = kSide / size;
  const int reach = std::min(pitch / 8, kReach / 2);
  int crossed = 0;
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      const int x = kMargin + column * pitch;
      const int y = kMargin + row * pitch;
      crossed += is_drawn(lines, pitch, x, y + pitch / 2, reach, true) ? 1 : 0;
      crossed += is_drawn(lines, pitch, x + pitch / 2, y, reach, false) ? 1 : 0;
    }
  }
  return static_cast<double>(crossed) / (2.0 * size * size);
}

// How far each crossing is from where it would be on flat paper. Each goes where the most ink is on
// the lines that leave it, less what its neighbours hold against it, until none moves any more.
class Bending {
 public:
  Bending(const Lines& lines, int size)
      : size_(size), pitch_(kSide / size), reach_(pitch_ * 2 / 5), across_(2 * reach_ + 1) {
    const auto crossings = static_cast<std::size_t>(size + 1) * static_cast<std::size_t>(size + 1);
    offsets_.resize(crossings);
    ink_.reserve(crossings * static_cast<std::size_t>(across_) * static_cast<std::size_t>(across_));
    for (int row = 0; row <= size; ++row) {
      for (int column = 0; column <= size; ++column) look_around(lines, column, row);
    }
  }

  void settle() {
    bool moves = true;
    for (int round = 0; moves && round < kRounds; ++round) {
      moves = false;
      for (int row = 0; row <= size_; ++row) {
        for (int column = 0; column <= size_; ++column) {
          const Spot found = best(column, row);
          Spot& offset = offsets_[index(column, row)];
          moves = moves || found != offset;
          offset = found;
        }
      }
    }
  }

  // In the square of which the corners of the board are (0, 0) and (1, 1).
  [[nodiscard]] Point place(int column, int row) const {
    const Spot moved = offsets_[index(column, row)];
    return {(column * pitch_ + moved.x + 0.5) / kSide, (row * pitch_ + moved.y + 0.5) / kSide};
  }

 private:
  static constexpr int kRounds = 20;
  static constexpr double kStiffness = 1.0;

  [[nodiscard]] std::size_t index(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(size_ + 1) +
           static_cast<std::size_t>(column);
  }

  // Keeps the ink on the lines that would leave the crossing at each offset, within the board.
  void look_around(const Lines& lines, int column, int row) {
    const int arm = pitch_ * 9 / 20;
    const int left = column == 0 ? 0 : arm;
    const int right = column == size_ ? 0 : arm;
    const int up = row == 0 ? 0 : arm;
    const int below = row == size_ ? 0 : arm;
    for (int y = kMargin + row * pitch_ - reach_; y <= kMargin + row * pitch_ + reach_; ++y) {
      for (int x = kMargin + column * pitch_ - reach_; x <= kMargin + column * pitch_ + reach_;
           ++x) {
        ink_.push_back(lines.across(x - left, x + right + 1, y) +
                       lines.down(y - up, y + below + 1, x));
      }
    }
  }

  // The mean of what the neighbours say.
  [[nodiscard]] Point expected(int column, int row) const {
    Point sum;
    double count = 0;
    const auto hear = [&](int x, int y) {
      if (x < 0 || y < 0 || x > size_ || y > size_) return;
      const Spot moved = offsets_[index(x, y)];
      sum = sum + Point{static_cast<double>(moved.x), static_cast<double>(moved.y)};
      ++count;
    };
    hear(column - 1, row);
    hear(column + 1, row);
    hear(column, row - 1);
    hear(column, row + 1);
    return sum * (1 / count);
  }

  [[nodiscard]] Spot best(int column, int row) const {
    const Point wanted = expected(column, row);
    const int* ink = ink_.data() + index(column, row) * static_cast<std::size_t>(across_) *
                                       static_cast<std::size_t>(across_);
    Spot found;
    double most = -std::numeric_limits<double>::infinity();
    for (int dy = -reach_; dy <= reach_; ++dy) {
      for (int dx = -reach_; dx <= reach_; ++dx) {
        const double away_x = dx - wanted.x;
        const double away_y = dy - wanted.y;
        const double worth = *ink++ - kStiffness * (away_x * away_x + away_y * away_y);
        if (worth > most) {
          most = worth;
          found = {dx, dy};
        }
      }
    }
    return found;
  }

  int size_;
  int pitch_;
  int reach_;
  int across_;  // offsets in a row
  std::vector<Spot> offsets_;
  std::vector<int> ink_;  // at each crossing, for each offset
};

}  // namespace

Mesh turned(const Mesh& mesh, std::uint32_t quarter_turns) {
  Mesh result = mesh;
  for (std::uint32_t turn = 0; turn < quarter_turns; ++turn) {
    const Mesh before = result;
    result.crossings.clear();
    for (int row = 0; row <= mesh.size; ++row) {
      for (int column = 0; column <= mesh.size; ++column) {
        result.crossings.push_back(before.at(mesh.size - row, column));
      }
    }
  }
  return result;
}

std::optional<Mesh> find_mesh(const Plane& dark, const Quadrilateral& corners) {
  const Homography view(corners);
  const Lines lines(straighten(dark, view, kSide, kMargin), kFullInk);
  Mesh mesh;
  for (const int size : kSizes) {
    const double support = support_of(lines, size);
    // Among lines that lie close together there are some near to wherever few are expected, but not
    // the other way round; those of 16 cells lie so close that text may pass for them, and so thin
    // that now and then one is missed.
    const double handicap = size > 9 ? 0.08 : 0.25;
    if (support >= kSupport && support >= mesh.support - handicap) {
      mesh.size = size;
      mesh.support = support;
    }
  }
  if (mesh.size == 0) return std::nullopt;
  mesh.support *= 1 - clutter_of(lines, mesh.size) / 2;
  Bending bending(lines, mesh.size);
  bending.settle();
  for (int row = 0; row <= mesh.size; ++row) {
    for (int column = 0; column <= mesh.size; ++column) {
      mesh.crossings.push_back(view.at(bending.place(column, row)));
    }
  }
  return mesh;
}

}  // namespace quadrille::photo
