#include "apps/desktop/set/set_panel.h"

#include <QHBoxLayout>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QVBoxLayout>
#include <chrono>
#include <utility>

#include "apps/desktop/look/icons.h"
#include "apps/desktop/play/verdict_line.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;
using create::Pattern;
using sudoku::Verdict;

const QString kShownName = u"set/shown"_s;
constexpr std::size_t kMostNamed = 12;  // cells that are listed by name
constexpr int kSettledSteps = 1000;     // of the bar
constexpr std::chrono::milliseconds kSettledEvery{100};

QString cell_list(const sudoku::Shape& shape, const std::vector<sudoku::Cell>& cells) {
  QStringList names;
  for (const sudoku::Cell cell : cells) {
    if (names.size() == kMostNamed) {
      names.append(u"…"_s);
      break;
    }
    names.append(to_qt(sudoku::cell_name(shape, cell)));
  }
  return names.join(u", "_s);
}

}  // namespace

SetPanel::SetPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace), facts_(workspace) {
  build();
  connect(&facts_, &PuzzleFacts::changed, this, &SetPanel::refresh);
  connect(&workspace, &Workspace::puzzle_changed, this, &SetPanel::refresh);
  connect(&workspace, &Workspace::symbols_changed, this, &SetPanel::refresh);
  connect(&workspace.theme(), &Theme::changed, this, &SetPanel::refresh);
  connect(&workspace, &Workspace::puzzle_changed, &job_, &Job::forget);
  connect(&workspace, &Workspace::game_changed, this, [this] {
    if (isVisible()) show_on_board();
  });
  connect(pattern_, &QComboBox::currentIndexChanged, this, &SetPanel::refresh);
  connect(shown_, &QCheckBox::toggled, this, [this](bool on) {
    workspace_.settings().set_value(kShownName, on);
    show_on_board();
  });
  connect(minimize_, &QPushButton::clicked, this, &SetPanel::minimize);
  connect(&job_, &Job::finished, this, &SetPanel::refresh);
  refresh();
}

void SetPanel::build() {
  const Words& words = workspace_.words();
  auto* inside = new QWidget(this);
  sign_ = new QLabel(inside);
  verdict_ = sentence_label(inside);
  auto* head = new QHBoxLayout;
  head->addWidget(sign_, 0, Qt::AlignTop);
  head->addWidget(verdict_, 1, Qt::AlignVCenter);
  grid_ = new FactGrid(workspace_, inside);
  clues_ = grid_->add("desktop.set.clues");
  rating_ = grid_->add("desktop.set.rating");
  needless_ = grid_->add("desktop.set.needless");
  symmetry_ = grid_->add("desktop.set.symmetry");
  pattern_ = new QComboBox(inside);
  for (const Pattern pattern : create::kPatterns) {
    pattern_->addItem(pattern_text(words, pattern));
  }
  // As wide as there is room: the names of symmetries are long in some languages.
  pattern_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  grid_->add_row("desktop.set.keep", pattern_);
  missing_ = grid_->add("");
  shown_ = new QCheckBox(words("desktop.set.shown"), inside);
  shown_->setChecked(workspace_.settings().value(kShownName, true).toBool());
  minimize_ = new QPushButton(words("desktop.set.minimize"), inside);
  minimize_->setToolTip(words("desktop.set.minimize_explained"));
  pair_ = new TwoSolutions(workspace_, inside);
  count_ = new CountRow(workspace_, inside);
  settled_ = new QProgressBar(inside);
  settled_->setRange(0, kSettledSteps);
  settled_->setTextVisible(false);
  settled_->setMaximumHeight(6);
  QSizePolicy room = settled_->sizePolicy();
  room.setRetainSizeWhenHidden(true);
  settled_->setSizePolicy(room);
  auto* tools = new QHBoxLayout;
  tools->addWidget(minimize_);
  tools->addWidget(settled_, 1);
  auto* column = new QVBoxLayout(inside);
  column->setSpacing(10);
  column->addLayout(head);
  column->addWidget(grid_);
  column->addWidget(shown_);
  column->addLayout(tools);
  column->addWidget(count_);
  column->addWidget(pair_);
  column->addStretch();
  auto* area = new QScrollArea(this);
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setWidget(inside);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(area);
  setMinimumWidth(290);
}

void SetPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  facts_.watch(true);
  // Whoever comes here looks at the givens: what other panels have shown makes room.
  workspace_.set_overlay(nullptr, nullptr);
  refresh();
}

void SetPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  facts_.watch(false);
  put_away();
}

void SetPanel::put_away() {
  if (overlay_ && workspace_.overlay() == overlay_) workspace_.set_overlay(nullptr, nullptr);
  overlay_.reset();
}

Pattern SetPanel::pattern() const {
  return create::kPatterns[static_cast<std::size_t>(std::max(0, pattern_->currentIndex()))];
}

void SetPanel::keep_pattern(Pattern pattern) {
  pattern_->setCurrentIndex(static_cast<int>(pattern));
}

void SetPanel::refresh() {
  const auto& answer = workspace_.answer();
  const Palette& palette = workspace_.palette();
  const Verdict verdict = answer ? answer->verdict : Verdict::unknown;
  const bool good = verdict == Verdict::one;
  const bool bad = verdict == Verdict::none;
  const QColor& ink = good ? palette.good : bad ? palette.bad : palette.ink_soft;
  const std::string_view icon = good ? "check" : bad ? "close" : "watch";
  const Theme& theme = workspace_.theme();
  sign_->setPixmap(icon_of(icon, ink, ink).pixmap(theme.icon_size(20), devicePixelRatioF()));
  verdict_->setFont(theme.font(1.15));
  verdict_->setText(verdict_text(workspace_));
  refresh_facts();
  refresh_symmetry();
  const bool two = answer && answer->solution && answer->another;
  pair_->setVisible(two);
  if (two) {
    pair_->show_pair(workspace_.game().puzzle(), *answer->solution, *answer->another);
  }
  minimize_->setText(workspace_.words(job_.running() ? "desktop.stop" : "desktop.set.minimize"));
  settled_->setVisible(job_.running());
  const sudoku::Grid puzzle = workspace_.game().puzzle();
  minimize_->setEnabled(job_.running() || (good && !puzzle.has_marks() && !puzzle.constraints()));
  if (isVisible()) show_on_board();
}

