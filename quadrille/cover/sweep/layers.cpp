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

// Where each bit is done with: the layer of the last row that marks it. Bits that no earlier row
// forbids never make a difference.
std::vector<std::uint32_t> closing_layers(const BitMatrix& matrix,
                                          std::span<const std::uint32_t> first_layers,
                                          std::span<const std::uint32_t> layer_of_item) {
  std::vector<std::uint32_t> closing(matrix.bits(), 0);
  std::vector<std::uint32_t> forbidden(matrix.bits(), kNever);
  std::vector<bool> marked(matrix.bits(), false);
  for (std::uint32_t row = 0; row < matrix.row_count(); ++row) {
    const std::size_t at = std::size_t{row} * matrix.words();
    for_each_bit(matrix.marks() + at, matrix.bits(), [&](std::uint32_t bit) {
      closing[bit] = std::max(closing[bit], first_layers[row]);
      marked[bit] = true;
    });
    for_each_bit(matrix.forbids() + at, matrix.bits(), [&](std::uint32_t bit) {
      forbidden[bit] = std::min(forbidden[bit], first_layers[row]);
    });
  }
  for (std::uint32_t bit = 0; bit < matrix.bits(); ++bit) {
    if (bit < matrix.item_count()) {
      closing[bit] = layer_of_item[bit];
    } else if (!marked[bit] || forbidden[bit] >= closing[bit]) {
      closing[bit] = kNever;
    }
  }
  return closing;
}

}  // namespace

Layers::Layers(const BitMatrix& matrix, std::span<const std::uint32_t> order)
    : layers_(order.size() + 1) {
  const auto item_count = static_cast<std::uint32_t>(order.size());
  std::vector<std::uint32_t> layer_of_item(item_count);
  for (std::uint32_t layer = 0; layer < item_count; ++layer) layer_of_item[order[layer]] = layer;
  std::vector<std::uint32_t> first_layers(matrix.row_count(), kNever);
  for (std::uint32_t row = 0; row < matrix.row_count(); ++row) {
    for_each_bit(matrix.marks() + std::size_t{row} * matrix.words(), item_count,
                 [&](std::uint32_t item) {
                   first_layers[row] = std::min(first_layers[row], layer_of_item[item]);
                 });
  }
  const std::vector<std::uint32_t> closing = closing_layers(matrix, first_layers, layer_of_item);

  // The new place of each bit that matters, and where the bits of each layer begin.
  std::vector<std::uint32_t> bits(matrix.bits());
  std::iota(bits.begin(), bits.end(), 0);
  std::erase_if(bits, [&](std::uint32_t bit) { return closing[bit] == kNever; });
  std::ranges::sort(bits, {}, [&](std::uint32_t bit) { return std::pair(closing[bit], bit); });
  std::vector<std::uint32_t> place(matrix.bits(), kNever);
  layer_of_.assign(bits.size(), kNever);
  items_.assign(bits.size() / 64 + 1, 0);
  for (std::uint32_t at = 0; at < bits.size(); ++at) {
    place[bits[at]] = at;
    if (bits[at] >= item_count) continue;
    layer_of_[at] = closing[bits[at]];
    items_[at / 64] |= std::uint64_t{1} << at % 64;
  }
  for (std::uint32_t layer = 0, at = 0; layer <= item_count; ++layer) {
    while (at < bits.size() && closing[bits[at]] < layer) ++at;
    layers_[layer].start = at;
  }

  // The rows by their layers, and how far those of a layer reach.
  std::vector<std::vector<std::uint32_t>> rows(item_count);
  std::vector<std::uint32_t> end(item_count + 1, 0);  // the last bit that a row of it has, and 1
  for (std::uint32_t row = 0; row < matrix.row_count(); ++row) {
    const std::uint32_t layer = first_layers[row];
    rows[layer].push_back(row);
    const std::size_t at = std::size_t{row} * matrix.words();
    for (const std::uint64_t* words : {matrix.marks() + at, matrix.forbids() + at}) {
      for_each_bit(words, matrix.bits(), [&](std::uint32_t bit) {
        if (place[bit] != kNever) end[layer] = std::max(end[layer], place[bit] + 1);
      });
    }
  }
  std::uint32_t touched = 0;  // by the rows of the layers so far
  for (std::uint32_t layer = 0; layer <= item_count; ++layer) {
    const std::uint32_t first = layers_[layer].start / 64;
    if (touched > layers_[layer].start)
      key_words_ = std::max(key_words_, (touched + 63) / 64 - first);
    touched = std::max(touched, end[layer]);
    // A state may reach further than the options of its layer.
    layers_[layer].reach =
        std::max(1U, (std::max(touched, layers_[layer].start + 1) + 63) / 64 - first);
  }
  for (std::uint32_t layer = 0; layer < item_count; ++layer) {
    Layer& own = layers_[layer];
    own.first = words_.size();
    own.row_count = static_cast<std::uint32_t>(rows[layer].size());
    words_.resize(words_.size() + std::size_t{2} * own.row_count * own.reach, 0);
    std::uint64_t* to = words_.data() + own.first;
    for (const std::uint32_t row : rows[layer]) {
      const std::size_t at = std::size_t{row} * matrix.words();
      for (const std::uint64_t* words : {matrix.marks() + at, matrix.forbids() + at}) {
        for_each_bit(words, matrix.bits(), [&](std::uint32_t bit) {
          // What is done with before this layer makes no difference any more.
          if (place[bit] == kNever || place[bit] < own.start) return;
          const std::uint32_t new_place = place[bit] - own.start / 64 * 64;
          to[new_place / 64] |= std::uint64_t{1} << new_place % 64;
        });
        to += own.reach;
      }
    }
  }
}

}  // namespace quadrille::cover::sweep
