// Counter: how many solutions boards of one shape have, many of them at a time.
//   Counter counter(shape);
//   counter.count(boards, 2)[0] == 1      // proven: the first has exactly one
// Boards of 9x9 share the lanes of the batch engine. Others are solved as far as forced moves go,
// and what is left is searched. The same boards give the same counts on every machine.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/boards/layout.h"
#include "quadrille/solve/plain.h"

namespace quadrille::create {

struct CounterOptions {
  // For a board that is not 9x9; past it: unknown. With 0 only forced moves are made.
  std::uint64_t max_nodes = UINT64_MAX;
  const Stop* stop = nullptr;  // outlives the counter; what it cuts short is unknown
};

class Counter {
 public:
  static constexpr std::uint64_t kUnknown = UINT64_MAX;

  explicit Counter(const sudoku::Shape& shape, const CounterOptions& options = {});

  // One count for each board, up to the limit; valid until the next call.
  // requires: boards of the shape, without marks
  std::span<const std::uint64_t> count(std::span<const sudoku::Grid* const> boards,
                                       std::uint64_t limit);
  // The same for one.
  std::uint64_t count(const sudoku::Grid& board, std::uint64_t limit);

  // How many of these have their own lane: it pays to ask for so many together.
  [[nodiscard]] std::size_t best_number() const { return solver_ ? 256 : 1; }
  [[nodiscard]] bool stopped() const {
    return options_.stop != nullptr && options_.stop->requested();
  }

 private:
  void count_in_lanes(std::span<const sudoku::Grid* const> boards, std::uint64_t limit);
  [[nodiscard]] std::uint64_t search(const sudoku::Grid& board, std::uint64_t limit) const;

  CounterOptions options_;
  std::shared_ptr<const sudoku::Layout> layout_;
  std::optional<sudoku::PlainSolver> solver_;  // where boards fit it
  std::vector<char> texts_;
  std::vector<std::uint64_t> counts_;
};

}  // namespace quadrille::create
