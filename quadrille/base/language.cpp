#include "quadrille/base/language.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <utility>

#include <fmt/format.h>

#include "quadrille/base/language/sentence.h"
#include "quadrille/base/sort.h"

namespace quadrille {
namespace {

using language::SentencePart;

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// "unit.row.in", "technique.x-wing", "error.rowCount"
bool is_key(std::string_view text) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '-' || c == '_';
  };
  return !text.empty() && std::ranges::all_of(text, fits);
}

// The language number `kNumber` of those that are compiled in, read when it is first wanted.
template <std::size_t kNumber>
const Language* compiled() {
  static const Result<Language> kLanguage = [] {
    const language::Text text = language::compiled_texts()[kNumber];
    return Language::read(text.tag, text.table);
  }();
  assert(kLanguage.ok());  // a test reads every table
  return kLanguage.ok() ? &*kLanguage : nullptr;
}

constexpr std::size_t kMostLanguages = 32;

template <std::size_t... kNumbers>
const Language* compiled(std::size_t number, std::index_sequence<kNumbers...> /*all*/) {
  constexpr std::array<const Language* (*)(), sizeof...(kNumbers)> kCompiled = {
      compiled<kNumbers>...};
  return kCompiled[number]();
}

}  // namespace

namespace language {

// Tells a message, of which each part may be told by the table or by the English one.
class Teller {
 public:
  explicit Teller(const Language& language) : language_(language) {}

  void tell(std::string_view key, std::span<const NamedArgument> arguments, bool capital) {
    const Language* speaker = &language_;
    const std::vector<SentencePart>* sentence = speaker->find(key);
    if (sentence == nullptr) {
      speaker = &english();
      sentence = speaker->find(key);
    }
    if (sentence == nullptr) {
      text_ += key;
      return;
    }
    for (const SentencePart& piece : *sentence) {
      const std::size_t before = text_.size();
      if (piece.name.empty()) {
        text_ += capital ? language::capitalized(piece.words) : piece.words;
      } else {
        fill(piece, arguments, speaker->tag(), capital || piece.capital);
      }
      if (text_.size() > before) capital = false;
    }
  }

  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  void fill(const SentencePart& place, std::span<const NamedArgument> arguments,
            std::string_view tag, bool capital) {
    const auto found = std::ranges::find(arguments, place.name, &NamedArgument::name);
    if (found == arguments.end()) {
      text_ += fmt::format("{{{}}}", place.name);
    } else if (!place.plurals.empty()) {
      text_ += words_for(place, count(found->argument), tag);
    } else {
      put(found->argument, place.form, capital);
    }
  }

  static std::uint64_t count(const Argument& argument) {
    if (const auto* number = std::get_if<std::uint64_t>(&argument.value)) return *number;
    const auto* list = std::get_if<Argument::List>(&argument.value);
    return list != nullptr ? list->size() : 1;
  }

  static const std::string& words_for(const SentencePart& place, std::uint64_t number,
                                      std::string_view tag) {
    const auto found = std::ranges::find(place.plurals, language::plural_of(tag, number),
                                         &std::pair<language::Plural, std::string>::first);
    return found == place.plurals.end() ? place.plurals.back().second : found->second;
  }

  void put(const Argument& argument, std::string_view form, bool capital) {
    if (const auto* number = std::get_if<std::uint64_t>(&argument.value)) {
      put_number(*number);
    } else if (const auto* text = std::get_if<std::string>(&argument.value)) {
      text_ += *text;
    } else if (const auto* message = std::get_if<Message>(&argument.value)) {
      const std::string key =
          form.empty() ? message->key : fmt::format("{}.{}", message->key, form);
      tell(key, message->arguments, capital);
    } else {
      join(std::get<Argument::List>(argument.value), form, capital);
    }
  }

  void put_number(std::uint64_t number) {
    if (number < 1000 || !language_.groups_numbers_) {
      text_ += std::to_string(number);
      return;
    }
    const NamedArgument parts[] = {{"most", number / 1000},
                                   {"last", fmt::format("{:03}", number % 1000)}};
    tell("number.grouped", parts, false);
  }

