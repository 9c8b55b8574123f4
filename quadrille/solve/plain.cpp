// Plain boards are handed to the batch engine where they stand; it writes their solutions where
// they are wanted.
#include "quadrille/solve/plain.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "quadrille/boards/shape.h"
#include "quadrille/solve/batch/engine.h"
#include "quadrille/solve/card/make_machine.h"
#include "quadrille/solve/search/grid_batch.h"

namespace quadrille::sudoku {
namespace {

constexpr std::size_t kPiece = 1024;  // a few hundred kilobytes with the solutions
constexpr std::size_t kPieceOfCard = std::size_t{1} << 18U;
// Of each card: while one of them has it work, the others read, copy and write.
constexpr std::uint32_t kSolversOfCard = 6;

}  // namespace

struct PlainSolver::Impl {
  EngineName name;
  batch::Engine engine;
  std::vector<const char*> boards;
};

PlainSolver::PlainSolver(EngineName engine)
    : impl_(std::make_unique<Impl>(Impl{.name = engine_of(instruction_set(engine)),
                                        .engine = batch::Engine(instruction_set(engine)),
                                        .boards = {}})) {}
PlainSolver::PlainSolver(const Card& card)
    : impl_(std::make_unique<Impl>(Impl{.name = EngineName::gpu,
                                        .engine = batch::Engine(card::make_machine(card)),
                                        .boards = {}})) {}
PlainSolver::~PlainSolver() = default;
PlainSolver::PlainSolver(PlainSolver&&) noexcept = default;
PlainSolver& PlainSolver::operator=(PlainSolver&&) noexcept = default;

PlainReport PlainSolver::solve(const PlainBoards& boards, const PlainQuestion& question) {
  assert(question.counts.size() >= boards.count && question.limit > 0);
  impl_->boards.resize(boards.count);
  for (std::size_t i = 0; i < boards.count; ++i) {
    impl_->boards[i] = boards.text + i * boards.stride;
  }
  batch::Report report = impl_->engine.run({.puzzles = impl_->boards.data(),
                                            .count = boards.count,
                                            .limit = question.limit,
                                            .solutions = question.counts.data(),
                                            .kept = question.solutions != nullptr ? 1U : 0U,
                                            .texts = question.solutions,
                                            .stride = question.stride},
                                           question.stop);
  return {.splits = report.splits,
          .open = std::move(report.open),
          .failure = std::move(report.failure)};
}

EngineName PlainSolver::engine() const { return impl_->name; }

Result<PlainEngine> PlainEngine::open(EngineName engine) {
  if (engine != EngineName::automatic && !is_batch(engine)) {
    Argument::List choices;
    for (const EngineName choice : engine_names()) {
      if (choice == EngineName::automatic || is_batch(choice)) choices.emplace_back(name(choice));
    }
    return Error{ErrorKind::choice,
                 {{"choices", std::move(choices)}, {"found", quoted(name(engine))}}};
  }
  if (const auto unable = refusal(engine, *Shape::boxes(3, 3))) return *unable;
  PlainEngine opened(engine);
  if (engine == EngineName::gpu) {
    Result<Card> card = Card::open();
    if (!card) return card.error();
    opened.card_ = *std::move(card);
  }
  return opened;
}

PlainSolver PlainEngine::make_solver() const {
  return card_ ? PlainSolver(*card_) : PlainSolver(engine_);
}

std::size_t PlainEngine::piece() const { return card_ ? kPieceOfCard : kPiece; }

std::uint32_t PlainEngine::threads(std::uint32_t wanted) const {
  return card_ ? std::min(wanted, kSolversOfCard * card_->count()) : wanted;
}

}  // namespace quadrille::sudoku
