// ShareOut: work in pieces, done by some threads, each of which takes the next piece that is left.
//   share_out(pieces, 4, [&](const NextPiece& next) {
//     while (const auto piece = next()) answers[*piece] = answer(*piece);
//   });
// Where no thread can be had, fewer do the work; where there are no threads at all, the caller.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

namespace quadrille::sudoku {

using NextPiece = std::function<std::optional<std::size_t>()>;

// What the work throws on any thread, it throws on the caller's once the others have ended.
void share_out(std::size_t pieces, std::uint32_t threads,
               const std::function<void(const NextPiece&)>& work);

}  // namespace quadrille::sudoku
