// ShareOut: work in pieces, done by some threads, each of which takes the next piece that is left.
//   share_out(grids.size(), 4, [&](const NextPiece& next) {
//     while (const auto piece = next()) use(grids[*piece]);
//   });
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

namespace quadrille {

using NextPiece = std::function<std::optional<std::size_t>()>;

// Where no thread can be had, fewer do it; where there are no threads at all, the caller. What the
// work throws on any thread, it throws on the caller's once the others have ended.
void share_out(std::size_t pieces, std::uint32_t threads,
               const std::function<void(const NextPiece&)>& work);

}  // namespace quadrille
