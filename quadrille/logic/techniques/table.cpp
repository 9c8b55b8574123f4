#include "quadrille/logic/techniques/table.h"

#include <array>

namespace quadrille::logic {
namespace {

constexpr TechniqueRow among(Technique first, Technique technique, std::string_view key,
                             std::string_view name, Difficulty difficulty, TechniqueFamily family,
                             const Story& story, Finder find) {
  return {.info = {technique, key, name, difficulty, family, family == TechniqueFamily::uniqueness,
                   technique <= Technique::bug_4 || (technique >= Technique::aligned_pair &&
                                                     technique <= Technique::nested_chains)},
          .story = &story,
          .find = find,
          .first = first};
}

constexpr TechniqueRow alone(Technique technique, std::string_view key, std::string_view name,
                             Difficulty difficulty, TechniqueFamily family, const Story& story,
                             Finder find) {
  return among(technique, technique, key, name, difficulty, family, story, find);
}

constexpr std::array<TechniqueRow, kTechniqueCount> rows() {
  using enum Technique;
  return {{
      alone(last_cell, "last-cell", "last cell", 10, TechniqueFamily::single, story::last_cell,
            find_last_cells),
      alone(hidden_single_box, "hidden-single-in-a-box", "hidden single in a box", 12,
            TechniqueFamily::single, story::hidden_single, find_hidden_singles),
      alone(hidden_single_line, "hidden-single-in-a-line", "hidden single in a line", 15,
            TechniqueFamily::single, story::hidden_single, find_hidden_singles),
      alone(direct_pointing, "direct-pointing", "direct pointing", 17, TechniqueFamily::direct,
            story::direct_locked, find_direct_locked),
      alone(direct_claiming, "direct-claiming", "direct claiming", 19, TechniqueFamily::direct,
            story::direct_locked, find_direct_locked),
      alone(direct_hidden_pair, "direct-hidden-pair", "direct hidden pair", 20,
            TechniqueFamily::direct, story::direct_hidden_set, find_direct_hidden_sets),
      alone(naked_single, "naked-single", "naked single", 23, TechniqueFamily::single,
            story::naked_single, find_naked_singles),
      alone(direct_hidden_triplet, "direct-hidden-triplet", "direct hidden triplet", 25,
            TechniqueFamily::direct, story::direct_hidden_set, find_direct_hidden_sets),
      alone(pointing, "pointing", "pointing", 26, TechniqueFamily::locked, story::locked,
            find_locked_candidates),
      alone(claiming, "claiming", "claiming", 28, TechniqueFamily::locked, story::locked,
            find_locked_candidates),
      alone(naked_pair, "naked-pair", "naked pair", 30, TechniqueFamily::set, story::naked_set,
            find_locked_sets),
      alone(x_wing, "x-wing", "X-Wing", 32, TechniqueFamily::fish, story::fish, find_locked_sets),
      alone(hidden_pair, "hidden-pair", "hidden pair", 34, TechniqueFamily::set, story::hidden_set,
            find_locked_sets),
      alone(naked_triplet, "naked-triplet", "naked triplet", 36, TechniqueFamily::set,
            story::naked_set, find_locked_sets),
      alone(swordfish, "swordfish", "Swordfish", 38, TechniqueFamily::fish, story::fish,
            find_locked_sets),
      alone(hidden_triplet, "hidden-triplet", "hidden triplet", 40, TechniqueFamily::set,
            story::hidden_set, find_locked_sets),
      alone(xy_wing, "xy-wing", "XY-Wing", 42, TechniqueFamily::wing, story::wing, find_wings),
      alone(xyz_wing, "xyz-wing", "XYZ-Wing", 44, TechniqueFamily::wing, story::wing, find_wings),
      among(unique_rectangle_1, unique_rectangle_1, "unique-rectangle-1", "unique rectangle 1", 45,
            TechniqueFamily::uniqueness, story::unique_1, find_unique_loops),
      among(unique_rectangle_1, unique_rectangle_2, "unique-rectangle-2", "unique rectangle 2", 45,
            TechniqueFamily::uniqueness, story::unique_2, find_unique_loops),
      among(unique_rectangle_1, unique_rectangle_3, "unique-rectangle-3", "unique rectangle 3", 45,
            TechniqueFamily::uniqueness, story::unique_3, find_unique_loops),
      among(unique_rectangle_1, unique_rectangle_4, "unique-rectangle-4", "unique rectangle 4", 45,
            TechniqueFamily::uniqueness, story::unique_4, find_unique_loops),
      among(unique_rectangle_1, unique_loop_1, "unique-loop-1", "unique loop 1", 46,
            TechniqueFamily::uniqueness, story::unique_1, find_unique_loops),
      among(unique_rectangle_1, unique_loop_2, "unique-loop-2", "unique loop 2", 46,
            TechniqueFamily::uniqueness, story::unique_2, find_unique_loops),
      among(unique_rectangle_1, unique_loop_3, "unique-loop-3", "unique loop 3", 46,
            TechniqueFamily::uniqueness, story::unique_3, find_unique_loops),
      among(unique_rectangle_1, unique_loop_4, "unique-loop-4", "unique loop 4", 46,
            TechniqueFamily::uniqueness, story::unique_4, find_unique_loops),
      alone(naked_quad, "naked-quad", "naked quad", 50, TechniqueFamily::set, story::naked_set,
            find_locked_sets),
      alone(jellyfish, "jellyfish", "Jellyfish", 52, TechniqueFamily::fish, story::fish,
            find_locked_sets),
      alone(hidden_quad, "hidden-quad", "hidden quad", 54, TechniqueFamily::set, story::hidden_set,
            find_locked_sets),
      among(bug_1, bug_1, "bug-1", "BUG 1", 56, TechniqueFamily::uniqueness, story::grave,
            find_universal_graves),
      among(bug_1, bug_2, "bug-2", "BUG 2", 57, TechniqueFamily::uniqueness, story::grave,
            find_universal_graves),
      among(bug_1, bug_3, "bug-3", "BUG 3", 58, TechniqueFamily::uniqueness, story::grave_3,
            find_universal_graves),
      among(bug_1, bug_4, "bug-4", "BUG 4", 57, TechniqueFamily::uniqueness, story::grave,
            find_universal_graves),
      among(incomplete_rectangle_1, incomplete_rectangle_1, "incomplete-rectangle-1",
            "incomplete rectangle 1", 62, TechniqueFamily::uniqueness, story::unique_1,
            find_incomplete_rectangles),
      among(incomplete_rectangle_1, incomplete_rectangle_2, "incomplete-rectangle-2",
            "incomplete rectangle 2", 62, TechniqueFamily::uniqueness, story::unique_2,
            find_incomplete_rectangles),
      among(incomplete_rectangle_1, incomplete_rectangle_3, "incomplete-rectangle-3",
            "incomplete rectangle 3", 62, TechniqueFamily::uniqueness, story::unique_3,
            find_incomplete_rectangles),
      among(incomplete_rectangle_1, incomplete_rectangle_4, "incomplete-rectangle-4",
            "incomplete rectangle 4", 62, TechniqueFamily::uniqueness, story::unique_4,
            find_incomplete_rectangles),
      alone(skyscraper, "skyscraper", "skyscraper", 66, TechniqueFamily::chain, story::pairs,
            find_turbot_fish),
      alone(two_string_kite, "two-string-kite", "two-string kite", 66, TechniqueFamily::chain,
            story::pairs, find_turbot_fish),
      alone(empty_rectangle, "empty-rectangle", "empty rectangle", 67, TechniqueFamily::chain,
            story::empty_rectangle, find_empty_rectangles),
      alone(simple_colouring, "simple-colouring", "simple colouring", 68, TechniqueFamily::chain,
            story::colouring, find_colourings),
      alone(w_wing, "w-wing", "W-Wing", 70, TechniqueFamily::wing, story::w_wing, find_w_wings),
      alone(aligned_pair, "aligned-pair-exclusion", "aligned pair exclusion", 62,
            TechniqueFamily::aligned, story::aligned, find_aligned_exclusions),
      among(forcing_cycle, forcing_cycle, "forcing-cycle", "forcing cycle", 65,
            TechniqueFamily::forcing, story::cycle, find_loops),
      among(forcing_cycle, digit_chain, "forcing-x-chain", "forcing X-chain", 66,
            TechniqueFamily::forcing, story::forcing, find_loops),
      among(forcing_cycle, forcing_chain, "forcing-chain", "forcing chain", 70,
            TechniqueFamily::forcing, story::forcing, find_loops),
      alone(aligned_triplet, "aligned-triplet-exclusion", "aligned triplet exclusion", 75,
            TechniqueFamily::aligned, story::aligned, find_aligned_exclusions),
      alone(nishio, "nishio", "Nishio", 75, TechniqueFamily::forcing, story::forcing,
            find_multiple_chains),
      alone(multiple_chains, "multiple-forcing-chains", "multiple forcing chains", 80,
            TechniqueFamily::forcing, story::forcing, find_multiple_chains),
      alone(dynamic_chains, "dynamic-forcing-chains", "dynamic forcing chains", 85,
            TechniqueFamily::forcing, story::forcing, find_multiple_chains),
      alone(dynamic_chains_plus, "dynamic-forcing-plus", "dynamic forcing plus", 90,
            TechniqueFamily::forcing, story::forcing, find_multiple_chains),
      alone(nested_chains, "nested-forcing-chains", "nested forcing chains", 95,
            TechniqueFamily::forcing, story::forcing, find_multiple_chains),
      alone(trial, "trial", "trial", 121, TechniqueFamily::trial, story::trial, nullptr),
  }};
}

constexpr std::array<TechniqueRow, kTechniqueCount> kRows = rows();

constexpr bool in_order() {
  for (std::size_t number = 0; number < kRows.size(); ++number) {
    if (kRows[number].info.technique != static_cast<Technique>(number)) return false;
  }
  return true;
}
static_assert(in_order());

}  // namespace

std::span<const TechniqueRow> technique_rows() { return kRows; }

bool is_known(Technique technique) {
  if (is_of_rules(technique)) return !rule_rows().empty();
  return !is_beyond_scale(technique) || !beyond_rows().empty();
}

const TechniqueRow& row(Technique technique) {
  const std::size_t number = number_of(technique);
  if (sudoku::kHasConstraints && is_of_rules(technique))
    return rule_rows()[number - kAllTechniques];
  return is_beyond_scale(technique) ? beyond_rows()[number - kTechniqueCount] : kRows[number];
}

}  // namespace quadrille::logic
