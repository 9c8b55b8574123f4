// A problem drawn as its matrix: every row is split into figures, whatever stands between them.
#include <algorithm>
#include <string>
#include <vector>

#include "quadrille/cover/text.h"
#include "quadrille/cover/text/words.h"

namespace quadrille::cover {
namespace {

constexpr std::string_view kBetween = " \t\r,";

std::string figures_of(std::string_view line) {
  std::string figures(line);
  std::erase_if(figures, [](char c) { return kBetween.find(c) != std::string_view::npos; });
  return figures;
}

}  // namespace

bool is_zero_one(std::string_view text) {
  skip_byte_order_mark(text);
  std::size_t width = 0;
  while (!text.empty()) {
    const std::string figures = figures_of(take_line(text));
    if (figures.find_first_not_of("01") != std::string::npos) return false;
    if (width == 0) width = figures.size();
  }
  return width >= 2;
}

Result<Problem> read_zero_one(std::string_view text) {
  skip_byte_order_mark(text);
  ProblemBuilder builder;
  std::vector<Entry> entries;
  for (std::size_t line = 1; !text.empty(); ++line) {
    const std::string_view whole = take_line(text);
    const std::string figures = figures_of(whole);
    if (figures.empty()) continue;
    if (const auto other = figures.find_first_not_of("01"); other != std::string::npos) {
      return Error{ErrorKind::figure,
                   {{"found", shown(characters(std::string_view(figures).substr(other)).front())}},
                   {line, whole.find(figures[other]) + 1}};
    }
    if (builder.item_count() == 0) {
      for (std::size_t item = 1; item <= figures.size(); ++item) {
        builder.add_primary(std::to_string(item));
      }
    }
    if (figures.size() != builder.item_count()) {
      return Error{ErrorKind::figures,
                   {{"figures", builder.item_count()}, {"found", figures.size()}},
                   {.line = line}};
    }
    entries.clear();
    for (std::uint32_t item = 0; item < figures.size(); ++item) {
      if (figures[item] == '1') entries.push_back({ItemId{item}});
    }
    builder.set_place({.line = line});
    builder.add_option(entries);
    if (!builder.ok()) break;
  }
  if (builder.item_count() == 0) {
    return Error{ErrorKind::figure, {{"found", Message("found.text_end")}}};
  }
  return builder.build();
}

}  // namespace quadrille::cover
