// ranks_simulation: how many ranks one rank can keep busy, told by an experiment on paper.
//   quadrille_ranks_simulation run.ledger [MICROSECONDS [SECONDS]]
// The times of subtrees are drawn from those of a ledger, stretched to a mean of 10 seconds. One
// that has taken 10 seconds is cut again where it stands, into 8 pieces. Rank 0 takes so many
// microseconds to read an answer, write its line and hand out the next piece. Each rank has one
// piece in advance, as in apps/cli/ranks. A run has 50 subtrees for each rank. Told are the share
// of the time in which the ranks work until all subtrees of the plan are given out, the same to the
// end of the run, and the pieces that are handed out in a second.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <numeric>
#include <queue>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "quadrille/base/random.h"

namespace {

constexpr double kTravel = 5e-6;  // seconds that a letter is on its way
constexpr double kCutAfter = 10;  // seconds
constexpr std::uint64_t kCuts = 8;
constexpr std::uint64_t kPiecesPerRank = 50;

struct Outcome {
  double busy = 0;        // share of the time, until the subtrees are all given out
  double to_the_end = 0;  // the same for the whole run
  double rate = 0;        // pieces a second
};

// The number behind "seconds" in each line.
std::vector<double> times_in(const char* path) {
  std::vector<double> times;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    const std::size_t at = line.find(" seconds ");
    if (at != std::string::npos) times.push_back(std::strtod(line.c_str() + at + 9, nullptr));
  }
  return times;
}

// An answer that arrives at rank 0, with what was cut off: seconds of work in each of some pieces.
struct Arrival {
  double time = 0;
  std::uint32_t rank = 0;
  double rest = 0;
  friend bool operator<(const Arrival& a, const Arrival& b) { return a.time > b.time; }
};

class Simulation {
 public:
  Simulation(std::vector<double> times, double handing, std::uint32_t ranks)
      : times_(std::move(times)),
        handing_(handing),
        free_(ranks, 0),
        left_(kPiecesPerRank * ranks) {}

  Outcome run() {
    for (std::uint32_t rank = 0; rank < free_.size(); ++rank) {
      arrivals_.push({.rank = rank});
      arrivals_.push({.rank = rank});
    }
    for (; !arrivals_.empty(); arrivals_.pop()) {
      const Arrival next = arrivals_.top();
      if (next.rest > 0) rests_.insert(rests_.end(), kCuts, next.rest);
      waiting_.push_back(next.rank);
      master_ = std::max(master_, next.time) + handing_;
      while (!waiting_.empty() && (left_ > 0 || !rests_.empty())) give();
    }
    const double end = *std::ranges::max_element(free_);
    const auto ranks = static_cast<double>(free_.size());
    return {.busy = 1 - idle_ / (ranks * given_out_),
            .to_the_end = worked_ / (ranks * end),
            .rate = static_cast<double>(given_) / end};
  }

 private:
  double next_piece() {
    if (!rests_.empty()) {
      const double rest = rests_.front();
      rests_.pop_front();
      return rest;
    }
    if (--left_ == 0) given_out_ = master_;
    return times_[random_.below(static_cast<std::uint32_t>(times_.size()))];
  }

  void give() {
    const std::uint32_t rank = waiting_.front();
    waiting_.pop_front();
    const bool is_before_the_end = left_ > 0;
    const double piece = next_piece();
    const double arrives = master_ + kTravel;
    double& free = free_[rank];
    if (arrives > free && is_before_the_end) idle_ += arrives - free;
    const double time = std::min(piece, kCutAfter);
    free = std::max(free, arrives) + time;
    worked_ += time;
    ++given_;
    arrivals_.push({.time = free + kTravel,
                    .rank = rank,
                    .rest = (piece - time) / static_cast<double>(kCuts)});
  }

  const std::vector<double> times_;
  const double handing_;
  std::vector<double> free_;  // by rank: when it has done what it was given
  std::priority_queue<Arrival> arrivals_;
  std::deque<double> rests_;
  std::deque<std::uint32_t> waiting_;  // ranks
  quadrille::Random random_{1};
  std::uint64_t left_ = 0;  // subtrees of the plan
  std::uint64_t given_ = 0;
  double master_ = 0;  // when rank 0 is free again
  double given_out_ = 0;
  double idle_ = 0;
  double worked_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  std::vector<double> times = argc > 1 ? times_in(argv[1]) : std::vector<double>();
  const double handing = (argc > 2 ? std::strtod(argv[2], nullptr) : 20) * 1e-6;
  const double mean = argc > 3 ? std::strtod(argv[3], nullptr) : 10;
  const double sum = std::accumulate(times.begin(), times.end(), 0.0);
  if (times.empty() || sum <= 0 || handing <= 0 || mean <= 0) {
    std::fputs("usage: quadrille_ranks_simulation LEDGER [MICROSECONDS [SECONDS]]\n", stderr);
    return EXIT_FAILURE;
  }
  for (double& time : times) time *= mean * static_cast<double>(times.size()) / sum;
  fmt::print("{} times, {:.0f} s on average, {:.1f} s at most; {:.1f} us for each\n", times.size(),
             mean, *std::ranges::max_element(times), handing * 1e6);
  fmt::print("{:>8}  {:>6}  {:>10}  {:>12}\n", "ranks", "busy", "to the end", "pieces/s");
  for (const std::uint32_t ranks : {10U, 100U, 1000U, 10'000U, 30'000U, 100'000U}) {
    const Outcome outcome = Simulation(times, handing, ranks).run();
    fmt::print("{:>8}  {:>5.1f}%  {:>9.1f}%  {:>12.0f}\n", ranks, 100 * outcome.busy,
               100 * outcome.to_the_end, outcome.rate);
  }
}
