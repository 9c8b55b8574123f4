// Problems in the formats of other people: whatever a text is taken for, it is read without harm,
// an error names a place that is there, and what was read can be written in Knuth's format, unless
// names would clash there, and comes back the same.
#include <algorithm>
#include <string>

#include "quadrille/cover/formats.h"
#include "quadrille/cover/text.h"
#include "tests/fuzz/fuzz.h"

namespace quadrille::fuzz {
namespace {

using cover::OptionId;
using cover::Problem;
using cover::ProblemFormat;

void check_error(const Error& error, std::string_view text) {
  require(!error.sentence().empty(), "an error says what it is");
  const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
  require(error.place.line <= lines, "an error names a line that is there");
}

void check_problem(const Problem& problem) {
  const Result<std::string> written = cover::write_problem(problem);
  if (!written) return;  // names that the format cannot tell apart, or no primary item
  const Result<Problem> again = cover::read_problem(*written);
  require(again.ok(), "what was written can be read");
  require(again->primary_count() == problem.primary_count(), "the items come back");
  require(again->option_count() == problem.option_count(), "the options come back");
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    require(std::ranges::equal(problem.entries(OptionId{option}), again->entries(OptionId{option})),
            "the items of each option come back");
  }
}

void check(std::string_view text) {
  for (const ProblemFormat format :
       {ProblemFormat::sets, ProblemFormat::dimacs, ProblemFormat::rows, cover::recognise(text)}) {
    const Result<Problem> problem = cover::read_as(text, format);
    if (problem) {
      check_problem(*problem);
    } else {
      check_error(problem.error(), text);
    }
  }
}

}  // namespace
}  // namespace quadrille::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  quadrille::fuzz::check(quadrille::fuzz::as_text(data, size));
  return 0;
}
