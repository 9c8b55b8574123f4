#include "quadrille/photo/digits/network.h"

#include <algorithm>
#include <span>
#include <string>

namespace quadrille::photo {
namespace {

// One text for each layer: a compiler need not take one that is longer than 65,536 characters.
constexpr std::array<std::string_view, kLayers> kWeights = {
#include "quadrille/photo/digits/weights.inc"
};

// Hexadecimal figures, two for a byte, the highest first.
class Figures {
 public:
  explicit Figures(std::string_view text) : text_(text) {}

  // The next number of so many figures, as a signed one; `fine` tells whether all were there.
  std::int32_t next(int figures) {
    std::uint32_t value = 0;
    for (int i = 0; i < figures; ++i) value = value * 16 + figure();
    const int unused = 32 - 4 * figures;
    return static_cast<std::int32_t>(value << unused) >> unused;
  }

  [[nodiscard]] bool fine() const { return fine_; }
  bool at_end() {
    skip_space();
    return text_.empty();
  }

 private:
  void skip_space() {
    while (text_.starts_with(' ') || text_.starts_with('\n')) text_.remove_prefix(1);
  }
  std::uint32_t figure() {
    constexpr std::string_view kFigures = "0123456789abcdef";
    skip_space();
    const std::size_t value = text_.empty() ? std::string_view::npos : kFigures.find(text_.front());
    if (value == std::string_view::npos) {
      fine_ = false;
      return 0;
    }
    text_.remove_prefix(1);
    return static_cast<std::uint32_t>(value);
  }

  std::string_view text_;
  bool fine_ = true;
};

std::int64_t scaled(std::int32_t sum, std::int32_t factor) {
  return (std::int64_t{sum} * factor + (std::int64_t{1} << 23)) >> 24;
}

std::int16_t activation(std::int32_t sum, std::int32_t factor) {
  return static_cast<std::int16_t>(std::clamp<std::int64_t>(scaled(sum, factor), 0, 255));
}

// A picture with several values for each pixel, those of a pixel side by side.
using Channels = std::vector<std::int16_t>;

// Adds what one input says to each of the outputs. Most inputs are paper, which says nothing.
template <std::size_t kOutputs>
void add(std::array<std::int32_t, kOutputs>& sums, std::int16_t input,
         const std::int16_t* weights) {
  if (input == 0) return;
  for (std::size_t i = 0; i < kOutputs; ++i) sums[i] += std::int32_t{input} * weights[i];
}

template <std::size_t kOutputs>
std::array<std::int32_t, kOutputs> start_of(const Layer& layer) {
  std::array<std::int32_t, kOutputs> sums;
  std::ranges::copy(layer.biases, sums.begin());
  return sums;
}

// A convolution with paper around the picture, and of each 2x2 pixels the maximum.
template <std::size_t kInputs, std::size_t kOutputs>
Channels convolve(const Layer& layer, const Channels& from, int side) {
  Channels to(static_cast<std::size_t>(side / 2) * static_cast<std::size_t>(side / 2) * kOutputs);
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      auto sums = start_of<kOutputs>(layer);
      const std::int16_t* weights = layer.weights.data();
      for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx, weights += kInputs * kOutputs) {
          if (x + dx < 0 || y + dy < 0 || x + dx >= side || y + dy >= side) continue;
          const std::int16_t* pixel =
              from.data() + static_cast<std::size_t>((y + dy) * side + x + dx) * kInputs;
          for (std::size_t i = 0; i < kInputs; ++i) add(sums, pixel[i], weights + i * kOutputs);
        }
      }
      std::int16_t* out =
          to.data() + static_cast<std::size_t>(y / 2 * (side / 2) + x / 2) * kOutputs;
      for (std::size_t i = 0; i < kOutputs; ++i) {
        out[i] = std::max(out[i], activation(sums[i], layer.factor));
      }
    }
  }
  return to;
}

template <std::size_t kOutputs>
std::array<std::int32_t, kOutputs> connect(const Layer& layer, std::span<const std::int16_t> from) {
  auto sums = start_of<kOutputs>(layer);
  for (std::size_t i = 0; i < from.size(); ++i)
    add(sums, from[i], layer.weights.data() + i * kOutputs);
  return sums;
}

// 2^(-i/256), in parts of 2^30.
constexpr std::array<std::uint64_t, 256> kPowers = [] {
  std::array<std::uint64_t, 256> powers = {};
  constexpr std::uint64_t kStep = 1'070'838'486;  // 2^(30 - 1/256)
  powers[0] = std::uint64_t{1} << 30U;
  for (std::size_t i = 1; i < powers.size(); ++i) {
    powers[i] = (powers[i - 1] * kStep + (std::uint64_t{1} << 29U)) >> 30U;
  }
  return powers;
}();

Chances chances_of(const std::array<std::int64_t, kClasses>& logarithms) {
  const std::int64_t most = *std::ranges::max_element(logarithms);
  std::array<std::uint64_t, kClasses> powers = {};
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < kClasses; ++i) {
    const auto below = static_cast<std::uint64_t>(most - logarithms[i]);
    powers[i] = below / 256 > 30 ? 0 : kPowers[below % 256] >> (below / 256);
    sum += powers[i];
  }
  Chances chances = {};
  for (std::size_t i = 0; i < kClasses; ++i) {
    chances[i] = static_cast<std::uint32_t>(powers[i] * kCertain / sum);
  }
  return chances;
}

}  // namespace

Network Network::built_in() {
  std::string text;
  for (const std::string_view layer : kWeights) text += layer;
  return *parse(text);
}

std::optional<Network> Network::parse(std::string_view text) {
  Network network;
  Figures figures(text);
  for (std::size_t i = 0; i < kLayers; ++i) {
    Layer& layer = network.layers_[i];
    layer.factor = figures.next(8);
    layer.biases.resize(kLayerShapes[i].outputs);
    std::ranges::generate(layer.biases, [&] { return figures.next(8); });
    layer.weights.resize(kLayerShapes[i].inputs * kLayerShapes[i].outputs);
    std::ranges::generate(layer.weights,
                          [&] { return static_cast<std::int16_t>(figures.next(2)); });
  }
  if (!figures.fine() || !figures.at_end()) return std::nullopt;
  return network;
}

Chances Network::look_at(const Patch& patch) const {
  const Channels seen(patch.begin(), patch.end());
  const Channels first = convolve<1, kFirstChannels>(layers_[0], seen, kPatchSide);
  const Channels second =
      convolve<kFirstChannels, kSecondChannels>(layers_[1], first, kPatchSide / 2);
  const Channels third =
      convolve<kSecondChannels, kThirdChannels>(layers_[2], second, kPatchSide / 4);
  const auto sums = connect<kHidden>(layers_[3], third);
  std::array<std::int16_t, kHidden> hidden;
  std::ranges::transform(sums, hidden.begin(),
                         [&](std::int32_t sum) { return activation(sum, layers_[3].factor); });
  const auto last = connect<kClasses>(layers_[4], hidden);
  std::array<std::int64_t, kClasses> logarithms;
  std::ranges::transform(last, logarithms.begin(),
                         [&](std::int32_t sum) { return scaled(sum, layers_[4].factor); });
  return chances_of(logarithms);
}

}  // namespace quadrille::photo
