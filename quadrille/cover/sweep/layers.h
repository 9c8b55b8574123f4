// Layers: the options of a sweep in front of each item, with their bits in the order of the sweep.
//   const Layers layers(matrix, sweep_order(matrix));
//   for (const Layers::Row& row : layers.rows(layer)) …
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/cover/engine/bit_matrix.h"

namespace quadrille::cover::sweep {

class Layers {
 public:
  // order: as sweep_order gives it
  Layers(const BitMatrix& matrix, std::span<const std::uint32_t> order);

  // One in front of each item; the last one, behind them, has no options.
  [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(layers_.size()); }
  // The window of the state in front of an item: where it begins, and the words that its options
  // reach into.
  [[nodiscard]] std::uint32_t start(std::uint32_t layer) const { return layers_[layer].start; }
  [[nodiscard]] std::uint32_t reach(std::uint32_t layer) const { return layers_[layer].reach; }
  // The words of the widest key.
  [[nodiscard]] std::uint32_t key_words() const { return key_words_; }

  [[nodiscard]] std::uint32_t row_count(std::uint32_t layer) const {
    return layers_[layer].row_count;
  }
  // What an option marks and forbids: reach(layer) words each, from word start(layer) / 64 on.
  [[nodiscard]] const std::uint64_t* marks(std::uint32_t layer, std::uint32_t row) const {
    return words_.data() + layers_[layer].first + std::size_t{2} * row * layers_[layer].reach;
  }
  [[nodiscard]] const std::uint64_t* forbids(std::uint32_t layer, std::uint32_t row) const {
    return marks(layer, row) + layers_[layer].reach;
  }

  // The bits that are primary items, word by word, and the layer of each.
  [[nodiscard]] std::span<const std::uint64_t> items() const { return items_; }
  [[nodiscard]] std::uint32_t layer_of(std::uint32_t bit) const { return layer_of_[bit]; }

 private:
  struct Layer {
    std::uint32_t start = 0;
    std::uint32_t reach = 0;
    std::uint32_t row_count = 0;
    std::size_t first = 0;  // of its rows in words_
  };

  std::vector<Layer> layers_;
  std::vector<std::uint64_t> words_;
  std::vector<std::uint64_t> items_;
  std::vector<std::uint32_t> layer_of_;
  std::uint32_t key_words_ = 1;
};

}  // namespace quadrille::cover::sweep
