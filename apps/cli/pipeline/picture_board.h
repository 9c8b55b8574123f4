// PictureBoard: the board in a PNG or JPEG file, and what a person has to be told about it.
//   const Result<PictureBoard> board = read_picture_board(bytes);
//   if (board) use(board->settlement.grid);
//   if (board) console.note(told_remarks("board.jpg", *board));
#pragma once

#include <string>
#include <string_view>

#include "quadrille/base/result.h"
#include "quadrille/photo/doubt.h"
#include "quadrille/photo/photo.h"

namespace quadrille::cli {

struct PictureBoard {
  photo::Reading reading;
  photo::Settlement settlement;
};

// requires: is_picture(bytes)
Result<PictureBoard> read_picture_board(std::string_view bytes);

// "board.jpg: r1c2 and r4c7 are doubtful: compare with the picture", a line for each remark.
std::string told_remarks(const std::string& title, const PictureBoard& board);

}  // namespace quadrille::cli
