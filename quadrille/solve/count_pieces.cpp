#include "quadrille/solve/count_pieces.h"

#include <cassert>
#include <string>

#include "quadrille/base/fnv.h"
#include "quadrille/solve/bands/band_count.h"

namespace quadrille::sudoku {
namespace {

std::uint64_t fingerprint_of(const Grid& grid) {
  std::string text = "bands " + grid.shape().describe() + " ";
  for (Cell cell = 0; cell < grid.shape().cell_count(); ++cell) {
    for (std::uint32_t digit = 1; digit <= grid.size(); ++digit) {
      text += grid.allows(cell, static_cast<Digit>(digit)) ? '1' : '0';
    }
  }
  return fnv1a(text);
}

}  // namespace

struct CountPieces::Bands {
  Bands(const Grid& grid, std::size_t memory) : count(grid, memory) {}

  bands::BandCount count;
};

CountPieces::CountPieces(const Grid& grid, const SolveOptions& options)
    : options_(options), fingerprint_(fingerprint_of(grid)) {
  assert(!refusal(EngineName::bands, grid));
  bands_ = std::make_unique<Bands>(grid, options.memory);
}

CountPieces::~CountPieces() = default;
CountPieces::CountPieces(CountPieces&&) noexcept = default;
CountPieces& CountPieces::operator=(CountPieces&&) noexcept = default;

bool CountPieces::prepare(std::uint32_t pieces) {
  return bands_->count.prepare_pieces(pieces, options_.threads, options_.stop);
}

std::uint32_t CountPieces::size() const { return bands_->count.pieces(); }

std::uint64_t CountPieces::plan() const { return bands_->count.plan(); }

std::optional<Natural> CountPieces::count(std::uint32_t piece) const {
  return bands_->count.count_piece(piece);
}

}  // namespace quadrille::sudoku
