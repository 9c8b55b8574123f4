// Every function is one guard() around the library: nothing is thrown across.
#include "bindings/c/quadrille.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "bindings/c/handles.h"
#include "quadrille/base/language.h"
#include "quadrille/base/share_out.h"
#include "quadrille/cover/count.h"
#include "quadrille/cover/formats.h"
#include "quadrille/cover/search.h"
#include "quadrille/sudoku/constraints.h"
#include "quadrille/sudoku/plain.h"
#include "quadrille/sudoku/read.h"
#include "quadrille/sudoku/solve.h"
#include "quadrille/sudoku/write.h"

namespace cover = quadrille::cover;
namespace sudoku = quadrille::sudoku;
using quadrille::Error;
using quadrille::Result;
using quadrille::Stop;

namespace {

// The stop in some options; null where there is none, or the program is older than that member.
const qd_stop* stop_of(const qd_options* given) {
  return given != nullptr && given->size >= sizeof(qd_options) ? given->stop : nullptr;
}
bool has_right_stop(const qd_options* given) {
  const qd_stop* stop = stop_of(given);
  return stop == nullptr || is_a(stop);
}

// What qd_options says, with a stop of its own.
struct Limits {
  explicit Limits(const qd_options* given) : stop(parent_of(given)) {
    if (given == nullptr) return;
    // Those of an older program are shorter.
    std::memcpy(&options, given, std::min<std::size_t>(given->size, sizeof options));
    if (options.timeout > 0) {
      stop.set_deadline(Stop::after(std::chrono::duration<double>(options.timeout)));
    }
  }

  static const Stop* parent_of(const qd_options* given) {
    const qd_stop* stop = stop_of(given);
    return stop != nullptr ? &stop->stop : nullptr;
  }
  // The options of a search of boards, or what is wrong with the engine.
  [[nodiscard]] Result<sudoku::SolveOptions> solve_options() const {
    sudoku::SolveOptions result{.stop = &stop, .threads = std::max(options.threads, 1U)};
    if (options.max_nodes != 0) result.max_nodes = options.max_nodes;
    if (options.engine != nullptr) {
      const Result<sudoku::EngineName> engine = sudoku::parse_engine(options.engine);
      if (!engine) return engine.error();
      result.engine = *engine;
    }
    return result;
  }

  qd_options options = QD_OPTIONS;
  Stop stop;
};

template <class Work>
qd_status guard(const Work& work) {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    return QD_NO_MEMORY;
  } catch (const std::length_error&) {
    return QD_NO_MEMORY;
  } catch (...) {
    return QD_MISUSE;
  }
}

qd_status refuse(const Error& error, qd_error** told) {
  if (told != nullptr) *told = new qd_error(error);
  return QD_BAD_INPUT;
}

std::size_t put(const std::string& text, char* buffer, std::size_t capacity) {
  if (buffer != nullptr && capacity > 0) {
    const std::size_t length = std::min(text.size(), capacity - 1);
    std::memcpy(buffer, text.data(), length);
    buffer[length] = '\0';
  }
  return text.size();
}

// A text from work that may lack the memory for it: then it is empty.
template <class Work>
std::size_t text_of(char* buffer, std::size_t capacity, const Work& work) {
  std::size_t length = 0;
  guard([&] {
    length = put(work(), buffer, capacity);
    return QD_OK;
  });
  return length;
}

qd_status finish(qd_problem& problem, qd_error** error) {
  if (!problem.problem && !problem.wrong) {
    Result<cover::Problem> built = problem.builder.build();
    if (built) {
      problem.problem = *std::move(built);
    } else {
      problem.wrong = built.error();
    }
  }
  return problem.wrong ? refuse(*problem.wrong, error) : QD_OK;
}

bool is_open(const qd_problem* problem) {
  return is_a(problem) && !problem->problem && !problem->wrong;
}

}  // namespace

struct qd_search : Marked<5> {
  qd_search(const cover::Problem& problem, const qd_options* given) : limits(given) {
    const Result<sudoku::SolveOptions> options = limits.solve_options();
    if (options) {
      search.emplace(problem, sudoku::cover_options(*options));
    } else {
      wrong = options.error();
    }
  }
  Limits limits;
  std::optional<cover::Search> search = std::nullopt;
  std::optional<Error> wrong = std::nullopt;
  std::vector<std::uint32_t> solution = {};
};

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
    *count = found.solutions.small().value_or(UINT64_MAX);
    return qd_status{found.exact ? QD_OK : QD_STOPPED};
  });
}

