// Without mosaics, boards that are no squares and boards that overlap, in the place of
// quadrille/formats/text/find_boards.cpp: a picture of several boards is refused, and what asks
// whether a board is a mosaic is left out.
#include "quadrille/formats/text/picture.h"

namespace quadrille::sudoku {

const bool kHasMosaics = false;
Result<Shape> find_boards(const Picture& /*picture*/, const Shape* /*board*/) {
  return Error{ErrorKind::overlap_single};
}

}  // namespace quadrille::sudoku
