#include "apps/desktop/set/rules_panel.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QRegularExpression>
#include <QVBoxLayout>
#include <utility>

namespace quadrille::desktop {
namespace {

using sudoku::Cell;
using sudoku::Constraint;
using sudoku::ConstraintKind;
using sudoku::ConstraintList;

constexpr std::size_t kMostRuleChanges = 200;  // that can be undone

// The cells of a rule as they were selected. An arrow begins in its circle; of clones the first
// half is one, and the second half the other.
Constraint constraint_of(ConstraintKind kind, std::vector<Cell> cells) {
  Constraint rule{.kind = kind};
  if (sudoku::is_global(kind)) return rule;
  if (kind == ConstraintKind::arrow && !cells.empty()) {
    rule.head = {cells.front()};
    cells.erase(cells.begin());
  } else if (kind == ConstraintKind::clone) {
    const auto half = cells.begin() + static_cast<std::ptrdiff_t>(cells.size() / 2);
    rule.head.assign(half, cells.end());
    cells.erase(half, cells.end());
  }
  rule.cells = std::move(cells);
  return rule;
}

QString with_capital(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

}  // namespace

RulesPanel::RulesPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace) {
  const Words& words = workspace.words();
  kind_ = new QComboBox(this);
  for (std::size_t kind = 0; kind < sudoku::kConstraintKinds; ++kind) {
    const auto each = static_cast<ConstraintKind>(kind);
    kind_->addItem(with_capital(words.tell(sudoku::message_of(each))), static_cast<int>(kind));
  }
  choose(ConstraintKind::cage);
  values_ = new QLineEdit(this);
  auto* hint = new QLabel(words("desktop.rules.hint"), this);
  hint->setWordWrap(true);
  add_ = new QPushButton(words("desktop.rules.add"), this);
  remove_ = new QPushButton(words("desktop.rules.remove"), this);
  undo_ = new QPushButton(words("desktop.rules.undo"), this);
  list_ = new QListWidget(this);
  list_->setAccessibleName(words("desktop.rules.list"));
  state_ = new QLabel(this);
  state_->setWordWrap(true);

  auto* form = new QFormLayout;
  form->addRow(words("desktop.rules.kind"), kind_);
  form->addRow(words("desktop.rules.values"), values_);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(add_);
  buttons->addWidget(remove_);
  buttons->addWidget(undo_);
  buttons->addStretch();
  auto* column = new QVBoxLayout(this);
  column->addWidget(hint);
  column->addLayout(form);
  column->addLayout(buttons);
  column->addWidget(state_);
  column->addWidget(list_, 1);
  setMinimumWidth(260);

  connect(add_, &QPushButton::clicked, this, &RulesPanel::add);
  connect(values_, &QLineEdit::returnPressed, this, &RulesPanel::add);
  connect(remove_, &QPushButton::clicked, this, &RulesPanel::remove);
  connect(undo_, &QPushButton::clicked, this, &RulesPanel::undo);
  connect(list_, &QListWidget::currentRowChanged, this, &RulesPanel::light_rule);
  connect(&workspace, &Workspace::game_opened, this, [this] { before_.clear(); });
  connect(&workspace, &Workspace::puzzle_changed, this, &RulesPanel::refresh);
  refresh();
}

void RulesPanel::choose(ConstraintKind kind) { kind_->setCurrentIndex(static_cast<int>(kind)); }

ConstraintList RulesPanel::rules() const {
  const auto& rules = workspace_.game().record().frame.constraints();
  return rules ? rules->list() : ConstraintList();
}

bool RulesPanel::replace(ConstraintList list) {
  auto rules = sudoku::Constraints::of(workspace_.game().shape(), std::move(list));
  state_->setText(rules ? QString() : workspace_.words().tell(rules.error()));
  if (!rules) return false;
  return workspace_.act([&](play::Game& game) { return game.set_constraints(*rules); });
}

void RulesPanel::add() {
  const auto kind = static_cast<ConstraintKind>(kind_->currentData().toInt());
  Constraint rule = constraint_of(kind, workspace_.selection().cells);
  static const QRegularExpression kApart(QStringLiteral("[\\s,;/]+"));
  for (const QString& number : values_->text().split(kApart, Qt::SkipEmptyParts)) {
    bool fine = false;
    rule.values.push_back(number.toUInt(&fine));
    if (fine) continue;
    state_->setText(workspace_.words("desktop.rules.number", {{"found", number.toStdString()}}));
    return;
  }
  ConstraintList list = rules();
  ConstraintList old = list;
  list.constraints.push_back(std::move(rule));
  if (!replace(std::move(list))) return;
  before_.push_back(std::move(old));
  if (before_.size() > kMostRuleChanges) before_.erase(before_.begin());
  values_->clear();
  refresh();
  Q_EMIT workspace_.board_wanted();
}

void RulesPanel::remove() {
  const int row = list_->currentRow();
  if (row < 0) return;
  ConstraintList list = rules();
  ConstraintList old = list;
  list.constraints.erase(list.constraints.begin() + row);
  if (!replace(std::move(list))) return;
  before_.push_back(std::move(old));
  refresh();
}

void RulesPanel::undo() {
  if (before_.empty()) return;
  ConstraintList list = std::move(before_.back());
  before_.pop_back();
  replace(std::move(list));
  refresh();
}

void RulesPanel::light_rule() {
  remove_->setEnabled(list_->currentRow() >= 0);
  if (list_->currentRow() < 0) return;
  const Constraint rule = rules().constraints[static_cast<std::size_t>(list_->currentRow())];
  play::Selection selection;
  for (const auto* cells : {&rule.head, &rule.cells}) {
    for (const Cell cell : *cells) selection = play::including(std::move(selection), cell);
  }
  if (!selection.cells.empty()) workspace_.select(selection);
}

void RulesPanel::refresh() {
  const QSignalBlocker quiet(list_);
  list_->clear();
  const sudoku::Shape& shape = workspace_.game().shape();
  for (const Constraint& rule : rules().constraints) {
    list_->addItem(with_capital(workspace_.words().tell(sudoku::message_of(shape, rule))));
  }
  remove_->setEnabled(false);
  undo_->setEnabled(!before_.empty());
}

}  // namespace quadrille::desktop
