#include "quadrille/cover/replay.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace quadrille::cover {
namespace {

using Kind = Move::Kind;

constexpr std::uint32_t kNothing = UINT32_MAX;
constexpr std::uint32_t kNoOption = UINT32_MAX - 1;  // taken: none of the item's options
// Moves between two keyframes, and how many of these there are at most.
constexpr std::size_t kShortestInterval = 256;
constexpr std::size_t kMostKeyframes = 200;
constexpr std::size_t kReplayedPerPoll = 64;
constexpr double kNearlyOne = 1e-9;

bool is_deed(Kind kind) {
  return kind == Kind::cover || kind == Kind::purify || kind == Kind::tweak;
}
bool is_undoing(Kind kind) {
  return kind == Kind::uncover || kind == Kind::unpurify || kind == Kind::untweak;
}

// Of the steps behind `before` a part has been made; one of them may be half made.
Replay::Between part_of(DanceLists lists, std::size_t before, double part) {
  const std::size_t most = lists.trail_length();
  const double done = static_cast<double>(most - before) * std::clamp(part, 0.0, 1.0);
  // A part like 3/7 of seven steps may come out as a little less than three of them.
  const auto whole = static_cast<std::size_t>(std::floor(done + kNearlyOne));
  std::optional<TrailStep> step;
  if (before + whole < most) step = lists.step_at(before + whole);
  lists.rewind(before + whole);
  return {.lists = std::move(lists),
          .step = step,
          .out = std::max(0.0, done - static_cast<double>(whole))};
}

}  // namespace

Replay::Replay(const Problem& problem, std::vector<Move> moves, const Stop* stop)
    : moves_(std::move(moves)),
      lists_(problem),
      dropped_(moves_.size(), kNothing),
      undone_(moves_.size(), kNothing),
      interval_(std::max(kShortestInterval, moves_.size() / kMostKeyframes + 1)) {
  do {
    if (at_ % kReplayedPerPoll == 0 && stop != nullptr && stop->requested()) moves_.resize(at_);
    if (at_ % interval_ == 0) keyframes_.push_back({deeds_, taken_, path_, levels_, counts_});
    if (upcoming() != nullptr && upcoming()->kind == Kind::solution && !first_solution_) {
      first_solution_ = at_ + 1;
    }
  } while (forward());
  seek(0);
}

bool Replay::forward() {
  const Move* move = upcoming();
  if (move == nullptr) return false;
  switch (move->kind) {
    case Kind::choose:
      count_choice(*move, 1);
      levels_.push_back({move->item, move->choices});
      break;
    case Kind::attempt:
    case Kind::pass:
      drop_to(move->depth);
      take(move->kind == Kind::attempt ? index(move->option) : kNoOption);
      levels_[move->depth].number = move->number;
      break;
    case Kind::cover:
    case Kind::purify:
    case Kind::tweak: {
      const std::size_t before = lists_.trail_length();
      redo(at_);
      counts_.updates += lists_.trail_length() - before;
      break;
    }
    case Kind::uncover:
    case Kind::unpurify:
    case Kind::untweak:
      drop_to(move->depth);
      undone_[at_] = static_cast<std::uint32_t>(deeds_.back());
      undo();
      break;
    case Kind::solution:
      ++counts_.nodes;
      ++counts_.solutions;
      break;
    case Kind::back:
      drop_to(move->depth);
      levels_.pop_back();
      break;
  }
  ++at_;
  return true;
}

bool Replay::back() {
  const Move* move = last();
  if (move == nullptr) return false;
  --at_;
  switch (move->kind) {
    case Kind::choose:
      count_choice(*move, UINT64_MAX);
      levels_.pop_back();
      break;
    case Kind::attempt:
    case Kind::pass:
      untake();
      take_up_dropped();
      levels_[move->depth].number = move->number - 1;
      break;
    case Kind::cover:
    case Kind::purify:
    case Kind::tweak: {
      const std::size_t after = lists_.trail_length();
      undo();
      counts_.updates -= after - lists_.trail_length();
      break;
    }
    case Kind::uncover:
    case Kind::unpurify:
    case Kind::untweak:
      redo(undone_[at_]);
      take_up_dropped();
      break;
    case Kind::solution:
      --counts_.nodes;
      --counts_.solutions;
      break;
    case Kind::back:
      // Whoever goes back has tried every choice.
      levels_.push_back({move->item, move->choices, move->choices});
      take_up_dropped();
      break;
  }
  return true;
}

void Replay::seek(std::size_t place) {
  const std::size_t target = std::min(place, size());
  const std::size_t distance = target > at_ ? target - at_ : at_ - target;
  if (distance > interval_) {
    const std::size_t frame = target / interval_;
    restore(keyframes_[frame], frame * interval_);
  }
  while (at_ < target) forward();
  while (at_ > target) back();
}

Replay::Between Replay::between(double part) const {
  const Move* move = upcoming();
  DanceLists lists = lists_;
  if (move != nullptr && is_deed(move->kind)) {
    const std::size_t before = lists.trail_length();
    apply(lists, at_);
    return part_of(std::move(lists), before, part);
  }
  if (move != nullptr && is_undoing(move->kind)) {
    return part_of(std::move(lists), marks_.back(), 1 - part);
  }
  return {.lists = std::move(lists)};
}

// `by` is 1 or, modulo 2^64, -1.
void Replay::count_choice(const Move& move, std::uint64_t by) {
  counts_.nodes += by;
  (move.choices == 0   ? counts_.dead_ends
   : move.choices == 1 ? counts_.forced
                       : counts_.guesses) += by;
}

void Replay::take(std::uint32_t choice) {
  taken_.push_back(choice);
  if (choice != kNoOption) path_.push_back(OptionId{choice});
}

void Replay::untake() {
  if (taken_.back() != kNoOption) path_.pop_back();
  taken_.pop_back();
}

void Replay::drop_to(std::uint32_t depth) {
  if (taken_.size() <= depth) return;
  dropped_[at_] = taken_.back();
  untake();
}

void Replay::take_up_dropped() {
  if (dropped_[at_] != kNothing) take(dropped_[at_]);
}

void Replay::redo(std::size_t deed) {
  deeds_.push_back(deed);
  marks_.push_back(lists_.trail_length());
  apply(lists_, deed);
}

void Replay::apply(DanceLists& lists, std::size_t deed) const {
  const Move& move = moves_[deed];
  if (move.kind == Kind::cover) {
    lists.cover(move.item);
  } else if (move.kind == Kind::tweak) {
    lists.tweak(move.option);
  } else {
    lists.purify(lists.node_at(move.option, move.item));
  }
}

void Replay::undo() {
  lists_.rewind(marks_.back());
  deeds_.pop_back();
  marks_.pop_back();
}

// Of the covers in force, those that are still in force then stay.
void Replay::restore(const Keyframe& frame, std::size_t at) {
  const auto [mine, theirs] = std::ranges::mismatch(deeds_, frame.deeds);
  const auto shared = static_cast<std::size_t>(mine - deeds_.begin());
  while (deeds_.size() > shared) undo();
  for (std::size_t deed = shared; deed < frame.deeds.size(); ++deed) redo(frame.deeds[deed]);
  taken_ = frame.taken;
  path_ = frame.path;
  levels_ = frame.levels;
  counts_ = frame.counts;
  at_ = at;
}

}  // namespace quadrille::cover
