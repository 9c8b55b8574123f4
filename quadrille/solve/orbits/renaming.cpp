#include "quadrille/solve/orbits/renaming.h"

#include <algorithm>
#include <map>

namespace quadrille::sudoku::orbits {

Renaming::Renaming(const LinedBoard& board, std::span<const std::uint32_t> permutation) {
  const std::uint32_t size = board.size();
  std::vector<std::vector<Cell>> cells(size);  // that may take a digit, where not all digits may
  for (Cell cell = 0; cell < size * size; ++cell) {
    if (board.choice(cell) == 0) continue;
    for (const std::uint32_t digit : board.digits_at(cell)) cells[digit].push_back(cell);
  }
  // Those of a digit, and of each that follows it.
  std::map<std::vector<std::vector<Cell>>, std::uint32_t> kinds;
  for (std::uint32_t first = 0; first < size; ++first) {
    std::vector<std::vector<Cell>> kind;
    std::vector<char16_t>& cycle = cycles_.emplace_back();
    std::uint32_t digit = first;
    do {
      kind.push_back(cells[digit]);
      cycle.push_back(static_cast<char16_t>(digit));
      digit = permutation[digit];
    } while (digit != first);
    leasts_.push_back(*std::ranges::min_element(cycle));
    const auto number = static_cast<std::uint32_t>(kinds.size());
    kinds_.push_back(kinds.try_emplace(std::move(kind), number).first->second);
  }
  candidates_.resize(kinds.size());
  for (std::uint32_t digit = 0; digit < size; ++digit) {
    candidates_[kinds_[digit]].push_back(static_cast<char16_t>(digit));
  }
}

void Renaming::Names::take(char16_t digit) {
  for (const char16_t name : renaming_.candidates_[renaming_.kinds_[digit]]) {
    if (std::ranges::find(taken_, renaming_.leasts_[name]) != taken_.end()) continue;
    taken_.push_back(renaming_.leasts_[name]);
    const std::vector<char16_t>& from = renaming_.cycles_[digit];
    for (std::size_t i = 0; i < from.size(); ++i) names_[from[i]] = renaming_.cycles_[name][i];
    return;
  }
}

}  // namespace quadrille::sudoku::orbits
