// Race: the learning engine, and on a second thread CaDiCaL; the first answer wins, and the other
// is stopped.
//   Race race(std::move(matrix), threads, likely);
//   if (race.next(limits)) use(race.solution());
//
// Learning runs alone for a while: most problems need no more, and a thread costs time as well.
// With one thread, without CaDiCaL, or where that would take too much memory, it stays alone, and
// the answers are the same every time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/engine/matrix.h"

namespace quadrille::cover {

class Race final : public InformedEngine {
 public:
  Race(OwnMatrix matrix, std::uint32_t threads, std::span<const OptionId> likely = {});

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
  bool run_sat(const Stop& stop);
  bool take(const InformedEngine& winner, EngineName name);

  bool racing_;
  OwnMatrix matrix_;  // for CaDiCaL, until it has it
  std::unique_ptr<InformedEngine> learn_;
  std::unique_ptr<InformedEngine> sat_;
  EngineName winner_ = EngineName::learn;
  std::vector<OptionId> solution_;
  std::vector<OptionId> also_;  // what the other found at the same time, to be given out next
  std::vector<std::vector<OptionId>> unknown_to_sat_;
};

}  // namespace quadrille::cover
