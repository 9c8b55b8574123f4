#include "apps/desktop/matrix/matrix_panel.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "apps/desktop/workspace/icon_button.h"
#include "quadrille/boards/layout.h"
#include "quadrille/play/selection.h"

namespace quadrille::desktop {
namespace {

// Rows that can be marked while the slider is drawn.
constexpr std::size_t kMarkedAtOnce = 200'000;
// Rows that light up for selected cells. More of them would set nothing off.
constexpr std::size_t kMostLit = 50'000;

}  // namespace

MatrixPanel::MatrixPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace) {
  const Words& words = workspace.words();
  form_ = new QComboBox(this);
  form_->addItem(words("desktop.matrix.form_whole"));
  form_->addItem(words("desktop.matrix.form_pruned"));
  form_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  form_->setMinimumContentsLength(12);
  form_->setAccessibleName(words("desktop.matrix.form"));
  form_->setToolTip(words("desktop.matrix.form"));
  facts_ = new OneLineLabel(this);
  view_ = new MatrixView(workspace, this);
  entered_label_ = new QLabel(this);
  entered_ = new QSlider(Qt::Horizontal, this);
  entered_->setAccessibleName(words("desktop.matrix.entered"));
  entered_->setToolTip(words("desktop.matrix.entered"));
  entered_->setPageStep(5);
  told_ = new QLabel(this);
  told_->setWordWrap(true);
  told_->setTextFormat(Qt::PlainText);
  told_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  told_->setMinimumHeight(2 * told_->fontMetrics().lineSpacing() + 4);
  told_->setTextInteractionFlags(Qt::TextSelectableByMouse);

  auto* top = new QHBoxLayout;
  top->addWidget(form_, 1);
  top->addWidget(facts_, 1);
  top->addWidget(button("zoom_out", "desktop.matrix.zoom_out", &MatrixPanel::zoom_out));
  top->addWidget(button("fit", "desktop.matrix.fit", &MatrixPanel::fit));
  top->addWidget(button("zoom_in", "desktop.matrix.zoom_in", &MatrixPanel::zoom_in));
  auto* givens = new QHBoxLayout;
  givens->addWidget(entered_, 1);
  givens->addWidget(entered_label_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 6, 6, 6);
  column->addLayout(top);
  column->addWidget(view_, 1);
  column->addLayout(givens);
  column->addWidget(told_);

  connect(form_, &QComboBox::currentIndexChanged, this, &MatrixPanel::make);
  connect(entered_, &QSlider::valueChanged, this, &MatrixPanel::enter);
  connect(view_, &MatrixView::pointed, this, [this] {
    if (is_of_board()) {
      workspace_.point_at(view_->source()->on_board(view_->pointed_at()));
    }
  });
  connect(view_, &MatrixView::picked, this, &MatrixPanel::pick);
  connect(view_, &MatrixView::told_changed, this, &MatrixPanel::tell);
  connect(&workspace, &Workspace::game_changed, this, &MatrixPanel::make);
  connect(&workspace, &Workspace::symbols_changed, this, &MatrixPanel::tell);
  connect(&workspace, &Workspace::selection_changed, this, &MatrixPanel::light_selection);
  connect(&workspace, &Workspace::overlay_changed, this, &MatrixPanel::light_selection);
  connect(&workspace, &Workspace::pointed_changed, this, [this] {
    if (is_of_board()) {
      view_->point_at(view_->source()->in_matrix(workspace_.pointed()));
    }
  });
}

QToolButton* MatrixPanel::button(const char* icon, const char* key, void (MatrixPanel::*press)()) {
  QToolButton* made = icon_button(workspace_, {icon, key, 18}, this);
  connect(made, &QToolButton::clicked, this, press);
  return made;
}

// The matrix of an empty board is made once for a shape; what the digits on the board do to it is
// worked out after each of them.
void MatrixPanel::make() {
  stale_ = !isVisible();
  if (stale_) return;
  const sudoku::Grid digits = workspace_.game().digits();
  Source whole = whole_;
  if (whole != nullptr && !(whole->legend()->shape == digits.shape())) whole.reset();
  marking_.forget();
  view_->set_waiting(workspace_.words("desktop.matrix.making"));
  facts_->setText(workspace_.words("desktop.matrix.making"));
  if (form() == Form::pruned || digits.constraints()) {
    job_.start([this, digits](const Stop& stop, const Post& post) {
      auto encoding = sudoku::encode(digits, sudoku::Form::pruned, &stop);
      if (!encoding) return;
      auto source = source_of(digits, *encoding);
      post([this, source] {
        entering_.reset();
        show_matrix(source, nullptr);
      });
    });
    return;
  }
  job_.start([this, digits, whole](const Stop& stop, const Post& post) {
    Source source = whole;
    if (source == nullptr) {
      auto encoding = sudoku::encode(sudoku::Grid(digits.shape()), sudoku::Form::pruned, &stop);
      if (!encoding) return;
      source = std::make_shared<const MatrixSource>(*encoding);
    }
    auto entering = std::make_shared<const render::GivensEntering>(source->encoding(), digits);
    const Entered entered = entered_of(*entering, entering->count());
    if (stop.requested()) return;
    post([this, source, entering, entered] {
      whole_ = source;
      entering_ = entering;
      const QSignalBlocker quiet(entered_);
      entered_->setRange(0, static_cast<int>(entering->count()));
      entered_->setValue(entered_->maximum());
      show_entered(entered);
    });
  });
}

