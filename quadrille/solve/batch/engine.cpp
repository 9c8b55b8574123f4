#include "quadrille/solve/batch/engine.h"

#include <algorithm>
#include <cassert>

namespace quadrille::sudoku::batch {

namespace {

std::unique_ptr<Machine> make_machine([[maybe_unused]] InstructionSet set) {
  assert(is_available(set));
#if defined(__x86_64__)
  if (set == InstructionSet::avx512) return std::unique_ptr<Machine>(make_machine_avx512());
  if (set == InstructionSet::avx2) return std::unique_ptr<Machine>(make_machine_avx2());
#endif
  return std::unique_ptr<Machine>(make_machine_128());
}

// The part of a task that begins at a puzzle and is short enough for a machine.
Task part_of(const Task& task, std::size_t first, std::size_t most) {
  Task part = task;
  part.count = std::min(task.count - first, most);
  part.puzzles += first;
  if (part.candidates != nullptr) part.candidates += first;
  part.solutions += first;
  part.texts += first * task.kept * task.stride;
  return part;
}

std::uint16_t candidates_of(const Grid& grid, Cell cell) {
  unsigned candidates = 0;
  for (Digit digit = 1; digit <= 9; ++digit) {
    if (grid.allows(cell, digit)) candidates |= 1U << (digit - 1);
  }
  return static_cast<std::uint16_t>(candidates);
}

}  // namespace

Machine::~Machine() = default;

std::size_t Machine::most_puzzles() const { return kMostPuzzles; }

const Error* Machine::failure() const { return nullptr; }

Engine::Engine(InstructionSet set) : machine_(make_machine(set)) {}

Report Engine::run(const Task& task, const Stop* stop) {
  Report report;
  const std::size_t most = machine_->most_puzzles();
  for (std::size_t first = 0; first < task.count; first += most) {
    machine_->start(part_of(task, first, most));
    bool done = false;
    while (!done && (stop == nullptr || !stop->requested())) done = machine_->run();
    report.splits += machine_->splits();
    if (done && machine_->failure() == nullptr) continue;
    const auto rest = static_cast<std::ptrdiff_t>(std::min(first + most, task.count));
    report.open.assign(task.count, 0);
    machine_->give_up(report.open.data() + first);
    std::fill(report.open.begin() + rest, report.open.end(), 1);
    std::fill(task.solutions + rest, task.solutions + task.count, 0);
    if (const Error* failure = machine_->failure()) report.failure = *failure;
    break;
  }
  return report;
}

bool fits(const Shape& shape) {
  return shape.size() == 9 && shape.box_rows() == 3 && shape.box_columns() == 3;
}

Puzzle::Puzzle(const Grid& grid) : has_marks_(grid.has_marks()) {
  assert(fits(grid.shape()));
  if (has_marks_) {
    for (Cell cell = 0; cell < 81; ++cell) candidates_[cell] = candidates_of(grid, cell);
  } else {
    std::ranges::transform(grid.cells(), text_.begin(),
                           [](Digit digit) { return static_cast<char>('0' + digit); });
  }
}

Puzzle::Puzzle(std::string_view text) {
  assert(text.size() == text_.size());
  std::ranges::copy(text, text_.begin());
}

}  // namespace quadrille::sudoku::batch
