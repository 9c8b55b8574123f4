// CoverShow: a solution of an exact-cover problem, in the form that somebody wants to see.
//   const SolutionShow show(problem, {.out = CoverOut::names});
//   reply.out = show.text(solution);
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
  // Whether nothing but solutions may stand in the output: sentences would spoil it.
  [[nodiscard]] bool is_bare() const;
  // What stands between two solutions.
  [[nodiscard]] std::string_view gap() const;
  // A sentence as a line of its own; behind the sign of a comment where what follows can be read as
  // lines of a problem.
  [[nodiscard]] std::string remark(std::string_view sentence) const;

  // A solution as whole lines, with its cost where there are costs.
  //   requires: no trouble; the form is not JSON
  [[nodiscard]] std::string text(const std::vector<cover::OptionId>& options) const;
  // An option as a line: "option 3: a b", or that of the problem.
  [[nodiscard]] std::string line_of(cover::OptionId option) const;

  // The members "cost", where there are costs, "solution" and, with a drawing, "drawing".
  void add_solution(JsonWriter& json, const std::vector<cover::OptionId>& options) const;
  // Begins an object about an option.
  void begin_option(JsonWriter& json, cover::OptionId option) const;

 private:
  [[nodiscard]] bool is_knuth() const { return style_.out == CoverOut::knuth; }
  [[nodiscard]] std::string lines(const std::vector<cover::OptionId>& options) const;
  [[nodiscard]] std::string names(const std::vector<cover::OptionId>& options) const;
  [[nodiscard]] std::string rows(const std::vector<cover::OptionId>& options) const;
  [[nodiscard]] std::string cost_line(const std::vector<cover::OptionId>& options) const;
  void add_drawing(JsonWriter& json, const std::vector<cover::OptionId>& options) const;

  const cover::Problem& problem_;
  ShowStyle style_;
  std::optional<gallery::Layout> layout_;
  std::optional<Error> trouble_;
};

}  // namespace quadrille::cli
