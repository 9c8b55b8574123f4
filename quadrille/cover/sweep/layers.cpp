#include "quadrille/cover/sweep/layers.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

namespace quadrille::cover::sweep {
namespace {

constexpr std::uint32_t kNever = UINT32_MAX;

template <class Function>
void for_each_bit(const std::uint64_t* row, std::uint32_t bits, Function function) {
  for (std::uint32_t word = 0; word * 64 < bits; ++word) {
    std::uint64_t left = row[word];
    if (bits - word * 64 < 64) left &= (std::uint64_t{1} << (bits - word * 64)) - 1;
    for (; left != 0; left &= left - 1) {
      function(word * 64 + static_cast<std::uint32_t>(std::countr_zero(left)));
    }
  }
}

}  // namespace

// What is known of the matrix while the layers are made.
class Layers::Maker {
 public:
  Maker(const BitMatrix& matrix, std::span<const std::uint32_t> order);

  void make(Layers& layers) const;

 private:
  // What a row marks, then what it forbids.
  template <class Function>
  void for_each_part(std::uint32_t row, Function function) const {
    const std::size_t at = std::size_t{row} * matrix_.words();
    function(matrix_.marks() + at);
    function(matrix_.forbids() + at);
  }
  void find_closing();
  void place_bits();
  void find_windows();
  [[nodiscard]] std::uint32_t window_bits() const;
  void place_items(Layers& layers) const;
  void sort_rows(Layers& layers) const;
  void write_rows(Layers& layers) const;

