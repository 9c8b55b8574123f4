// The JSON is taken piece by piece as it comes, so that a hostile line costs no memory for a tree.
#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "quadrille/base/json_reader.h"
#include "quadrille/boards/overlap.h"
#include "quadrille/formats/text/json_members.h"
#include "quadrille/formats/text/line_scan.h"
#include "quadrille/formats/text/picture.h"
#include "quadrille/formats/text/read_board.h"
#include "quadrille/formats/text/rules_json.h"
#include "quadrille/formats/text/symbols.h"

namespace quadrille::sudoku {
namespace {

class MemberReader {
 public:
  explicit MemberReader(std::string_view text) : text_(text), json_(text) {}

  Result<Members> read() {
    for (JsonToken token = json_.next(); token != JsonToken::end; token = json_.next()) {
      if (token == JsonToken::invalid) return wrong_json();
      const auto taken = take(token);
      if (!taken) return taken.error();
    }
    return std::move(members_);
  }

 private:
  static constexpr std::size_t kMaxDepth = 64;
  static constexpr std::uint32_t kMostLetters = 35;  // up to here small letters are capitals

  Result<void> take(JsonToken token) {
    switch (token) {
      case JsonToken::key:
        if (json_.depth() == 1) key_ = std::move(json_.text());
        return {};
      case JsonToken::end_object:
      case JsonToken::end_array:
        take_rules();
        return {};
      case JsonToken::begin_object:
      case JsonToken::begin_array:
        return enter(token);
      default:
        return take_value(token, depth());
    }
  }

  Result<void> enter(JsonToken token) {
    if (json_.depth() > kMaxDepth) {
      return on_line({ErrorKind::json_depth, {{"most", kMaxDepth}}});
    }
    if (token == JsonToken::begin_array && json_.depth() == 1) {
      members_.bare = true;
      members_.puzzle.kind = token;
      key_ = "puzzle";
      return {};
    }
    const std::size_t around = depth() - 1;
    if (around == 1 && !members_.bare) begin_ = json_.place() - 1;
    if (token == JsonToken::begin_array && is_puzzle() && around == 2) {
      if (members_.rows.size() == kMaxSize) {
        return members_.wrong({ErrorKind::row_limit, {{"most", kMaxSize}}});
      }
      members_.rows.push_back(0);
      return {};
    }
    return take_value(token, around);
  }

  // At the end of an array or object: what it is, where it is one of the members about rules.
  void take_rules() {
    if (json_.depth() != 1 || members_.bare) return;
    const std::string_view text = text_.substr(begin_, json_.place() - begin_);
    if (key_ == "rules") members_.rules.rules = text;
    if (key_ == "left_out") members_.rules.left_out = text;
  }

  // depth: how many objects and arrays are open around it
  Result<void> take_value(JsonToken token, std::size_t depth) {
    if (is_puzzle() && (depth == 2 || depth == 3)) return take_cell(token, depth);
    if (depth != 1) return {};
    const bool about_rules = key_ == "rules" || key_ == "left_out";
    if (about_rules && token != JsonToken::begin_array && token != JsonToken::null) {
      return on_line(ErrorKind::json_rules);
    }
    if (key_ == "first_value") {
      if (token != JsonToken::whole) return on_line(ErrorKind::json_rules);
      members_.rules.first_value = json_.number();
    }
    if (Member* member = find(key_)) {
      *member = {.kind = token, .text = std::move(json_.text()), .number = json_.number()};
    }
    return {};
  }

  Result<void> take_cell(JsonToken token, std::size_t depth) {
    if (members_.cells.size() == std::size_t{kMaxSize} * kMaxSize) {
      return members_.wrong({ErrorKind::number_limit, {{"most", members_.cells.size()}}});
    }
    std::uint64_t value = 0;
    if (token == JsonToken::text) {
      const std::optional<std::uint32_t> digit = cell_in(json_.text());
      // A text that is no cell may be a whole row.
      if (!digit && depth == 3) return members_.wrong(ErrorKind::json_numbers);
      members_.long_texts |= !digit;
      if (depth == 2) members_.texts.push_back(json_.text());
      value = digit.value_or(0);
    } else if (token == JsonToken::whole) {
      value = json_.number();
    } else if (token != JsonToken::null) {
      return members_.wrong(ErrorKind::json_numbers);
    }
    members_.cells.push_back(value);
    if (depth == 3) ++members_.rows.back();
    return {};
  }

