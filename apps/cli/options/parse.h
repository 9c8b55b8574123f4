// Parse: what the values of options mean. A wrong one is answered by what was expected.
//   whole_number("ten", 0, 1000)   // "expected a whole number from 0 to 1000, found 'ten'"
//   parse_technique("xwing")       // "expected a technique …, found 'xwing'; did you mean x-wing?"
// Nothing here knows the command line or reads a file, so that it can be tested and fuzzed alone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/boards/rectangle.h"
#include "quadrille/create/puzzle_spec.h"
#include "quadrille/logic/repertoire.h"
#include "quadrille/logic/technique.h"

namespace quadrille::cli {

Result<std::uint64_t> whole_number(std::string_view text, std::uint64_t least, std::uint64_t most);
// A positive decimal number.
std::optional<double> positive(std::string_view text);
// "2", "0.5"
Result<double> parse_timeout(std::string_view text);
// "200M", "1.5G", "64k": bytes, by powers of 1024
Result<std::uint64_t> parse_memory(std::string_view text);

// "6x8", with as many digits as the longer side has cells; "6" is "6x6".
Result<sudoku::BoardSize> parse_board_size(std::string_view text);
// "2x3": boxes of 2 rows and 3 columns.
Result<sudoku::Shape> parse_box(std::string_view text);
// The width of a board, handed on to a maker of shapes.
Result<sudoku::Shape> parse_size(std::string_view text,
                                 Result<sudoku::Shape> (*make)(std::uint32_t));

// "26", "24-28", "24-" or "-28"
Result<create::Range> parse_clues(std::string_view text);
// "3.2", "2.0-3.4", "3-" or "-2.5", in tenths
Result<create::Range> parse_rating(std::string_view text);

Result<logic::Technique> parse_technique(std::string_view text);
// "als-xz,sue-de-coq", "all,-kraken-fish", "explainer"
Result<logic::Repertoire> parse_repertoire(std::string_view text);
// The keys of all techniques, from the easiest on, then those beyond the scale.
const std::vector<std::string_view>& technique_names();

// The error of --rules, with the rule that was meant, where one of the words is nearly its name.
// `others` are names that only some verb takes.
Error rule_meant(const Error& error, std::string_view text,
                 const std::vector<std::string_view>& others = {});

// As much of a text as a message shows, made printable.
std::string brief(std::string_view text);
// The same in quotes.
Message found(std::string_view text);
// Which of the names was meant, where the text is nearly one of them; else nothing. Case, blanks
// and dashes do not count.
std::string_view suggestion(std::string_view text, const std::vector<std::string_view>& names);
// "…; did you mean solve?", where something was meant.
Error with_suggestion(Error error, std::string_view meant);

template <class T>
using Choices = std::vector<std::pair<std::string_view, T>>;

template <class T>
std::vector<std::string_view> names(const Choices<T>& choices) {
  std::vector<std::string_view> result;
  for (const auto& [name, value] : choices) result.push_back(name);
  return result;
}

template <class T>
Result<T> one_of(std::string_view text, const Choices<T>& choices) {
  for (const auto& [name, value] : choices) {
    if (name == text) return value;
  }
  const std::vector<std::string_view> known = names(choices);
  return with_suggestion(
      {ErrorKind::choice,
       {{"choices", Argument::List(known.begin(), known.end())}, {"found", found(text)}}},
      suggestion(text, known));
}

}  // namespace quadrille::cli
