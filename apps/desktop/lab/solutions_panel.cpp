#include "apps/desktop/lab/solutions_panel.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QSplitter>
#include <QVBoxLayout>
#include <chrono>

#include "apps/desktop/base/steady_count.h"
#include "quadrille/cover/search.h"

namespace quadrille::desktop {
namespace {

// As many as anybody looks through; the rest can be counted.
constexpr std::size_t kMostListed = 10'000;
// What is found is handed to the window in parcels.
constexpr auto kParcelTime = std::chrono::milliseconds(60);
constexpr std::size_t kParcelSize = 500;

using Clock = std::chrono::steady_clock;

}  // namespace

SolutionsPanel::SolutionsPanel(const Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace), done_(std::make_shared<std::atomic<double>>(0)) {
  const Words& words = workspace.words();
  model_ = new SolutionsModel(workspace.words(), this);
  list_ = new QListView(this);
  list_->setModel(model_);
  list_->setUniformItemSizes(true);
  list_->setTextElideMode(Qt::ElideRight);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setAccessibleName(words("desktop.lab.solutions"));
  pictures_ = new QStackedWidget(this);
  drawing_ = new DrawingView(workspace.theme(), pictures_);
  options_ = new QPlainTextEdit(pictures_);
  options_->setReadOnly(true);
  options_->setAccessibleName(words("desktop.lab.options"));
  pictures_->addWidget(drawing_);
  pictures_->addWidget(options_);
  auto* parts = new QSplitter(Qt::Horizontal, this);
  parts->addWidget(list_);
  parts->addWidget(pictures_);
  parts->setStretchFactor(0, 1);
  parts->setStretchFactor(1, 1);
  parts->setSizes({400, 400});
  parts->setChildrenCollapsible(false);
  status_ = new QLabel(this);
  status_->setWordWrap(true);
  progress_ = new QProgressBar(this);
  progress_->setRange(0, 1000);
  progress_->setTextVisible(false);
  progress_->setFixedWidth(140);
  progress_->setAccessibleName(words("desktop.lab.progress"));
  stop_ = new QPushButton(words("desktop.lab.stop"), this);
  count_ = new QPushButton(words("desktop.lab.count"), this);
  auto* row = new QHBoxLayout;
  row->addWidget(status_, 1);
  row->addWidget(progress_);
  row->addWidget(stop_);
  row->addWidget(count_);
  auto* column = new QVBoxLayout(this);
  column->addLayout(row);
  column->addWidget(parts, 1);
  connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
          &SolutionsPanel::show_selected);
  connect(stop_, &QPushButton::clicked, this, &SolutionsPanel::stop);
  connect(count_, &QPushButton::clicked, this, &SolutionsPanel::count);
  connect(&job_, &Job::tick, this, &SolutionsPanel::show_progress);
  connect(&job_, &Job::finished, this, &SolutionsPanel::end);
  connect(&job_, &Job::ran_out_of_memory, this,
          [this] { counted_ = workspace_.words("desktop.dance.too_large"); });
  end();
}

void SolutionsPanel::show_problem(const LabProblem& problem) {
  job_.forget();
  problem_ = problem;
  all_ = false;
  counted_.clear();
  model_->show_problem(problem.source);
  show_selected();
  if (problem.source != nullptr) {
    find();
  } else {
    end();
  }
}

void SolutionsPanel::find() {
  work_ = Work::find;
  job_.start([this, problem = problem_.source->problem()](const Stop& stop, const Post& post) {
    cover::Search search(problem, {.stop = &stop});
    std::vector<Solution> parcel;
    std::size_t found = 0;
    auto handed_over = Clock::now();
    const auto hand_over = [&] {
      post([this, parcel = std::move(parcel)] {
        const bool first = model_->count() == 0 && !parcel.empty();
        model_->append(parcel);
        if (first) list_->setCurrentIndex(model_->index(0));
        show_progress();
      });
      parcel.clear();
      handed_over = Clock::now();
    };
    while (found < kMostListed && search.next()) {
      ++found;
      parcel.emplace_back(search.solution().begin(), search.solution().end());
      if (parcel.size() >= kParcelSize || Clock::now() - handed_over > kParcelTime) hand_over();
    }
    const bool all =
        search.exhausted() || (found == kMostListed && !search.next() && search.exhausted());
    hand_over();
    post([this, all] { all_ = all; });
  });
  show_progress();
}

void SolutionsPanel::count() {
  if (problem_.source == nullptr) return;
  work_ = Work::count;
  counted_.clear();
  done_ = std::make_shared<std::atomic<double>>(0);
  job_.start([this, problem = problem_.source->problem(), done = done_](const Stop& stop,
                                                                        const Post& post) {
    const auto begin = Clock::now();
    const cover::Count found =
        count_steadily(problem, stop, [&](const cover::Count&, double part) { done->store(part); });
    const auto milliseconds =
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin).count();
    post([this, found, milliseconds] {
      counted_ =
          workspace_.words(found.exact ? "desktop.lab.counted" : "desktop.lab.counted_part",
                           {{"number", workspace_.words().number(found.number()).toStdString()},
                            {"count", number_for_plural(found.number())},
                            {"time", milliseconds}});
    });
  });
  show_progress();
}

void SolutionsPanel::end() {
  stop_->setVisible(false);
  progress_->setVisible(false);
  count_->setVisible(problem_.source != nullptr);
  count_->setEnabled(!all_ || model_->count() > 0);
  if (problem_.source == nullptr) {
    status_->setText(workspace_.words("desktop.lab.no_problem"));
  } else if (work_ == Work::count) {
    status_->setText(counted_);
  } else if (model_->count() == 0) {
    status_->setText(workspace_.words(all_ ? "desktop.lab.none" : "desktop.lab.stopped"));
  } else {
    status_->setText(workspace_.words(all_ ? "desktop.lab.found_all" : "desktop.lab.found_first",
                                      {{"count", model_->count()}}));
  }
}

void SolutionsPanel::show_progress() {
  if (!job_.running()) return;
  stop_->setVisible(true);
  count_->setVisible(false);
  progress_->setVisible(work_ == Work::count);
  progress_->setValue(qRound(done_->load() * 1000));
  status_->setText(work_ == Work::count
                       ? workspace_.words("desktop.lab.counting")
                       : workspace_.words("desktop.lab.finding", {{"count", model_->count()}}));
}

void SolutionsPanel::show_selected() {
  const QModelIndex current = list_->currentIndex();
  const bool drawable = problem_.entry.has_value();
  pictures_->setCurrentIndex(drawable ? 0 : 1);
  if (!current.isValid()) {
    drawing_->show_drawing({}, {});
    options_->clear();
    return;
  }
  const Solution& solution = model_->at(current.row());
  if (drawable) {
    drawing_->show_drawing(*problem_.drawn(solution), problem_.entry->picture);
    drawing_->setAccessibleName(
        workspace_.words("desktop.lab.drawing", {{"number", current.row() + 1}}));
    return;
  }
  QStringList lines;
  for (const cover::OptionId option : solution) {
    lines.append(option_text(problem_.source->problem(), option));
  }
  options_->setPlainText(lines.join(u'\n'));
}

}  // namespace quadrille::desktop
