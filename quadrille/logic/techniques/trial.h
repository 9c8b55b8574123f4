// Trial: supposes an option and dances until a rule has no option left: so the option is wrong.
//   auto trial = find_trial(position);
//   trial->rules_out.front(), trial->dance     // the shortest dance found that fails
// The dance goes only where it is forced: to rules with one option left. Where no supposition fails
// that way, others are made inside it, of all options of one rule: the trial gets deeper.
#pragma once

#include <cstdint>
#include <optional>

#include "quadrille/base/stop.h"
#include "quadrille/logic/deduction.h"
#include "quadrille/logic/position.h"

namespace quadrille::logic {

struct TrialOptions {
  std::uint64_t max_suppositions = 100'000;  // give up after as many
  const Stop* stop = nullptr;                // polled at each of them; outlives the trial
};

// The option whose dance fails with the fewest moves, among those of the least depth. Nothing where
// every candidate is part of a solution, or where a limit came first.
// requires: the position is not broken
std::optional<Deduction> find_trial(const Position& position, const TrialOptions& options = {});

// Suppositions inside each other, and all of them, in the dance of a trial.
std::uint32_t depth(const Deduction& trial);
std::uint32_t supposition_count(const Deduction& trial);

}  // namespace quadrille::logic
