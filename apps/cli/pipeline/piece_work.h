// PieceWork: one subtree of a plan, and what was found in it; also as letters between ranks.
//   const PieceWork work = work_on(problem, branch, {.asks = Question::count, .piece = options});
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "apps/cli/pipeline/refusal.h"
#include "quadrille/cover/ledger.h"
#include "quadrille/cover/plan.h"

namespace quadrille::cli {

struct PieceJob {
  cover::Question asks = cover::Question::count;
  cover::PieceOptions piece = {};
  std::size_t threads = 1;  // of each rank
};

struct PieceWork {
  cover::PieceDone done = {};
  std::string text = {};                          // of a list: a line of option numbers each
  std::optional<Refusal> refusal = std::nullopt;  // the system refused what it needs
};

PieceWork work_on(const cover::Problem& problem, const cover::Branch& branch, const PieceJob& job);

// The order that makes other ranks work on subtrees of a problem.
std::string pieces_order(const cover::Problem& problem, const PieceJob& job);
bool is_pieces_order(std::string_view order);
// On such a rank, until the order is at its end.
//   requires: is_pieces_order(order)
void serve_pieces(std::string_view order);

std::string pack(const cover::Branch& branch);
PieceWork unpack_work(std::string_view answer);

}  // namespace quadrille::cli
