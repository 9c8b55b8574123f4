#include "apps/desktop/lab/lab_window.h"

#include <QHBoxLayout>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

namespace quadrille::desktop {

using namespace Qt::Literals::StringLiterals;

LabWindow::LabWindow(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace) {
  const Words& words = workspace.words();
  setWindowTitle(words("desktop.lab.title"));
  choice_ = new ProblemChoice(workspace, this);
  views_ = new QTabWidget(this);
  solutions_ = new SolutionsPanel(workspace, views_);
  views_->addTab(solutions_, words("desktop.lab.solutions"));
  views_->addTab(make_matrix(), words("desktop.lab.matrix"));
  views_->addTab(make_dance(), words("desktop.lab.dance"));
  auto* parts = new QSplitter(Qt::Horizontal, this);
  parts->addWidget(choice_);
  parts->addWidget(views_);
  parts->setStretchFactor(0, 0);
  parts->setStretchFactor(1, 1);
  parts->setSizes({280, 900});
  parts->setChildrenCollapsible(false);
  auto* row = new QHBoxLayout(this);
  row->addWidget(parts);
  connect(choice_, &ProblemChoice::chosen, this, &LabWindow::show_problem);
  connect(views_, &QTabWidget::currentChanged, this, &LabWindow::make_visible);
  connect(&choice_->files(), &LabFiles::named, this, [this](const QString& name) {
    setWindowTitle(name + u" – "_s + workspace_.words("desktop.lab.title"));
  });
  connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
  choice_->choose_entry("queens", 8);
}

QWidget* LabWindow::make_matrix() {
  auto* page = new QWidget(views_);
  matrix_ = new MatrixView(workspace_, page);
  auto* told = new QLabel(page);
  told->setWordWrap(true);
  told->setTextFormat(Qt::PlainText);
  told->setMinimumHeight(2 * told->fontMetrics().lineSpacing());
  auto* column = new QVBoxLayout(page);
  column->addWidget(matrix_, 1);
  column->addWidget(told);
  connect(matrix_, &MatrixView::told_changed, told, [this, told] {
    const QString text = matrix_->told();
    told->setText(text.isEmpty() ? workspace_.words("desktop.lab.matrix_hint") : text);
  });
  return page;
}

QWidget* LabWindow::make_dance() {
  auto* page = new QWidget(views_);
  dance_ = new DanceView(workspace_, page);
  drawing_ = new DrawingView(workspace_.theme(), page);
  auto* column = new QVBoxLayout(page);
  danced_parts_ = new QSplitter(Qt::Horizontal, page);
  danced_parts_->addWidget(drawing_);
  danced_parts_->addWidget(dance_);
  danced_parts_->setStretchFactor(1, 1);
  danced_parts_->setChildrenCollapsible(false);
  column->addWidget(danced_parts_);
  connect(dance_, &DanceView::moment_changed, this, &LabWindow::draw_moment);
  connect(dance_, &DanceView::recorded, this, [this] {
    if (render::can_draw_links(danced_->problem())) dance_->show_links(true);
  });
  return page;
}

void LabWindow::show_problem() {
  const LabProblem& problem = choice_->problem();
  solutions_->show_problem(problem);
  matrix_->show_problem(problem.source, nullptr);
  drawing_->setVisible(problem.entry.has_value());
  drawing_->show_drawing({}, {});
  // A long row stands over the dance, other drawings beside it.
  const auto blank = problem.drawn({});
  const bool row = blank && blank->columns > 4 * blank->rows;
  danced_parts_->setOrientation(row ? Qt::Vertical : Qt::Horizontal);
  danced_parts_->setSizes(row ? QList<int>{70, 600} : QList<int>{190, 700});
  danced_.reset();
  dance_->clear({});
  make_visible();
}

// A dance is recorded when somebody looks at it.
void LabWindow::make_visible() {
  const Source& source = choice_->problem().source;
  if (views_->currentIndex() != static_cast<int>(View::dance) || source == danced_) return;
  danced_ = source;
  if (source != nullptr) dance_->record([source](const Stop& /*stop*/) { return source; });
}

void LabWindow::draw_moment() {
  const LabProblem& problem = choice_->problem();
  if (dance_->replay() == nullptr || problem.source != danced_) return;
  if (auto drawing = problem.drawn(dance_->replay()->path())) {
    drawing_->show_drawing(*std::move(drawing), problem.entry->picture);
  }
}

}  // namespace quadrille::desktop
