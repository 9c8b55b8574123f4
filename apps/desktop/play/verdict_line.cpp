#include "apps/desktop/play/verdict_line.h"

#include <QHBoxLayout>

#include "apps/desktop/look/icons.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/sudoku/solve.h"

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
    if (workspace_.game().complete() != solved_) refresh();
  });
  connect(&workspace.theme(), &Theme::changed, this, &VerdictLine::refresh);
  refresh();
}

void VerdictLine::refresh() {
  const Palette& palette = workspace_.palette();
  const auto& answer = workspace_.answer();
  const Verdict verdict = answer ? answer->verdict : Verdict::unknown;
  solved_ = workspace_.game().complete();
  const bool good = verdict == Verdict::one || solved_;
  const bool bad = verdict == Verdict::none;
  const QColor& ink = good ? palette.good : bad ? palette.bad : palette.ink_soft;
  const std::string_view icon = good ? "check" : bad ? "close" : "watch";
  sign_->setPixmap(
      icon_of(icon, ink, ink).pixmap(workspace_.theme().icon_size(16), devicePixelRatioF()));
  text_->setText(solved_
                     ? workspace_.words("desktop.verdict.solved",
                                        {{"time", elapsed_text(workspace_.game()).toStdString()}})
                     : verdict_text(workspace_));
  QFont font = workspace_.theme().font();
  font.setBold(solved_);
  text_->setFont(font);
  QPalette colours = text_->palette();
  colours.setColor(QPalette::WindowText, solved_ ? palette.good : bad ? palette.bad : palette.ink);
  text_->setPalette(colours);
}

}  // namespace quadrille::desktop
