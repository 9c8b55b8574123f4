// The values of options: what is taken is within its bounds and means the same when written again;
// what is not is answered by what was expected and what was found, in characters that a terminal
// may show. The first byte says which kind of value it is.
#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "apps/cli/options/parse.h"
#include "tests/fuzz/fuzz.h"

namespace quadrille::fuzz {
namespace {

constexpr std::size_t kLongestMessage = 400;

void check_error(const Error& error) {
  const std::string said = error.sentence();
  const bool has_control = std::ranges::any_of(
      said, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
  require(said.starts_with("expected "), "an error says what was expected");
  require(said.find("found '") != std::string::npos, "an error says what was found");
  require(!has_control, "an error has no control characters");
  require(said.size() < kLongestMessage, "an error is short, whatever was typed");
}

void check_number(std::string_view text, std::uint64_t least, std::uint64_t most) {
  const Result<std::uint64_t> number = cli::whole_number(text, least, most);
  if (!number) {
    check_error(number.error());
    return;
  }
  require(*number >= least && *number <= most, "a number is within its bounds");
  require(*cli::whole_number(fmt::format("{}", *number), least, most) == *number,
          "a number comes back");
}

void check_range(const Result<create::Range>& range) {
  if (!range) check_error(range.error());
}

void check_shape(const Result<sudoku::Shape>& shape) {
  if (shape) {
    require(shape->size() >= 1 && shape->size() <= sudoku::kMaxSize, "a board is no larger");
  } else {
    require(!shape.error().sentence().empty(), "an error says what it is");
  }
}

void check_technique(std::string_view text) {
  const Result<logic::Technique> technique = cli::parse_technique(text);
  if (!technique) {
    check_error(technique.error());
    return;
  }
  require(*cli::parse_technique(logic::key(*technique)) == *technique,
          "a technique comes back from its name");
}

void check_choice(std::string_view text) {
  const cli::Choices<int> choices = {{"auto", 0}, {"links", 1}, {"learn", 2}, {"batch-128", 3}};
  const Result<int> choice = cli::one_of(text, choices);
  if (!choice) {
    check_error(choice.error());
    return;
  }
  require(choices[static_cast<std::size_t>(*choice)].first == text, "a choice is the one named");
}

void check(std::uint8_t kind, std::string_view text) {
  switch (kind % 8) {
    case 0:
      check_number(text, 0, UINT64_MAX);
      break;
    case 1:
      check_number(text, 1, 1024);
      break;
    case 2:
      if (const auto seconds = cli::parse_timeout(text); seconds) {
        require(*seconds > 0, "a time is positive");
      } else {
        check_error(seconds.error());
      }
      break;
    case 3:
      check_shape(cli::parse_box(text));
      break;
    case 4:
      check_shape(cli::parse_size(text, sudoku::Shape::of_size));
      break;
    case 5:
      check_range(cli::parse_clues(text));
      check_range(cli::parse_rating(text));
      break;
    case 6:
      check_technique(text);
      break;
    default:
      check_choice(text);
      break;
  }
}

}  // namespace
}  // namespace quadrille::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 0) quadrille::fuzz::check(data[0], quadrille::fuzz::as_text(data + 1, size - 1));
  return 0;
}
