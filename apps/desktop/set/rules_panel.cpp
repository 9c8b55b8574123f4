#include "apps/desktop/set/rules_panel.h"

#include <QFormLayout>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "apps/desktop/play/verdict_line.h"
#include "apps/desktop/set/rule_icons.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;
using sudoku::ConstraintKind;
using sudoku::Gesture;

const QString kShowCandidatesName = u"rules/candidates"_s;
constexpr int kLeastList = 80;  // pixels: some rules are to be seen

QString with_capital(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

// Rules of the whole board that say all by being there are check boxes.
bool is_check_box(ConstraintKind kind) {
  return sudoku::is_global(kind) && sudoku::form_of(kind).most_values == 0;
}

// Those that a board of that shape can have; what is drawn comes first.
std::vector<ConstraintKind> all_kinds(const sudoku::Shape& shape, bool check_boxes) {
  std::vector<ConstraintKind> kinds;
  for (const bool global : {false, true}) {
    for (std::size_t i = 0; i < sudoku::kConstraintKinds; ++i) {
      const auto kind = static_cast<ConstraintKind>(i);
      const bool wanted = is_check_box(kind) == check_boxes && sudoku::is_global(kind) == global;
      if (wanted && sudoku::fits_board(shape, kind)) kinds.push_back(kind);
    }
  }
  return kinds;
}

const char* how_to_draw(Gesture gesture) {
  switch (gesture) {
    case Gesture::board:
      return "desktop.rules.how.board";
    case Gesture::cells:
      return "desktop.rules.how.cells";
    case Gesture::pairs:
      return "desktop.rules.how.pairs";
    case Gesture::block:
      return "desktop.rules.how.block";
    case Gesture::area:
      return "desktop.rules.how.area";
    case Gesture::copies:
      return "desktop.rules.how.copies";
    case Gesture::line:
      return "desktop.rules.how.line";
    case Gesture::outside:
      return "desktop.rules.how.outside";
  }
  return "";
}

}  // namespace

RulesPanel::RulesPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace), tool_(workspace), candidates_(workspace) {
  build();
  build_kinds();
  build_globals();
  connect_all();
  refresh();
}

void RulesPanel::build() {
  const Words& words = workspace_.words();
  const auto told = [this] {
    auto* label = new QLabel(this);
    label->setWordWrap(true);
    return label;
  };
  draw_ = new QCheckBox(words("desktop.rules.draw"), this);
  draw_->setChecked(true);
  kind_ = new QComboBox(this);
  kind_->setIconSize({kRuleIconSize, kRuleIconSize});
  kind_->setMaxVisibleItems(20);
  how_ = told();
  keys_ = told();
  keys_->setText(words("desktop.rules.keys"));
  values_ = new QLineEdit(this);
  circle_ = new QSpinBox(this);
  circle_->setRange(1, 4);
  add_ = new QPushButton(words("desktop.rules.add"), this);
  remove_ = new QPushButton(words("desktop.rules.remove"), this);
  undo_ = new QPushButton(words("desktop.rules.undo"), this);
  redo_ = new QPushButton(words("desktop.rules.redo"), this);
  state_ = told();
  globals_ = new QWidget(this);
  show_candidates_ = new QCheckBox(words("desktop.rules.candidates"), this);
  show_candidates_->setChecked(workspace_.settings().value(kShowCandidatesName, false).toBool());
  verdict_ = told();
  list_ = new QListWidget(this);
  list_->setAccessibleName(words("desktop.rules.list"));
  list_->setMinimumHeight(kLeastList);

  auto* form = new QFormLayout;
  form->addRow(words("desktop.rules.kind"), kind_);
  values_label_ = new QLabel(words("desktop.rules.values"), this);
  values_label_->setBuddy(values_);
  form->addRow(values_label_, values_);
  circle_label_ = new QLabel(words("desktop.rules.circle"), this);
  circle_label_->setBuddy(circle_);
  form->addRow(circle_label_, circle_);
  auto* buttons = new QGridLayout;
  buttons->addWidget(add_, 0, 0);
  buttons->addWidget(remove_, 0, 1);
  buttons->addWidget(undo_, 1, 0);
  buttons->addWidget(redo_, 1, 1);
  auto* column = new QVBoxLayout(this);
  column->addWidget(draw_);
  column->addLayout(form);
  column->addWidget(how_);
  column->addWidget(keys_);
  column->addLayout(buttons);
  column->addWidget(state_);
  column->addWidget(list_, 1);
  column->addWidget(globals_);
  // What follows from the rules stands apart from them.
  auto* line = new QFrame(this);
  line->setFrameShape(QFrame::HLine);
  line->setFrameShadow(QFrame::Sunken);
  column->addWidget(line);
  column->addWidget(show_candidates_);
  column->addWidget(verdict_);
  setMinimumWidth(300);
}

