#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include "bindings/python/core/answers.h"
#include "bindings/python/core/parts.h"
#include "bindings/python/core/reasoning.h"
#include "bindings/python/core/values.h"
#include "bindings/python/core/waiting.h"
#include "quadrille/base/random.h"
#include "quadrille/render/board.h"
#include "quadrille/solve/solution_classes.h"
#include "quadrille/solve/solution_space.h"
#include "quadrille/solve/solve.h"

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

constexpr const char* kClassesWords =
    R"(Counts the solutions that are essentially different.

Those count as one that differ only in the names of digits, the order of rows and columns, bands and
stacks, or by being turned over, as far as the givens allow that.

>>> quadrille.Sudoku("." * 36).count_classes()
Count(49, complete=True)
)";

constexpr const char* kSolutionsWords =
    R"(An iterator over all solutions, each once, in constant memory.

Where timeout seconds are over before the next one is found, it raises a TimeoutError.

>>> for solution in quadrille.Sudoku("1.......2.......").solutions():
...     last = solution
>>> last.clues
16
)";

constexpr const char* kSampleWords =
    R"(So many solutions, each drawn from all of them with the same chance.

They are counted first, so that this works where there are far too many to list them: an empty 9x9
has 6,670,903,752,021,072,936,960. The same seed gives the same ones.

>>> full = quadrille.Sudoku("." * 81).sample(2, seed=1)
>>> [board.clues for board in full]
[81, 81]
)";

constexpr const char* kAnswerWords = "What solve() found: a verdict, and the solutions behind it.";

struct BoardAnswer {
  sudoku::Answer answer;
  Grid puzzle;
};

py::tuple answer_key(const BoardAnswer& self) {
  const sudoku::Answer& answer = self.answer;
  return py::make_tuple(self.puzzle, cover::verdict_name(answer.verdict),
                        cover::verdict_name(answer.with_rules_read), answer.solution,
                        answer.another);
}

py::tuple answer_state(const BoardAnswer& self) {
  const sudoku::Answer& answer = self.answer;
  py::list conflicts;
  for (const sudoku::Conflict& conflict : answer.obstacles.conflicts) {
    conflicts.append(py::make_tuple(sudoku::index(conflict.rule), conflict.first, conflict.second));
  }
  py::list unsatisfiable;
  for (const sudoku::RuleId rule : answer.obstacles.unsatisfiable) {
    unsatisfiable.append(sudoku::index(rule));
  }
  return answer_key(self) + py::make_tuple(conflicts, unsatisfiable,
                                           std::string(name(answer.engine.engine)),
                                           dict_of(answer.stats));
}

// By its name, also if it is one that cannot be asked for.
sudoku::EngineName engine_of_answer(const std::string& text) {
  using sudoku::EngineName;
  return text == name(EngineName::rules) ? EngineName::rules : value_of(sudoku::parse_engine(text));
}

BoardAnswer board_answer_of_state(const py::tuple& state) {
  sudoku::Answer answer{.verdict = verdict_of(state[1].cast<std::string>()),
                        .with_rules_read = verdict_of(state[2].cast<std::string>()),
                        .solution = state[3].cast<std::optional<Grid>>(),
                        .another = state[4].cast<std::optional<Grid>>(),
                        .stats = stats_of(state[8])};
  using Conflict = std::tuple<std::uint32_t, sudoku::Cell, sudoku::Cell>;
  for (const auto& [rule, first, second] : state[5].cast<std::vector<Conflict>>()) {
    answer.obstacles.conflicts.push_back({sudoku::RuleId{rule}, first, second});
  }
  for (const auto rule : state[6].cast<std::vector<std::uint32_t>>()) {
    answer.obstacles.unsatisfiable.push_back(sudoku::RuleId{rule});
  }
  answer.engine.engine = engine_of_answer(state[7].cast<std::string>());
  return {std::move(answer), state[0].cast<Grid>()};
}

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

// A card that is not there, or is lost, is nothing that the board can be blamed for.
void check_card(const sudoku::EngineReport& report) {
  if (report.failed) throw std::runtime_error(Error(report.reason).text());
}

