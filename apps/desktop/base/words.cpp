#include "apps/desktop/base/words.h"

#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <cassert>

namespace quadrille::desktop {
namespace {

Language with_labels(std::string_view tag) {
  const Language* sentences = find_language(tag);
  const std::span<const LabelTable> tables = label_tables();
  const auto labels = std::ranges::find(tables, tag, &LabelTable::tag);
  if (sentences == nullptr || labels == tables.end()) return with_labels("en");
  Result<Language> both = sentences->with(labels->table);
  assert(both.ok());  // a test reads every table
  return both ? *std::move(both) : *sentences;
}

// Ratings are the figures with a fraction that sentences of the library have.
bool is_rating(std::string_view key) { return key.starts_with("rating."); }

void localize(Message& message, QChar decimal_sign);

void localize(Argument& argument, QChar decimal_sign, bool in_rating) {
  if (auto* inner = std::get_if<Message>(&argument.value)) {
    localize(*inner, decimal_sign);
  } else if (auto* list = std::get_if<Argument::List>(&argument.value)) {
    for (Argument& each : *list) localize(each, decimal_sign, in_rating);
  } else if (auto* figures = std::get_if<std::string>(&argument.value);
             in_rating && figures != nullptr) {
    *figures = to_qt(*figures).replace(u'.', decimal_sign).toStdString();
  }
}

void localize(Message& message, QChar decimal_sign) {
  const bool in_rating = is_rating(message.key);
  for (NamedArgument& each : message.arguments) localize(each.argument, decimal_sign, in_rating);
}

}  // namespace

Words::Words(std::string_view tag)
    : own_(with_labels(tag).with_grouped_numbers()),
      decimal_sign_(QLocale(to_qt(own_.tag())).decimalPoint().front()) {}

QString Words::tell(const Message& message) const {
  if (decimal_sign_ == u'.') return to_qt(own_.tell(message));
  Message own = message;
  localize(own, decimal_sign_);
  return to_qt(own_.tell(own));
}

QString Words::number(std::string_view figures) const {
  std::size_t end = (figures.size() - 1) % 3 + 1;
  std::string told(figures.substr(0, end));
  for (; end < figures.size(); end += 3) {
    told = own_.tell(Message("number.grouped", {{"most", told}, {"last", figures.substr(end, 3)}}));
  }
  return to_qt(told);
}

QString Words::tell(const Error& error) const {
  return tell(Message("error.sentence", {{"error", error.placed_message()}}));
}

QString Words::tell(const sudoku::Layout& layout, const logic::Explanation& explanation,
                    std::span<const std::string> symbols) const {
  return to_qt(logic::tell(own_, layout, explanation, symbols));
}

// Plurals go by the last figures, and by whether there are others.
std::uint64_t number_for_plural(std::string_view figures) {
  constexpr std::size_t kFigures = 4;
  const bool more = figures.size() > kFigures;
  if (more) figures.remove_prefix(figures.size() - kFigures);
  return (more ? 10'000 : 0) + std::stoull(std::string(figures));
}

QString as_name(QString label) {
  static const QRegularExpression kLetterApart(QStringLiteral("\\s*\\(&.\\)"));
  return label.remove(kLetterApart).remove(u'&').remove(u'…').trimmed();
}

std::string language_to_use(const QString& chosen) {
  if (const auto tag = match_language(chosen.toStdString())) return std::string(*tag);
  for (const QString& wanted : QLocale::system().uiLanguages()) {
    if (const auto tag = match_language(wanted.toStdString())) return std::string(*tag);
  }
  return "en";
}

}  // namespace quadrille::desktop
