// Every square of cells, as large as a board, is a window. A cell that lies in one window only
// makes that a board; the boards made so have to cover all cells. Another window whose boxes fall
// together with those of every board it overlaps could be one more: then it cannot be told.
#include <algorithm>
#include <functional>
#include <utility>

#include "quadrille/boards/overlap.h"
#include "quadrille/formats/text/picture.h"

namespace quadrille::sudoku {
namespace {

// Sums over rectangles of numbers in rows and columns.
class SquareSums {
 public:
  using Number = std::function<std::uint32_t(std::uint32_t row, std::uint32_t column)>;

  SquareSums(std::uint32_t rows, std::uint32_t columns, const Number& number)
      : width_(columns + 1), sums_(std::size_t{rows + 1} * width_, 0) {
    for (std::uint32_t row = 0; row < rows; ++row) {
      for (std::uint32_t column = 0; column < columns; ++column) {
        sums_[(row + 1) * width_ + column + 1] =
            number(row, column) + upto(row, column + 1) + upto(row + 1, column) - upto(row, column);
      }
    }
  }

  // Of the square with that upper left corner.
  [[nodiscard]] std::uint32_t square(const BoardPlace& at, std::uint32_t size) const {
    return rectangle(at.row, at.column, at.row + size, at.column + size);
  }
  // Of the rows and columns up to the last, which is not in it.
  [[nodiscard]] std::uint32_t rectangle(std::uint32_t top, std::uint32_t left, std::uint32_t bottom,
                                        std::uint32_t right) const {
    return upto(bottom, right) - upto(top, right) - upto(bottom, left) + upto(top, left);
  }

 private:
  [[nodiscard]] std::uint32_t upto(std::uint32_t row, std::uint32_t column) const {
    return sums_[std::size_t{row} * width_ + column];
  }

  std::uint32_t width_;
  std::vector<std::uint32_t> sums_;  // of all before a row and a column
};

class BoardFinder {
 public:
  BoardFinder(const Picture& picture, const Shape& board)
      : picture_(picture),
        board_(board),
        size_(board.size()),
        cells_(picture.rows(), picture.columns(), [&](std::uint32_t row, std::uint32_t column) {
          return picture.is_cell(row, column);
        }) {}

  Result<Shape> find() {
    if (auto uncovered = first_uncovered(windows())) return misfit(*uncovered);
    const std::vector<BoardPlace> boards = boards_among(windows());
    if (auto uncovered = first_uncovered(boards)) {
      return Error{ErrorKind::overlap_several, {{"size", size_}}, place_of(*uncovered)};
    }
    for (const BoardPlace& window : windows()) {
      if (!could_be_one_more(window, boards)) continue;
      return Error{ErrorKind::overlap_several, {{"size", size_}}, place_of(window)};
    }
    return Overlap::shape(board_, boards);
  }

 private:
  [[nodiscard]] Place place_of(const BoardPlace& at) const {
    return picture_.place(at.row, at.column);
  }

  [[nodiscard]] const std::vector<BoardPlace>& windows() {
    if (!windows_.empty()) return windows_;
    for (std::uint32_t row = 0; row + size_ <= picture_.rows(); ++row) {
      for (std::uint32_t column = 0; column + size_ <= picture_.columns(); ++column) {
        if (cells_.square({row, column}, size_) == size_ * size_) windows_.push_back({row, column});
      }
    }
    return windows_;
  }

  // How many of these squares each cell is in.
  [[nodiscard]] SquareSums::Number cover_of(const std::vector<BoardPlace>& squares) const {
    std::vector<std::uint32_t> corners(std::size_t{picture_.rows()} * picture_.columns(), 0);
    for (const BoardPlace& at : squares) corners[at.row * picture_.columns() + at.column] = 1;
    const std::uint32_t columns = picture_.columns();
    const SquareSums sums(picture_.rows(), columns, [&](std::uint32_t row, std::uint32_t column) {
      return corners[row * columns + column];
    });
    return [sums, size = size_](std::uint32_t row, std::uint32_t column) {
      return sums.rectangle(row < size ? 0 : row + 1 - size, column < size ? 0 : column + 1 - size,
                            row + 1, column + 1);
    };
  }

