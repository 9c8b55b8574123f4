// Texts: the tables of sentences that are compiled in; cmake/languages.cmake writes their source.
#pragma once

#include <span>
#include <string_view>

namespace quadrille::language {

struct Text {
  std::string_view tag;
  std::string_view table;
};

std::span<const Text> compiled_texts();

}  // namespace quadrille::language