qd_status qd_solve_many(const char* boards, size_t stride, size_t count, uint64_t limit,
                        uint32_t threads, char* solutions, uint64_t* counts, const qd_stop* stop) {
  if ((count > 0 && (boards == nullptr || counts == nullptr)) || stride < sudoku::kPlainBoard ||
      limit == 0 || (stop != nullptr && !is_a(stop))) {
    return QD_MISUSE;
  }
  return guard([&] {
    constexpr std::size_t kPiece = 1024;
    const sudoku::PlainBoards all{boards, count, stride};
    for (std::size_t i = 0; i < count; ++i) {
      if (!sudoku::is_plain_board(all.board(i))) return qd_status{QD_BAD_INPUT};
    }
    const Stop* asked = stop != nullptr ? &stop->stop : nullptr;
    quadrille::share_out(
        (count + kPiece - 1) / kPiece, std::max(threads, 1U),
        [&](const quadrille::NextPiece& next) {
          sudoku::PlainSolver solver;
          while (const auto piece = next()) {
            const std::size_t first = *piece * kPiece;
            const std::size_t some = std::min(kPiece, count - first);
            char* to = solutions != nullptr ? solutions + first * sudoku::kPlainBoard : nullptr;
            solver.solve(
                {boards + first * stride, some, stride},
                {.counts = {counts + first, some}, .limit = limit, .solutions = to, .stop = asked});
          }
        });
    return qd_status{asked != nullptr && asked->requested() ? QD_STOPPED : QD_OK};
  });
}

qd_status qd_problem_new(qd_problem** problem) {
  if (problem == nullptr) return QD_MISUSE;
  return guard([&] {
    *problem = new qd_problem;
    return QD_OK;
  });
}

qd_status qd_problem_read(const char* text, size_t length, qd_problem** problem, qd_error** error) {
  if (text == nullptr || problem == nullptr) return QD_MISUSE;
  return guard([&] {
    Result<cover::Problem> read = cover::read_any({text, length});
    if (!read) return refuse(read.error(), error);
    *problem = new qd_problem;
    (*problem)->problem = *std::move(read);
    return qd_status{QD_OK};
  });
}

qd_status qd_problem_add_primary(qd_problem* problem, uint32_t least, uint32_t most) {
  if (!is_open(problem)) return QD_MISUSE;
  return guard([&] {
    problem->builder.add_primary(std::to_string(problem->builder.item_count()), {least, most});
    return problem->builder.ok() ? QD_OK : QD_BAD_INPUT;
  });
}

qd_status qd_problem_add_secondary(qd_problem* problem) {
  if (!is_open(problem)) return QD_MISUSE;
  return guard([&] {
    problem->builder.add_secondary(std::to_string(problem->builder.item_count()));
    return problem->builder.ok() ? QD_OK : QD_BAD_INPUT;
  });
}

qd_status qd_problem_add_option(qd_problem* problem, const uint32_t* items, const uint32_t* colours,
                                size_t count, uint32_t cost) {
  if (!is_open(problem) || (items == nullptr && count > 0)) return QD_MISUSE;
  return guard([&] {
    std::vector<cover::Entry> entries;
    for (std::size_t i = 0; i < count; ++i) {
      entries.push_back({cover::ItemId{items[i]}});
      if (colours != nullptr && colours[i] != 0) {
        entries.back().colour = problem->builder.add_colour(std::to_string(colours[i]));
      }
    }
    problem->builder.add_option(entries, {}, cost);
    return problem->builder.ok() ? QD_OK : QD_BAD_INPUT;
  });
}

qd_status qd_problem_finish(qd_problem* problem, qd_error** error) {
  if (!is_a(problem)) return QD_MISUSE;
  return guard([&] { return finish(*problem, error); });
}

size_t qd_problem_options(const qd_problem* problem) {
  return is_a(problem) && problem->problem ? problem->problem->option_count() : 0;
}

qd_status qd_problem_count(qd_problem* problem, const qd_options* options, char* buffer,
                           size_t capacity, size_t* length) {
  if (!is_a(problem) || !has_right_stop(options)) return QD_MISUSE;
  return guard([&] {
    if (const qd_status status = finish(*problem, nullptr); status != QD_OK) return status;
    const Limits limits(options);
    const auto wanted = limits.solve_options();
    if (!wanted) return qd_status{QD_BAD_INPUT};
    const cover::Count count =
        cover::count(*problem->problem, UINT64_MAX, sudoku::cover_options(*wanted));
    const std::size_t needed = put(count.number(), buffer, capacity);
    if (length != nullptr) *length = needed;
    return qd_status{count.exact ? QD_OK : QD_STOPPED};
  });
}
void qd_problem_free(qd_problem* problem) { free_handle(problem); }

qd_status qd_search_new(qd_problem* problem, const qd_options* options, qd_search** search,
                        qd_error** error) {
  if (!is_a(problem) || search == nullptr || !has_right_stop(options)) return QD_MISUSE;
  return guard([&] {
    if (const qd_status status = finish(*problem, error); status != QD_OK) return status;
    auto made = std::make_unique<qd_search>(*problem->problem, options);
    if (made->wrong) return refuse(*made->wrong, error);
    *search = made.release();
    return qd_status{QD_OK};
  });
}

qd_status qd_search_next(qd_search* search) {
  if (!is_a(search)) return QD_MISUSE;
  return guard([&] {
    search->solution.clear();
    if (!search->search->next())
      return qd_status{search->search->exhausted() ? QD_END : QD_STOPPED};
    for (const cover::OptionId option : search->search->solution()) {
      search->solution.push_back(index(option));
    }
    return qd_status{QD_OK};
  });
}

size_t qd_search_solution(const qd_search* search, const uint32_t** options) {
  if (!is_a(search)) return 0;
  if (options != nullptr) *options = search->solution.data();
  return search->solution.size();
}
void qd_search_free(qd_search* search) { free_handle(search); }

}  // extern "C"
