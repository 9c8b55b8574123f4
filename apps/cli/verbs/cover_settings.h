// CoverSettings: what `cover` can be asked for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/problem_files.h"
#include "apps/cli/ranks/ranks.h"
#include "apps/cli/verbs/cover_show.h"

namespace quadrille::cli {

struct CoverSettings {
  Settings common;                      // common.limit is that of --count
  CoverOut out = CoverOut::text;        // how solutions are shown
  bool count = false;                   // how many solutions
  std::optional<std::uint64_t> first;   // so many of them
  bool all = false;                     // all of them
  std::optional<std::uint64_t> best;    // so many of the cheapest
  bool most = false;                    // the dearest instead
  std::optional<std::uint64_t> sample;  // so many random ones
  bool marginals = false;               // in how many solutions each option is
  bool verify = false;                  // check every one that is found
  bool draw = false;                    // draw them, where the problem has a shape
  bool estimate = false;                // how long it would take, before any search
  ReadSettings read;

  // Whether the tree is cut into subtrees beforehand.
  [[nodiscard]] bool is_planned() const {
    if (common.plan.ledger || common.plan.part) return true;
    return ranks() != nullptr && ((count && !verify) || all) && may_be_planned(common);
  }

  [[nodiscard]] bool is_json() const { return out == CoverOut::json; }
  [[nodiscard]] bool lists() const { return first || all; }
};

}  // namespace quadrille::cli
