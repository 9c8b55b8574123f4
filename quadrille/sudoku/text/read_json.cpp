// The parser's events are taken as they come, so that a hostile line costs no memory for a tree.
#include <algorithm>
#include <charconv>
#include <numeric>

#include <nlohmann/json.hpp>

#include "quadrille/sudoku/text/line_scan.h"
#include "quadrille/sudoku/text/read_board.h"
#include "quadrille/sudoku/text/symbols.h"

namespace quadrille::sudoku {
namespace {

using Json = nlohmann::json;

struct Members {
  Json puzzle, box, latin, regions;            // null where they are not given
  std::vector<Json::number_unsigned_t> cells;  // where the puzzle is an array: its numbers
  std::vector<std::size_t> rows;               // and how many of them each inner array has
  std::vector<std::string> texts;              // those of its elements that are texts
  bool long_texts = false;                     // one of these is more than a cell
  bool bare = false;                           // there is no object, only the array
};

// The place is that of the whole object: inside a member, nobody can count.
Error on_line(const Error& error) { return error.at({1, 0}); }

// What is wrong with the value of a member, under its name.
Error in_member(std::string_view name, const Error& error) { return on_line(error.about(name)); }

// Receives the events of the parser; every event returns false to stop it.
class Handler {
 public:
  explicit Handler(std::string_view text) : text_(text) {}

  [[nodiscard]] const Members& members() const { return members_; }
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }

  bool null() { return is_cell() ? add_cell(0) : put(nullptr); }
  bool boolean(bool value) { return put(value); }
  bool number_integer(Json::number_integer_t value) { return put(value); }
  bool number_unsigned(Json::number_unsigned_t value) {
    return is_cell() ? add_cell(value) : put(value);
  }
  bool number_float(Json::number_float_t value, const std::string& /*text*/) { return put(value); }
  bool string(std::string& value) { return is_cell() ? add_text(value) : put(std::move(value)); }
  bool binary(Json::binary_t& /*value*/) { return true; }

  bool start_object(std::size_t /*members*/) {
    return depth_ == 0 ? enter() : put(Json::object()) && enter();
  }
  bool end_object() { return leave(); }
  bool key(std::string& name) {
    if (depth_ == 1) key_ = std::move(name);
    return true;
  }
  bool start_array(std::size_t /*elements*/) {
    if (depth_ == 0) {
      key_ = "puzzle";
      members_.bare = true;
      ++depth_;
    }
    if (key_ == "puzzle" && depth_ == 2) {
      if (members_.rows.size() == kMaxSize) {
        return fail({ErrorKind::row_limit, {{"most", kMaxSize}}});
      }
      members_.rows.push_back(0);
      return enter();
    }
    return put(Json::array()) && enter();
  }
  bool end_array() { return leave(); }
  bool parse_error(std::size_t position, const std::string& /*token*/,
                   const Json::exception& /*why*/) {
    const bool at_end = position == 0 || position > text_.size();
    const std::size_t at = at_end ? text_.size() : position - 1;
    const Place place{1, column_of(text_, at)};
    error_ = at_end ? Error{ErrorKind::json_end, {}, place}
                    : Error{ErrorKind::json, {{"found", shown(text_, at)}}, place};
    return false;
  }

 private:
  static constexpr std::size_t kMaxDepth = 64;
  static constexpr std::uint32_t kMostLetters = 35;  // up to here small letters are capitals

  [[nodiscard]] bool is_cell() const { return key_ == "puzzle" && (depth_ == 2 || depth_ == 3); }

