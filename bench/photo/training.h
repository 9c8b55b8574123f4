// Training: the network in floating point, which learns, and the whole numbers that come of it.
//   Trainer trainer(seed);
//   trainer.learn(samples, 0.001);          // one step
//   const std::string weights = trainer.text(samples);   // as photo::Network::parse reads it
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/photo/digits/network.h"

namespace quadrille::photo_bench {

struct Sample {
  photo::Patch patch;
  std::size_t label;  // a class of the network
};

class Trainer {
 public:
  explicit Trainer(std::uint64_t seed);

  // Goes a step towards what the samples show, by Adam; returns the mean loss.
  double learn(std::span<const Sample> batch, double rate);

  // A line for each layer, with the range of the activations as these samples show it.
  [[nodiscard]] std::string text(std::span<const Sample> samples) const;

 private:
  static constexpr std::size_t kSide = photo::kPatchSide;
  static constexpr std::size_t kFirst = photo::kFirstChannels;
  static constexpr std::size_t kSecond = photo::kSecondChannels;
  static constexpr std::size_t kThird = photo::kThirdChannels;

  // What a patch makes of the layers, and where in each 2x2 the maximum was.
  struct Trace {
    template <std::size_t kOutputs>
    struct Maxima {
      std::array<float, kOutputs> values;
      std::array<std::uint16_t, kOutputs> from;
    };
    std::array<float, kSide * kSide> seen;
    Maxima<kSide * kSide / 4 * kFirst> first;
    Maxima<kSide * kSide / 16 * kSecond> second;
    Maxima<kSide * kSide / 64 * kThird> third;
    std::array<float, photo::kHidden> hidden;
    std::array<float, photo::kClasses> logits;
  };
  // Weights as those of photo::Layer, and the biases behind them.
  using Weights = std::array<std::vector<float>, photo::kLayers>;

  void look_at(const photo::Patch& patch, Trace& trace) const;
  void blame(const Trace& trace, std::span<const float> wrong, Weights& gradient) const;

  Weights weights_;
  Weights gradient_;
  Weights mean_;
  Weights square_;
  std::uint64_t steps_ = 0;
};

}  // namespace quadrille::photo_bench
