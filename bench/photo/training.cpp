#include "bench/photo/training.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include <fmt/format.h>

namespace quadrille::photo_bench {
namespace {

using photo::kClasses;
using photo::kHidden;
using photo::kLayers;
using photo::kLayerShapes;

double uniform(Random& random) { return static_cast<double>(random.next() >> 11U) * 0x1p-53; }

// Zeroes around the picture are left out by the bounds of the loops.
template <std::size_t kInputs, std::size_t kOutputs, std::size_t kWidth>
void convolve(const float* weights, const float* from, float* to, std::uint16_t* to_from) {
  const float* biases = weights + 9 * kInputs * kOutputs;
  constexpr std::size_t kHalf = kWidth / 2;
  std::fill(to, to + kHalf * kHalf * kOutputs, 0.0F);
  std::fill(to_from, to_from + kHalf * kHalf * kOutputs, UINT16_MAX);
  for (std::size_t y = 0; y < kWidth; ++y) {
    for (std::size_t x = 0; x < kWidth; ++x) {
      std::array<float, kOutputs> sums;
      std::copy(biases, biases + kOutputs, sums.begin());
      for (std::size_t tap = 0; tap < 9; ++tap) {
        const std::size_t at_y = y + tap / 3 - 1;  // below 0 it is huge
        const std::size_t at_x = x + tap % 3 - 1;
        if (at_y >= kWidth || at_x >= kWidth) continue;
        const float* pixel = from + (at_y * kWidth + at_x) * kInputs;
        const float* tap_weights = weights + tap * kInputs * kOutputs;
        for (std::size_t i = 0; i < kInputs; ++i) {
          for (std::size_t o = 0; o < kOutputs; ++o) {
            sums[o] += pixel[i] * tap_weights[i * kOutputs + o];
          }
        }
      }
      const std::size_t out = (y / 2 * kHalf + x / 2) * kOutputs;
      for (std::size_t o = 0; o < kOutputs; ++o) {
        if (sums[o] <= to[out + o]) continue;
        to[out + o] = sums[o];
        to_from[out + o] = static_cast<std::uint16_t>(y * kWidth + x);
      }
    }
  }
}

// What was wrong in the maxima, told to the weights and, where it is wanted, to the inputs.
template <std::size_t kInputs, std::size_t kOutputs, std::size_t kWidth>
void blame_convolution(const float* weights, const float* from, const std::uint16_t* to_from,
                       const float* wrong, float* gradient, float* wrong_before) {
  float* bias_gradient = gradient + 9 * kInputs * kOutputs;
  for (std::size_t out = 0; out < kWidth * kWidth / 4 * kOutputs; ++out) {
    if (to_from[out] == UINT16_MAX || wrong[out] == 0) continue;
    const std::size_t o = out % kOutputs;
    const std::size_t y = to_from[out] / kWidth;
    const std::size_t x = to_from[out] % kWidth;
    bias_gradient[o] += wrong[out];
    for (std::size_t tap = 0; tap < 9; ++tap) {
      const std::size_t at_y = y + tap / 3 - 1;
      const std::size_t at_x = x + tap % 3 - 1;
      if (at_y >= kWidth || at_x >= kWidth) continue;
      const std::size_t pixel = (at_y * kWidth + at_x) * kInputs;
      const std::size_t first = tap * kInputs * kOutputs + o;
      for (std::size_t i = 0; i < kInputs; ++i) {
        gradient[first + i * kOutputs] += wrong[out] * from[pixel + i];
        if (wrong_before != nullptr) {
          wrong_before[pixel + i] += wrong[out] * weights[first + i * kOutputs];
        }
      }
    }
  }
}

template <std::size_t kInputs, std::size_t kOutputs>
void connect(const float* weights, const float* from, float* to) {
  std::copy(weights + kInputs * kOutputs, weights + (kInputs + 1) * kOutputs, to);
  for (std::size_t i = 0; i < kInputs; ++i) {
    if (from[i] == 0) continue;
    for (std::size_t o = 0; o < kOutputs; ++o) to[o] += from[i] * weights[i * kOutputs + o];
  }
}

template <std::size_t kInputs, std::size_t kOutputs>
void blame_connections(const float* weights, const float* from, const float* wrong, float* gradient,
                       float* wrong_before) {
  for (std::size_t o = 0; o < kOutputs; ++o) gradient[kInputs * kOutputs + o] += wrong[o];
  for (std::size_t i = 0; i < kInputs; ++i) {
    wrong_before[i] = 0;
    if (from[i] == 0) continue;  // what is silent is not to blame
    float sum = 0;
    for (std::size_t o = 0; o < kOutputs; ++o) {
      gradient[i * kOutputs + o] += from[i] * wrong[o];
      sum += weights[i * kOutputs + o] * wrong[o];
    }
    wrong_before[i] = sum;
  }
}

// The chances instead of the logits.
void soften(std::span<float> logits) {
  const float most = *std::ranges::max_element(logits);
  float sum = 0;
  for (float& value : logits) sum += value = std::exp(value - most);
  for (float& value : logits) value /= sum;
}

std::string hexadecimal(std::int64_t value, int figures) {
  const auto bits = static_cast<std::uint64_t>(value) & ((std::uint64_t{1} << (4 * figures)) - 1);
  return fmt::format("{:0{}x}", bits, figures);
}

}  // namespace

Trainer::Trainer(std::uint64_t seed) {
  Random random(seed);
  for (std::size_t layer = 0; layer < kLayers; ++layer) {
    const auto [inputs, outputs] = kLayerShapes[layer];
    weights_[layer].assign((inputs + 1) * outputs, 0.0F);
    const double reach = std::sqrt(6.0 / static_cast<double>(inputs));
    for (std::size_t i = 0; i < inputs * outputs; ++i) {
      weights_[layer][i] = static_cast<float>((2 * uniform(random) - 1) * reach);
    }
    gradient_[layer].assign(weights_[layer].size(), 0.0F);
  }
  mean_ = gradient_;
  square_ = gradient_;
}

void Trainer::look_at(const photo::Patch& patch, Trace& trace) const {
  std::ranges::transform(patch, trace.seen.begin(),
                         [](std::uint8_t ink) { return static_cast<float>(ink) / 127; });
  convolve<1, kFirst, kSide>(weights_[0].data(), trace.seen.data(), trace.first.values.data(),
                             trace.first.from.data());
  convolve<kFirst, kSecond, kSide / 2>(weights_[1].data(), trace.first.values.data(),
                                       trace.second.values.data(), trace.second.from.data());
  convolve<kSecond, kThird, kSide / 4>(weights_[2].data(), trace.second.values.data(),
                                       trace.third.values.data(), trace.third.from.data());
  connect<kSide * kSide / 64 * kThird, kHidden>(weights_[3].data(), trace.third.values.data(),
                                                trace.hidden.data());
  for (float& value : trace.hidden) value = std::max(value, 0.0F);
  connect<kHidden, kClasses>(weights_[4].data(), trace.hidden.data(), trace.logits.data());
}

void Trainer::blame(const Trace& trace, std::span<const float> wrong, Weights& gradient) const {
  std::array<float, kHidden> wrong_hidden;
  blame_connections<kHidden, kClasses>(weights_[4].data(), trace.hidden.data(), wrong.data(),
                                       gradient[4].data(), wrong_hidden.data());
  std::array<float, kSide * kSide / 64 * kThird> wrong_third;
  blame_connections<kSide * kSide / 64 * kThird, kHidden>(
      weights_[3].data(), trace.third.values.data(), wrong_hidden.data(), gradient[3].data(),
      wrong_third.data());
  std::array<float, kSide * kSide / 16 * kSecond> wrong_second = {};
  blame_convolution<kSecond, kThird, kSide / 4>(weights_[2].data(), trace.second.values.data(),
                                                trace.third.from.data(), wrong_third.data(),
                                                gradient[2].data(), wrong_second.data());
  std::array<float, kSide * kSide / 4 * kFirst> wrong_first = {};
  blame_convolution<kFirst, kSecond, kSide / 2>(weights_[1].data(), trace.first.values.data(),
                                                trace.second.from.data(), wrong_second.data(),
                                                gradient[1].data(), wrong_first.data());
  blame_convolution<1, kFirst, kSide>(weights_[0].data(), trace.seen.data(),
                                      trace.first.from.data(), wrong_first.data(),
                                      gradient[0].data(), nullptr);
}

double Trainer::learn(std::span<const Sample> batch, double rate) {
  for (auto& layer : gradient_) std::ranges::fill(layer, 0.0F);
  double loss = 0;
  Trace trace;
  for (const Sample& sample : batch) {
    look_at(sample.patch, trace);
    soften(trace.logits);
    loss -= std::log(std::max(trace.logits[sample.label], 1e-9F));
    // Not quite sure even where it is right: what a chance says is then nearer the truth.
    constexpr float kDoubt = 0.01F;
    for (std::size_t i = 0; i < kClasses; ++i) trace.logits[i] -= kDoubt / kClasses;
    trace.logits[sample.label] -= 1 - kDoubt;
    blame(trace, trace.logits, gradient_);
  }
  ++steps_;
  constexpr double kMeanDecay = 0.9;
  constexpr double kSquareDecay = 0.999;
  const double mean_part = 1 - std::pow(kMeanDecay, static_cast<double>(steps_));
  const double square_part = 1 - std::pow(kSquareDecay, static_cast<double>(steps_));
  const auto step = static_cast<float>(rate / mean_part);
  const auto square_scale = static_cast<float>(1 / square_part);
  const auto share = 1 / static_cast<float>(batch.size());
  for (std::size_t layer = 0; layer < kLayers; ++layer) {
    float* weight = weights_[layer].data();
    float* mean = mean_[layer].data();
    float* square = square_[layer].data();
    const float* gradient = gradient_[layer].data();
    for (std::size_t i = 0; i < weights_[layer].size(); ++i) {
      const float slope = gradient[i] * share;
      mean[i] += (slope - mean[i]) * static_cast<float>(1 - kMeanDecay);
      square[i] += (slope * slope - square[i]) * static_cast<float>(1 - kSquareDecay);
      weight[i] -= step * mean[i] / (std::sqrt(square[i] * square_scale) + 1e-8F);
    }
  }
  return loss / static_cast<double>(batch.size());
}

std::string Trainer::text(std::span<const Sample> samples) const {
  std::array<float, kLayers> most = {};
  Trace trace;
  for (const Sample& sample : samples) {
    look_at(sample.patch, trace);
    most[0] = std::max(most[0], std::ranges::max(trace.first.values));
    most[1] = std::max(most[1], std::ranges::max(trace.second.values));
    most[2] = std::max(most[2], std::ranges::max(trace.third.values));
    most[3] = std::max(most[3], std::ranges::max(trace.hidden));
  }
  std::string text;
  double unit = 1.0 / 127;  // what 1 stands for before the layer
  for (std::size_t layer = 0; layer < kLayers; ++layer) {
    const auto [inputs, outputs] = kLayerShapes[layer];
    const auto& weights = weights_[layer];
    float largest = 0;
    for (std::size_t i = 0; i < inputs * outputs; ++i) {
      largest = std::max(largest, std::abs(weights[i]));
    }
    const double step = largest / 127.0;
    // The last layer gives logarithms to the base 2 in parts of 256.
    const double after = layer + 1 == kLayers ? 0.6931471805599453 / 256 : most[layer] / 255.0;
    text += hexadecimal(std::llround(unit * step / after * 0x1p24), 8);
    for (std::size_t o = 0; o < outputs; ++o) {
      text += hexadecimal(std::llround(weights[inputs * outputs + o] / (unit * step)), 8);
    }
    for (std::size_t i = 0; i < inputs * outputs; ++i) {
      text += hexadecimal(std::llround(weights[i] / step), 2);
    }
    text += '\n';
    unit = after;
  }
  return text;
}

}  // namespace quadrille::photo_bench
