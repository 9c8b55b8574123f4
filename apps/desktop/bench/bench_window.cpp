#include "apps/desktop/bench/bench_window.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

#include "apps/desktop/bench/bench_bars.h"
#include "apps/desktop/bench/machine.h"
#include "apps/desktop/files/file_text.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

const std::string kBoardName = "board";
constexpr int kWholeProgress = 1000;
constexpr int kFewLetters = 16;

}  // namespace

BenchWindow::BenchWindow(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      workspace_(workspace),
      model_(workspace.words()),
      progress_(new QProgressBar(this)),
      status_(new QLabel(this)) {
  const Words& words = workspace.words();
  setWindowTitle(words("desktop.bench.title") + u" – "_s + words("desktop.name"));
  status_->setTextFormat(Qt::PlainText);
  status_->setWordWrap(true);
  progress_->setRange(0, kWholeProgress);
  progress_->setTextVisible(false);
  progress_->setFixedHeight(10);
  progress_->setAccessibleName(words("desktop.bench.progress"));
  const measure::ReportOrigin origin = this_machine();
  auto* machine =
      new QLabel(to_qt(origin.machine + "\n" + origin.compiler + " · " + origin.version), this);
  machine->setFont(workspace.theme().font(0.88));
  machine->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  machine->setWordWrap(true);
  auto* column = new QVBoxLayout(this);
  column->setSpacing(10);
  column->addWidget(controls());
  column->addWidget(table(), 1);
  column->addWidget(progress_);
  column->addWidget(status_);
  column->addWidget(machine);
  resize(1200, 640);
  connect(&job_, &Job::finished, this, &BenchWindow::settle);
  connect(&job_, &Job::tick, this, &BenchWindow::tell_preparing);
  connect(&workspace.theme(), &Theme::changed, this, &BenchWindow::refresh);
  refresh();
}

QWidget* BenchWindow::controls() {
  const Words& words = workspace_.words();
  auto* row = new QWidget(this);
  source_ = new QComboBox(row);
  source_->addItem(words("desktop.bench.all_levels"), kAllLevels);
  const auto levels = measure::puzzle_levels();
  for (std::size_t i = 0; i < levels.size(); ++i) {
    source_->addItem(model_.title(std::string(levels[i].name)), static_cast<int>(i));
  }
  source_->addItem(words("desktop.bench.board"), kBoard);
  source_->addItem(words("desktop.bench.file"), kFile);
  connect(source_, &QComboBox::activated, this, [this] {
    failed_ = false;
    if (source_->currentData() == kFile) ask_for_file();
    refresh();
  });
  seconds_ = new QDoubleSpinBox(row);
  seconds_->setRange(0.1, 60);
  seconds_->setSingleStep(0.5);
  seconds_->setDecimals(1);
  seconds_->setValue(0.5);
  seconds_->setSuffix(u" s"_s);
  connect(seconds_, &QDoubleSpinBox::valueChanged, this, &BenchWindow::refresh);
  engines_ = new QMenu(row);
  fill_engines();
  auto* engines = new QPushButton(words("desktop.bench.engines"), row);
  engines->setMenu(engines_);
  go_ = new QPushButton(row);
  go_->setDefault(true);
  connect(go_, &QPushButton::clicked, this, [this] { running() ? stop() : start(); });
  copy_ = new QPushButton(workspace_.theme().icon("copy"), words("desktop.bench.copy"), row);
  auto* formats = new QMenu(copy_);
  connect(formats->addAction(words("desktop.bench.csv")), &QAction::triggered, this,
          &BenchWindow::copy_csv);
  connect(formats->addAction(words("desktop.bench.markdown")), &QAction::triggered, this,
          &BenchWindow::copy_markdown);
  connect(formats->addAction(words("desktop.bench.save")), &QAction::triggered, this,
          &BenchWindow::ask_to_save);
  shown_ = new QComboBox(row);
  for (const char* key :
       {"desktop.bench.shown.rate", "desktop.bench.shown.each", "desktop.bench.shown.number"}) {
    shown_->addItem(words(key));
  }
  connect(shown_, &QComboBox::currentIndexChanged, this,
          [this](int shown) { model_.show_as(static_cast<BenchModel::Shown>(shown)); });
  copy_->setMenu(formats);
  auto* puzzles = new QLabel(words("desktop.bench.puzzles"), row);
  puzzles->setBuddy(source_);
  auto* time = new QLabel(words("desktop.bench.time"), row);
  time->setBuddy(seconds_);
  auto* shown = new QLabel(words("desktop.bench.shown"), row);
  shown->setBuddy(shown_);
  // The longest entries need not be seen whole, so that the window fits on a small screen.
  for (QComboBox* each : {source_, shown_}) {
    each->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    each->setMinimumContentsLength(kFewLetters);
  }
  auto* lines = new QVBoxLayout(row);
  lines->setContentsMargins(0, 0, 0, 0);
  const auto add_line = [lines](std::initializer_list<QWidget*> left,
                                std::initializer_list<QWidget*> right) {
    auto* line = new QHBoxLayout;
    for (QWidget* each : left) line->addWidget(each);
    line->addStretch();
    for (QWidget* each : right) line->addWidget(each);
    lines->addLayout(line);
  };
  add_line({puzzles, source_, engines}, {go_});
  add_line({time, seconds_, shown, shown_}, {copy_});
  return row;
}

void BenchWindow::fill_engines() {
  for (const measure::Contender& engine : measure::all_contenders()) {
    if (!measure::is_available(engine)) continue;
    const QString name = to_qt(engine.name);
    QAction* action = engines_->addAction(
        name + u" – "_s + workspace_.words("desktop.bench.engine." + std::string(engine.name)));
    action->setData(name);
    action->setCheckable(true);
    action->setChecked(engine.usual);
    connect(action, &QAction::toggled, this, &BenchWindow::refresh);
  }
}

QWidget* BenchWindow::table() {
  table_ = new QTableView(this);
  table_->setModel(&model_);
  table_->setAccessibleName(workspace_.words("desktop.bench.title"));
  table_->setItemDelegate(new BenchBars(workspace_.theme(), table_));
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setTabKeyNavigation(false);
  table_->setShowGrid(true);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  table_->horizontalHeader()->setMinimumSectionSize(
      QFontMetrics(workspace_.theme().font()).averageCharWidth() * 20);
  table_->horizontalHeader()->setFixedHeight(QFontMetrics(workspace_.theme().font()).height() + 14);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  table_->verticalHeader()->setMinimumSectionSize(
      table_->itemDelegate()->sizeHint({}, QModelIndex()).height());
  table_->verticalHeader()->setDefaultAlignment(Qt::AlignCenter);
  table_->verticalHeader()->setHighlightSections(false);
  return table_;
}

BenchPlan BenchWindow::plan() const {
  BenchPlan plan{.seconds = seconds_->value()};
  const auto levels = measure::puzzle_levels();
  const int source = source_->currentData().toInt();
  if (source == kBoard) {
    // With constraints there would be nothing to compare: only one kind of engine takes them.
    const sudoku::Grid puzzle = workspace_.game().puzzle();
    if (!puzzle.constraints()) plan.sets.push_back({.name = kBoardName, .puzzle = puzzle});
  } else if (source == kFile) {
    if (!file_.isEmpty()) plan.sets.push_back({.name = short_name(file_), .file = file_});
  } else {
    for (std::size_t i = 0; i < levels.size(); ++i) {
      if (source != kAllLevels && source != static_cast<int>(i)) continue;
      plan.sets.push_back({.name = std::string(levels[i].name), .level = &levels[i]});
    }
  }
  const QList<QAction*> chosen = engines_->actions();
  for (const measure::Contender& engine : measure::all_contenders()) {
    const bool wanted = std::ranges::any_of(chosen, [&](const QAction* action) {
      return action->isChecked() && action->data().toString() == to_qt(engine.name);
    });
    if (wanted) plan.engines.push_back(engine);
  }
  return plan;
}

void BenchWindow::choose_file(const QString& path) {
  file_ = path;
  source_->setCurrentIndex(source_->findData(kFile));
  source_->setItemText(source_->currentIndex(),
                       workspace_.words("desktop.bench.file_named", {{"file", short_name(path)}}));
  refresh();
}

void BenchWindow::ask_for_file() {
  const QString path = QFileDialog::getOpenFileName(
      this, workspace_.words("desktop.bench.file"), QFileInfo(file_).path(),
      workspace_.words("desktop.file.all_formats") + u" (*)"_s);
  if (!path.isEmpty()) {
    choose_file(path);
  } else if (file_.isEmpty()) {
    source_->setCurrentIndex(0);
  }
}

void BenchWindow::start() {
  const BenchPlan wanted = plan();
  if (wanted.sets.empty() || wanted.engines.empty()) return;
  std::vector<std::string> names;
  for (const BenchSet& set : wanted.sets) names.push_back(set.name);
  model_.begin(wanted.engines, names, wanted.seconds);
  failed_ = false;
  progress_->setValue(0);
  job_.start([this, wanted](const Stop& stop, const Post& post) {
    const std::optional<Error> error =
        run_bench(wanted, stop, [&](const BenchNews& news) { post([this, news] { take(news); }); });
    if (error) post([this, error = *error] { fail(error); });
  });
  refresh();
  progress_->setRange(0, 0);  // nobody knows how long that takes
  preparing_.start();
  tell(workspace_.words("desktop.bench.preparing"));
}

// As long as the puzzles of a set are brought into their forms, and each of them is checked.
void BenchWindow::tell_preparing() {
  if (!preparing_.isValid() || preparing_.elapsed() < 1000) return;
  tell(workspace_.words("desktop.bench.preparing_for",
                        {{"seconds", static_cast<std::uint64_t>(preparing_.elapsed() / 1000)}}));
}

void BenchWindow::stop() { job_.stop(); }

void BenchWindow::take(const BenchNews& news) {
  progress_->setRange(0, kWholeProgress);
  // The next set is prepared when this one is done.
  preparing_.invalidate();
  if (news.done) preparing_.start();
  double done = 0;
  for (const measure::ReportRow& row : news.rows) done += row.seconds;
  const double all = seconds_->value() * static_cast<double>(news.rows.size());
  const double sets = model_.columnCount();
  const double part = news.done ? 1 : std::min(1.0, done / all);
  progress_->setValue(static_cast<int>(kWholeProgress * (static_cast<double>(news.set) + part) /
                                       std::max(1.0, sets)));
  if (!news.rows.empty()) {
    tell(workspace_.words("desktop.bench.running",
                          {{"set", model_.title(news.rows[0].level).toStdString()}}));
  }
  model_.show(news.set, news.rows, news.done);
}

void BenchWindow::fail(const Error& error) {
  failed_ = true;
  tell(workspace_.words().tell(error), true);
  workspace_.say(status_->text());
}

void BenchWindow::tell(const QString& text, bool trouble) {
  QPalette colours;
  if (trouble) colours.setColor(QPalette::WindowText, workspace_.palette().bad);
  status_->setPalette(colours);
  status_->setText(text);
}

void BenchWindow::settle() {
  preparing_.invalidate();
  progress_->setRange(0, kWholeProgress);
  const bool whole = progress_->value() == progress_->maximum();
  refresh();
  if (!failed_) {
    tell(workspace_.words(whole ? "desktop.bench.done" : "desktop.bench.stopped"));
  }
}

void BenchWindow::refresh() {
  const Words& words = workspace_.words();
  const bool busy = running();
  const BenchPlan next = plan();
  go_->setText(words(busy             ? "desktop.bench.stop"
                     : model_.empty() ? "desktop.bench.start"
                                      : "desktop.bench.repeat"));
  go_->setIcon(workspace_.theme().icon(busy ? "stop" : "play"));
  go_->setEnabled(busy || (!next.sets.empty() && !next.engines.empty()));
  source_->setEnabled(!busy);
  seconds_->setEnabled(!busy);
  engines_->setEnabled(!busy);
  copy_->setEnabled(!busy && !model_.empty());
  copy_->setIcon(workspace_.theme().icon("copy"));
  if (busy || failed_ || !model_.empty()) return;
  std::vector<std::string> names;
  for (const BenchSet& set : next.sets) names.push_back(set.name);
  model_.begin(next.engines, names, next.seconds);
  const double all = next.seconds * static_cast<double>(next.sets.size() * next.engines.size());
  tell(words("desktop.bench.explained",
             {{"seconds", static_cast<std::uint64_t>(std::max(1.0, all + 0.5))}}));
}

std::string BenchWindow::csv() const {
  const measure::ReportOrigin origin = this_machine();
  return measure::report_csv(model_.report(), &origin);
}

void BenchWindow::copy_csv() const { QApplication::clipboard()->setText(to_qt(csv())); }

bool BenchWindow::save_csv(const QString& path) {
  const Result<void> saved = write_file(path, csv());
  if (!saved) fail(saved.error());
  return saved.ok();
}

void BenchWindow::ask_to_save() {
  const QString path = QFileDialog::getSaveFileName(
      this, as_name(workspace_.words("desktop.bench.save")), u"benchmark.csv"_s,
      workspace_.words("desktop.bench.csv_files") + u" (*.csv)"_s);
  if (!path.isEmpty()) save_csv(path);
}

void BenchWindow::copy_markdown() const {
  const measure::ReportOrigin origin = this_machine();
  QApplication::clipboard()->setText(to_qt(measure::report_markdown(model_.report(), &origin)));
}

void BenchWindow::closeEvent(QCloseEvent* event) {
  stop();
  QWidget::closeEvent(event);
}

}  // namespace quadrille::desktop
