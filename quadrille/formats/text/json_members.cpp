#include "quadrille/formats/text/json_members.h"

#include <algorithm>
#include <charconv>

#include "quadrille/boards/rectangle.h"
#include "quadrille/formats/read.h"

namespace quadrille::sudoku {
namespace {

struct BoxMember {
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
};

Result<BoxMember> read_box(const Member& box) {
  const Error wrong = ErrorKind::json_box;
  if (box.kind != JsonToken::text) return wrong;
  const std::string& text = box.text;
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  const char* end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, rows);
  if (first.ec != std::errc{} || first.ptr == end || *first.ptr != 'x') return wrong;
  const auto second = std::from_chars(first.ptr + 1, end, columns);
  if (second.ec != std::errc{} || second.ptr != end) return wrong;
  return BoxMember{rows, columns};
}

// The numbers that an object gives; without "digits" as many as the longer side has cells.
Result<BoardSize> read_size(const Members& members) {
  const auto number = [](const Member& member) {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(member.number, UINT32_MAX));
  };
  const bool whole = members.height.kind == JsonToken::whole &&
                     members.width.kind == JsonToken::whole &&
                     (members.digits.kind == JsonToken::whole || !members.digits.is_given());
  if (!whole) return Error{ErrorKind::json_rectangle};
  BoardSize size{number(members.height), number(members.width), number(members.digits)};
  if (!members.digits.is_given()) size.digits = std::max(size.rows, size.columns);
  return size;
}

// The shape of an object that says how many rows and columns there are.
Result<Shape> read_rectangle_shape(const Members& members) {
  if (!kHasMosaics) return on_line(ErrorKind::square);
  if (members.boards.is_given() || members.latin.kind == JsonToken::whole) {
    return on_line(ErrorKind::json_shapes);
  }
  const Result<BoardSize> size = read_size(members);
  if (!size) return on_line(size.error());
  if (const auto fine = check_size(*size); !fine) return on_line(fine.error());
  if (members.box.is_given()) {
    const Result<BoxMember> box = read_box(members.box);
    if (!box) return in_member("box", box.error());
    const Result<Shape> shape = Rectangle::boxes(*size, box->rows, box->columns);
    return shape ? shape : in_member("box", shape.error());
  }
  if (!members.regions.is_given()) return Rectangle::shape(*size);
  if (members.regions.kind != JsonToken::text) {
    return in_member("regions", ErrorKind::json_regions);
  }
  const Result<Shape> shape = read_regions(members.regions.text, *size);
  return shape ? shape : in_member("regions", shape.error());
}

Result<Shape> read_latin(const Member& latin) {
  return Shape::latin(
      static_cast<std::uint32_t>(std::min<std::uint64_t>(latin.number, UINT32_MAX)));
}

}  // namespace

Error on_line(const Error& error) { return error.at({1, 0}); }

Error in_member(std::string_view name, const Error& error) { return on_line(error.about(name)); }

Error Members::wrong(const Error& error) const {
  return bare ? on_line(error) : in_member("puzzle", error);
}

Result<std::optional<Shape>> shape_of(const Members& members) {
  const auto named = [](std::string_view name,
                        const Result<Shape>& shape) -> Result<std::optional<Shape>> {
    if (shape) return std::optional<Shape>(*shape);
    return in_member(name, shape.error());
  };
  if (members.is_sized()) {
    const Result<Shape> shape = read_rectangle_shape(members);
    if (!shape) return shape.error();
    return std::optional<Shape>(*shape);
  }
  if (members.box.is_given()) {
    const Result<BoxMember> box = read_box(members.box);
    return named("box", box ? Shape::boxes(box->rows, box->columns) : box.error());
  }
  const JsonToken latin = members.latin.kind;
  if (latin == JsonToken::whole) return named("latin", read_latin(members.latin));
  if (members.latin.is_given() && latin != JsonToken::yes && latin != JsonToken::no) {
    return in_member("latin", ErrorKind::json_latin);
  }
  if (members.regions.kind == JsonToken::text) {
    return named("regions", read_regions(members.regions.text));
  }
  if (members.regions.is_given()) return in_member("regions", ErrorKind::json_regions);
  return std::optional<Shape>();
}

}  // namespace quadrille::sudoku
