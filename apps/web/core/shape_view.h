// Shapes as arrays, for the page, which draws them: src/core/shapes.ts,
// src/board/shapes_drawing.tsx.
//   append_shapes(picture.shapes, arrays);
//   write_shapes(json.key("shapes"), render::step_picture(scene));
#pragma once

#include <span>
#include <string>
#include <vector>

#include "quadrille/base/json_writer.h"
#include "quadrille/render/shape.h"

namespace quadrille::web {

// Of each shape 8 words, 9 numbers and two lines: its name, and its path or words.
struct ShapeArrays {
  std::vector<std::uint32_t> words;
  std::vector<double> numbers;
  std::string text;
};

// Behind what is there.
void append_shapes(std::span<const render::DrawnShape> shapes, ShapeArrays& arrays);

// As an object {"words":[…],"numbers":[…],"text":"…"}, the numbers in hundredths.
void write_shapes(JsonWriter& json, std::span<const render::DrawnShape> shapes);

}  // namespace quadrille::web
