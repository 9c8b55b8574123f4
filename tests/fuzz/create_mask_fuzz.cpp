// Masks as text: a mask that can be read is that of a square board, and the same once drawn anew.
#include <algorithm>
#include <string>

#include "quadrille/create/puzzle_spec.h"
#include "tests/fuzz/fuzz.h"

namespace quadrille::fuzz {
namespace {

void check(std::string_view text) {
  const Result<std::vector<bool>> mask = create::read_mask(text);
  if (!mask) {
    require(!mask.error().sentence().empty(), "an error says what it is");
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
    require(mask.error().place.line <= lines, "an error names a line that is there");
    return;
  }
  std::string drawn;
  for (const bool clue : *mask) drawn += clue ? 'x' : '.';
  const Result<std::vector<bool>> again = create::read_mask(drawn);
  require(again.ok(), "what was drawn can be read");
  require(*again == *mask, "the clues come back");
}

}  // namespace
}  // namespace quadrille::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  quadrille::fuzz::check(quadrille::fuzz::as_text(data, size));
  return 0;
}
