// Boards as text: however the bytes arrive, the records are the same; and a board that can be read
// is written in any format and read back the same.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/boards/overlap.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/records.h"
#include "quadrille/formats/write.h"
#include "tests/fuzz/fuzz.h"

namespace quadrille::fuzz {
namespace {

using sudoku::Cell;
using sudoku::Digit;
using sudoku::Format;
using sudoku::Grid;
using sudoku::ReadOptions;
using sudoku::Record;
using sudoku::RecordSplitter;
using sudoku::Shape;

constexpr std::array kFormats = {Format::line, Format::grid, Format::numbers, Format::sdk,
                                 Format::sdm,  Format::csv,  Format::marks,   Format::json};

// The records of the text, fed in pieces of at most so many bytes.
std::vector<Record> split(std::string_view text, const ReadOptions& options, std::size_t longest) {
  Random random(text.size());
  RecordSplitter splitter(options);
  std::vector<Record> records;
  const auto take = [&] {
    while (auto record = splitter.next()) records.push_back(std::move(*record));
  };
  while (!text.empty()) {
    const std::size_t bound = std::min(longest, text.size());
    const std::size_t length = 1 + random.below(static_cast<std::uint32_t>(bound));
    splitter.feed(text.substr(0, length));
    text.remove_prefix(length);
    take();
  }
  splitter.finish();
  take();
  return records;
}

// Whether both say the same of every cell: what stands in it, or what may.
bool same_choices(const Grid& a, const Grid& b) {
  if (std::ranges::equal(a.cells(), b.cells()) && a.marks() == b.marks()) return true;
  for (Cell cell = 0; cell < a.shape().cell_count(); ++cell) {
    for (std::uint32_t digit = 1; digit <= a.size(); ++digit) {
      if (a.allows(cell, static_cast<Digit>(digit)) != b.allows(cell, static_cast<Digit>(digit))) {
        return false;
      }
    }
  }
  return true;
}

void check_format(const Grid& grid, Format format) {
  std::string text = sudoku::write(grid, format);
  if (format == Format::csv) text.insert(0, "puzzle\n");
  // Only JSON says how the board is divided.
  ReadOptions options;
  if (format != Format::json) options.shape = grid.shape();
  options.mosaics = grid.shape().is_mosaic();
  const Result<Grid> again = sudoku::read_grid(text, options);
  require(again.ok(), "what was written can be read");
  require(again->shape() == grid.shape(), "the shape comes back");
  if (format == Format::marks || format == Format::json) {
    require(same_choices(*again, grid), "the cells and their marks come back");
  } else {
    require(std::ranges::equal(again->cells(), grid.cells()), "the cells come back");
  }
}

// Marks take time with the cube of the size: they are written only as far as they are short.
constexpr std::uint32_t kLargest = 16;
// A board of 4x4 needs no longer texts, and they would take half of the time.
constexpr std::size_t kLongestSmallBoard = 128;
// Mosaics are looked for in texts that hold some.
constexpr std::size_t kLongestPicture = 1024;

// In one format, by turns: all of them for each board would take most of the time.
void check_formats(const Grid& grid, std::size_t turn) {
  if (grid.size() > kLargest && grid.has_marks()) return;
  const Format format = kFormats[turn % kFormats.size()];
  if (grid.shape().is_mosaic()) {
    check_format(grid, sudoku::holds_mosaics(format) ? format : Format::line);
    return;
  }
  check_format(grid, grid.size() > kLargest && format == Format::marks ? Format::line : format);
}

void check(std::string_view text, const ReadOptions& options) {
  const std::vector<Record> records = split(text, options, text.size() < 256 ? 16 : 256);
  require(records == split(text, options, SIZE_MAX), "the pieces make no difference");

  const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
  std::size_t turn = text.size();
  for (const Record& record : records) {
    const Result<Grid> grid = sudoku::read_record(record, options);
    if (grid) {
      check_formats(*grid, turn++);
    } else {
      require(!grid.error().sentence().empty(), "an error says what it is");
      require(grid.error().place.line >= 1 && grid.error().place.line <= lines,
              "an error names a line that is there");
    }
  }
  const Result<Grid> only = sudoku::read_grid(text, options);
  require(!only || records.size() == 1, "one board is one record");
}

}  // namespace
}  // namespace quadrille::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace quadrille;
  const std::string_view text = fuzz::as_text(data, size);
  fuzz::check(text, {});
  if (text.size() <= fuzz::kLongestPicture) fuzz::check(text, {.mosaics = true});
  if (text.size() <= fuzz::kLongestSmallBoard) {
    fuzz::check(text, {.shape = *sudoku::Shape::boxes(2, 2)});
    fuzz::check(text, {.shape = *sudoku::parse_boards(*sudoku::Shape::boxes(2, 2), "twodoku"),
                       .mosaics = true});
    fuzz::check(text, {.shape = *sudoku::Rectangle::boxes({2, 4, 5}, 2, 2), .mosaics = true});
  }
  return 0;
}
