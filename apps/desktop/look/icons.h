// Icons: strokes on a square of 24 x 24, the same as on the page, drawn in any colour and size.
//   const QIcon undo = icon_of("undo", palette.ink, faint);
#pragma once

#include <QColor>
#include <QIcon>
#include <string_view>

namespace quadrille::desktop {

// An empty icon for a name that there is not; a test looks for all that are asked for.
QIcon icon_of(std::string_view name, const QColor& ink, const QColor& disabled);
// In the ink that text of the program has when it is drawn.
QIcon icon_in_ink(std::string_view name);
bool has_icon(std::string_view name);

// A piece of paper, to show what its colour stands for.
QIcon swatch_of(const QColor& paper, const QColor& line);

}  // namespace quadrille::desktop
