#include "apps/desktop/play/entry.h"

#include <gmock/gmock.h>

#include "apps/desktop/desk_test.h"
#include "quadrille/base/random.h"
#include "quadrille/play/save.h"

namespace quadrille::desktop {
namespace {

using play::EntryMode;
using sudoku::Cell;

play::Game empty_game(std::uint32_t size) {
  return play::Game(sudoku::Grid(*sudoku::Shape::of_size(size)));
}

void press(TestDesk& desk, const play::KeyPress& press, std::uint64_t now = 0) {
  if (const auto command = play::command_of(press, desk.entry.context())) {
    desk.entry.command(*command, now);
  }
}

// What is saved, read again.
play::Game saved_and_read(const play::Game& game) {
  Result<play::Game> again = play::load(play::save(game));
  EXPECT_TRUE(again.ok()) << again.error().text();
  return again.ok() ? *std::move(again) : play::Game(game.puzzle());
}

TEST(Entry, KnowsNoColourForTheLettersOfALargeBoard) {
  TestDesk desk(empty_game(16));
  desk.workspace.select(play::only(5));
  desk.entry.set_mode(EntryMode::colour);
  press(desk, {.key = "b", .code = "KeyB"});
  EXPECT_TRUE(desk.workspace.game().cell(5).colours.empty());
  EXPECT_FALSE(desk.workspace.game().can_undo());
  press(desk, {.key = "9", .code = "Digit9"});
  EXPECT_TRUE(desk.workspace.game().cell(5).colours.has(9));
  EXPECT_EQ(saved_and_read(desk.workspace.game()), desk.workspace.game());
}

TEST(Entry, TakesNoColourInHandThatThereIsNot) {
  TestDesk desk(empty_game(16));
  desk.entry.set_mode(EntryMode::colour);
  press(desk, {.key = "b", .code = "KeyB"});
  EXPECT_EQ(desk.entry.in_hand(), 0);
  // Two figures make a digit of the board, also with Ctrl.
  press(desk, {.key = "1", .code = "Digit1", .control = true});
  press(desk, {.key = "2", .code = "Digit2", .control = true});
  EXPECT_LE(desk.entry.in_hand(), play::kColours);
  desk.entry.press_cell({.cell = 7, .digit = 0});
  EXPECT_EQ(saved_and_read(desk.workspace.game()), desk.workspace.game());
}

TEST(Entry, TellsQuickFiguresFromSlowOnesByWhenTheirKeysWerePressed) {
  TestDesk desk(empty_game(16));
  desk.workspace.select(play::only(5));
  press(desk, {.key = "1"}, 1000);
  press(desk, {.key = "2"}, 1700);
  EXPECT_EQ(desk.workspace.game().cell(5).digit, 12);
  press(desk, {.key = "1"}, 9000);
  press(desk, {.key = "3"}, 9900);
  EXPECT_EQ(desk.workspace.game().cell(5).digit, 3);
}

TEST(Entry, ColoursSmallBoardsWithEveryColour) {
  TestDesk desk(empty_game(4));
  desk.workspace.select(play::only(0));
  desk.entry.set_mode(EntryMode::colour);
  for (const std::string_view key : {"1", "4", "5", "9"}) press(desk, {.key = key});
  EXPECT_EQ(desk.workspace.game().cell(0).colours.count(), 4U);
}

// Whatever is typed on boards of any size and in any mode, its save is that of the same game.
TEST(Entry, LeavesAGameThatIsSavedAndReadAgainTheSame) {
  constexpr std::string_view kKeys[] = {
      "0",       "1",         "2",     "3",         "4",          "5",        "6", "7", "8",
      "9",       "a",         "B",     "c",         "d",          "G",        "i", "p", "x",
      "z",       "V",         " ",     "Tab",       "Delete",     ".",        "-", "?", "Escape",
      "ArrowUp", "ArrowLeft", "Enter", "ArrowDown", "ArrowRight", "Backspace"};
  for (const std::uint32_t size : {1U, 2U, 4U, 6U, 9U, 10U, 12U, 16U, 25U, 36U, 64U}) {
    Random random(size);
    TestDesk desk(empty_game(size));
    const int turns = size > 16 ? 20 : 150;  // the largest take long to be saved
    for (int turn = 0; turn < turns; ++turn) {
      const play::Game& game = desk.workspace.game();
      const auto cell = static_cast<Cell>(random.below(size * size));
      switch (random.below(8)) {
        case 0:
          desk.workspace.select(random.below(3) == 0 ? play::Selection() : play::only(cell));
          break;
        case 1:
          desk.entry.set_mode(static_cast<EntryMode>(random.below(play::kEntryModes)));
          break;
        case 2:
          desk.entry.press_digit(static_cast<sudoku::Digit>(
              1 + random.below(play::entries_in(desk.entry.mode(), size))));
          break;
        case 3:
          desk.entry.press_cell(
              {cell, static_cast<sudoku::Digit>(random.below(2) == 0 ? 0 : 1 + cell % size)});
          break;
        case 4:
          desk.workspace.act([&](play::Game& now) {
            return now.set_mode(random.below(4) == 0 ? play::Mode::set : play::Mode::play);
          });
          break;
        default:
          press(desk, {.key = kKeys[random.below(std::size(kKeys))],
                       .shift = random.below(4) == 0,
                       .control = random.below(4) == 0});
      }
      if (turn % 10 == 9) ASSERT_EQ(saved_and_read(game), game) << size << ", turn " << turn;
    }
  }
}

}  // namespace
}  // namespace quadrille::desktop
