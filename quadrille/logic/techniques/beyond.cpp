// The rows of the techniques beyond the scale. The web page, which has no room for them, has an
// empty list in the place of this file (cmake/beyond.cmake).
#include <array>

#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

// They have no rating: this is past the end of any scale.
constexpr Difficulty kBeyond = 200;

constexpr TechniqueRow beyond(Technique technique, std::string_view key, std::string_view name,
                              TechniqueFamily family, const Story& story, Finder find,
                              Technique reason, std::string_view example,
                              bool example_on_scale = false) {
  return {.info = {.technique = technique,
                   .key = key,
                   .name = name,
                   .least = kBeyond,
                   .family = family,
                   .needs_uniqueness = family == TechniqueFamily::uniqueness,
                   .on_scale = false},
          .story = &story,
          .find = find,
          .first = technique,
          .reason = reason,
          .example = example,
          .example_on_scale = example_on_scale};
}

constexpr std::array<TechniqueRow, kAllTechniques - kTechniqueCount> all_beyond() {
  using enum Technique;
  constexpr auto kChain = TechniqueFamily::chain;
  constexpr auto kFish = TechniqueFamily::fish;
  constexpr auto kSet = TechniqueFamily::set;
  constexpr auto kUnique = TechniqueFamily::uniqueness;
  return {{
      beyond(remote_pair, "remote-pair", "remote pair", kChain, story::alternating,
             find_remote_pairs, x_chain,
             ".3.....68..5..3....9245.....49......6.8.1.4...5.3......1.5....3.....7.85......14.",
             true),
      beyond(x_chain, "x-chain", "X-chain", kChain, story::alternating, find_alternating_chains,
             x_chain,
             "..3.2....9..6....4...87.95...4.62.....6....39...9.1....8.1....2......3.1.1.2.549."),
      beyond(xy_chain, "xy-chain", "XY-chain", kChain, story::alternating, find_alternating_chains,
             x_chain,
             "4.......6..54..3.....1....28.3.5......7...9.......92.7...3..1....6....5.2...7...4"),
      beyond(nice_loop, "nice-loop", "nice loop", kChain, story::alternating,
             find_alternating_chains, nice_loop,
             "3.......5.6........1..9.2.81....7.......62.7.72.94......318.9........76......65.."),
      beyond(aic, "aic", "AIC", kChain, story::alternating, find_alternating_chains, x_chain,
             ".6.9.5...5.....3...1..7...2.....6.2.3.6.....9..5...7.....81..7...86......2..479.."),
      beyond(grouped_chain, "grouped-chain", "grouped chain", kChain, story::alternating,
             find_alternating_chains, x_chain,
             ".38.9..2.7....1....1....7489..2.........3.4..25...7......5....1...8..69...1...3.."),
      beyond(als_xz, "als-xz", "ALS-XZ", kChain, story::alternating, find_alternating_chains,
             als_xz,
             "4.......6..54..3.....1....28.3.5......7...9.......92.7...3..1....6....5.2...7...4"),
      beyond(als_xy_wing, "als-xy-wing", "ALS-XY-Wing", kChain, story::alternating,
             find_alternating_chains, als_xz,
             "9..4.2.61......3..2....6....5.....9..9..815......5..18.16..52...7.2.9...8......4."),
      beyond(als_chain, "als-chain", "ALS chain", kChain, story::alternating,
             find_alternating_chains, als_xz,
             ".6.8..3...42...6....1.6..4.2....8.....5.....9.3..4.1..729.............6.4...75.3."),
      beyond(finned_fish, "finned-fish", "finned fish", kFish, story::finned, find_finned_fish,
             finned_fish,
             "...83.......6..82..5.......74.....9......3.7..6..4.2..32.57..1.1....9..74....8..."),
      beyond(sashimi_fish, "sashimi-fish", "sashimi fish", kFish, story::finned, find_finned_fish,
             finned_fish,
             ".....6..54...8.7...7.43.9.2.....9.....46....3.2...3...9.8...4..76....35.........6"),
      beyond(franken_fish, "franken-fish", "franken fish", kFish, story::finned, find_finned_fish,
             finned_fish,
             ".....6..54...8.7...7.43.9.2.....9.....46....3.2...3...9.8...4..76....35.........6"),
      beyond(mutant_fish, "mutant-fish", "mutant fish", kFish, story::finned, find_finned_fish,
             finned_fish,
             ".....6..54...8.7...7.43.9.2.....9.....46....3.2...3...9.8...4..76....35.........6"),
      beyond(kraken_fish, "kraken-fish", "kraken fish", kFish, story::finned, find_kraken_fish,
             finned_fish,
             "61..2.......6....45...94..39...1..4.1..9..8...6......2.....3..........782.85...9."),
      beyond(death_blossom, "death-blossom", "death blossom", kSet, story::blossom,
             find_death_blossoms, als_xz,
             "69.8.......4.6........1.5.9..7..4...31.....27.......5..596.18.........7..2....3.1"),
      beyond(sue_de_coq, "sue-de-coq", "Sue de Coq", kSet, story::sectors, find_sue_de_coqs,
             sue_de_coq,
             "......57.3....7.....71..6.4.....97..5......8..8.356.....4.....3...6.84....6.4.158"),
      beyond(multifish, "multifish", "multifish", kSet, story::sectors, find_multifish, sue_de_coq,
             "...1...4.8.7.......496.....9..32..7........1.7...8.3.5..1.47.5.....6.1...34...9.."),
      beyond(junior_exocet, "junior-exocet", "junior exocet", kSet, story::exocet,
             find_junior_exocets, junior_exocet,
             ".2...6..94..1..23.......15......15...7..6...2..82...4.3....7....9.6....18...92..."),
      beyond(unique_rectangle_5, "unique-rectangle-5", "unique rectangle 5", kUnique,
             story::unique_2, find_more_rectangles, unique_rectangle_2,
             "...56...92.......34..........4.......21.34...38....7....9.21.6......5..1.5...6.24",
             true),
      beyond(unique_rectangle_6, "unique-rectangle-6", "unique rectangle 6", kUnique,
             story::unique_places, find_more_rectangles, unique_rectangle_4,
             "69.8.......4.6........1.5.9..7..4...31.....27.......5..596.18.........7..2....3.1"),
      beyond(hidden_rectangle, "hidden-rectangle", "hidden rectangle", kUnique,
             story::unique_places, find_more_rectangles, unique_rectangle_4,
             ".7.4..86...37....2.8..921.........36.....92....41.......6......8..517.4.7..2....."),
      beyond(avoidable_rectangle_1, "avoidable-rectangle-1", "avoidable rectangle 1", kUnique,
             story::avoidable, find_avoidable_rectangles, unique_rectangle_1,
             "7...63......8.2.4.......38192..7.5....1325.....6.......3....8.52.....9.......4.3."),
      beyond(avoidable_rectangle_2, "avoidable-rectangle-2", "avoidable rectangle 2", kUnique,
             story::avoidable, find_avoidable_rectangles, unique_rectangle_2,
             ".86.1..7.2759...8....6....4..7.8..36.......9.3...6.5.....14...9.3.......1..7...4."),
      beyond(bug_lite, "bug-lite", "BUG lite", kUnique, story::lite, find_bug_lites, bug_1,
             "..5.......693....12...8.4.358..1..37.....3.69.....51.49...........278....48......"),
  }};
}

constexpr auto kBeyondRows = all_beyond();

constexpr bool beyond_in_order() {
  for (std::size_t number = 0; number < kBeyondRows.size(); ++number) {
    if (number_of(kBeyondRows[number].info.technique) != kTechniqueCount + number) return false;
  }
  return true;
}
static_assert(beyond_in_order());

}  // namespace

std::span<const TechniqueRow> beyond_rows() { return kBeyondRows; }

}  // namespace quadrille::logic
