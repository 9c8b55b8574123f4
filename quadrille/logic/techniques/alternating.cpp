// Chains of alternating inference, by the names that people have for them: which strong inferences
// they are made of, and how many. Of those that rule out the same, the shortest is given.
#include <algorithm>
#include <set>

#include "quadrille/base/sort.h"
#include "quadrille/logic/techniques/inference.h"
#include "quadrille/logic/techniques/ranked.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

InferenceKinds kinds_of(Technique technique) {
  switch (technique) {
    case Technique::x_chain:
      return {.units = true, .digit_stays = true};
    case Technique::xy_chain:
      return {.cells = true, .digit_stays = true};
    case Technique::nice_loop:
    case Technique::aic:
      return {.cells = true, .units = true};
    case Technique::als_xz:
      return {.cells = true, .sets = true, .digit_stays = true, .longest = 2};
    case Technique::als_xy_wing:
      return {.cells = true, .sets = true, .digit_stays = true, .longest = 3};
    case Technique::als_chain:
      return {.cells = true, .sets = true, .digit_stays = true, .longest = 8};
    default:
      return {.cells = true, .units = true, .groups = true, .sets = true, .longest = 12};
  }
}

// These are told by their ends alone, even where the ends exclude each other.
bool has_ends(Technique technique) {
  return technique == Technique::xy_chain || technique == Technique::als_xy_wing ||
         technique == Technique::als_chain;
}

// Whether a chain of the inferences of a technique is one that goes by its name.
class ByName {
 public:
  ByName(const Inference& inference, Technique technique)
      : inference_(inference), technique_(technique) {}

  bool operator()(const Inference::Chain& chain) const {
    const std::size_t length = chain.strong.size();
    switch (technique_) {
      case Technique::x_chain:
        return !chain.loop;
      case Technique::xy_chain:
        return one_digit_at_ends(chain);
      case Technique::nice_loop:
        return chain.loop;
      case Technique::aic:
        return !chain.loop && !all_cells(chain) && !one_digit(chain);
      case Technique::als_xz:
        return length == 2 && any_set(chain) && (chain.loop || one_digit_at_ends(chain));
      case Technique::als_xy_wing:
        return length == 3 && any_set(chain) && one_digit_at_ends(chain);
      case Technique::als_chain:
        return length > 3 && any_set(chain) && one_digit_at_ends(chain);
      default:
        return any_set(chain) || any_group(chain);
    }
  }

 private:
  [[nodiscard]] const Places& from(const Inference::Strong* strong) const {
    return inference_.group(strong->from);
  }
  [[nodiscard]] const Places& to(const Inference::Strong* strong) const {
    return inference_.group(strong->to);
  }
  [[nodiscard]] bool one_digit_at_ends(const Inference::Chain& chain) const {
    return from(chain.strong.front()).digit == to(chain.strong.back()).digit;
  }
  [[nodiscard]] bool one_digit(const Inference::Chain& chain) const {
    const Digit digit = from(chain.strong.front()).digit;
    return std::ranges::all_of(chain.strong, [&](const Inference::Strong* strong) {
      return from(strong).digit == digit && to(strong).digit == digit;
    });
  }
  [[nodiscard]] bool all_cells(const Inference::Chain& chain) const {
    return std::ranges::all_of(chain.strong, [&](const Inference::Strong* strong) {
      return from(strong).digit != to(strong).digit;
    });
  }
  static bool any_set(const Inference::Chain& chain) {
    return std::ranges::any_of(chain.strong, [](auto* strong) { return !strong->rule; });
  }
  [[nodiscard]] bool any_group(const Inference::Chain& chain) const {
    return std::ranges::any_of(chain.strong, [&](const Inference::Strong* strong) {
      return from(strong).cells.count() > 1 || to(strong).cells.count() > 1;
    });
  }

  const Inference& inference_;
  Technique technique_;
};

using Key = std::vector<std::uint64_t>;

Key key_of(const Deduction& deduction) {
  Key key;
  for (const Placement& option : deduction.rules_out) {
    key.push_back(std::uint64_t{option.cell} << 32U | option.digit);
  }
  quadrille::sort(key);
  return key;
}

// Gives chains over by their length, and of those that rule out the same only the first.
void give(std::vector<Deduction>& chains, Deductions& found) {
  std::size_t longest = 0;
  for (const Deduction& chain : chains) longest = std::max(longest, chain.chain.size());
  std::set<Key> known;
  for (std::size_t length = 0; length <= longest; ++length) {
    for (Deduction& chain : chains) {
      if (chain.chain.size() != length || !known.insert(key_of(chain)).second) continue;
      if (found.add(std::move(chain))) return;
    }
  }
}

}  // namespace

void find_alternating_chains(const Position& position, Technique technique, Deductions& found) {
  if (!Sight::reaches(position)) return;
  const Sight sight(position);
  Inference inference(sight, kinds_of(technique));
  const ByName named(inference, technique);
  std::vector<Deduction> chains;
  inference.walk([&](const Inference::Chain& chain) {
    if (named(chain)) {
      Inference::Chain told = chain;
      told.loop = chain.loop && !has_ends(technique);
      if (auto deduction = inference.deduce(told, technique)) {
        chains.push_back(std::move(*deduction));
      }
    }
    return found.stopped();
  });
  give(chains, found);
}

// Cells of the same two candidates in a row of sights take them by turns. Of an even number of them
// the ends are different, so that a cell in sight of both has neither of the two.
void find_remote_pairs(const Position& position, Technique technique, Deductions& found) {
  if (!Sight::reaches(position)) return;
  const Sight sight(position);
  std::vector<Bits> pairs;
  for (Cell cell = 0; cell < position.layout().cell_count(); ++cell) {
    const Bits& digits = sight.digits(cell);
    if (digits.count() == 2 && std::ranges::find(pairs, digits) == pairs.end()) {
      pairs.push_back(digits);
    }
  }
  std::vector<Deduction> chains;
  for (const Bits& pair : pairs) {
    Inference inference(sight, {.cells = true, .digit_stays = true, .pair = pair});
    inference.walk([&](const Inference::Chain& chain) {
      if (chain.strong.size() < 4 || chain.strong.size() % 2 != 0 || chain.loop) return false;
      auto deduction = inference.deduce(chain, technique);
      if (!deduction) return false;
      const Places& first = inference.group(chain.strong.front()->from);
      const auto other = static_cast<Digit>((pair - Bits::of(first.digit - 1U)).first() + 1);
      sight.append_excluded({other, first.cells},
                            {other, inference.group(chain.strong.back()->to).cells},
                            deduction->rules_out);
      for (const RuleId link : std::vector(deduction->links)) {
        const Layout& layout = position.layout();
        const Digit digit = layout.digit(link) == first.digit ? other : first.digit;
        deduction->links.push_back(layout.rule(layout.unit(link), digit));
      }
      chains.push_back(std::move(*deduction));
      return found.stopped();
    });
  }
  give(chains, found);
}

}  // namespace quadrille::logic