MatrixPanel::Entered MatrixPanel::entered_of(const render::GivensEntering& entering,
                                             std::size_t count) {
  auto marks = std::make_shared<render::MatrixMarks>(entering.marks(count));
  const auto left = std::ranges::count(marks->rows, render::RowState::left);
  return {.count = count, .marks = marks, .left = static_cast<std::uint64_t>(left)};
}

// What the slider asks for; of large matrices as soon as it is worked out.
void MatrixPanel::enter() {
  if (entering_ == nullptr) return;
  const auto count = static_cast<std::size_t>(entered_->value());
  if (whole_->problem().option_count() <= kMarkedAtOnce) {
    show_entered(entered_of(*entering_, count));
    return;
  }
  marking_.start([this, entering = entering_, count](const Stop& stop, const Post& post) {
    const Entered entered = entered_of(*entering, count);
    if (!stop.requested()) post([this, entered] { show_entered(entered); });
  });
}

void MatrixPanel::show_entered(const Entered& entered) {
  entered_label_->setText(workspace_.words(
      "desktop.matrix.entered_facts",
      {{"count", entered.count}, {"of", entering_->count()}, {"left", entered.left}}));
  show_matrix(whole_, entered.marks);
}

void MatrixPanel::show_matrix(const Source& source, const Marks& marks) {
  const bool any = entering_ != nullptr && entering_->count() > 0;
  entered_->setVisible(any);
  entered_label_->setVisible(any);
  view_->show_problem(source, marks);
  facts_->setText(facts_of(workspace_.words(), source->problem()));
  light_selection();
}

// The next one may still be in the making.
bool MatrixPanel::is_of_board() const {
  const Source& source = view_->source();
  return source != nullptr && source->legend() != nullptr &&
         source->legend()->shape == workspace_.game().shape();
}

// A step that is shown on the board comes first; then the cells that are selected.
void MatrixPanel::light_selection() {
  if (!is_of_board()) return;
  const Source& source = view_->source();
  const sudoku::Shape& shape = source->legend()->shape;
  render::MatrixLight light;
  const Overlay* overlay = workspace_.overlay().get();
  if (overlay != nullptr && overlay->scene) {
    const std::vector<render::Role>& roles = overlay->scene->roles;
    for (std::size_t place = 0; place < roles.size(); ++place) {
      if (roles[place] == render::Role::none) continue;
      const sudoku::Placement placement{static_cast<sudoku::Cell>(place / shape.size()),
                                        static_cast<sudoku::Digit>(place % shape.size() + 1)};
      if (const auto option = source->option_of(placement)) light.options.push_back(*option);
    }
  } else if (workspace_.selection().cells.size() * shape.size() <= kMostLit) {
    for (const sudoku::Cell cell : workspace_.selection().cells) {
      const auto item = source->item_of(sudoku::Layout::rule(cell));
      if (!item) continue;
      light.items.push_back(*item);
      const auto options = source->ones().options_of(*item);
      light.options.insert(light.options.end(), options.begin(), options.end());
    }
  }
  view_->set_light(light);
}

// The cells that it is about are selected.
void MatrixPanel::pick(const render::MatrixPointed& pointed) {
  if (!is_of_board()) return;
  const Pointed at = view_->source()->on_board(pointed);
  const sudoku::Layout& layout = workspace_.game().layout();
  if (at.option) {
    workspace_.select(play::only(at.option->cell));
  } else if (at.rule && layout.is_cell(*at.rule)) {
    workspace_.select(play::only(index(*at.rule)));
  } else if (at.rule) {
    const auto cells = layout.cells(layout.unit(*at.rule));
    workspace_.select({.cells = {cells.begin(), cells.end()}, .cursor = cells.front()});
  }
}

void MatrixPanel::tell() {
  const QString told = view_->told();
  told_->setText(told.isEmpty() ? workspace_.words("desktop.matrix.hint") : told);
}

void MatrixPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) make();
}

}  // namespace quadrille::desktop
