#include "quadrille/logic/find.h"

#include <algorithm>
#include <utility>

#include "quadrille/logic/chains/chain_finder.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

// Whether any technique that its finder looks for is wanted.
bool is_any_wanted(const TechniqueRow& row, const FindOptions& options) {
  if (!options.left_out.test(number_of(row.info.technique))) return true;
  return std::ranges::any_of(technique_rows(), [&](const TechniqueRow& other) {
    return other.first == row.first && !options.left_out.test(number_of(other.info.technique));
  });
}

// Whether this is the technique by which its finder is called, and may be.
bool is_tried(const TechniqueRow& row, const FindOptions& options) {
  const TechniqueInfo& info = row.info;
  return row.find != nullptr && row.first == info.technique && info.technique <= options.hardest &&
         (options.uniqueness || !info.needs_uniqueness) && is_any_wanted(row, options);
}

// On a board with constraints nothing may be exchanged, and chains that see none of them, but go
// through every case, are long and lead nowhere.
FindOptions with_rules(FindOptions options) {
  options.uniqueness = false;
  for (std::size_t number = number_of(Technique::aligned_triplet);
       number < number_of(Technique::trial); ++number) {
    options.left_out.set(number);
  }
  return options;
}

// Before which of the techniques those that constraints bring are tried: one constraint alone is
// easier than pairs and fish, some of them together are not.
std::span<const TechniqueRow> rule_rows_before(Technique technique) {
  const std::span<const TechniqueRow> rows = rule_rows();
  constexpr std::size_t kAlone = 2;
  if (rows.empty()) return rows;
  if (technique == Technique::pointing) return rows.first(kAlone);
  return technique == Technique::naked_triplet ? rows.subspan(kAlone) : rows.first(0);
}

// The first step that constraints bring.
std::optional<Deduction> find_by_rules(const Position& position, std::span<const TechniqueRow> rows,
                                       const FindOptions& options) {
  for (const TechniqueRow& row : rows) {
    Deductions found({.limit = 1, .only = row.info.technique, .stop = options.stop});
    row.find(position, row.info.technique, found);
    if (!found.deductions().empty()) return std::move(found.deductions().front());
    if (found.stopped()) break;
  }
  return std::nullopt;
}

// Patterns come before it, those beyond the scale as well.
constexpr Technique kFirstChain = Technique::aligned_pair;

// The first of the techniques beyond the scale that are asked for and have a step.
std::optional<Deduction> find_beyond(const Position& position, const FindOptions& options) {
  if (options.also.none()) return std::nullopt;
  for (const TechniqueRow& row : beyond_rows()) {
    const Technique technique = row.info.technique;
    if (!options.also.test(number_of(technique))) continue;
    if (row.info.needs_uniqueness && !options.uniqueness) continue;
    Deductions found({.limit = 1, .only = technique, .stop = options.stop});
    row.find(position, technique, found);
    if (!found.deductions().empty()) return std::move(found.deductions().front());
    if (found.stopped()) return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

FindMemory::FindMemory() : chains_(std::make_unique<chains::ChainFinder>()) {}
FindMemory::~FindMemory() = default;

std::bitset<kTechniqueCount> off_scale_techniques() {
  std::bitset<kTechniqueCount> techniques;
  for (const TechniqueRow& row : technique_rows()) {
    const bool known = row.info.on_scale || row.info.technique == Technique::trial;
    if (!known) techniques.set(number_of(row.info.technique));
  }
  return techniques;
}

std::bitset<kTechniqueCount> chain_techniques() {
  std::bitset<kTechniqueCount> techniques;
  for (const TechniqueRow& row : technique_rows()) {
    const TechniqueFamily family = row.info.family;
    if (family == TechniqueFamily::aligned || family == TechniqueFamily::forcing) {
      techniques.set(number_of(row.info.technique));
    }
  }
  return techniques;
}

FindOptions find_options(sudoku::Verdict verdict) {
  FindOptions options{.uniqueness = verdict == sudoku::Verdict::one};
  if (options.uniqueness) options.left_out = off_scale_techniques();
  if (verdict == sudoku::Verdict::none) options.left_out = chain_techniques();
  if (!options.uniqueness && verdict != sudoku::Verdict::none) options.hardest = Technique::w_wing;
  return options;
}

namespace {

std::optional<Deduction> find_easiest(const Position& position, const FindOptions& options) {
  const bool ruled = position.layout().has_further();
  FindMemory own;
  FindMemory& memory = options.memory != nullptr ? *options.memory : own;
  Deductions found({.limit = 1,
                    .left_out = options.left_out,
                    .stop = options.stop,
                    .memory = &memory,
                    .proofs = options.proofs,
                    .max_suppositions = options.max_suppositions});
  memory.begin();
  for (const TechniqueRow& row : technique_rows()) {
    if (ruled) {
      auto step = find_by_rules(position, rule_rows_before(row.info.technique), options);
      if (step) return step;
    }
    if (row.info.technique == kFirstChain) {
      if (auto step = find_beyond(position, options)) return step;
    }
    if (!is_tried(row, options)) continue;
    memory.reach(row.info.least);
    row.find(position, row.first, found);
    if (!found.deductions().empty()) return std::move(found.deductions().front());
    if (found.stopped() || memory.limited()) return std::nullopt;
  }
  if (options.hardest < Technique::trial || options.left_out.test(number_of(Technique::trial))) {
    return std::nullopt;
  }
  memory.reach(least_difficulty(Technique::trial));
  return find_trial(position, {.max_suppositions = options.max_suppositions,
                               .stop = options.stop,
                               .rules = ruled ? rule_trial() : nullptr});
}

}  // namespace

std::optional<Deduction> find_next(const Position& position, const FindOptions& options) {
  if (position.broken() || position.empty_cells() == 0) return std::nullopt;
  if (position.layout().has_further()) return find_easiest(position, with_rules(options));
  return find_easiest(position, options);
}

std::vector<Deduction> find_all(const Position& position, Technique technique,
                                const FindOptions& options) {
  if (position.broken()) return {};
  if (!is_beyond_scale(technique) && options.left_out.test(number_of(technique))) return {};
  const bool ruled = position.layout().has_further();
  if (ruled ? needs_uniqueness(technique) : is_of_rules(technique)) return {};
  Deductions found({.only = technique,
                    .stop = options.stop,
                    .memory = options.memory,
                    .proofs = options.proofs,
                    .max_suppositions = options.max_suppositions});
  if (const Finder find = row(technique).find; find != nullptr) {
    find(position, technique, found);
  } else if (auto trial = find_trial(position, {.max_suppositions = options.max_suppositions,
                                                .stop = options.stop,
                                                .rules = ruled ? rule_trial() : nullptr})) {
    found.add(std::move(*trial));
  }
  return std::move(found.deductions());
}

}  // namespace quadrille::logic