  bool add_cell(Json::number_unsigned_t value) {
    if (members_.cells.size() == std::size_t{kMaxSize} * kMaxSize) {
      return fail({ErrorKind::number_limit, {{"most", members_.cells.size()}}});
    }
    members_.cells.push_back(value);
    if (depth_ == 3) ++members_.rows.back();
    return true;
  }
  // A text is a cell or, in a list of them, a whole row.
  bool add_text(const std::string& text) {
    const std::size_t first = text.find_first_not_of(' ');
    const std::string_view cell =
        first == std::string::npos
            ? std::string_view()
            : std::string_view(text).substr(first, text.find_last_not_of(' ') - first + 1);
    const std::optional<std::uint32_t> digit =
        is_dash(cell) ? std::optional(0U) : cell_digit(cell, kMostLetters);
    members_.long_texts |= !digit;
    if (depth_ == 2) members_.texts.push_back(text);
    return (digit || depth_ == 2) ? add_cell(digit.value_or(0)) : fail(ErrorKind::json_numbers);
  }
  bool put(Json value) {
    if (is_cell()) return fail(ErrorKind::json_numbers);
    if (depth_ != 1) return true;
    if (key_ == "puzzle") {
      members_.puzzle = std::move(value);
    } else if (key_ == "box") {
      members_.box = std::move(value);
    } else if (key_ == "latin") {
      members_.latin = std::move(value);
    } else if (key_ == "regions") {
      members_.regions = std::move(value);
    }
    return true;
  }
  bool enter() {
    return ++depth_ <= kMaxDepth || fail({ErrorKind::json_depth, {{"most", kMaxDepth}}});
  }
  bool leave() {
    --depth_;
    return true;
  }
  bool fail(const Error& error) {
    const bool named = error.kind != ErrorKind::json_depth && !members_.bare;
    error_ = named ? in_member("puzzle", error) : on_line(error);
    return false;
  }

  std::string_view text_;
  Members members_;
  std::optional<Error> error_;
  std::size_t depth_ = 0;
  std::string key_;  // of the member that the parser is in
};

Result<Shape> read_box(const Json& box) {
  const Error wrong = ErrorKind::json_box;
  if (!box.is_string()) return wrong;
  const auto& text = box.get_ref<const std::string&>();
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  const char* end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, rows);
  if (first.ec != std::errc{} || first.ptr == end || *first.ptr != 'x') return wrong;
  const auto second = std::from_chars(first.ptr + 1, end, columns);
  if (second.ec != std::errc{} || second.ptr != end) return wrong;
  return Shape::boxes(rows, columns);
}

Result<Shape> read_latin(const Json& latin) {
  const auto size = latin.get<Json::number_unsigned_t>();
  return Shape::latin(static_cast<std::uint32_t>(std::min<std::uint64_t>(size, UINT32_MAX)));
}

// The shape that the object gives; none where it leaves the size to the puzzle.
Result<std::optional<Shape>> read_shape(const Members& members) {
  const auto named = [](std::string_view name,
                        const Result<Shape>& shape) -> Result<std::optional<Shape>> {
    if (shape) return std::optional<Shape>(*shape);
    return in_member(name, shape.error());
  };
  if (!members.box.is_null()) return named("box", read_box(members.box));
  if (members.latin.is_number_unsigned()) return named("latin", read_latin(members.latin));
  if (!members.latin.is_null() && !members.latin.is_boolean()) {
    return in_member("latin", ErrorKind::json_latin);
  }
  if (members.regions.is_string()) {
    return named("regions", read_regions(members.regions.get_ref<const std::string&>()));
  }
  if (!members.regions.is_null()) {
    return in_member("regions", ErrorKind::json_regions);
  }
  return std::optional<Shape>();
}

// As many texts as each of them has symbols.
bool are_rows(const std::vector<std::string>& texts) {
  return texts.size() > 1 && texts.size() <= kMaxSymbol &&
         std::ranges::all_of(texts, [&](const std::string& text) {
           return scan_line(text).symbols == texts.size();
         });
}

