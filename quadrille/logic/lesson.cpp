#include "quadrille/logic/lesson.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "quadrille/formats/read.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/logic/find.h"
#include "quadrille/logic/solve.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

struct LessonRow {
  Technique technique;
  Technique reason;     // the one whose reason it shares
  std::uint32_t steps;  // which of the steps of the puzzle shows it, from 1
  std::string_view puzzle;
};

constexpr std::array<LessonRow, kTechniqueCount> lesson_rows() {
  using enum Technique;
  return {{
      {last_cell, last_cell, 3, ".3.....4.1.....1"},
      {hidden_single_box, hidden_single_box, 1, ".3.....4.1.....1"},
      {hidden_single_line, hidden_single_box, 9, "3........5...4...6..1.4........64.13"},
      {direct_pointing, direct_pointing, 14, "12..4......2...5.......164.....1.6.."},
      {direct_claiming, direct_pointing, 1, ".....1.2..3....1"},
      {direct_hidden_pair, direct_pointing, 14, "...26......3...142......26..1.5.3..."},
      {naked_single, naked_single, 5, "..512......63.......6.4....2...13..."},
      {direct_hidden_triplet, direct_pointing, 36,
       "...45.7.9..7.8..3.6..2...1....3....47.....1...3.....2..1..2..6.5....4......96...1"},
      {pointing, pointing, 13, "...4.5......5...3...3..4.3...2.62.4."},
      {claiming, claiming, 13, "....2.34....2..6.3.......53..66....."},
      {naked_pair, naked_pair, 14, ".....3...1....3.1..4..3.56...44...6."},
      {x_wing, x_wing, 14, "2...6.1..5.....6....3..1.2.3....6..."},
      {hidden_pair, hidden_pair, 11, "......1.5..64....5....1...2....13.6."},
      {naked_triplet, naked_pair, 39,
       "..34.6.......8.1..7...23........14....8.42.97.3...7..1.91...82.5..3....4....9...."},
      {swordfish, x_wing, 13, ".1....3...2.5...3...41.....4.......3"},
      {hidden_triplet, hidden_pair, 36,
       ".....67...5.7.9..3.8...256...891...539..7...8..4.6.....4...1..7.1.5.....93....2.."},
      {xy_wing, xy_wing, 17, "...2.5..4.......6..3......5..6.2..3."},
      {xyz_wing, xyz_wing, 12, "3...2......6.4..6.5.1.......5....2.3"},
      {unique_rectangle_1, unique_rectangle_1, 14, "....2.34....2..6.3.......53..66....."},
      {unique_rectangle_2, unique_rectangle_2, 13, ".3.....26..1.6.5..4.....6....5....1."},
      {unique_rectangle_3, unique_rectangle_3, 36,
       ".2.......4...8913.....3....2.8....53.....49....7.6....3..2....769.3..2...7.....45"},
      {unique_rectangle_4, unique_rectangle_4, 15, ".......1..2.4...5.2..13.........46.."},
      {unique_loop_1, unique_rectangle_1, 53,
       ".2...67...5.7....37.82........6..5......98.1..34..2...3....5.9.681.7...2........7"},
      {unique_loop_2, unique_rectangle_2, 16, "...1...3......5.....6.2..1.5..6....3"},
      {unique_loop_3, unique_rectangle_3, 31,
       "...4..78...67.........13.....85..69...59......7463...83.78.4.155...9...4........."},
      {unique_loop_4, unique_rectangle_4, 39,
       "1.3.......5.7...2.....3.5.6....9.6...64...8.2..76.3.......7...4.....19589.8..5..1"},
      {naked_quad, naked_pair, 24,
       "...4.67.9.......2...82....5.6.5.3...3....8...9...7....54..6..92.3.8....4..29.5..1"},
      {jellyfish, x_wing, 31,
       "........9...78.1...89.3.5....5.1.......2..6.7.....3.2.3...2..76.4..71...6....8..."},
      {hidden_quad, hidden_pair, 24,
       ".2.4.6.8..56.....27...315..24.6.3...........7..1.423.....52..94....1.........7..."},
      {bug_1, bug_1, 16, "13...........2..4..4...1..35.2...6.."},
      {bug_2, bug_1, 11, "6.34...24.......2..4...13......6...3"},
      {bug_3, bug_1, 37,
       "12.4....9..6....2....2.......56.3..8..1.2.45.8.....2.....3.4......1.5.9.93......7"},
      {bug_4, bug_1, 11, ".3.........1..1.6...2......2..2.45.."},
      {incomplete_rectangle_1, unique_rectangle_1, 59,
       "...45.7....7.8.2.6.....7..42....16..3.574.8..79...............8.3.9..4..9...18.2."},
      {incomplete_rectangle_2, unique_rectangle_2, 52,
       "5..1.6....7....2.....8......3..24...1......8.............73.4..6......1.8........"},
      {incomplete_rectangle_3, unique_rectangle_3, 50,
       "1...56...4...8..2..9....6...3.51.9...1......8..73..2...7...5..4.4.9.......58....7"},
      {incomplete_rectangle_4, unique_rectangle_4, 41,
       ".2.4............3.789..1..42.1.9....6.....295....4...7..41...565.....8....8...4.."},
      {skyscraper, skyscraper, 16, "...2.5..4.......6..3......5..6.2..3."},
      {two_string_kite, skyscraper, 11, "..65..3.....2.....4.5.6...43......5."},
      {empty_rectangle, empty_rectangle, 10, "2.4...61.......1..5..2....23.6.....2"},
      {simple_colouring, simple_colouring, 39,
       "1.34....9..7..9..6.8.....1......3.....5.2..74..8.9..62.....29.........2.96.7....3"},
      {w_wing, w_wing, 12, "..65..3.....2.....4.5.6...43......5."},
      {aligned_pair, aligned_pair, 5,
       "..3..6....5.1..2..8...7......1.435...4.....9....5...2..1.7..9..7.6..8.......3...7"},
      {forcing_cycle, forcing_cycle, 14,
       "...4..7.....18...686....5..2.1.3.9....6.1.8...4...7.2...2..8.9.7..961......3...7."},
      {digit_chain, digit_chain, 2,
       "...456.8.4....9..2...23.....7...56..3..9....5.......1.5...9...4.6.....7...1...85."},
      {forcing_chain, digit_chain, 2,
       "...45...9..71.....69....1..21..3.5.........7......53.4..2..8..38.....6..93..2..5."},
      {aligned_triplet, aligned_pair, 8,
       "..3..6..94........68..7.1..2...9..1..4.6..92...15.4....7....8..8...1..72.....7..3"},
      {nishio, digit_chain, 2,
       "1.....7....71.9...86..7......1.9.8...4..3...2...6...4.3....5.....6.1.9.....2...53"},
      {multiple_chains, multiple_chains, 1,
       "....5.......7.9..27..2.3.5.2...7...3..4...8...6.....1......86.1..1....4.9...2...5"},
      {dynamic_chains, multiple_chains, 16,
       ".2...6..94..1..23.......15......15...7..6...2..82...4.3....7....9.6....18...92..."},
      {dynamic_chains_plus, multiple_chains, 5,
       "1.....7....71.9...86..7......1.9.8...4..3...2...6...4.3....5.....6.1.9.....2...53"},
      {nested_chains, multiple_chains, 9,
       "......7.9.5...9.2....1..5.4..85...7.6...3.....4...7..23..8.......1.6....89...52.."},
      {trial, trial, 10, ".2.......6..2...5..3..1..1....4.3..1"},
  }};
}

