#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include "bindings/python/core/answers.h"
#include "bindings/python/core/parts.h"
#include "bindings/python/core/values.h"
#include "bindings/python/core/waiting.h"
#include "quadrille/render/board.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille::python {
namespace {

using sudoku::Grid;
using sudoku::SolveOptions;

constexpr const char* kSolveWords =
    R"(Looks for two solutions, which is enough to tell none, one and many apart.

That there is none is an answer, and so is 'unknown' where timeout (in seconds) or max_nodes came
first. engine is one of those of `quadrille solve --engine`.

>>> answer = quadrille.Sudoku("1...42....3....4").solve()
>>> answer.verdict, str(answer.solution)
('one', '1342421324313124')
>>> quadrille.Sudoku("11..............").solve().obstacles
['1 twice in row 1: r1c1 and r1c2', '1 twice in box 1: r1c1 and r1c2']
)";

constexpr const char* kCountWords =
    R"(Counts the solutions, at most limit of them.

>>> quadrille.Sudoku("." * 16).count()
Count(288, complete=True)
>>> quadrille.Sudoku("." * 81).count(limit=1000)
Count(1000, complete=False)
)";

constexpr const char* kSolutionsWords =
    R"(An iterator over all solutions, each once, in constant memory.

Where timeout seconds are over before the next one is found, it raises a TimeoutError.

>>> for solution in quadrille.Sudoku("1.......2.......").solutions():
...     last = solution
>>> last.clues
16
)";

constexpr const char* kAnswerWords = "What solve() found: a verdict, and the solutions behind it.";

struct BoardAnswer {
  sudoku::Answer answer;
  Grid puzzle;
};

SolveOptions solve_options(const sudoku::EngineName engine, std::optional<std::uint64_t> max_nodes,
                           std::uint32_t threads) {
  return {.engine = engine,
          .max_nodes = max_nodes.value_or(UINT64_MAX),
          .threads = thread_count(threads)};
}

// The engine of that name; an error where the processor or the board does not suit it.
sudoku::EngineName engine_of(const std::string& text, const Grid& grid) {
  const sudoku::EngineName engine = value_of(sudoku::parse_engine(text));
  if (!sudoku::is_available(engine)) {
    throw py::value_error(fmt::format("engine: {} is not available on this machine", text));
  }
  if (const auto refusal = sudoku::refusal(engine, grid)) raise(*refusal);
  return engine;
}

BoardAnswer solve(const Grid& grid, const std::string& engine, std::optional<double> timeout,
                  std::optional<std::uint64_t> max_nodes, std::uint32_t threads) {
  SolveOptions options = solve_options(engine_of(engine, grid), max_nodes, threads);
  sudoku::Answer answer = run_anew(timeout, [&](const Stop& stop) {
    SolveOptions with_stop = options;
    with_stop.stop = &stop;
    return sudoku::solve(grid, with_stop);
  });
  return {std::move(answer), grid};
}

CountAnswer count(const Grid& grid, std::optional<std::uint64_t> limit, const std::string& engine,
                  std::optional<double> timeout, std::optional<std::uint64_t> max_nodes,
                  std::uint32_t threads) {
  if (limit == 0) throw py::value_error("limit: expected at least 1, found 0");
  SolveOptions options = solve_options(engine_of(engine, grid), max_nodes, threads);
  const sudoku::Count count = run_anew(timeout, [&](const Stop& stop) {
    SolveOptions with_stop = options;
    with_stop.stop = &stop;
    return sudoku::count(grid, limit.value_or(UINT64_MAX), with_stop);
  });
  return {count.solutions, count.exact, count.stats,
          std::string(sudoku::name(count.engine.engine))};
}

// The solutions of a board in turn.
class BoardSolutions {
 public:
  BoardSolutions(Grid grid, const SolveOptions& options, std::optional<double> timeout)
      : grid_(std::move(grid)), options_(options), turns_(timeout) {
    options_.stop = &turns_.stop();
  }

  Grid next() {
    const bool found = turns_.ask([this] { return advance(); },
                                  [this] { return solutions_ && solutions_->exhausted(); });
    if (!found) throw py::stop_iteration();
    return solutions_->solution();
  }

 private:
  // A search that was stopped before its first solution begins anew: it may have been stopped
  // before it was a search.
  bool advance() {
    if (!begun_) solutions_.emplace(grid_, options_);
    const bool found = solutions_->next();
    begun_ = begun_ || found || solutions_->exhausted();
    return found;
  }

  Grid grid_;
  SolveOptions options_;
  Turns turns_;
  std::optional<sudoku::Solutions> solutions_;
  bool begun_ = false;
};

}  // namespace

void add_solving(py::module_& module, BoardClass& board) {
  py::class_<BoardAnswer> answer(module, "Answer", kAnswerWords);
  add_search_answer(answer);
  answer.def_property_readonly(
      "with_rules_read",
      [](const BoardAnswer& self) {
        return std::string(cover::verdict_name(self.answer.with_rules_read));
      },
      "The verdict with the rules that the board has; the same, unless some were left out.");
  answer.def_property_readonly(
      "solution", [](const BoardAnswer& self) { return self.answer.solution; },
      "The first solution that was found, or None.");
  answer.def_property_readonly(
      "another", [](const BoardAnswer& self) { return self.answer.another; },
      "A second one, where there are many.");
  answer.def_property_readonly(
      "obstacles",
      [](const BoardAnswer& self) {
        std::vector<std::string> told;
        for (const Message& message :
             sudoku::messages_of(self.puzzle.shape(), self.answer.obstacles)) {
          told.push_back(english().tell(message));
        }
        return told;
      },
      "Why there is no solution, where that shows at once.");
  answer.def(
      "_repr_svg_",
      [](const BoardAnswer& self) {
        const auto& solution = self.answer.solution;
        return render::board_svg(self.puzzle, solution ? &*solution : nullptr);
      },
      "The puzzle with its solution written in.");

  py::class_<BoardSolutions>(module, "Solutions", "The solutions of a board, one at a time.")
      .def("__iter__", [](py::object self) { return self; })
      .def("__next__", &BoardSolutions::next);

  board.def("solve", &solve, py::kw_only(), py::arg("engine") = "auto",
            py::arg("timeout") = py::none(), py::arg("max_nodes") = py::none(),
            py::arg("threads") = 1, kSolveWords);
  board.def("count", &count, py::arg("limit") = py::none(), py::kw_only(),
            py::arg("engine") = "auto", py::arg("timeout") = py::none(),
            py::arg("max_nodes") = py::none(), py::arg("threads") = 1, kCountWords);
  board.def(
      "solutions",
      [](const Grid& grid, const std::string& engine, std::optional<double> timeout) {
        return std::make_unique<BoardSolutions>(
            grid, SolveOptions{.engine = engine_of(engine, grid)}, timeout);
      },
      py::kw_only(), py::arg("engine") = "auto", py::arg("timeout") = py::none(), kSolutionsWords);
}

}  // namespace quadrille::python
