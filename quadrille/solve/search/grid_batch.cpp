#include "quadrille/solve/search/grid_batch.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

#include "quadrille/solve/card/make_machine.h"

namespace quadrille::sudoku {
namespace {

constexpr std::size_t kCells = 81;

batch::Engine make_engine(EngineName engine, const Card* card) {
  if (engine != EngineName::gpu) return batch::Engine(instruction_set(engine));
  assert(card != nullptr);
  return batch::Engine(card::make_machine(*card));
}

}  // namespace

InstructionSet instruction_set(EngineName engine) {
  assert(engine == EngineName::automatic || (is_batch(engine) && engine != EngineName::gpu));
  if (engine == EngineName::batch_128) return InstructionSet::vector128;
  if (engine == EngineName::batch_avx2) return InstructionSet::avx2;
  if (engine == EngineName::batch_avx512) return InstructionSet::avx512;
  return best_instruction_set();
}

EngineName engine_of(InstructionSet set) {
  if (set == InstructionSet::vector128) return EngineName::batch_128;
  return set == InstructionSet::avx2 ? EngineName::batch_avx2 : EngineName::batch_avx512;
}

GridBatch::GridBatch(EngineName engine, const Card* card) : engine_(make_engine(engine, card)) {}

void GridBatch::run(std::span<const Grid> grids, const Question& question) {
  puzzles_.clear();
  puzzles_.reserve(grids.size());
  givens_.clear();
  candidates_.clear();
  for (const Grid& grid : grids) {
    const batch::Puzzle& puzzle = puzzles_.emplace_back(grid);
    givens_.push_back(puzzle.text());
    candidates_.push_back(puzzle.candidates());
  }
  counts_.resize(grids.size());
  kept_ = question.kept;
  texts_.resize(grids.size() * kept_ * kCells);
  report_ = engine_.run({.puzzles = givens_.data(),
                         .candidates = candidates_.data(),
                         .count = grids.size(),
                         .limit = question.limit,
                         .solutions = counts_.data(),
                         .kept = kept_,
                         .texts = texts_.data()},
                        question.stop);
}

Grid GridBatch::solution(std::size_t grid, std::uint32_t number) const {
  assert(number < std::min<std::uint64_t>(kept_, counts_[grid]));
  static const Shape kShape = *Shape::boxes(3, 3);
  const char* text = texts_.data() + (grid * kept_ + number) * kCells;
  std::vector<Digit> digits(kCells);
  std::transform(text, text + kCells, digits.begin(),
                 [](char digit) { return static_cast<Digit>(digit - '0'); });
  return {kShape, std::move(digits)};
}

}  // namespace quadrille::sudoku
