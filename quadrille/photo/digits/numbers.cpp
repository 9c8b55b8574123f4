#include "quadrille/photo/digits/numbers.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>

#include "quadrille/photo/digits/cells.h"
#include "quadrille/photo/image/blobs.h"

namespace quadrille::photo {
namespace {

constexpr int kCellSide = 48;  // pixels of a cell in which the figures are looked for
constexpr int kLeastFigureHeight = kCellSide / 4;  // what is lower is no figure
constexpr int kLeastPixels = 6;                    // what has less ink is dirt
constexpr double kFigureHeight = 16;               // of a figure in its patch

// Numbers of two figures reach farther out than a digit.
constexpr double kNumberInset = 0.07;

// Where a figure is among the pixels of its cell, borders included.
struct Box {
  int left;
  int top;
  int right;
  int bottom;

  [[nodiscard]] int width() const { return right - left + 1; }
  [[nodiscard]] int height() const { return bottom - top + 1; }
};

// How dark the pixels are beside the paper of the cell.
Plane darkness_in(const std::vector<std::uint8_t>& pixels) {
  const int paper = paper_of(pixels);
  Plane dark(kCellSide, kCellSide);
  for (int y = 0; y < kCellSide; ++y) {
    for (int x = 0; x < kCellSide; ++x) {
      const auto place = static_cast<std::size_t>(y) * kCellSide + static_cast<std::size_t>(x);
      dark.at(x, y) = static_cast<std::uint8_t>(darkness_of(paper, pixels[place]));
    }
  }
  return dark;
}

// Clears a row or a column of the cell where it is nearly all ink.
void clear_line(Plane& dark, int ink, bool is_row, int line) {
  const auto pixel = [&](int along) -> std::uint8_t& {
    return is_row ? dark.at(along, line) : dark.at(line, along);
  };
  int inked = 0;
  for (int along = 0; along < kCellSide; ++along) inked += pixel(along) >= ink ? 1 : 0;
  if (inked * 6 < kCellSide * 5) return;
  for (int along = 0; along < kCellSide; ++along) pixel(along) = 0;
}

// Takes away what is left of the lines around the cell. A figure that touches one stays.
void peel(Plane& dark, int ink) {
  constexpr int kDeepest = kCellSide / 12;
  for (const bool is_row : {true, false}) {
    for (int depth = 0; depth < kDeepest; ++depth) {
      clear_line(dark, ink, is_row, depth);
      clear_line(dark, ink, is_row, kCellSide - 1 - depth);
    }
  }
}

// What is left of a line at the border runs along it, or hardly reaches into the cell.
bool is_line(const Box& box) {
  constexpr int kNear = kCellSide / 24;
  constexpr int kThin = kCellSide / 16;
  constexpr int kLong = kCellSide * 5 / 6;
  return ((box.left <= kNear || box.right >= kCellSide - 1 - kNear) &&
          (box.width() <= kThin || box.height() > kLong)) ||
         ((box.top <= kNear || box.bottom >= kCellSide - 1 - kNear) &&
          (box.height() <= kThin || box.width() > kLong));
}

// Pieces that stand over one another are one figure.
std::vector<Box> pieces_of(const Plane& dark, int ink) {
  std::vector<Box> boxes;
  for (const Blob& blob : find_blobs(dark, ink, 1)) {
    const Box box = {blob.left, blob.top, blob.right, blob.bottom};
    if (blob.ink >= kLeastPixels && !is_line(box)) boxes.push_back(box);
  }
  std::ranges::sort(boxes, {}, &Box::left);
  std::vector<Box> merged;
  for (const Box& box : boxes) {
    const bool is_over = !merged.empty() && box.left + box.width() / 2 <= merged.back().right;
    if (!is_over) {
      merged.push_back(box);
      continue;
    }
    Box& last = merged.back();
    last = {last.left, std::min(last.top, box.top), std::max(last.right, box.right),
            std::max(last.bottom, box.bottom)};
  }
  std::erase_if(merged, [](const Box& box) { return box.height() < kLeastFigureHeight; });
  return merged;
}

int ink_in_column(const Plane& dark, const Box& box, int x) {
  int sum = 0;
  for (int y = box.top; y <= box.bottom; ++y) sum += dark.at(x, y);
  return sum;
}

// What is wider than high is two figures that touch: they come apart where the least ink is.
std::vector<Box> figures_of(const Plane& dark, int ink) {
  std::vector<Box> boxes = pieces_of(dark, ink);
  if (boxes.size() != 1 || boxes.front().width() <= boxes.front().height()) return boxes;
  const Box both = boxes.front();
  int gap = both.left + both.width() / 4;
  for (int x = gap; x <= both.right - both.width() / 4; ++x) {
    if (ink_in_column(dark, both, x) < ink_in_column(dark, both, gap)) gap = x;
  }
  return {{both.left, both.top, gap - 1, both.bottom},
          {gap + 1, both.top, both.right, both.bottom}};
}

// How many pixels of ink are well within the cell but in no figure.
int stray_ink(const Plane& dark, int ink, const std::vector<Box>& figures) {
  constexpr int kEdge = kCellSide / 6;
  int count = 0;
  for (int y = kEdge; y < kCellSide - kEdge; ++y) {
    for (int x = kEdge; x < kCellSide - kEdge; ++x) {
      const bool is_in_figure = std::ranges::any_of(figures, [&](const Box& box) {
        return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      });
      count += dark.at(x, y) >= ink && !is_in_figure ? 1 : 0;
    }
  }
  return count;
}

// A board, and what is the same for all of its cells.
class NumberReader {
 public:
  NumberReader(const Network& network, const Plane& grey, const Mesh& mesh)
      : network_(network),
        grey_(grey),
        mesh_(mesh),
        patches_(cut_raw_cells(grey, mesh)),
        ink_(board_ink(patches_)) {}