  const BitMatrix& matrix_;
  std::uint32_t items_;
  std::vector<std::uint32_t> layer_of_item_;
  std::vector<std::uint32_t> layer_of_row_;
  std::vector<std::uint32_t> closing_;  // by bit: the layer in which it is done with
  std::vector<std::uint32_t> bits_;     // those that matter, in the order of their closing
  std::vector<std::uint32_t> place_;    // by bit: where it is among them
  std::vector<std::uint32_t> start_;    // by layer: the first of them that is not done with
  std::vector<std::uint32_t> end_;      // by layer: past the last that rows up to here have
};

Layers::Maker::Maker(const BitMatrix& matrix, std::span<const std::uint32_t> order)
    : matrix_(matrix),
      items_(static_cast<std::uint32_t>(order.size())),
      layer_of_item_(items_),
      layer_of_row_(matrix.row_count(), kNever),
      closing_(matrix.bits(), 0),
      place_(matrix.bits(), kNever),
      start_(items_ + 1),
      end_(items_ + 1, 0) {
  for (std::uint32_t layer = 0; layer < items_; ++layer) layer_of_item_[order[layer]] = layer;
  for (std::uint32_t row = 0; row < matrix.row_count(); ++row) {
    for_each_bit(matrix.marks() + std::size_t{row} * matrix.words(), items_,
                 [&](std::uint32_t item) {
                   layer_of_row_[row] = std::min(layer_of_row_[row], layer_of_item_[item]);
                 });
  }
  find_closing();
  place_bits();
  find_windows();
}

// A bit is done with in the layer of the last row that marks it. Bits that no earlier row forbids
// never make a difference.
void Layers::Maker::find_closing() {
  std::vector<std::uint32_t> forbidden(matrix_.bits(), kNever);
  std::vector<bool> marked(matrix_.bits(), false);
  for (std::uint32_t row = 0; row < matrix_.row_count(); ++row) {
    const std::size_t at = std::size_t{row} * matrix_.words();
    for_each_bit(matrix_.marks() + at, matrix_.bits(), [&](std::uint32_t bit) {
      closing_[bit] = std::max(closing_[bit], layer_of_row_[row]);
      marked[bit] = true;
    });
    for_each_bit(matrix_.forbids() + at, matrix_.bits(), [&](std::uint32_t bit) {
      forbidden[bit] = std::min(forbidden[bit], layer_of_row_[row]);
    });
  }
  for (std::uint32_t bit = 0; bit < matrix_.bits(); ++bit) {
    if (bit < items_) {
      closing_[bit] = layer_of_item_[bit];
    } else if (!marked[bit] || forbidden[bit] >= closing_[bit]) {
      closing_[bit] = kNever;
    }
  }
}

void Layers::Maker::place_bits() {
  bits_.resize(matrix_.bits());
  std::iota(bits_.begin(), bits_.end(), 0);
  std::erase_if(bits_, [&](std::uint32_t bit) { return closing_[bit] == kNever; });
  std::ranges::sort(bits_, {}, [&](std::uint32_t bit) { return std::pair(closing_[bit], bit); });
  for (std::uint32_t at = 0; at < bits_.size(); ++at) place_[bits_[at]] = at;
  for (std::uint32_t layer = 0, at = 0; layer <= items_; ++layer) {
    while (at < bits_.size() && closing_[bits_[at]] < layer) ++at;
    start_[layer] = at;
  }
}

void Layers::Maker::find_windows() {
  for (std::uint32_t row = 0; row < matrix_.row_count(); ++row) {
    std::uint32_t& end = end_[layer_of_row_[row]];
    for_each_part(row, [&](const std::uint64_t* words) {
      for_each_bit(words, matrix_.bits(), [&](std::uint32_t bit) {
        if (place_[bit] != kNever) end = std::max(end, place_[bit] + 1);
      });
    });
  }
  for (std::uint32_t layer = 1; layer <= items_; ++layer) {
    end_[layer] = std::max(end_[layer], end_[layer - 1]);
  }
}

std::uint32_t Layers::Maker::window_bits() const {
  std::uint32_t most = 1;
  for (std::uint32_t layer = 0; layer <= items_; ++layer) {
    if (end_[layer] > start_[layer]) most = std::max(most, end_[layer] - start_[layer]);
  }
  return most;
}

void Layers::Maker::make(Layers& layers) const {
  layers.width_ = WordCounts::fitting((window_bits() + 63) / 64);
  if (layers.width_ == 0) return;
  place_items(layers);
  sort_rows(layers);
  write_rows(layers);
}

void Layers::Maker::place_items(Layers& layers) const {
  const std::uint32_t window = 64 * layers.width_;
  const auto is_item = [&](std::uint32_t at) { return bits_[at] < items_; };
  layers.layer_of_.assign(bits_.size(), kNever);
  layers.items_.assign(layers.layers_.size() * layers.width_, 0);
  for (std::uint32_t at = 0; at < bits_.size(); ++at) {
    if (is_item(at)) layers.layer_of_[at] = closing_[bits_[at]];
  }
  for (std::uint32_t layer = 0; layer <= items_; ++layer) {
    layers.layers_[layer].start = start_[layer];
    std::uint64_t* const items = layers.items_.data() + std::size_t{layer} * layers.width_;
    std::uint32_t at = start_[layer];
    for (; at < bits_.size() && at - start_[layer] < window; ++at) {
      const std::uint32_t bit = at - start_[layer];
      if (is_item(at)) items[bit / 64] |= std::uint64_t{1} << bit % 64;
    }
    while (at < bits_.size() && !is_item(at)) ++at;
    layers.layers_[layer].past = at < bits_.size() ? closing_[bits_[at]] : items_;
  }
}

void Layers::Maker::sort_rows(Layers& layers) const {
  std::vector<std::uint32_t>& rows = layers.numbers_;
  rows.resize(matrix_.row_count());
  std::iota(rows.begin(), rows.end(), 0);
  std::ranges::sort(rows, {},
                    [&](std::uint32_t row) { return std::pair(layer_of_row_[row], row); });
  for (const std::uint32_t row : rows) ++layers.layers_[layer_of_row_[row] + 1].first_row;
  for (std::uint32_t layer = 1; layer <= items_; ++layer) {
    layers.layers_[layer].first_row += layers.layers_[layer - 1].first_row;
  }
}

void Layers::Maker::write_rows(Layers& layers) const {
  layers.words_.assign(std::size_t{2} * layers.numbers_.size() * layers.width_, 0);
  std::uint64_t* to = layers.words_.data();
  for (const std::uint32_t row : layers.numbers_) {
    const std::uint32_t start = start_[layer_of_row_[row]];
    for_each_part(row, [&](const std::uint64_t* words) {
      for_each_bit(words, matrix_.bits(), [&](std::uint32_t bit) {
        // What is done with before this layer makes no difference any more.
        if (place_[bit] == kNever || place_[bit] < start) return;
        const std::uint32_t place = place_[bit] - start;
        to[place / 64] |= std::uint64_t{1} << place % 64;
      });
      to += layers.width_;
    });
  }
}

Layers::Layers(const BitMatrix& matrix, std::span<const std::uint32_t> order)
    : layers_(order.size() + 1) {
  Maker(matrix, order).make(*this);
}

}  // namespace quadrille::cover::sweep
