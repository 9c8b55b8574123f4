// Steps of reasoning drawn and told: as an SVG picture, as text for the terminal, as JSON.
//   const render::StepScene scene = render::scene_of(position, step);
//   render::candidates_text(puzzle, position, scene, {.colour = true});
//   render::step_svg(puzzle, position, step, {"naked pair, 3.0", "In row 4, …"});
//   render::StepsSvg picture(puzzle);   // several, one below the other
//   picture.add(scene, position, {"1. last cell, 1.0", "In row 1, …"});
//   picture.finish("Solved in 40 steps");
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "quadrille/boards/grid.h"
#include "quadrille/boards/layout.h"
#include "quadrille/logic/deduction.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/logic/position.h"
#include "quadrille/render/svg_pen.h"

namespace quadrille::render {

// What a candidate is to a step.
enum class Role : std::uint8_t {
  none,
  pattern,  // one of those that the pattern consists of
  second,   // the same, where there are two kinds: the other colour, what saves a unique loop
  ruled_out,
  placed,
};

// What a chain begins with: an option is right, or it is not.
struct Supposition {
  sudoku::Placement option;
  bool is;

  friend bool operator==(const Supposition&, const Supposition&) = default;
};

// What a picture of a step sets off, whatever it is drawn with.
//   scene.role({28, 7}) == Role::ruled_out
struct StepScene {
  explicit StepScene(const sudoku::Layout& layout)
      : size(layout.size()), roles(std::size_t{layout.cell_count()} * size, Role::none) {}

  [[nodiscard]] Role role(sudoku::Placement option) const {
    return roles[std::size_t{option.cell} * size + option.digit - 1U];
  }
  void set(sudoku::Placement option, Role role) {
    roles[std::size_t{option.cell} * size + option.digit - 1U] = role;
  }

  // A digit that is placed is written over the candidates of its cell, unless some of them are to
  // be seen crossed out.
  [[nodiscard]] bool is_written_large(sudoku::Placement option) const {
    if (role(option) != Role::placed) return false;
    for (sudoku::Digit digit = 1; digit <= size; ++digit) {
      if (role({option.cell, digit}) == Role::ruled_out) return false;
    }
    return true;
  }

  using Cells = std::vector<sudoku::Cell>;
  using Options = std::vector<sudoku::Placement>;

  std::uint32_t size;
  std::vector<Role> roles;  // of each candidate, by cell and digit
  // The cells of each truth and link, every figure once.
  std::vector<Cells> truths = {};
  std::vector<Cells> links = {};
  // Of a wing or chain: the two options that a truth has, to be tied by a line, and the two that
  // exclude each other by a link, to be tied by dashes.
  std::vector<std::pair<sudoku::Placement, sudoku::Placement>> pairs = {};
  std::vector<std::pair<sudoku::Placement, sudoku::Placement>> joints = {};
  // Of chains: truths and links lead from their first option to their second, what is supposed
  // first; the second role is then of what is not.
  bool directed = false;
  std::vector<Supposition> starts = {};
  std::uint32_t number = 0;  // of a chain inside another: of its first statement, as it is told
  Cells loop = {};           // of a unique rectangle or loop, in order
  Options way = {};          // of a trial: its options in order, down to where it branches or fails
  Cells dead = {};           // the cells of the item for which nothing would be left
  Cells focus = {};          // where to look, in a hint that gives no more away
  std::optional<sudoku::Placement> placed = std::nullopt;
};

// requires: a deduction about this position
StepScene scene_of(const logic::Position& position, const logic::Deduction& step);
// Of chains from several suppositions a scene for each, then one for each chain inside; otherwise
// the only one.
std::vector<StepScene> scenes_of(const logic::Position& position, const logic::Deduction& step);
// What such a scene begins with, the same in every language: "r4c2=7", "r4c2≠7", "[23] r4c2=7".
// Digits are written as `symbols` has them.
// requires: a directed scene
std::string way_text(const sudoku::Layout& layout, const StepScene& scene,
                     std::span<const std::string> symbols = {});

// Where to look, and nothing else.
StepScene scene_of(const logic::Position& position, const logic::Focus& focus);

// The part of the exact-cover matrix that a step is about: its options are the rows, its items the
// columns. The cells of a loop are truths, too, and where there are none, those of its options;
// where no link touches an option outside the pattern that is ruled out, what they share is one.
//   for (const StepMatrix::Row& row : matrix_of(layout, step).rows) draw(row.option, row.columns);
struct StepMatrix {
  struct Row {
    sudoku::Placement option;
    std::vector<std::uint32_t> columns;  // in which it has a one, from 0

