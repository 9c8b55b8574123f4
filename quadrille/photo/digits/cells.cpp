#include "quadrille/photo/digits/cells.h"

#include <algorithm>

namespace quadrille::photo {
namespace {

// Between the four corners of a cell as between the four corners of a pixel.
Point within(const Mesh& mesh, int column, int row, double x, double y) {
  const Point above = mesh.at(column, row) * (1 - x) + mesh.at(column + 1, row) * x;
  const Point below = mesh.at(column, row + 1) * (1 - x) + mesh.at(column + 1, row + 1) * x;
  return above * (1 - y) + below * y;
}

}  // namespace

std::vector<std::uint8_t> cut_cell(const Plane& grey, const Mesh& mesh, int column, int row,
                                   const Square& square, int side) {
  std::vector<std::uint8_t> pixels;
  pixels.reserve(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
  const double step = square.length / side;
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      int sum = 2;
      // Four samples to a pixel, since the picture may be finer.
      for (const double down : {0.25, 0.75}) {
        for (const double across : {0.25, 0.75}) {
          const Point place = within(mesh, column, row, square.from.x + (x + across) * step,
                                     square.from.y + (y + down) * step);
          sum += grey.sample(place.x, place.y);
        }
      }
      pixels.push_back(static_cast<std::uint8_t>(sum / 4));
    }
  }
  return pixels;
}

std::vector<RawPatch> cut_raw_cells(const Plane& grey, const Mesh& mesh) {
  std::vector<RawPatch> cells;
  for (int row = 0; row < mesh.size; ++row) {
    for (int column = 0; column < mesh.size; ++column) {
      const auto pixels =
          cut_cell(grey, mesh, column, row, {{kInset, kInset}, 1 - 2 * kInset}, kPatchSide);
      std::ranges::copy(pixels, cells.emplace_back().begin());
    }
  }
  return cells;
}

int board_ink(const std::vector<RawPatch>& cells) {
  std::vector<int> inks;
  inks.reserve(cells.size());
  for (const RawPatch& cell : cells) inks.push_back(ink_of(cell));
  // One cell in seven has a digit on any board with one solution.
  const auto place = inks.end() - static_cast<std::ptrdiff_t>(inks.size() / 7) - 1;
  std::ranges::nth_element(inks, place);
  return *place * 3 / 5;
}

std::vector<Patch> cut_cells(const Plane& grey, const Mesh& mesh) {
  const std::vector<RawPatch> raw = cut_raw_cells(grey, mesh);
  const int ink = board_ink(raw);
  std::vector<Patch> patches;
  patches.reserve(raw.size());
  for (const RawPatch& cell : raw) patches.push_back(to_patch(cell, ink));
  return patches;
}

}  // namespace quadrille::photo
