// Boards in the formats of other programs: a board that can be read is written in each of them that
// has a place for it, and read back the same; and packed texts come back as they were.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "quadrille/formats/exchange/lz_string.h"
#include "quadrille/formats/exchange/sudokupad.h"
#include "quadrille/formats/exchange/table.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/write.h"
#include "quadrille/rules/constraints.h"
#include "tests/fuzz/fuzz.h"

namespace quadrille::fuzz {
namespace {

using sudoku::Constraint;
using sudoku::Format;
using sudoku::Grid;

// Those that hold rules. Some rules come back by another name, or in another order of their cells.
constexpr std::array kFormats = {Format::fpuzzles, Format::solo, Format::killer, Format::ss,
                                 Format::opensudoku};
constexpr std::uint32_t kLargest = 25;  // cells take time to write

std::size_t rule_count(const Grid& grid) {
  return grid.constraints() == nullptr ? 0 : grid.constraints()->all().size();
}

void check_board(const Grid& grid) {
  if (grid.size() > kLargest) return;
  for (const Format format : kFormats) {
    const Result<std::string> text = sudoku::try_write(grid, format);
    if (!text) {
      require(!text.error().sentence().empty(), "a refusal says why");
      continue;
    }
    const Result<Grid> again = sudoku::read_grid(*text);
    require(again.ok(), "what was written can be read");
    require(again->shape() == grid.shape(), "the shape comes back");
    require(std::ranges::equal(again->cells(), grid.cells()), "the digits come back");
    require(rule_count(*again) <= rule_count(grid) + 1, "no rules are made up");
    const Result<std::string> twice = sudoku::try_write(*again, format);
    require(twice.ok() && *twice == *text, "writing again gives the same");
  }
}

void check_read(const Result<Grid>& grid) {
  if (grid) {
    check_board(*grid);
  } else {
    require(!grid.error().sentence().empty(), "an error says what it is");
    require(grid.error().place.line == 1, "an error names the first line");
  }
}

void check(std::string_view text) {
  for (const sudoku::ExchangeFormat& format : sudoku::exchange_formats()) {
    if (format.is_in(text)) check_read(format.read(text));
  }
  // What no fuzzer would find behind the packing.
  if (text.starts_with('{')) {
    check_read(sudoku::read_link("https://sudokupad.app/scl" + sudoku::lz_pack(text)));
    check_read(sudoku::read_link("https://f-puzzles.com/?load=" + sudoku::lz_pack(text)));
  }
  if (const Result<std::string> unpacked = sudoku::lz_unpack(text)) {
    const Result<std::string> again = sudoku::lz_unpack(sudoku::lz_pack(*unpacked));
    require(again.ok() && *again == *unpacked, "what was packed is unpacked the same");
  }
}

}  // namespace
}  // namespace quadrille::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  quadrille::fuzz::check(quadrille::fuzz::as_text(data, size));
  return 0;
}
