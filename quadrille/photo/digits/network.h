// Network: tells which digit a patch shows, if any. Whole numbers only: the same answer everywhere.
//   const Network network = Network::built_in();
//   const Chances chances = network.look_at(patch);
//   chances[7];        // how likely it is a 7, in parts of 65,536
// Three layers of convolutions with 3x3 weights, each followed by the maximum of 2x2, and two
// layers in which everything hangs together. bench/photo trains it; weights.inc is what comes of
// that.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "quadrille/photo/digits/patch.h"
#include "quadrille/photo/photo.h"

namespace quadrille::photo {

// Nothing, the digits 1 to 9, the 0 of 10, and what is none of these: blots, notes, letters, digits
// that lie on their side.
inline constexpr std::size_t kClasses = 12;
inline constexpr std::size_t kNought = 10;
inline constexpr std::size_t kOther = 11;

using Chances = std::array<std::uint32_t, kClasses>;

// What of a layer goes into the next one.
struct LayerShape {
  std::size_t inputs;   // weights for each output: 9 for each channel of a convolution
  std::size_t outputs;  // channels
};

inline constexpr std::size_t kLayers = 5;
inline constexpr std::size_t kFirstChannels = 8;
inline constexpr std::size_t kSecondChannels = 24;
inline constexpr std::size_t kThirdChannels = 48;
inline constexpr std::size_t kHidden = 64;
inline constexpr std::array<LayerShape, kLayers> kLayerShapes = {{
    {9, kFirstChannels},
    {9 * kFirstChannels, kSecondChannels},
    {9 * kSecondChannels, kThirdChannels},
    {std::size_t{kPatchPixels} / 64 * kThirdChannels, kHidden},
    {kHidden, kClasses},
}};

// What a layer adds up is multiplied by `factor` and divided by 2^24: an activation from 0 to 255,
// or, of the last layer, the logarithm of a chance to the base 2, in parts of 256.
struct Layer {
  std::int32_t factor = 0;
  std::vector<std::int32_t> biases;   // one for each output
  std::vector<std::int16_t> weights;  // those of the first input for each output, of the second, …
};

class Network {
 public:
  static Network built_in();
  // From the text that bench/photo writes: hexadecimal figures, white space between them.
  static std::optional<Network> parse(std::string_view text);

  // The chances add up to nearly kCertain.
  [[nodiscard]] Chances look_at(const Patch& patch) const;

 private:
  std::array<Layer, kLayers> layers_;
};

}  // namespace quadrille::photo
