#include "apps/desktop/set/generate_dialog.h"

#include <QDialogButtonBox>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

#include "quadrille/create/generate.h"
#include "quadrille/create/level.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr std::chrono::milliseconds kTellEvery{150};

}  // namespace

GenerateDialog::GenerateDialog(Workspace& workspace, QWidget* parent)
    : QDialog(parent),
      workspace_(workspace),
      wishes_(new PuzzleWishes(workspace, this)),
      seed_(new QLineEdit(this)),
      state_(new QLabel(this)) {
  const Words& words = workspace.words();
  setWindowTitle(words("desktop.generate.title"));
  seed_->setPlaceholderText(words("desktop.generate.random_seed"));
  seed_->setValidator(new QRegularExpressionValidator(QRegularExpression(u"[0-9]{0,19}"_s), seed_));
  state_->setWordWrap(true);
  state_->setTextFormat(Qt::PlainText);
  state_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  state_->setMinimumHeight(state_->fontMetrics().height() * 2);
  auto* buttons = new QDialogButtonBox(this);
  generate_ = buttons->addButton(words("desktop.generate.start"), QDialogButtonBox::ActionRole);
  open_ = buttons->addButton(words("desktop.generate.open"), QDialogButtonBox::AcceptRole);
  buttons->addButton(words("desktop.preferences.close"), QDialogButtonBox::RejectRole);
  generate_->setDefault(true);
  open_->setEnabled(false);
  wishes_->add_row(words("desktop.generate.seed"), seed_);
  auto* column = new QVBoxLayout(this);
  column->addWidget(wishes_, 1);
  column->addWidget(state_);
  column->addWidget(buttons);
  connect(wishes_, &PuzzleWishes::changed, this, &GenerateDialog::check);
  connect(generate_, &QPushButton::clicked, this, &GenerateDialog::generate);
  connect(open_, &QPushButton::clicked, this, &GenerateDialog::open_puzzle);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(&job_, &Job::finished, this, [this] {
    generate_->setText(workspace_.words("desktop.generate.start"));
    wishes_->setEnabled(true);
  });
  connect(&job_, &Job::ran_out_of_memory, this,
          [this] { tell(workspace_.words("desktop.count.memory"), true); });
  check();
}

void GenerateDialog::set_seed(std::uint64_t seed) { seed_->setText(QString::number(seed)); }

void GenerateDialog::tell(const QString& text, bool bad) {
  QPalette colours = QWidget::palette();
  if (bad) colours.setColor(QPalette::WindowText, workspace_.palette().bad);
  state_->setPalette(colours);
  state_->setText(text);
}

// Whoever wishes for something else has done with the puzzle that was made.
void GenerateDialog::check() {
  made_.reset();
  open_->setEnabled(false);
  generate_->setDefault(true);
  const auto wrong = create::impossible(wishes_->spec());
  generate_->setEnabled(!wrong);
  if (wrong) {
    tell(workspace_.words().tell(*wrong), true);
  } else {
    tell(workspace_.words("desktop.generate.ready"));
  }
}

void GenerateDialog::generate() {
  if (job_.running()) {
    job_.stop();
    return;
  }
  const create::PuzzleSpec spec = wishes_->spec();
  if (create::impossible(spec)) return;
  const std::uint64_t seed = seed_->text().isEmpty() ? QRandomGenerator::global()->generate()
                                                     : seed_->text().toULongLong();
  made_.reset();
  open_->setEnabled(false);
  job_.start([this, spec, seed](const Stop& stop, const Post& post) {
    create::Series series(spec, {.seed = seed,
                                 .threads = std::max(1U, std::thread::hardware_concurrency()),
                                 .stop = &stop});
    auto next = Stop::Clock::now() + kTellEvery;
    const auto done = series.make([&] {
      if (Stop::Clock::now() < next) return true;
      next = Stop::Clock::now() + kTellEvery;
      post([this, told = series.stats().message(spec)] {
        tell(workspace_.words("desktop.generate.tried", {{"tried", told}}));
      });
      return true;
    });
    if (!done) {
      post([this, error = done.error()] { tell(workspace_.words().tell(error), true); });
      return;
    }
    const std::vector<create::GeneratedPuzzle> all = series.take();
    if (all.empty()) {
      post([this, told = series.stats().message(spec)] {
        tell(workspace_.words("desktop.generate.stopped", {{"tried", told}}));
      });
      return;
    }
    const create::GeneratedPuzzle& made = all.front();
    logic::RateOptions options;
    options.find.stop = &stop;
    const logic::Rating rating = made.rating ? *made.rating : logic::rate(made.puzzle, options);
    post([this, made, rating, seed] { show_made(made, rating, seed); });
  });
  generate_->setText(workspace_.words("desktop.stop"));
  wishes_->setEnabled(false);
  tell(workspace_.words("desktop.generate.working"));
}

void GenerateDialog::show_made(const create::GeneratedPuzzle& made, const logic::Rating& rating,
                               std::uint64_t seed) {
  made_ = made;
  wishes_->show_puzzle(made.puzzle);
  open_->setEnabled(true);
  open_->setDefault(true);
  open_->setFocus();
  tell(workspace_.words("desktop.generate.made",
                        {{"clues", made.puzzle.given_count()},
                         {"rating", logic::message_of(rating)},
                         {"level", logic::message_of(create::level_of(made.puzzle, rating))},
                         {"seed", std::to_string(seed)}}));
}

void GenerateDialog::open_puzzle() {
  if (!made_) return;
  play::Game game(made_->puzzle);
  game.set_solution(made_->solution);
  accept();
  workspace_.offer(std::move(game));
}

}  // namespace quadrille::desktop
