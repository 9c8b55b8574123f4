#include "apps/desktop/base/words.h"

#include <map>

#include <gmock/gmock.h>

#include "apps/desktop/base/qt_words.h"
#include "apps/desktop/commands/commands.h"
#include "apps/desktop/look/icons.h"
#include "apps/desktop/look/palette.h"
#include "apps/desktop/workspace/panel.h"

namespace quadrille::desktop {
namespace {

TEST(Words, HaveALabelForEveryCommandMenuAndPanel) {
  const Words words("en");
  for (const CommandSpec& command : commands()) {
    if (command.id.empty()) continue;
    EXPECT_TRUE(words.language().has("desktop.command." + std::string(command.id))) << command.id;
  }
  for (const std::string_view menu : menus()) {
    EXPECT_TRUE(words.language().has("desktop.menu." + std::string(menu))) << menu;
  }
  for (const PanelSpec& panel : panels()) {
    EXPECT_TRUE(words.language().has("desktop.panel." + std::string(panel.id))) << panel.id;
  }
}

TEST(Words, HaveTheSamePlacesInEveryLanguage) {
  const Words english("en");
  ASSERT_EQ(label_tables().size(), language_tags().size());
  for (const LabelTable& table : label_tables()) {
    ASSERT_NE(find_language(table.tag), nullptr) << table.tag;
    const Result<Language> both = find_language(table.tag)->with(table.table);
    ASSERT_TRUE(both.ok()) << table.tag << ": " << both.error().text();
    for (const std::string_view key : english.language().keys()) {
      if (!key.starts_with("desktop.")) continue;
      EXPECT_TRUE(both->has(key)) << table.tag << ": " << key;
      for (const std::string_view place : both->places(key)) {
        EXPECT_THAT(english.language().places(key), testing::Contains(place))
            << table.tag << ": " << key;
      }
    }
  }
}

// The letters that open the entries of each menu.
TEST(Words, OpenNoTwoEntriesOfAMenuByOneLetter) {
  for (const LabelTable& table : label_tables()) {
    const Words words(table.tag);
    std::map<std::string_view, QString> letters;
    const auto look_at = [&](std::string_view menu, const std::string& key) {
      const QString label = words(key);
      const qsizetype letter = label.indexOf(u'&') + 1;
      ASSERT_GT(letter, 0) << table.tag << ": " << key;
      EXPECT_FALSE(letters[menu].contains(label[letter], Qt::CaseInsensitive))
          << table.tag << ": " << key << " = " << label.toStdString();
      letters[menu] += label[letter];
    };
    for (const std::string_view menu : menus()) look_at("", "desktop.menu." + std::string(menu));
    for (const CommandSpec& command : commands()) {
      if (command.id.empty()) continue;
      look_at(command.menu, "desktop.command." + std::string(command.id));
    }
    for (const PanelSpec& panel : panels()) {
      look_at("panels", "desktop.panel." + std::string(panel.id));
    }
  }
}

TEST(Words, AreNamesWithoutTheLetterOfAMenuEntry) {
  EXPECT_EQ(as_name(QStringLiteral("Save &as…")), QStringLiteral("Save as"));
  EXPECT_EQ(as_name(QStringLiteral("Od&pri …")), QStringLiteral("Odpri"));
  EXPECT_EQ(as_name(QStringLiteral("開く(&O)…")), QStringLiteral("開く"));
  EXPECT_EQ(as_name(QStringLiteral("Grid (plain)")), QStringLiteral("Grid (plain)"));
}

TEST(Words, TellAMessageOfTheLibraryInALabel) {
  const Words words("sl");
  EXPECT_EQ(words.tag(), "sl");
  EXPECT_EQ(words.tell(Message("unit.row", {{"number", 4}})), QStringLiteral("vrstica 4"));
  const Words unknown("xx");
  EXPECT_EQ(unknown.tag(), "en");
}

TEST(Words, TellRatingsWithTheDecimalSignOfTheLanguage) {
  const Message rating("rating.known", {{"rating", "4.4"}});
  EXPECT_EQ(Words("en").tell(rating), QStringLiteral("4.4"));
  EXPECT_EQ(Words("ja").tell(rating), QStringLiteral("4.4"));
  EXPECT_EQ(Words("de").tell(rating), QStringLiteral("4,4"));
  // Also within a sentence, which keeps its own points.
  const Words german("de");
  EXPECT_TRUE(german("desktop.steps.sum", {{"sum", rating}}).endsWith(QStringLiteral("4,4.")));
}

// Also in languages for which Qt has no translations.
TEST(QtWords, TellWhatQtSaysInItsDialogs) {
  const Words slovenian("sl");
  const QtWords words(slovenian);
  const auto told = [&](const char* text) { return words.translate("QFileDialog", text, "", -1); };
  EXPECT_EQ(told("&Open"), QStringLiteral("&Odpri"));
  EXPECT_EQ(told("Create New Folder"), QStringLiteral("Nova mapa"));
  EXPECT_EQ(told("&New Folder"), QStringLiteral("&Nova mapa"));
  EXPECT_EQ(told("%1 already exists.\nDo you want to replace it?").arg(QStringLiteral("a.txt")),
            QStringLiteral("a.txt že obstaja. Ga želiš zamenjati?"));
  EXPECT_EQ(told("something else"), QString());
}

TEST(Words, TellAnErrorAsASentence) {
  const Words words("en");
  EXPECT_EQ(words.tell(Error(ErrorKind::row_count, {{"rows", 9}, {"found", 7}}, {.line = 3})),
            QStringLiteral("Line 3: expected 9 rows, found 7."));
}

TEST(Commands, HaveIconsThatThereAreAndKeysOfTheirOwn) {
  QStringList keys;
  const auto look_at = [&](std::string_view id, std::string_view own, std::string_view icon) {
    EXPECT_TRUE(icon.empty() || has_icon(icon)) << id << ": " << icon;
    if (own.empty()) return;
    for (const QKeySequence& key :
         QKeySequence::listFromString(to_qt(own), QKeySequence::PortableText)) {
      EXPECT_FALSE(key.isEmpty()) << id;
      EXPECT_FALSE(keys.contains(key.toString())) << id << ": " << key.toString().toStdString();
      keys.append(key.toString());
    }
  };
  for (const CommandSpec& command : commands()) look_at(command.id, command.keys, command.icon);
  for (const PanelSpec& panel : panels()) look_at(panel.id, panel.keys, panel.icon);
}

TEST(Words, GroupNumbersInTheWayOfTheLanguage) {
  const Words english("en");
  EXPECT_EQ(english.number(7), QStringLiteral("7"));
  EXPECT_EQ(english.number("6670903752021072936960"),
            QStringLiteral("6,670,903,752,021,072,936,960"));
  EXPECT_EQ(english("desktop.steps.count", {{"count", 1234}}), QStringLiteral("1,234 steps"));
  EXPECT_EQ(Words("sl").number(40'000), QStringLiteral("40.000"));
}

TEST(Words, GoWithNumbersOfAnyLength) {
  const auto counted = [](std::string_view tag, std::string_view figures) {
    const Words words(tag);
    return words("desktop.count.exact", {{"number", words.number(figures).toStdString()},
                                         {"count", number_for_plural(figures)}});
  };
  EXPECT_EQ(counted("en", "1"), QStringLiteral("1 solution"));
  EXPECT_EQ(counted("en", "100000000000000000001"),
            QStringLiteral("100,000,000,000,000,000,001 solutions"));
  EXPECT_EQ(counted("sl", "2"), QStringLiteral("2 rešitvi"));
  EXPECT_EQ(counted("sl", "103"), QStringLiteral("103 rešitve"));
  EXPECT_EQ(counted("sl", "5"), QStringLiteral("5 rešitev"));
  EXPECT_TRUE(counted("sl", "6670903752021072936960102").endsWith(QStringLiteral("rešitvi")));
}

TEST(Palette, HasInkThatCanBeReadOnItsPapers) {
  for (const PaletteKind kind : {PaletteKind::light, PaletteKind::dark, PaletteKind::contrast}) {
    const Palette& p = palette_of(kind);
    std::vector<QColor> papers = {p.paper,     p.window,   p.accent_soft, p.accent_pale,
                                  p.good_soft, p.bad_soft, p.warn_soft};
    papers.insert(papers.end(), p.colours.begin(), p.colours.end());
    papers.insert(papers.end(), p.family_pale.begin(), p.family_pale.end());
    for (const QColor& paper : papers) {
      for (const QColor& ink : {p.ink, p.accent}) {
        EXPECT_GE(contrast_between(ink, paper), 4.5)
            << static_cast<int>(kind) << ": " << ink.name().toStdString() << " on "
            << paper.name().toStdString();
      }
    }
    for (const QColor& paper : {p.paper, p.window, p.accent_pale}) {
      EXPECT_GE(contrast_between(p.ink_soft, paper), 4.5) << static_cast<int>(kind);
    }
    EXPECT_GE(contrast_between(p.bad, p.bad_soft), 4.5) << static_cast<int>(kind);
    EXPECT_GE(contrast_between(p.good, p.good_soft), 4.5) << static_cast<int>(kind);
    EXPECT_GE(contrast_between(p.accent_ink, p.accent), 4.5) << static_cast<int>(kind);
    for (const QColor& family : p.family) EXPECT_GE(contrast_between(family, p.paper), 4.5);
  }
}

}  // namespace
}  // namespace quadrille::desktop
