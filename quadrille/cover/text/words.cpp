#include "quadrille/cover/text/words.h"

namespace quadrille::cover {

void split_words(std::string_view line, std::vector<Word>& words) {
  words.clear();
  for (std::size_t at = 0; at < line.size();) {
    if (is_blank(line[at])) {
      ++at;
      continue;
    }
    const std::size_t begin = at;
    while (at < line.size() && !is_blank(line[at])) ++at;
    words.push_back({line.substr(begin, at - begin), begin + 1});
  }
}

}  // namespace quadrille::cover
