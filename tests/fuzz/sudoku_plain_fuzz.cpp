// Plain lines: what the splitter takes for plain boards it would also give as records, and the
// quick answers to them are those of dancing links.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "quadrille/formats/records.h"
#include "quadrille/rules/verify.h"
#include "quadrille/solve/plain.h"
#include "quadrille/solve/solve.h"
#include "tests/fuzz/fuzz.h"

namespace quadrille::fuzz {
namespace {

using sudoku::Grid;
using sudoku::kPlainBoard;
using sudoku::PlainLines;
using sudoku::RecordSplitter;

constexpr std::size_t kMostLines = 8;
constexpr std::uint64_t kMostNodes = 2000;  // of dancing links, for each board
constexpr std::size_t kLine = kPlainBoard + 1;

// The boards at the start of the text, read the slow way.
std::vector<Grid> read_slowly(std::string_view text, std::size_t count) {
  RecordSplitter splitter;
  splitter.feed(text);
  splitter.finish();
  std::vector<Grid> grids;
  while (grids.size() < count) {
    const auto record = splitter.next();
    require(record.has_value(), "a plain line is a record");
    Result<Grid> grid = read_record(*record);
    require(grid.ok(), "a plain line is a board");
    grids.push_back(*std::move(grid));
  }
  return grids;
}

void check_answer(const Grid& puzzle, std::uint64_t count, std::string_view solution) {
  const sudoku::Count links =
      sudoku::count(puzzle, 2, {.engine = sudoku::EngineName::links, .max_nodes = kMostNodes});
  require(count <= 2, "no more are looked for than the limit");
  require(count >= links.solutions, "what dancing links finds is there");
  if (links.exact) require(count == links.solutions, "both engines count the same");
  if (count == 0) {
    require(std::ranges::all_of(solution, [](char c) { return c == '-'; }), "nothing is written");
  } else {
    require(!verify(puzzle, sudoku::plain_grid(solution)), "the solution is one");
  }
}

void check(std::string_view text) {
  RecordSplitter splitter;
  splitter.feed(text);
  const std::optional<PlainLines> lines = splitter.next_plain(kMostLines);
  if (!lines) return;
  static sudoku::PlainSolver solver;  // as a thread keeps one from block to block
  std::vector<std::uint64_t> counts(lines->count);
  std::string solutions(lines->count * kLine, '-');
  const sudoku::PlainReport report =
      solver.solve(lines->boards(),
                   {.counts = counts, .limit = 2, .solutions = solutions.data(), .stride = kLine});
  require(report.open.empty(), "nothing is left open without a stop");
  const std::vector<Grid> grids = read_slowly(text, lines->count);
  for (std::size_t i = 0; i < lines->count; ++i) {
    require(sudoku::plain_grid(lines->board(i)) == grids[i], "both ways of reading agree");
    check_answer(grids[i], counts[i], std::string_view(solutions).substr(i * kLine, kPlainBoard));
    require(solutions[i * kLine + kPlainBoard] == '-', "nothing is written between solutions");
  }
}

// Bytes as digits and points, 81 to a line: so that nearly every input has boards in it.
std::string as_boards(std::string_view bytes) {
  constexpr std::string_view kCells = ".......0123456789";
  std::string text;
  for (std::size_t at = 0; at < std::min(bytes.size(), kMostLines * kPlainBoard); ++at) {
    text += kCells[static_cast<unsigned char>(bytes[at]) % kCells.size()];
    if ((at + 1) % kPlainBoard == 0) text += '\n';
  }
  return text;
}

}  // namespace
}  // namespace quadrille::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace quadrille;
  const std::string_view text = fuzz::as_text(data, size);
  fuzz::check(text);
  fuzz::check(fuzz::as_boards(text));
  return 0;
}
