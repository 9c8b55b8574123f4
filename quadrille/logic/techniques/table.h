// Table: all that is known of each technique, a row for each, in the order in which they are tried.
// To add a technique is to add a row here, a file with its finder, and a value of Technique; its
// name goes into quadrille/languages. Long chains, almost-locked sets and finned fish may come so.
//   row(Technique::x_wing).find(position, Technique::x_wing, deductions);
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/logic/deduction.h"
#include "quadrille/logic/position.h"
#include "quadrille/logic/stories/story.h"
#include "quadrille/logic/technique.h"

namespace quadrille::logic {

// Takes what a finder finds, as much as is wanted.
class Deductions {
 public:
  // With a technique, deductions by others are passed over.
  explicit Deductions(std::size_t limit, std::optional<Technique> only = std::nullopt)
      : limit_(limit), only_(only) {}

  // Returns full(): whoever searches may go home.
  bool add(Deduction deduction) {
    if (!full() && (!only_ || *only_ == deduction.technique)) {
      deductions_.push_back(std::move(deduction));
    }
    return full();
  }
  [[nodiscard]] bool full() const { return deductions_.size() >= limit_; }
  [[nodiscard]] std::vector<Deduction>& deductions() { return deductions_; }

 private:
  std::size_t limit_;
  std::optional<Technique> only_;
  std::vector<Deduction> deductions_;
};

// Adds what it finds to the deductions, the easiest first, until they are enough.
// requires: the position is not broken; the technique is one that the finder knows
using Finder = void (*)(const Position& position, Technique technique, Deductions& found);

struct TechniqueRow {
  TechniqueInfo info;
  const Story* story;
  Finder find;      // nothing for the trial, which has limits: find_trial
  Technique first;  // of those that the finder has to look for at once; most look for one alone
};

std::span<const TechniqueRow> technique_rows();
const TechniqueRow& row(Technique technique);

// k truths in k links.
void find_last_cells(const Position& position, Technique technique, Deductions& found);
void find_hidden_singles(const Position& position, Technique technique, Deductions& found);
void find_naked_singles(const Position& position, Technique technique, Deductions& found);
void find_locked_candidates(const Position& position, Technique technique, Deductions& found);
void find_locked_sets(const Position& position, Technique technique, Deductions& found);
// The same, looking for a hidden single that appears at once.
void find_direct_locked(const Position& position, Technique technique, Deductions& found);
void find_direct_hidden_sets(const Position& position, Technique technique, Deductions& found);

// Cells with few candidates.
void find_wings(const Position& position, Technique technique, Deductions& found);
void find_w_wings(const Position& position, Technique technique, Deductions& found);
// One digit.
void find_turbot_fish(const Position& position, Technique technique, Deductions& found);
void find_empty_rectangles(const Position& position, Technique technique, Deductions& found);
void find_colourings(const Position& position, Technique technique, Deductions& found);
// Patterns that would have two solutions.
void find_unique_loops(const Position& position, Technique technique, Deductions& found);
void find_incomplete_rectangles(const Position& position, Technique technique, Deductions& found);
void find_universal_graves(const Position& position, Technique technique, Deductions& found);

// The trial supposes an option and dances until a rule has no option left: so the option is wrong.
// It goes only where it is forced: to rules with one option left. Where no supposition fails that
// way, others are made inside it, of all options of one rule: the trial gets deeper.
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
