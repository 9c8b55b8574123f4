// Race: the learning engine, and on a second thread CaDiCaL; the first answer wins, and the other
// is stopped. On one thread CaDiCaL has a turn now and then.
//   Race race(problem, {.threads = 2});
//   if (race.next(limits)) use(race.solution());
//
// Learning runs alone for a while: most problems need no more, and a thread costs time as well.
// With one thread the turns are counted in conflicts, and the answers are the same every time.
// Without CaDiCaL, or where that would take too much memory, learning stays alone. It also goes on
// alone if there is no memory or no thread left for the other.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/engine/turns.h"

namespace quadrille::cover {

class Race final : public InformedEngine {
 public:
  // The engine that learning races with, and after how many literals of learning: some hundredths
  // of a second, or with one thread some seconds.
  struct Rival {
    std::function<std::unique_ptr<InformedEngine>(const Problem&, const Stop*)> make = make_sat;
    std::uint64_t after = 200'000;
    std::uint64_t after_alone = 16'000'000;
  };

  // nullptr if the stop of the options was requested before it was built.
  static std::unique_ptr<Race> make(const Problem& problem, const SearchOptions& options);
  static std::unique_ptr<Race> make(const Problem& problem, const SearchOptions& options,
                                    Rival rival);
  Race(const Problem& problem, std::unique_ptr<InformedEngine> learn, Rival rival,
       std::uint32_t threads);

  // The limits of work are those of the learning engine.
  bool next(const Limits& limits) override;
  void forbid(std::span<const OptionId> solution) override;
  [[nodiscard]] std::span<const OptionId> solution() const override { return solution_; }
  [[nodiscard]] bool exhausted() const override {
    return also_.empty() && (learn_->exhausted() || (sat_ != nullptr && sat_->exhausted()));
  }
  [[nodiscard]] Work work() const override { return learn_->work(); }
  [[nodiscard]] Stats stats() const override;
  [[nodiscard]] double progress() const override { return exhausted() ? 1 : 0; }
  [[nodiscard]] EngineReport report() const override;

 private:
  bool run_both(const Limits& limits);
  Played play_learning(const Limits& limits, std::uint64_t end);
  Played play_sat(const Limits& limits, std::uint64_t end);
  void run_sat(const Limits& limits);
  [[nodiscard]] std::uint64_t sat_conflicts() const;
  [[nodiscard]] bool sat_answered() const {
    return sat_found_ || (sat_ != nullptr && sat_->exhausted());
  }
  bool take(const InformedEngine& winner, EngineName name);

  bool racing_;
  std::uint32_t threads_;
  Turns turns_;             // with one thread; the first is learning
  std::uint64_t sat_turn_;  // when CaDiCaL has its next one, in literals
  bool sat_found_ = false;  // in the latest race or turn
  bool sat_failed_ = false;
  Problem problem_;  // for CaDiCaL, until it has it
  Rival rival_;
  std::unique_ptr<InformedEngine> learn_;
  std::unique_ptr<InformedEngine> sat_;
  EngineName winner_ = EngineName::learn;
  std::vector<OptionId> solution_;
  std::vector<OptionId> also_;  // what the other found at the same time, to be given out next
  std::vector<std::vector<OptionId>> unknown_to_sat_;
};

// As make_automatic, with another way to make what takes turns with links.
using MakeRace =
    std::function<std::unique_ptr<Race>(const Problem& problem, const SearchOptions& options)>;
std::unique_ptr<Engine> make_automatic(const Problem& problem, const SearchOptions& options,
                                       MakeRace make_race);

}  // namespace quadrille::cover
