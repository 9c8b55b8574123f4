// Boards that overlap in KSudoku: each is a `sudokugroups` that begins at a cell; where it comes
// without blocks, these are cliques of their own. Cells are numbered column by column.
#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "quadrille/boards/overlap.h"
#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/formats/exchange/formats.h"
#include "quadrille/formats/exchange/xml_tags.h"

namespace quadrille::sudoku {
namespace {

class KSudokuBoards {
 public:
  explicit KSudokuBoards(std::string_view text) : text_(text) {}

  // "Samurai", as soon as it is read.
  [[nodiscard]] std::string_view type() const { return type_; }

  Result<Grid> read() {
    XmlTags tags(text_);
    while (tags.next()) {
      if (auto done = take(tags); !done) return done.error();
    }
    const Result<Shape> board = Shape::of_size(order_);
    if (!board) return board.error();
    const Result<Shape> shape = Overlap::shape(*board, places_);
    if (!shape) return shape.error();
    const Overlap& boards = *overlap_of(*shape);
    if (!are_blocks_of(boards)) return no_place("quadrille", quoted(type_));
    return read_values(*shape, boards);
  }

 private:
  using Group = std::set<std::uint32_t>;  // of indices

  Result<void> take(const XmlTags& tags) {
    if (tags.name() == "graph") return begin_graph(tags);
    if (tags.name() == "values") values_ = without_blanks(tags.content());
    if (tags.name() == "sudokugroups") return add_board(tags);
    if (tags.name() == "clique") return add_clique(tags);
    if (tags.name() == "cage") return no_place("quadrille", quoted(tags.name()));
    return {};
  }

  Result<void> begin_graph(const XmlTags& tags) {
    const auto order = number_in(tags.attribute("order"), kMaxSize);
    const auto width = number_in(tags.attribute("sizeX"), kMaxSize);
    const auto height = number_in(tags.attribute("sizeY"), kMaxSize);
    type_ = tags.attribute("specific-type");
    if (!order || !width || !height || *order == 0 || *height == 0) return wrong_member("graph");
    order_ = *order;
    width_ = *width;
    height_ = *height;
    return {};
  }

  [[nodiscard]] std::uint32_t index_of(const BoardPlace& place) const {
    return place.column * height_ + place.row;
  }

  Result<void> add_board(const XmlTags& tags) {
    const std::string_view at = tags.attribute("at");
    const auto index = number_in(at.empty() ? "0" : at, kMaxSize * kMaxSize);
    if (!index || order_ == 0) return wrong_member("sudokugroups");
    places_.push_back({*index % height_, *index / height_});
    has_blocks_.push_back(tags.attribute("withblocks") != "0");
    return {};
  }

  Result<void> add_clique(const XmlTags& tags) {
    Group group;
    for (const std::string_view word : words_of(tags.content(), " \t\r\n")) {
      const auto index = number_in(word, kMaxSize * kMaxSize);
      if (!index) {
        return Error{ErrorKind::exchange_number, {{"found", quoted(word)}}}.about(tags.name());
      }
      group.insert(*index);
    }
    cliques_.insert(std::move(group));
    return {};
  }

  // Whether the cliques are what the boards without blocks lack, no more and no less.
  [[nodiscard]] bool are_blocks_of(const Overlap& boards) const {
    std::set<Group> there;
    std::set<Group> wanted;
    for (std::size_t number = 0; number < places_.size(); ++number) {
      for (Group& block : blocks_at(places_[number], boards.board())) {
        if (has_blocks_[number]) there.insert(block);
        wanted.insert(std::move(block));
      }
    }
    there.insert(cliques_.begin(), cliques_.end());
    return there == wanted;
  }

  [[nodiscard]] std::vector<Group> blocks_at(const BoardPlace& place, const Shape& board) const {
    std::vector<Group> blocks(board.has_boxes() ? board.size() : 0);
    for (Cell cell = 0; cell < board.cell_count() && !blocks.empty(); ++cell) {
      blocks[board.box_of(cell)].insert(
          index_of({place.row + cell / board.size(), place.column + cell % board.size()}));
    }
    return blocks;
  }

  // '_' is empty, 'b' is 1, '.' is no cell.
  [[nodiscard]] Result<Grid> read_values(const Shape& shape, const Overlap& boards) const {
    const std::size_t places = std::size_t{width_} * height_;
    if (values_.size() != places) {
      return Error{ErrorKind::cell_count, {{"cells", places}, {"found", values_.size()}}}.about(
          "values");
    }
    // The picture begins where the first board does.
    const std::uint32_t top = std::ranges::min(places_, {}, &BoardPlace::row).row;
    const std::uint32_t left = std::ranges::min(places_, {}, &BoardPlace::column).column;
    Grid grid(shape);
    for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
      const BoardPlace place = boards.place_of(cell);
      const std::uint32_t index = index_of({place.row + top, place.column + left});
      const bool is_there = place.row + top < height_ && index < values_.size();
      const char letter = is_there ? values_[index] : '.';
      const int digit = letter == '_' ? 0 : letter - 'a';
      if (digit < 0 || digit > static_cast<int>(order_)) {
        return Error{ErrorKind::exchange_number, {{"found", quoted(std::string_view(&letter, 1))}}}
            .about("values");
      }
      grid.set(cell, static_cast<Digit>(digit));
    }
    return grid;
  }

  std::string_view text_;
  std::string_view type_;
  std::string_view values_;
  std::uint32_t order_ = 0;
  std::uint32_t width_ = 0;
  std::uint32_t height_ = 1;
  std::vector<BoardPlace> places_;
  std::vector<bool> has_blocks_;
  std::set<Group> cliques_;
};

}  // namespace

Result<Grid> read_ksudoku_boards(std::string_view text) {
  KSudokuBoards boards(text);
  Result<Grid> grid = boards.read();
  if (grid) return grid;
  return on_first_line(grid.error().about(quoted(boards.type())));
}

}  // namespace quadrille::sudoku
