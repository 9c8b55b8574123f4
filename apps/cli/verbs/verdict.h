// Verdict: how many solutions there are, in words, as a status and as a JSON value.
//   told(no_solution(board.obstacles()))   // "no solution: 7 twice in row 4: r4c2 and r4c9"
#pragma once

#include <vector>

#include "apps/cli/system/status.h"
#include "quadrille/base/json_writer.h"
#include "quadrille/base/message.h"
#include "quadrille/cover/search.h"

namespace quadrille::cli {

// The status of a puzzle with that verdict; more than one solution is `if_many`.
Status verdict_status(cover::Verdict verdict, Status if_many);

// Adds the verdict and, where it is not the same, that with the rules that were read.
void add_verdict(JsonWriter& json, cover::Verdict verdict, cover::Verdict with_rules_read);

// "no solution", and why, where that shows without a search; a long list of reasons is cut short.
Message no_solution(const std::vector<Message>& obstacles);
// Each in words, for JSON.
void add_obstacles(JsonWriter& json, const std::vector<Message>& obstacles);

}  // namespace quadrille::cli
