#include "quadrille/cover/recording.h"

namespace quadrille::cover {

// A search is stopped from within: its observer asks for it once there is no room for another move.
Recording record(const Problem& problem, const RecordOptions& options) {
  Recording recording;
  Stop enough(options.stop);
  bool cut_off = false;
  const auto take = [&](const Move& move) {
    if (recording.moves.size() == options.most_moves) {
      cut_off = true;
      enough.request();
    } else {
      recording.moves.push_back(move);
    }
  };
  Search search(problem,
                {.engine = EngineName::links,
                 .choose = options.choose,
                 .seed = options.seed,
                 .stop = &enough},
                take);
  bool found = search.next();
  const bool ended_early = found && options.first_solution_only;
  while (found && !ended_early) found = search.next();
  recording.complete = !cut_off && (ended_early || search.exhausted());
  return recording;
}

}  // namespace quadrille::cover