  void join(const Argument::List& list, std::string_view form, bool capital) {
    const std::string key = fmt::format("list.{}", form.empty() ? "plain" : form);
    const std::string more = key + ".most";
    const bool own = language_.find(more) != nullptr;
    const auto told = [&](const Argument& part) {
      Teller teller(language_);
      teller.put(part, {}, capital && &part == list.data());
      return teller.take();
    };
    std::string most = list.empty() ? std::string() : told(list.front());
    for (std::size_t i = 1; i < list.size(); ++i) {
      const bool last = i + 1 == list.size();
      const std::string_view way = own && !last ? more : key;
      const NamedArgument parts[] = {{"most", most}, {"last", told(list[i])}};
      Teller teller(language_);
      teller.tell(way, parts, false);
      most = teller.take();
    }
    text_ += most;
  }

  const Language& language_;
  std::string text_;
};

}  // namespace language

Language::Language(std::string_view tag) : tag_(tag) {}
Language::Language(const Language& other) = default;
Language::Language(Language&& other) noexcept = default;
Language& Language::operator=(const Language& other) = default;
Language& Language::operator=(Language&& other) noexcept = default;
Language::~Language() = default;

Result<Language> Language::read(std::string_view tag, std::string_view table) {
  return Language(tag).with(table);
}

Result<Language> Language::with(std::string_view table) const {
  Language result = *this;
  for (std::size_t number = 1; !table.empty(); ++number) {
    const std::string_view whole = table.substr(0, table.find('\n'));
    table.remove_prefix(std::min(whole.size() + 1, table.size()));
    const std::string_view line = trimmed(whole);
    if (line.empty() || line.starts_with('#')) continue;
    const std::size_t equals = line.find('=');
    const std::string_view key = trimmed(line.substr(0, equals));
    if (equals == std::string_view::npos || !is_key(key)) {
      return Error{fmt::format("expected 'key = sentence', found '{}'", line), {number, 0}};
    }
    auto sentence = language::read_sentence(tag_, trimmed(line.substr(equals + 1)));
    if (!sentence) {
      return Error{fmt::format("{}: {}", key, sentence.error().sentence()), {number, 0}};
    }
    if (!result.sentences_.emplace(key, *std::move(sentence)).second) {
      return Error{fmt::format("expected each key once, found '{}' again", key), {number, 0}};
    }
  }
  return result;
}

Language Language::with_grouped_numbers() const {
  Language result = *this;
  result.groups_numbers_ = true;
  return result;
}

const Language::Sentence* Language::find(std::string_view key) const {
  const auto found = sentences_.find(key);
  return found == sentences_.end() ? nullptr : &found->second;
}

std::string Language::tell(const Message& message) const {
  language::Teller teller(*this);
  teller.tell(message.key, message.arguments, false);
  return teller.take();
}

std::vector<std::string_view> Language::keys() const {
  std::vector<std::string_view> keys;
  for (const auto& [key, sentence] : sentences_) keys.push_back(key);
  return keys;
}

std::vector<std::string_view> Language::places(std::string_view key) const {
  std::vector<std::string_view> names;
  const Sentence* sentence = find(key);
  if (sentence == nullptr) return names;
  for (const SentencePart& piece : *sentence) {
    if (!piece.name.empty()) names.push_back(piece.name);
  }
  quadrille::sort(names);
  const auto rest = std::ranges::unique(names);
  names.erase(rest.begin(), rest.end());
  return names;
}

std::optional<std::string_view> match_language(std::string_view wanted) {
  std::vector<std::string> parts;  // "zh", "hant", "tw"
  for (const char c : wanted.substr(0, wanted.find_first_of(".@:"))) {
    if (parts.empty()) parts.emplace_back();
    if (c == '-' || c == '_') {
      parts.emplace_back();
    } else {
      parts.back().push_back(c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c);
    }
  }
  if (parts.empty()) return std::nullopt;
  if (parts.front() == "zh") {
    const auto has = [&](std::string_view part) {
      return std::ranges::find(parts, part) != parts.end();
    };
    const bool traditional = has("hant") || has("tw") || has("hk") || has("mo");
    return traditional && !has("hans") ? "zh-Hant" : "zh-Hans";
  }
  const std::span<const std::string_view> tags = language_tags();
  const auto found = std::ranges::find(tags, parts.front());
  return found == tags.end() ? std::nullopt : std::optional(*found);
}

const Language* find_language(std::string_view tag) {
  const std::span<const language::Text> texts = language::compiled_texts();
  const auto found = std::ranges::find(texts, tag, &language::Text::tag);
  if (found == texts.end()) return nullptr;
  assert(texts.size() <= kMostLanguages);
  return compiled(static_cast<std::size_t>(found - texts.begin()),
                  std::make_index_sequence<kMostLanguages>());
}

const Language& english() {
  static const Language& english = *find_language("en");
  return english;
}

}  // namespace quadrille
