#include "quadrille/solve/card/warp_dealing.h"

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

#include <gtest/gtest.h>

namespace quadrille::sudoku::card {
namespace {

// A warp whose threads work one after another, as far as dealing goes.
struct Threads {
  template <class Use>
  static void once(Use use) {
    use();
  }
  template <class Use>
  static void for_each_thread(Use use) {
    for (std::uint32_t thread = 0; thread < kThreads; ++thread) use(thread);
  }
};

constexpr std::uint32_t kBlocks = 3;

// Pools whose boards can be told from one another: each cell of one says which it is.
struct Pools {
  std::vector<std::uint32_t> sizes;
  std::vector<std::uint32_t> dealt;
  std::vector<std::uint32_t> puzzles;
  std::vector<std::uint16_t> boards;
  Order order = {};

  explicit Pools(const std::vector<std::uint32_t>& of_warps)
      : sizes(of_warps),
        dealt(of_warps.size(), UINT32_MAX),
        puzzles(of_warps.size() * kBlocks * kBlock),
        boards(puzzles.size() * batch::kCells) {
    order.warps = static_cast<std::uint32_t>(sizes.size());
    order.blocks = kBlocks;
    order.pool_sizes = sizes.data();
    order.dealt_sizes = dealt.data();
    order.pool_puzzles = puzzles.data();
    order.pool_boards = boards.data();
    std::uint16_t name = 0;
    for (std::uint32_t warp = 0; warp < order.warps; ++warp) {
      for (std::uint32_t board = 0; board < sizes[warp]; ++board, ++name) {
        puzzles[puzzle_place(order, warp, board)] = name;
        for (std::uint32_t cell = 0; cell < batch::kCells; ++cell) {
          boards[board_place(order, warp, board) + cell * kBlock] = name;
        }
      }
    }
  }

  void deal() {
    for (std::uint32_t warp = 0; warp < order.warps; ++warp) {
      WarpDealing<Threads>(order, warp).run();
    }
  }

  // Which boards there are; what is in a cell of one has to be what is in all of them.
  [[nodiscard]] std::vector<std::uint32_t> names() const {
    std::vector<std::uint32_t> names;
    for (std::uint32_t warp = 0; warp < order.warps; ++warp) {
      for (std::uint32_t board = 0; board < dealt[warp]; ++board) {
        names.push_back(puzzles[puzzle_place(order, warp, board)]);
        for (std::uint32_t cell = 0; cell < batch::kCells; ++cell) {
          EXPECT_EQ(boards[board_place(order, warp, board) + cell * kBlock], names.back());
        }
      }
    }
    std::ranges::sort(names);
    return names;
  }
};

void expect_dealt(const std::vector<std::uint32_t>& sizes) {
  Pools pools(sizes);
  pools.deal();
  const auto [least, most] = std::ranges::minmax(pools.dealt);
  EXPECT_LE(most - least, 1U);
  std::vector<std::uint32_t> all(std::accumulate(sizes.begin(), sizes.end(), std::size_t{0}));
  std::iota(all.begin(), all.end(), 0U);
  EXPECT_EQ(pools.names(), all);
}

TEST(Dealing, GivesEveryWarpAsManyBoardsAndLosesNone) {
  expect_dealt({0});
  expect_dealt({192, 0});
  expect_dealt({0, 0, 0, 1});
  expect_dealt({0, 5, 0, 190, 3, 70});
  std::mt19937 engine(1);
  const auto random = [&] { return static_cast<std::uint32_t>(engine()); };
  for (int again = 0; again < 200; ++again) {
    std::vector<std::uint32_t> sizes(1 + random() % 40);
    for (std::uint32_t& size : sizes) {
      size = random() % 3 == 0 ? random() % (kBlocks * kBlock + 1) : random() % 3;
    }
    expect_dealt(sizes);
  }
}

}  // namespace
}  // namespace quadrille::sudoku::card
