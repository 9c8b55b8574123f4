#include "apps/web/core/ratings.h"

#include <algorithm>

#include <fmt/format.h>

#include "apps/web/core/deadline.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille::web {
namespace {

constexpr double kPatience = 30;  // seconds

}  // namespace

Result<logic::Rating> rate_puzzle(const sudoku::Grid& grid) {
  Stop stop;
  end_after(stop, kPatience);
  // A puzzle with several solutions would be tried to its bitter end.
  switch (sudoku::solve(grid, {.stop = &stop}).verdict) {
    case sudoku::Verdict::one:
      break;
    case sudoku::Verdict::none:
      return Error{ErrorKind::no_solution};
    case sudoku::Verdict::many:
      return Error{ErrorKind::several_solutions};
    case sudoku::Verdict::unknown:
      return Error{ErrorKind::slow};
  }
  return logic::rate(grid, {.find = {.stop = &stop}});
}

void write_rating(JsonWriter& json, const logic::Rating& rating) {
  json.begin_object();
  const std::uint32_t tenths = std::min(rating.difficulty, logic::kEndOfScale);
  json.member("text", fmt::format("{}{}.{}", rating.over_the_scale() ? "> " : "", tenths / 10,
                                  tenths % 10));
  json.member("trials", rating.trials).member("depth", rating.depth);
  json.member("level", name(rating.level));
  json.member("hardest", name(rating.hardest));
  json.key("steps").begin_array();
  for (std::size_t each = 0; each < rating.steps.size(); ++each) {
    if (rating.steps[each] == 0) continue;
    json.begin_object().member("technique", name(static_cast<logic::Technique>(each)));
    json.member("count", rating.steps[each]).end_object();
  }
  json.end_array().end_object();
}

}  // namespace quadrille::web
