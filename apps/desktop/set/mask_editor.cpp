#include "apps/desktop/set/mask_editor.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace quadrille::desktop {

MaskEditor::MaskEditor(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      workspace_(workspace),
      shape_(workspace.game().shape()),
      mask_(shape_.cell_count(), false),
      board_(new SmallBoard(workspace, this)),
      count_(new QLabel(this)) {
  const Words& words = workspace.words();
  board_->set_editable(true);
  board_->setMinimumSize(200, 200);
  board_->setAccessibleName(words("desktop.mask.name"));
  from_board_ = new QPushButton(words("desktop.mask.from_board"), this);
  auto* invert = new QPushButton(words("desktop.mask.invert"), this);
  auto* clear = new QPushButton(words("desktop.mask.clear"), this);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(from_board_);
  buttons->addWidget(invert);
  buttons->addWidget(clear);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(board_, 1);
  column->addWidget(count_);
  column->addLayout(buttons);
  connect(board_, &SmallBoard::pressed, this, [this](sudoku::Cell cell) {
    painting_ = !mask_[cell];
    paint(cell);
  });
  connect(board_, &SmallBoard::dragged, this, &MaskEditor::paint);
  connect(from_board_, &QPushButton::clicked, this, [this] {
    std::vector<bool> mask;
    for (const play::CellState& cell : workspace_.game().cells()) mask.push_back(cell.given);
    set_mask(std::move(mask));
  });
  connect(invert, &QPushButton::clicked, this, [this] {
    std::vector<bool> mask = mask_;
    mask.flip();
    set_mask(std::move(mask));
  });
  connect(clear, &QPushButton::clicked, this,
          [this] { set_mask(std::vector<bool>(shape_.cell_count(), false)); });
  connect(&workspace.theme(), &Theme::changed, this, &MaskEditor::refresh);
  refresh();
}

void MaskEditor::set_shape(const sudoku::Shape& shape) {
  if (shape.size() != shape_.size()) mask_.assign(shape.cell_count(), false);
  shape_ = shape;
  refresh();
}

// From now on; what is painted stays as it is.
void MaskEditor::set_pattern(create::Pattern pattern) { pattern_ = pattern; }

void MaskEditor::set_mask(std::vector<bool> mask) {
  if (mask == mask_ || mask.size() != shape_.cell_count()) return;
  mask_ = std::move(mask);
  refresh();
  Q_EMIT changed();
}

std::uint32_t MaskEditor::clues() const {
  return static_cast<std::uint32_t>(std::ranges::count(mask_, true));
}

void MaskEditor::paint(sudoku::Cell cell) {
  std::vector<bool> mask = mask_;
  for (const auto& orbit : create::orbits(shape_.size(), pattern_)) {
    if (std::ranges::find(orbit, cell) == orbit.end()) continue;
    for (const sudoku::Cell each : orbit) mask[each] = painting_;
  }
  set_mask(std::move(mask));
}

void MaskEditor::refresh() {
  Overlay overlay;
  for (sudoku::Cell cell = 0; cell < mask_.size(); ++cell) {
    if (mask_[cell]) overlay.cells.emplace_back(cell, workspace_.palette().accent);
  }
  const sudoku::Grid empty(shape_);
  board_->show_digits(empty, empty, std::move(overlay));
  from_board_->setEnabled(workspace_.game().size() == shape_.size());
  count_->setText(workspace_.words("desktop.mask.count", {{"count", clues()}}));
}

}  // namespace quadrille::desktop
