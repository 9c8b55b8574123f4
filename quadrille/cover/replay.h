// Replay: a dance that can be looked at after any number of its moves, forward and backward.
//   std::vector<cover::Move> moves;
//   cover::Search search(problem, {.engine = cover::EngineName::links},
//                        [&](const cover::Move& move) { moves.push_back(move); });
//   while (search.next()) use(search.solution());
//   cover::Replay replay(problem, moves);
//   replay.seek(120);
//   draw(replay.path());
// Going back undoes the last move. Going far goes by keyframes, which are small: as undoing is the
// reverse of doing, the lists follow from the covers that have not been undone yet.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/cover/dance_lists.h"
#include "quadrille/cover/problem.h"
#include "quadrille/cover/search.h"

namespace quadrille::cover {

// An item chosen at some depth.
struct ReplayLevel {
  ItemId item;
  std::uint32_t choices;     // options, or ways, that it had then
  std::uint32_t number = 0;  // of them that have been tried, the present one included

  friend bool operator==(const ReplayLevel&, const ReplayLevel&) = default;
};

// The work done until then.
struct ReplayCounts {
  std::uint64_t nodes = 0;
  std::uint64_t updates = 0;
  std::uint64_t forced = 0;     // items chosen with one option left
  std::uint64_t guesses = 0;    // with several
  std::uint64_t dead_ends = 0;  // with none
  std::uint64_t solutions = 0;

  friend bool operator==(const ReplayCounts&, const ReplayCounts&) = default;
};

class Replay {
 public:
  // Goes through all moves once. Where a stop comes first, those behind are left out.
  // requires: all moves of a search of the problem, from its beginning
  Replay(const Problem& problem, std::vector<Move> moves, const Stop* stop = nullptr);

  [[nodiscard]] std::size_t size() const { return moves_.size(); }
  [[nodiscard]] std::span<const Move> moves() const { return moves_; }
  // How many moves have been made.
  [[nodiscard]] std::size_t at() const { return at_; }
  // The one made last and the one that comes next; nullptr at the beginning, and at the end.
  [[nodiscard]] const Move* last() const { return at_ == 0 ? nullptr : &moves_[at_ - 1]; }
  [[nodiscard]] const Move* upcoming() const { return at_ == size() ? nullptr : &moves_[at_]; }
  // How many moves lead to the first solution.
  [[nodiscard]] std::optional<std::size_t> first_solution() const { return first_solution_; }

  // The options taken and not given up since, the items chosen, and the lists.
  [[nodiscard]] std::span<const OptionId> path() const { return path_; }
  [[nodiscard]] std::span<const ReplayLevel> levels() const { return levels_; }
  [[nodiscard]] const DanceLists& lists() const { return lists_; }
  [[nodiscard]] const ReplayCounts& counts() const { return counts_; }

  // One move; false at the end, and at the beginning.
  bool forward();
  bool back();
  // To the state after so many moves; after all of them where there are fewer.
  void seek(std::size_t place);

  // The lists in the middle of the next move: `part` of its changes, from 0 to 1, have been made.
  // `step`, if there is one, is the change under way, of which the part `out` is done.
  struct Between {
    DanceLists lists;
    std::optional<TrailStep> step = std::nullopt;
    double out = 0;
  };
  [[nodiscard]] Between between(double part) const;

 private:
  struct Keyframe {
    std::vector<std::size_t> deeds;
    std::vector<std::uint32_t> taken;
    std::vector<OptionId> path;
    std::vector<ReplayLevel> levels;
    ReplayCounts counts;
  };

  void count_choice(const Move& move, std::uint64_t by);
  void take(std::uint32_t choice);
  void untake();
  void drop_to(std::uint32_t depth);
  void take_up_dropped();
  void redo(std::size_t deed);
  void apply(DanceLists& lists, std::size_t deed) const;
  void undo();
  void restore(const Keyframe& frame, std::size_t at);

  std::vector<Move> moves_;
  DanceLists lists_;
  std::size_t at_ = 0;
  std::vector<std::uint32_t> taken_;  // at each depth: the option, or that none is
  std::vector<OptionId> path_;
  std::vector<ReplayLevel> levels_;
  ReplayCounts counts_;
  // The covers, purifies and tweaks in force, by the number of their move, and the trail before
  // each.
  std::vector<std::size_t> deeds_;
  std::vector<std::size_t> marks_;
  // For each move that has ever been made: the choice that it gives up; the deed that it undoes.
  std::vector<std::uint32_t> dropped_;
  std::vector<std::uint32_t> undone_;
  std::vector<Keyframe> keyframes_;
  std::size_t interval_;
  std::optional<std::size_t> first_solution_;
};

}  // namespace quadrille::cover