void RulesPanel::connect_all() {
  connect(draw_, &QCheckBox::toggled, this, &RulesPanel::set_drawing);
  connect(kind_, &QComboBox::currentIndexChanged, this, [this] {
    if (kind_->currentIndex() < 0) return;
    tool_.choose_kind(static_cast<ConstraintKind>(kind_->currentData().toInt()));
    show_tool();
  });
  connect(values_, &QLineEdit::textEdited, &tool_, &RulesTool::set_numbers);
  connect(values_, &QLineEdit::returnPressed, this, [this] {
    if (!tool_.chosen()) add();
    Q_EMIT workspace_.board_wanted();
  });
  connect(circle_, &QSpinBox::valueChanged, this,
          [this](int cells) { tool_.set_circle(static_cast<std::uint32_t>(cells)); });
  connect(add_, &QPushButton::clicked, this, [this] {
    add();
    Q_EMIT workspace_.board_wanted();
  });
  connect(remove_, &QPushButton::clicked, this, &RulesPanel::remove);
  connect(undo_, &QPushButton::clicked, this, &RulesPanel::undo);
  connect(redo_, &QPushButton::clicked, &workspace_, &Workspace::redo);
  connect(show_candidates_, &QCheckBox::toggled, this, &RulesPanel::show_candidates);
  connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
    if (row >= 0) tool_.choose(static_cast<std::size_t>(row));
  });
  connect(&tool_, &RulesTool::changed, this, &RulesPanel::show_tool);
  connect(&tool_, &RulesTool::told, state_, &QLabel::setText);
  connect(&candidates_, &TrueCandidatesJob::news, this, &RulesPanel::show_overlay);
  connect(&candidates_, &TrueCandidatesJob::news, this, &RulesPanel::show_verdict);
  connect(&workspace_, &Workspace::game_opened, this, [this] {
    build_kinds();
    build_globals();
  });
  connect(&workspace_, &Workspace::game_changed, this, &RulesPanel::refresh);
  connect(&workspace_, &Workspace::puzzle_changed, this, &RulesPanel::find_candidates);
  connect(&workspace_, &Workspace::answer_changed, this, &RulesPanel::show_verdict);
  connect(&workspace_, &Workspace::tool_changed, this, [this] {
    const QSignalBlocker quiet(draw_);
    if (isVisible()) draw_->setChecked(workspace_.tool() == &tool_);
  });
  connect(&workspace_.theme(), &Theme::changed, this, [this] {
    build_kinds();
    refresh();
  });
}

// In groups, as they are drawn.
void RulesPanel::build_kinds() {
  const QSignalBlocker quiet(kind_);
  kind_->clear();
  std::optional<Gesture> group;
  for (const ConstraintKind kind : all_kinds(workspace_.game().shape(), false)) {
    const Gesture gesture = sudoku::gesture_of(kind);
    if (group && group != gesture) kind_->insertSeparator(kind_->count());
    group = gesture;
    kind_->addItem(rule_icon(kind, workspace_.palette()),
                   with_capital(workspace_.words().tell(sudoku::message_of(kind))),
                   static_cast<int>(kind));
  }
  const int place = kind_->findData(static_cast<int>(tool_.kind()));
  kind_->setCurrentIndex(std::max(0, place));
  // Large boards cannot have every kind.
  if (place < 0) tool_.choose_kind(static_cast<ConstraintKind>(kind_->currentData().toInt()));
}

