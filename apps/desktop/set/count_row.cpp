#include "apps/desktop/set/count_row.h"

#include <QGridLayout>

#include "apps/desktop/base/steady_count.h"
#include "quadrille/rules/encode.h"
#include "quadrille/solve/solve.h"

namespace quadrille::desktop {
namespace {

constexpr int kSteps = 1000;  // of the bar

}  // namespace

CountRow::CountRow(Workspace& workspace, QWidget* parent, std::chrono::milliseconds patience)
    : QWidget(parent),
      workspace_(workspace),
      patience_(patience),
      button_(new QPushButton(workspace.words("desktop.count.start"), this)),
      text_(new QLabel(this)),
      bar_(new QProgressBar(this)) {
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  text_->setWordWrap(true);
  bar_->setRange(0, kSteps);
  bar_->setTextVisible(false);
  bar_->setMaximumHeight(6);
  auto* rows = new QGridLayout(this);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->addWidget(button_, 0, 0);
  rows->addWidget(text_, 0, 1);
  rows->addWidget(bar_, 1, 0, 1, 2);
  rows->setColumnStretch(1, 1);
  connect(button_, &QPushButton::clicked, this, &CountRow::toggle);
  connect(&workspace, &Workspace::puzzle_changed, this, &CountRow::forget);
  connect(&job_, &Job::finished, this, [this] {
    button_->setText(workspace_.words("desktop.count.start"));
    bar_->hide();
  });
  connect(&job_, &Job::ran_out_of_memory, this,
          [this] { text_->setText(workspace_.words("desktop.count.memory")); });
  forget();
}

void CountRow::forget() {
  job_.forget();
  text_->setText(workspace_.words("desktop.count.none"));
  button_->setText(workspace_.words("desktop.count.start"));
  bar_->hide();
}

void CountRow::toggle() {
  if (job_.running()) {
    job_.stop();
    return;
  }
  job_.start([this, puzzle = workspace_.game().puzzle()](const Stop& stop, const Post& post) {
    if (const auto solutions = count_at_once(puzzle, stop)) {
      post([this, number = solutions->text()] { show_count(number, true, true, 1); });
      return;
    }
    const auto encoding = sudoku::encode(puzzle, sudoku::Form::pruned, &stop);
    if (!encoding) return;
    const cover::Count all = count_steadily(
        encoding->problem, stop, [this, &post](const cover::Count& count, double done) {
          post([this, number = count.number(), exact = count.exact, done] {
            show_count(number, exact, false, done);
          });
        });
    post([this, number = all.number(), exact = all.exact] { show_count(number, exact, true, 1); });
  });
  button_->setText(workspace_.words("desktop.stop"));
  text_->setText(workspace_.words("desktop.count.counting"));
  bar_->setValue(0);
  bar_->show();
}

// Bands tell nothing before they are done; but most boards that they can take are counted at once,
// with however many solutions. Nothing where it takes longer, or the stop came.
std::optional<Natural> CountRow::count_at_once(const sudoku::Grid& puzzle, const Stop& stop) const {
  if (refusal(sudoku::EngineName::bands, puzzle)) return std::nullopt;
  Stop soon(&stop);
  soon.set_deadline(Stop::after(patience_));
  sudoku::Count count = sudoku::count(puzzle, UINT64_MAX, {.stop = &soon});
  if (!count.exact) return std::nullopt;
  return std::move(count.solutions);
}

void CountRow::show_count(const std::string& number, bool exact, bool ended, double progress) {
  bar_->setValue(static_cast<int>(progress * kSteps));
  const std::string parted = workspace_.words().number(number).toStdString();
  text_->setText(exact
                     ? workspace_.words("desktop.count.exact",
                                        {{"number", parted}, {"count", number_for_plural(number)}})
                     : workspace_.words(ended ? "desktop.count.stopped" : "desktop.count.so_far",
                                        {{"number", parted}}));
}

}  // namespace quadrille::desktop
