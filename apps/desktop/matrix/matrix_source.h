// MatrixSource: a problem to be shown as a matrix or as links, with what its pictures ask of it.
//   const auto source = std::make_shared<const MatrixSource>(sudoku::encode(grid));
//   source->option_of({.cell = 28, .digit = 7});
// It never changes and is shared by the views and by the work in the background.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "apps/desktop/workspace/workspace.h"
#include "quadrille/cover/problem.h"
#include "quadrille/render/family_colours.h"
#include "quadrille/render/matrix.h"
#include "quadrille/render/matrix_marks.h"
#include "quadrille/render/matrix_pointing.h"
#include "quadrille/render/move_words.h"
#include "quadrille/rules/encode.h"

namespace quadrille::desktop {

class MatrixSource {
 public:
  explicit MatrixSource(cover::Problem problem);
  explicit MatrixSource(const sudoku::Encoding& encoding);
  MatrixSource(const MatrixSource&) = delete;
  MatrixSource& operator=(const MatrixSource&) = delete;
  ~MatrixSource() = default;

  [[nodiscard]] const cover::Problem& problem() const { return problem_; }
  [[nodiscard]] const render::MatrixView& view() const { return view_; }
  [[nodiscard]] const render::MatrixIndex& ones() const { return ones_; }
  [[nodiscard]] std::span<const render::Band> bands() const { return bands_; }
  [[nodiscard]] std::uint8_t family(cover::ItemId item) const {
    return view_.family_of_item[index(item)];
  }

  // Of a board; nothing for other problems.
  [[nodiscard]] const sudoku::Legend* legend() const { return legend_.get(); }
  // requires: of a board
  [[nodiscard]] sudoku::Encoding encoding() const { return {problem_, legend_}; }
  [[nodiscard]] std::optional<cover::OptionId> option_of(sudoku::Placement placement) const;
  [[nodiscard]] std::optional<cover::ItemId> item_of(sudoku::RuleId rule) const;
  // What is pointed at in the matrix, on the board, and the other way round.
  [[nodiscard]] Pointed on_board(const render::MatrixPointed& pointed) const;
  [[nodiscard]] render::MatrixPointed in_matrix(const Pointed& pointed) const;

 private:
  cover::Problem problem_;
  std::shared_ptr<const sudoku::Legend> legend_;
  render::MatrixView view_;
  render::MatrixIndex ones_;
  std::vector<render::Band> bands_;
};

using Source = std::shared_ptr<const MatrixSource>;
using Marks = std::shared_ptr<const render::MatrixMarks>;

// The matrix of a board. That of one with constraints has more rows and columns than a board has
// options and rules, so it is shown as any problem is.
inline Source source_of(const sudoku::Grid& grid, const sudoku::Encoding& encoding) {
  if (grid.constraints()) return std::make_shared<const MatrixSource>(encoding.problem);
  return std::make_shared<const MatrixSource>(encoding);
}

// What items and options are called, in the language of the user and in the symbols of the board.
class MatrixNames {
 public:
  // The workspace outlives it.
  MatrixNames(const Workspace& workspace, Source source);

  [[nodiscard]] QString item(cover::ItemId item) const;
  [[nodiscard]] QString option(cover::OptionId option) const;
  [[nodiscard]] QString family(std::uint8_t family) const;
  [[nodiscard]] QString number(std::uint64_t number) const;
  // For sentences about moves.
  [[nodiscard]] render::MoveNames in_sentences() const;
  // What is pointed at, with what has become of it.
  [[nodiscard]] QString tell(const render::MatrixPointed& pointed,
                             const render::MatrixMarks* marks) const;

 private:
  [[nodiscard]] std::uint64_t options_left(cover::ItemId item,
                                           const render::MatrixMarks* marks) const;

  const Workspace& workspace_;
  Source source_;
};

// "729 options × 324 items, 2,916 ones"
QString facts_of(const Words& words, const cover::Problem& problem);

}  // namespace quadrille::desktop