BoardAnswer solve(const Grid& grid, const std::string& engine, std::optional<double> timeout,
                  std::optional<std::uint64_t> max_nodes, std::uint32_t threads) {
  SolveOptions options = solve_options(engine_of(engine, grid), max_nodes, threads);
  sudoku::Answer answer = run_anew(timeout, [&](const Stop& stop) {
    SolveOptions with_stop = options;
    with_stop.stop = &stop;
    return sudoku::solve(grid, with_stop);
  });
  check_card(answer.engine);
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
  check_card(count.engine);
  return {count.solutions, count.exact, count.stats,
          std::string(sudoku::name(count.engine.engine))};
}

CountAnswer count_classes(const Grid& grid, const std::string& engine,
                          std::optional<double> timeout, std::uint32_t threads) {
  if (const auto refusal = sudoku::refusal_of_classes(grid)) raise(*refusal);
  SolveOptions options = solve_options(engine_of(engine, grid), std::nullopt, threads);
  const sudoku::ClassCount count = run_anew(timeout, [&](const Stop& stop) {
    SolveOptions with_stop = options;
    with_stop.stop = &stop;
    return sudoku::count_classes(grid, with_stop);
  });
  const sudoku::Count& solutions = count.solutions;
  check_card(solutions.engine);
  return {count.classes, count.exact, solutions.stats,
          std::string(sudoku::name(solutions.engine.engine))};
}

std::vector<Grid> sample(const Grid& grid, std::uint64_t count, std::uint64_t seed,
                         std::optional<double> timeout, std::uint32_t threads) {
  using End = sudoku::SolutionSpace::End;
  bool any = true;
  bool has_room = true;
  using Drawn = std::optional<std::vector<Grid>>;
  const Drawn drawn = run_anew(timeout, [&](const Stop& stop) {
    sudoku::SolutionSpace space(grid, {.stop = &stop, .threads = thread_count(threads)});
    const End end = space.run();
    has_room = end != End::no_memory;
    any = end != End::ready || space.count().solutions != Natural(0);
    Random random(seed);
    return end == End::ready && any ? space.sample(count, random) : Drawn();
  });
  if (!any) throw py::value_error("expected a board with a solution to draw, found none");
  if (!has_room) {
    PyErr_SetString(PyExc_MemoryError, "the tables of all solutions would be too large");
    throw py::error_already_set();
  }
  if (!drawn) refuse_time();
  return *drawn;
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
  SignedClass<BoardAnswer> answer(module, "Answer", kAnswerWords);
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
  add_value(answer, &answer_key, &answer_state, &board_answer_of_state);

  SignedClass<BoardSolutions>(module, "Solutions", "The solutions of a board, one at a time.")
      .def("__iter__", [](py::object self) { return self; })
      .def("__next__", &BoardSolutions::next);

  board.def("solve", &solve, py::kw_only(), py::arg("engine") = "auto",
            py::arg("timeout") = py::none(), py::arg("max_nodes") = py::none(),
            py::arg("threads") = 1, kSolveWords);
  board.def("count", &count, py::arg("limit") = py::none(), py::kw_only(),
            py::arg("engine") = "auto", py::arg("timeout") = py::none(),
            py::arg("max_nodes") = py::none(), py::arg("threads") = 1, kCountWords);
  board.def("count_classes", &count_classes, py::kw_only(), py::arg("engine") = "auto",
            py::arg("timeout") = py::none(), py::arg("threads") = 1, kClassesWords);
  board.def(
      "solutions",
      [](const Grid& grid, const std::string& engine, std::optional<double> timeout) {
        return std::make_unique<BoardSolutions>(
            grid, SolveOptions{.engine = engine_of(engine, grid)}, timeout);
      },
      py::kw_only(), py::arg("engine") = "auto", py::arg("timeout") = py::none(), kSolutionsWords);
  board.def("sample", &sample, py::arg("count"), py::kw_only(), py::arg("seed") = 0,
            py::arg("timeout") = py::none(), py::arg("threads") = 1, kSampleWords);
}

}  // namespace quadrille::python
