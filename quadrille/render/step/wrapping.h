// Wrapping: a sentence cut into lines between its words.
//   wrap("a long sentence", 8)   // {"a long", "sentence"}
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace quadrille::render {

// Lines of at most `columns` bytes, for text of one byte a character; a word that is longer has a
// line of its own. They point into `text`.
std::vector<std::string_view> wrap(std::string_view text, std::size_t columns);

}  // namespace quadrille::render
