// PlanProgress: how much of a plan is done and how long the rest will take, going by estimates of
// its subtrees and by how long those took that are done.
//   PlanProgress progress;
//   for (const double nodes : {12e6, 5e6, 8e6}) progress.expect(nodes);
//   progress.add(12e6, 0.7);  // seconds
//   say(progress.share(), progress.left().seconds, progress.left().spread);
#pragma once

#include <cstdint>

namespace quadrille::cover {

class PlanProgress {
 public:
  // A subtree of about so many nodes is to be done.
  void expect(double nodes);
  // One of those has been done, in so many seconds. Where something was cut off from it, that is
  // still to be done: `of_them` are the nodes that were, of all that were expected.
  //   requires: it was expected
  void add(double expected, double seconds, double of_them);
  void add(double expected, double seconds) { add(expected, seconds, expected); }

  struct Left {
    double seconds = 0;  // of work
    double spread = 0;   // it may be as much more or less; no less than nothing
  };
  // requires: something has been done
  [[nodiscard]] Left left() const;
  // From 0 to 1.
  [[nodiscard]] double share() const;
  // How many are done.
  [[nodiscard]] std::uint64_t done() const { return done_; }

 private:
  // Seconds for a node.
  [[nodiscard]] double pace() const { return nodes_ > 0 ? seconds_ / nodes_ : 0; }

  double open_nodes_ = 0;
  std::uint64_t open_ = 0;
  std::uint64_t done_ = 0;
  // Sums over those that are done.
  double nodes_ = 0;
  double seconds_ = 0;
  double nodes_squared_ = 0;
  double seconds_squared_ = 0;
  double product_ = 0;
};

}  // namespace quadrille::cover
