#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "quadrille/base/sort.h"
#include "quadrille/play/text/saved_text.h"

namespace quadrille::play {
namespace {

constexpr char sign_of(Layer layer) {
  if (layer == Layer::corner) return '^';
  return layer == Layer::centre ? '+' : '*';
}

bool colours_candidate(Flip flip) { return flip.layer() == Layer::candidate_colour; }

// The candidates of each new colour: "@47=3@2=."
// Never inlined, as its reader: few games have any, and the page fetches it when one has.
[[gnu::noinline]] std::string write_candidate_colours(const sudoku::Shape& shape,
                                                      const CellState& before,
                                                      std::span<const Flip> flips) {
  std::array<Marks, kColours + 1> digits_of;
  for (const Flip flip : flips) {
    if (!colours_candidate(flip)) continue;
    const std::uint32_t colour = before.candidate_colours.of(flip.digit()) ^ flip.difference();
    digits_of[colour].set(flip.digit(), true);
  }
  std::string text;
  for (std::uint32_t colour = 0; colour <= kColours; ++colour) {
    if (digits_of[colour].empty()) continue;
    text += '@' + digits_text(digits_of[colour], shape.size()) + '=' +
            (colour == 0 ? "." : digit_text(colour, kColours));
  }
  return text;
}

// All that stands behind one cell.
std::string write_cell(const sudoku::Shape& shape, const CellState& before,
                       std::span<const Flip> flips) {
  std::string text;
  for (const Flip flip : flips) {
    const std::uint32_t digit = before.digit ^ flip.value();
    if (flip.layer() == Layer::digit) {
      text += '=' + (digit == 0 ? "." : digit_text(digit, shape.size()));
    }
    if (flip.layer() == Layer::given) text += '!';
  }
  for (const Layer layer : kMarkLayers) {
    Marks marks;
    for (const Flip flip : flips) {
      if (flip.layer() == layer) marks.set(flip.value(), true);
    }
    if (marks.empty()) continue;
    text += sign_of(layer) + digits_text(marks, largest_mark(layer, shape.size()));
  }
  if (std::ranges::any_of(flips, colours_candidate)) {
    text += write_candidate_colours(shape, before, flips);
  }
  return text;
}

class ChangesReader {
 public:
  ChangesReader(const sudoku::Shape& shape, const Board& before, Cursor& cursor)
      : shape_(shape), before_(before), cursor_(cursor) {}

  Result<std::vector<Flip>> read() {
    cursor_.skip_blanks();
    while (!cursor_.at_end() && !cursor_.rest().starts_with(':')) {
      if (auto done = read_change(); !done) return done.error();
      if (!cursor_.at_end() && !cursor_.rest().starts_with(':') && !cursor_.take(' ')) {
        return cursor_.expected(ErrorKind::saved_blank);
      }
      cursor_.skip_blanks();
    }
    quadrille::sort(flips_);
    return std::move(flips_);
  }

 private:
  Result<void> read_change() {
    const Cursor start = cursor_;
    if (cursor_.take("mode")) {
      if (std::exchange(mode_seen_, true)) {
        return Error{ErrorKind::saved_twice, {{"what", quoted("mode")}}, start.place()};
      }
      add(0, Layer::mode, 1);
      return {};
    }
    const std::optional<Cell> cell = read_name();
    if (!cell) {
      cursor_ = start;
      const Cell last = shape_.cell_count() - 1;
      return cursor_.expected(ErrorKind::saved_cell, {{"last", cell_name(shape_, last)}});
    }
    const std::size_t count = flips_.size();
    if (auto done = read_digit(*cell); !done) return done;
    for (const Layer layer : kMarkLayers) {
      if (auto done = read_marks(*cell, layer); !done) return done;
    }
    if (cursor_.rest().starts_with('@')) {
      if (auto done = read_candidate_colours(*cell); !done) return done;
    }
    if (flips_.size() == count) return cursor_.expected({"=", "!", "^", "+", "*", "@"});
    if (seen_[*cell]) {
      return Error{ErrorKind::saved_twice, {{"what", cell_name(shape_, *cell)}}, start.place()};
    }
    seen_[*cell] = true;
    return {};
  }

  std::optional<Cell> read_name() {
    const auto number = [&](char letter) -> std::optional<std::uint64_t> {
      if (!cursor_.take(letter)) return std::nullopt;
      return cursor_.take_number(shape_.size());
    };
    const auto row = number('r');
    const auto column = number('c');
    if (!row || !column || *row == 0 || *column == 0) return std::nullopt;
    return static_cast<Cell>((*row - 1) * shape_.size() + *column - 1);
  }