    friend bool operator==(const Row&, const Row&) = default;
  };
  std::vector<sudoku::RuleId> columns = {};  // the truths, then the links
  std::size_t truths = 0;                    // how many of the columns are truths
  std::vector<Row> rows = {};                // of the pattern, then of what is ruled out
};

StepMatrix matrix_of(const sudoku::Layout& layout, const logic::Deduction& step);

// What stands below a board.
struct StepCaption {
  std::string heading;
  std::string words;
};

// Steps as an SVG picture, one below the other, light or dark as the reader's screen is. Truths are
// framed, links framed by dashes; the candidates of the pattern are set off, those that it rules
// out crossed out, and a digit that it places is written in. Chains are drawn with arrows: full
// from what is not to what is, dashed from what is to what is not; a ring is round what is
// supposed.
class StepsSvg {
 public:
  // The puzzle tells givens from other digits.
  explicit StepsSvg(sudoku::Grid puzzle);

  // The board in a position, what the scene sets off, and the caption.
  // requires: a position and a scene of the shape of the puzzle
  void add(const StepScene& scene, const logic::Position& position, const StepCaption& caption);
  // The scenes of a step, each with what it begins with if there are several, which stand side by
  // side, two in a row; and the caption.
  void add(const logic::Deduction& step, const logic::Position& position,
           const StepCaption& caption);

  // The whole document.
  [[nodiscard]] std::string finish(const std::string& title) const;

 private:
  // These draw below what is there, and return the height of what they draw.
  std::uint32_t put(const StepScene& scene, const logic::Position& position, std::string_view label,
                    std::uint32_t left);
  std::uint32_t tell(const StepCaption& caption, std::uint32_t left, std::uint32_t width);

  sudoku::Grid puzzle_;
  SvgPen pen_;
  std::string panels_;
  std::string words_;          // of all captions, for readers who cannot see
  std::uint32_t panel_width_;  // of one board
  std::uint32_t width_;        // of the widest row so far
  std::uint32_t height_ = 0;   // of the panels so far
};

// One step.
// requires: a position of the shape of the puzzle, a deduction about it
std::string step_svg(const sudoku::Grid& puzzle, const logic::Position& position,
                     const logic::Deduction& step, const StepCaption& caption);

struct CandidatesStyle {
  bool colour = false;  // without it there is no escape sequence in the text
  bool ascii = false;   // + - | instead of box-drawing characters
};

// A board drawn with lines, with the candidates in its empty cells. Candidates stand side by side:
// "137", or "1,3,12" on boards over 9; one that is alone is "7?", to be told from a digit. The
// givens of `puzzle`, the other digits, and the candidates that the scene sets off have colours of
// their own. requires: a position and a scene of the shape of the puzzle
std::string candidates_text(const sudoku::Grid& puzzle, const logic::Position& position,
                            const StepScene& scene, const CandidatesStyle& style = {});

// A step told to a program, as a JSON object:
//   {"technique":"naked pair","rating":3.0,"truths":["r4c6","r7c6"],…,"words":"In row 4, …"}
// technique, rating (null past the end of the scale), truths and links (items), candidates and
// rules_out (options), places (an option or null), words. A trial also has its dance: move
// ("suppose", "forced" or "dead"), level, item (but for the first supposition), and option (but for
// a dead item). Chains of statements also have their proof: for each statement its option, whether
// it is, the numbers of its parents, from 0, the item that forces it, the rating (aid) of a pattern
// or chain that leads to it, and for such a chain its number (inner) among nested, from 0: a list
// of technique and proof. Chains beyond the scale have their chain: the options of each statement,
// whether one of them is right, and the items that say so. A unique rectangle or loop also has its
// loop (cells).
std::string step_json(const sudoku::Layout& layout, const logic::Deduction& step,
                      std::string_view words);

}  // namespace quadrille::render
