#include "quadrille/cover/sat/clauses.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace quadrille::cover {
namespace {

// Up to this many literals are excluded pair by pair; it is quadratic in their number, but what
// a solver draws the most from.
constexpr std::size_t kPairwise = 48;

class ClauseEncoder {
 public:
  ClauseEncoder(const Residue& residue, const ClauseSink& sink)
      : sink_(sink), variables_(static_cast<int>(residue.open.size())) {}

  void at_least_one(std::span<const int> literals) {
    for (const int literal : literals) sink_(literal);
    sink_(0);
  }
  void at_most_one(std::span<const int> literals);
  void coloured(std::span<const Residue::Use> uses);

 private:
  void implies(int premise, int conclusion) {
    sink_(-premise);
    sink_(conclusion);
    sink_(0);
  }

  const ClauseSink& sink_;
  int variables_;
};

// Many literals are laid out in a square: at most one row and at most one column of it may be
// in use. That takes about 2n clauses instead of n²/2.
void ClauseEncoder::at_most_one(std::span<const int> literals) {
  if (literals.size() <= kPairwise) {
    for (std::size_t one = 0; one < literals.size(); ++one) {
      for (std::size_t two = one + 1; two < literals.size(); ++two) {
        implies(literals[one], -literals[two]);
      }
    }
    return;
  }
  std::size_t side = 1;
  while (side * side < literals.size()) ++side;
  std::vector<int> rows((literals.size() + side - 1) / side);
  std::vector<int> columns(side);
  for (int& row : rows) row = ++variables_;
  for (int& column : columns) column = ++variables_;
  for (std::size_t at = 0; at < literals.size(); ++at) {
    implies(literals[at], rows[at / side]);
    implies(literals[at], columns[at % side]);
  }
  at_most_one(rows);
  at_most_one(columns);
}

// A variable for every colour that several options give the item, see learn_model.h.
void ClauseEncoder::coloured(std::span<const Residue::Use> uses) {
  std::vector<std::pair<std::uint32_t, int>> sorted;
  for (const Residue::Use& use : uses) {
    sorted.emplace_back(index(use.colour), static_cast<int>(use.option) + 1);
  }
  std::ranges::sort(sorted);
  std::vector<int> rivals;
  for (std::size_t at = 0; at < sorted.size(); ++at) {
    const auto [colour, option] = sorted[at];
    if (ColourId{colour} == kNoColour) {
      rivals.push_back(option);
      continue;
    }
    if (at == 0 || sorted[at - 1].first != colour) rivals.push_back(++variables_);
    implies(option, rivals.back());
  }
  at_most_one(rivals);
}

}  // namespace

bool encode_clauses(const Residue& residue, std::uint32_t primary, const ClauseSink& sink,
                    const Stop* stop) {
  ClauseEncoder encoder(residue, sink);
  std::vector<int> literals;
  for (std::uint32_t item = 0; item < residue.items.size(); ++item) {
    if (stop != nullptr && stop->requested()) return false;
    const auto uses = residue.uses_of(item);
    if (residue.is_coloured(item)) {
      encoder.coloured(uses);
      continue;
    }
    literals.clear();
    for (const Residue::Use& use : uses) literals.push_back(static_cast<int>(use.option) + 1);
    if (index(residue.items[item]) < primary) encoder.at_least_one(literals);
    encoder.at_most_one(literals);
  }
  return true;
}

}  // namespace quadrille::cover
