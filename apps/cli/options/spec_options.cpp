#include "apps/cli/options/spec_options.h"

#include <cmath>
#include <string>
#include <utility>

#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/system/read_file.h"

namespace quadrille::cli {
namespace {

using create::Pattern;
using create::Range;
using logic::Level;
using sudoku::Shape;

constexpr const char* kGroup = "Puzzle";
constexpr std::size_t kMostMaskBytes = std::size_t{4} << 20U;

Result<std::optional<std::vector<bool>>> load_mask(const std::string& path) {
  // A wrong file is wrong input, not wrong usage.
  const Result<std::string> text = read_whole(path, kMostMaskBytes);
  if (!text) refuse_file(text.error().about("--mask: " + path));
  Result<std::vector<bool>> mask = create::read_mask(*text);
  if (!mask) refuse_file(in_file("--mask", path, mask.error()));
  return std::optional(*std::move(mask));
}

Choices<std::optional<Level>> level_choices() {
  Choices<std::optional<Level>> choices;
  for (const Level level : logic::kLevels) choices.emplace_back(logic::name(level), level);
  return choices;
}

Choices<std::optional<Pattern>> pattern_choices() {
  Choices<std::optional<Pattern>> choices;
  for (const Pattern pattern : create::kPatterns) {
    choices.emplace_back(create::name(pattern), pattern);
  }
  choices.emplace_back("random", std::nullopt);
  return choices;
}

Result<Shape> shape_of(const SpecOptions& options, const std::optional<Shape>& shape) {
  if (!options.mask) return shape ? *shape : *Shape::boxes(3, 3);
  const std::size_t cells = options.mask->size();
  Result<Shape> result =
      shape ? *shape : Shape::of_size(static_cast<std::uint32_t>(std::lround(std::sqrt(cells))));
  if (result && result->cell_count() != cells) {
    const Message wrong{
        "cli.mask_cells",
        {{"cells", result->cell_count()}, {"shape", result->message()}, {"found", cells}}};
    return Error{wrong}.about("--mask");
  }
  return result;
}

}  // namespace

void add_spec(CLI::App& app, SpecOptions& options) {
  in_group(kGroup, add_choice<std::optional<Level>>(app, "--level", options.level, level_choices(),
                                                    "How hard it is for a person"));
  in_group(kGroup, add_value(app, "--rating", options.rating, parse_rating, "A-B",
                             "Rating on the Sudoku Explainer scale, such as 2.0-3.4"));
  in_group(kGroup,
           add_technique(app, options.technique, "A technique without which it cannot be solved"));
  in_group(kGroup,
           add_choice<std::optional<Pattern>>(app, "--symmetry", options.pattern, pattern_choices(),
                                              "How the clues are arranged (default: none)"));
  in_group(kGroup, add_value(app, "--clues", options.clues, parse_clues, "A-B",
                             "Number of clues, such as 24-28 or 26"));
  in_group(kGroup, add_flag(app, "--minimal", options.minimal, "Every clue is needed"));
  in_group(kGroup, add_value(app, "--mask", options.mask, load_mask, "FILE",
                             "Clues exactly where the file has an x, none where it has a dot"));
}

Result<create::PuzzleSpec> spec_of(const SpecOptions& options, const std::optional<Shape>& shape) {
  const Result<Shape> board = shape_of(options, shape);
  if (!board) return board.error();
  create::PuzzleSpec spec{.shape = *board,
                          .pattern = options.pattern,
                          .clues = options.clues,
                          .minimal = options.minimal,
                          .difficulty = options.rating,
                          .level = options.level,
                          .technique = options.technique,
                          .mask = options.mask};
  if (options.level) {
    const Range ratings = spec.allowed_ratings();
    if (ratings.low > ratings.high) {
      const Message wrong{"cli.rating_level", {{"level", logic::message_of(*options.level)}}};
      return Error{wrong}.about("--rating");
    }
  }
  if (auto wrong = create::impossible(spec)) return *std::move(wrong);
  return spec;
}

}  // namespace quadrille::cli
