// Plain boards are handed to the batch engine where they stand; it writes their solutions where
// they are wanted.
#include "quadrille/sudoku/plain.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>
#include <utility>

#include "quadrille/sudoku/batch/engine.h"
#include "quadrille/sudoku/search/grid_batch.h"

namespace quadrille::sudoku {
namespace {

using Characters [[gnu::vector_size(16)]] = unsigned char;
using Halves [[gnu::vector_size(16)]] = std::uint64_t;

// Sixteen characters at a time, the last of them once more.
// requires: as many as a board has, or more
bool has_plain_characters(std::string_view text) {
  constexpr std::array<std::size_t, 6> kFirst = {0, 16, 32, 48, 64, kPlainBoard - 16};
  Characters wrong = {};
  for (const std::size_t first : kFirst) {
    Characters characters;
    std::memcpy(&characters, text.data() + first, sizeof characters);
    const auto no_digit = reinterpret_cast<Characters>((characters - '0') > 9);
    wrong |= no_digit & reinterpret_cast<Characters>(characters != '.');
  }
  const auto halves = reinterpret_cast<Halves>(wrong);
  return (halves[0] | halves[1]) == 0;
}

}  // namespace

bool is_plain_board(std::string_view text) {
  return text.size() == kPlainBoard && has_plain_characters(text);
}

Grid plain_grid(std::string_view text) {
  assert(is_plain_board(text));
  std::vector<Digit> digits(kPlainBoard);
  std::ranges::transform(text, digits.begin(), [](char character) {
    return static_cast<Digit>(character == '.' ? 0 : character - '0');
  });
  return {*Shape::boxes(3, 3), std::move(digits)};
}

PlainCount count_plain_lines(std::string_view text, std::size_t most) {
  PlainCount count;
  const bool returns = text.size() > kPlainBoard && text[kPlainBoard] == '\r';
  count.stride = kPlainBoard + (returns ? 2 : 1);
  while (count.lines < most && text.size() >= count.stride && text[count.stride - 1] == '\n' &&
         (!returns || text[kPlainBoard] == '\r') && has_plain_characters(text)) {
    ++count.lines;
    text.remove_prefix(count.stride);
  }
  return count;
}

struct PlainSolver::Impl {
  EngineName name;
  batch::Engine engine;
  std::vector<const char*> boards;
};

PlainSolver::PlainSolver(EngineName engine)
    : impl_(std::make_unique<Impl>(Impl{.name = engine_of(instruction_set(engine)),
                                        .engine = batch::Engine(instruction_set(engine)),
                                        .boards = {}})) {}
PlainSolver::~PlainSolver() = default;
PlainSolver::PlainSolver(PlainSolver&&) noexcept = default;
PlainSolver& PlainSolver::operator=(PlainSolver&&) noexcept = default;

PlainReport PlainSolver::solve(const PlainBoards& boards, const PlainQuestion& question) {
  assert(question.counts.size() >= boards.count && question.limit > 0);
  impl_->boards.resize(boards.count);
  for (std::size_t i = 0; i < boards.count; ++i) {
    impl_->boards[i] = boards.text + i * boards.stride;
  }
  batch::Report report = impl_->engine.run({.puzzles = impl_->boards.data(),
                                            .count = boards.count,
                                            .limit = question.limit,
                                            .solutions = question.counts.data(),
                                            .kept = question.solutions != nullptr ? 1U : 0U,
                                            .texts = question.solutions,
                                            .stride = question.stride},
                                           question.stop);
  return {.splits = report.splits, .open = std::move(report.open)};
}

EngineName PlainSolver::engine() const { return impl_->name; }

}  // namespace quadrille::sudoku
