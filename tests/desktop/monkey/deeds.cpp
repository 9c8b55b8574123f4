// What the monkey does where no dialog and no menu is open.
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QLineEdit>
#include <QMimeData>
#include <QUrl>
#include <memory>
#include <string>
#include <vector>

#include "apps/desktop/commands/commands.h"
#include "apps/desktop/desk_test.h"
#include "apps/desktop/files/file_text.h"
#include "apps/desktop/set/rules_panel.h"
#include "apps/desktop/window/main_window.h"
#include "tests/desktop/monkey/hands.h"
#include "tests/desktop/monkey/journal.h"
#include "tests/desktop/monkey/monkey.h"
#include "tests/desktop/monkey/random_picture.h"
#include "tests/desktop/monkey/random_text.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

std::vector<std::string> all_commands() {
  std::vector<std::string> ids;
  for (const CommandSpec& command : commands()) {
    if (!command.id.empty()) ids.emplace_back(command.id);
  }
  for (const PanelSpec& panel : panels()) ids.push_back("panel." + std::string(panel.id));
  return ids;
}

}  // namespace

void Monkey::press_key(Random& random) {
  const Qt::Key key = hands::random_key(random);
  const Qt::KeyboardModifiers held = hands::random_modifiers(random);
  // Most keys are for the board.
  if (random.below(3) > 0) {
    MainWindow& front = window(random);
    front.activateWindow();
    front.board().setFocus();
  }
  Journal::note(u"press "_s + QKeySequence(QKeyCombination(held, key)).toString());
  hands::press_key(key, held);
}

void Monkey::press_shortcut(Random& random) {
  const std::vector<std::string> ids = all_commands();
  const QList<QKeySequence> keys =
      window(random).actions().at(hands::one_of(ids, random))->shortcuts();
  if (keys.empty()) return;
  Journal::note(u"press "_s + hands::one_of(keys, random).toString());
  hands::press_keys(hands::one_of(keys, random));
}

void Monkey::command(Random& random) {
  const std::vector<std::string> ids = all_commands();
  QAction* action = window(random).actions().at(hands::one_of(ids, random));
  if (!action->isEnabled()) return;
  Journal::note(u"do "_s + action->objectName());
  if (QMenu* menu = action->menu()) {
    menu->popup({});
  } else {
    action->trigger();
  }
}

void Monkey::open_menu(Random& random) {
  QMenuBar* bar = window(random).menuBar();
  const QList<QAction*> menus = bar->actions();
  QAction* chosen = hands::one_of(menus, random);
  Journal::note(u"open the menu "_s + chosen->text());
  bar->setActiveAction(chosen);
}

void Monkey::click_somewhere(Random& random) {
  const std::vector<QWindow*> all = hands::windows();
  if (all.empty()) return;
  QWindow& chosen = *hands::one_of(all, random);
  const QPoint place = hands::place_in(chosen.size(), random);
  const Qt::MouseButton button = random.below(4) == 0 ? Qt::RightButton : Qt::LeftButton;
  Journal::note(u"click "_s + hands::name_of(chosen, place));
  if (random.below(6) == 0) {
    hands::double_click(chosen, place);
  } else {
    hands::click(chosen, place, button, hands::random_modifiers(random));
  }
}

void Monkey::click_control(Random& random) {
  QWidget* front = QApplication::activeWindow();
  if (front == nullptr || random.below(3) == 0) front = &window(random);
  const std::vector<QWidget*> controls = hands::controls_of(*front);
  if (controls.empty()) return;
  QWidget& control = *hands::one_of(controls, random);
  hands::click_in(control, random);
  if (qobject_cast<QLineEdit*>(QApplication::focusWidget()) != nullptr && random.below(2) == 0) {
    const QString text = QString::number(random.below(1000));
    Journal::note(u"type "_s + text);
    hands::type(text);
  }
}

void Monkey::click_board(Random& random) { click_board_of(window(random), random); }

// Rules or regions, drawn over the board, with their numbers.
void Monkey::draw(Random& random) {
  MainWindow& front = window(random);
  if (front.workspace().tool() == nullptr || random.below(8) == 0) {
    Journal::note(u"draw"_s);
    front.show_panel(random.below(4) > 0 ? "rules" : "regions");
    return;
  }
  auto* rules = front.findChild<RulesPanel*>();
  const auto kind = static_cast<sudoku::ConstraintKind>(random.below(sudoku::kConstraintKinds));
  const sudoku::Shape& shape = front.workspace().game().shape();
  if (rules != nullptr && random.below(3) == 0 && sudoku::fits_board(shape, kind)) {
    Journal::note(u"draw a "_s + to_qt(sudoku::name(kind)));
    rules->choose(kind);
  }
  click_board_of(front, random);
  if (random.below(2) > 0) return;
  const auto key = static_cast<Qt::Key>(Qt::Key_0 + static_cast<int>(random.below(10)));
  Journal::note(u"press "_s + QKeySequence(key).toString());
  hands::press_key(key, {});
}

