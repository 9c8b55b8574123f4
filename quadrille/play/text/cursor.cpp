#include <charconv>
#include <string>
#include <utility>

#include "quadrille/formats/text/symbols.h"
#include "quadrille/play/text/saved_text.h"

namespace quadrille::play {

Place Cursor::place() const { return {number_, sudoku::column_of(line_, at_)}; }

void Cursor::skip_blanks() {
  while (take(' ')) {
  }
}

bool Cursor::take(char c) {
  if (at_end() || line_[at_] != c) return false;
  ++at_;
  return true;
}

bool Cursor::take(std::string_view text) {
  if (!rest().starts_with(text)) return false;
  at_ += text.size();
  return true;
}

std::string_view Cursor::take_word() {
  const std::string_view word = rest().substr(0, rest().find(' '));
  at_ += word.size();
  return word;
}

std::string_view Cursor::take_rest() {
  const std::string_view text = rest();
  at_ = line_.size();
  return text;
}

std::optional<std::uint64_t> Cursor::take_number(std::uint64_t most) {
  std::uint64_t number = 0;
  const char* begin = rest().data();
  const auto [end, error] = std::from_chars(begin, begin + rest().size(), number);
  if (error != std::errc() || number > most) return std::nullopt;
  at_ += static_cast<std::size_t>(end - begin);
  return number;
}

std::optional<Digit> Cursor::take_digit(std::uint32_t size) {
  const std::size_t start = at_;
  std::uint64_t digit = 0;
  if (size > sudoku::kMaxSymbol) {
    digit = take_number(size).value_or(0);
  } else if (!at_end()) {
    const sudoku::Glyph glyph = sudoku::glyph_at(line_, at_);
    if (glyph.kind == sudoku::Glyph::Kind::cell) digit = sudoku::digit_on(glyph.value, size);
    at_ += glyph.bytes;
  }
  if (digit >= 1 && digit <= size) return static_cast<Digit>(digit);
  at_ = start;
  return std::nullopt;
}

std::optional<Marks> Cursor::take_digits(std::uint32_t size) {
  Marks digits;
  std::size_t start = at_;
  std::optional<Digit> digit = take_digit(size);
  if (!digit) return std::nullopt;
  while (digit) {
    if (digits.has(*digit)) {
      at_ = start;
      return std::nullopt;
    }
    digits.set(*digit, true);
    start = at_;
    if (size > sudoku::kMaxSymbol && !take(',')) break;
    digit = take_digit(size);
    if (!digit && size > sudoku::kMaxSymbol) return std::nullopt;
  }
  return digits;
}

Error Cursor::expected(ErrorKind kind, std::vector<NamedArgument> values) const {
  values.push_back({"found", at_end() ? Message("found.line_end") : sudoku::shown(line_, at_)});
  return {kind, std::move(values), place()};
}

Error Cursor::expected(Argument::List words) const {
  return expected(ErrorKind::choice, {{"choices", std::move(words)}});
}

std::string digit_text(std::uint32_t digit, std::uint32_t size) {
  if (size > sudoku::kMaxSymbol) return std::to_string(digit);
  return {sudoku::symbol_of(static_cast<Digit>(digit))};
}

std::string digits_text(const Marks& digits, std::uint32_t size) {
  std::string text;
  for (const std::uint32_t digit : digits) {
    if (size > sudoku::kMaxSymbol && !text.empty()) text += ',';
    text += digit_text(digit, size);
  }
  return text;
}

Message digits_in_words(std::uint32_t size) {
  if (size > sudoku::kMaxSymbol) return {"found.number", {{"most", size}}};
  return sudoku::symbols_up_to(size);
}

}  // namespace quadrille::play
