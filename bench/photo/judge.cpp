#include "bench/photo/judge.h"

#include <algorithm>
#include <chrono>
#include <cstddef>

#include <fmt/format.h>

#include "quadrille/photo/digits/reader.h"
#include "quadrille/photo/doubt.h"

namespace quadrille::photo_bench {
namespace {

struct Tally {
  std::size_t boards = 0;      // without any mistake
  std::size_t cells = 0;       // that are right
  std::size_t wrong_sure = 0;  // boards with mistakes that nothing was said about
  std::size_t right_doubted = 0;
};

std::size_t mistakes(const std::string& text, const std::string& answer) {
  if (text.size() != answer.size()) return answer.size();
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) count += text[i] == answer[i] ? 0 : 1;
  return count;
}

void add(Tally& tally, std::size_t wrong, bool doubtful) {
  tally.cells += 81 - wrong;
  tally.boards += wrong == 0 ? 1 : 0;
  tally.wrong_sure += wrong != 0 && !doubtful ? 1 : 0;
  tally.right_doubted += wrong == 0 && doubtful ? 1 : 0;
}

void tell(const char* title, const Tally& tally, std::size_t count) {
  const std::size_t wrong = count - tally.boards;
  fmt::print(
      "{}: {} of {} boards without a mistake ({:.1f}%), {:.3f}% of cells; of {} others {} marked "
      "as doubtful, "
      "as {} of those without a mistake are\n",
      title, tally.boards, count,
      100.0 * static_cast<double>(tally.boards) / static_cast<double>(count),
      100.0 * static_cast<double>(tally.cells) / static_cast<double>(81 * count), wrong,
      wrong - tally.wrong_sure, tally.right_doubted);
}

void describe(const Photograph& photograph, const photo::Reading& reading,
              const std::string& text) {
  for (std::size_t cell = 0; cell < text.size(); ++cell) {
    if (text.size() != 81 || text[cell] == photograph.answer[cell]) continue;
    fmt::print(
        "  {}: r{}c{} read as {} ({:.3f}), is {} ({:.3f}), other {:.3f}\n", photograph.name,
        cell / 9 + 1, cell % 9 + 1, text[cell], reading.cells[cell].certainty() / 65536.0,
        photograph.answer[cell],
        reading.cells[cell].chances[static_cast<std::size_t>(photograph.answer[cell] - '0')] /
            65536.0,
        reading.cells[cell].chances.back() / 65536.0);
  }
}

}  // namespace

std::string digits_of(const sudoku::Grid& grid) {
  std::string text;
  for (const sudoku::Digit digit : grid.cells()) text += static_cast<char>('0' + digit);
  return text;
}

void judge(std::span<const Photograph> photographs, std::span<const photo::Network> networks) {
  Tally plain;
  Tally settled;
  std::chrono::duration<double, std::milli> longest(0);
  std::chrono::duration<double, std::milli> total(0);
  for (const Photograph& photograph : photographs) {
    const auto start = std::chrono::steady_clock::now();
    const Result<photo::Reading> reading =
        photo::read_with(networks[photograph.fold], photograph.picture.pixels());
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    longest = std::max(longest, took);
    total += took;
    if (!reading) {
      fmt::print("  {}: {}\n", photograph.name, reading.error().text());
      add(plain, 81, true);
      add(settled, 81, true);
      continue;
    }
    const photo::Settlement settlement = photo::settle(*reading);
    const std::string read = digits_of(reading->grid());
    const std::string taken = digits_of(settlement.grid);
    const bool doubtful = settlement.is_doubtful();
    add(plain, mistakes(read, photograph.answer), doubtful);
    add(settled, mistakes(taken, photograph.answer), doubtful);
    if (mistakes(read, photograph.answer) > 20) {
      fmt::print("  {}: {} cells wrong\n", photograph.name, mistakes(read, photograph.answer));
    } else {
      describe(photograph, *reading, read);
    }
    if (taken != photograph.answer) {
      fmt::print("  {}: {} wrong after asking the rules, {}\n", photograph.name,
                 mistakes(taken, photograph.answer), doubtful ? "doubtful" : "NOT DOUBTFUL");
    } else if (doubtful) {
      fmt::print("  {}: right, doubtful\n", photograph.name);
    }
  }
  tell("as read", plain, photographs.size());
  tell("with the rules asked", settled, photographs.size());
  fmt::print("{:.1f} ms for a photograph on average, {:.1f} ms at most\n",
             total.count() / static_cast<double>(photographs.size()), longest.count());
}

}  // namespace quadrille::photo_bench
