#include "apps/desktop/files/new_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QRandomGenerator>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "quadrille/create/generate.h"
#include "quadrille/create/level.h"
#include "quadrille/create/stock.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

const QString kLevelName = u"new/level"_s;
constexpr int kEmptyBoard = -1;       // in place of a level
constexpr int kMostWithPuzzles = 25;  // larger ones take too long to make at a level

}  // namespace

NewDialog::NewDialog(Workspace& workspace, QWidget* parent)
    : QDialog(parent),
      workspace_(workspace),
      size_(new QSpinBox(this)),
      boxes_(new QComboBox(this)),
      level_(new QComboBox(this)),
      state_(new QLabel(this)) {
  const Words& words = workspace.words();
  setWindowTitle(words("desktop.new.title"));
  size_->setRange(1, static_cast<int>(sudoku::kMaxSize));
  auto* form = new QFormLayout;
  form->addRow(words("desktop.new.size"), size_);
  form->addRow(words("desktop.new.boxes"), boxes_);
  form->addRow(words("desktop.new.level"), level_);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  level_->setMinimumContentsLength(28);
  state_->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Cancel)->setText(words("desktop.button.cancel"));
  make_ = buttons->addButton(words("desktop.new.make"), QDialogButtonBox::AcceptRole);
  auto* column = new QVBoxLayout(this);
  column->addLayout(form);
  column->addWidget(state_);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &NewDialog::begin);
  connect(buttons, &QDialogButtonBox::rejected, this, &NewDialog::reject);
  connect(size_, &QSpinBox::valueChanged, this, &NewDialog::list_boxes);
  connect(boxes_, &QComboBox::currentIndexChanged, this, &NewDialog::list_levels);
  connect(&job_, &Job::started, this, &NewDialog::refresh);
  connect(&job_, &Job::finished, this, &NewDialog::refresh);
  size_->setValue(static_cast<int>(workspace.game().size()));
  list_boxes();
  choose_as_last_time();
}

void NewDialog::choose_as_last_time() {
  const int level = workspace_.settings().value(kLevelName, kEmptyBoard).toInt();
  const auto found =
      std::ranges::find(levels_, level, [](logic::Level each) { return static_cast<int>(each); });
  if (found != levels_.end()) {
    level_->setCurrentIndex(static_cast<int>(found - levels_.begin()) + 1);
  }
}

// The usual boxes first, then all others of that size, then none.
void NewDialog::list_boxes() {
  const auto size = static_cast<std::uint32_t>(size_->value());
  const sudoku::Shape usual = *sudoku::Shape::of_size(size);
  const QSignalBlocker quiet(boxes_);
  boxes_->clear();
  const auto add = [this](std::uint32_t rows, std::uint32_t columns) {
    boxes_->addItem(u"%1 × %2"_s.arg(rows).arg(columns), rows);
  };
  if (usual.has_boxes()) add(usual.box_rows(), usual.box_columns());
  for (std::uint32_t rows = 2; rows < size; ++rows) {
    if (size % rows == 0 && rows != usual.box_rows()) add(rows, size / rows);
  }
  boxes_->addItem(workspace_.words("desktop.new.latin"), 0);
  list_levels();
}

sudoku::Shape NewDialog::shape() const {
  const auto size = static_cast<std::uint32_t>(size_->value());
  const std::uint32_t rows = boxes_->currentData().toUInt();
  return rows == 0 ? *sudoku::Shape::latin(size) : *sudoku::Shape::boxes(rows, size / rows);
}

void NewDialog::list_levels() {
  const QString before = level_->currentText();
  level_->clear();
  level_->addItem(workspace_.words("desktop.new.empty"));
  levels_.clear();
  if (size_->value() <= kMostWithPuzzles) levels_ = create::levels_of(shape());
  for (const logic::Level level : levels_) {
    const QString name = workspace_.words().tell(logic::message_of(level));
    level_->addItem(workspace_.words("desktop.new.puzzle", {{"level", name.toStdString()}}));
  }
  level_->setCurrentIndex(std::max(0, level_->findText(before)));
}

void NewDialog::begin() {
  const int chosen = level_->currentIndex();
  workspace_.settings().set_value(
      kLevelName,
      chosen == 0 ? kEmptyBoard : static_cast<int>(levels_[static_cast<std::size_t>(chosen) - 1]));
  if (chosen == 0) {
    workspace_.offer(play::Game(sudoku::Grid(shape()), play::Mode::set));
    accept();
    return;
  }
  create::PuzzleSpec spec{.shape = shape()};
  spec.level = levels_[static_cast<std::size_t>(chosen) - 1];
  const std::uint64_t seed = QRandomGenerator::global()->generate64();
  Random random(seed);
  if (const auto ready = create::take_from_stock(spec.shape, *spec.level, random)) {
    accept();
    workspace_.offer(play::Game(*ready));
    return;
  }
  job_.start([this, spec, seed](const Stop& stop, const Post& post) {
    Result<create::GeneratedPuzzle> made = create::generate(spec, seed, &stop);
    post([this, made = std::move(made)] {
      if (!made) {
        state_->setText(workspace_.words().tell(made.error()));
        return;
      }
      play::Game game(made->puzzle);
      game.set_solution(made->solution);
      accept();
      workspace_.offer(std::move(game));
    });
  });
}

// The first time it ends the work; then the dialog.
void NewDialog::reject() {
  if (job_.running()) {
    job_.stop();
  } else {
    QDialog::reject();
  }
}

void NewDialog::refresh() {
  const bool works = job_.running();
  make_->setEnabled(!works);
  for (QWidget* field : {static_cast<QWidget*>(size_), static_cast<QWidget*>(boxes_),
                         static_cast<QWidget*>(level_)}) {
    field->setEnabled(!works);
  }
  if (works) state_->setText(workspace_.words("desktop.new.making"));
}

}  // namespace quadrille::desktop
