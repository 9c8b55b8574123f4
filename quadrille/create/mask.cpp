#include "quadrille/create/mask.h"

#include <cstddef>
#include <string>

#include <fmt/format.h>

#include "quadrille/sudoku/shape.h"

namespace quadrille::create {
namespace {

constexpr std::string_view kEmpty = ".0_";
constexpr std::string_view kSkipped = " \t\r|+-";

bool is_clue(char c) {
  return (c >= '1' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string shown(char c) {
  if (c > ' ' && c <= '~') return fmt::format("'{}'", c);
  return fmt::format("byte {}", static_cast<unsigned char>(c));
}

}  // namespace

Result<std::vector<bool>> read_mask(std::string_view text) {
  std::vector<bool> mask;
  Place place{.line = 1, .column = 0};
  for (const char c : text) {
    ++place.column;
    if (c == '\n') {
      place = {.line = place.line + 1, .column = 0};
    } else if (is_clue(c) || kEmpty.find(c) != std::string_view::npos) {
      mask.push_back(is_clue(c));
    } else if (kSkipped.find(c) == std::string_view::npos) {
      return Error{fmt::format("expected x for a clue or . for an empty cell, found {}", shown(c)),
                   place};
    }
  }
  for (std::size_t size = 1; size <= sudoku::kMaxSize; ++size) {
    if (size * size == mask.size()) return mask;
  }
  return Error{fmt::format("expected the cells of a square board, found {}", mask.size())};
}

}  // namespace quadrille::create
