// Tables of sentences: what can be read tells every sentence, whatever stands in its places; what
// cannot, is refused with its line. The first line of the input is the tag of the language.
#include <algorithm>
#include <string>
#include <vector>

#include "quadrille/base/language.h"
#include "tests/fuzz/fuzz.h"

namespace quadrille::fuzz {
namespace {

// One argument of every kind for each place of a sentence, by turns.
Message filled(const Language& language, std::string_view key) {
  const std::vector<Argument> kinds = {
      Argument(std::uint64_t{2}), Argument("r4c2"), Argument(Message{"unit.row", {{"number", 4}}}),
      Argument(Argument::List{"a", std::uint64_t{1}, Message("no.such.key")}),
      Argument(Argument::List{})};
  std::vector<NamedArgument> arguments;
  for (const std::string_view name : language.places(key)) {
    arguments.push_back({name, kinds[(arguments.size() + key.size()) % kinds.size()]});
  }
  return {key, std::move(arguments)};
}

void check(std::string_view text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view table = text.substr(std::min(end + 1, text.size()));
  const Result<Language> language = Language::read(text.substr(0, end), table);
  if (!language) {
    require(!language.error().sentence().empty(), "an error says what it is");
    const auto lines = static_cast<std::size_t>(std::ranges::count(table, '\n')) + 1;
    require(language.error().place.line >= 1, "an error names its line");
    require(language.error().place.line <= lines, "an error names a line that is there");
    return;
  }
  for (const std::string_view key : language->keys()) {
    require(language->has(key), "a key is known");
    const std::string told = language->tell(filled(*language, key));
    require(told == language->tell(filled(*language, key)), "the same is told the same way");
    // Places that nothing is given for stay as they are written.
    for (const std::string_view name : language->places(key)) {
      const std::string bare = language->tell(Message(key));
      require(bare.find(name) != std::string::npos, "an open place is shown");
    }
  }
}

}  // namespace
}  // namespace quadrille::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  quadrille::fuzz::check(quadrille::fuzz::as_text(data, size));
  return 0;
}
