// CoverCase: one problem that `cover` is asked about, and what its answers have in common, whatever
// was asked.
//   CoverCase asked(settings, console, named);
//   return asked.finish(Reply{.out = asked.show().text(solution)}, stats);
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/limited_solve.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/problem_files.h"
#include "apps/cli/verbs/cover_settings.h"
#include "apps/cli/verbs/cover_show.h"
#include "quadrille/base/json_writer.h"
#include "quadrille/base/message.h"
#include "quadrille/base/natural.h"

namespace quadrille::cli {

class CoverCase {
 public:
  CoverCase(const CoverSettings& settings, Console& console, const NamedProblem& named);

  [[nodiscard]] const CoverSettings& settings() const { return settings_; }
  [[nodiscard]] const cover::Problem& problem() const { return named_.problem; }
  [[nodiscard]] const SolutionShow& show() const { return show_; }
  [[nodiscard]] const std::vector<Message>& obstacles() const { return obstacles_; }
  [[nodiscard]] Console& console() { return console_; }
  [[nodiscard]] LimitedSolve& limited() { return limited_; }
  [[nodiscard]] const LimitedSolve& limited() const { return limited_; }
  [[nodiscard]] Progress& progress() { return progress_; }

  // Whether nothing need be searched for: pieces that have not as many cells as their box.
  [[nodiscard]] bool is_hopeless() const;

  // With --verify: whether a solution is right, and costs what it is said to. One that is wrong is
  // the end: finish() tells it.
  bool is_right(std::span<const cover::OptionId> solution,
                std::optional<std::uint64_t> cost = std::nullopt);
  // Whether a wrong one has been seen.
  [[nodiscard]] bool has_fault() const { return fault_.has_value(); }

  // The object of a reply, begun with where the problem comes from.
  [[nodiscard]] JsonWriter new_object() const;
  // One solution of a list, by its number; in JSON with whether it is proven to be one of the best.
  void add_listed(std::uint64_t number, const std::vector<cover::OptionId>& solution,
                  std::string& out, std::optional<bool> proven = std::nullopt) const;
  // "queens.dlx: no solution\n"
  [[nodiscard]] std::string note(const Message& message) const;
  // The status and the note of a problem without solutions.
  void add_no_solution(Reply& reply) const;
  // What could not be answered: the problem has not the shape that a drawing needs.
  [[nodiscard]] Reply refuse(const Error& error) const;

  // Adds what was verified, who answered, and with --stats the work done; `counted` are the
  // solutions where they were counted and not walked through.
  [[nodiscard]] Reply finish(Reply reply, const cover::Stats& stats,
                             const std::optional<Natural>& counted = std::nullopt) const;

 private:
  const CoverSettings& settings_;
  Console& console_;
  const NamedProblem& named_;
  const std::vector<Message> obstacles_;
  const SolutionShow show_;
  LimitedSolve limited_;
  Progress progress_;
  std::uint64_t verified_ = 0;
  std::optional<Message> fault_;
};

// The options of a solution in the order of the problem.
std::vector<cover::OptionId> in_order(std::span<const cover::OptionId> solution);

}  // namespace quadrille::cli
