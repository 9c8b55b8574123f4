// Forwards through the states that can be reached, and back through those that lead to an end.
#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/walk/filling.h"
#include "quadrille/rules/walk/filters.h"

namespace quadrille::sudoku::rules {

ChainsFilter::ChainsFilter(const Chains& chains) {
  for (const Chain& chain : chains.chains) {
    Line line;
    for (std::size_t place = 0; place < chain.terms.size(); ++place) {
      const Term& term = chain.terms[place];
      Stage step;
      step.cells = term.cells;
      step.sets = masks_of(term.sets);
      std::uint32_t labels = kMostMasked + 1;
      for (const Digits& set : term.sets) {
        step.sums.push_back(digit_sum(set));
        labels = std::max(labels, step.sums.back() + 1);
      }
      std::uint32_t states = 1;
      for (const Chain::Arc& arc : chain.layers[place]) states = std::max(states, arc.to + 1);
      sort_arcs(step, chain.layers[place], labels);
      step.labels.resize(labels);
      step.used.resize(labels);
      step.reached.resize(states);
      for (const Cell cell : term.cells) number_of(cells_, cell);
      cost_ += 2 * chain.layers[place].size() + 4 * step.sets.size() * step.cells.size();
      line.steps.push_back(std::move(step));
    }
    lines_.push_back(std::move(line));
  }
  left_.resize(cells_.size(), 0);
}

void ChainsFilter::sort_arcs(Stage& step, std::span<const Chain::Arc> arcs, std::size_t labels) {
  step.ends.resize(labels, 0);
  for (const Chain::Arc& arc : arcs) ++step.ends[arc.digit];
  std::partial_sum(step.ends.begin(), step.ends.end(), step.ends.begin());
  step.arcs.resize(arcs.size());
  std::vector<std::size_t> next = {0};
  next.insert(next.end(), step.ends.begin(), step.ends.end() - 1);
  for (const Chain::Arc& arc : arcs) step.arcs[next[arc.digit]++] = arc;
}

void ChainsFilter::find_labels(Stage& step, const Candidates& candidates) {
  std::ranges::fill(step.labels, 0);
  if (step.cells.size() == 1) {
    for (Mask rest = candidates.at(step.cells.front()); rest != 0; rest &= rest - 1) {
      step.labels[static_cast<std::size_t>(std::countr_zero(rest)) + 1] = 1;
    }
  }
  Filling filling;
  for (std::size_t i = 0; i < step.sets.size(); ++i) {
    if (step.labels[step.sums[i]] != 0) continue;
    if (filling.begin(step.cells, candidates, step.sets[i]) && filling.settle()) {
      step.labels[step.sums[i]] = 1;
    }
  }
}

void ChainsFilter::reach(Line& line, const Candidates& candidates) {
  const Marks before = {1};
  const Marks* from = &before;
  for (Stage& step : line.steps) {
    find_labels(step, candidates);
    std::ranges::fill(step.reached, 0);
    for (std::size_t label = 1; label < step.labels.size(); ++label) {
      if (step.labels[label] == 0) continue;
      for (std::size_t i = step.ends[label - 1]; i < step.ends[label]; ++i) {
        step.reached[step.arcs[i].to] |= (*from)[step.arcs[i].from];
      }
    }
    from = &step.reached;
  }
}

void ChainsFilter::use(Line& line, Marks& ends) {
  Marks before;
  for (std::size_t place = line.steps.size(); place-- > 0;) {
    Stage& step = line.steps[place];
    const Marks first = {1};
    const Marks& from = place == 0 ? first : line.steps[place - 1].reached;
    before.assign(from.size(), 0);
    for (std::size_t label = 0; label < step.labels.size(); ++label) {
      step.used[label] = 0;
      if (label == 0 || step.labels[label] == 0) continue;
      for (std::size_t i = step.ends[label - 1]; i < step.ends[label]; ++i) {
        const Chain::Arc& arc = step.arcs[i];
        const auto leads = static_cast<std::uint8_t>(from[arc.from] & ends[arc.to]);
        before[arc.from] |= leads;
        step.used[label] |= leads;
      }
    }
    std::swap(ends, before);
  }
}

bool ChainsFilter::keep_used(const Stage& step, Candidates& candidates) {
  CellMasks ways{};
  if (step.cells.size() == 1) {
    for (Mask digit = 0; digit < kMostMasked; ++digit) {
      if (step.used[digit + 1] != 0) ways[0] |= Mask{1} << digit;
    }
  }
  Filling filling;
  for (std::size_t i = 0; i < step.sets.size(); ++i) {
    if (step.used[step.sums[i]] == 0) continue;
    if (!filling.begin(step.cells, candidates, step.sets[i]) || !filling.settle()) continue;
    filling.add_to(ways);
  }
  return keep_all(step.cells, ways, candidates);
}

bool ChainsFilter::is_settled(const Candidates& candidates) {
  bool settled = true;
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    const Mask here = candidates.at(cells_[i]);
    settled = settled && here == left_[i];
    left_[i] = here;
  }
  return settled;
}

bool ChainsFilter::apply(Candidates& candidates) {
  if (is_settled(candidates)) return true;
  const bool stands = keep_ways(candidates);
  // What it has taken away may tell more, where a cell comes twice or there are several lines.
  if (!stands || !is_settled(candidates)) left_.front() = 0;
  return stands;
}

bool ChainsFilter::keep_ways(Candidates& candidates) {
  for (Line& line : lines_) reach(line, candidates);
  Marks ends = lines_.front().steps.back().reached;
  for (const Line& line : lines_) {
    const Marks& other = line.steps.back().reached;
    for (std::size_t state = 0; state < ends.size(); ++state) {
      ends[state] &= static_cast<std::uint8_t>(state < other.size() ? other[state] : 0);
    }
  }
  if (std::ranges::find(ends, 1) == ends.end()) return false;
  for (Line& line : lines_) {
    Marks of_line = ends;
    of_line.resize(line.steps.back().reached.size(), 0);
    use(line, of_line);
  }
  for (const Line& line : lines_) {
    for (const Stage& step : line.steps) {
      if (!keep_used(step, candidates)) return false;
    }
  }
  return true;
}

}  // namespace quadrille::sudoku::rules
