#include "apps/cli/verbs/verdict.h"

#include <algorithm>

#include <fmt/format.h>

namespace quadrille::cli {
namespace {

constexpr std::size_t kMostReasons = 3;

}  // namespace

Status verdict_status(cover::Verdict verdict, Status if_many) {
  switch (verdict) {
    case cover::Verdict::none:
      return Status::no_solution;
    case cover::Verdict::one:
      return Status::fine;
    case cover::Verdict::many:
      return if_many;
    case cover::Verdict::unknown:
      break;
  }
  return Status::unknown;
}

std::string no_solution(const std::vector<std::string>& obstacles) {
  std::string text = "no solution";
  const std::size_t shown = std::min(obstacles.size(), kMostReasons);
  for (std::size_t i = 0; i < shown; ++i) text += (i == 0 ? ": " : "; ") + obstacles[i];
  if (obstacles.size() > shown) text += fmt::format("; and {} more", obstacles.size() - shown);
  return text;
}

std::string no_solution(const sudoku::Shape& shape, const sudoku::Obstacles& obstacles) {
  return no_solution(describe(shape, obstacles));
}

}  // namespace quadrille::cli
