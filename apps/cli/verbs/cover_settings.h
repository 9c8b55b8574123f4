// CoverSettings: what `cover` can be asked for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/problem_files.h"
#include "apps/cli/verbs/cover_show.h"
#include "quadrille/cover/ledger.h"

namespace quadrille::cli {

struct CoverSettings {
  Settings common;                        // common.limit is that of --count
  CoverOut out = CoverOut::text;          // how solutions are shown
  bool count = false;                     // how many solutions
  std::optional<std::uint64_t> first;     // so many of them
  bool all = false;                       // all of them
  std::optional<std::uint64_t> best;      // so many of the cheapest
  bool most = false;                      // the dearest instead
  std::optional<std::uint64_t> sample;    // so many random ones
  bool marginals = false;                 // in how many solutions each option is
  bool verify = false;                    // check every one that is found
  bool draw = false;                      // draw them, where the problem has a shape
  bool estimate = false;                  // how long it would take, before any search
  std::optional<std::string> ledger;      // where what is done is kept
  std::optional<cover::PlanPart> part;    // of the subtrees; none: all of them
  std::optional<std::uint64_t> subtrees;  // of a new plan
  std::optional<double> cut_after;        // seconds that a subtree may take before it is cut again
  ReadSettings read;

  // Whether the tree is cut into subtrees beforehand.
  [[nodiscard]] bool is_planned() const { return ledger || part; }

  [[nodiscard]] bool is_json() const { return out == CoverOut::json; }
  [[nodiscard]] bool lists() const { return first || all; }
};

}  // namespace quadrille::cli
