#include "quadrille/cover/sweep/plan.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "quadrille/cover/engine/bit_matrix.h"
#include "quadrille/cover/engine/residue.h"
#include "quadrille/cover/sweep/order.h"

namespace quadrille::cover::sweep {
namespace {

constexpr std::uint32_t kMostRowWords = 128;

}  // namespace

// Each part takes tens of milliseconds on a board of 36x36: the stop is polled between them.
std::optional<Plan> make_plan(const Problem& problem, const Stop* stop) {
  const auto stopped = [stop] { return stop != nullptr && stop->requested(); };
  if (problem.has_bounds()) return std::nullopt;
  std::optional<Residue> residue = find_residue(problem, stop);
  if (!residue || residue->contradiction) return std::nullopt;
  const BitMatrix matrix(*residue, problem.primary_count(), kMostRowWords);
  if (!matrix.fits() || stopped()) return std::nullopt;
  const SweepOrder order = sweep_order(matrix, stop);
  if (stopped()) return std::nullopt;
  Layers layers(matrix, order.items);
  if (!layers.fits() || stopped()) return std::nullopt;
  const double rows_of_an_item =
      static_cast<double>(matrix.row_count()) / std::max(1U, matrix.item_count());
  return Plan{std::move(residue->taken), std::move(residue->open), std::move(layers),
              std::exp2(order.states) * rows_of_an_item};
}

}  // namespace quadrille::cover::sweep
