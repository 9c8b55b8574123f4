#include "quadrille/base/share_out.h"

#include <atomic>
#include <stdexcept>
#include <vector>

#include <gtest/gtest.h>

namespace quadrille {
namespace {

TEST(ShareOut, GivesEachPieceToSomebodyOnce) {
  for (const std::uint32_t threads : {0U, 1U, 3U, 200U}) {
    std::vector<std::atomic<int>> taken(100);
    share_out(taken.size(), threads, [&](const NextPiece& next) {
      while (const auto piece = next()) ++taken[*piece];
    });
    for (const std::atomic<int>& times : taken) EXPECT_EQ(times, 1);
  }
}

TEST(ShareOut, HasNothingToDoWithoutPieces) {
  std::atomic<int> pieces = 0;
  share_out(0, 3, [&](const NextPiece& next) {
    while (next()) ++pieces;
  });
  EXPECT_EQ(pieces, 0);
}

#ifndef __wasi__
TEST(ShareOut, ThrowsOnTheThreadOfTheCallerWhatTheWorkThrows) {
  const auto refuse_the_last = [](const NextPiece& next) {
    while (const auto piece = next()) {
      if (*piece == 9) throw std::runtime_error("the last");
    }
  };
  EXPECT_THROW(share_out(10, 4, refuse_the_last), std::runtime_error);
}
#endif

}  // namespace
}  // namespace quadrille