constexpr auto kLessons = lesson_rows();

constexpr std::uint32_t kFirstOfItsKind = 0;

LessonRow lesson_row(Technique technique) {
  if (is_beyond_scale(technique)) {
    const TechniqueRow& beyond = row(technique);
    return {technique, beyond.reason, kFirstOfItsKind, beyond.example};
  }
  const LessonRow& row = kLessons.at(static_cast<std::size_t>(technique));
  assert(row.technique == technique);
  return row;
}

Message lesson_message(Technique technique, std::string_view part) {
  return Message(fmt::format("{}.{}", explain(technique).story, part));
}

}  // namespace

std::string what(const Language& language, Technique technique) {
  return language.tell(lesson_message(technique, "what"));
}

std::string what_sentence(const Language& language, Technique technique) {
  return language.tell({"lesson.sentence", {{"what", lesson_message(technique, "what")}}});
}

std::string why(const Language& language, Technique technique) {
  return language.tell(lesson_message(lesson_row(technique).reason, "why"));
}

Example example_of(Technique technique) {
  const LessonRow row = lesson_row(technique);
  Result<sudoku::Grid> puzzle = sudoku::read_grid(row.puzzle);
  assert(puzzle);
  Position position(*puzzle);
  std::uint32_t number = 0;
  Deduction step;
  // Chains are on the way to chains only. A trial is shown where a person would try.
  Repertoire repertoire = Repertoire::usual();
  const bool is_chain = !Repertoire::none().add(technique).without_chains().has(technique);
  if (!is_chain) repertoire = repertoire.without_chains();
  if (row.steps == kFirstOfItsKind) {
    if (logic::row(technique).example_on_scale) repertoire = repertoire.on_scale();
    repertoire.add(technique);
  }
  follow_steps(
      position, {.repertoire = repertoire}, [&](const Deduction& next, const Position& /*before*/) {
        step = next;
        ++number;
        return row.steps == kFirstOfItsKind ? next.technique != technique : number < row.steps;
      });
  if (step.technique != technique) step = find_all(position, technique).front();
  return {*std::move(puzzle), std::move(position), std::move(step)};
}

}  // namespace quadrille::logic
