#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <pybind11/stl.h>

#include "bindings/python/core/answers.h"
#include "bindings/python/core/cover.h"
#include "bindings/python/core/parts.h"
#include "bindings/python/core/reasoning.h"
#include "bindings/python/core/values.h"
#include "bindings/python/core/waiting.h"
#include "quadrille/cover/best.h"
#include "quadrille/cover/count.h"
#include "quadrille/cover/search.h"
#include "quadrille/cover/solution_space.h"

namespace quadrille::python {
namespace {

using cover::SearchOptions;
using Shared = std::shared_ptr<Cover>;

constexpr const char* kCoverSolutionsWords =
    R"(An iterator over all solutions, each once, as lists of names, in constant memory.

engine is 'auto', 'links', 'rows', 'learn' or 'sat'. Where timeout seconds are over before the next
solution is found, it raises a TimeoutError.

>>> squares = quadrille.Cover([[1], [2], [1, 2]])
>>> sorted(squares.solutions())
[[0, 1], [2]]
)";

constexpr const char* kCoverSolveWords =
    R"(Looks for two solutions, which is enough to tell none, one and many apart.

>>> answer = quadrille.Cover([[1], [2], [2, 3]]).solve()
>>> answer.verdict, answer.solution
('one', [0, 2])
)";

constexpr const char* kCoverCountWords =
    R"(Counts the solutions, however many there are, at most limit of them.

>>> quadrille.Cover([[n] for n in range(100)] * 2).count()
Count(1267650600228229401496703205376, complete=True)
)";

constexpr const char* kBestWords =
    R"(The best solutions by cost, with the proof that there are none better.

aim is 'least' or 'most'. Where timeout came first, they are the best so far, and not proven.

>>> cover = quadrille.Cover({"ab": "a b".split(), "a": ["a"], "b": ["b"]}, costs={"ab": 5, "a": 2, "b": 2})
>>> best = cover.best(2)
>>> best.solutions, best.proven
([(4, ['a', 'b']), (5, ['ab'])], True)
)";

constexpr const char* kSampleWords =
    R"(So many solutions, each drawn from all of them with the same chance.

They are counted first, so that this works where there are far too many to list them.

>>> cover = quadrille.Cover([[n] for n in range(50)] * 2)
>>> len(cover.sample(3, seed=1)), len(cover.sample(1)[0])
(3, 50)
)";

constexpr const char* kMarginalsWords =
    R"(In how many solutions each option is.

>>> quadrille.Cover([[1], [2], [1, 2], [2, 3]]).marginals()
{0: 1, 1: 0, 2: 0, 3: 1}
)";

cover::EngineName cover_engine_of(const std::string& text) {
  using cover::EngineName;
  return choose<EngineName>("engine", text,
                            {{"auto", EngineName::automatic},
                             {"links", EngineName::links},
                             {"rows", EngineName::rows},
                             {"learn", EngineName::learn},
                             {"sat", EngineName::sat},
                             {"sweep", EngineName::sweep}});
}

SearchOptions search_options(const std::string& engine, std::optional<std::uint64_t> max_nodes = {},
                             std::uint32_t threads = 1) {
  return {.engine = cover_engine_of(engine),
          .max_nodes = max_nodes.value_or(UINT64_MAX),
          .threads = thread_count(threads)};
}

SearchOptions with(const SearchOptions& options, const Stop& stop) {
  SearchOptions result = options;
  result.stop = &stop;
  return result;
}

class CoverSolutions {
 public:
  CoverSolutions(Shared cover, const SearchOptions& options, std::optional<double> timeout)
      : cover_(std::move(cover)),
        turns_(timeout),
        search_(cover_->problem, with(options, turns_.stop())) {}

  py::list next() {
    const bool found =
        turns_.ask([this] { return search_.next(); }, [this] { return search_.exhausted(); });
    if (!found) throw py::stop_iteration();
    return cover_->names(search_.solution());
  }
  [[nodiscard]] double progress() const { return search_.progress(); }

 private:
  Shared cover_;
  Turns turns_;
  cover::Search search_;
};

struct CoverAnswer {
  Shared cover;
  cover::Answer answer;

  [[nodiscard]] py::object names(const std::vector<cover::OptionId>& solution, bool known) const {
    return known ? py::object(cover->names(solution)) : py::none();
  }
};

struct Best {
  Shared cover;
  cover::BestSolutions best;