  [[nodiscard]] std::optional<BoardPlace> first_uncovered(
      const std::vector<BoardPlace>& squares) const {
    const SquareSums::Number cover = cover_of(squares);
    for (std::uint32_t row = 0; row < picture_.rows(); ++row) {
      for (std::uint32_t column = 0; column < picture_.columns(); ++column) {
        if (picture_.is_cell(row, column) && cover(row, column) == 0)
          return BoardPlace{row, column};
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] std::vector<BoardPlace> boards_among(const std::vector<BoardPlace>& squares) const {
    const SquareSums::Number cover = cover_of(squares);
    const SquareSums once(
        picture_.rows(), picture_.columns(), [&](std::uint32_t row, std::uint32_t column) {
          return picture_.is_cell(row, column) && cover(row, column) == 1 ? 1U : 0U;
        });
    std::vector<BoardPlace> boards;
    for (const BoardPlace& at : squares) {
      if (once.square(at, size_) > 0) boards.push_back(at);
    }
    return boards;
  }

  [[nodiscard]] bool could_be_one_more(const BoardPlace& window,
                                       const std::vector<BoardPlace>& boards) const {
    const std::uint32_t box_rows = board_.has_boxes() ? std::max(board_.box_rows(), 1U) : 1;
    const std::uint32_t box_columns = board_.has_boxes() ? std::max(board_.box_columns(), 1U) : 1;
    const auto apart = [](std::uint32_t a, std::uint32_t b) { return a < b ? b - a : a - b; };
    return std::ranges::all_of(boards, [&](const BoardPlace& board) {
      const std::uint32_t down = apart(board.row, window.row);
      const std::uint32_t across = apart(board.column, window.column);
      if (down >= size_ || across >= size_) return true;
      return (down != 0 || across != 0) && down % box_rows == 0 && across % box_columns == 0;
    });
  }

  // A cell that is on no board: a square around it that nearly is one lacks a cell, or else the
  // cell is one too many.
  [[nodiscard]] Error misfit(const BoardPlace& cell) const {
    std::uint32_t fewest = size_ / 2;
    std::optional<BoardPlace> nearly;
    for (std::uint32_t up = 0; up < size_ && up <= cell.row; ++up) {
      for (std::uint32_t left = 0; left < size_ && left <= cell.column; ++left) {
        const BoardPlace at{cell.row - up, cell.column - left};
        if (at.row + size_ > picture_.rows() || at.column + size_ > picture_.columns()) continue;
        const std::uint32_t missing = size_ * size_ - cells_.square(at, size_);
        if (missing >= fewest) continue;
        fewest = missing;
        nearly = at;
      }
    }
    if (!nearly) return {ErrorKind::overlap_outside, {{"size", size_}}, place_of(cell)};
    BoardPlace missing = *nearly;
    while (picture_.is_cell(missing.row, missing.column)) {
      if (++missing.column < nearly->column + size_) continue;
      missing = {missing.row + 1, nearly->column};
    }
    return {ErrorKind::overlap_missing, {{"size", size_}}, place_of(missing)};
  }

  const Picture& picture_;
  const Shape& board_;
  std::uint32_t size_;
  SquareSums cells_;
  std::vector<BoardPlace> windows_;
};

}  // namespace

const bool kHasMosaics = true;

// The shortest run of cells is as long as a board, or some row lacks a cell; then the usual one is.
Result<Shape> find_boards(const Picture& picture, const Shape* board) {
  if (board != nullptr) return BoardFinder(picture, *board).find();
  const Runs runs = runs_of(picture);
  const Shape usual = *Shape::of_size(std::max(runs.usual, 1U));
  if (runs.shortest < kSmallestBoard || runs.shortest == runs.usual) {
    return BoardFinder(picture, usual).find();
  }
  const Shape shortest = *Shape::of_size(runs.shortest);
  Result<Shape> shape = BoardFinder(picture, shortest).find();
  if (shape) return shape;
  Result<Shape> other = BoardFinder(picture, usual).find();
  const bool is_nearer = other || other.error().kind == ErrorKind::overlap_missing;
  return is_nearer ? std::move(other) : std::move(shape);
}

}  // namespace quadrille::sudoku
