// Settings: what the user has chosen, kept in an INI file between runs.
//   Settings settings;                       // ~/.config/quadrille/desktop.ini
//   settings.set_look(look);                 // everything that shows it follows `look_changed`
// A value that the file does not have, or that makes no sense, is the one below.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <cstdint>

#include "quadrille/boards/symbol_style.h"

namespace quadrille::desktop {

enum class ThemeChoice : std::uint8_t { system, light, dark, contrast };

// How everything looks.
struct Look {
  ThemeChoice theme = ThemeChoice::system;
  int text_percent = 100;  // of the system's size: 75 to 250
  QString language = {};   // a tag; empty: that of the system

  friend bool operator==(const Look&, const Look&) = default;
};

// How a board is played on.
struct BoardSettings {
  bool show_conflicts = true;    // a digit twice in a unit
  bool show_mistakes = false;    // entries that are not those of the solution
  bool highlight_digit = true;   // cells with the digit that is selected
  bool highlight_peers = true;   // the units of the cell that is selected
  bool highlight_pairs = false;  // cells with two candidates
  bool filter = false;           // cells that may hold the digit that was selected last
  bool candidates = false;       // all that the rules leave, where a cell has no marks
  bool marks_at_places = true;   // each centre mark has a place of its own in its cell
  bool clean_marks = true;       // a digit takes itself from the marks that it excludes
  bool digit_first = false;      // choose a digit, then press cells
  bool number_colours = false;   // colours also show their number
  sudoku::SymbolStyle symbols = sudoku::SymbolStyle::figures;

  friend bool operator==(const BoardSettings&, const BoardSettings&) = default;
};

class Settings : public QObject {
  Q_OBJECT

 public:
  Settings();

  [[nodiscard]] const Look& look() const { return look_; }
  void set_look(const Look& look);
  [[nodiscard]] const BoardSettings& board() const { return board_; }
  void set_board(const BoardSettings& board);

  // The keys of a command, where the user has chosen others.
  [[nodiscard]] bool has_keys(const QString& command) const;
  [[nodiscard]] QStringList keys(const QString& command) const;
  void set_keys(const QString& command, const QStringList& keys);
  void forget_keys();

  // Files, the latest first.
  [[nodiscard]] QStringList recent() const;
  void add_recent(const QString& path);
  void forget_recent(const QString& path);

  // What a panel keeps for itself, under a name such as "bench/engines".
  [[nodiscard]] QVariant value(const QString& name, const QVariant& otherwise = {}) const;
  void set_value(const QString& name, const QVariant& value);

 Q_SIGNALS:
  void look_changed();
  void board_changed();
  void keys_changed();
  void recent_changed();
  // The file cannot be written: what is chosen holds until the program ends. Told once.
  void not_kept(const QString& path);

 private:
  void put(const QString& name, const QVariant& value);
  void keep();

  QSettings file_;
  QTimer soon_;  // to write what has changed
  bool told_ = false;
  Look look_;
  BoardSettings board_;
};

}  // namespace quadrille::desktop
