#include "quadrille/base/language/sentence.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include <fmt/format.h>

namespace quadrille::language {
namespace {

constexpr std::array<std::string_view, 4> kPlurals = {"one", "two", "few", "other"};

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || c == '_'; }

bool is_name(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, is_letter);
}

// Languages with words for one thing and for several; in some of them nothing is one thing, too.
constexpr std::array<std::string_view, 5> kTwoForms = {"en", "de", "es", "fr", "pt"};
constexpr std::array<std::string_view, 2> kZeroIsOne = {"fr", "pt"};

bool is_among(std::string_view tag, std::span<const std::string_view> tags) {
  return std::ranges::find(tags, tag) != tags.end();
}

bool knows(std::string_view tag, Plural plural) {
  if (plural == Plural::other || tag == "sl") return true;
  return plural == Plural::one && is_among(tag, kTwoForms);
}

// "one is", "other are"
Result<std::pair<Plural, std::string>> read_plural(std::string_view tag, std::string_view text) {
  const std::string_view name = text.substr(0, text.find(' '));
  const auto found = std::ranges::find(kPlurals, name);
  const auto plural = static_cast<Plural>(found - kPlurals.begin());
  if (found == kPlurals.end() || !knows(tag, plural)) {
    return Error{fmt::format("expected a plural category of '{}', found '{}'", tag, name)};
  }
  const std::size_t words = std::min(name.size() + 1, text.size());
  return std::pair(plural, std::string(text.substr(words)));
}

Result<SentencePart> read_plurals(std::string_view tag, SentencePart place, std::string_view text) {
  while (true) {
    const std::size_t bar = text.find('|');
    auto plural = read_plural(tag, text.substr(0, bar));
    if (!plural) return plural.error();
    place.plurals.push_back(*std::move(plural));
    if (bar == std::string_view::npos) break;
    text.remove_prefix(bar + 1);
  }
  if (place.plurals.back().first != Plural::other) {
    return Error{fmt::format("expected words for 'other' at the end of {{{}#…}}", place.name)};
  }
  return place;
}

// What stands between the braces.
Result<SentencePart> read_place(std::string_view tag, std::string_view text) {
  const std::string_view whole = text;
  SentencePart place{.capital = text.starts_with('^')};
  if (place.capital) text.remove_prefix(1);
  const std::size_t end = text.find_first_of(":#");
  place.name = text.substr(0, end);
  const bool plural = end != std::string_view::npos && text[end] == '#';
  if (end != std::string_view::npos && !plural) place.form = text.substr(end + 1);
  const bool formed = end == std::string_view::npos || plural || is_name(place.form);
  if (!is_name(place.name) || !formed) {
    return Error{
        fmt::format("expected a place such as {{name}} or {{name:form}}, found {{{}}}", whole)};
  }
  return plural ? read_plurals(tag, std::move(place), text.substr(end + 1)) : place;
}

// The letter and its length in bytes; nothing where the text is not UTF-8.
struct Letter {
  char32_t code;
  std::size_t bytes;
};

std::optional<Letter> first_letter(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (text.empty()) return std::nullopt;
  if (byte(0) < 0x80) return Letter{byte(0), 1};
  const std::size_t bytes = byte(0) >= 0xF0 ? 4 : byte(0) >= 0xE0 ? 3 : 2;
  if (text.size() < bytes || bytes == 4) return std::nullopt;
  char32_t code = byte(0) & (0xFFU >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) code = code << 6U | (byte(i) & 0x3FU);
  return Letter{code, bytes};
}

// Latin with the marks of Slovenian and Vietnamese.
char32_t upper(char32_t c) {
  if ((c >= U'a' && c <= U'z') || (c >= 0xE0 && c <= 0xFE && c != 0xF7)) return c - 0x20;
  const bool odd = (c & 1U) != 0;
  if (c == 0x17A || c == 0x17C || c == 0x17E || c == 0x1B0) return c - 1;
  const bool paired = (c >= 0x100 && c <= 0x137) || (c >= 0x14A && c <= 0x177) || c == 0x1A1 ||
                      (c >= 0x1EA0 && c <= 0x1EFF);
  return paired && odd ? c - 1 : c;
}

void append(std::string& text, char32_t c) {
  const auto put = [&](char32_t byte) { text.push_back(static_cast<char>(byte)); };
  if (c < 0x80) {
    put(c);
  } else if (c < 0x800) {
    put(0xC0U | c >> 6U);
    put(0x80U | (c & 0x3FU));
  } else {
    put(0xE0U | c >> 12U);
    put(0x80U | (c >> 6U & 0x3FU));
    put(0x80U | (c & 0x3FU));
  }
}

}  // namespace

Result<std::vector<SentencePart>> read_sentence(std::string_view tag, std::string_view text) {
  std::vector<SentencePart> pieces;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t brace = std::min(text.find_first_of("{}", at), text.size());
    if (brace > at) pieces.push_back({.words = std::string(text.substr(at, brace - at))});
    if (brace == text.size()) break;
    const std::size_t end = text.find_first_of("{}", brace + 1);
    if (text[brace] == '}' || end == std::string_view::npos || text[end] == '{') {
      return Error{"expected a '}' for every '{'", {0, brace + 1}};
    }
    auto place = read_place(tag, text.substr(brace + 1, end - brace - 1));
    if (!place) return place.error().at({0, brace + 1});
    pieces.push_back(*std::move(place));
    at = end + 1;
  }
  return pieces;
}

Plural plural_of(std::string_view tag, std::uint64_t number) {
  if (is_among(tag, kTwoForms)) {
    const bool is_one = number == 1 || (number == 0 && is_among(tag, kZeroIsOne));
    return is_one ? Plural::one : Plural::other;
  }
  if (tag != "sl") return Plural::other;
  switch (number % 100) {
    case 1:
      return Plural::one;
    case 2:
      return Plural::two;
    case 3:
    case 4:
      return Plural::few;
    default:
      return Plural::other;
  }
}

std::string capitalized(std::string_view text) {
  const std::optional<Letter> letter = first_letter(text);
  if (!letter) return std::string(text);
  std::string result;
  append(result, upper(letter->code));
  return result.append(text.substr(letter->bytes));
}

}  // namespace quadrille::language