void SetPanel::refresh_facts() {
  const Words& words = workspace_.words();
  const auto& answer = workspace_.answer();
  // Of a puzzle with several solutions or none there is nothing to tell.
  const bool one = !answer || answer->verdict == Verdict::one;
  const QString looking = words("desktop.set.looking");
  clues_->setText(words.number(facts_.clues()));
  const auto& rating = facts_.rating();
  rating_->setText(
      rating ? words("desktop.set.rated", {{"rating", logic::message_of(*rating)},
                                           {"level", logic::message_of(*facts_.level())},
                                           {"technique", logic::message_of(rating->hardest)}})
             : looking);
  const auto& needless = facts_.needless();
  const bool some = needless && !needless->cells.empty();
  needless_->setText(
      !needless ? looking
      : !some   ? words("desktop.set.all_needed")
                : words("desktop.set.needless_cells",
                        {{"count", needless->cells.size()},
                         {"cells",
                          cell_list(workspace_.game().shape(), needless->cells).toStdString()}}));
  grid_->set_shown(rating_, one);
  grid_->set_shown(needless_, one, some ? workspace_.palette().warn_soft : QColor());
}

void SetPanel::refresh_symmetry() {
  const Words& words = workspace_.words();
  QStringList names;
  const std::vector<Pattern> patterns =
      facts_.clues() == 0 ? std::vector<Pattern>() : facts_.patterns();
  // All of them together have a name of their own.
  if (!patterns.empty() && patterns.back() == Pattern::full) {
    names.append(pattern_text(words, Pattern::full));
  } else {
    for (const Pattern pattern : patterns) names.append(pattern_text(words, pattern));
  }
  symmetry_->setText(names.isEmpty() ? pattern_text(words, Pattern::none) : names.join(u", "_s));
  const auto missing =
      create::missing_for(pattern(), workspace_.game().size(), facts_.clue_cells());
  grid_->set_shown(missing_, pattern() != Pattern::none && facts_.clues() > 0,
                   missing.empty() ? QColor() : workspace_.palette().family_pale[3]);
  missing_->setText(
      missing.empty()
          ? words("desktop.set.symmetric")
          : words("desktop.set.missing",
                  {{"count", missing.size()},
                   {"cells", cell_list(workspace_.game().shape(), missing).toStdString()}}));
}

QString SetPanel::told() const {
  return QStringList{verdict_->text(),  clues_->text(),    rating_->text(),
                     needless_->text(), symmetry_->text(), missing_->text()}
      .join(u'\n');
}

// Needless clues, cells that the symmetry lacks, and cells that differ in two solutions.
void SetPanel::show_on_board() {
  put_away();
  // What another panel shows stays.
  if (!shown_->isChecked() || workspace_.overlay()) return;
  const Palette& palette = workspace_.palette();
  auto overlay = std::make_shared<Overlay>();
  if (const auto& answer = workspace_.answer(); answer && answer->solution && answer->another) {
    for (const sudoku::Cell cell : differing_cells(*answer->solution, *answer->another)) {
      overlay->cells.emplace_back(cell, palette.warn_soft);
    }
  }
  if (facts_.needless()) {
    for (const sudoku::Cell cell : facts_.needless()->cells) {
      overlay->cells.emplace_back(cell, palette.warn_soft);
    }
  }
  if (pattern() != Pattern::none) {
    for (const sudoku::Cell cell :
         create::missing_for(pattern(), workspace_.game().size(), facts_.clue_cells())) {
      overlay->cells.emplace_back(cell, palette.family_pale[3]);
    }
  }
  if (overlay->cells.empty()) return;
  overlay_ = overlay;
  workspace_.set_overlay(this, overlay_);
}

void SetPanel::minimize() {
  if (job_.running()) {
    job_.stop();
    return;
  }
  const std::uint64_t seed = QRandomGenerator::global()->generate64();
  job_.start([this, puzzle = workspace_.game().puzzle(), seed, kept = pattern()](const Stop& stop,
                                                                                 const Post& post) {
    auto next = Stop::Clock::now();
    const auto told = [&](double part) {
      if (Stop::Clock::now() < next) return;
      next = Stop::Clock::now() + kSettledEvery;
      post([this, part] { settled_->setValue(qRound(part * kSettledSteps)); });
    };
    const Result<create::Minimized> less = create::minimize(puzzle, seed, &stop, kept, told);
    if (!less) {
      post([this, error = less.error()] { workspace_.say(workspace_.words().tell(error)); });
    } else {
      post([this, found = *less] { take(found); });
    }
  });
  settled_->setValue(0);
  refresh();
}

// As one step, which can be undone; also what a stop has left half done.
void SetPanel::take(const create::Minimized& less) {
  const std::uint32_t before = facts_.clues();
  const std::uint32_t after = less.puzzle.given_count();
  workspace_.act([&](play::Game& game) { return game.set_givens(less.puzzle); });
  workspace_.say(
      workspace_.words(less.complete ? "desktop.set.minimized" : "desktop.set.minimized_partly",
                       {{"count", before - after}, {"left", after}}));
}

}  // namespace quadrille::desktop
