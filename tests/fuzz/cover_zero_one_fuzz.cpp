// Problems drawn as a matrix of 0 and 1: what can be read has an option for each row and an item
// for each column, and is the same once drawn anew.
#include <algorithm>
#include <string>
#include <vector>

#include "quadrille/cover/text.h"
#include "tests/fuzz/fuzz.h"

namespace quadrille::fuzz {
namespace {

using cover::OptionId;
using cover::Problem;

std::string drawn(const Problem& problem) {
  std::string text;
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    std::string row(problem.item_count(), '0');
    for (const cover::Entry& entry : problem.entries(OptionId{option})) {
      row[index(entry.item)] = '1';
    }
    text += row + "\n";
  }
  return text;
}

// The figures alone, row by row.
std::vector<std::string> rows_of(std::string_view text) {
  std::vector<std::string> rows(1);
  for (const char c : text) {
    if (c == '\n') rows.emplace_back();
    if (c == '0' || c == '1') rows.back() += c;
  }
  std::erase(rows, "");
  return rows;
}

void check(std::string_view text) {
  if (!cover::is_zero_one(text)) {
    const bool plain = text.find_first_not_of("01 \t\r\n,") == std::string_view::npos;
    const std::vector<std::string> rows = rows_of(text);
    require(!plain || rows.empty() || rows.front().size() < 2, "a matrix is known as one");
    return;
  }
  const Result<Problem> problem = cover::read_zero_one(text);
  if (!problem) {
    require(!problem.error().sentence().empty(), "an error says what it is");
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
    require(problem.error().place.line <= lines, "an error names a line that is there");
    return;
  }
  require(problem->primary_count() == problem->item_count(), "every item is to be covered");
  require(rows_of(drawn(*problem)) == rows_of(text), "the figures come back");
  const Result<Problem> again = cover::read_zero_one(drawn(*problem));
  require(again.ok(), "what was drawn can be read");
  require(drawn(*again) == drawn(*problem), "the problem comes back");
}

}  // namespace
}  // namespace quadrille::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  quadrille::fuzz::check(quadrille::fuzz::as_text(data, size));
  return 0;
}
