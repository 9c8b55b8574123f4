#include "apps/cli/options/language.h"

#include <cstdlib>
#include <string_view>

#include <fmt/format.h>

#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"

namespace quadrille::cli {
namespace {

const Language* find_matching(std::string_view wanted) {
  const auto tag = match_language(wanted);
  return tag ? find_language(*tag) : nullptr;
}

Result<const Language*> parse_language(std::string_view text) {
  if (const Language* language = find_matching(text)) return language;
  const auto tags = language_tags();
  return Error{
      fmt::format("expected {}, {}", alternatives({tags.begin(), tags.end()}), found(text))};
}

}  // namespace

const Language& language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): before any thread
    if (value == nullptr || *value == '\0') continue;
    const Language* language = find_matching(value);
    return language != nullptr ? *language : english();
  }
  return english();
}

void add_language(CLI::App& app, const Language*& target) {
  add_value(app, "--lang", target, parse_language, "en|sl|vi|zh-Hans|zh-Hant",
            "The language of steps and reasons (default: as LANG says)");
}

}  // namespace quadrille::cli