  [[nodiscard]] py::list solutions() const {
    py::list list;
    for (const cover::CostedSolution& solution : best.solutions) {
      list.append(py::make_tuple(solution.cost, cover->names(solution.options)));
    }
    return list;
  }
};

std::vector<std::uint32_t> numbers_of(const std::vector<cover::OptionId>& options) {
  std::vector<std::uint32_t> numbers;
  for (const cover::OptionId option : options) numbers.push_back(index(option));
  return numbers;
}

// An error where the problem has no such option.
std::vector<cover::OptionId> options_by_number(const Cover& cover, const py::handle& numbers) {
  std::vector<cover::OptionId> options;
  for (const auto number : numbers.cast<std::vector<std::uint32_t>>()) {
    if (number >= cover.options.size()) throw py::index_error("no such option");
    options.push_back(cover::OptionId{number});
  }
  return options;
}

py::tuple cover_answer_state(const CoverAnswer& self) {
  const cover::Answer& answer = self.answer;
  return py::make_tuple(self.cover, cover::verdict_name(answer.verdict),
                        numbers_of(answer.solution), numbers_of(answer.another),
                        std::string(name(answer.engine.engine)), dict_of(answer.stats));
}

CoverAnswer cover_answer_of_state(const py::tuple& state) {
  CoverAnswer made{state[0].cast<Shared>(), {}};
  made.answer.verdict = verdict_of(state[1].cast<std::string>());
  made.answer.solution = options_by_number(*made.cover, state[2]);
  made.answer.another = options_by_number(*made.cover, state[3]);
  made.answer.engine.engine = cover_engine_of(state[4].cast<std::string>());
  made.answer.stats = stats_of(state[5]);
  return made;
}

py::tuple best_state(const Best& self) {
  py::list solutions;
  for (const cover::CostedSolution& solution : self.best.solutions) {
    solutions.append(
        py::make_tuple(solution.cost, py::tuple(py::cast(numbers_of(solution.options)))));
  }
  return py::make_tuple(self.cover, py::tuple(solutions), self.best.proven);
}

Best best_of_state(const py::tuple& state) {
  Best made{state[0].cast<Shared>(), {}};
  for (const py::handle solution : state[1]) {
    const auto pair = solution.cast<py::tuple>();
    made.best.solutions.push_back(
        {pair[0].cast<std::uint64_t>(), options_by_number(*made.cover, py::object(pair[1]))});
  }
  made.best.proven = state[2].cast<bool>();
  return made;
}

// Counts the solutions and asks about them; what there is to say of none.
template <class Ask>
auto ask_space(const Cover& cover, std::optional<double> timeout, const Ask& ask) {
  using End = cover::SolutionSpace::End;
  End end = End::stopped;
  auto answer = run_anew(timeout, [&](const Stop& stop) {
    cover::SolutionSpace space(cover.problem, {.stop = &stop});
    end = space.run();
    return end == End::ready ? ask(space) : decltype(ask(space))();
  });
  if (end == End::no_memory) {
    PyErr_SetString(PyExc_MemoryError, "the tables of all solutions would be too large");
    throw py::error_already_set();
  }
  if (!answer) refuse_time();
  return *std::move(answer);
}

py::list sample(const Cover& cover, std::uint64_t count, std::uint64_t seed,
                std::optional<double> timeout) {
  using Solutions = std::vector<std::vector<cover::OptionId>>;
  bool any = true;
  const Solutions drawn = ask_space(cover, timeout, [&](const cover::SolutionSpace& space) {
    any = space.count().solutions != Natural(0);
    Random random(seed);
    return any ? space.sample(count, random) : std::optional(Solutions());
  });
  if (!any) throw py::value_error("expected a problem with a solution to draw, found none");
  py::list list;
  for (const auto& solution : drawn) list.append(cover.names(solution));
  return list;
}

py::dict marginals(const Cover& cover, std::optional<double> timeout) {
  const std::vector<Natural> numbers = ask_space(
      cover, timeout, [](const cover::SolutionSpace& space) { return space.marginals(); });
  py::dict dict;
  for (std::size_t option = 0; option < numbers.size(); ++option) {
    dict[cover.options[option]] = number_of(numbers[option]);
  }
  return dict;
}

