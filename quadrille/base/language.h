// Language: a table of sentences with places in them, and the one way in which they are told.
//   const Language& slovenian = *find_language("sl");
//   use(slovenian.tell({"unit.row", {{"number", 4}}}));   // "vrstica 4"
// A table is plain text, a sentence a line (docs/languages.md is the page for translators):
//     # a comment
//     unit.row = vrstica {number}
//     unit.row.in = v vrstici {number}
//     list.and = {most} in {last}
//     list.and.most = {most}, {last}
//     step.naked_pair = {unit:in} si {cells:and} {cells#two delita|other delijo} {digits:and}
//     step.told = {^reason}: {technique}.
// In it, {name} is the argument of that name. {name:form} is, of a message, its sentence in another
// form (the key is `unit.row.in`); of a list, the way to join it: `list.and` puts the {last} to
// {most} of it, and `list.and.most`, where there is one, those before; without a form it is joined
// by `list.plain`. {name#one …|two …|few …|other …} are words that go with a number, or with the
// length of a list, by the plural categories of the language; those left out are as `other`.
// {^name} begins with a capital letter, where it begins with a word of the table: names stay.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/message.h"
#include "quadrille/base/result.h"

namespace quadrille {

namespace language {
struct SentencePart;  // of a sentence: words, or a place
class Teller;
}  // namespace language

class Language {
 public:
  // Of a table. A line that is none of the above, a key that is there twice or a plural category
  // that the language does not have is an error with its line.
  static Result<Language> read(std::string_view tag, std::string_view table);
  // The same with the sentences of one more table, as a front end has it. A key that is there
  // already is an error, too.
  [[nodiscard]] Result<Language> with(std::string_view table) const;
  // The same with numbers in groups of three figures, separated by `number.grouped`: "12,345".
  [[nodiscard]] Language with_grouped_numbers() const;

  Language(const Language& other);
  Language(Language&& other) noexcept;
  Language& operator=(const Language& other);
  Language& operator=(Language&& other) noexcept;
  ~Language();

  // "zh-Hant"
  [[nodiscard]] const std::string& tag() const { return tag_; }

  // A sentence that this table does not have is told in English; one that English does not have
  // either, by its key. A place without an argument stays as it is written.
  [[nodiscard]] std::string tell(const Message& message) const;

  [[nodiscard]] bool has(std::string_view key) const { return sentences_.contains(key); }
  [[nodiscard]] std::vector<std::string_view> keys() const;
  // The names in the places of a sentence, each once, sorted.
  [[nodiscard]] std::vector<std::string_view> places(std::string_view key) const;

 private:
  using Sentence = std::vector<language::SentencePart>;
  friend class language::Teller;

  explicit Language(std::string_view tag);
  [[nodiscard]] const Sentence* find(std::string_view key) const;

  std::string tag_;
  bool groups_numbers_ = false;
  std::map<std::string, Sentence, std::less<>> sentences_;
};

// The tags of the languages that there are, English first.
std::span<const std::string_view> language_tags();

// The tag for what a person asks for, as LANG or a browser writes it: "sl" for "sl_SI.UTF-8",
// "zh-Hant" for "zh_TW"; nothing for a language that is not spoken here.
std::optional<std::string_view> match_language(std::string_view wanted);

// The table that is compiled into the library. For the web page that is English alone.
const Language* find_language(std::string_view tag);
const Language& english();

}  // namespace quadrille
