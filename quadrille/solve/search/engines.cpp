#include "quadrille/solve/engines.h"

#include <array>
#include <utility>

#include "quadrille/solve/batch/engine.h"
#include "quadrille/solve/search/grid_batch.h"

namespace quadrille::sudoku {
namespace {

constexpr std::array kEngines = {
    EngineName::automatic, EngineName::links,      EngineName::rows,         EngineName::learn,
    EngineName::sat,       EngineName::sweep,      EngineName::bands,        EngineName::batch,
    EngineName::batch_128, EngineName::batch_avx2, EngineName::batch_avx512, EngineName::gpu,
};

}  // namespace

std::string_view name(EngineName engine) {
  switch (engine) {
    case EngineName::batch:
      return "batch";
    case EngineName::batch_128:
      return "batch-128";
    case EngineName::batch_avx2:
      return "batch-avx2";
    case EngineName::batch_avx512:
      return "batch-avx512";
    case EngineName::gpu:
      return "gpu";
    case EngineName::bands:
      return "bands";
    case EngineName::rules:
      return "rules";
    default:
      return cover::name(cover_engine(engine));
  }
}

std::span<const EngineName> engine_names() { return kEngines; }

Result<EngineName> parse_engine(std::string_view text) {
  Argument::List choices;
  for (const EngineName engine : kEngines) {
    if (name(engine) == text) return engine;
    choices.emplace_back(name(engine));
  }
  return Error{ErrorKind::choice, {{"choices", std::move(choices)}, {"found", quoted(text)}}};
}

bool is_batch(EngineName engine) {
  return engine >= EngineName::batch && engine <= EngineName::gpu;
}

bool is_available(EngineName engine) {
  if (engine == EngineName::gpu) return true;
  if (is_batch(engine)) return is_available(instruction_set(engine));
  return cover::is_available(cover_engine(engine));
}

std::optional<Error> refusal(EngineName engine, const Shape& shape) {
  if (!is_batch(engine)) return std::nullopt;
  if (!is_available(engine)) {
    return Error{ErrorKind::engine_processor, {{"engine", name(engine)}}};
  }
  if (batch::fits(shape)) return std::nullopt;
  return Error{ErrorKind::engine_board, {{"engine", name(engine)}, {"found", shape.message()}}};
}

cover::EngineName cover_engine(EngineName engine) {
  if (engine == EngineName::links) return cover::EngineName::links;
  if (engine == EngineName::rows) return cover::EngineName::rows;
  if (engine == EngineName::learn) return cover::EngineName::learn;
  if (engine == EngineName::sat) return cover::EngineName::sat;
  // A search says of either that it only counts.
  if (engine == EngineName::sweep || engine == EngineName::bands) return cover::EngineName::sweep;
  return cover::EngineName::automatic;
}

}  // namespace quadrille::sudoku