void add_types(py::module_& module) {
  SignedClass<CoverSolutions>(module, "CoverSolutions",
                              "The solutions of a problem, one at a time.")
      .def_property_readonly("progress", &CoverSolutions::progress,
                             "An estimate of the part of the search that is done, from 0 to 1.")
      .def("__iter__", [](py::object self) { return self; })
      .def("__next__", &CoverSolutions::next);
  SignedClass<CoverAnswer> answer(module, "CoverAnswer",
                                  "What solve() found: a verdict, and the solutions behind it.");
  add_search_answer(answer);
  answer.def_property_readonly(
      "solution",
      [](const CoverAnswer& self) {
        return self.names(self.answer.solution, self.answer.stats.solutions > 0);
      },
      "The names of the options of the first solution that was found, or None.");
  answer.def_property_readonly(
      "another",
      [](const CoverAnswer& self) {
        return self.names(self.answer.another, self.answer.verdict == cover::Verdict::many);
      },
      "A second one, where there are many.");
  add_value(
      answer,
      [](const CoverAnswer& self) {
        return py::make_tuple(self.cover, cover::verdict_name(self.answer.verdict),
                              py::tuple(py::cast(numbers_of(self.answer.solution))),
                              py::tuple(py::cast(numbers_of(self.answer.another))));
      },
      &cover_answer_state, &cover_answer_of_state);
  SignedClass<Best> best(module, "Best", "The best solutions by cost.");
  best.def_property_readonly("solutions", &Best::solutions,
                             "Pairs of a cost and the names of the options.")
      .def_property_readonly(
          "proven", [](const Best& self) { return self.best.proven; },
          "Whether there are none better.")
      .def("__repr__", [](const Best& self) {
        return fmt::format("Best({}, proven={})", std::string(py::repr(self.solutions())),
                           self.best.proven ? "True" : "False");
      });
  add_value(best, &best_state, &best_state, &best_of_state);
}

}  // namespace

void add_cover_answers(py::module_& module, CoverClass& cover) {
  add_types(module);
  cover.def(
      "solutions",
      [](const Shared& self, const std::string& engine, std::optional<double> timeout) {
        return std::make_unique<CoverSolutions>(self, search_options(engine), timeout);
      },
      py::kw_only(), py::arg("engine") = "auto", py::arg("timeout") = py::none(),
      kCoverSolutionsWords);
  cover.def(
      "solve",
      [](const Shared& self, const std::string& engine, std::optional<double> timeout,
         std::optional<std::uint64_t> max_nodes, std::uint32_t threads) {
        const SearchOptions options = search_options(engine, max_nodes, threads);
        return CoverAnswer{self, run_anew(timeout, [&](const Stop& stop) {
                             return cover::solve(self->problem, with(options, stop));
                           })};
      },
      py::kw_only(), py::arg("engine") = "auto", py::arg("timeout") = py::none(),
      py::arg("max_nodes") = py::none(), py::arg("threads") = 1, kCoverSolveWords);
  cover.def(
      "count",
      [](const Shared& self, std::optional<std::uint64_t> limit, const std::string& engine,
         std::optional<double> timeout, std::optional<std::uint64_t> max_nodes) {
        const SearchOptions options = search_options(engine, max_nodes);
        const cover::Count count = run_anew(timeout, [&](const Stop& stop) {
          return cover::count(self->problem, limit.value_or(UINT64_MAX), with(options, stop));
        });
        return CountAnswer{count.solutions, count.exact, count.stats,
                           std::string(cover::name(count.engine.engine))};
      },
      py::arg("limit") = py::none(), py::kw_only(), py::arg("engine") = "auto",
      py::arg("timeout") = py::none(), py::arg("max_nodes") = py::none(), kCoverCountWords);
  cover.def(
      "best",
      [](const Shared& self, std::uint64_t count, const std::string& aim,
         std::optional<double> timeout) {
        if (count == 0) throw py::value_error("count: expected at least 1, found 0");
        const auto wanted = choose<cover::Aim>(
            "aim", aim, {{"least", cover::Aim::least}, {"most", cover::Aim::most}});
        return Best{self, run_anew(timeout, [&](const Stop& stop) {
                      return cover::best(self->problem, count, wanted, {.stop = &stop});
                    })};
      },
      py::arg("count") = 1, py::kw_only(), py::arg("aim") = "least",
      py::arg("timeout") = py::none(), kBestWords);
  cover.def("sample", &sample, py::arg("count"), py::kw_only(), py::arg("seed") = 0,
            py::arg("timeout") = py::none(), kSampleWords);
  cover.def("marginals", &marginals, py::kw_only(), py::arg("timeout") = py::none(),
            kMarginalsWords);
}

}  // namespace quadrille::python
