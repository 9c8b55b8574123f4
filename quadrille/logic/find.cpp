#include "quadrille/logic/find.h"

#include <limits>
#include <utility>

#include "quadrille/logic/techniques/harvest.h"
#include "quadrille/logic/techniques/methods.h"
#include "quadrille/logic/techniques/trial.h"

namespace quadrille::logic {
namespace {

bool is_allowed(const Method& method, const FindOptions& options) {
  return method.first <= options.hardest && (options.uniqueness || !needs_uniqueness(method.first));
}

}  // namespace

std::optional<Deduction> find_next(const Position& position, const FindOptions& options) {
  if (position.broken() || position.empty_cells() == 0) return std::nullopt;
  Harvest harvest(1);
  for (const Method& method : all_methods()) {
    if (!is_allowed(method, options)) continue;
    method.find(position, method.first, harvest);
    if (harvest.full()) return std::move(harvest.deductions().front());
  }
  if (options.hardest < Technique::trial) return std::nullopt;
  return find_trial(position, {.max_suppositions = options.max_suppositions, .stop = options.stop});
}

std::vector<Deduction> find_all(const Position& position, Technique technique,
                                const FindOptions& options) {
  if (position.broken()) return {};
  Harvest harvest(std::numeric_limits<std::size_t>::max(), technique);
  if (technique == Technique::trial) {
    auto trial =
        find_trial(position, {.max_suppositions = options.max_suppositions, .stop = options.stop});
    if (trial) harvest.add(std::move(*trial));
  }
  for (const Method& method : all_methods()) {
    if (technique < method.first || technique > method.last) continue;
    method.find(position, technique, harvest);
  }
  return std::move(harvest.deductions());
}

}  // namespace quadrille::logic
