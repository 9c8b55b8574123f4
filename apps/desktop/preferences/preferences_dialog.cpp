#include "apps/desktop/preferences/preferences_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

#include "apps/desktop/preferences/keys_page.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

struct BoardSwitch {
  const char* key;
  bool BoardSettings::* member;
};
constexpr BoardSwitch kShown[] = {
    {"desktop.preferences.conflicts", &BoardSettings::show_conflicts},
    {"desktop.preferences.mistakes", &BoardSettings::show_mistakes},
    {"desktop.preferences.digit", &BoardSettings::highlight_digit},
    {"desktop.preferences.peers", &BoardSettings::highlight_peers},
    {"desktop.preferences.pairs", &BoardSettings::highlight_pairs},
    {"desktop.preferences.filter", &BoardSettings::filter},
    {"desktop.preferences.candidates", &BoardSettings::candidates},
    {"desktop.preferences.places", &BoardSettings::marks_at_places},
    {"desktop.preferences.colours", &BoardSettings::number_colours},
};
constexpr BoardSwitch kEntered[] = {
    {"desktop.preferences.clean", &BoardSettings::clean_marks},
    {"desktop.preferences.digit_first", &BoardSettings::digit_first},
};

// Language names are written as those who speak them do.
QString language_name(std::string_view tag) {
  return to_qt(find_language(tag)->tell(Message("language.name")));
}

QComboBox* choices(const Words& words, std::initializer_list<const char*> keys, int chosen) {
  auto* box = new QComboBox;
  for (const char* key : keys) box->addItem(as_name(words(key)));
  box->setCurrentIndex(chosen);
  return box;
}

QGroupBox* switches(const Shared& shared, const QString& title,
                    std::span<const BoardSwitch> which) {
  auto* group = new QGroupBox(title);
  auto* column = new QVBoxLayout(group);
  for (const BoardSwitch& each : which) {
    auto* box = new QCheckBox(shared.words(each.key));
    box->setChecked(shared.settings.board().*each.member);
    QObject::connect(box, &QCheckBox::toggled, group,
                     [&settings = shared.settings, member = each.member](bool on) {
                       BoardSettings board = settings.board();
                       board.*member = on;
                       settings.set_board(board);
                     });
    column->addWidget(box);
  }
  return group;
}

}  // namespace

PreferencesDialog::PreferencesDialog(const Shared& shared, QWidget* parent)
    : QDialog(parent), shared_(shared), pages_(new QTabWidget(this)) {
  setWindowTitle(as_name(shared.words("desktop.command.edit.preferences")));
  pages_->addTab(look_page(), shared.words("desktop.preferences.look"));
  pages_->addTab(board_page(), shared.words("desktop.preferences.board"));
  pages_->addTab(new KeysPage(shared, this), shared.words("desktop.preferences.keys"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setText(shared.words("desktop.preferences.close"));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addWidget(pages_);
  column->addWidget(buttons);
  resize(560, 520);
}

QWidget* PreferencesDialog::look_page() {
  auto* page = new QWidget;
  auto* form = new QFormLayout(page);
  const Words& words = shared_.words;
  Settings& settings = shared_.settings;

  auto* theme = choices(words,
                        {"desktop.theme.system", "desktop.theme.light", "desktop.theme.dark",
                         "desktop.theme.contrast"},
                        static_cast<int>(settings.look().theme));
  connect(theme, &QComboBox::currentIndexChanged, this, [&settings](int index) {
    Look look = settings.look();
    look.theme = static_cast<ThemeChoice>(index);
    settings.set_look(look);
  });
  form->addRow(words("desktop.preferences.theme"), theme);

  auto* size = new QSpinBox;
  size->setRange(75, 250);
  size->setSingleStep(5);
  size->setSuffix(u" %"_s);
  size->setValue(settings.look().text_percent);
  size->setKeyboardTracking(false);
  connect(size, &QSpinBox::valueChanged, this, [&settings](int percent) {
    Look look = settings.look();
    look.text_percent = percent;
    settings.set_look(look);
  });
  form->addRow(words("desktop.preferences.text"), size);

  auto* language = new QComboBox;
  language->addItem(words("desktop.preferences.system_language"), QString());
  for (const std::string_view tag : language_tags()) {
    language->addItem(language_name(tag), to_qt(tag));
  }
  language->setCurrentIndex(std::max(0, language->findData(settings.look().language)));
  connect(language, &QComboBox::activated, this, [this, language, &settings] {
    Look look = settings.look();
    look.language = language->currentData().toString();
    // The windows are made anew, and this dialog goes with its window.
    close();
    settings.set_look(look);
  });
  form->addRow(words("desktop.preferences.language"), language);
  return page;
}

QWidget* PreferencesDialog::board_page() {
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  const Words& words = shared_.words;
  Settings& settings = shared_.settings;
  column->addWidget(switches(shared_, words("desktop.preferences.shown"), kShown));
  column->addWidget(switches(shared_, words("desktop.preferences.entered"), kEntered));
  auto* form = new QFormLayout;
  auto* symbols = choices(
      words, {"desktop.symbols.figures", "desktop.symbols.numbers", "desktop.symbols.letters"},
      static_cast<int>(settings.board().symbols));
  connect(symbols, &QComboBox::currentIndexChanged, this, [&settings](int index) {
    BoardSettings board = settings.board();
    board.symbols = static_cast<sudoku::SymbolStyle>(index);
    settings.set_board(board);
  });
  form->addRow(words("desktop.preferences.symbols"), symbols);
  column->addLayout(form);
  column->addStretch();
  return page;
}

}  // namespace quadrille::desktop
