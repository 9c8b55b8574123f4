#include "quadrille/cover/engine/turns.h"

#include <algorithm>
#include <new>
#include <optional>
#include <string>

#include <gtest/gtest.h>

namespace quadrille::cover {
namespace {

// One that counts: an answer is found each time it has done so much.
struct Counting {
  std::uint64_t every = UINT64_MAX;
  std::uint64_t last = UINT64_MAX;  // nothing is found after that
  std::uint64_t done = 0;

  // Nothing: the turn is over.
  std::optional<Played> play(std::uint64_t end) {
    const std::uint64_t next = (done / every + 1) * every;
    done = std::min({end, next, last});
    if (done == next) return Played::found;
    if (done == last) return Played::finished;
    return std::nullopt;
  }
};

// Writes down who played up to where.
struct Game {
  Counting first;
  Counting second;
  Turns turns{5};
  bool refuses_memory = false;
  std::string log = {};

  bool play() {
    return turns.play(
        [this](std::uint64_t end) {
          const auto played = first.play(end);
          log += "f" + std::to_string(first.done) + " ";
          if (!played) turns.pass(second.done + 10);
          return played.value_or(Played::on);
        },
        [this](std::uint64_t end) {
          take_memory();
          const auto played = second.play(end);
          log += "s" + std::to_string(second.done) + " ";
          if (!played) turns.pass(2 * first.done);
          return played.value_or(Played::on);
        },
        [this] { log += "given up "; });
  }

  void take_memory() const {
#ifndef __wasi__  // nothing can be thrown there
    if (refuses_memory) throw std::bad_alloc();
#endif
  }
};

TEST(Turns, EachGoesOnWhereItWas) {
  Game game{{.last = 30}, {.every = 15, .last = 100}};
  EXPECT_TRUE(game.play());
  EXPECT_EQ(game.log, "f5 s10 f10 s15 ");
  EXPECT_EQ(game.turns.answered(), Player::second);
  // The turn was not over.
  EXPECT_TRUE(game.play());
  EXPECT_EQ(game.log, "f5 s10 f10 s15 s20 f20 s30 ");
}

TEST(Turns, EndWhereOneOfThemIsThrough) {
  Game game{{.last = 8}, {.last = 100}};
  EXPECT_FALSE(game.play());
  EXPECT_EQ(game.log, "f5 s10 f8 ");
  EXPECT_TRUE(game.turns.finished());
  EXPECT_EQ(game.turns.answered(), Player::first);
  EXPECT_FALSE(game.play());
  EXPECT_EQ(game.log, "f5 s10 f8 ");
}

TEST(Turns, OfTheFirstHaveNoEndOnceItIsAlone) {
  Game game{{.last = 1000}, {.last = 100}};
  game.turns.leave_to_first();
  EXPECT_FALSE(game.play());
  EXPECT_EQ(game.log, "f1000 ");
  EXPECT_TRUE(game.turns.finished());
}

TEST(Turns, MakeTheSecondInOnePieceAfterAStop) {
  Turns turns(5);
  Stop stop;
  const auto stops_at_once = [&](const Stop* heeded) {
    if (heeded == nullptr) return true;
    stop.request();
    return false;
  };
  EXPECT_FALSE(turns.make_second(&stop, stops_at_once));
  // As long as it is requested, nothing is begun.
  EXPECT_FALSE(turns.make_second(&stop, stops_at_once));
  const Stop another;
  EXPECT_TRUE(turns.make_second(&another, stops_at_once));
  EXPECT_TRUE(Turns(5).make_second(nullptr, stops_at_once));
}

TEST(Turns, TellHowMuchIsLeft) {
  EXPECT_EQ(work_left(100, 0.25, -1), 300);
  EXPECT_EQ(work_left(100, 1, -1), 0);
  EXPECT_EQ(work_left(100, 0, -1), -1);
}

#ifndef __wasi__  // nothing can be thrown there
TEST(Turns, LeaveTheRestToTheFirstWhereTheSecondLacksMemory) {
  Game game{{.every = 50, .last = 60}, {.last = 100}};
  game.refuses_memory = true;
  EXPECT_TRUE(game.play());
  EXPECT_EQ(game.log, "f5 given up f50 ");
  EXPECT_TRUE(game.turns.first_is_alone());
  EXPECT_FALSE(game.play());
  EXPECT_EQ(game.log, "f5 given up f50 f60 ");
}
#endif

}  // namespace
}  // namespace quadrille::cover
