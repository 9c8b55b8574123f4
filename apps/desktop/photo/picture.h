// Picture: a file or the clipboard's picture, decoded by Qt, and the board in it.
//   if (is_picture(start)) {
//     const Result<QImage> image = read_picture(path);
//     const Result<PhotoBoard> board = read_board(*image, stop);
//   }
// Any thread may call it. An error where the picture is broken, too large, or has no board.
#pragma once

#include <QImage>
#include <QString>
#include <string_view>

#include "apps/desktop/workspace/photograph.h"
#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"

namespace quadrille::desktop {

// Whether a file that begins so is a picture of points, in a format that Qt reads here.
bool is_picture(std::string_view start);

// Its sides are looked at before there is room made for its points.
Result<QImage> read_picture(const QString& path);

struct PhotoBoard {
  sudoku::Grid grid;
  Photograph photograph;
};

Result<PhotoBoard> read_board(QImage image, const Stop& stop);

}  // namespace quadrille::desktop
