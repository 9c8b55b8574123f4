// Stages: what becomes of a photograph on the way to a board, as pictures for docs/photo.md.
//   write_stages("photo.jpg", "docs/images/photo");
#pragma once

#include <string>

namespace quadrille::photo_bench {

// OUT/grey.png, ink.png, lines.png, front.png and cells.png. Says what is wrong and gives false
// where there is no board.
bool write_stages(const std::string& path, const std::string& out);

}  // namespace quadrille::photo_bench
