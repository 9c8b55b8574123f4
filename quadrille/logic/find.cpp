#include "quadrille/logic/find.h"

#include <algorithm>
#include <utility>

#include "quadrille/logic/chains/chain_finder.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

// Whether this is the technique by which its finder is called, and anything that the finder looks
// for is wanted.
bool is_tried(const TechniqueRow& row, const Repertoire& repertoire) {
  const Technique technique = row.info.technique;
  if (row.first != technique) return false;
  return repertoire.has(technique) ||
         std::ranges::any_of(technique_rows(), [&](const TechniqueRow& other) {
           return other.first == technique && repertoire.has(other.info.technique);
         });
}

// What the finder of the row finds; the trial, which has limits, is a finder of its own.
void find(const TechniqueRow& row, const Position& position, Deductions& found) {
  const Technique technique = row.info.technique;
  if (row.find != nullptr) {
    row.find(position, technique, found);
    return;
  }
  const Deductions::Wish& wish = found.wish();
  auto trial =
      find_trial(position, {.max_suppositions = wish.max_suppositions,
                            .stop = wish.stop,
                            .rules = position.layout().has_further() ? rule_trial() : nullptr});
  if (trial) found.add(*std::move(trial));
}

}  // namespace

FindMemory::FindMemory() : chains_(std::make_unique<chains::ChainFinder>()) {}
FindMemory::~FindMemory() = default;

std::optional<Deduction> find_next(const Position& position, const FindOptions& options) {
  if (position.broken() || position.empty_cells() == 0) return std::nullopt;
  const bool has_constraints = position.layout().has_further();
  FindMemory own;
  FindMemory& memory = options.memory != nullptr ? *options.memory : own;
  Deductions::Wish wish{.limit = 1,
                        .repertoire = options.repertoire,
                        .stop = options.stop,
                        .memory = &memory,
                        .proofs = options.proofs,
                        .max_suppositions = options.max_suppositions};
  memory.begin();
  for (const Technique technique : techniques_in_order()) {
    if (!is_known(technique) || !is_for_board(technique, has_constraints)) continue;
    const TechniqueRow& tried = row(technique);
    if (!is_tried(tried, options.repertoire)) continue;
    if (is_beyond_scale(technique)) {
      wish.repertoire = Repertoire::none().add(technique);  // its finder may know others as well
    } else {
      wish.repertoire = options.repertoire;
      memory.reach(tried.info.least);
    }
    Deductions found(wish);
    find(tried, position, found);
    if (!found.deductions().empty()) return std::move(found.deductions().front());
    if (found.stopped() || memory.limited()) return std::nullopt;
  }
  return std::nullopt;
}

std::vector<Deduction> find_all(const Position& position, Technique technique,
                                const FindOptions& options) {
  if (position.broken()) return {};
  const bool has_constraints = position.layout().has_further();
  if (has_constraints ? needs_uniqueness(technique) : is_of_rules(technique)) return {};
  Deductions found({.repertoire = Repertoire::none().add(technique),
                    .stop = options.stop,
                    .memory = options.memory,
                    .proofs = options.proofs,
                    .max_suppositions = options.max_suppositions});
  find(row(technique), position, found);
  return std::move(found.deductions());
}

}  // namespace quadrille::logic
