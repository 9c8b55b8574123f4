#include "apps/desktop/files/new_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QRandomGenerator>
#include <QVBoxLayout>
#include <algorithm>
#include <cassert>
#include <utility>

#include "quadrille/create/generate.h"
#include "quadrille/create/generate_rules.h"
#include "quadrille/create/jigsaw.h"
#include "quadrille/create/level.h"
#include "quadrille/create/stock.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

const QString kLevelName = u"new/level"_s;
constexpr int kEmptyBoard = -1;       // in place of a level
constexpr int kMostWithPuzzles = 25;  // larger ones take too long to make at a level
constexpr int kJigsawTries = 20;      // on hardly any no grid fits
// Boards of other kinds.
constexpr std::uint32_t kFewestWithRules = 4;
constexpr std::uint32_t kMostWithRules = 16;

// What there is besides boards with boxes alone: a rule, or what is laid on the board at random.
struct BoardKind {
  const char* id;     // "killer"
  const char* rules;  // as create/generate_rules.h reads them
  const char* label;  // of the program, or of the library
};
constexpr BoardKind kBoardKinds[] = {
    {"usual", "", "desktop.new.kind.usual"},
    {"jigsaw", "", "desktop.new.kind.jigsaw"},
    {"x", "x", "desktop.new.kind.x"},
    {"windows", "windows", "constraint.windows"},
    {"antiknight", "antiknight", "constraint.antiknight"},
    {"antiking", "antiking", "constraint.antiking"},
    {"nonconsecutive", "nonconsecutive", "constraint.nonconsecutive"},
    {"killer", "killer", "constraint.cage"},
    {"thermo", "thermo:5", "constraint.thermo"},
    {"arrow", "arrow:4", "constraint.arrow"},
};
constexpr int kUsualKind = 0;
constexpr int kJigsaw = 1;

create::RuleWishes wishes_of(int kind) {
  if (*kBoardKinds[kind].rules == '\0') return {};
  const auto wishes = create::parse_rule_wishes(kBoardKinds[kind].rules);
  assert(wishes.ok());
  return *wishes;
}

bool can_be(const sudoku::Shape& shape, int kind) {
  if (kind == kUsualKind) return true;
  if (shape.size() < kFewestWithRules || shape.size() > kMostWithRules) return false;
  return std::ranges::all_of(wishes_of(kind).rules, [&](const sudoku::Constraint& rule) {
    return sudoku::fits_board(shape, rule.kind);
  });
}

// A game on a new puzzle, or why there is none.
using Made = Result<play::Game>;

Made game_on(const sudoku::Grid& puzzle, const sudoku::Grid& solution) {
  play::Game game(puzzle);
  game.set_solution(solution);
  return game;
}

Made make_jigsaw(std::uint32_t size, std::uint64_t seed, const Stop& stop) {
  Random random(seed);
  for (int tries = 1;; ++tries) {
    const create::PuzzleSpec spec{.shape = create::random_regions(size, random)};
    const auto made = create::generate(spec, random.next(), &stop);
    if (made) return game_on(made->puzzle, made->solution);
    if (stop.requested() || tries == kJigsawTries) return made.error();
  }
}

Made make_with_rules(const sudoku::Shape& shape, int kind, std::uint64_t seed, const Stop& stop) {
  const auto made = create::generate_with_rules({shape, wishes_of(kind)}, seed, 0, &stop);
  if (!made) return made.error();
  return game_on(made->puzzle, made->solution);
}

}  // namespace

NewDialog::NewDialog(Workspace& workspace, QWidget* parent)
    : QDialog(parent),
      workspace_(workspace),
      size_(new QSpinBox(this)),
      boxes_(new QComboBox(this)),
      kind_(new QComboBox(this)),
      level_(new QComboBox(this)),
      state_(new QLabel(this)) {
  const Words& words = workspace.words();
  setWindowTitle(words("desktop.new.title"));
  size_->setRange(1, static_cast<int>(sudoku::kMaxSize));
  auto* form = new QFormLayout;
  form->addRow(words("desktop.new.size"), size_);
  form->addRow(words("desktop.new.boxes"), boxes_);
  form->addRow(words("desktop.new.kind"), kind_);
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
  connect(boxes_, &QComboBox::currentIndexChanged, this, &NewDialog::list_kinds);
  connect(kind_, &QComboBox::currentIndexChanged, this, &NewDialog::list_levels);
  connect(&job_, &Job::started, this, &NewDialog::refresh);
  connect(&job_, &Job::finished, this, &NewDialog::refresh);
  size_->setValue(static_cast<int>(workspace.game().size()));
  list_boxes();
  choose_as_last_time();
  // A size that is typed takes the place of the one that stands there.
  size_->setFocus();
  size_->selectAll();
}

