#include "apps/cli/pipeline/plain_batch.h"

#include <utility>

namespace quadrille::cli {
namespace {

constexpr std::size_t kLine = sudoku::kPlainBoard + 1;  // with its end

}  // namespace

std::string_view PlainAnswers::line(std::size_t index) const {
  return std::string_view(lines).substr(index * kLine, kLine);
}

PlainBatch::PlainBatch(const Settings& settings)
    : engine_(serves(settings) ? settings.engine : sudoku::EngineName::automatic) {}

std::unique_ptr<sudoku::PlainSolver> PlainBatch::borrow() {
  {
    const std::lock_guard lock(mutex_);
    if (!idle_.empty()) {
      std::unique_ptr<sudoku::PlainSolver> solver = std::move(idle_.back());
      idle_.pop_back();
      return solver;
    }
  }
  return std::make_unique<sudoku::PlainSolver>(engine_);
}

void PlainBatch::give_back(std::unique_ptr<sudoku::PlainSolver> solver) {
  const std::lock_guard lock(mutex_);
  idle_.push_back(std::move(solver));
}

bool PlainBatch::serves(const Settings& settings) {
  return (settings.engine == sudoku::EngineName::automatic || is_batch(settings.engine)) && !settings.timeout &&
         settings.max_nodes == UINT64_MAX && settings.choose == cover::Choice::least &&
         !settings.stats && !settings.verbose;
}

PlainAnswers PlainBatch::ask(const PlainBlock& block, const PlainQuestion& question) {
  const std::size_t count = block.lines.count;
  PlainAnswers answers;
  answers.solutions.resize(count);
  if (question.keep) answers.lines.assign(count * kLine, '\n');
  std::unique_ptr<sudoku::PlainSolver> solver = borrow();
  solver->solve(block.lines.boards(),
                {.counts = answers.solutions,
                 .limit = question.limit,
                 .solutions = question.keep ? answers.lines.data() : nullptr,
                 .stride = kLine,
                 .stop = &block.stop});
  give_back(std::move(solver));
  return answers;
}

sudoku::Grid board_of(const PlainBlock& block, std::size_t index) {
  return sudoku::plain_grid(block.lines.board(index));
}

}  // namespace quadrille::cli