Result<Grid> read_array(const Members& members, const ReadOptions& options) {
  const auto wrong = [&members](const Error& error) {
    return members.bare ? on_line(error) : in_member("puzzle", error);
  };
  const std::size_t count = members.cells.size();
  const std::size_t rows = members.rows.size();
  if (count == 0) return wrong(ErrorKind::no_board);
  if (rows > 0 &&
      count != std::accumulate(members.rows.begin(), members.rows.end(), std::size_t{0})) {
    return wrong(ErrorKind::json_mixed);
  }
  if (members.texts.size() == count && are_rows(members.texts)) {
    std::string text;
    for (const std::string& row : members.texts) text += row + '\n';
    const auto size = static_cast<std::uint32_t>(count);
    if (options.shape && options.shape->size() != size) {
      return wrong({ErrorKind::row_count, {{"rows", options.shape->size()}, {"found", size}}});
    }
    Result<Grid> grid = read_board_rows(text, size, options);
    if (!grid) return wrong(grid.error());
    return grid;
  }
  if (members.long_texts) return wrong(ErrorKind::json_numbers);
  const auto own_size =
      rows > 0 ? static_cast<std::uint32_t>(rows) : nearest_side(static_cast<std::uint32_t>(count));
  const Result<Shape> shape =
      options.shape ? Result<Shape>(*options.shape) : Shape::of_size(own_size);
  if (!shape) return wrong(shape.error());
  const std::size_t size = shape->size();
  if (rows > 0 && rows != size) {
    return wrong({ErrorKind::row_count, {{"rows", size}, {"found", rows}}});
  }
  for (std::size_t row = 0; row < rows; ++row) {
    if (members.rows[row] == size) continue;
    return wrong({ErrorKind::cell_count_in_row,
                  {{"cells", size}, {"row", row + 1}, {"found", members.rows[row]}}});
  }
  if (count != size * size) {
    return wrong({ErrorKind::cell_count_for_size,
                  {{"cells", size * size}, {"size", size}, {"found", count}}});
  }
  Grid grid(*shape);
  for (Cell cell = 0; cell < count; ++cell) {
    if (members.cells[cell] > size) {
      return wrong(
          {ErrorKind::json_digit,
           {{"most", size}, {"cell", cell_name(*shape, cell)}, {"found", members.cells[cell]}}});
    }
    grid.set(cell, static_cast<Digit>(members.cells[cell]));
  }
  return grid;
}

Result<Grid> read_puzzle(const Members& members, const ReadOptions& options) {
  if (members.puzzle.is_array()) return read_array(members, options);
  if (!members.puzzle.is_string()) {
    return on_line(ErrorKind::json_puzzle);
  }
  Result<Grid> grid = read_board_text(members.puzzle.get_ref<const std::string&>(), options);
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
std::string as_json(std::string_view text) {
  std::string json(text);
  const std::size_t first = json.find_first_not_of(" \t");
  if (first == std::string::npos || json[first] != '[') return json;
  const std::size_t last = json.find_last_not_of(" \t\r\n;,");
  json.resize(last + 1);
  if (json.find('"') == std::string::npos) std::ranges::replace(json, '\'', '"');
  return json;
}

}  // namespace

Result<Grid> read_json(std::string_view record, const ReadOptions& options) {
  const std::string text = as_json(record);
  Handler handler(text);
  Json::sax_parse(text, &handler);
  if (const std::optional<Error>& error = handler.error()) return *error;
  const Members& members = handler.members();

  const auto given = [](const Json& member) { return member.is_null() ? 0 : 1; };
  if (given(members.box) + given(members.latin) + given(members.regions) > 1) {
    return on_line(ErrorKind::json_shapes);
  }
  const Result<std::optional<Shape>> shape = read_shape(members);
  if (!shape) return shape.error();
  const Result<Grid> grid = read_puzzle(members, *shape ? ReadOptions{*shape} : options);
  if (!grid) return grid.error();
  return members.latin == Json(true) ? without_boxes(*grid) : *grid;
}

}  // namespace quadrille::sudoku
