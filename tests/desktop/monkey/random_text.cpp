#include "tests/desktop/monkey/random_text.h"

#include <fmt/format.h>

#include "quadrille/formats/write.h"
#include "quadrille/play/random_game_test.h"
#include "quadrille/play/save.h"
#include "quadrille/play/share.h"

namespace quadrille::desktop {
namespace {

using play::Action;

Action random_action(Random& random) {
  Action action{.kind = static_cast<Action::Kind>(
                    random.below(static_cast<std::uint32_t>(Action::Kind::end))),
                .value = static_cast<std::uint16_t>(random.below(1000))};
  for (std::uint32_t count = random.below(5); count > 0; --count) {
    action.cells.push_back(static_cast<std::uint16_t>(random.below(UINT16_MAX)));
  }
  return action;
}

// An empty board, also of the largest sizes.
play::Game random_empty_game(Random& random) {
  constexpr std::uint32_t kLargest[] = {36, 49, 64, 100, 256};
  const std::uint32_t size =
      random.below(40) == 0 ? kLargest[random.below(std::size(kLargest))] : 1 + random.below(16);
  const auto shape =
      random.below(4) == 0 ? sudoku::Shape::latin(size) : sudoku::Shape::of_size(size);
  return play::Game(sudoku::Grid(shape ? *shape : *sudoku::Shape::boxes(3, 3)),
                    random.below(2) == 0 ? play::Mode::set : play::Mode::play);
}

std::string written(const play::Game& game, Random& random) {
  using sudoku::Format;
  const auto format =
      static_cast<Format>(random.below(static_cast<std::uint32_t>(Format::opensudoku) + 1));
  const sudoku::Grid grid = random.below(2) == 0 ? game.puzzle() : game.digits();
  const Result<std::string> text = sudoku::try_write(grid, format);
  return text ? *text : sudoku::write(grid, Format::json);
}

std::string list_of_boards(Random& random) {
  std::string text;
  for (std::uint32_t count = 2 + random.below(30); count > 0; --count) {
    text += sudoku::write(sudoku::random_puzzle(3, 3, 35, random), sudoku::Format::line) + '\n';
  }
  return text;
}

std::string rubbish(Random& random) {
  constexpr std::string_view kPieces[] = {"{\"puzzle\":",
                                          "[Puzzle]",
                                          "1",
                                          "quadrille game 3\n",
                                          "board regions 9 ",
                                          "\n",
                                          "\t",
                                          "}",
                                          "r1c1=",
                                          "ß",
                                          "数独",
                                          "\xff\xfe",
                                          "0",
                                          "....",
                                          ",",
                                          "https://",
                                          "?p=",
                                          "<svg>",
                                          "\"",
                                          "S9B",
                                          "{\"size\":9,\"grid\":[[",
                                          "99999999999999999999",
                                          "|",
                                          "---",
                                          std::string_view("\0", 1)};
  std::string text;
  for (std::uint32_t count = random.below(30); count > 0; --count) {
    text += kPieces[random.below(std::size(kPieces))];
  }
  return text;
}

// A few bytes changed, left out or twice.
std::string damaged(std::string text, Random& random) {
  for (std::uint32_t count = 1 + random.below(4); count > 0 && !text.empty(); --count) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
    switch (random.below(4)) {
      case 0:
        text[at] = static_cast<char>(random.below(256));
        break;
      case 1:
        text.erase(at, 1 + random.below(20));
        break;
      case 2:
        text.insert(at, text.substr(at, random.below(40)));
        break;
      default:
        text.resize(at);
    }
  }
  return text;
}

}  // namespace

play::Game random_played_game(Random& random) {
  play::Game game =
      random.below(3) == 0 ? random_empty_game(random) : play::random_game_of_any_shape(random);
  for (std::uint32_t count = random.below(12); count > 0; --count) {
    perform(game, random_action(random));
  }
  return game;
}

std::string random_text(Random& random) {
  switch (random.below(8)) {
    case 0:
    case 1:
      return play::save(random_played_game(random));
    case 2:
    case 3:
      return written(random_played_game(random), random);
    case 4:
      return play::share_text(random_played_game(random), play::Share::progress);
    case 5:
      return list_of_boards(random);
    case 6:
      return rubbish(random);
    default:
      return damaged(random.below(2) == 0 ? play::save(random_played_game(random))
                                          : written(random_played_game(random), random),
                     random);
  }
}

}  // namespace quadrille::desktop
