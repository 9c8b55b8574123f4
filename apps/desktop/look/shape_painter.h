// DrawnShape painter: draws the shapes that the library says there are in a picture, in the colours
// of the theme. It knows nothing of what they stand for.
//   paint_shapes(painter, picture.shapes, palette, [&](const render::DrawnShape::Text& text) { …
//   });
#pragma once

#include <QPainter>
#include <QString>
#include <functional>
#include <span>

#include "apps/desktop/look/palette.h"
#include "quadrille/render/shape.h"

namespace quadrille::desktop {

// What the program calls the item or option of a text that is no words of its own.
using ShapeNames = std::function<QString(const render::DrawnShape::Text&)>;

// In the units of the painter, which begins with the font that texts are to have.
void paint_shapes(QPainter& painter, std::span<const render::DrawnShape> shapes,
                  const Palette& palette, const ShapeNames& names);

}  // namespace quadrille::desktop
