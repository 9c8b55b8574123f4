#include "quadrille/render/pieces.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace quadrille::render {
namespace {

// For each piece those with lower numbers that it touches.
std::vector<std::set<int>> lower_neighbours(std::span<const int> pieces, std::size_t columns,
                                            std::size_t layer) {
  std::vector<std::set<int>> touching(static_cast<std::size_t>(
      std::max(std::ranges::max(pieces) + 1, 0)));  // less than 0: no piece
  const auto meet = [&](int one, int other) {
    if (one == other || one < 0 || other < 0) return;
    touching[static_cast<std::size_t>(std::max(one, other))].insert(std::min(one, other));
  };
  for (std::size_t square = 0; square < pieces.size(); ++square) {
    if ((square + 1) % columns != 0) meet(pieces[square], pieces[square + 1]);
    if (square % layer + columns < layer) meet(pieces[square], pieces[square + columns]);
    if (square + layer < pieces.size()) meet(pieces[square], pieces[square + layer]);
  }
  return touching;
}

}  // namespace

std::vector<int> piece_colours(std::span<const int> pieces, std::uint32_t columns,
                               std::uint32_t colours, std::uint32_t rows) {
  assert(colours > 0);
  if (pieces.empty()) return {};
  assert(columns > 0 && pieces.size() % columns == 0);
  const std::size_t layer = rows == 0 ? pieces.size() : std::size_t{rows} * columns;
  assert(pieces.size() % layer == 0);
  const auto touching = lower_neighbours(pieces, columns, layer);
  std::vector<int> colour_of;
  for (std::size_t piece = 0; piece < touching.size(); ++piece) {
    const auto own = static_cast<int>(piece % colours);
    const auto is_taken = [&](int colour) {
      return std::ranges::any_of(touching[piece], [&](int other) {
        return colour_of[static_cast<std::size_t>(other)] == colour;
      });
    };
    int colour = own;
    while (is_taken(colour)) {
      colour = (colour + 1) % static_cast<int>(colours);
      if (colour == own) break;
    }
    colour_of.push_back(colour);
  }
  std::vector<int> drawn(pieces.size(), -1);
  for (std::size_t square = 0; square < pieces.size(); ++square) {
    if (pieces[square] >= 0) drawn[square] = colour_of[static_cast<std::size_t>(pieces[square])];
  }
  return drawn;
}

}  // namespace quadrille::render
