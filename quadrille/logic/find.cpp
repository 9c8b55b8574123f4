#include "quadrille/logic/find.h"

#include <limits>
#include <utility>

#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

// Whether this is the technique by which its finder is called, and may be.
bool is_tried(const TechniqueRow& row, const FindOptions& options) {
  const TechniqueInfo& info = row.info;
  return row.find != nullptr && row.first == info.technique && info.technique <= options.hardest &&
         (options.uniqueness || !info.needs_uniqueness);
}

}  // namespace

FindOptions find_options(sudoku::Verdict verdict) {
  FindOptions options{.uniqueness = verdict == sudoku::Verdict::one};
  if (!options.uniqueness && verdict != sudoku::Verdict::none) options.hardest = Technique::w_wing;
  return options;
}

std::optional<Deduction> find_next(const Position& position, const FindOptions& options) {
  if (position.broken() || position.empty_cells() == 0) return std::nullopt;
  Deductions found(1);
  for (const TechniqueRow& row : technique_rows()) {
    if (!is_tried(row, options)) continue;
    row.find(position, row.first, found);
    if (found.full()) return std::move(found.deductions().front());
  }
  if (options.hardest < Technique::trial) return std::nullopt;
  return find_trial(position, {.max_suppositions = options.max_suppositions, .stop = options.stop});
}

std::vector<Deduction> find_all(const Position& position, Technique technique,
                                const FindOptions& options) {
  if (position.broken()) return {};
  Deductions found(std::numeric_limits<std::size_t>::max(), technique);
  if (const Finder find = row(technique).find; find != nullptr) {
    find(position, technique, found);
  } else if (auto trial = find_trial(
                 position, {.max_suppositions = options.max_suppositions, .stop = options.stop})) {
    found.add(std::move(*trial));
  }
  return std::move(found.deductions());
}

}  // namespace quadrille::logic
