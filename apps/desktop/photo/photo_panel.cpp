#include "apps/desktop/photo/photo_panel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

namespace quadrille::desktop {

PhotoPanel::PhotoPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      workspace_(workspace),
      view_(new PhotoView(workspace, this)),
      text_(new QLabel(this)),
      next_(new QPushButton(as_name(workspace.words("desktop.command.board.doubtful")), this)),
      confirm_(new QPushButton(as_name(workspace.words("desktop.command.board.confirm")), this)) {
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::PlainText);
  text_->setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
  text_->setFocusPolicy(Qt::StrongFocus);
  auto* doubts = new QHBoxLayout;
  doubts->addWidget(next_);
  doubts->addWidget(confirm_);
  doubts->addStretch();
  auto* column = new QVBoxLayout(this);
  column->addWidget(view_);
  column->addWidget(text_);
  column->addLayout(doubts);
  column->addStretch();
  setMinimumWidth(220);
  connect(next_, &QPushButton::clicked, this, [this] { select_next_doubtful(workspace_); });
  connect(confirm_, &QPushButton::clicked, this, [this] { confirm_selected(workspace_); });
  connect(&workspace, &Workspace::photograph_changed, this, &PhotoPanel::refresh);
  connect(&workspace, &Workspace::selection_changed, this, &PhotoPanel::refresh);
  refresh();
}

void PhotoPanel::refresh() {
  const Words& words = workspace_.words();
  const std::optional<Photograph>& photograph = workspace_.photograph();
  view_->setVisible(photograph.has_value());
  const bool doubtful = photograph && !photograph->doubtful.empty();
  next_->setVisible(doubtful);
  confirm_->setVisible(doubtful);
  const auto& cells = workspace_.selection().cells;
  confirm_->setEnabled(doubtful && std::ranges::any_of(cells, [&](sudoku::Cell cell) {
                         return std::ranges::binary_search(photograph->doubtful, cell);
                       }));
  if (!photograph) {
    text_->setText(words("desktop.photo.none"));
    return;
  }
  QStringList lines;
  for (const Message& remark : photograph->remarks) {
    lines.append(words("error.sentence", {{"error", remark}}));
  }
  if (doubtful) {
    lines.append(words("desktop.photo.left", {{"count", photograph->doubtful.size()}}));
  } else {
    lines.append(words("desktop.photo.sure"));
  }
  text_->setText(lines.join(QStringLiteral("\n\n")));
}

void select_next_doubtful(Workspace& workspace) {
  if (!workspace.photograph() || workspace.photograph()->doubtful.empty()) {
    workspace.say(workspace.words("desktop.photo.sure"));
    return;
  }
  const std::vector<sudoku::Cell>& cells = workspace.photograph()->doubtful;
  const std::optional<sudoku::Cell> now = workspace.selection().cursor;
  const auto next = now ? std::ranges::upper_bound(cells, *now) : cells.begin();
  workspace.select(play::only(next == cells.end() ? cells.front() : *next));
  Q_EMIT workspace.board_wanted();
}

void confirm_selected(Workspace& workspace) {
  const std::vector<sudoku::Cell> cells = workspace.selection().cells;
  workspace.confirm(cells);
  Q_EMIT workspace.board_wanted();
}

}  // namespace quadrille::desktop
