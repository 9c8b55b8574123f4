#include "quadrille/play/save.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "quadrille/formats/write.h"
#include "quadrille/play/text/saved_text.h"

namespace quadrille::play {
namespace {

// The region of each cell is written as if it were a digit in it, which also keeps their numbers.
std::string shape_text(const sudoku::Shape& shape) {
  if (!shape.has_boxes()) return fmt::format("latin {}", shape.size());
  if (!shape.is_irregular()) {
    return fmt::format("boxes {}x{}", shape.box_rows(), shape.box_columns());
  }
  sudoku::Grid regions(*sudoku::Shape::latin(shape.size()));
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    regions.set(cell, static_cast<Digit>(shape.box_of(cell) + 1));
  }
  return fmt::format("regions {} {}", shape.size(), write(regions, sudoku::Format::line));
}

// " 12 . 345": the digits that each cell may take.
std::string allowed_text(const sudoku::Grid& frame) {
  std::string text;
  for (Cell cell = 0; cell < frame.shape().cell_count(); ++cell) {
    Marks digits;
    for (std::uint32_t digit = 1; digit <= frame.size(); ++digit) {
      digits.set(digit, frame.allows(cell, static_cast<Digit>(digit)));
    }
    text += ' ' + (digits.empty() ? "." : digits_text(digits, frame.size()));
  }
  return text;
}

sudoku::Grid givens_of(const sudoku::Shape& shape, const Board& board) {
  sudoku::Grid grid(shape);
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    if (board.cell(cell).given) grid.set(cell, board.cell(cell).digit);
  }
  return grid;
}

bool colours_candidates(std::span<const Flip> flips) {
  return std::ranges::any_of(flips,
                             [](Flip flip) { return flip.layer() == Layer::candidate_colour; });
}

// Whether the text needs version 2 at least: the older one is read by more programs.
bool has_news(const GameRecord& record) {
  return record.settings.keep_undone || colours_candidates(beyond_givens(record.board)) ||
         colours_candidates(record.history.flips()) ||
         std::ranges::any_of(record.checkpoints, [](const Checkpoint& checkpoint) {
           return checkpoint.automatic || colours_candidates(checkpoint.flips);
         });
}

class Writer {
 public:
  explicit Writer(const GameRecord& record) : record_(record), shape_(record.frame.shape()) {}

  std::string write(const SaveOptions& options) {
    const History& history = record_.history;
    const std::size_t first = history.done() - std::min(history.done(), options.max_steps);
    const std::size_t last =
        history.done() + std::min(history.size() - history.done(), options.max_steps);
    Board start = record_.board;
    for (std::size_t step = history.done(); step > first; --step) {
      start.toggle(history.step(step - 1));
    }
    write_head(start);
    write_steps(start, first, last);
    write_checkpoints(start, first);
    return std::move(text_);
  }

 private:
  template <class... Parts>
  void line(fmt::format_string<Parts...> format, Parts&&... parts) {
    fmt::format_to(std::back_inserter(text_), format, std::forward<Parts>(parts)...);
    text_ += '\n';
  }

  void write_head(const Board& start) {
    const sudoku::Grid givens = givens_of(shape_, start);
    const std::string rules = sudoku::write_rules(record_.frame);
    line("quadrille game {}", !rules.empty() ? 3 : has_news(record_) ? 2 : 1);
    line("board {}", shape_text(shape_));
    if (record_.frame.has_marks()) line("allowed{}", allowed_text(record_.frame));
    if (!rules.empty()) line("rules {{{}}}", rules);
    line("puzzle {}", sudoku::write(givens, sudoku::Format::line));
    if (record_.solution) {
      line("solution {}", sudoku::write(*record_.solution, sudoku::Format::line));
    }
    line("time {}{}", record_.clock.elapsed, record_.clock.paused ? " paused" : "");
    line("hints {}", record_.help.hints);
    line("checks {}", record_.help.checks);
    line("mistakes {}", record_.help.mistakes);
    line("clean-marks {}", record_.settings.clean_marks ? "yes" : "no");
    if (record_.settings.keep_undone) line("keep-undone yes");
    line("mode {}", start.mode() == Mode::set ? "set" : "play");
    const std::vector<Flip> entries = beyond_givens(start);
    if (!entries.empty()) {
      line("start {}", write_changes(shape_, Board(givens, start.mode()), entries));
    }
  }

  void write_steps(Board board, std::size_t first, std::size_t last) {
    for (std::size_t number = first; number < last; ++number) {
      const auto flips = record_.history.step(number);
      line("{} {}", number < record_.history.done() ? "step" : "undone",
           write_changes(shape_, board, flips));
      board.toggle(flips);
    }
  }

  void write_checkpoints(const Board& start, std::size_t first) {
    const std::vector<Flip> before = record_.history.sum(first);
    for (const Checkpoint& checkpoint : record_.checkpoints) {
      std::vector<Flip> flips = checkpoint.flips;
      flips.insert(flips.end(), before.begin(), before.end());
      line("checkpoint {}{}: {}", checkpoint.automatic ? "automatic " : "",
           write_changes(shape_, start, simplified(std::move(flips))), checkpoint.name);
    }
  }

  const GameRecord& record_;
  const sudoku::Shape& shape_;
  std::string text_;
};

}  // namespace

std::string save(const Game& game, const SaveOptions& options) {
  return Writer(game.record()).write(options);
}

}  // namespace quadrille::play
