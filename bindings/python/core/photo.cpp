#include "quadrille/photo/photo.h"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include "bindings/python/core/parts.h"
#include "bindings/python/core/values.h"
#include "quadrille/base/language.h"
#include "quadrille/photo/doubt.h"
#include "quadrille/photo/remarks.h"

namespace quadrille::python {
namespace {

using sudoku::Grid;

constexpr const char* kReadWords =
    R"(The board in a picture: an array of bytes, grey of shape (height, width), or colours of shape
(height, width, 3) or (height, width, 4).

Where the digits as they were read do not have exactly one solution, the most likely ones that do
are taken: Photo.changes says which. An InputError where there is no board in the picture.
)";

constexpr const char* kFromWords =
    R"(The board of read_photo(pixels). What was changed and what is doubtful is told by a warning.)";

struct Photo {
  photo::Reading reading;
  photo::Settlement settlement;
};

std::string sides_text(const py::array& array) { return py::str(array.attr("shape")); }

// Copied into rows of grey or RGBA, wherever the numbers lay.
std::pair<std::vector<std::uint8_t>, photo::Pixels> pixels_of(const py::object& object) {
  const py::array array = py::array::ensure(object);
  if (!array) throw py::error_already_set();
  const bool is_colour = array.ndim() == 3 && (array.shape(2) == 3 || array.shape(2) == 4);
  if (array.dtype().kind() != 'u' || array.itemsize() != 1 || (array.ndim() != 2 && !is_colour)) {
    throw py::value_error(fmt::format(
        "pixels: expected bytes (uint8) of shape (height, width), (height, width, 3) or "
        "(height, width, 4), found {} of shape {}",
        std::string(py::str(array.dtype())), sides_text(array)));
  }
  const auto height = static_cast<std::uint64_t>(array.shape(0));
  const auto width = static_cast<std::uint64_t>(array.shape(1));
  if (const Result<void> sides = photo::check_sides(width, height); !sides) raise(sides.error());
  const auto bytes = py::array_t < std::uint8_t,
             py::array::c_style | py::array::forcecast > (array);
  const std::size_t channels = is_colour ? static_cast<std::size_t>(array.shape(2)) : 1;
  std::vector<std::uint8_t> copy;
  copy.reserve(width * height * (is_colour ? 4 : 1));
  const std::uint8_t* data = bytes.data();
  if (channels == 3) {
    for (std::uint64_t i = 0; i < width * height; ++i) {
      copy.insert(copy.end(), data + 3 * i, data + 3 * i + 3);
      copy.push_back(255);
    }
  } else {
    copy.assign(data, data + width * height * channels);
  }
  const auto format = is_colour ? photo::PixelFormat::rgba : photo::PixelFormat::grey;
  const photo::Pixels pixels = {.bytes = {},
                                .width = static_cast<std::uint32_t>(width),
                                .height = static_cast<std::uint32_t>(height),
                                .stride = width * photo::bytes_per_pixel(format),
                                .format = format};
  return {std::move(copy), pixels};
}

Photo read_pixels(const py::object& object) {
  auto [bytes, pixels] = pixels_of(object);
  pixels.bytes = bytes;
  auto photo = [&]() -> Result<Photo> {
    const py::gil_scoped_release free;
    Result<photo::Reading> reading = photo::read_photo(pixels);
    if (!reading) return reading.error();
    photo::Settlement settlement = photo::settle(*reading);
    return Photo{*std::move(reading), std::move(settlement)};
  }();
  return value_of(std::move(photo));
}

py::list told_remarks(const Photo& photo) {
  py::list remarks;
  for (const Message& remark : photo::remarks_of(photo.reading, photo.settlement)) {
    remarks.append(english().tell(remark));
  }
  return remarks;
}

// (row, column), from 0 as in an array.
py::tuple place_of(const Photo& photo, sudoku::Cell cell) {
  const std::uint32_t size = photo.reading.shape.size();
  return py::make_tuple(cell / size, cell % size);
}

py::list changes_of(const Photo& photo) {
  py::list changes;
  for (const photo::Change& change : photo.settlement.changes) {
    changes.append(py::make_tuple(place_of(photo, change.cell), unsigned{change.read},
                                  unsigned{change.taken}));
  }
  return changes;
}

py::list doubtful_of(const Photo& photo) {
  py::list cells;
  for (const sudoku::Cell cell : photo.settlement.doubtful) cells.append(place_of(photo, cell));
  return cells;
}

py::array_t<double> certainty_of(const Photo& photo) {
  const auto size = static_cast<py::ssize_t>(photo.reading.shape.size());
  py::array_t<double> certainty({size, size});
  double* to = certainty.mutable_data();
  for (const photo::CellReading& cell : photo.reading.cells) {
    *to++ = static_cast<double>(cell.certainty()) / photo::kCertain;
  }
  return certainty;
}

py::array_t<double> picture_corners(const Photo& photo) {
  py::array_t<double> corners({4, 2});
  double* to = corners.mutable_data();
  for (const photo::Point& corner : photo.reading.corners) {
    *to++ = corner.x;
    *to++ = corner.y;
  }
  return corners;
}

py::array_t<std::uint8_t> front_of(const Photo& photo) {
  const auto side = static_cast<py::ssize_t>(photo.reading.front.side);
  return py::array_t<std::uint8_t>({side, side}, photo.reading.front.grey.data());
}

}  // namespace

void add_photo(py::module_& module, BoardClass& board) {
  py::class_<Photo>(module, "Photo", "A board that was read in a picture: read_photo().")
      .def_property_readonly(
          "board", [](const Photo& photo) { return std::make_shared<Grid>(photo.settlement.grid); },
          "The board, with the changes.")
      .def_property_readonly(
          "as_read",
          [](const Photo& photo) { return std::make_shared<Grid>(photo.reading.grid()); },
          "The digits as they were read.")
      .def_property_readonly(
          "changes", changes_of,
          "Where another digit was taken: ((row, column), read, taken), 0 for nothing.")
      .def_property_readonly("doubtful", doubtful_of,
                             "The cells that a person should look at: (row, column).")
      .def_property_readonly("certainty", certainty_of,
                             "For each cell how likely what was read is, from 0 to 1.")
      .def_property_readonly(
          "corners", picture_corners,
          "In the picture, in pixels (x, y): the top left corner of the board where its "
          "digits are upright, then clockwise.")
      .def_property_readonly(
          "quarter_turns", [](const Photo& photo) { return photo.reading.quarter_turns; },
          "By how many, clockwise, the board lies in the picture.")
      .def_property_readonly(
          "other_boards", [](const Photo& photo) { return photo.reading.other_boards; },
          "How many boards were seen besides.")
      .def_property_readonly("front", front_of, "The board from the front, upright, in grey.")
      .def_property_readonly("remarks", told_remarks, "What a person has to be told.");
  module.def("read_photo", read_pixels, py::arg("pixels"), kReadWords);
  board.def_static(
      "from_photo",
      [](const py::object& pixels) {
        const Photo photo = read_pixels(pixels);
        const py::object warn = py::module_::import("warnings").attr("warn");
        for (const py::handle remark : told_remarks(photo)) warn(remark);
        return std::make_shared<Grid>(photo.settlement.grid);
      },
      py::arg("pixels"), kFromWords);
}

}  // namespace quadrille::python
