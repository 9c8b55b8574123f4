#include "apps/desktop/matrix/matrix_view.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "apps/desktop/matrix/matrix_painter.h"

namespace quadrille::desktop {
namespace {

using render::MatrixPointed;

// Names are measured by a few hundred of them, which is enough to see how long they are.
constexpr std::uint32_t kNamesMeasured = 300;

template <class Name>
double longest_of(std::uint32_t count, const QFontMetricsF& metrics, const Name& name) {
  double most = 1;
  const std::uint32_t step = std::max(1U, count / kNamesMeasured);
  const auto measure = [&](std::uint32_t at) {
    most = std::max(most, metrics.horizontalAdvance(name(at)));
  };
  for (std::uint32_t at = 0; at < count; at += step) measure(at);
  if (count > 0) measure(count - 1);
  return most;
}

}  // namespace

MatrixView::MatrixView(const Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace), map_(new MiniMap(workspace.theme(), this)) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAutoFillBackground(false);
  map_->hide();
  setAccessibleDescription(workspace.words("desktop.matrix.label"));
  tell_assistants();
  connect(&far_, &DensityImage::ready, this, qOverload<>(&QWidget::update));
  connect(&workspace.theme(), &Theme::changed, this, [this] {
    measure_names();
    update();
  });
  connect(&workspace, &Workspace::symbols_changed, this, qOverload<>(&QWidget::update));
  connect(map_, &MiniMap::moved, this, [this](double item, double option) {
    const render::MatrixExtent room = extent();
    const render::MatrixScales scale = scales(room, part_.zoom);
    look_at({part_.zoom, item - room.width / scale.x / 2, option - room.height / scale.y / 2});
  });
}

void MatrixView::show_problem(const Source& source, const Marks& marks) {
  marks_ = marks;
  if (source != source_) {
    source_ = source;
    names_.reset();
    pointed_ = {};
    light_ = {};
    action_ = {};
    far_.forget();
    if (source_ != nullptr) {
      names_.emplace(workspace_, source_);
      measure_names();
      part_ = home(extent());
    }
    refresh_light();
  }
  map_->show_problem(source_, marks_);
  place_map();
  tell_assistants();
  Q_EMIT told_changed();
  update();
}

void MatrixView::measure_names() {
  if (source_ == nullptr) return;
  QFont largest = font();
  largest.setPixelSize(kLargestName);
  const QFontMetricsF metrics(largest);
  longest_item_ = longest_of(source_->problem().item_count(), metrics,
                             [&](std::uint32_t item) { return names_->item(cover::ItemId{item}); });
  longest_option_ =
      longest_of(source_->problem().option_count(), metrics,
                 [&](std::uint32_t option) { return names_->option(cover::OptionId{option}); });
}

// The header grows with the zoom, and the zoom is that of the room without it: the scale with the
// smallest header says how large it is.
double MatrixView::top_gutter() const {
  if (source_ == nullptr) return 0;
  const render::MatrixExtent whole{.items = source_->problem().item_count(),
                                   .options = source_->problem().option_count(),
                                   .width = std::max(1.0, width() - left_gutter()),
                                   .height = std::max(1.0, static_cast<double>(height()))};
  return gutters_at(scales(whole, part_.zoom).x, longest_item_, longest_option_).top;
}

double MatrixView::left_gutter() const {
  return gutters_at(0, longest_item_, longest_option_).left;
}

render::MatrixExtent MatrixView::extent() const {
  if (source_ == nullptr) return {};
  return {.items = source_->problem().item_count(),
          .options = source_->problem().option_count(),
          .width = std::max(1.0, width() - left_gutter()),
          .height = std::max(1.0, height() - top_gutter())};
}

QPointF MatrixView::place_of(double item, double option) const {
  const render::MatrixScales scale = scales(extent(), part_.zoom);
  return {left_gutter() + (item - part_.item) * scale.x,
          top_gutter() + (option - part_.option) * scale.y};
}

void MatrixView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Palette& palette = workspace_.palette();
  painter.fillRect(rect(), palette.paper);
  if (source_ == nullptr) {
    paint_waiting(painter);
    return;
  }
  const render::MatrixExtent room = extent();
  const MatrixScene scene{.source = *source_,
                          .names = *names_,
                          .marks = marks_.get(),
                          .light = shown_light_,
                          .action = action_,
                          .extent = room,
                          .part = part_,
                          .scale = scales(room, part_.zoom),
                          .left = left_gutter(),
                          .top = top_gutter(),
                          .palette = palette,
                          .far = far_};
  if (scene.is_far() && room.items > 0 && room.options > 0) {
    const double ratio = devicePixelRatioF();
    far_.want({.source = source_,
               .marks = marks_,
               .window = {.item = part_.item,
                          .option = part_.option,
                          .items = room.width / scene.scale.x,
                          .options = room.height / scene.scale.y},
               .size = QSize(std::max(1, qRound(room.width * ratio)),
                             std::max(1, qRound(room.height * ratio))),
               .inks = inks_of(*source_, palette)});
  }
  painter.setFont(font());
  paint_matrix(painter, scene);
  if (scene.is_far() && far_.picture().isNull() && far_.strips().empty()) paint_waiting(painter);
  if (hasFocus()) {
    painter.setPen(QPen(palette.accent, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
  }
}

void MatrixView::paint_waiting(QPainter& painter) const {
  painter.setPen(workspace_.palette().ink_soft);
  painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, waiting_);
}

