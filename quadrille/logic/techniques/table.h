// Table: all that is known of each technique, a row for each, in the order in which they are tried.
// To add a technique is to add a row here, a file with its finder, and a value of Technique; its
// name goes into quadrille/languages.
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
#include "quadrille/logic/find.h"
#include "quadrille/logic/position.h"
#include "quadrille/logic/repertoire.h"
#include "quadrille/logic/stories/story.h"
#include "quadrille/logic/technique.h"

namespace quadrille::logic {

constexpr std::size_t number_of(Technique technique) { return static_cast<std::size_t>(technique); }

// Takes what a finder finds, as much as is wanted.
class Deductions {
 public:
  struct Wish {
    std::size_t limit = SIZE_MAX;
    // Deductions by other techniques are passed over.
    Repertoire repertoire = Repertoire::all();
    const Stop* stop = nullptr;                   // outlives the search
    FindMemory* memory = nullptr;                 // for chains; outlives the search
    bool proofs = true;                           // of chains
    std::uint64_t max_suppositions = UINT64_MAX;  // of chains: give up after as many
  };
  explicit Deductions(const Wish& wish) : wish_(wish) {}

  // Returns full(): whoever searches may go home.
  bool add(Deduction deduction) {
    if (!full() && wanted(deduction.technique)) deductions_.push_back(std::move(deduction));
    return full();
  }
  // There is no use in looking further.
  [[nodiscard]] bool full() const { return deductions_.size() >= wish_.limit || stopped(); }
  [[nodiscard]] bool stopped() const { return wish_.stop != nullptr && wish_.stop->requested(); }
  [[nodiscard]] const Wish& wish() const { return wish_; }
  [[nodiscard]] std::vector<Deduction>& deductions() { return deductions_; }

  [[nodiscard]] bool wanted(Technique technique) const { return wish_.repertoire.has(technique); }

 private:
  Wish wish_;
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
  // Of a technique beyond the scale: the one whose reason it shares, and a puzzle that needs it.
  Technique reason = Technique::trial;
  std::string_view example = {};
  bool example_on_scale = false;  // patterns off the scale are left out on the way there
};

std::span<const TechniqueRow> technique_rows();
// Those beyond the scale, in the order in which they are tried.
std::span<const TechniqueRow> beyond_rows();
// Those of boards with constraints, likewise.
std::span<const TechniqueRow> rule_rows();
// Whether there is a row: some programs leave out those beyond the scale, and those of constraints.
bool is_known(Technique technique);
// requires: it is known
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

// Digits of some cells that cannot stand together.
void find_aligned_exclusions(const Position& position, Technique technique, Deductions& found);
// Chains of statements; of each technique the least.
void find_loops(const Position& position, Technique technique, Deductions& found);
void find_multiple_chains(const Position& position, Technique technique, Deductions& found);
// Beyond the scale: chains of pairs, of groups and of almost locked sets.
void find_remote_pairs(const Position& position, Technique technique, Deductions& found);
void find_alternating_chains(const Position& position, Technique technique, Deductions& found);
// Fish of any units, with fins.
void find_finned_fish(const Position& position, Technique technique, Deductions& found);
void find_kraken_fish(const Position& position, Technique technique, Deductions& found);
// Almost locked sets round a cell; cells with no more digits than they are; two cells and their
// twins.
void find_death_blossoms(const Position& position, Technique technique, Deductions& found);
void find_sue_de_coqs(const Position& position, Technique technique, Deductions& found);
void find_multifish(const Position& position, Technique technique, Deductions& found);
void find_junior_exocets(const Position& position, Technique technique, Deductions& found);
// More of the unique rectangle.
void find_more_rectangles(const Position& position, Technique technique, Deductions& found);
void find_avoidable_rectangles(const Position& position, Technique technique, Deductions& found);
void find_bug_lites(const Position& position, Technique technique, Deductions& found);

// On boards with constraints.
void find_common_peers(const Position& position, Technique technique, Deductions& found);
void find_group_sets(const Position& position, Technique technique, Deductions& found);
void find_rule_steps(const Position& position, Technique technique, Deductions& found);
void find_sums_of_rest(const Position& position, Technique technique, Deductions& found);

// What a trial asks of constraints.
struct OutByRules {
  bool any = false;
  std::optional<RuleId> dead = std::nullopt;  // nothing is left for it
};
struct RuleTrial {
  // How many candidates each part of the constraints has in its cells: where there are as many as
  // at the last look, it has nothing new to say.
  std::vector<std::uint32_t> (*count)(const Position& position);
  // Rules out what they leave no way for, adding a move for each.
  OutByRules (*rule_out)(Position& position, std::uint32_t level, std::vector<Move>& moves,
                         std::vector<RuleId>& forced, std::vector<std::uint32_t>& counts);
};
// Nothing where boards with constraints are left out of the program.
const RuleTrial* rule_trial();

// The trial supposes an option and dances until a rule has no option left: so the option is wrong.
// It goes only where it is forced: to rules with one option left. Where no supposition fails that
// way, others are made inside it, of all options of one rule: the trial gets deeper.
struct TrialOptions {
  std::uint64_t max_suppositions = 100'000;  // give up after as many
  const Stop* stop = nullptr;                // polled at each of them; outlives the trial
  const RuleTrial* rules = nullptr;          // on a board with constraints
};

// The option whose dance fails with the fewest moves, among those of the least depth. Nothing where
// every candidate is part of a solution, or where a limit came first.
// requires: the position is not broken
std::optional<Deduction> find_trial(const Position& position, const TrialOptions& options = {});

// Suppositions inside each other, and all of them, in the dance of a trial.
std::uint32_t depth(const Deduction& trial);
std::uint32_t supposition_count(const Deduction& trial);

}  // namespace quadrille::logic
