#include "quadrille/play/read.h"

#include <array>

#include "quadrille/formats/read.h"
#include "quadrille/play/save.h"
#include "quadrille/play/share.h"

namespace quadrille::play {
namespace {

// The last part of a text without blanks, which may be an address; nothing where there are blanks.
std::string_view last_word(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  text = text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
  if (text.find_first_of(kBlanks) != std::string_view::npos) return {};
  const std::size_t slash = text.find_last_of("/=#");
  return slash == std::string_view::npos ? text : text.substr(slash + 1);
}

Game game_of(const sudoku::Position& position) {
  Game game(position.puzzle);
  for (const sudoku::Placement& entry : position.entries) {
    game.enter(std::array{entry.cell}, entry.digit);
  }
  if (position.ruled_out.empty()) return game;
  game.fill_marks();
  for (const sudoku::Placement& option : position.ruled_out) {
    if (!game.cell(option.cell).centre.has(option.digit)) continue;
    game.toggle_centre(std::array{option.cell}, option.digit);
  }
  return game;
}

}  // namespace

bool is_saved_game(std::string_view text) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
  return text.starts_with("quadrille game ");
}

Result<Game> read_game(std::string_view text) {
  if (is_saved_game(text)) return load(text);
  if (const std::optional<Result<sudoku::Position>> position = sudoku::read_position(text)) {
    if (*position) return game_of(**position);
    return position->error();
  }
  const Result<sudoku::Grid> grid = sudoku::read_grid(text);
  if (grid) return Game(*grid);
  if (const std::string_view word = last_word(text); !word.empty()) {
    if (Result<Game> shared = read_share(word)) return shared;
  }
  return grid.error();
}

}  // namespace quadrille::play
