#include "apps/web/core/shape_view.h"

#include <cmath>

namespace quadrille::web {
namespace {

using render::DrawnShape;

std::uint32_t ink(const std::optional<render::Ink>& ink) {
  return ink ? static_cast<std::uint32_t>(*ink) + 1 : 0;
}

std::uint32_t flags(const DrawnShape& shape) {
  return (shape.arrow ? 1U : 0U) | (shape.text.bold ? 2U : 0U) | (shape.text.italic ? 4U : 0U);
}

}  // namespace

void append_shapes(std::span<const DrawnShape> shapes, ShapeArrays& arrays) {
  for (const DrawnShape& shape : shapes) {
    arrays.words.insert(arrays.words.end(),
                        {static_cast<std::uint32_t>(shape.form), shape.key, shape.part + 1,
                         ink(shape.stroke), ink(shape.fill), flags(shape),
                         static_cast<std::uint32_t>(shape.text.of), shape.text.number});
    const bool is_text = shape.form == DrawnShape::Form::text;
    arrays.numbers.insert(
        arrays.numbers.end(),
        {shape.width, shape.opacity, shape.wash, shape.dashes[0], shape.dashes[1], shape.at.x,
         shape.at.y, shape.size, is_text ? shape.text.turned : shape.corner});
    arrays.text += shape.name;
    arrays.text += '\n';
    arrays.text += is_text ? shape.text.words : render::svg_path(shape.path);
    arrays.text += '\n';
  }
}

void write_shapes(JsonWriter& json, std::span<const DrawnShape> shapes) {
  ShapeArrays arrays;
  append_shapes(shapes, arrays);
  json.begin_object().member("words", arrays.words).key("numbers").begin_array();
  for (const double number : arrays.numbers) json.value(std::lround(number * 100));
  json.end_array().member("text", arrays.text).end_object();
}

}  // namespace quadrille::web
