#include "apps/desktop/set/puzzle_wishes.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <algorithm>
#include <cmath>

#include "apps/desktop/set/puzzle_facts.h"
#include "quadrille/create/level.h"

namespace quadrille::desktop {
namespace {

constexpr std::uint32_t kMostToMake = 36;  // larger boards take too long
constexpr double kNoRating = 0.9;          // below the least, and shown as "any"
constexpr double kMostRating = 9.0;

logic::Difficulty in_tenths(double rating) {
  return static_cast<logic::Difficulty>(std::lround(rating * 10));
}

QWidget* side_by_side(std::initializer_list<QWidget*> widgets) {
  auto* whole = new QWidget;
  auto* row = new QHBoxLayout(whole);
  row->setContentsMargins(0, 0, 0, 0);
  for (QWidget* widget : widgets)
    row->addWidget(widget, qobject_cast<QLabel*>(widget) != nullptr ? 0 : 1);
  return whole;
}

}  // namespace

std::vector<sudoku::Shape> PuzzleWishes::shapes_of(std::uint32_t size, const sudoku::Shape& like) {
  std::vector<sudoku::Shape> shapes;
  const auto add = [&](const Result<sudoku::Shape>& shape) {
    if (shape && std::ranges::find(shapes, *shape) == shapes.end()) shapes.push_back(*shape);
  };
  add(sudoku::Shape::of_size(size));
  for (std::uint32_t rows = 2; rows < size; ++rows) {
    if (size % rows == 0) add(sudoku::Shape::boxes(rows, size / rows));
  }
  add(sudoku::Shape::latin(size));
  if (like.size() == size && like.is_irregular()) add(like);
  return shapes;
}

PuzzleWishes::PuzzleWishes(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      workspace_(workspace),
      form_(new QFormLayout),
      beside_(new QStackedWidget(this)),
      preview_(new SmallBoard(workspace, this)),
      mask_(new MaskEditor(workspace, this)) {
  form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  build_board(*form_);
  build_difficulty(*form_);
  build_clues(*form_);
  preview_->setAccessibleName(workspace.words("desktop.board.name"));
  beside_->setMinimumSize(320, 360);
  beside_->addWidget(preview_);
  beside_->addWidget(mask_);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(18);
  row->addLayout(form_, 1);
  row->addWidget(beside_, 1);
  set_spec({.shape = workspace.game().shape()});
  connect(size_, &QSpinBox::valueChanged, this, [this] {
    offer_shapes();
    follow();
  });
  connect(masked_, &QCheckBox::toggled, this, &PuzzleWishes::follow);
  connect(mask_, &MaskEditor::changed, this, &PuzzleWishes::follow);
  connect(minimal_, &QCheckBox::toggled, this, &PuzzleWishes::follow);
  for (QComboBox* box : {shape_, level_, technique_, pattern_}) {
    connect(box, &QComboBox::currentIndexChanged, this, &PuzzleWishes::follow);
  }
  for (QDoubleSpinBox* box : {low_, high_}) {
    connect(box, &QDoubleSpinBox::valueChanged, this, &PuzzleWishes::follow);
  }
  for (QSpinBox* box : {fewest_, most_}) {
    connect(box, &QSpinBox::valueChanged, this, &PuzzleWishes::follow);
  }
}

void PuzzleWishes::build_board(QFormLayout& form) {
  const Words& words = workspace_.words();
  size_ = new QSpinBox(this);
  size_->setRange(2, static_cast<int>(kMostToMake));
  shape_ = new QComboBox(this);
  form.addRow(words("desktop.wishes.size"), size_);
  form.addRow(words("desktop.wishes.boxes"), shape_);
}

void PuzzleWishes::build_difficulty(QFormLayout& form) {
  const Words& words = workspace_.words();
  level_ = new QComboBox(this);
  low_ = new QDoubleSpinBox(this);
  high_ = new QDoubleSpinBox(this);
  for (QDoubleSpinBox* box : {low_, high_}) {
    box->setDecimals(1);
    box->setSingleStep(0.1);
    box->setRange(kNoRating, kMostRating);
    box->setSpecialValueText(words("desktop.wishes.any"));
  }
  low_->setAccessibleName(words("desktop.wishes.least_rating"));
  high_->setAccessibleName(words("desktop.wishes.most_rating"));
  technique_ = new QComboBox(this);
  technique_->addItem(words("desktop.wishes.any"));
  for (std::size_t number = 0; number < logic::kTechniqueCount; ++number) {
    technique_->addItem(
        words("desktop.steps.technique",
              {{"technique", logic::message_of(static_cast<logic::Technique>(number))}}));
  }
  form.addRow(words("desktop.wishes.level"), level_);
  form.addRow(words("desktop.wishes.rating"),
              side_by_side({low_, new QLabel(words("desktop.wishes.to")), high_}));
  form.addRow(words("desktop.wishes.technique"), technique_);
}

void PuzzleWishes::build_clues(QFormLayout& form) {
  const Words& words = workspace_.words();
  pattern_ = new QComboBox(this);
  for (const create::Pattern pattern : create::kPatterns) {
    pattern_->addItem(pattern_text(words, pattern));
  }
  pattern_->addItem(words("desktop.wishes.random_pattern"));
  fewest_ = new QSpinBox(this);
  most_ = new QSpinBox(this);
  for (QSpinBox* box : {fewest_, most_}) box->setSpecialValueText(words("desktop.wishes.any"));
  fewest_->setAccessibleName(words("desktop.wishes.fewest_clues"));
  most_->setAccessibleName(words("desktop.wishes.most_clues"));
  minimal_ = new QCheckBox(words("desktop.wishes.minimal"), this);
  masked_ = new QCheckBox(words("desktop.wishes.mask"), this);
  form.addRow(words("desktop.set.symmetry"), pattern_);
  form.addRow(words("desktop.wishes.clues"),
              side_by_side({fewest_, new QLabel(words("desktop.wishes.to")), most_}));
  form.addRow({}, minimal_);
  form.addRow({}, masked_);
}

sudoku::Shape PuzzleWishes::shape() const {
  return shapes_[static_cast<std::size_t>(std::max(0, shape_->currentIndex()))];
}

std::optional<create::Pattern> PuzzleWishes::pattern() const {
  const auto index = static_cast<std::size_t>(std::max(0, pattern_->currentIndex()));
  if (index >= create::kPatterns.size()) return std::nullopt;
  return create::kPatterns[index];
}

void PuzzleWishes::offer_shapes() {
  const QSignalBlocker quiet(shape_);
  shapes_ = shapes_of(static_cast<std::uint32_t>(size_->value()), workspace_.game().shape());
  shape_->clear();
  for (const sudoku::Shape& shape : shapes_) {
    shape_->addItem(workspace_.words().tell(shape.message()));
  }
  const int cells = size_->value() * size_->value();
  fewest_->setRange(0, cells);
  most_->setRange(0, cells);
}

// Those that the board can have; the one that was chosen stays, if it is among them.
void PuzzleWishes::offer_levels() {
  const QSignalBlocker quiet(level_);
  const int before = level_->currentIndex();
  const std::optional<logic::Level> chosen =
      before > 0 ? std::optional(offered_[static_cast<std::size_t>(before) - 1]) : std::nullopt;
  offered_ = create::levels_of(shape(), pattern().value_or(create::Pattern::none));
  level_->clear();
  level_->addItem(workspace_.words("desktop.wishes.any"));
  for (const logic::Level level : offered_) {
    level_->addItem(
        workspace_.words("desktop.steps.technique", {{"technique", logic::message_of(level)}}));
    if (chosen == level) level_->setCurrentIndex(level_->count() - 1);
  }
}

void PuzzleWishes::follow() {
  if (filling_) return;
  offer_levels();
  mask_->set_shape(shape());
  mask_->set_pattern(pattern().value_or(create::Pattern::none));
  const sudoku::Grid empty(shape());
  preview_->show_digits(empty, empty);
  beside_->setCurrentWidget(masked_->isChecked() ? static_cast<QWidget*>(mask_) : preview_);
  for (QWidget* box : {static_cast<QWidget*>(fewest_), static_cast<QWidget*>(most_)}) {
    box->setEnabled(!masked_->isChecked());
  }
  Q_EMIT changed();
}

void PuzzleWishes::add_row(const QString& label, QWidget* field) { form_->addRow(label, field); }

void PuzzleWishes::show_puzzle(const sudoku::Grid& puzzle) {
  preview_->show_digits(puzzle, puzzle);
  beside_->setCurrentWidget(preview_);
}

create::PuzzleSpec PuzzleWishes::spec() const {
  create::PuzzleSpec spec{.shape = shape()};
  spec.minimal = minimal_->isChecked();
  if (level_->currentIndex() > 0) {
    spec.level = offered_[static_cast<std::size_t>(level_->currentIndex()) - 1];
  }
  if (low_->value() > kNoRating) spec.difficulty.low = in_tenths(low_->value());
  if (high_->value() > kNoRating) spec.difficulty.high = in_tenths(high_->value());
  if (technique_->currentIndex() > 0) {
    spec.technique = static_cast<logic::Technique>(technique_->currentIndex() - 1);
  }
  // A mask has the symmetry that it was painted with.
  if (masked_->isChecked()) {
    spec.mask = mask_->mask();
    return spec;
  }
  spec.pattern = pattern();
  if (fewest_->value() > 0) spec.clues.low = static_cast<std::uint32_t>(fewest_->value());
  if (most_->value() > 0) spec.clues.high = static_cast<std::uint32_t>(most_->value());
  return spec;
}

void PuzzleWishes::set_spec(const create::PuzzleSpec& spec) {
  filling_ = true;
  size_->setValue(static_cast<int>(std::min(spec.shape.size(), kMostToMake)));
  offer_shapes();
  const auto found = std::ranges::find(shapes_, spec.shape);
  if (found != shapes_.end()) shape_->setCurrentIndex(static_cast<int>(found - shapes_.begin()));
  pattern_->setCurrentIndex(spec.pattern ? static_cast<int>(*spec.pattern)
                                         : static_cast<int>(create::kPatterns.size()));
  offer_levels();
  level_->setCurrentIndex(0);
  if (spec.level) {
    const auto level = std::ranges::find(offered_, *spec.level);
    if (level != offered_.end()) {
      level_->setCurrentIndex(static_cast<int>(level - offered_.begin()) + 1);
    }
  }
  low_->setValue(spec.difficulty.low == 0 ? kNoRating : spec.difficulty.low / 10.0);
  high_->setValue(spec.difficulty.high == UINT32_MAX ? kNoRating : spec.difficulty.high / 10.0);
  technique_->setCurrentIndex(spec.technique ? static_cast<int>(*spec.technique) + 1 : 0);
  fewest_->setValue(static_cast<int>(spec.clues.low));
  most_->setValue(spec.clues.high == UINT32_MAX ? 0 : static_cast<int>(spec.clues.high));
  minimal_->setChecked(spec.minimal);
  masked_->setChecked(spec.mask.has_value());
  filling_ = false;
  follow();
  if (spec.mask) mask_->set_mask(*spec.mask);
}

}  // namespace quadrille::desktop
