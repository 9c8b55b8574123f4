// The board in other forms: on the clipboard or dragged away as text and picture, in a file as a
// picture.
//   copy_board(board);                     // a line of text, with an SVG and a PNG picture
//   drag_board(board);                     // the same, to where it is dropped
//   fill_copy_menu(menu, board);           // every format that the library writes
#pragma once

#include <QMenu>
#include <QString>

#include "apps/desktop/board/board_view.h"
#include "quadrille/base/result.h"

namespace quadrille::desktop {

void copy_board(const BoardView& board);
// Returns when it has been dropped, somewhere or nowhere.
void drag_board(BoardView& board);
void fill_copy_menu(QMenu& menu, const BoardView& board);

// By the end of its name: SVG as render/board.h draws it, or else any picture that Qt writes.
Result<void> save_picture(const BoardView& board, const QString& path);

}  // namespace quadrille::desktop
