#include "apps/desktop/play/verdict_line.h"

#include <QHBoxLayout>
#include <algorithm>

#include "apps/desktop/look/icons.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/play/check.h"
#include "quadrille/solve/solve.h"

namespace quadrille::desktop {
namespace {

using sudoku::Verdict;

constexpr std::size_t kMostReasons = 2;

// Why there is no solution, where that shows without a search.
QString reason_text(const Workspace& workspace, const sudoku::Obstacles& obstacles) {
  const play::Game& game = workspace.game();
  const Words& words = workspace.words();
  if (!obstacles.conflicts.empty()) {
    return words("error.sentence",
                 {{"error", sudoku::message_of(game.shape(), obstacles.conflicts.front())}});
  }
  if (obstacles.unsatisfiable.empty()) return {};
  return words.tell(game.layout(),
                    logic::explain_obstacles(game.layout(), obstacles.unsatisfiable, kMostReasons),
                    workspace.symbols());
}

// What a file had that no rule here stands for leaves only what was found with the others.
QString unknown_text(const Workspace& workspace) {
  const auto as_read =
      told_with_rules_read(workspace.game().puzzle(), workspace.answer()->with_rules_read);
  if (!as_read) return workspace.words("desktop.verdict.unknown");
  return workspace.words("error.sentence", {{"error", *as_read}});
}

bool has_entries(const play::Game& game) {
  return std::ranges::any_of(
      game.cells(), [](const play::CellState& cell) { return cell.digit != 0 && !cell.given; });
}

// What is wrong with the digits of a game that is being played, as far as the player wants to be
// told: nothing where no fault shows.
QString fault_text(const Workspace& workspace) {
  const play::Game& game = workspace.game();
  const Words& words = workspace.words();
  const BoardSettings& settings = workspace.settings().board();
  if (game.mode() != play::Mode::play || !has_entries(game)) return {};
  const bool full = game.cells_left() == 0;
  const play::Faults faults = play::find_faults(game);
  if (settings.show_conflicts && !faults.conflicts.empty()) {
    return words("error.sentence",
                 {{"error", sudoku::message_of(game.shape(), faults.conflicts.front())}});
  }
  if (settings.show_conflicts && !faults.broken.empty()) {
    return words("error.sentence", {{"error", play::message_of(game, faults.broken.front())}});
  }
  if (settings.show_mistakes && !faults.wrong.empty()) {
    return words("desktop.check.wrong", {{"count", faults.wrong.size()}});
  }
  return full && !game.complete() ? words("desktop.verdict.full") : QString();
}

}  // namespace

QString verdict_text(const Workspace& workspace) {
  const Words& words = workspace.words();
  const auto& answer = workspace.answer();
  if (!answer) return words("desktop.verdict.looking");
  switch (answer->verdict) {
    case Verdict::one:
      return words("desktop.verdict.one");
    case Verdict::many:
      return words("desktop.verdict.many");
    case Verdict::unknown:
      return unknown_text(workspace);
    case Verdict::none:
      break;
  }
  const QString reason = reason_text(workspace, answer->obstacles);
  if (reason.isEmpty()) return words("desktop.verdict.none");
  return words("desktop.verdict.none_because", {{"reason", reason.toStdString()}});
}

QString elapsed_text(const play::Game& game) {
  const std::uint64_t seconds = game.elapsed() / 1000;
  return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

VerdictLine::Standing VerdictLine::standing() const {
  const play::Game& game = workspace_.game();
  const Words& words = workspace_.words();
  if (game.complete() && play::filled_at_once(game)) {
    return {words("desktop.verdict.filled"), "check", Tone::plain};
  }
  if (game.complete()) {
    return {words("desktop.verdict.solved", {{"time", elapsed_text(game).toStdString()}}), "check",
            Tone::solved};
  }
  if (const QString fault = fault_text(workspace_); !fault.isEmpty()) {
    return {fault, "close", Tone::bad};
  }
  const auto& answer = workspace_.answer();
  const Verdict verdict = answer ? answer->verdict : Verdict::unknown;
  switch (verdict) {
    case Verdict::one:
      // A tick would seem to say that the entries are right.
      if (game.mode() == play::Mode::play && has_entries(game)) {
        return {words("desktop.verdict.givens_one"), "play", Tone::plain};
      }
      return {verdict_text(workspace_), "check", Tone::good};
    case Verdict::none:
      return {verdict_text(workspace_), "close", Tone::bad};
    case Verdict::many:
      return {verdict_text(workspace_), "several", Tone::plain};
    case Verdict::unknown:
      break;
  }
  return {verdict_text(workspace_), answer ? "help" : "watch", Tone::plain};
}

VerdictLine::VerdictLine(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(8, 2, 8, 2);
  sign_ = new QLabel(this);
  text_ = new OneLineLabel(this);
  row->addWidget(sign_);
  row->addWidget(text_, 1);
  patience_.setSingleShot(true);
  patience_.setInterval(300);
  connect(&patience_, &QTimer::timeout, this, &VerdictLine::refresh);
  connect(&workspace, &Workspace::answer_changed, this, [this] {
    if (workspace_.answer()) {
      patience_.stop();
      refresh();
    } else {
      patience_.start();
    }
  });
  connect(&workspace, &Workspace::game_changed, this, [this] {
    if (!patience_.isActive()) refresh();
  });
  connect(&workspace.settings(), &Settings::board_changed, this, &VerdictLine::refresh);
  connect(&workspace.theme(), &Theme::changed, this, &VerdictLine::refresh);
  refresh();
}

void VerdictLine::refresh() {
  const Palette& palette = workspace_.palette();
  const Standing now = standing();
  const bool good = now.tone == Tone::good || now.tone == Tone::solved;
  const QColor& ink = good ? palette.good : now.tone == Tone::bad ? palette.bad : palette.ink_soft;
  sign_->setPixmap(
      icon_of(now.icon, ink, ink).pixmap(workspace_.theme().icon_size(16), devicePixelRatioF()));
  text_->setText(now.text);
  QFont font = workspace_.theme().font();
  font.setBold(now.tone == Tone::solved);
  text_->setFont(font);
  QPalette colours = text_->palette();
  colours.setColor(QPalette::WindowText, now.tone == Tone::solved ? palette.good
                                         : now.tone == Tone::bad  ? palette.bad
                                                                  : palette.ink);
  text_->setPalette(colours);
}

}  // namespace quadrille::desktop
