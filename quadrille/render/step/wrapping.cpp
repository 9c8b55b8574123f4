#include "quadrille/render/step/wrapping.h"

#include <algorithm>

namespace quadrille::render {

std::vector<std::string_view> wrap(std::string_view text, std::size_t columns) {
  std::vector<std::string_view> lines;
  while (text.size() > columns) {
    std::size_t end = text.rfind(' ', columns);
    if (end == std::string_view::npos || end == 0) end = text.find(' ', 1);
    if (end == std::string_view::npos) break;
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(text.find_first_not_of(' ', end), text.size()));
  }
  if (!text.empty()) lines.push_back(text);
  return lines;
}

}  // namespace quadrille::render
