// Rows and columns have to be there; other groups are regions if they divide the board, and rules
// of their own if not. Cells are numbered column by column.
#include <algorithm>

#include <fmt/format.h>

#include "quadrille/base/sort.h"
#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/formats/exchange/formats.h"
#include "quadrille/formats/exchange/region_parts.h"
#include "quadrille/formats/exchange/xml_tags.h"

namespace quadrille::sudoku {
namespace {

constexpr std::uint32_t kMostOrder = 25;

using Group = std::vector<Cell>;  // in order

class KSudokuReader {
 public:
  Result<Grid> read(std::string_view text) {
    XmlTags tags(text);
    while (tags.next()) {
      if (auto done = take(tags); !done) return on_first_line(done.error());
      if (!overlaps_) continue;
      if (kHasMosaics) return read_ksudoku_boards(text);
      return Error{ErrorKind::overlap_single, {}, {1, 0}};
    }
    if (order_ == 0) return wrong_member("graph");
    if (values_.empty()) return wrong_member("values");
    Result<BoardParts> parts = divided();
    if (!parts) return on_first_line(parts.error());
    if (auto done = read_values(*parts); !done) return on_first_line(done.error());
    for (Constraint& cage : cages_) parts->rules.constraints.push_back(std::move(cage));
    for (const std::string& name : left_out_) parts->leave_out(name);
    return parts->board();
  }

 private:
  Result<void> take(const XmlTags& tags) {
    if (tags.name() == "graph") return begin_graph(tags);
    if (tags.name() == "values") values_ = std::string(without_blanks(tags.content()));
    if (order_ == 0) return {};
    if (tags.name() == "sudokugroups") add_groups(tags.attribute("withblocks") != "0");
    if (tags.name() == "clique") return add_clique(tags);
    if (tags.name() == "cage") return add_cage(tags);
    return {};
  }

  Result<void> begin_graph(const XmlTags& tags) {
    const std::optional<std::uint32_t> order = number_in(tags.attribute("order"), kMostOrder);
    if (order_ != 0 || !order || *order == 0) return wrong_member("order");
    order_ = *order;
    mathdoku_ = tags.attribute("specific-type") == "Mathdoku";
    if (tags.attribute("type") == "sudoku") {
      add_groups(true);
      return {};
    }
    const bool square =
        number_in(tags.attribute("sizeX")) == order && number_in(tags.attribute("sizeY")) == order;
    const bool flat = tags.attribute("type") == "custom" && tags.attribute("sizeZ") == "1";
    overlaps_ = flat && !square;
    if (flat) return {};
    // Cubes.
    return no_place("quadrille", quoted(fmt::format("{} {}", tags.attribute("type"),
                                                    tags.attribute("specific-type"))));
  }

  [[nodiscard]] Cell cell_of(std::uint32_t index) const {
    return index % order_ * order_ + index / order_;
  }

  [[nodiscard]] Group row_of(std::uint32_t line) const {
    Group row(order_);
    for (std::uint32_t place = 0; place < order_; ++place) row[place] = line * order_ + place;
    return row;
  }
  [[nodiscard]] Group column_of(std::uint32_t line) const {
    Group column(order_);
    for (std::uint32_t place = 0; place < order_; ++place) column[place] = place * order_ + line;
    return column;
  }

  void add_groups(bool with_blocks) {
    const Result<Shape> usual = Shape::of_size(order_);
    for (std::uint32_t line = 0; line < order_; ++line) {
      groups_.push_back(row_of(line));
      groups_.push_back(column_of(line));
    }
    if (!with_blocks || !usual->has_boxes()) return;
    std::vector<Group> blocks(order_);
    for (Cell cell = 0; cell < order_ * order_; ++cell) blocks[usual->box_of(cell)].push_back(cell);
    groups_.insert(groups_.end(), blocks.begin(), blocks.end());
  }

