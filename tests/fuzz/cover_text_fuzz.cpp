// Exact-cover text: what can be read is written and read back the same, but for what cannot be
// printed in names.
#include <algorithm>
#include <string>

#include "quadrille/base/text.h"
#include "quadrille/cover/text.h"
#include "tests/fuzz/fuzz.h"

namespace quadrille::fuzz {
namespace {

using cover::ColourId;
using cover::ItemId;
using cover::OptionId;
using cover::Problem;

bool same_items(const Problem& a, const Problem& b) {
  if (a.primary_count() != b.primary_count() || a.item_count() != b.item_count()) return false;
  for (std::uint32_t i = 0; i < a.item_count(); ++i) {
    if (printable(a.item_name(ItemId{i})) != b.item_name(ItemId{i})) return false;
    if (i < a.primary_count() && a.bounds(ItemId{i}) != b.bounds(ItemId{i})) return false;
  }
  return true;
}

bool same_colours(const Problem& a, const Problem& b) {
  if (a.colour_count() != b.colour_count()) return false;
  for (std::uint32_t c = 0; c < a.colour_count(); ++c) {
    if (printable(a.colour_name(ColourId{c})) != b.colour_name(ColourId{c})) return false;
  }
  return true;
}

bool same_options(const Problem& a, const Problem& b) {
  if (a.option_count() != b.option_count()) return false;
  for (std::uint32_t o = 0; o < a.option_count(); ++o) {
    if (!std::ranges::equal(a.entries(OptionId{o}), b.entries(OptionId{o}))) return false;
    if (a.cost(OptionId{o}) != b.cost(OptionId{o})) return false;
  }
  return true;
}

void check(std::string_view text) {
  const Result<Problem> problem = cover::read_problem(text);
  if (!problem) {
    require(!problem.error().sentence().empty(), "an error says what it is");
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
    require(problem.error().place.line <= lines, "an error names a line that is there");
    return;
  }
  const Result<std::string> written = cover::write_problem(*problem);
  if (!written) {
    require(written.error().kind == ErrorKind::names_alike, "what was read can be written");
    return;  // names that differ in nothing that can be printed
  }
  const Result<Problem> again = cover::read_problem(*written);
  require(again.ok(), "what was written can be read");
  require(same_items(*problem, *again), "the items come back");
  require(same_colours(*problem, *again), "the colours come back");
  require(same_options(*problem, *again), "the options come back");
}

}  // namespace
}  // namespace quadrille::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  quadrille::fuzz::check(quadrille::fuzz::as_text(data, size));
  return 0;
}
