#include "apps/desktop/steps/find_steps.h"

#include <chrono>
#include <utility>

namespace quadrille::desktop {
namespace {

// Steps that are held back until a piece of them is worth a delivery.
class Pieces {
 public:
  Pieces(const Post& post, StepsPosted posted) : post_(post), posted_(std::move(posted)) {}

  void add(const logic::Deduction& step) {
    steps_.push_back(step);
    if (Stop::Clock::now() >= next_) flush();
  }
  void flush() {
    if (steps_.empty()) return;
    post_([posted = posted_, steps = std::exchange(steps_, {})] { posted(steps); });
    next_ = Stop::Clock::now() + kPause;
  }

 private:
  static constexpr std::chrono::milliseconds kPause{60};

  const Post& post_;
  StepsPosted posted_;
  std::vector<logic::Deduction> steps_;
  Stop::Clock::time_point next_ = Stop::Clock::now();
};

// Every step of a technique; whether there was any.
bool add_steps_of(logic::Technique technique, const logic::Position& position,
                  const logic::FindOptions& options, Pieces& pieces) {
  const auto steps = logic::find_all(position, technique, options);
  for (const logic::Deduction& step : steps) pieces.add(step);
  return !steps.empty();
}

}  // namespace

Task find_way(const logic::Position& position, const logic::FindOptions& options,
              StepsPosted posted, StepsEnded ended) {
  return [position, options, posted = std::move(posted), ended = std::move(ended)](
             const Stop& stop, const Post& post) {
    logic::Position at = position;
    logic::FindOptions stoppable = options;
    stoppable.stop = &stop;
    Pieces pieces(post, posted);
    const logic::Outcome outcome = logic::follow_steps(
        at, stoppable, [&](const logic::Deduction& step, const logic::Position& /*before*/) {
          pieces.add(step);
          return true;
        });
    pieces.flush();
    if (!stop.requested()) post([ended, outcome] { ended(outcome); });
  };
}

Task find_possible(const logic::Position& position, const logic::FindOptions& options,
                   StepsPosted posted, StepsEnded ended) {
  return [position, options, posted = std::move(posted), ended = std::move(ended)](
             const Stop& stop, const Post& post) {
    logic::FindOptions stoppable = options;
    stoppable.stop = &stop;
    Pieces pieces(post, posted);
    bool any = false;
    const bool ruled = position.layout().has_further();
    for (const logic::Technique technique : logic::techniques_in_order()) {
      if (stop.requested()) break;
      if (!options.repertoire.has(technique) || !logic::is_for_board(technique, ruled)) continue;
      // What takes long is looked for where there is nothing else.
      const bool takes_long =
          technique >= logic::Technique::nishio && technique <= logic::Technique::trial;
      if (takes_long && any) break;
      any = add_steps_of(technique, position, stoppable, pieces) || any;
    }
    pieces.flush();
    if (stop.requested()) return;
    const logic::Outcome outcome = any ? logic::Outcome::solved : logic::Outcome::stuck;
    post([ended, outcome] { ended(outcome); });
  };
}

}  // namespace quadrille::desktop
