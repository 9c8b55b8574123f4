#include "apps/cli/pipeline/plain_batch.h"

#include <utility>

#include "quadrille/sudoku/read.h"

namespace quadrille::cli {
namespace {

constexpr std::size_t kLine = sudoku::kPlainBoard + 1;  // with its end

}  // namespace

std::string_view PlainAnswers::line(std::size_t index) const {
  return std::string_view(lines).substr(index * kLine, kLine);
}

PlainBatch::PlainBatch(const Settings& settings)
    : set_(settings.engine.batch.value_or(sudoku::batch::best_instruction_set())) {}

std::unique_ptr<PlainBatch::Engine> PlainBatch::borrow() {
  {
    const std::lock_guard lock(mutex_);
    if (!idle_.empty()) {
      std::unique_ptr<Engine> engine = std::move(idle_.back());
      idle_.pop_back();
      return engine;
    }
  }
  return std::make_unique<Engine>(set_);
}

void PlainBatch::give_back(std::unique_ptr<Engine> engine) {
  const std::lock_guard lock(mutex_);
  idle_.push_back(std::move(engine));
}

bool PlainBatch::serves(const Settings& settings) {
  return settings.engine.cover == cover::EngineName::automatic && !settings.timeout &&
         settings.max_nodes == UINT64_MAX && settings.choose == cover::Choice::least &&
         !settings.stats && !settings.verbose;
}

PlainAnswers PlainBatch::ask(const PlainBlock& block, const PlainQuestion& question) {
  const std::size_t count = block.lines.count;
  std::vector<const char*> boards(count);
  for (std::size_t i = 0; i < count; ++i) {
    boards[i] = block.lines.text.data() + i * block.lines.stride;
  }
  PlainAnswers answers;
  answers.solutions.resize(count);
  if (question.keep) answers.lines.assign(count * kLine, '\n');
  std::unique_ptr<Engine> engine = borrow();
  engine->run({.puzzles = boards.data(),
               .count = count,
               .limit = question.limit,
               .solutions = answers.solutions.data(),
               .kept = question.keep ? 1U : 0U,
               .texts = answers.lines.data(),
               .stride = kLine},
              &block.stop);
  give_back(std::move(engine));
  return answers;
}

sudoku::Grid board_of(const PlainBlock& block, std::size_t index) {
  return *sudoku::read_grid(block.lines.board(index));
}

}  // namespace quadrille::cli
