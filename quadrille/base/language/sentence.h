// Sentence: one line of a table, taken apart, and the words that go with numbers.
//   Result<std::vector<SentencePart>> pieces = read_sentence("en", "{cells:and} {cells#one is|other
//   are}");
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "quadrille/base/result.h"

namespace quadrille::language {

// CLDR's categories, as far as the languages here have them.
enum class Plural : std::uint8_t { one, two, few, other };

struct SentencePart {
  std::string words = {};  // of the sentence itself; with them the rest is empty
  std::string name = {};   // of the argument in this place
  std::string form = {};   // "and" of {cells:and}
  bool capital = false;
  std::vector<std::pair<Plural, std::string>> plurals = {};  // of {cells#one is|other are}
};

// An error says what is wrong, and the column in the sentence.
Result<std::vector<SentencePart>> read_sentence(std::string_view tag, std::string_view text);

Plural plural_of(std::string_view tag, std::uint64_t number);

// Its first letter as a capital, for the letters of the languages here.
std::string capitalized(std::string_view text);

// The tables that are compiled in; cmake/languages.cmake writes their source.
struct Text {
  std::string_view tag;
  std::string_view table;
};
std::span<const Text> compiled_texts();

}  // namespace quadrille::language
