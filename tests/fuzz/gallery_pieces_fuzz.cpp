// Pieces and a box: what can be read has options of whole pieces that lie in the box, and an error
// names a place that is there.
#include <algorithm>
#include <string>

#include "quadrille/gallery/layout.h"
#include "quadrille/gallery/piece_text.h"
#include "tests/fuzz/fuzz.h"

namespace quadrille::fuzz {
namespace {

void check(std::string_view text) {
  const bool looks_like_it = gallery::is_pieces(text);
  const auto puzzle = gallery::read_pieces(text);
  if (!puzzle) {
    require(!puzzle.error().sentence().empty(), "an error says what it is");
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
    require(puzzle.error().place.line <= lines, "an error names a line that is there");
    return;
  }
  require(looks_like_it, "what can be read is known as it");
  const cover::Problem& problem = puzzle->problem;
  require(problem.primary_count() > 0, "there is something to fill");
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    require(!problem.entries(cover::OptionId{option}).empty(), "a piece takes cells");
  }
  if (problem.option_count() > 1000) return;
  const auto layout = gallery::Layout::of(problem);
  if (!layout || problem.option_count() == 0) return;
  const cover::OptionId first{0};
  const render::Tiling tiling = layout->draw({&first, 1});
  const auto drawn = std::ranges::count_if(tiling.pieces, [](int piece) { return piece >= 0; });
  require(drawn > 0, "a piece is drawn");
  require(!render::tiling_text(tiling).empty(), "as text");
}

}  // namespace
}  // namespace quadrille::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  quadrille::fuzz::check(quadrille::fuzz::as_text(data, size));
  return 0;
}
