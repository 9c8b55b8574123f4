// Workspace: what one window works on: the game, the selection, and what its panels tell each
// other.
//   connect(&workspace, &Workspace::game_changed, this, &StepsPanel::refresh);
//   workspace.act([&](play::Game& game) { return game.apply(step); });   // one step for undo
//   workspace.open(play::Game(grid));                                   // another puzzle
// It owns no widget. The game lives in the window's thread: an entry costs microseconds. What takes
// longer is a Job of its own, on a copy: workspace.game().puzzle().
#pragma once

#include <QObject>
#include <QString>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/desktop/base/job.h"
#include "apps/desktop/base/settings.h"
#include "apps/desktop/base/words.h"
#include "apps/desktop/look/theme.h"
#include "apps/desktop/workspace/overlay.h"
#include "apps/desktop/workspace/photograph.h"
#include "quadrille/play/constraint_history.h"
#include "quadrille/play/game.h"
#include "quadrille/play/selection.h"

namespace quadrille::desktop {

// What all windows share.
struct Shared {
  Settings& settings;
  Theme& theme;
  const Words& words;
};

class Workspace : public QObject {
  Q_OBJECT

 public:
  Workspace(const Shared& shared, play::Game game);

  [[nodiscard]] Settings& settings() const { return shared_.settings; }
  [[nodiscard]] Theme& theme() const { return shared_.theme; }
  [[nodiscard]] const Palette& palette() const { return shared_.theme.palette(); }
  [[nodiscard]] const Words& words() const { return shared_.words; }
  // A label, or another sentence by its key.
  [[nodiscard]] QString words(std::string_view key, std::vector<NamedArgument> places = {}) const {
    return shared_.words(key, std::move(places));
  }
  // How the digits of this board are shown.
  [[nodiscard]] const std::vector<std::string>& symbols() const { return symbols_; }
  [[nodiscard]] QString symbol(sudoku::Digit digit) const { return to_qt(symbols_[digit - 1U]); }

  [[nodiscard]] const play::Game& game() const { return game_; }
  // Does something to the game; returns whether anything has changed, as the actions of a game do.
  bool act(const std::function<bool(play::Game&)>& action);
  // The same for what is not told as a change of the board: time, help used, settings.
  void note(const std::function<void(play::Game&)>& change);
  // Gives the board other constraints, as a step for undo() or as a part of the last one.
  bool set_constraints(const play::ConstraintHistory::Rules& rules, bool same_step = false) {
    return act([&](play::Game& game) { return rules_.set(game, rules, same_step); });
  }
  // The last step: an entry, or a change of the constraints.
  [[nodiscard]] bool can_undo() const { return rules_.can_undo(game_); }
  [[nodiscard]] bool can_redo() const { return rules_.can_redo(game_); }
  bool undo() {
    return act([this](play::Game& game) { return rules_.undo(game); });
  }
  bool redo() {
    return act([this](play::Game& game) { return rules_.redo(game); });
  }
  // Time spent on the game; it is saved with the next change.
  void pass_time(std::uint64_t milliseconds) { game_.add_time(milliseconds); }
  // Another game takes the place of this one; what was unsaved is the caller's business.
  void open(play::Game game);
  // The same for a board that was read in a picture, which is kept to compare it with.
  void open_photograph(play::Game game, Photograph photograph);
  [[nodiscard]] const std::optional<Photograph>& photograph() const { return photograph_; }
  void set_photograph(std::optional<Photograph> photograph);
  // Somebody has looked at these cells: they are doubtful no longer.
  void confirm(std::span<const sudoku::Cell> cells);
  // A game that a panel has found or made: the window opens it in place of this one if nobody has
  // done anything to that, and else asks where. It may have a name to be called by.
  void offer(play::Game game, const QString& name = {}) {
    Q_EMIT offered(std::make_shared<const play::Game>(std::move(game)), name);
  }

  // A puzzle of a list, by its name there, takes the place of another one, whose game the list
  // keeps: nothing is asked.
  void turn_to(play::Game game, const QString& name) {
    Q_EMIT turned(std::make_shared<const play::Game>(std::move(game)), name);
  }

  [[nodiscard]] const play::Selection& selection() const { return selection_; }
  void select(const play::Selection& selection);

  // The answer about the givens; nothing while it is being looked for.
  [[nodiscard]] const std::optional<sudoku::Answer>& answer() const { return answer_; }

  // What lies over the board, and whose it is. Who sets another replaces it, also that of another
  // panel; a panel that goes away takes its own with it. Any change of the game takes it away.
  [[nodiscard]] const std::shared_ptr<const Overlay>& overlay() const { return overlay_; }
  void set_overlay(const QObject* owner, std::shared_ptr<const Overlay> overlay);

  [[nodiscard]] const Pointed& pointed() const { return pointed_; }
  void point_at(const Pointed& pointed);

  [[nodiscard]] BoardTool* tool() const { return tool_; }
  void set_tool(BoardTool* tool);

  // Tells something in the line below the board; also to those who do not see it. It stands there
  // until the game changes, or until something else is told.
  void say(const QString& text) {
    said_of_overlay_ = false;
    Q_EMIT said(text);
  }
  // The same about what lies over the board: it ends with that, too.
  void say_of_overlay(const QString& text) {
    say(text);
    said_of_overlay_ = true;
  }

 Q_SIGNALS:
  // Another game is about to take the place of this one, which can be looked at for the last time.
  void game_leaving();
  // Another game, perhaps of another shape; game_changed and puzzle_changed follow.
  void game_opened();
  // Anything on the board, its marks, or what can be undone.
  void game_changed();
  // The givens are others than before.
  void puzzle_changed();
  // Another photograph, or none, or fewer cells of it are doubtful.
  void photograph_changed();
  // Anything that is worth saving.
  void worth_saving();
  void selection_changed();
  void answer_changed();
  void overlay_changed();
  void pointed_changed();
  void tool_changed();
  void symbols_changed();
  void said(const QString& text);
  void offered(const std::shared_ptr<const play::Game>& game, const QString& name);
  void turned(const std::shared_ptr<const play::Game>& game, const QString& name);
  // The keyboard shall be on the board again.
  void board_wanted();
  // A command of the window, by its id in commands.h or "panel." and that of a panel.
  void command_wanted(const QString& id);

 private:
  void changed();
  void look_at_changes(const sudoku::Grid& before);
  void find_answer();
  void choose_symbols();

  Shared shared_;
  play::Game game_;
  play::ConstraintHistory rules_;
  sudoku::Grid puzzle_;  // the givens that the answer is about
  std::optional<Photograph> photograph_;
  play::Selection selection_;
  std::vector<std::string> symbols_;
  std::optional<sudoku::Answer> answer_;
  std::shared_ptr<const Overlay> overlay_;
  const QObject* overlay_owner_ = nullptr;
  QMetaObject::Connection overlay_end_;
  bool said_of_overlay_ = false;
  Pointed pointed_;
  BoardTool* tool_ = nullptr;
  Job verdict_;
};

}  // namespace quadrille::desktop
