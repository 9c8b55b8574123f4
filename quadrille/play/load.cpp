// Reads what save() writes. Behind the head of the text come lines that may be left out, but keep
// their order. Steps are replayed as they are read.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "quadrille/play/save.h"
#include "quadrille/play/text/saved_text.h"
#include "quadrille/rules/verify.h"

namespace quadrille::play {
namespace {

// The lines behind the first three, in their order.
enum class Key : std::uint8_t {
  solution,
  time,
  hints,
  checks,
  mistakes,
  clean_marks,
  keep_undone,
  mode,
  start,
  step,
  undone,
  checkpoint,
};

constexpr std::array<std::string_view, 12> kKeys = {
    "solution",    "time", "hints", "checks", "mistakes", "clean-marks",
    "keep-undone", "mode", "start", "step",   "undone",   "checkpoint"};

constexpr std::size_t kShown = 20;  // characters of a word that is not known

bool may_repeat(Key key) { return key >= Key::step; }

// Everything that follows the puzzle.
class Replay {
 public:
  explicit Replay(GameRecord record) : record_(std::move(record)) {}

  Result<void> read(Cursor cursor) {
    const Place place = cursor.place();
    const std::string_view word = cursor.take_word();
    const auto found = std::ranges::find(kKeys, word);
    if (found == kKeys.end()) {
      return Error{ErrorKind::choice,
                   {{"choices", Argument::List(kKeys.begin(), kKeys.end())},
                    {"found", quoted(tidy_name(word.substr(0, kShown)))}},
                   place};
    }
    const auto key = static_cast<Key>(found - kKeys.begin());
    if (last_ && (key < *last_ || (key == *last_ && !may_repeat(key)))) {
      return Error{
          ErrorKind::saved_order,
          {{"found", quoted(word)}, {"other", quoted(kKeys[static_cast<std::size_t>(*last_)])}},
          place};
    }
    last_ = key;
    if (!start_ && key >= Key::step) start_ = record_.board;
    cursor.skip_blanks();
    if (auto done = read_value(key, cursor); !done) return done;
    if (!cursor.at_end()) return cursor.expected(ErrorKind::saved_end);
    return {};
  }

  Result<Game> finish() {
    for (std::size_t step = 0; step < undone_; ++step) {
      record_.board.toggle(record_.history.undo());
    }
    Game game(std::move(record_));
    if (solution_ && !game.set_solution(*solution_)) {
      const auto wrong = sudoku::verify(game.puzzle(), *solution_);
      return Error{ErrorKind::not_a_solution,
                   {{"reason", wrong ? wrong->message() : Message()}},
                   solution_place_};
    }
    return game;
  }

 private:
  Result<void> read_value(Key key, Cursor& cursor) {
    switch (key) {
      case Key::solution:
        return read_solution(cursor);
      case Key::time:
        if (auto done = read_number(cursor, record_.clock.elapsed); !done) return done;
        record_.clock.paused = cursor.take(" paused");
        return {};
      case Key::hints:
        return read_number(cursor, record_.help.hints);
      case Key::checks:
        return read_number(cursor, record_.help.checks);
      case Key::mistakes:
        return read_number(cursor, record_.help.mistakes);
      case Key::clean_marks:
        return read_choice(cursor, "yes", "no",
                           [&](bool yes) { record_.settings.clean_marks = yes; });
      case Key::keep_undone:
        return read_choice(cursor, "yes", "no",
                           [&](bool yes) { record_.settings.keep_undone = yes; });
      case Key::mode:
        return read_choice(cursor, "play", "set", [&](bool play) {
          if ((record_.board.mode() == Mode::play) != play) {
            record_.board.toggle(Flip(0, Layer::mode, 1));
          }
        });
      case Key::start:
        return read_start(cursor);
      case Key::undone:
        ++undone_;
        return read_step(cursor);
      case Key::step:
        return read_step(cursor);
      case Key::checkpoint:
        return read_checkpoint(cursor);
    }
    return {};
  }

  Result<void> read_solution(Cursor& cursor) {
    solution_place_ = cursor.place();
    Result<sudoku::Grid> grid = read_board(cursor, record_.frame.shape());
    if (!grid) return grid.error();
    solution_ = *std::move(grid);
    cursor.take_rest();
    return {};
  }

  static Result<void> read_number(Cursor& cursor, std::uint64_t& number) {
    const auto read = cursor.take_number();
    if (!read) return cursor.expected(ErrorKind::saved_count);
    number = *read;
    return {};
  }

  template <class Set>
  static Result<void> read_choice(Cursor& cursor, std::string_view yes, std::string_view no,
                                  Set set) {
    const bool chosen = cursor.take(yes);
    if (!chosen && !cursor.take(no)) return cursor.expected({yes, no});
    set(chosen);
    return {};
  }

  Result<void> read_start(Cursor& cursor) {
    const auto flips = read_changes(record_.frame.shape(), record_.board, cursor);
    if (!flips) return flips.error();
    record_.board.toggle(*flips);
    return {};
  }

  Result<void> read_step(Cursor& cursor) {
    const auto flips = read_changes(record_.frame.shape(), record_.board, cursor);
    if (!flips) return flips.error();
    if (flips->empty()) return cursor.expected(ErrorKind::saved_change);
    record_.history.add(*flips);
    record_.board.toggle(*flips);
    return {};
  }

  Result<void> read_checkpoint(Cursor& cursor) {
    const bool automatic = cursor.take("automatic ");
    auto flips = read_changes(record_.frame.shape(), *start_, cursor);
    if (!flips) return flips.error();
    if (!cursor.take(':')) return cursor.expected({quoted(":")});
    const Place place = cursor.place();
    std::string name = tidy_name(cursor.take_rest());
    if (name.empty()) return cursor.expected(ErrorKind::saved_name);
    if (std::ranges::find(record_.checkpoints, name, &Checkpoint::name) !=
        record_.checkpoints.end()) {
      return Error{ErrorKind::saved_twice, {{"what", quoted(name)}}, place};
    }
    record_.checkpoints.push_back(
        {.name = std::move(name), .flips = *std::move(flips), .automatic = automatic});
    return {};
  }

  GameRecord record_;
  std::optional<Board> start_;  // what checkpoints are told from
  std::optional<Key> last_;
  std::optional<sudoku::Grid> solution_;
  Place solution_place_;
  std::size_t undone_ = 0;
};

}  // namespace

Result<Game> load(std::string_view text) {
  SavedLines lines(text);
  Result<GameRecord> record = read_head(lines);
  if (!record) return record.error();
  Replay replay(*std::move(record));
  while (const std::optional<Cursor> line = lines.next()) {
    if (auto done = replay.read(*line); !done) return done.error();
  }
  return replay.finish();
}

}  // namespace quadrille::play
