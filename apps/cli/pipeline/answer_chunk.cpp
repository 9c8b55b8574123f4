// Nothing that the system refuses ends the run: a record that cannot have the memory it needs is
// told so, and the others go on.
#include "apps/cli/pipeline/answer_chunk.h"

#include <mutex>
#include <new>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/pipeline/limited_solve.h"
#include "apps/cli/pipeline/refusal.h"
#include "apps/cli/pipeline/show.h"
#include "quadrille/boards/mosaic.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::cli {
namespace {

Reply refusal(const Run& run, std::string note, const Error& error, const Source& source,
              std::uint64_t number) {
  Reply reply{.out = run.job.blank, .notes = std::move(note), .status = Status::unreadable};
  if (run.format == OutputFormat::json) reply.out = show_error(error, source.name, number);
  return reply;
}

Reply refuse(const Run& run, const Source& source, std::uint64_t number, const Error& error) {
  return refusal(run, source.complaint(error) + "\n", error, source, number);
}

Reply answer_record(const Run& run, const Source& source, const sudoku::Record& record,
                    std::uint64_t number) {
  Result<sudoku::Grid> grid = sudoku::read_record(record, run.options);
  if (!grid) return refuse(run, source, number, grid.error());
  const Place place{.line = record.line};
  const bool takes_mosaics = run.job.takes_mosaics && can_show_mosaics(run.format);
  if (grid->shape().is_mosaic() && !takes_mosaics) {
    return refuse(run, source, number, sudoku::square_wanted(grid->shape()).at(place));
  }
  if (!run.settings.rules.empty()) {
    grid = sudoku::with_constraints(*grid, run.settings.rules);
    if (!grid) return refuse(run, source, number, grid.error().at(place));
  }
  const auto& constraints = grid->constraints();
  if (constraints && !run.job.takes_rules) {
    return refuse(run, source, number, {ErrorKind::has_rules, {}, place});
  }
  const Puzzle puzzle{.grid = *grid,
                      .source = source,
                      .line = record.line,
                      .number = number,
                      .format = run.format,
                      .stop = run.stop,
                      .threads = run.search_threads,
                      .alone = run.alone,
                      .progress = run.progress};
  Reply reply = run.job.answer(puzzle);
  const auto left_out = left_out_of(*grid);
  if (!left_out || (run.job.gives_verdict && leaves_words_alone(*grid))) return reply;
  const std::string words = told(*left_out);
  const auto is_in = [&](const std::string& text) { return text.find(words) != std::string::npos; };
  if (!is_in(reply.notes) && !is_in(reply.out)) {
    reply.notes.insert(0, fmt::format("{}: {}\n", puzzle.where(), words));
  }
  return reply;
}

// In a catch block: the reply to a record that cannot have what it needs.
Reply refuse_in_flight(const Run& run, const Chunk& chunk, std::size_t index) {
  const Error error{message_of(refusal_in_flight()), {.line = chunk.line(index)}};
  std::string note =
      fmt::format("{}: {}\n", chunk.source->where(error.place.line), told(error.message()));
  return refusal(run, std::move(note), error, *chunk.source, chunk.first + index);
}

// The reply to one record of a chunk, given under a shared lock. Where the system refuses memory,
// others may hold it: so it is tried once more while nobody else works. Whether a record can be
// answered does not depend on its neighbours, then.
Reply answer_one(const Run& run, const Chunk& chunk, std::size_t index,
                 std::shared_lock<std::shared_mutex>& at_work) {
  const std::uint64_t number = chunk.first + index;
  if (chunk.trouble) return refuse(run, *chunk.source, number, *chunk.trouble);
  const auto answer = [&] {
    return answer_record(run, *chunk.source, chunk.record(index), number);
  };
  try {
    return answer();
  } catch (...) {
    if (!run.has_company) return refuse_in_flight(run, chunk, index);
    refusal_in_flight();
  }
  at_work.unlock();
  Reply reply;
  {
    const std::unique_lock alone(run.working);
    try {
      reply = answer();
    } catch (...) {
      reply = refuse_in_flight(run, chunk, index);
    }
  }
  at_work.lock();
  return reply;
}

// As answer_chunk; nothing where the system refused memory before there was any reply.
std::optional<bool> answer_plain(const Run& run, const Chunk& chunk, const Emit& emit) {
  bool emitted = false;
  // After a stop, answers may have been cut short.
  const Emit emit_if_sure = [&](Reply reply) {
    emitted = true;
    return (!run.stop.requested() || reply.partial) && emit(std::move(reply));
  };
  try {
    return run.job.answer_plain({.lines = chunk.plain,
                                 .source = *chunk.source,
                                 .first = chunk.first,
                                 .format = run.format,
                                 .stop = run.stop,
                                 .threads = run.search_threads,
                                 .alone = run.alone,
                                 .progress = run.progress},
                                emit_if_sure);
  } catch (const std::bad_alloc&) {
    if (emitted) throw;
    return std::nullopt;
  }
}

}  // namespace

bool is_plain(const Run& run, const Chunk& chunk) {
  return chunk.plain.count != 0 && run.job.answer_plain && run.format != OutputFormat::board;
}

bool answer_chunk(const Run& run, const Chunk& chunk, const Emit& emit) {
  std::shared_lock at_work(run.working);
  if (is_plain(run, chunk)) {
    const auto go_on = answer_plain(run, chunk, emit);
    if (go_on) {
      run.progress->add(chunk.size(), chunk.bytes);
      return *go_on;
    }
  }
  for (std::size_t i = 0; i < chunk.size(); ++i) {
    const std::uint64_t number = chunk.first + i;
    if (run.stop.requested()) return false;
    if (number > 1 && !run.job.between.empty() && !emit(Reply{.out = run.job.between})) {
      return false;
    }
    Reply reply = answer_one(run, chunk, i, at_work);
    if (i == 0) reply.notes.insert(0, chunk.remarks);
    if (run.stop.requested() && !reply.partial) return false;  // it may have been cut short
    const bool last = run.settings.strict && reply.status == Status::unreadable;
    run.progress->add(1, chunk.bytes / chunk.size());
    if (!emit(std::move(reply)) || last) return false;
  }
  return true;
}

Reply refuse_puzzle(const Puzzle& puzzle, const Error& error) {
  Reply reply{.out = "\n",
              .notes = fmt::format("{}: {}\n", puzzle.where(), told(error)),
              .status = Status::unreadable};
  if (puzzle.format == OutputFormat::json) {
    reply.out = show_error(error, puzzle.source.name, puzzle.number);
  }
  return reply;
}

}  // namespace quadrille::cli
