#include "quadrille/solve/orbits/commuting.h"

#include <cstdint>
#include <utility>

namespace quadrille::sudoku::orbits {
namespace {

constexpr std::uint32_t kLinesPerPoll = 1U << 12U;

class CommutingSearch {
 public:
  CommutingSearch(const LinedBoard& board, const LineMap& lines, std::size_t most, const Stop* stop)
      : board_(board), lines_(lines), most_(most), stop_(stop) {}

  std::vector<LineMap> run() {
    for (const bool transposed : {false, true}) {
      if (transposed && !board_.may_be_transposed()) continue;
      const State state{.map = {std::vector<Line>(board_.lines(), kNowhere), transposed},
                        .from = std::vector<Line>(board_.lines(), kNowhere),
                        .block_to = std::vector<Block>(board_.blocks().size(), kNowhere),
                        .block_from = std::vector<Block>(board_.blocks().size(), kNowhere)};
      place(0, state);
    }
    return std::move(found_);
  }

 private:
  struct State {
    LineMap map;
    std::vector<Line> from;
    std::vector<Block> block_to;
    std::vector<Block> block_from;
  };

  [[nodiscard]] bool is_over() {
    if (++steps_ % kLinesPerPoll == 0 && stop_ != nullptr && stop_->requested()) most_ = 0;
    return found_.size() >= most_;
  }

  void place(Line line, const State& state) {
    while (line < board_.lines() && state.map.to[line] != kNowhere) ++line;
    if (line == board_.lines()) {
      found_.push_back(state.map);
      return;
    }
    for (Line image = 0; image < board_.lines() && !is_over(); ++image) {
      if (state.from[image] != kNowhere ||
          (board_.is_row(line) == board_.is_row(image)) == state.map.transposed) {
        continue;
      }
      State next = state;
      if (follow(line, image, next)) place(line + 1, next);
    }
  }

  // With a line, all go that the given symmetry leads to.
  bool follow(Line line, Line image, State& state) const {
    while (state.map.to[line] == kNowhere) {
      if (state.from[image] != kNowhere || !take(line, image, state)) return false;
      line = lines_.to[line];
      image = lines_.to[image];
    }
    return state.map.to[line] == image;
  }

  bool take(Line line, Line image, State& state) const {
    const Block block = board_.block_of(line);
    const Block onto = board_.block_of(image);
    if (state.block_to[block] == kNowhere && state.block_from[onto] == kNowhere) {
      state.block_to[block] = onto;
      state.block_from[onto] = block;
    }
    if (state.block_to[block] != onto) return false;
    state.map.to[line] = image;
    state.from[image] = line;
    for (Line other = 0; other < board_.lines(); ++other) {
      const Line other_image = state.map.to[other];
      if (other_image == kNowhere || board_.is_row(other) == board_.is_row(line)) continue;
      if (board_.choice(board_.meeting(line, other)) !=
          board_.choice(board_.meeting(image, other_image))) {
        return false;
      }
    }
    return true;
  }

  const LinedBoard& board_;
  const LineMap& lines_;
  std::size_t most_;
  const Stop* stop_;
  std::uint32_t steps_ = 0;
  std::vector<LineMap> found_;
};

}  // namespace

std::vector<LineMap> commuting(const LinedBoard& board, const LineMap& lines, std::size_t most,
                               const Stop* stop) {
  return CommutingSearch(board, lines, most, stop).run();
}

}  // namespace quadrille::sudoku::orbits
