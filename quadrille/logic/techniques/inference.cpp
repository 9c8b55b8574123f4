// The search goes by levels from a group taken to be wrong: strong inferences give groups that are
// right, and a row of bits for each of these the groups that it excludes. The first way to a
// group is a shortest one, and the only one that is kept.
#include "quadrille/logic/techniques/inference.h"

#include <algorithm>
#include <bit>

#include "quadrille/logic/techniques/ranked.h"

namespace quadrille::logic {
namespace {

constexpr std::uint32_t kUnknown = UINT32_MAX;

// The places of a digit in a unit, as the lines that they have in common with it: those of a box
// by its rows and by its columns, those of a line by its boxes.
std::vector<Bits> parts_across(const Sight& sight, const Bits& places, Unit unit, Family family) {
  const Layout& layout = sight.layout();
  std::vector<Bits> parts;
  Bits left = places;
  if (layout.family(unit) == family || layout.end_unit(family) == layout.first_unit(family)) {
    return parts;
  }
  while (!left.empty()) {
    parts.push_back(left & sight.cells(layout.unit_of(left.first(), family)));
    left -= parts.back();
  }
  return parts;
}

}  // namespace

Inference::Inference(const Sight& sight, const InferenceKinds& kinds)
    : sight_(sight), longest_(kinds.longest), of_digit_(sight.layout().size()) {
  if (kinds.sets) sets_ = find_almost_locked(sight);
  if (kinds.cells) add_cells(kinds);
  if (kinds.units) add_units(kinds.groups);
  if (kinds.sets) add_sets();
  link_groups(kinds.digit_stays);
  right_by_.resize(groups_.size());
  wrong_by_.resize(groups_.size());
}

std::uint32_t Inference::number_of(const Places& group) {
  std::vector<std::uint32_t>& known = of_digit_[group.digit - 1U];
  const auto same = std::ranges::find_if(
      known, [&](std::uint32_t number) { return groups_[number].cells == group.cells; });
  if (same != known.end()) return *same;
  known.push_back(static_cast<std::uint32_t>(groups_.size()));
  groups_.push_back(group);
  strong_from_.emplace_back();
  return known.back();
}

void Inference::add(const Places& a, const Places& b, std::optional<RuleId> rule,
                    std::uint32_t set) {
  const std::uint32_t from = number_of(a);
  const std::uint32_t to = number_of(b);
  // Of two reasons the first is kept, which is the shorter one.
  const bool known = std::ranges::any_of(
      strong_from_[from], [&](std::uint32_t number) { return strong_[number].to == to; });
  if (known) return;
  for (const auto& [one, other] : {std::pair(from, to), std::pair(to, from)}) {
    strong_from_[one].push_back(static_cast<std::uint32_t>(strong_.size()));
    strong_.push_back({one, other, rule, set});
  }
}

void Inference::add_cells(const InferenceKinds& kinds) {
  for (Cell cell = 0; cell < sight_.layout().cell_count(); ++cell) {
    const Bits& digits = sight_.digits(cell);
    if (digits.count() != 2 || (kinds.pair && digits != *kinds.pair)) continue;
    const std::uint32_t low = digits.first();
    const std::uint32_t high = (digits - Bits::of(low)).first();
    add({static_cast<Digit>(low + 1), Bits::of(cell)},
        {static_cast<Digit>(high + 1), Bits::of(cell)}, Layout::rule(cell), kUnknown);
  }
}

void Inference::add_units(bool groups) {
  for (Unit unit = 0; unit < sight_.layout().unit_count(); ++unit) {
    for (Digit digit = 1; digit <= sight_.layout().size(); ++digit) {
      const Bits places = sight_.places(unit, digit);
      const RuleId rule = sight_.layout().rule(unit, digit);
      if (places.count() == 2) {
        const Bits first = Bits::of(places.first());
        add({digit, first}, {digit, places - first}, rule, kUnknown);
      } else if (groups && places.count() > 2) {
        add_grouped(rule, places);
      }
    }
  }
}

// Two parts, or a cell beside one part, or two parts that share a cell, which one of them has.
void Inference::add_grouped(RuleId rule, const Bits& places) {
  const Digit digit = sight_.layout().digit(rule);
  const Unit unit = sight_.layout().unit(rule);
  std::vector<Bits> parts;
  for (const Family family : kUnitFamilies) {
    const std::vector<Bits> across = parts_across(sight_, places, unit, family);
    parts.insert(parts.end(), across.begin(), across.end());
  }
  for (const Cell cell : places) parts.push_back(Bits::of(cell));
  for (const Bits& part : parts) {
    const Bits rest = places - part;
    if (rest.empty()) continue;
    if (std::ranges::find(parts, rest) != parts.end()) {
      add({digit, part}, {digit, rest}, rule, kUnknown);
      continue;
    }
    for (const Bits& other : parts) {
      if (rest.within(other)) add({digit, part}, {digit, other}, rule, kUnknown);
    }
  }
}

void Inference::add_sets() {
  // Small ones first: they are kept where larger ones say the same.
  std::vector<std::uint32_t> order;
  for (std::uint32_t cells = 2; cells <= sight_.layout().size(); ++cells) {
    for (std::uint32_t number = 0; number < sets_.size(); ++number) {
      if (sets_[number].cells.count() == cells) order.push_back(number);
    }
  }
  for (const std::uint32_t number : order) {
    const AlmostLocked& set = sets_[number];
    for (const std::uint32_t one : set.digits) {
      for (const std::uint32_t other : set.digits) {
        if (one < other) {
          add(set.group(sight_, one), set.group(sight_, other), std::nullopt, number);
        }
      }
    }
  }
}

void Inference::link_groups(bool digit_stays) {
  const std::size_t words = groups_.size() / 64 + 1;
  weak_.assign(groups_.size(), Row(words, 0));
  for (std::uint32_t a = 0; a < groups_.size(); ++a) {
    const Bits peers = sight_.peers_of_all(groups_[a].cells);
    for (const std::uint32_t b : of_digit_[groups_[a].digit - 1U]) {
      if (groups_[b].cells.within(peers)) weak_[a][b / 64] |= std::uint64_t{1} << b % 64;
    }
  }
  if (digit_stays) return;
  std::vector<std::vector<std::uint32_t>> in_cell(sight_.layout().cell_count());
  for (std::uint32_t number = 0; number < groups_.size(); ++number) {
    const Bits& cells = groups_[number].cells;
    if (cells.count() == 1) in_cell[cells.first()].push_back(number);
  }
  for (const std::vector<std::uint32_t>& numbers : in_cell) {
    for (const std::uint32_t a : numbers) {
      for (const std::uint32_t b : numbers) {
        if (a != b) weak_[a][b / 64] |= std::uint64_t{1} << b % 64;
      }
    }
  }
}

std::vector<std::uint32_t> Inference::reach(std::uint32_t start) { return spread({start}); }

std::vector<std::uint32_t> Inference::spread(std::vector<std::uint32_t> level) {
  std::ranges::fill(right_by_, kUnknown);
  std::ranges::fill(wrong_by_, kUnknown);
  Row wrong(groups_.size() / 64 + 1, 0);
  for (const std::uint32_t group : level) wrong[group / 64] |= std::uint64_t{1} << group % 64;
  std::vector<std::uint32_t> right;
  std::size_t first = 0;  // of those that the last level found
  for (std::uint32_t length = 0; length < longest_ && !level.empty(); ++length) {
    for (const std::uint32_t group : level) {
      for (const std::uint32_t number : strong_from_[group]) {
        const std::uint32_t to = strong_[number].to;
        if (right_by_[to] != kUnknown) continue;
        right_by_[to] = number;
        right.push_back(to);
      }
    }
    level.clear();
    for (; first < right.size(); ++first) {
      const Row& excluded = weak_[right[first]];
      for (std::uint32_t word = 0; word < wrong.size(); ++word) {
        for (std::uint64_t fresh = excluded[word] & ~wrong[word]; fresh != 0; fresh &= fresh - 1) {
          const auto group = word * 64 + static_cast<std::uint32_t>(std::countr_zero(fresh));
          wrong_by_[group] = right[first];
          level.push_back(group);
        }
        wrong[word] |= excluded[word];
      }
    }
  }
  return right;
}

Bits Inference::wrong_with(const Places& right) {
  std::vector<std::uint32_t> level;
  for (std::uint32_t group = 0; group < groups_.size(); ++group) {
    if (sight_.exclude_each_other(right, groups_[group])) level.push_back(group);
  }
  right_ = spread(std::move(level));
  Bits wrong;
  for (const std::uint32_t number : right_) {
    const Places& group = groups_[number];
    if (group.digit == right.digit) {
      wrong |= sight_.places(right.digit) & sight_.peers_of_all(group.cells);
    } else if (group.cells.count() == 1) {
      wrong |= sight_.places(right.digit) & group.cells;
    }
  }
  return wrong - right.cells;
}

void Inference::append_way(const Places& wrong, Deduction& deduction) const {
  for (const Cell cell : wrong.cells) {
    const Places place{wrong.digit, Bits::of(cell)};
    const auto by = std::ranges::find_if(right_, [&](std::uint32_t number) {
      return sight_.exclude_each_other(groups_[number], place);
    });
    append_right(*by, deduction);
    sight_.append_links(groups_[*by], place, deduction.links);
    deduction.chain.push_back({Sight::options_of(place), {}});
  }
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the chain is long
void Inference::append_right(std::uint32_t group, Deduction& deduction) const {
  const Statement right{Sight::options_of(groups_[group]), {}};
  const bool known = std::ranges::any_of(deduction.chain, [&](const Statement& statement) {
    return !statement.by.empty() && statement.options == right.options;
  });
  if (known) return;
  const Strong& strong = strong_[right_by_[group]];
  if (const std::uint32_t before = wrong_by_[strong.from]; before != kUnknown) {
    append_right(before, deduction);
    sight_.append_links(groups_[before], groups_[strong.from], deduction.links);
  }
  append_strong(strong, deduction);
}

std::vector<const Inference::Strong*> Inference::way_to(std::uint32_t start,
                                                        std::uint32_t end) const {
  std::vector<const Strong*> way;
  for (std::uint32_t at = end;;) {
    way.push_back(&strong_[right_by_[at]]);
    const std::uint32_t from = way.back()->from;
    if (from == start) break;
    at = wrong_by_[from];
  }
  std::ranges::reverse(way);
  return way;
}

// The link between two neighbours, and what it rules out in a loop.
void Inference::append_between(const Strong& before, const Strong& after, bool loop,
                               Deduction& deduction) const {
  const Places& right = groups_[before.to];
  const Places& wrong = groups_[after.from];
  sight_.append_links(right, wrong, deduction.links);
  if (loop) sight_.append_excluded(right, wrong, deduction.rules_out);
}

void Inference::append_strong(const Strong& strong, Deduction& deduction) const {
  const auto before = static_cast<std::ptrdiff_t>(deduction.truths.size());
  if (strong.rule) {
    deduction.truths.push_back(*strong.rule);
    append_options(sight_.position(), *strong.rule, deduction.candidates);
  } else {
    sets_[strong.set].append_rules(sight_, digits_at_ends(strong), deduction);
  }
  deduction.chain.push_back({Sight::options_of(groups_[strong.from]), {}});
  deduction.chain.push_back({Sight::options_of(groups_[strong.to]),
                             {deduction.truths.begin() + before, deduction.truths.end()}});
}

// One of two digits of a set is in it, and so are all others.
void Inference::append_locked(const Strong& strong, Deduction& deduction) const {
  const AlmostLocked& set = sets_[strong.set];
  for (const std::uint32_t locked : set.digits - digits_at_ends(strong)) {
    const Places places = set.group(sight_, locked);
    sight_.append_excluded(places, places, deduction.rules_out);
  }
}

Bits Inference::digits_at_ends(const Strong& strong) const {
  return Bits::of(groups_[strong.from].digit - 1U) | Bits::of(groups_[strong.to].digit - 1U);
}

std::optional<Deduction> Inference::deduce(const Chain& chain, Technique technique) const {
  const Places& first = groups_[chain.strong.front()->from];
  const Places& last = groups_[chain.strong.back()->to];
  Deduction deduction{.technique = technique, .difficulty = least_difficulty(technique)};
  if (!chain.loop) {
    sight_.append_excluded(first, last, deduction.rules_out);
    if (first == last && first.cells.count() == 1) {
      for (const std::uint32_t number : sight_.digits(first.cells.first())) {
        if (number + 1 != first.digit) {
          deduction.rules_out.push_back({first.cells.first(), static_cast<Digit>(number + 1)});
        }
      }
    }
    if (deduction.rules_out.empty()) return std::nullopt;
  }
  for (std::size_t number = 0; number < chain.strong.size(); ++number) {
    const Strong& strong = *chain.strong[number];
    if (number > 0) append_between(*chain.strong[number - 1], strong, chain.loop, deduction);
    append_strong(strong, deduction);
    if (chain.loop && !strong.rule) append_locked(strong, deduction);
  }
  if (chain.loop) append_between(*chain.strong.back(), *chain.strong.front(), true, deduction);
  if (deduction.rules_out.empty()) return std::nullopt;
  return deduction;
}

}  // namespace quadrille::logic
