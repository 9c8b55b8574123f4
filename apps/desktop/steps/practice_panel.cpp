#include "apps/desktop/steps/practice_panel.h"

#include <QRandomGenerator>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "quadrille/logic/find.h"
#include "quadrille/logic/lesson.h"
#include "quadrille/play/hint.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

const QString kTechniqueName = u"practice/technique"_s;
constexpr int kFewLetters = 18;

// Whether the player has done what the step says.
bool is_made(const play::Game& game, const logic::Deduction& step) {
  const auto out = [&](sudoku::Placement option) {
    const play::CellState& cell = game.cell(option.cell);
    return cell.digit != 0 ? cell.digit != option.digit : !cell.centre.has(option.digit);
  };
  const bool placed = !step.places || game.cell(step.places->cell).digit == step.places->digit;
  return placed && std::ranges::all_of(step.rules_out, out);
}

// The position as a game: what is ruled out by then is no mark.
play::Game game_at(const create::Practice& practice) {
  play::Game game(practice.puzzle);
  game.set_solution(practice.solution);
  game.apply(practice.before, true);
  const auto has_marks = [](const play::CellState& cell) { return !cell.centre.empty(); };
  if (std::ranges::none_of(game.cells(), has_marks)) game.fill_marks();
  return game;
}

}  // namespace

PracticePanel::PracticePanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      workspace_(workspace),
      technique_(new QComboBox(this)),
      about_(new QLabel(this)),
      next_(new QPushButton(this)),
      state_(new QLabel(workspace.words("desktop.practice.explained"), this)) {
  technique_->setAccessibleName(workspace.words("desktop.steps.name"));
  technique_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  technique_->setMinimumContentsLength(kFewLetters);
  technique_->setMaxVisibleItems(20);
  list_techniques();
  for (QLabel* text : {about_, state_}) {
    text->setWordWrap(true);
    text->setTextFormat(Qt::PlainText);
  }
  auto* column = new QVBoxLayout(this);
  column->addWidget(technique_);
  column->addWidget(about_);
  column->addWidget(next_, 0, Qt::AlignLeft);
  column->addWidget(state_);
  column->addStretch();
  connect(technique_, &QComboBox::currentIndexChanged, this, [this] {
    workspace_.settings().set_value(kTechniqueName, technique_->currentData());
    tell_technique();
  });
  connect(next_, &QPushButton::clicked, this, &PracticePanel::next);
  connect(&job_, &Job::started, this, &PracticePanel::refresh);
  connect(&job_, &Job::finished, this, &PracticePanel::refresh);
  connect(&workspace, &Workspace::game_opened, this, [this] {
    ours_ = opening_;
    if (!ours_) sought_.clear();
  });
  connect(&workspace, &Workspace::game_changed, this, &PracticePanel::look_at_game);
  tell_technique();
  refresh();
}

// Those that a rating knows, from the easiest on: puzzles can be made that need them. Nested chains
// and trials take too long to look for.
void PracticePanel::list_techniques() {
  for (std::size_t number = 0; number < logic::kTechniqueCount; ++number) {
    const auto technique = static_cast<logic::Technique>(number);
    if (!logic::is_on_scale(technique) || technique >= logic::Technique::nested_chains) continue;
    technique_->addItem(
        workspace_.words("desktop.steps.technique", {{"technique", logic::message_of(technique)}}),
        static_cast<int>(number));
  }
  const QVariant last =
      workspace_.settings().value(kTechniqueName, static_cast<int>(logic::Technique::pointing));
  technique_->setCurrentIndex(std::max(0, technique_->findData(last.toInt())));
}

logic::Technique PracticePanel::technique() const {
  return static_cast<logic::Technique>(technique_->currentData().toInt());
}

void PracticePanel::choose(logic::Technique technique) {
  technique_->setCurrentIndex(technique_->findData(static_cast<int>(technique)));
}

void PracticePanel::tell_technique() {
  about_->setText(to_qt(logic::what_sentence(workspace_.words().language(), technique())));
}

void PracticePanel::next() {
  if (job_.running()) {
    job_.stop();
    return;
  }
  const std::uint64_t seed = QRandomGenerator::global()->generate64();
  job_.start([this, wanted = technique(), seed](const Stop& stop, const Post& post) {
    Result<create::Practice> found = create::practice(wanted, seed, &stop);
    post([this, found = std::move(found)] {
      if (found) {
        open(*found);
      } else {
        state_->setText(workspace_.words().tell(found.error()));
      }
    });
  });
  state_->setText(workspace_.words("desktop.practice.looking"));
}

// In place of the last position nothing is asked; in place of another game, as for any puzzle.
void PracticePanel::open(const create::Practice& practice) {
  logic::Position position(practice.puzzle);
  for (const logic::Deduction& step : practice.before) logic::apply(step, position);
  const QString name = workspace_.words(
      "desktop.practice.name", {{"technique", logic::message_of(practice.step.technique)}});
  opening_ = true;
  if (ours_) {
    workspace_.turn_to(game_at(practice), name);
  } else {
    workspace_.offer(game_at(practice), name);
  }
  opening_ = false;
  sought_.clear();
  if (!ours_) {
    state_->setText(workspace_.words("desktop.practice.explained"));
    return;
  }
  sought_ = logic::find_all(position, practice.step.technique);
  state_->setText(workspace_.words("desktop.practice.find",
                                   {{"technique", logic::message_of(practice.step.technique)}}));
  Q_EMIT workspace_.board_wanted();
}

void PracticePanel::look_at_game() {
  const play::Game& game = workspace_.game();
  const auto made = [&](const logic::Deduction& step) { return is_made(game, step); };
  if (sought_.empty() || std::ranges::none_of(sought_, made)) return;
  state_->setText(workspace_.words("desktop.practice.found",
                                   {{"technique", logic::message_of(sought_.front().technique)}}));
  workspace_.say(state_->text());
  sought_.clear();
}

void PracticePanel::refresh() {
  next_->setText(workspace_.words(job_.running() ? "desktop.stop" : "desktop.practice.next"));
  technique_->setEnabled(!job_.running());
}

}  // namespace quadrille::desktop
