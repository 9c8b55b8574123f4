// Layers: the options of a sweep in front of each item, with their bits in the order of the sweep.
//   const Layers layers(matrix, sweep_order(matrix).items);
//   for (std::uint32_t row = 0; row < layers.row_count(layer); ++row) use(layers.marks(layer,
//   row));
//
// All that matters in front of an item, and all that its options touch, lies in a window: the bits
// from start() on, as many as the widest window has. States and options are told in such bits.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/cover/engine/bit_matrix.h"
#include "quadrille/cover/engine/widths.h"

namespace quadrille::cover::sweep {

class Layers {
 public:
  // There is code for windows of so many words.
  using WordCounts = Widths<Layers, 1, 2, 3, 4, 8, 16>;

  // order: as sweep_order gives it
  Layers(const BitMatrix& matrix, std::span<const std::uint32_t> order);

  // False: the windows would be too wide, and there are no rows.
  [[nodiscard]] bool fits() const { return width_ > 0; }
  // One in front of each item; the last one, behind them, has no options.
  [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(layers_.size()); }
  // Words of a window, and of a row: one of WordCounts.
  [[nodiscard]] std::uint32_t width() const { return width_; }
  [[nodiscard]] std::uint32_t start(std::uint32_t layer) const { return layers_[layer].start; }

  // requires: not the last layer
  [[nodiscard]] std::uint32_t row_count(std::uint32_t layer) const {
    return layers_[layer + 1].first_row - layers_[layer].first_row;
  }
  // What an option marks and forbids, in the window of its layer.
  [[nodiscard]] const std::uint64_t* marks(std::uint32_t layer, std::uint32_t row) const {
    return words_.data() + std::size_t{2} * (layers_[layer].first_row + row) * width_;
  }
  [[nodiscard]] const std::uint64_t* forbids(std::uint32_t layer, std::uint32_t row) const {
    return marks(layer, row) + width_;
  }
  // Its number in the matrix.
  [[nodiscard]] std::uint32_t number(std::uint32_t layer, std::uint32_t row) const {
    return numbers_[layers_[layer].first_row + row];
  }

  // Which bits of the window are primary items, and the layer of each.
  [[nodiscard]] const std::uint64_t* items(std::uint32_t layer) const {
    return items_.data() + std::size_t{layer} * width_;
  }
  [[nodiscard]] std::uint32_t layer_of(std::uint32_t layer, std::uint32_t bit) const {
    return layer_of_[layers_[layer].start + bit];
  }
  // The layer of the first item past the window.
  [[nodiscard]] std::uint32_t past(std::uint32_t layer) const { return layers_[layer].past; }

 private:
  struct Layer {
    std::uint32_t start = 0;
    std::uint32_t first_row = 0;
    std::uint32_t past = 0;
  };
  class Maker;

  std::vector<Layer> layers_;
  std::vector<std::uint64_t> words_;
  std::vector<std::uint32_t> numbers_;
  std::vector<std::uint64_t> items_;
  std::vector<std::uint32_t> layer_of_;
  std::uint32_t width_ = 0;
};

}  // namespace quadrille::cover::sweep
