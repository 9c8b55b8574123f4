// Replay: the proof of a chain, gone through statement by statement on the board.
//   const Replay replay(position, step.proof, step.nested);
//   replay.holds() && replay.rules_out(option)
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/logic/deduction.h"
#include "quadrille/logic/position.h"

namespace quadrille::logic {

class Replay {
 public:
  // All outlive it.
  Replay(const Position& position, std::span<const Claim> claims,
         std::span<const NestedProof> nested)
      : position_(position), layout_(position.layout()), claims_(claims), nested_(nested) {}

  // Every statement is about a candidate, and follows from its parents; chains inside are
  // replayed on the board without what these say is not.
  [[nodiscard]] bool holds() const;

  // Whether this is what it proves.
  // requires: it holds
  [[nodiscard]] bool places(Placement option) const;
  [[nodiscard]] bool rules_out(Placement option) const;

 private:
  using Arm = std::span<const Claim>;  // what rests on one supposition
  struct Conclusion {
    bool any = false;
    bool is = false;
    Placement option = {};
  };

  [[nodiscard]] bool follows(const Claim& claim, std::size_t number) const;
  [[nodiscard]] bool follows_by_aid(const Claim& claim) const;
  [[nodiscard]] bool is_left_over(Placement option, std::span<const Placement> gone) const;
  [[nodiscard]] std::vector<Arm> arms() const;
  [[nodiscard]] Conclusion conclusion() const;
  [[nodiscard]] bool are_all_cases(const std::vector<Arm>& arms) const;
  [[nodiscard]] bool is_cycle() const;

  const Position& position_;
  const Layout& layout_;
  std::span<const Claim> claims_;
  std::span<const NestedProof> nested_;
};

}  // namespace quadrille::logic