  // "5", "A", "12"; blanks, a dash or nothing for an empty cell.
  static std::optional<std::uint32_t> cell_in(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return 0;
    text = text.substr(first, text.find_last_not_of(' ') - first + 1);
    return is_dash(text) ? 0 : cell_digit(text, kMostLetters);
  }

  // As if there were an object around an array that has none.
  [[nodiscard]] std::size_t depth() const { return json_.depth() + (members_.bare ? 1 : 0); }

  [[nodiscard]] bool is_puzzle() const { return key_ == "puzzle"; }

  Member* find(std::string_view name) {
    if (name == "puzzle") return &members_.puzzle;
    if (name == "box") return &members_.box;
    if (name == "latin") return &members_.latin;
    if (name == "regions") return &members_.regions;
    if (name == "rows") return &members_.height;
    if (name == "columns") return &members_.width;
    if (name == "digits") return &members_.digits;
    if (kHasMosaics && name == "boards") return &members_.boards;
    return nullptr;
  }

  [[nodiscard]] Error wrong_json() const {
    const std::size_t at = json_.place();
    const Place place{1, column_of(text_, at)};
    if (at == text_.size()) return {ErrorKind::json_end, {}, place};
    return {ErrorKind::json, {{"found", shown(text_, at)}}, place};
  }

