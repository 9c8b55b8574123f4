// Errors, stops, and boards, for C.
#include <algorithm>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "bindings/c/calls.h"
#include "bindings/c/handles.h"
#include "bindings/c/quadrille.h"
#include "quadrille/base/language.h"
#include "quadrille/base/share_out.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/write.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/solve/plain.h"
#include "quadrille/solve/solve.h"

namespace sudoku = quadrille::sudoku;
using quadrille::Error;
using quadrille::Result;
using quadrille::Stop;

extern "C" {

uint32_t qd_version(void) { return QD_VERSION; }

size_t qd_error_text(const qd_error* error, char* buffer, size_t capacity) {
  return text_of(buffer, capacity,
                 [&] { return is_a(error) ? error->error.text() : std::string(); });
}
size_t qd_error_kind(const qd_error* error, char* buffer, size_t capacity) {
  return text_of(buffer, capacity, [&] {
    return is_a(error) ? std::string(name(error->error.kind)) : std::string();
  });
}
size_t qd_error_line(const qd_error* error) { return is_a(error) ? error->error.place.line : 0; }
size_t qd_error_column(const qd_error* error) {
  return is_a(error) ? error->error.place.column : 0;
}
void qd_error_free(qd_error* error) { free_handle(error); }

qd_status qd_stop_new(qd_stop** stop) {
  if (stop == nullptr) return QD_MISUSE;
  return guard([&] {
    *stop = new qd_stop;
    return QD_OK;
  });
}
void qd_stop_request(qd_stop* stop) {
  if (is_a(stop)) stop->stop.request();
}
void qd_stop_free(qd_stop* stop) { free_handle(stop); }

qd_status qd_grid_read(const char* text, size_t length, qd_grid** grid, qd_error** error) {
  if (text == nullptr || grid == nullptr) return QD_MISUSE;
  return guard([&] {
    Result<sudoku::Grid> read = sudoku::read_grid({text, length});
    if (!read) return refuse(read.error(), error);
    *grid = new qd_grid(*std::move(read));
    return qd_status{QD_OK};
  });
}

qd_status qd_grid_new(uint32_t box_rows, uint32_t box_columns, const uint16_t* cells,
                      qd_grid** grid, qd_error** error) {
  if (cells == nullptr || grid == nullptr) return QD_MISUSE;
  return guard([&] {
    const Result<sudoku::Shape> shape = box_rows == 0 ? sudoku::Shape::latin(box_columns)
                                                      : sudoku::Shape::boxes(box_rows, box_columns);
    if (!shape) return refuse(shape.error(), error);
    std::vector<sudoku::Digit> digits(cells, cells + shape->cell_count());
    const auto wrong =
        std::ranges::find_if(digits, [&](auto digit) { return digit > shape->size(); });
    if (wrong != digits.end()) {
      const auto cell = static_cast<sudoku::Cell>(wrong - digits.begin());
      return refuse(Error{quadrille::ErrorKind::json_digit,
                          {{"most", shape->size()},
                           {"cell", sudoku::cell_name(*shape, cell)},
                           {"found", *wrong}}},
                    error);
    }
    *grid = new qd_grid(sudoku::Grid(*shape, std::move(digits)));
    return qd_status{QD_OK};
  });
}

qd_status qd_grid_add_rules(qd_grid* grid, const char* names, size_t length, qd_error** error) {
  if (!is_a(grid) || names == nullptr) return QD_MISUSE;
  return guard([&] {
    const auto rules = sudoku::parse_global_constraints({names, length});
    if (!rules) return refuse(rules.error(), error);
    const Result<sudoku::Grid> with = sudoku::with_constraints(grid->grid, *rules);
    if (!with) return refuse(with.error(), error);
    grid->grid.set_constraints(with->constraints());
    return qd_status{QD_OK};
  });
}

size_t qd_grid_left_out(const qd_grid* grid, char* buffer, size_t capacity) {
  return text_of(buffer, capacity, [&] {
    const auto left_out = is_a(grid) ? sudoku::left_out_of(grid->grid) : std::nullopt;
    return left_out ? quadrille::english().tell(*left_out) : std::string();
  });
}

qd_status qd_grid_as_read(const qd_grid* grid, qd_grid** read) {
  if (!is_a(grid) || read == nullptr) return QD_MISUSE;
  return guard([&] {
    *read = new qd_grid(sudoku::as_read(grid->grid));
    return qd_status{QD_OK};
  });
}

uint32_t qd_grid_size(const qd_grid* grid) { return is_a(grid) ? grid->grid.size() : 0; }
const uint16_t* qd_grid_cells(const qd_grid* grid) {
  return is_a(grid) ? grid->grid.cells().data() : nullptr;
}
size_t qd_grid_text(const qd_grid* grid, char* buffer, size_t capacity) {
  return text_of(buffer, capacity, [&] {
    return is_a(grid) ? sudoku::write(grid->grid, sudoku::Format::line) : std::string();
  });
}
void qd_grid_free(qd_grid* grid) { free_handle(grid); }

qd_status qd_grid_solve(const qd_grid* grid, const qd_options* options, qd_verdict* verdict,
                        qd_grid** solution) {
  if (!is_a(grid) || verdict == nullptr || !has_right_stop(options)) return QD_MISUSE;
  return guard([&] {
    const Limits limits(options);
    const auto wanted = limits.solve_options();
    if (!wanted || sudoku::refusal(wanted->engine, grid->grid)) return qd_status{QD_BAD_INPUT};
    sudoku::Answer answer = sudoku::solve(grid->grid, *wanted);
    if (answer.engine.failed) return qd_status{QD_BAD_INPUT};
    *verdict = static_cast<qd_verdict>(answer.verdict);
    if (solution != nullptr) {
      *solution = answer.solution ? new qd_grid(*std::move(answer.solution)) : nullptr;
    }
    return qd_status{answer.verdict == sudoku::Verdict::unknown ? QD_STOPPED : QD_OK};
  });
}

qd_status qd_grid_count(const qd_grid* grid, uint64_t limit, const qd_options* options,
                        uint64_t* count) {
  if (!is_a(grid) || count == nullptr || limit == 0 || !has_right_stop(options)) return QD_MISUSE;
  return guard([&] {
    const Limits limits(options);
    const auto wanted = limits.solve_options();
    if (!wanted || sudoku::refusal(wanted->engine, grid->grid)) return qd_status{QD_BAD_INPUT};
    const sudoku::Count found = sudoku::count(grid->grid, limit, *wanted);
    if (found.engine.failed) return qd_status{QD_BAD_INPUT};
    const std::optional<std::uint64_t> small = found.solutions.small();
    *count = small.value_or(UINT64_MAX);
    return qd_status{found.exact && small ? QD_OK : QD_STOPPED};
  });
}

qd_status qd_solve_many(const char* boards, size_t stride, size_t count, uint64_t limit,
                        uint32_t threads, char* solutions, uint64_t* counts, const qd_stop* stop) {
  qd_options options = QD_OPTIONS;
  options.threads = threads;
  options.stop = stop;
  return qd_solve_many_with(boards, stride, count, limit, &options, solutions, counts, nullptr);
}

qd_status qd_solve_many_with(const char* boards, size_t stride, size_t count, uint64_t limit,
                             const qd_options* options, char* solutions, uint64_t* counts,
                             qd_error** error) {
  if ((count > 0 && (boards == nullptr || counts == nullptr)) || stride < sudoku::kPlainBoard ||
      limit == 0 || !has_right_stop(options)) {
    return QD_MISUSE;
  }
  return guard([&] {
    const Limits limits(options);
    const auto wanted = limits.solve_options();
    if (!wanted) return refuse(wanted.error(), error);
    const auto engine = sudoku::PlainEngine::open(wanted->engine);
    if (!engine) return refuse(engine.error(), error);
    const sudoku::PlainBoards all{boards, count, stride};
    for (std::size_t i = 0; i < count; ++i) {
      if (sudoku::is_plain_board(all.board(i))) continue;
      return refuse(Error{fmt::format("boards[{}]: expected 81 of the characters . and 0 to 9", i)},
                    error);
    }
    std::mutex mutex;
    std::optional<Error> failure;
    const std::size_t size = engine->piece();
    quadrille::share_out(
        (count + size - 1) / size, engine->threads(wanted->threads),
        [&](const quadrille::NextPiece& next) {
          sudoku::PlainSolver solver = engine->make_solver();
          while (const auto piece = next()) {
            const std::size_t first = *piece * size;
            const std::size_t some = std::min(size, count - first);
            char* to = solutions != nullptr ? solutions + first * sudoku::kPlainBoard : nullptr;
            const sudoku::PlainReport report = solver.solve({boards + first * stride, some, stride},
                                                            {.counts = {counts + first, some},
                                                             .limit = limit,
                                                             .solutions = to,
                                                             .stop = &limits.stop});
            if (!report.failure) continue;
            const std::lock_guard lock(mutex);
            failure = report.failure;
          }
        });
    if (failure) return refuse(*failure, error);
    return qd_status{limits.stop.requested() ? QD_STOPPED : QD_OK};
  });
}

}  // extern "C"
