#include "quadrille/cover/solution_space.h"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "quadrille/cover/sweep/diagram.h"

namespace quadrille::cover {

SolutionSpace::SolutionSpace(const Problem& problem, const SearchOptions& options)
    : problem_(problem), options_(options), counter_(problem, UINT64_MAX, options) {}
SolutionSpace::~SolutionSpace() = default;
SolutionSpace::SolutionSpace(SolutionSpace&&) noexcept = default;
SolutionSpace& SolutionSpace::operator=(SolutionSpace&&) noexcept = default;

SolutionSpace::End SolutionSpace::run() {
  if (!counter_.run()) return End::stopped;
  const Count count = counter_.count();
  if (!count.exact) return End::stopped;
  if (count.engine.engine != EngineName::sweep || count.solutions == 0) return End::ready;
  diagram_ = sweep::make_diagram(problem_, {.memory = options_.memory, .stop = options_.stop});
  if (diagram_) return End::ready;
  return is_stopped() ? End::stopped : End::no_memory;
}

bool SolutionSpace::is_stopped() const {
  return options_.stop != nullptr && options_.stop->requested();
}

// By the engine that came to the end, on one thread: the same way each time.
SearchOptions SolutionSpace::walking() const {
  SearchOptions options = options_;
  options.engine = counter_.count().engine.engine;
  options.threads = 1;
  return options;
}

std::optional<std::vector<std::vector<OptionId>>> SolutionSpace::at(
    std::span<const Natural> numbers) const {
  std::vector<std::vector<OptionId>> solutions(numbers.size());
  if (diagram_) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (is_stopped()) return std::nullopt;
      solutions[i] = diagram_->solution(numbers[i]);
    }
    return solutions;
  }
  std::vector<std::size_t> order(numbers.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](std::size_t i) { return numbers[i]; });
  Search search(problem_, walking());
  std::uint64_t found = 0;
  for (const std::size_t i : order) {
    const std::optional<std::uint64_t> number = numbers[i].small();
    assert(number);
    if (*number >= found) {
      found += search.skip(*number - found);
      if (found < *number || !search.next()) return std::nullopt;
      ++found;
    }
    solutions[i].assign(search.solution().begin(), search.solution().end());
  }
  return solutions;
}

std::optional<std::vector<std::vector<OptionId>>> SolutionSpace::sample(std::uint64_t count,
                                                                        Random& random) const {
  const Natural solutions = counter_.count().solutions;
  std::vector<Natural> numbers;
  for (std::uint64_t i = 0; i < count; ++i) {
    if (is_stopped()) return std::nullopt;
    numbers.push_back(random_below(random, solutions));
  }
  return at(numbers);
}

std::optional<std::vector<Natural>> SolutionSpace::marginals() const {
  if (diagram_) return diagram_->marginals();
  std::vector<std::uint64_t> counts(problem_.option_count(), 0);
  Search search(problem_, walking());
  while (search.next()) {
    for (const OptionId option : search.solution()) ++counts[index(option)];
  }
  if (!search.exhausted()) return std::nullopt;
  return std::vector<Natural>(counts.begin(), counts.end());
}

}  // namespace quadrille::cover
