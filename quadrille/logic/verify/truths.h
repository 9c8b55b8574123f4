// TruthCover: looks for a way to cover some truths of a position with options that do not exclude
// each other.
//   TruthCover(position, truths).exists()
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/logic/position.h"

namespace quadrille::logic {

class TruthCover {
 public:
  // Both outlive it. Each truth counts once, however often it is there.
  TruthCover(const Position& position, std::span<const RuleId> truths);

  // Gives up after many attempts, and then takes it that there is one.
  [[nodiscard]] bool exists() { return cover(); }

 private:
  bool cover();
  [[nodiscard]] bool satisfies(Placement option, RuleId rule) const;
  [[nodiscard]] std::vector<Placement> options_of(RuleId rule) const;

  static constexpr std::uint64_t kMost = 200'000;

  const Position& position_;
  const Layout& layout_;
  std::vector<RuleId> open_;
  std::vector<Placement> chosen_;
  std::uint64_t tried_ = 0;
};

}  // namespace quadrille::logic
