// What is written is read back as it was: every format, many shapes, in streams cut anywhere.
#include <algorithm>
#include <array>
#include <numeric>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/formats/records.h"
#include "quadrille/formats/write.h"

namespace quadrille::sudoku {
namespace {

constexpr std::array kAllFormats = {Format::line, Format::grid, Format::numbers, Format::sdk,
                                    Format::sdm,  Format::csv,  Format::marks,   Format::json};

// Regions of scattered cells, numbered in the order of their first cells as read_regions does.
Shape scattered_regions(std::uint32_t size, Random& random) {
  std::vector<std::uint16_t> region_of(std::size_t{size} * size);
  for (std::size_t i = 0; i < region_of.size(); ++i) {
    region_of[i] = static_cast<std::uint16_t>(i / size);
  }
  random.shuffle(region_of);
  std::vector<std::uint16_t> order;
  for (std::uint16_t& region : region_of) {
    auto found = std::ranges::find(order, region);
    if (found == order.end()) found = order.insert(found, region);
    region = static_cast<std::uint16_t>(found - order.begin());
  }
  return *Shape::regions(size, std::move(region_of));
}

Shape random_shape(std::uint32_t size, Random& random) {
  switch (random.below(4)) {
    case 0: {
      std::vector<std::uint32_t> divisors;
      for (std::uint32_t rows = 1; rows <= size; ++rows) {
        if (size % rows == 0) divisors.push_back(rows);
      }
      const std::uint32_t rows =
          divisors[random.below(static_cast<std::uint32_t>(divisors.size()))];
      return *Shape::boxes(rows, size / rows);
    }
    case 1:
      return *Shape::latin(size);
    case 2:
      return scattered_regions(size, random);
    default:
      return *Shape::of_size(size);
  }
}

std::uint32_t random_size(Random& random) {
  constexpr std::array<std::uint32_t, 5> kLarge = {25, 36, 49, 64, 100};
  return random.below(8) == 0 ? kLarge[random.below(5)] : random.below(16) + 1;
}

Grid random_grid(const Shape& shape, Random& random) {
  const std::uint32_t filled = random.below(5);  // of four cells
  Grid grid(shape);
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    if (random.below(4) >= filled) continue;
    grid.set(cell, static_cast<Digit>(random.below(shape.size()) + 1));
  }
  return grid;
}

// Two or more marks in every empty cell, but not all of them everywhere: fewer would be a given,
// and marks that say nothing are not kept.
// requires: at least 3x3
Grid with_marks(Grid grid, Random& random) {
  const std::uint32_t size = grid.size();
  std::vector<bool> marks(std::size_t{grid.shape().cell_count()} * size);
  grid.set(0, 0);
  for (Cell cell = 0; cell < grid.shape().cell_count(); ++cell) {
    const std::size_t first = std::size_t{cell} * size;
    if (grid.at(cell) != 0) {
      marks[first + grid.at(cell) - 1] = true;
      continue;
    }
    std::vector<std::uint32_t> digits(size);
    std::iota(digits.begin(), digits.end(), 0U);
    random.shuffle(digits);
    digits.resize(cell == 0 ? 2 : 2 + random.below(size - 1));
    for (const std::uint32_t digit : digits) marks[first + digit] = true;
  }
  grid.set_marks(std::move(marks));
  return grid;
}

std::string with_crlf(const std::string& text) {
  std::string result;
  for (const char byte : text) result += byte == '\n' ? std::string("\r\n") : std::string(1, byte);
  return result;
}

std::string as_file(const Grid& grid, Format format) {
  return (format == Format::csv ? "puzzle\n" : "") + write(grid, format);
}

// Marks of an empty 1x1 board are those of the full one; those of large boards take too long here.
bool can_hold(const Grid& grid, Format format) {
  if (format != Format::marks) return true;
  return grid.size() == 1 ? grid.given_count() == 1 : grid.size() < 36;
}

RC_GTEST_PROP(RoundTrip, EveryFormatReadsBackAsItWasWritten, (std::uint64_t seed)) {
  Random random(seed);
  const Shape shape = random_shape(random_size(random), random);
  const Grid grid = random_grid(shape, random);
  ReadOptions options;
  if (shape != *Shape::of_size(shape.size()) || random.below(2) == 0) options.shape = shape;
  for (const Format format : kAllFormats) {
    if (!can_hold(grid, format)) continue;
    for (const std::string& text : {as_file(grid, format), as_file(grid, format) + "\n",
                                    with_crlf(as_file(grid, format) + "\n"),
                                    "\xEF\xBB\xBF# first\n" + as_file(grid, format)}) {
      const Result<Grid> read = read_grid(text, options);
      if (!read) RC_FAIL(read.error().text() + " in\n" + text);
      RC_ASSERT(*read == grid);
    }
  }
}

RC_GTEST_PROP(RoundTrip, JsonTellsItsShapeItself, (std::uint64_t seed)) {
  Random random(seed);
  const Grid grid = random_grid(random_shape(random_size(random), random), random);
  const Result<Grid> read = read_grid(write(grid, Format::json));
  if (!read) RC_FAIL(read.error().text());
  RC_ASSERT(*read == grid);
}

RC_GTEST_PROP(RoundTrip, MarksAndJsonKeepThePencilMarks, (std::uint64_t seed)) {
  Random random(seed);
  const Shape shape = random_shape(random.below(14) + 3, random);
  const Grid grid = with_marks(random_grid(shape, random), random);
  RC_ASSERT(*read_grid(write(grid, Format::json)) == grid);
  RC_ASSERT(*read_grid(write(grid, Format::marks), {shape}) == grid);
  if (shape == *Shape::of_size(shape.size())) {
    RC_ASSERT(*read_grid(write(grid, Format::marks)) == grid);
  }
}

TEST(RoundTrip, MarksOfABoardOver61AreNumbers) {
  Random random(61);
  const Grid grid = random_grid(*Shape::of_size(64), random);
  EXPECT_EQ(*read_grid(write(grid, Format::marks)), grid);
}

// Records in every format, with comments and blank lines between and inside them.
struct Stream {
  std::string text;
  std::vector<Grid> grids;
};

std::string with_comments(const std::string& record, Random& random) {
  std::string text;
  for (const char byte : record + "\n") {
    text += byte;
    if (byte == '\n' && random.below(6) == 0) text += "# a comment with 9 digits 123456789\n";
  }
  if (random.below(3) == 0) text += "\n";
  return text;
}

Stream random_stream(const std::optional<Shape>& shape, Random& random) {
  Stream stream;
  for (std::uint32_t left = random.below(40) + 1; left > 0; --left) {
    // Without a shape, lines of 2x2 and 3x3 boards cannot be told from rows.
    const Shape own = shape ? *shape : *Shape::of_size(4 + random.below(13));
    const Grid grid = random_grid(own, random);
    Format format = kAllFormats[random.below(kAllFormats.size())];
    if (format == Format::csv || !can_hold(grid, format)) format = Format::line;
    stream.text += with_comments(write(grid, format), random);
    stream.grids.push_back(grid);
  }
  if (random.below(2) == 0) stream.text = with_crlf(stream.text);
  return stream;
}

std::vector<Grid> read_in_pieces(std::string_view text, const ReadOptions& options,
                                 Random& random) {
  std::vector<Grid> grids;
  RecordSplitter splitter(options);
  const auto drain = [&] {
    while (const std::optional<Record> record = splitter.next()) {
      const Result<Grid> grid = read_record(*record, options);
      if (!grid) RC_FAIL(grid.error().text());
      grids.push_back(*grid);
    }
  };
  while (!text.empty()) {
    const std::size_t size = std::min<std::size_t>(text.size(), random.below(200) + 1);
    splitter.feed(text.substr(0, size));
    text.remove_prefix(size);
    drain();
  }
  splitter.finish();
  drain();
  return grids;
}

RC_GTEST_PROP(RoundTrip, AStreamOfAllFormatsAndSizesIsReadInAnyPieces, (std::uint64_t seed)) {
  Random random(seed);
  const Stream stream = random_stream(std::nullopt, random);
  RC_ASSERT(read_in_pieces(stream.text, {}, random) == stream.grids);
}

RC_GTEST_PROP(RoundTrip, AStreamOfOneGivenShapeIsReadInAnyPieces, (std::uint64_t seed)) {
  Random random(seed);
  const Shape shape = random_shape(random.below(16) + 1, random);
  const Stream stream = random_stream(shape, random);
  RC_ASSERT(read_in_pieces(stream.text, {shape}, random) == stream.grids);
}

// What becomes of any text, for comparison.
std::vector<std::string> outcomes(std::string_view text, const ReadOptions& options,
                                  std::size_t piece) {
  std::vector<std::string> found;
  RecordSplitter splitter(options);
  const auto drain = [&] {
    while (const std::optional<Record> record = splitter.next()) {
      const Result<Grid> grid = read_record(*record, options);
      found.push_back(std::to_string(record->line) + ": " +
                      (grid ? write(*grid, Format::json) : grid.error().text()));
    }
  };
  for (; !text.empty(); text.remove_prefix(std::min(piece, text.size()))) {
    splitter.feed(text.substr(0, piece));
    drain();
  }
  splitter.finish();
  drain();
  return found;
}

RC_GTEST_PROP(RoundTrip, JunkBecomesTheSameRecordsInAnyPieces, (std::uint64_t seed)) {
  static constexpr std::array<std::string_view, 36> kScraps = {"\n",
                                                               "\n",
                                                               "\n\n",
                                                               "\r\n",
                                                               " ",
                                                               "|",
                                                               "-",
                                                               "---+---",
                                                               "1234",
                                                               "12 34 ",
                                                               "53..7....",
                                                               "5 3 . | . 7 . | . . .",
                                                               "# c",
                                                               "[Puzzle]\n",
                                                               "[State]\n",
                                                               "{",
                                                               "}",
                                                               "{\"puzzle\":\"1221\"}",
                                                               "puzzle,a\n",
                                                               "\"",
                                                               ",",
                                                               ";",
                                                               "1",
                                                               "G",
                                                               "x",
                                                               "....",
                                                               "................",
                                                               "1234341221434321",
                                                               "\x07",
                                                               "\xC2\xB7",
                                                               "\xE2",
                                                               "10",
                                                               "-1",
                                                               "| 1 | 2 |   | 4 |",
                                                               "|  |  |",
                                                               "[[1,2],[2,1]]"};
  Random random(seed);
  std::string text;
  for (std::uint32_t left = random.below(80); left > 0; --left) {
    text += kScraps[random.below(kScraps.size())];
  }
  ReadOptions options;
  if (random.below(3) == 0) options.shape = *Shape::of_size(random.below(9) + 1);
  const std::vector<std::string> whole = outcomes(text, options, text.size() + 1);
  RC_ASSERT(outcomes(text, options, 1) == whole);
  RC_ASSERT(outcomes(text, options, random.below(40) + 1) == whole);
}

RC_GTEST_PROP(RoundTrip, ACsvFileWithOtherColumnsIsReadInAnyPieces, (std::uint64_t seed)) {
  Random random(seed);
  const char delimiter = ",;\t"[random.below(3)];
  std::string text = std::string("id") + delimiter + "Quizzes" + delimiter + "note\n";
  std::vector<Grid> grids;
  for (std::uint32_t id = random.below(30) + 1; id > 0; --id) {
    std::uint32_t size = random.below(70) + 1;
    if (size == 27) ++size;  // 729 symbols without large digits would be marks of 9x9
    const Grid grid = random_grid(*Shape::of_size(size), random);
    const std::string quote = random.below(2) == 0 ? "\"" : "";
    const std::string note = random.below(2) == 0 ? "\"two\nlines, \"\"quoted\"\"; \t\"" : "plain";
    text += fmt::format("{0}{1}{2}{3}{2}{1}{4}\n", id, delimiter, quote, write(grid, Format::csv),
                        note);
    grids.push_back(grid);
  }
  if (random.below(2) == 0) text = with_crlf(text);
  RC_ASSERT(read_in_pieces(text, {}, random) == grids);
}

}  // namespace
}  // namespace quadrille::sudoku
