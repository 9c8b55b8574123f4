// Regions as text: a division that can be read is written and read back the same.
#include <algorithm>

#include "quadrille/formats/read.h"
#include "quadrille/formats/write.h"
#include "tests/fuzz/fuzz.h"

namespace quadrille::fuzz {
namespace {

using sudoku::Shape;

void check(std::string_view text) {
  const Result<Shape> shape = sudoku::read_regions(text);
  if (!shape) {
    require(!shape.error().sentence().empty(), "an error says what it is");
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
    require(shape.error().place.line <= lines, "an error names a line that is there");
    return;
  }
  const Result<Shape> again = sudoku::read_regions(sudoku::write_regions(*shape));
  require(again.ok(), "what was written can be read");
  require(*again == *shape, "the regions come back");
}

}  // namespace
}  // namespace quadrille::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  quadrille::fuzz::check(quadrille::fuzz::as_text(data, size));
  return 0;
}