void Monkey::click_board_of(MainWindow& front, Random& random) {
  QWindow* handle = front.windowHandle();
  if (handle == nullptr) return;
  BoardView& board = front.board();
  const auto at = [&] { return board.mapTo(&front, hands::place_in(board.size(), random)); };
  const Qt::KeyboardModifiers held = hands::random_modifiers(random);
  if (random.below(3) > 0) {
    Journal::note(u"click the board"_s);
    hands::click(*handle, at(), Qt::LeftButton, held);
    return;
  }
  std::vector<QPoint> way = {at()};
  const QPoint goal = at();
  for (int part = 1; part <= 6; ++part)
    way.push_back(way.front() + (goal - way.front()) * part / 6);
  Journal::note(u"drag over the board"_s);
  hands::drag(*handle, way, held);
}

void Monkey::drag_somewhere(Random& random) {
  const std::vector<QWindow*> all = hands::windows();
  if (all.empty()) return;
  QWindow& chosen = *hands::one_of(all, random);
  const QPoint from = hands::place_in(chosen.size(), random);
  const QPoint to = hands::place_in(chosen.size(), random);
  Journal::note(u"drag from "_s + hands::name_of(chosen, from));
  hands::drag(chosen, {from, (from + to) / 2, to}, hands::random_modifiers(random));
}

void Monkey::turn_wheel(Random& random) {
  const std::vector<QWindow*> all = hands::windows();
  if (all.empty()) return;
  QWindow& chosen = *hands::one_of(all, random);
  const QPoint place = hands::place_in(chosen.size(), random);
  Journal::note(u"turn the wheel over "_s + hands::name_of(chosen, place));
  hands::turn_wheel(chosen, place, random.below(2) == 0 ? 120 : -120,
                    random.below(2) == 0 ? Qt::ControlModifier : Qt::NoModifier);
}

void Monkey::paste(Random& random) {
  std::string text;
  {
    const Watch::Aside aside(watch_);
    text = random_text(random);
  }
  Journal::note(u"paste "_s + QString::fromStdString(text.substr(0, 60)).simplified());
  QApplication::clipboard()->setText(QString::fromStdString(text));
  window(random).actions().at("edit.paste")->trigger();
}

void Monkey::paste_picture(Random& random) {
  QImage picture;
  {
    const Watch::Aside aside(watch_);
    picture = random_picture(random);
  }
  Journal::note(u"paste a picture of %1x%2"_s.arg(picture.width()).arg(picture.height()));
  QApplication::clipboard()->setImage(picture);
  window(random).actions().at("edit.paste")->trigger();
}

void Monkey::drop_text(Random& random) {
  QMimeData data;
  {
    const Watch::Aside aside(watch_);
    data.setText(QString::fromStdString(random_text(random)));
  }
  Journal::note(u"drop "_s + data.text().left(60).simplified());
  drop(window(random), data);
}

QString Monkey::random_file(Random& random) {
  const Watch::Aside aside(watch_);
  const QDir folder(folder_.path());
  const QStringList there = folder.entryList(QDir::Files, QDir::Name);
  if (!there.isEmpty() && random.below(3) == 0)
    return folder.filePath(hands::one_of(there, random));
  const char* const endings[] = {"quadrille", "txt", "sdk", "json"};
  const QString path =
      folder.filePath(u"%1.%2"_s.arg(files_++).arg(QLatin1String(hands::one_of(endings, random))));
  if (!write_file(path, random_text(random))) Journal::fail("no file can be written");
  return path;
}

void Monkey::drop_file(Random& random) {
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(random_file(random))});
  Journal::note(u"drop the file "_s + data.urls().front().fileName());
  drop(window(random), data);
}

void Monkey::offer_board(Random& random) {
  std::unique_ptr<play::Game> game;
  {
    const Watch::Aside aside(watch_);
    game = std::make_unique<play::Game>(random_played_game(random));
  }
  MainWindow& front = window(random);
  Journal::note(u"begin a game of %1"_s.arg(game->size()));
  if (random.below(3) == 0) {
    front.workspace().offer(*std::move(game));
  } else {
    front.replace(*std::move(game), {});
  }
}

void Monkey::resize_window(Random& random) {
  Journal::note(u"resize a window"_s);
  const QSize size(300 + static_cast<int>(random.below(1200)),
                   200 + static_cast<int>(random.below(900)));
  window(random).resize(size);
}

void Monkey::close_something(Random& random) {
  const std::vector<QWindow*> all = hands::windows();
  if (all.empty()) return;
  QWindow* chosen = hands::one_of(all, random);
  Journal::note(u"close the window "_s + chosen->title());
  chosen->close();
}

void Monkey::rest(Random& random) {
  delay_ = 1 + static_cast<int>(random.below(60));
  Journal::note(u"wait"_s);
}

}  // namespace quadrille::desktop
