// Teaching: what the verbs share that tell steps of reasoning: hint and explain.
//   add_teaching(*command, *settings);
//   words(settings, layout, step)   // "In row 4, 7 can only go in r4c2: hidden single."
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "apps/cli/options/language.h"
#include "apps/cli/verbs/reasoning.h"
#include "quadrille/base/json_writer.h"
#include "quadrille/boards/layout.h"
#include "quadrille/logic/deduction.h"
#include "quadrille/logic/rate.h"
#include "quadrille/render/step.h"

namespace CLI {
class App;
}

namespace quadrille::cli {

struct TeachingSettings {
  ReasoningSettings reasoning;
  bool as_matrix = false;   // tell of items and options
  bool candidates = false;  // show the board with its candidates, too
};

// --as, --candidates, --out, --techniques, and what add_reasoning adds.
void add_teaching(CLI::App& app, TeachingSettings& settings);

// The reason in full, in the language that was asked for.
std::string words(const TeachingSettings& settings, const sudoku::Layout& layout,
                  const logic::Deduction& step);

// "nothing is left for row 4: 7"
// requires: a broken position
Message dead_end(const logic::Position& position);

// "3.2", "over 6.0"; "-" for a step that is off the scale
std::string rating_of(const logic::Deduction& step);

// "Naked pair, 3.0" over the words.
render::StepCaption caption(const TeachingSettings& settings, const sudoku::Layout& layout,
                            const logic::Deduction& step);

// Adds the members of a step, with the candidates before it where they are wanted.
void add_step(JsonWriter& json, const TeachingSettings& settings, const logic::Position& position,
              const logic::Deduction& step);

// 3.2; nothing past the scale.
std::optional<double> rating_number(const logic::Rating& rating);
// The same of a part of it: its pearl or diamond.
std::optional<double> rating_number(const logic::Rating& rating, logic::Difficulty part);
// Adds rating, level, hardest, trials and depth.
void add_rating(JsonWriter& json, const logic::Rating& rating);
// Of the hardest step; a board that needs none has none.
std::string_view hardest_name(const logic::Rating& rating);
Message hardest_message(const logic::Rating& rating);

}  // namespace quadrille::cli
