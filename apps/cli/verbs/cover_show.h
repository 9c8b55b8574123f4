// CoverShow: a solution of an exact-cover problem, in the form that somebody wants to see.
//   const SolutionShow show(problem, {.out = CoverOut::names});
//   if (show.is_special()) reply.out = show.text(solution);
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/json_writer.h"
#include "quadrille/base/result.h"
#include "quadrille/cover/problem.h"
#include "quadrille/gallery/layout.h"
#include "quadrille/render/tiling.h"

namespace quadrille::cli {

enum class CoverOut {
  text,   // options by number, with their items
  json,   // an object
  knuth,  // options as lines of the problem
  names,  // a line of names: those of options, or else of their items
  rows,   // options as rows of 0 and 1
  svg,    // a picture
};

struct ShowStyle {
  CoverOut out = CoverOut::text;
  bool draw = false;                    // as a drawing, where that can be
  render::TilingTextStyle tiling = {};  // of a drawing as text
};

class SolutionShow {
 public:
  SolutionShow(const cover::Problem& problem, const ShowStyle& style);

  // Why nothing can be shown: a drawing is wanted, and the problem has no shape.
  [[nodiscard]] const std::optional<Error>& trouble() const { return trouble_; }
  // Whether text() is to be asked: for all forms but the numbered options, those of Knuth and JSON.
  [[nodiscard]] bool is_special() const;
  // Whether nothing but solutions may stand in the output: sentences would spoil it.
  [[nodiscard]] bool is_bare() const;
  // What stands between two solutions.
  [[nodiscard]] std::string_view gap() const;

  // Whole lines. requires: is_special(), no trouble
  [[nodiscard]] std::string text(const std::vector<cover::OptionId>& options) const;
  // With a drawing: the member "drawing".
  void add_drawing(JsonWriter& json, const std::vector<cover::OptionId>& options) const;

 private:
  [[nodiscard]] std::string names(const std::vector<cover::OptionId>& options) const;
  [[nodiscard]] std::string rows(const std::vector<cover::OptionId>& options) const;

  const cover::Problem& problem_;
  ShowStyle style_;
  std::optional<gallery::Layout> layout_;
  std::optional<Error> trouble_;
};

// The name that an option was given, or nothing.
std::optional<std::string> given_name(const cover::Problem& problem, cover::OptionId option);

}  // namespace quadrille::cli
