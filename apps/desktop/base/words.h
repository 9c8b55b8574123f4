// Words: everything the program says, in the language of the user.
//   words("desktop.menu.file")                                // "&File"
//   words("desktop.entry.colour", {{"number", 3}})
//   words.tell(error.message())                               // a sentence of the library
// Labels are in apps/desktop/languages, with keys that begin with `desktop.`; steps, hints and
// errors in quadrille/languages. One message may hold the other. docs/languages.md is the page for
// translators.
#pragma once

#include <QString>
#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/error.h"
#include "quadrille/base/language.h"
#include "quadrille/logic/explanation.h"

namespace quadrille::desktop {

struct LabelTable {
  std::string_view tag;
  std::string_view table;
};
// One for each language that has labels; compiled in (cmake/languages.cmake).
std::span<const LabelTable> label_tables();

class Words {
 public:
  // The language of a tag such as "zh-Hant"; English where there is none of that tag.
  explicit Words(std::string_view tag);

  [[nodiscard]] const std::string& tag() const { return own_.tag(); }
  [[nodiscard]] const Language& language() const { return own_; }

  // Ratings have the decimal sign of the language: "4,4".
  [[nodiscard]] QString tell(const Message& message) const;
  [[nodiscard]] QString operator()(std::string_view key,
                                   std::vector<NamedArgument> places = {}) const {
    return tell(Message(key, std::move(places)));
  }
  // Whole numbers, of any length, in groups of three: "12,345". In sentences they are so anyhow.
  [[nodiscard]] QString number(std::string_view figures) const;
  [[nodiscard]] QString number(std::integral auto number) const {
    return this->number(std::to_string(number));
  }
  // As a sentence of its own: "Line 3: expected 9 rows, found 7."
  [[nodiscard]] QString tell(const Error& error) const;
  [[nodiscard]] QString tell(const sudoku::Layout& layout, const logic::Explanation& explanation,
                             std::span<const std::string> symbols = {}) const;

 private:
  Language own_;
  QChar decimal_sign_;
};

// What stands for a number of any length where words go with it, as in {count#one is|other are}.
std::uint64_t number_for_plural(std::string_view figures);

// The tag of the language to begin with: the one that was chosen, or that of the system.
std::string language_to_use(const QString& chosen);

// The label of a menu entry where it is no such entry, but a name: "&Open…", "Od&pri …" and
// "開く(&O)…" are "Open", "Odpri" and "開く".
QString as_name(QString label);

// Texts of the library are UTF-8.
inline QString to_qt(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace quadrille::desktop
