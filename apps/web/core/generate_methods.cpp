// The methods about new puzzles: board.levels, which there can be, and board.generate, one as asked
// for.
#include <array>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "apps/web/core/boards.h"
#include "apps/web/core/methods.h"
#include "quadrille/create/generate.h"
#include "quadrille/create/level.h"

namespace quadrille::web {
namespace {

using create::GeneratedPuzzle;
using create::PuzzleSpec;

// With its shape and symmetry only.
Result<PuzzleSpec> board_of_spec_in(const Json& payload) {
  auto shape = shape_in(payload, "shape");
  if (!shape) return shape.error();
  PuzzleSpec spec{.shape = *std::move(shape)};
  const auto symmetry = text_in(payload, "symmetry");
  if (!symmetry) return symmetry.error();
  if (*symmetry == "random") {
    spec.pattern = std::nullopt;
  } else {
    const auto pattern = create::parse_pattern(*symmetry);
    if (!pattern) return pattern.error();
    spec.pattern = *pattern;
  }
  return spec;
}

Result<PuzzleSpec> spec_in(const Json& payload) {
  auto spec = board_of_spec_in(payload);
  if (!spec) return spec.error();
  const auto level = text_in(payload, "level");
  if (!level) return level.error();
  if (*level != "any") {
    const auto known = logic::parse_level(*level);
    if (!known) return known.error();
    spec->level = *known;
  }
  if (const auto wrong = create::impossible(*spec)) return *wrong;
  return spec;
}

// Tells how many attempts were made from time to time.
Result<GeneratedPuzzle> make_puzzle(Session& session, const PuzzleSpec& spec, std::uint64_t seed) {
  create::Series series(spec, {.seed = seed});
  Stop reported;
  end_after(reported, kReportEvery);
  const auto done = series.make([&] {
    if (reported.requested()) {
      const std::uint64_t tried = series.stats().tried;
      session.report({.done = tried, .of = 0, .text = fmt::format("{}", tried)});
      end_after(reported, kReportEvery);
    }
    return true;
  });
  if (!done) return done.error();
  return std::move(series.take().front());
}

Result<void> levels(Session& /*session*/, const Json& payload, JsonWriter& json) {
  const auto spec = board_of_spec_in(payload);
  if (!spec) return spec.error();
  json.begin_object().key("levels").begin_array();
  const create::Pattern pattern = spec->pattern.value_or(create::Pattern::none);
  for (const logic::Level level : create::levels_of(spec->shape, pattern)) json.value(name(level));
  json.end_array().end_object();
  return {};
}

Result<void> generate(Session& session, const Json& payload, JsonWriter& json) {
  const auto spec = spec_in(payload);
  if (!spec) return spec.error();
  const auto seed = number_in(payload, "seed", 0, kLargestSeed);
  if (!seed) return seed.error();
  const auto made = make_puzzle(session, *spec, *seed);
  if (!made) return made.error();
  const auto rating = made->rating ? Result(*made->rating) : rate_puzzle(made->puzzle);
  if (!rating) return rating.error();
  json.begin_object().key("board");
  write_board(json, made->puzzle);
  json.key("rating");
  write_rating(json, *rating);
  json.end_object();
  return {};
}

constexpr std::array kGenerateMethods = {NamedMethod{"board.levels", levels},
                                         NamedMethod{"board.generate", generate}};

}  // namespace

std::span<const NamedMethod> generate_methods() { return kGenerateMethods; }

}  // namespace quadrille::web