void NewDialog::choose_as_last_time() {
  const int level = workspace_.settings().value(kLevelName, kEmptyBoard).toInt();
  const auto found =
      std::ranges::find(levels_, level, [](logic::Level each) { return static_cast<int>(each); });
  if (found != levels_.end()) {
    level_->setCurrentIndex(static_cast<int>(found - levels_.begin()) + 1);
  }
}

bool NewDialog::choose_kind(std::string_view id) {
  const auto found = std::ranges::find(kBoardKinds, id, &BoardKind::id);
  const int row = kind_->findData(static_cast<int>(found - std::begin(kBoardKinds)));
  if (row >= 0) kind_->setCurrentIndex(row);
  return row >= 0;
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
  list_kinds();
}

// Those that such a board can have; the one that was chosen stays, if it can.
void NewDialog::list_kinds() {
  const QVariant before = kind_->currentData();
  const QSignalBlocker quiet(kind_);
  kind_->clear();
  for (int kind = 0; kind < static_cast<int>(std::size(kBoardKinds)); ++kind) {
    if (!can_be(shape(), kind)) continue;
    QString name = workspace_.words(kBoardKinds[kind].label);
    name[0] = name[0].toUpper();
    kind_->addItem(name, kind);
  }
  kind_->setCurrentIndex(std::max(0, kind_->findData(before)));
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
  if (kind() != kUsualKind) {
    level_->addItem(workspace_.words("desktop.new.made"));
    level_->setCurrentIndex(1);
    return;
  }
  if (size_->value() <= kMostWithPuzzles) levels_ = create::levels_of(shape());
  for (const logic::Level level : levels_) {
    const QString name = workspace_.words().tell(logic::message_of(level));
    level_->addItem(workspace_.words("desktop.new.puzzle", {{"level", name.toStdString()}}));
  }
  level_->setCurrentIndex(std::max(0, level_->findText(before)));
}

void NewDialog::begin() {
  const int chosen = level_->currentIndex();
  if (kind() == kUsualKind) {
    begin_usual(chosen);
  } else if (chosen == 0) {
    offer_empty();
  } else {
    const std::uint64_t seed = QRandomGenerator::global()->generate64();
    make([shape = shape(), kind = kind(), seed](const Stop& stop) {
      return kind == kJigsaw ? make_jigsaw(shape.size(), seed, stop)
                             : make_with_rules(shape, kind, seed, stop);
    });
  }
}

// To type in, with the rules of its kind.
void NewDialog::offer_empty() {
  sudoku::Grid empty(shape());
  if (auto ruled = sudoku::with_constraints(empty, wishes_of(kind()).rules)) {
    empty = *std::move(ruled);
  }
  accept();
  workspace_.offer(play::Game(empty, play::Mode::set));
}

void NewDialog::begin_usual(int chosen) {
  workspace_.settings().set_value(
      kLevelName,
      chosen == 0 ? kEmptyBoard : static_cast<int>(levels_[static_cast<std::size_t>(chosen) - 1]));
  if (chosen == 0) {
    offer_empty();
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
  make([spec, seed](const Stop& stop) -> Made {
    const Result<create::GeneratedPuzzle> made = create::generate(spec, seed, &stop);
    if (!made) return made.error();
    return game_on(made->puzzle, made->solution);
  });
}

void NewDialog::make(const std::function<Result<play::Game>(const Stop& stop)>& maker) {
  job_.start([this, maker](const Stop& stop, const Post& post) {
    Made made = maker(stop);
    post([this, made = std::move(made)] {
      if (!made) {
        state_->setText(workspace_.words().tell(made.error()));
        return;
      }
      accept();
      workspace_.offer(*made);
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
                         static_cast<QWidget*>(kind_), static_cast<QWidget*>(level_)}) {
    field->setEnabled(!works);
  }
  if (works) state_->setText(workspace_.words("desktop.new.making"));
}

}  // namespace quadrille::desktop
