#include "apps/desktop/dance/dance_panel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "quadrille/rules/encode.h"

namespace quadrille::desktop {
namespace {

// Faster than this nobody sees single moves on the board.
constexpr double kFastestSeen = 32;
// Larger boards are painted too slowly to follow every move.
constexpr std::uint32_t kLargestFollowed = 36;

// The board at a moment: digits of the options taken, candidates of those that are left.
sudoku::Grid board_at(const sudoku::Grid& puzzle, const sudoku::Legend& legend,
                      const render::MatrixMarks& marks) {
  sudoku::Grid grid = puzzle;
  std::vector<bool> left(std::size_t{grid.shape().cell_count()} * grid.size(), false);
  for (std::size_t option = 0; option < marks.rows.size(); ++option) {
    const sudoku::Placement at = legend.placements[option];
    if (marks.rows[option] == render::RowState::taken) grid.set(at.cell, at.digit);
    if (marks.rows[option] != render::RowState::gone) {
      left[std::size_t{at.cell} * grid.size() + at.digit - 1U] = true;
    }
  }
  grid.set_marks(std::move(left));
  return grid;
}

}  // namespace

DancePanel::DancePanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace) {
  const Words& words = workspace.words();
  choice_ = new QComboBox(this);
  choice_->addItem(words("desktop.dance.choose_least"));
  choice_->addItem(words("desktop.dance.choose_first"));
  choice_->setAccessibleName(words("desktop.dance.choose"));
  choice_->setToolTip(words("desktop.dance.choose"));
  form_ = new QComboBox(this);
  form_->addItem(words("desktop.dance.givens_out"));
  form_->addItem(words("desktop.dance.givens_in"));
  form_->setAccessibleName(words("desktop.dance.givens"));
  form_->setToolTip(words("desktop.dance.givens"));
  view_ = new DanceView(workspace, this);
  auto* top = new QHBoxLayout;
  top->addWidget(choice_);
  top->addWidget(form_);
  top->addStretch();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 6, 6, 6);
  column->addLayout(top);
  column->addWidget(view_, 1);
  connect(choice_, &QComboBox::currentIndexChanged, this, &DancePanel::make);
  connect(form_, &QComboBox::currentIndexChanged, this, &DancePanel::make);
  connect(&workspace, &Workspace::puzzle_changed, this, &DancePanel::make);
  connect(view_, &DanceView::moment_changed, this, &DancePanel::show_on_board);
  connect(&view_->player(), &Player::playing_changed, this, &DancePanel::show_on_board);
  connect(&view_->matrix(), &MatrixView::pointed, this, [this] {
    const Source& source = view_->matrix().source();
    if (source != nullptr) workspace_.point_at(source->on_board(view_->matrix().pointed_at()));
  });
  connect(&workspace, &Workspace::pointed_changed, this, [this] {
    const Source& source = view_->matrix().source();
    if (source != nullptr) view_->matrix().point_at(source->in_matrix(workspace_.pointed()));
  });
  connect(&workspace, &Workspace::overlay_changed, this, [this] { on_board_ = false; });
}

void DancePanel::make() {
  stale_ = !isVisible();
  if (stale_) return;
  const auto form = form_->currentIndex() == 0 ? sudoku::Form::pruned : sudoku::Form::full;
  const auto choose = choice_->currentIndex() == 0 ? cover::Choice::least : cover::Choice::first;
  view_->record(
      [puzzle = workspace_.game().puzzle(), form](const Stop& stop) {
        const auto encoding = sudoku::encode(puzzle, form, &stop);
        return encoding ? source_of(puzzle, *encoding) : nullptr;
      },
      choose);
}

// The board shows the dance while it is under way, and what the game has when it is at its
// beginning.
void DancePanel::show_on_board() {
  const cover::Replay* replay = view_->replay();
  if (replay == nullptr) return;
  if (replay->at() == 0) {
    if (on_board_) workspace_.set_overlay(nullptr, nullptr);
    return;
  }
  const Player& player = view_->player();
  const bool too_fast = player.playing() && (player.speed() > kFastestSeen ||
                                             workspace_.game().size() > kLargestFollowed);
  if (too_fast && replay->last()->kind != cover::Move::Kind::choose) return;
  const MatrixView& matrix = view_->matrix();
  if (matrix.source()->legend() == nullptr) return;
  auto overlay = std::make_shared<Overlay>();
  overlay->position.emplace(
      board_at(workspace_.game().puzzle(), *matrix.source()->legend(), *view_->marks()));
  const cover::Move& move = *replay->last();
  if (move.kind != cover::Move::Kind::solution && !too_fast) {
    set_off(*overlay, *matrix.source()->legend(), move.item);
  }
  if (move.kind == cover::Move::Kind::attempt) {
    overlay->options = {{matrix.source()->legend()->placements[index(move.option)],
                         workspace_.palette().accent_soft}};
  }
  workspace_.set_overlay(this, std::move(overlay));
  on_board_ = true;
}

// The cells that an item is about, in the colour of its family.
void DancePanel::set_off(Overlay& overlay, const sudoku::Legend& legend, cover::ItemId item) {
  const sudoku::Layout& layout = workspace_.game().layout();
  const sudoku::RuleId rule = legend.rule(item);
  const Palette& palette = workspace_.palette();
  if (layout.is_cell(rule)) {
    overlay.cells = {{index(rule), palette.family_pale[0]}};
    return;
  }
  const sudoku::Unit unit = layout.unit(rule);
  for (const sudoku::Cell cell : layout.cells(unit)) {
    overlay.cells.emplace_back(cell,
                               palette.family_pale[static_cast<std::size_t>(layout.family(unit))]);
  }
}

void DancePanel::hideEvent(QHideEvent* event) {
  view_->player().pause();
  if (dancing()) {
    view_->clear({});
    stale_ = true;
  }
  if (on_board_) workspace_.set_overlay(nullptr, nullptr);
  QWidget::hideEvent(event);
}

void DancePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) make();
}

}  // namespace quadrille::desktop
