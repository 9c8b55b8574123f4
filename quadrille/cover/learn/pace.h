// Pace: when the learning engine begins anew, when it changes its manner, when it forgets.
//   pace.count(lesson.levels);
//   if (pace.wants_restart()) back_to_the_root();
//
// A search is either steady (rare restarts, in Luby's sequence) or hurries (a restart as soon as
// what it learns becomes worse than usual), in turn: the first is better at finding, the second at
// proofs.
#pragma once

#include <cstdint>

namespace quadrille::cover {

class Pace {
 public:
  // One more conflict, which taught a clause of so many levels.
  void count(std::uint32_t levels);

  [[nodiscard]] std::uint64_t conflicts() const { return conflicts_; }
  [[nodiscard]] bool steady() const { return steady_; }

  // Each of these is to be acted upon when it returns true.
  bool wants_restart();
  bool changes_manner(std::uint64_t literals);  // propagated so far
  bool wants_other_phases();
  bool wants_reduction();

 private:
  // In conflicts.
  static constexpr std::uint64_t kFirstTurn = 4500;
  static constexpr std::uint64_t kPhases = 1000;
  static constexpr std::uint64_t kReduction = 300;

  std::uint64_t conflicts_ = 0;
  bool steady_ = true;
  std::uint64_t since_restart_ = 0;
  std::uint32_t steady_restarts_ = 1;  // in this turn
  double recent_levels_ = 0;           // averages that fade
  double usual_levels_ = 0;
  // A steady turn lasts for some conflicts, a hurried one for a third of the work of that: a
  // conflict may cost a hundred times more in a hurry, where large boards are decided from the root
  // each time.
  std::uint64_t turn_ = kFirstTurn;
  std::uint64_t turn_end_ = kFirstTurn;
  std::uint64_t turn_start_ = 0;  // in literals, as is the next
  std::uint64_t hurry_end_ = 0;
  std::uint64_t phases_ = kPhases;  // the distance to the next change grows each time
  std::uint64_t next_phases_ = kPhases;
  std::uint64_t reduction_ = kReduction;  // and so does this one
  std::uint64_t next_reduction_ = kReduction;
};

// 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 …; requires: n > 0
std::uint64_t luby(std::uint32_t n);

}  // namespace quadrille::cover
