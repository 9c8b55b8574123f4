#include "apps/desktop/base/settings.h"

#include <QFileInfo>
#include <algorithm>

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int kMostRecent = 12;

// Of an enumeration that is kept as its number.
template <class Enum>
Enum choice(const QSettings& file, const QString& name, Enum last, Enum otherwise) {
  bool ok = false;
  const int number = file.value(name).toInt(&ok);
  if (!ok || number < 0 || number > static_cast<int>(last)) return otherwise;
  return static_cast<Enum>(number);
}

// Each switch of the board with its name in the file.
struct Switch {
  const char* name;
  bool BoardSettings::* member;
};
constexpr Switch kSwitches[] = {
    {"show_conflicts", &BoardSettings::show_conflicts},
    {"show_mistakes", &BoardSettings::show_mistakes},
    {"highlight_digit", &BoardSettings::highlight_digit},
    {"highlight_peers", &BoardSettings::highlight_peers},
    {"highlight_pairs", &BoardSettings::highlight_pairs},
    {"filter", &BoardSettings::filter},
    {"candidates", &BoardSettings::candidates},
    {"marks_at_places", &BoardSettings::marks_at_places},
    {"clean_marks", &BoardSettings::clean_marks},
    {"digit_first", &BoardSettings::digit_first},
    {"number_colours", &BoardSettings::number_colours},
};

QString in_board(const char* name) { return u"board/"_s + QString::fromLatin1(name); }

}  // namespace

Settings::Settings()
    : file_(QSettings::IniFormat, QSettings::UserScope, u"quadrille"_s, u"desktop"_s) {
  soon_.setSingleShot(true);
  soon_.setInterval(0);
  connect(&soon_, &QTimer::timeout, this, &Settings::keep);
  look_.theme = choice(file_, u"look/theme"_s, ThemeChoice::contrast, ThemeChoice::system);
  look_.text_percent = std::clamp(file_.value(u"look/text_percent"_s, 100).toInt(), 75, 250);
  look_.language = file_.value(u"look/language"_s).toString();
  for (const Switch& each : kSwitches) {
    board_.*each.member = file_.value(in_board(each.name), board_.*each.member).toBool();
  }
  board_.symbols = choice(file_, u"board/symbols"_s, sudoku::SymbolStyle::letters, board_.symbols);
}

void Settings::put(const QString& name, const QVariant& value) {
  file_.setValue(name, value);
  soon_.start();
}

void Settings::keep() {
  file_.sync();
  if (file_.status() != QSettings::AccessError || told_) return;
  told_ = true;
  Q_EMIT not_kept(file_.fileName());
}

void Settings::set_look(const Look& look) {
  if (look == look_) return;
  look_ = look;
  put(u"look/theme"_s, static_cast<int>(look.theme));
  put(u"look/text_percent"_s, look.text_percent);
  put(u"look/language"_s, look.language);
  Q_EMIT look_changed();
}

void Settings::set_board(const BoardSettings& board) {
  if (board == board_) return;
  board_ = board;
  for (const Switch& each : kSwitches) put(in_board(each.name), board.*each.member);
  put(u"board/symbols"_s, static_cast<int>(board.symbols));
  Q_EMIT board_changed();
}

bool Settings::has_keys(const QString& command) const {
  return file_.contains(u"keys/"_s + command);
}

QStringList Settings::keys(const QString& command) const {
  return file_.value(u"keys/"_s + command).toStringList();
}

void Settings::set_keys(const QString& command, const QStringList& keys) {
  put(u"keys/"_s + command, keys);
  Q_EMIT keys_changed();
}

void Settings::forget_keys() {
  file_.remove(u"keys"_s);
  soon_.start();
  Q_EMIT keys_changed();
}

QStringList Settings::recent() const { return file_.value(u"files/recent"_s).toStringList(); }

void Settings::add_recent(const QString& path) {
  const QString whole = QFileInfo(path).absoluteFilePath();
  QStringList files = recent();
  files.removeAll(whole);
  files.prepend(whole);
  put(u"files/recent"_s, files.mid(0, kMostRecent));
  Q_EMIT recent_changed();
}

void Settings::forget_recent(const QString& path) {
  QStringList files = recent();
  if (files.removeAll(path) == 0) return;
  put(u"files/recent"_s, files);
  Q_EMIT recent_changed();
}

QVariant Settings::value(const QString& name, const QVariant& otherwise) const {
  return file_.value(name, otherwise);
}

void Settings::set_value(const QString& name, const QVariant& value) { put(name, value); }

}  // namespace quadrille::desktop