void MatrixView::set_waiting(const QString& words) {
  waiting_ = words;
  update();
}

void MatrixView::look_at(const render::MatrixPart& part) {
  // The header may grow or shrink by it: what was meant is asked for again in the room there is
  // then.
  part_ = part;
  part_ = clamped(extent(), part_);
  place_map();
  update();
}

void MatrixView::magnify_at(double logarithm, const QPointF& point) {
  const render::MatrixExtent before = extent();
  const double x = std::max(0.0, point.x() - left_gutter());
  const double y = std::max(0.0, point.y() - top_gutter());
  const render::MatrixScales old = scales(before, part_.zoom);
  const double item = part_.item + x / old.x;
  const double option = part_.option + y / old.y;
  part_ = magnify(before, part_, logarithm, x, y);
  const render::MatrixScales now = scales(extent(), part_.zoom);
  part_.item = item - x / now.x;
  part_.option = option - std::max(0.0, point.y() - top_gutter()) / now.y;
  look_at(part_);
}

void MatrixView::zoom_by(double factor) {
  const render::MatrixExtent room = extent();
  magnify_at(std::log(factor), {left_gutter() + room.width / 2, top_gutter() + room.height / 2});
}

void MatrixView::zoom_to_fit() {
  part_.zoom = 0;
  look_at(home(extent()));
}

bool MatrixView::can_zoom() const { return source_ != nullptr && render::can_zoom(extent()); }

void MatrixView::place_map() {
  map_->setVisible(source_ != nullptr && part_.zoom > 0.02 && width() > 2.5 * map_->width() &&
                   height() > 2.5 * map_->height());
  map_->move(width() - map_->width() - 8, height() - map_->height() - 8);
  map_->show_part(extent(), part_);
}

void MatrixView::resizeEvent(QResizeEvent* /*event*/) { look_at(part_); }

MatrixPointed MatrixView::under_pointer(const QPointF& point) const {
  if (source_ == nullptr) return {};
  return render::pointed_at(source_->problem(), extent(), part_, point.x() - left_gutter(),
                            point.y() - top_gutter());
}

void MatrixView::refresh_light() {
  shown_light_ = source_ != nullptr && pointed_.anything()
                     ? light_of(source_->problem(), source_->ones(), pointed_)
                     : light_;
}

void MatrixView::set_pointed(const MatrixPointed& pointed, bool by_user) {
  if (pointed == pointed_) return;
  pointed_ = pointed;
  refresh_light();
  tell_assistants();
  update();
  Q_EMIT told_changed();
  if (by_user) Q_EMIT this->pointed();
}

void MatrixView::point_at(const MatrixPointed& pointed) {
  if (source_ == nullptr || pointed == pointed_) return;
  set_pointed(pointed, false);
  bring_into_sight(pointed.item, pointed.option);
}

// An option alone comes with one of its items, unless one is in sight already.
void MatrixView::bring_into_sight(std::optional<cover::ItemId> item,
                                  std::optional<cover::OptionId> option) {
  if (source_ == nullptr || part_.zoom == 0 || !(item || option)) return;
  if (option && !item) {
    const auto entries = source_->problem().entries(*option);
    const double end = part_.item + extent().width / scales(extent(), part_.zoom).x;
    const bool seen = std::ranges::any_of(entries, [&](const cover::Entry& entry) {
      return index(entry.item) >= part_.item && index(entry.item) + 1 <= end;
    });
    if (!seen && !entries.empty()) item = entries.front().item;
  }
  look_at(reveal(extent(), part_, item ? std::optional(index(*item)) : std::nullopt,
                 option ? std::optional(index(*option)) : std::nullopt));
}

void MatrixView::set_light(const render::MatrixLight& light) {
  if (light == light_) return;
  light_ = light;
  refresh_light();
  if (!light.options.empty()) {
    bring_into_sight(light.items.empty() ? std::nullopt : std::optional(light.items.front()),
                     light.options.front());
  }
  update();
}

void MatrixView::set_action(const MatrixAction& action) {
  if (action == action_) return;
  action_ = action;
  bring_into_sight(action.item, action.option);
  update();
}

// What is pointed at is the name of the picture, which is told whenever it changes.
void MatrixView::tell_assistants() {
  const QString now = told();
  setAccessibleName(now.isEmpty() ? accessibleDescription() : now);
}

QString MatrixView::told() const {
  return source_ == nullptr ? QString() : names_->tell(pointed_, marks_.get());
}

}  // namespace quadrille::desktop
