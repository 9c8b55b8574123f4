// Plan: a search tree cut into subtrees that have no solution in common, and all of them together.
//   const std::vector<cover::Branch> plan = cover::plan(problem, 1000);
//   for (const cover::Branch& branch : plan) use(cover::count_piece(problem, branch).solutions);
// The same problem and number give the same plan.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "quadrille/base/natural.h"
#include "quadrille/base/stop.h"
#include "quadrille/cover/search.h"
#include "quadrille/cover/subtree.h"

namespace quadrille::cover {

// The ways to go on from a branch with the item that has the fewest of them, in the order in which
// dancing links tries them. None: there is no solution. Only the branch itself: everything is
// chosen.
std::vector<Branch> cut(const Problem& problem, const Branch& branch);

// About so many subtrees, in the order of their solutions: fewer where the tree is small. What
// looks largest to random probes is cut first (see estimate.h). Ends early when it is stopped.
// `nodes` receives an estimate of the nodes of each.
std::vector<Branch> plan(const Problem& problem, std::size_t pieces, const Stop* stop = nullptr,
                         std::vector<double>* nodes = nullptr);
// The same of one, as far as a few probes can tell.
double probed_nodes(const Problem& problem, const Branch& branch);

// Numbers by which problems and plans are told apart.
std::uint64_t fingerprint(const Problem& problem);
std::uint64_t fingerprint(std::span<const Branch> plan);

struct PieceOptions {
  SearchOptions search = {};  // threads and max_nodes are not used
  // What has taken so long is cut again where it stands.
  std::chrono::duration<double> cut_after = std::chrono::seconds(10);
};

// What became of a subtree.
struct PieceDone {
  bool complete = false;  // false: stopped first, and it is as if nothing had been done
  Natural solutions = 0;
  double seconds = 0;
  std::vector<Branch> rest = {};  // what was cut off; its solutions come behind the others
};

PieceDone count_piece(const Problem& problem, const Branch& branch,
                      const PieceOptions& options = {});
// `tell` is told each solution; false: it is to be cut soon, as there are so many.
PieceDone list_piece(const Problem& problem, const Branch& branch, const PieceOptions& options,
                     const std::function<bool(std::span<const OptionId>)>& tell);

}  // namespace quadrille::cover