  Result<void> read_digit(Cell cell) {
    const Place place = cursor_.place();
    Digit digit = before_.cell(cell).digit;
    bool given = before_.cell(cell).given;
    if (cursor_.take('=')) {
      Digit next = 0;
      if (!cursor_.take('.')) {
        const std::optional<Digit> read = cursor_.take_digit(shape_.size());
        if (!read) {
          return cursor_.expected(ErrorKind::saved_digit,
                                  {{"symbols", digits_in_words(shape_.size())}});
        }
        next = *read;
      }
      if (next == digit) return Error{ErrorKind::saved_same, {}, place};
      add(cell, Layer::digit, static_cast<std::uint32_t>(digit ^ next));
      digit = next;
    }
    if (cursor_.take('!')) {
      given = !given;
      add(cell, Layer::given, 1);
    }
    if (given && digit == 0) return Error{ErrorKind::saved_given, {}, place};
    return {};
  }

  Result<void> read_marks(Cell cell, Layer layer) {
    if (!cursor_.take(sign_of(layer))) return {};
    const std::uint32_t largest = largest_mark(layer, shape_.size());
    const std::optional<Marks> marks = cursor_.take_digits(largest);
    if (!marks) {
      return cursor_.expected(ErrorKind::saved_marks, {{"symbols", digits_in_words(largest)}});
    }
    for (const std::uint32_t mark : *marks) add(cell, layer, mark);
    return {};
  }

  [[gnu::noinline]] Result<void> read_candidate_colours(Cell cell) {
    const CandidateColours& before = before_.cell(cell).candidate_colours;
    Marks seen;
    while (cursor_.take('@')) {
      const Cursor start = cursor_;
      const std::optional<Marks> digits = cursor_.take_digits(shape_.size());
      if (!digits) {
        return cursor_.expected(ErrorKind::saved_marks,
                                {{"symbols", digits_in_words(shape_.size())}});
      }
      if (!cursor_.take('=')) return cursor_.expected({"="});
      Digit colour = 0;
      if (!cursor_.take('.')) {
        const std::optional<Digit> read = cursor_.take_digit(kColours);
        if (!read) {
          return cursor_.expected(ErrorKind::saved_digit, {{"symbols", digits_in_words(kColours)}});
        }
        colour = *read;
      }
      for (const std::uint32_t number : *digits) {
        const auto digit = static_cast<Digit>(number);
        if (seen.has(digit)) {
          return Error{
              ErrorKind::saved_twice, {{"what", digit_text(digit, shape_.size())}}, start.place()};
        }
        seen.set(digit, true);
        const std::uint32_t difference = before.of(digit) ^ colour;
        if (difference == 0) return start.expected(ErrorKind::saved_change);
        flips_.push_back(Flip::candidate_colour(cell, digit, difference));
      }
    }
    return {};
  }

  void add(Cell cell, Layer layer, std::uint32_t value) { flips_.emplace_back(cell, layer, value); }

  const sudoku::Shape& shape_;
  const Board& before_;
  Cursor& cursor_;
  std::vector<bool> seen_ = std::vector<bool>(shape_.cell_count(), false);
  bool mode_seen_ = false;
  std::vector<Flip> flips_;
};

}  // namespace

std::string write_changes(const sudoku::Shape& shape, const Board& before,
                          std::span<const Flip> flips) {
  std::string text;
  bool changes_mode = false;
  while (!flips.empty()) {
    const Cell cell = flips.front().cell();
    const auto end = std::ranges::find_if(flips, [cell](Flip flip) { return flip.cell() != cell; });
    const auto count = static_cast<std::size_t>(end - flips.begin());
    const std::string change = write_cell(shape, before.cell(cell), flips.first(count));
    if (!change.empty()) text += (text.empty() ? "" : " ") + cell_name(shape, cell) + change;
    changes_mode = changes_mode || flips[count - 1].layer() == Layer::mode;
    flips = flips.subspan(count);
  }
  if (changes_mode) text += text.empty() ? "mode" : " mode";
  return text;
}

Result<std::vector<Flip>> read_changes(const sudoku::Shape& shape, const Board& before,
                                       Cursor& cursor) {
  return ChangesReader(shape, before, cursor).read();
}

}  // namespace quadrille::play
