// Matrix pointing: what a pointer or the keyboard points at in a matrix, and what lights up then.
//   const render::MatrixIndex ones(problem);
//   const render::MatrixPointed pointed{.option = cover::OptionId{0}};
//   use(render::light_of(problem, ones, pointed).items.size());
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/cover/problem.h"
#include "quadrille/render/matrix_marks.h"
#include "quadrille/render/matrix_viewport.h"

namespace quadrille::render {

// An option, an item, or neither.
struct MatrixPointed {
  std::optional<cover::OptionId> option = std::nullopt;
  std::optional<cover::ItemId> item = std::nullopt;

  [[nodiscard]] bool anything() const { return option || item; }
  friend bool operator==(const MatrixPointed&, const MatrixPointed&) = default;
};

// Rows and ones with light on them.
struct MatrixLight {
  std::vector<cover::OptionId> options = {};
  std::vector<cover::ItemId> items = {};

  friend bool operator==(const MatrixLight&, const MatrixLight&) = default;
};

// An option lights its items, an item its options.
MatrixLight light_of(const cover::Problem& problem, const MatrixIndex& ones,
                     const MatrixPointed& pointed);

// What is at a point, counted from the corner of the matrix: above it are the items, at its left
// the options. A one is meant from a few pixels away, too.
MatrixPointed pointed_at(const cover::Problem& problem, const MatrixExtent& extent,
                         const MatrixPart& part, double x, double y);

// Where a key leads: up and down through the options, left and right through the items; from an
// option to its first or last item, and back.
enum class MatrixKey : std::uint8_t { up, down, left, right, page_up, page_down, home, end };
MatrixPointed stepped(const cover::Problem& problem, const MatrixIndex& ones,
                      const MatrixPointed& from, MatrixKey key);

}  // namespace quadrille::render
