// MatrixScene: all that a picture of a matrix shows at one moment, and where it lies.
//   const MatrixScene scene = view.scene();
//   painter.drawText(QPointF(scene.x(3.5), 12), scene.names.item(cover::ItemId{3}));
#pragma once

#include <QPalette>
#include <QRectF>
#include <algorithm>
#include <cmath>
#include <optional>

#include "apps/desktop/look/palette.h"
#include "apps/desktop/matrix/density_image.h"
#include "apps/desktop/matrix/matrix_source.h"
#include "quadrille/render/matrix_pointing.h"
#include "quadrille/render/matrix_viewport.h"

namespace quadrille::desktop {

// What is being done just now: to which item, and with which option.
struct MatrixAction {
  std::optional<cover::ItemId> item = std::nullopt;
  std::optional<cover::OptionId> option = std::nullopt;

  friend bool operator==(const MatrixAction&, const MatrixAction&) = default;
};

// Entries smaller than this are counted rather than drawn; names need a row or column of that size.
inline constexpr double kSmallestSquare = 3;
inline constexpr double kRoomForName = 13;

struct MatrixScene {
  const MatrixSource& source;
  const MatrixNames& names;
  const render::MatrixMarks* marks;  // none where all is left
  const render::MatrixLight& light;
  MatrixAction action;
  render::MatrixExtent extent;
  render::MatrixPart part;
  render::MatrixScales scale;
  double left;  // the gutters: names of options, header of items
  double top;
  const Palette& palette;
  const DensityImage& far;

  [[nodiscard]] bool is_far() const { return std::min(scale.x, scale.y) < kSmallestSquare; }
  [[nodiscard]] double x(double item) const { return left + (item - part.item) * scale.x; }
  [[nodiscard]] double y(double option) const { return top + (option - part.option) * scale.y; }
  // The room of the entries, without the gutters; and of these the part that the matrix fills.
  [[nodiscard]] QRectF room() const { return {left, top, extent.width, extent.height}; }
  [[nodiscard]] QRectF whole() const {
    return {QPointF(x(0), y(0)), QPointF(x(extent.items), y(extent.options))};
  }
  [[nodiscard]] std::uint32_t first_item() const { return place(part.item, extent.items); }
  [[nodiscard]] std::uint32_t end_item() const {
    return place(std::ceil(part.item + extent.width / scale.x), extent.items);
  }
  [[nodiscard]] std::uint32_t first_option() const { return place(part.option, extent.options); }
  [[nodiscard]] std::uint32_t end_option() const {
    return place(std::ceil(part.option + extent.height / scale.y), extent.options);
  }
  [[nodiscard]] const QColor& ink(cover::ItemId item) const {
    return palette.family[source.family(item) % palette.family.size()];
  }
  [[nodiscard]] render::RowState row(cover::OptionId option) const {
    return marks == nullptr ? render::RowState::left : marks->rows[index(option)];
  }
  [[nodiscard]] bool covered(cover::ItemId item) const {
    return marks != nullptr && marks->covered[index(item)];
  }

 private:
  [[nodiscard]] static std::uint32_t place(double at, std::uint32_t count) {
    return static_cast<std::uint32_t>(std::clamp(at, 0.0, static_cast<double>(count)));
  }
};

}  // namespace quadrille::desktop
