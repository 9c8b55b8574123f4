// Handles: what stands behind the opaque types of quadrille.h.
//   if (!is_a(grid)) return QD_MISUSE;
// Each begins with a mark of its kind. Languages that call C have one type for all pointers: there
// a handle of another kind is told by its mark, as null is. One that has been freed cannot be told.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "bindings/c/quadrille.h"
#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/cover/problem.h"

template <std::uint32_t kKind>
struct Marked {
  static constexpr std::uint32_t kMark = 0x71640000U + kKind;  // 'q', 'd'
  std::uint32_t mark = kMark;
};

struct qd_error : Marked<1> {
  explicit qd_error(quadrille::Error told) : error(std::move(told)) {}
  quadrille::Error error;
};
struct qd_stop : Marked<2> {
  quadrille::Stop stop;
};
struct qd_grid : Marked<3> {
  explicit qd_grid(quadrille::sudoku::Grid board) : grid(std::move(board)) {}
  quadrille::sudoku::Grid grid;
};
struct qd_problem : Marked<4> {
  quadrille::cover::ProblemBuilder builder = {};
  std::optional<quadrille::cover::Problem> problem = std::nullopt;
  std::optional<quadrille::Error> wrong = std::nullopt;
};

// Whether it is a handle of that kind, and not null.
template <class Handle>
bool is_a(const Handle* handle) {
  return handle != nullptr && handle->mark == Handle::kMark;
}

// Frees it, unless it is null or of another kind.
template <class Handle>
void free_handle(Handle* handle) {
  if (is_a(handle)) delete handle;
}