  Result<Group> cells_of(const XmlTags& tags) const {
    Group cells;
    for (const std::string_view word : words_of(tags.content(), " \t\r\n")) {
      const std::optional<std::uint32_t> index = number_in(word, order_ * order_ - 1);
      if (!index)
        return Error{ErrorKind::exchange_number, {{"found", quoted(word)}}}.about(tags.name());
      cells.push_back(cell_of(*index));
    }
    quadrille::sort(cells);
    return cells;
  }

  Result<void> add_clique(const XmlTags& tags) {
    Result<Group> cells = cells_of(tags);
    if (!cells) return cells.error();
    if (!cells->empty()) groups_.push_back(std::move(*cells));
    return {};
  }

  Result<void> add_cage(const XmlTags& tags) {
    constexpr std::string_view kOperators[] = {"none", "divide", "subtract", "multiply", "add"};
    Result<Group> cells = cells_of(tags);
    if (!cells) return cells.error();
    const std::optional<std::uint32_t> sign = number_in(tags.attribute("operator"), 4);
    const std::optional<std::uint32_t> value = number_in(tags.attribute("value"));
    if (!sign || !value || cells->empty()) return wrong_member("cage");
    const bool single = cells->size() == 1;  // a given, whatever its sign
    if (kOperators[*sign] != "add" && !single) {
      left_out_.push_back(fmt::format("cage {}", kOperators[*sign]));
      return {};
    }
    cages_.push_back({.kind = mathdoku_ ? ConstraintKind::sum : ConstraintKind::cage,
                      .cells = std::move(*cells),
                      .values = {*value}});
    return {};
  }

  bool take_group(const Group& group) {
    const auto found = std::ranges::find(groups_, group);
    if (found == groups_.end()) return false;
    groups_.erase(found);
    return true;
  }

  Result<BoardParts> divided() {
    for (std::uint32_t line = 0; line < order_; ++line) {
      if (!take_group(row_of(line)) || !take_group(column_of(line))) {
        return wrong_member("sudokugroups");
      }
    }
    std::vector<std::optional<std::uint32_t>> regions(std::size_t{order_} * order_);
    std::vector<Group> others;
    std::uint32_t number = 0;
    for (const Group& group : groups_) {
      const bool free = group.size() == order_ && std::ranges::none_of(group, [&](Cell cell) {
                          return regions[cell].has_value();
                        });
      if (!free) {
        others.push_back(group);
        continue;
      }
      for (const Cell cell : group) regions[cell] = number;
      ++number;
    }
    Result<BoardParts> parts = board_of_regions(order_, regions);
    if (!parts) return parts;
    for (const Group& group : others) {
      parts->rules.constraints.push_back({.kind = ConstraintKind::region, .cells = group});
    }
    return parts;
  }

  // '_' is empty, 'b' is 1.
  Result<void> read_values(BoardParts& parts) const {
    if (values_.size() != parts.digits.size()) {
      return Error{ErrorKind::cell_count,
                   {{"cells", parts.digits.size()}, {"found", values_.size()}}}
          .about("values");
    }
    for (std::uint32_t index = 0; index < values_.size(); ++index) {
      const char letter = values_[index];
      if (letter == '_' || letter == 'a') continue;
      const int digit = letter - 'a';
      if (digit < 1 || digit > static_cast<int>(order_)) {
        return Error{ErrorKind::exchange_number, {{"found", quoted(std::string_view(&letter, 1))}}}
            .about("values");
      }
      parts.digits[cell_of(index)] = static_cast<Digit>(digit);
    }
    return {};
  }

  std::uint32_t order_ = 0;
  bool mathdoku_ = false;
  bool overlaps_ = false;  // several boards, which are read in another way
  std::vector<Group> groups_;
  std::vector<Constraint> cages_;
  std::vector<std::string> left_out_;
  std::string values_;
};

}  // namespace

bool is_ksudoku(std::string_view text) {
  text = without_blanks(text);
  return text.starts_with('<') && text.find("<ksudoku") != std::string_view::npos;
}

Result<Grid> read_ksudoku(std::string_view text) { return KSudokuReader().read(text); }

}  // namespace quadrille::sudoku
