#include "apps/cli/options/language.h"

#include <span>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/system/locale.h"

namespace quadrille::cli {
namespace {

constexpr std::string_view kOption = "--lang";

const Language* find_matching(std::string_view wanted) {
  const auto tag = match_language(wanted);
  return tag ? find_language(*tag) : nullptr;
}

Result<const Language*> parse_language(std::string_view text) {
  if (const Language* known = find_matching(text)) return known;
  const auto tags = language_tags();
  return Error{ErrorKind::choice,
               {{"choices", Argument::List(tags.begin(), tags.end())}, {"found", found(text)}}};
}

const Language& language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const std::string_view value = environment(name);
    if (value.empty()) continue;
    const Language* known = find_matching(value);
    return known != nullptr && encoding_of_locale() != Encoding::other ? *known : english();
  }
  return english();
}

const Language*& chosen() {
  static const Language* language = &english();
  return language;
}

}  // namespace

void choose_language(int argc, const char* const* argv) {
  chosen() = &language_of_environment();
  const std::span<const char* const> words(argv, static_cast<std::size_t>(argc));
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (word == "--") break;
    std::string_view value;
    if (word == kOption && i + 1 < words.size()) {
      value = words[++i];
    } else if (word.starts_with(kOption) && word.substr(kOption.size()).starts_with('=')) {
      value = word.substr(kOption.size() + 1);
    }
    if (const Language* known = find_matching(value)) chosen() = known;
  }
}

const Language& language() { return *chosen(); }

std::string told(const Message& message) { return language().tell(message); }

std::string told(std::string_view key, std::vector<NamedArgument> values) {
  return told(Message(key, std::move(values)));
}

std::string told(const Error& error) { return error.text(language()); }

std::vector<std::string> told(const std::vector<Message>& messages) {
  std::vector<std::string> texts;
  for (const Message& message : messages) texts.push_back(told(message));
  return texts;
}

void add_language(CLI::App& app) {
  add_value(app, std::string(kOption), chosen(), parse_language,
            fmt::format("{}", fmt::join(language_tags(), "|")),
            "The language of messages (default: as LANG says)");
}

}  // namespace quadrille::cli