  [[nodiscard]] CellReading read(int column, int row) const {
    const std::vector<std::uint8_t> pixels = cut_cell(
        grey_, mesh_, column, row, {{kNumberInset, kNumberInset}, 1 - 2 * kNumberInset}, kCellSide);
    const int least = std::max(ink_ / 2, kLeastInk);
    Plane dark = darkness_in(pixels);
    peel(dark, least);
    const std::vector<Box> figures = figures_of(dark, least);
    CellReading cell;
    if (stray_ink(dark, least, figures) >= kLeastPixels * 3) {
      // Something that is no number, or a figure that hangs on a line: all of it is left open.
    } else if (figures.empty()) {
      const auto place = static_cast<std::size_t>(row) * static_cast<std::size_t>(mesh_.size) +
                         static_cast<std::size_t>(column);
      cell.chances[0] = network_.look_at(to_patch(patches_[place], ink_))[0];
    } else if (figures.size() == 1) {
      const Chances chances = look_at(column, row, figures[0]);
      std::copy_n(chances.begin(), 10, cell.chances.begin());
    } else if (figures.size() == 2) {
      const Chances tens = look_at(column, row, figures[0]);
      const Chances ones = look_at(column, row, figures[1]);
      const auto both = [](std::uint32_t a, std::uint32_t b) {
        return static_cast<std::uint32_t>(std::uint64_t{a} * b / kCertain);
      };
      cell.chances[10] = both(tens[1], ones[kNought]);
      for (std::size_t one = 1; 10 + one <= kMostSize; ++one) {
        cell.chances[10 + one] = both(tens[1], ones[one]);
      }
    }
    std::uint32_t known = 0;
    for (sudoku::Digit digit = 0; digit <= kMostSize; ++digit) known += cell.chances[digit];
    cell.chances.back() = kCertain - std::min(known, kCertain);
    cell.take_likeliest(static_cast<sudoku::Digit>(mesh_.size));
    return cell;
  }

 private:
  // The figure in the middle of a patch, with nothing of the other one.
  [[nodiscard]] Chances look_at(int column, int row, const Box& box) const {
    const double pixel = (1 - 2 * kNumberInset) / kCellSide;  // in cells
    const double length = box.height() * pixel * kPatchSide / kFigureHeight;
    const Point centre = {kNumberInset + (box.left + box.right + 1) * pixel / 2,
                          kNumberInset + (box.top + box.bottom + 1) * pixel / 2};
    const std::vector<std::uint8_t> pixels = cut_cell(
        grey_, mesh_, column, row, {centre - Point{length / 2, length / 2}, length}, kPatchSide);
    RawPatch raw;
    std::ranges::copy(pixels, raw.begin());
    const auto paper = static_cast<std::uint8_t>(paper_of(raw));
    const double reach = (box.width() + 2) * pixel / length * kPatchSide / 2;
    for (int y = 0; y < kPatchSide; ++y) {
      for (int x = 0; x < kPatchSide; ++x) {
        const double away = x + 0.5 - kPatchSide / 2.0;
        if (away < -reach || away > reach) raw[patch_place(x, y)] = paper;
      }
    }
    return network_.look_at(to_patch(raw, ink_));
  }

  const Network& network_;
  const Plane& grey_;
  const Mesh& mesh_;
  std::vector<RawPatch> patches_;
  int ink_;
};

}  // namespace

std::vector<CellReading> read_numbers(const Network& network, const Plane& grey, const Mesh& mesh) {
  assert(mesh.size > 9 && mesh.size <= static_cast<int>(kMostSize));
  const NumberReader reader(network, grey, mesh);
  std::vector<CellReading> cells;
  for (int row = 0; row < mesh.size; ++row) {
    for (int column = 0; column < mesh.size; ++column) cells.push_back(reader.read(column, row));
  }
  return cells;
}

std::uint32_t turns_of_numbers(const Network& network, const Plane& grey, const Mesh& mesh) {
  constexpr int kStep = 5;  // every fifth cell tells: they are spread over all rows and columns
  std::uint32_t found = 0;
  std::uint64_t most = 0;
  for (std::uint32_t turns = 0; turns < 4; ++turns) {
    const Mesh lying = turned(mesh, turns);
    const NumberReader reader(network, grey, lying);
    std::uint64_t sure = 0;
    for (int place = 0; place < mesh.size * mesh.size; place += kStep) {
      const CellReading cell = reader.read(place % mesh.size, place / mesh.size);
      if (cell.digit != 0) sure += cell.certainty();
    }
    if (sure <= most) continue;
    most = sure;
    found = turns;
  }
  return found;
}

}  // namespace quadrille::photo
