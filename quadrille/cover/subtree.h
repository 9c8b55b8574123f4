// Subtree: what is left of a problem once some options are taken and others are out.
//   const cover::Subtree below(problem, {.taken = {cover::OptionId{0}}});
//   cover::Search search(below.problem());
//   while (search.next()) use(below.whole(search.solution()));
// What is left is a problem like any other, for any engine. Items and options keep their order.
#pragma once

#include <span>
#include <vector>

#include "quadrille/cover/problem.h"

namespace quadrille::cover {

// Where a subtree begins: the solutions in it have all options of the first kind and none of the
// second.
struct Branch {
  std::vector<OptionId> taken = {};
  std::vector<OptionId> out = {};

  friend bool operator==(const Branch&, const Branch&) = default;
};

class Subtree {
 public:
  // requires: the options taken are different ones of the problem
  Subtree(const Problem& problem, Branch branch);
  // With only those options left that are `open`, besides.
  Subtree(const Problem& problem, Branch branch, std::span<const OptionId> open);

  // Where the options taken are in each other's way: one without a solution.
  [[nodiscard]] const Problem& problem() const { return problem_; }
  [[nodiscard]] const Branch& branch() const { return branch_; }
  // What an option of the subtree is in the whole problem.
  [[nodiscard]] OptionId whole(OptionId option) const { return options_[index(option)]; }
  // A solution of the whole problem from one of the subtree, the options taken first.
  [[nodiscard]] std::vector<OptionId> whole(std::span<const OptionId> solution) const;

 private:
  struct Left;
  void keep(const Problem& problem, Left& left);

  Branch branch_;
  std::vector<OptionId> options_;
  Problem problem_;
};

}  // namespace quadrille::cover