  std::string_view text_;
  JsonReader json_;
  Members members_;
  std::string key_;        // of the member that it is in
  std::size_t begin_ = 0;  // of its value, where that is an array or object
};

// As many texts as each of them has symbols, or as the board has rows.
bool are_rows(const std::vector<std::string>& texts, const Shape* shape) {
  if (shape != nullptr && shape->is_mosaic()) return texts.size() == rows_of(*shape);
  return texts.size() > 1 && texts.size() <= kMaxSymbol &&
         std::ranges::all_of(texts, [&](const std::string& text) {
           return scan_line(text).symbols == texts.size();
         });
}

Result<Grid> read_row_texts(const Members& members, const ReadOptions& options) {
  const auto rows = static_cast<std::uint32_t>(members.texts.size());
  if (options.shape && rows_of(*options.shape) != rows) {
    return members.wrong(
        {ErrorKind::row_count, {{"rows", rows_of(*options.shape)}, {"found", rows}}});
  }
  std::string text;
  for (const std::string& row : members.texts) text += row + '\n';
  Result<Grid> grid = read_board_rows(text, options.shape ? options.shape->size() : rows, options);
  if (!grid) return members.wrong(grid.error());
  return grid;
}

Result<Grid> read_array(const Members& members, const ReadOptions& options) {
  const std::size_t count = members.cells.size();
  const std::size_t rows = members.rows.size();
  if (count == 0) return members.wrong(ErrorKind::no_board);
  if (rows > 0 &&
      count != std::accumulate(members.rows.begin(), members.rows.end(), std::size_t{0})) {
    return members.wrong(ErrorKind::json_mixed);
  }
  const Shape* const given = options.shape ? &*options.shape : nullptr;
  if (members.texts.size() == count && are_rows(members.texts, given)) {
    return read_row_texts(members, options);
  }
  if (members.long_texts) return members.wrong(ErrorKind::json_numbers);
  const auto own_size =
      rows > 0 ? static_cast<std::uint32_t>(rows) : nearest_side(static_cast<std::uint32_t>(count));
  const Result<Shape> shape =
      options.shape ? Result<Shape>(*options.shape) : Shape::of_size(own_size);
  if (!shape) return members.wrong(shape.error());
  const std::size_t size = shape->size();
  const std::size_t height = rows_of(*shape);
  const std::size_t width = columns_of(*shape);
  if (rows > 0 && rows != height) {
    return members.wrong({ErrorKind::row_count, {{"rows", height}, {"found", rows}}});
  }
  for (std::size_t row = 0; row < rows; ++row) {
    if (members.rows[row] == width) continue;
    return members.wrong({ErrorKind::cell_count_in_row,
                          {{"cells", width}, {"row", row + 1}, {"found", members.rows[row]}}});
  }
  if (count != shape->cell_count()) {
    if (shape->is_mosaic()) {
      return members.wrong(
          {ErrorKind::cell_count, {{"cells", shape->cell_count()}, {"found", count}}});
    }
    return members.wrong({ErrorKind::cell_count_for_size,
                          {{"cells", size * size}, {"size", size}, {"found", count}}});
  }
  Grid grid(*shape);
  for (Cell cell = 0; cell < count; ++cell) {
    if (members.cells[cell] > size) {
      return members.wrong(
          {ErrorKind::json_digit,
           {{"most", size}, {"cell", cell_name(*shape, cell)}, {"found", members.cells[cell]}}});
    }
    grid.set(cell, static_cast<Digit>(members.cells[cell]));
  }
  return grid;
}

// The shape of boards that overlap: theirs together, where the puzzle is a picture of them.
Result<Shape> read_boards(const Members& members, const ReadOptions& options) {
  if (options.shape && overlap_of(*options.shape) != nullptr) return *options.shape;
  if (members.boards.kind != JsonToken::text) {
    return Error{ErrorKind::overlap_place, {{"found", quoted(members.boards.text)}}};
  }
  const Picture picture(members.puzzle.text);
  const std::uint32_t size = std::max(runs_of(picture).shortest, 1U);
  return parse_boards(options.shape ? *options.shape : *Shape::of_size(size), members.boards.text);
}

Result<Grid> read_puzzle(const Members& members, const ReadOptions& options) {
  const bool overlaps = kHasMosaics && (members.boards.is_given() ||
                                        (options.shape && overlap_of(*options.shape) != nullptr));
  const bool is_array = members.puzzle.kind == JsonToken::begin_array;
  if (is_array && !overlaps) return read_array(members, options);
  if (members.puzzle.kind != JsonToken::text) return on_line(ErrorKind::json_puzzle);
  ReadOptions own = options;
  if (overlaps) {
    const Result<Shape> shape = read_boards(members, options);
    if (!shape) return in_member("boards", shape.error());
    own.shape = *shape;
  }
  Result<Grid> grid =
      overlaps ? read_picture(members.puzzle.text, own) : read_board_text(members.puzzle.text, own);
  if (grid) return grid;
  const Error& error = grid.error();
  const Message within{"place.within", {{"subject", "puzzle"}, {"place", message_of(error.place)}}};
  return on_line(error.about(within));
}

// The same digits and marks on a board without boxes.
Grid without_boxes(const Grid& grid) {
  Grid latin(*Shape::latin(grid.size()), {grid.cells().begin(), grid.cells().end()});
  if (grid.has_marks()) latin.set_marks(grid.marks());
  return latin;
}

// Arrays are also taken from programs, which end them with a semicolon and may quote with '.
std::string as_json(std::string_view record) {
  std::string json(record);
  const std::size_t first = json.find_first_not_of(" \t");
  if (first == std::string::npos || json[first] != '[') return json;
  json.resize(json.find_last_not_of(" \t\r\n;,") + 1);
  if (json.find('"') == std::string::npos) std::ranges::replace(json, '\'', '"');
  return json;
}

}  // namespace

Result<Grid> read_json(std::string_view record, const ReadOptions& options) {
  const std::string text = as_json(record);
  const Result<Members> read = MemberReader(text).read();
  if (!read) return read.error();
  const Members& members = *read;

  const auto given = [](const Member& member) { return member.is_given() ? 1 : 0; };
  if (given(members.box) + given(members.latin) + given(members.regions) > 1) {
    return on_line(ErrorKind::json_shapes);
  }
  const Result<std::optional<Shape>> shape = shape_of(members);
  if (!shape) return shape.error();
  const Result<Grid> grid = read_puzzle(members, *shape ? ReadOptions{*shape} : options);
  if (!grid) return grid.error();
  const bool boxless = members.latin.kind == JsonToken::yes && !grid->shape().is_mosaic();
  const Grid board = boxless ? without_boxes(*grid) : *grid;
  if (members.rules.empty()) return board;
  Result<Grid> ruled = rules_from_members(board, members.rules);
  return ruled ? std::move(ruled) : in_member("rules", ruled.error());
}

}  // namespace quadrille::sudoku
