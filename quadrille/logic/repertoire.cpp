#include "quadrille/logic/repertoire.h"

#include <algorithm>
#include <array>
#include <utility>

#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

bool is_beyond(Technique technique) {
  return is_beyond_scale(technique) && !is_of_rules(technique);
}

bool is_pattern_off_scale(Technique technique) {
  return technique < Technique::trial && !is_on_scale(technique);
}

// Programs that leave out some techniques know nothing of them.
bool is_about_uniqueness(Technique technique) {
  return is_known(technique) && needs_uniqueness(technique);
}

bool is_chain(Technique technique) {
  if (is_beyond_scale(technique)) return false;
  const TechniqueFamily family = info(technique).family;
  return family == TechniqueFamily::aligned || family == TechniqueFamily::forcing;
}

// One constraint alone is easier than pairs and fish; some of them together are not.
constexpr std::array kBeforePointing = {Technique::combinations, Technique::rule_alone};
constexpr std::array kBeforeTriplets = {Technique::rule_of_45, Technique::common_peers,
                                        Technique::group_set};

constexpr std::array<Technique, kEveryTechnique> all_in_order() {
  std::array<Technique, kEveryTechnique> order{};
  auto next = order.begin();
  for (std::size_t number = 0; number < kTechniqueCount; ++number) {
    const auto technique = static_cast<Technique>(number);
    if (technique == Technique::pointing) next = std::ranges::copy(kBeforePointing, next).out;
    if (technique == Technique::naked_triplet) next = std::ranges::copy(kBeforeTriplets, next).out;
    for (std::size_t i = kTechniqueCount;
         technique == Technique::aligned_pair && i < kAllTechniques; ++i) {
      *next++ = static_cast<Technique>(i);
    }
    *next++ = technique;
  }
  return order;
}

constexpr std::array<Technique, kEveryTechnique> kOrder = all_in_order();

struct Named {
  std::string_view name;
  Repertoire (*make)();
};
// The one whose name needs no saying comes first.
constexpr std::array kNamed = {Named{"usual", Repertoire::usual}, Named{"all", Repertoire::all},
                               Named{"explainer", Repertoire::explainer},
                               Named{"none", Repertoire::none}};

// The names of what has to be added and taken away to come from one repertoire to another.
std::string changes(const Repertoire& from, const Repertoire& to) {
  std::string text;
  for (const Technique technique : techniques_in_order()) {
    if (!is_known(technique) || from.has(technique) == to.has(technique)) continue;
    text += to.has(technique) ? "," : ",-";
    text += key(technique);
  }
  return text;
}

}  // namespace

template <class Predicate>
Repertoire Repertoire::without(Predicate belongs) const {
  Repertoire rest = *this;
  for (const Technique technique : techniques_in_order()) {
    if (belongs(technique)) rest.remove(technique);
  }
  return rest;
}

Repertoire Repertoire::usual() { return all().without(is_beyond); }
Repertoire Repertoire::explainer() { return usual().on_scale(); }
Repertoire Repertoire::all() { return Repertoire(~Techniques()); }

Repertoire& Repertoire::add(Technique technique) {
  techniques_.set(number_of(technique));
  return *this;
}

Repertoire& Repertoire::remove(Technique technique) {
  techniques_.reset(number_of(technique));
  return *this;
}

Repertoire Repertoire::up_to(Technique hardest) const {
  return without([hardest](Technique technique) {
    return technique > hardest && !is_beyond_scale(technique);
  });
}

Repertoire Repertoire::without_chains() const { return without(is_chain); }
Repertoire Repertoire::without_uniqueness() const { return without(is_about_uniqueness); }

Repertoire Repertoire::on_scale() const {
  return without(
      [](Technique technique) { return is_pattern_off_scale(technique) || is_beyond(technique); });
}

Repertoire Repertoire::for_puzzle(sudoku::Verdict verdict) const {
  switch (verdict) {
    case sudoku::Verdict::one:
      return *this;
    case sudoku::Verdict::none:
      return without_uniqueness().without_chains();
    default:
      return without_uniqueness().without_chains().without(
          [](Technique technique) { return technique == Technique::trial; });
  }
}

bool is_for_board(Technique technique, bool has_constraints) {
  if (!has_constraints) return !is_of_rules(technique);
  const bool goes_through_cases =
      technique >= Technique::aligned_triplet && technique < Technique::trial;
  return !goes_through_cases && !is_about_uniqueness(technique);
}

std::span<const Technique> techniques_in_order() { return kOrder; }

Result<Repertoire> read_repertoire(std::string_view text) {
  Repertoire repertoire = Repertoire::usual();
  for (std::size_t at = 0; at < text.size();) {
    std::string_view name = text.substr(at, text.find(',', at) - at);
    const std::size_t column = at + 1;
    at += name.size() + 1;
    const std::span all(kNamed);
    const auto named = std::ranges::find(all, name, &Named::name);
    if (named != all.end()) {
      repertoire = named->make();
      continue;
    }
    const bool is_taken_away = name.starts_with('-');
    if (is_taken_away) name.remove_prefix(1);
    const Result<Technique> technique = parse_technique(name);
    if (!technique) {
      Error error = technique.error();
      error.place = {1, column + (is_taken_away ? 1 : 0)};
      return error;
    }
    if (is_taken_away) {
      repertoire.remove(*technique);
    } else {
      repertoire.add(*technique);
    }
  }
  return repertoire;
}

std::string write_repertoire(const Repertoire& repertoire) {
  std::string shortest;
  for (const Named& named : kNamed) {
    std::string text = std::string(named.name) + changes(named.make(), repertoire);
    if (shortest.empty() || text.size() < shortest.size()) shortest = std::move(text);
  }
  return shortest;
}

}  // namespace quadrille::logic
