// Problems of exact cover, their counts and searches, for C.
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bindings/c/calls.h"
#include "bindings/c/handles.h"
#include "bindings/c/quadrille.h"
#include "quadrille/cover/count.h"
#include "quadrille/cover/formats.h"
#include "quadrille/cover/search.h"

namespace cover = quadrille::cover;
namespace sudoku = quadrille::sudoku;
using quadrille::Error;
using quadrille::Result;

namespace {

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