void RulesPanel::build_globals() {
  for (const auto& [kind, box] : std::exchange(boxes_, {})) delete box;
  delete globals_->layout();
  auto* grid = new QGridLayout(globals_);
  grid->setContentsMargins(0, 0, 0, 0);
  for (const ConstraintKind kind : all_kinds(workspace_.game().shape(), true)) {
    auto* box =
        new QCheckBox(with_capital(workspace_.words().tell(sudoku::message_of(kind))), globals_);
    connect(box, &QCheckBox::clicked, this,
            [this, kind](bool wanted) { tool_.set_global(kind, wanted); });
    grid->addWidget(box, static_cast<int>(boxes_.size()), 0);
    boxes_.emplace_back(kind, box);
  }
}

QCheckBox* RulesPanel::global(ConstraintKind kind) const {
  for (const auto& [each, box] : boxes_) {
    if (each == kind) return box;
  }
  return nullptr;
}

void RulesPanel::choose(ConstraintKind kind) {
  kind_->setCurrentIndex(kind_->findData(static_cast<int>(kind)));
  tool_.choose_kind(kind);
  show_tool();
}

void RulesPanel::set_drawing(bool on) {
  draw_->setChecked(on);
  if (on && isVisible()) {
    workspace_.set_tool(&tool_);
  } else if (workspace_.tool() == &tool_) {
    workspace_.set_tool(nullptr);
  }
}

void RulesPanel::show_candidates(bool on) {
  show_candidates_->setChecked(on);
  workspace_.settings().set_value(kShowCandidatesName, on);
  find_candidates();
}

void RulesPanel::find_candidates() {
  candidates_.forget();
  if (isVisible() && show_candidates_->isChecked()) candidates_.start(1);
  show_overlay();
  show_verdict();
}

void RulesPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  set_drawing(draw_->isChecked());
  refresh();
  find_candidates();
}

void RulesPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  if (workspace_.tool() == &tool_) workspace_.set_tool(nullptr);
  candidates_.forget();
  put_away();
}

void RulesPanel::put_away() {
  if (shown_ && workspace_.overlay() == shown_) workspace_.set_overlay(nullptr, nullptr);
  shown_.reset();
}

void RulesPanel::show_overlay() {
  auto overlay = std::make_shared<Overlay>();
  overlay->rules = tool_.preview();
  if (candidates_.found()) candidates_.lay_over(*overlay);
  put_away();
  if (!isVisible() || (overlay->rules.empty() && !candidates_.found())) return;
  shown_ = overlay;
  workspace_.set_overlay(this, shown_);
}

// With how far the true candidates are, as long as they are looked for.
void RulesPanel::show_verdict() {
  QString text = verdict_text(workspace_);
  if (candidates_.running()) {
    Overlay overlay;
    candidates_.lay_over(overlay);
    const std::size_t count = overlay.options.size();
    text += u'\n' + workspace_.words("desktop.candidates.so_far", {{"count", count}});
  }
  verdict_->setText(text);
}

void RulesPanel::refresh() {
  refresh_list();
  const sudoku::ConstraintList rules = tool_.rules();
  for (const auto& [kind, box] : boxes_) {
    const auto there = std::ranges::find(rules.constraints, kind, &sudoku::Constraint::kind);
    box->setChecked(there != rules.constraints.end());
  }
  undo_->setEnabled(workspace_.can_undo());
  redo_->setEnabled(workspace_.can_redo());
  show_verdict();
  show_overlay();
}

void RulesPanel::refresh_list() {
  const QSignalBlocker quiet(list_);
  list_->clear();
  const sudoku::Shape& shape = workspace_.game().shape();
  for (const sudoku::Constraint& rule : tool_.rules().constraints) {
    list_->addItem(with_capital(workspace_.words().tell(sudoku::message_of(shape, rule))));
  }
  show_tool();
}

void RulesPanel::show_tool() {
  const Gesture gesture = sudoku::gesture_of(tool_.kind());
  how_->setText(workspace_.words(how_to_draw(gesture)));
  const bool arrow = tool_.kind() == ConstraintKind::arrow;
  circle_->setVisible(arrow);
  circle_label_->setVisible(arrow);
  values_->setVisible(tool_.takes_numbers());
  values_label_->setVisible(tool_.takes_numbers());
  if (values_->text() != tool_.numbers()) values_->setText(tool_.numbers());
  remove_->setEnabled(tool_.chosen().has_value());
  {
    const QSignalBlocker quiet(list_);
    list_->setCurrentRow(tool_.chosen() ? static_cast<int>(*tool_.chosen()) : -1);
  }
  show_overlay();
}

}  // namespace quadrille::desktop
