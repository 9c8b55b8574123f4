// Paints the nodes and links of a small problem, in the units of its layout.
//   painter.scale(zoom, zoom);
//   paint_links_picture(painter, picture);
#pragma once

#include <QPainter>
#include <optional>
#include <span>

#include "apps/desktop/look/palette.h"
#include "apps/desktop/matrix/matrix_source.h"
#include "quadrille/render/links_layout.h"

namespace quadrille::desktop {

struct LinksPicture {
  const MatrixSource& source;
  const MatrixNames& names;
  const cover::DanceLists& lists;
  const render::LinksLayout& layout;
  std::optional<cover::TrailStep> step;  // on its way out
  double out;                            // how far, from 0 to 1
  std::span<const cover::OptionId> path;
  std::optional<cover::ItemId> chosen;
  std::optional<cover::NodeId> pointed;
  const Palette& palette;
};

void paint_links_picture(QPainter& painter, const LinksPicture& picture);

}  // namespace quadrille::desktop
