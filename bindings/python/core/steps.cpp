#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <pybind11/stl.h>

#include "bindings/python/core/answers.h"
#include "bindings/python/core/parts.h"
#include "bindings/python/core/reasoning.h"
#include "bindings/python/core/values.h"
#include "bindings/python/core/waiting.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/logic/solve.h"
#include "quadrille/logic/walkthrough.h"
#include "quadrille/render/step.h"
#include "quadrille/solve/solve.h"

namespace quadrille::python {
namespace {

using logic::Deduction;
using logic::Position;
using logic::Walkthrough;
using sudoku::Grid;
using sudoku::Layout;
using sudoku::Placement;
using sudoku::Verdict;

constexpr const char* kStepsWords =
    R"(The steps of reasoning to the solution, the easiest always first.

techniques says which are tried: "usual", "explainer" (those that Sudoku Explainer knows, in the
order of its scale), "all" (with those beyond the scale), or names added and taken away, as in
"usual,aic,-x-wing". With uniqueness=False none takes for granted that there is one solution only.

>>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
>>> steps = quadrille.Sudoku(puzzle).steps()
>>> len(steps), steps.outcome
(51, 'solved')
>>> print(steps[0].text)
In box 2, 8 can only go in r1c6: hidden single.
>>> steps[0].places
(0, 5, 8)
)";

constexpr const char* kHintWords =
    R"(The easiest next step, told at a level: where to look (1), what for (2), or the reason (3).

None where there is nothing left to do, no solution, or no step that is known. techniques and
uniqueness as for steps().

>>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
>>> print(quadrille.Sudoku(puzzle).hint())
Look at box 2.
)";

// (row, column, digit), rows and columns counted from 0 as in cells.
using Triple = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;

Triple triple_of(const Layout& layout, Placement option) {
  return {option.cell / layout.size(), option.cell % layout.size(), option.digit};
}

std::vector<Triple> triples_of(const Layout& layout, const std::vector<Placement>& options) {
  std::vector<Triple> triples;
  for (const Placement option : options) triples.push_back(triple_of(layout, option));
  return triples;
}

// What steps were asked for; the same request always has the same answer.
struct Request {
  Grid puzzle;
  std::string techniques;
  bool uniqueness;
  bool first_only;  // for a hint
};

// A puzzle and steps from it on, shared by each of them.
struct Way {
  Request request;
  Walkthrough walk = Walkthrough(Position(request.puzzle));
  logic::Outcome outcome = logic::Outcome::stuck;

  [[nodiscard]] const Grid& puzzle() const { return request.puzzle; }

  [[nodiscard]] const Layout& layout() const { return walk.end().layout(); }
};

struct Step {
  std::shared_ptr<const Way> way;
  std::size_t number;

  [[nodiscard]] const Deduction& deduction() const { return way->walk.step(number); }
  [[nodiscard]] const Layout& layout() const { return way->layout(); }
  [[nodiscard]] std::string tell(const Language& language) const {
    return logic::tell(language, layout(), logic::explain(layout(), deduction()));
  }
  [[nodiscard]] std::string heading() const {
    return english().tell({"step.heading",
                           {{"technique", logic::message_of(deduction().technique)},
                            {"rating", logic::rating_message(deduction().difficulty)}}});
  }
  [[nodiscard]] std::string conclusion() const { return logic::conclusion(layout(), deduction()); }
  [[nodiscard]] std::vector<std::string> names(const std::vector<sudoku::RuleId>& rules) const {
    std::vector<std::string> names;
    for (const sudoku::RuleId rule : rules) names.push_back(layout().name(rule));
    return names;
  }
};

struct Hint {
  Step step;
  std::uint32_t level;

  [[nodiscard]] std::string tell(const Language& language) const {
    return logic::tell(language, step.layout(),
                       logic::explain_hint(step.layout(), step.deduction(), level));
  }
  [[nodiscard]] std::string svg() const {
    const Position position = step.way->walk.before(step.number);
    const auto scene =
        level == logic::kHintLevels
            ? render::scene_of(position, step.deduction())
            : render::scene_of(position, logic::focus_of(step.layout(), step.deduction()));
    render::StepsSvg picture(step.way->puzzle());
    picture.add(scene, position, {tell(english()), ""});
    return picture.finish(tell(english()));
  }
};

std::string steps_html(const Way& way) {
  std::string rows;
  const auto shared = std::shared_ptr<const Way>(std::shared_ptr<const Way>(), &way);
  for (std::size_t number = 0; number < way.walk.size(); ++number) {
    const Step step{shared, number};
    rows += fmt::format("<tr><td>{}</td><td>{}</td><td style=\"text-align:left\">{}</td></tr>",
                        number + 1, html(step.conclusion()), html(step.tell(english())));
  }
  return "<table>" + rows + "</table>";
}

std::shared_ptr<Way> find_way(const Request& request, std::optional<double> timeout) {
  const logic::Repertoire repertoire = repertoire_of(request.techniques, request.uniqueness);
  bool stopped = false;
  auto way = run_anew(timeout, [&](const Stop& stop) {
    sudoku::Answer answer;
    const auto find = find_options(request.puzzle, repertoire, stop, &answer);
    auto result = std::make_shared<Way>(Way{request});
    if (request.first_only && answer.with_rules_read == Verdict::none) return result;
    Position position(request.puzzle);
    result->outcome =
        logic::follow_steps(position, find, [&](const Deduction& step, const Position&) {
          result->walk.add(step);
          return !request.first_only;
        });
    const bool has_none = result->outcome == logic::Outcome::stuck && stop.requested();
    stopped = has_none && (!request.first_only || result->walk.size() == 0);
    return result;
  });
  if (stopped) refuse_time();
  return way;
}

std::shared_ptr<Way> steps(const Grid& grid, const std::string& techniques, bool uniqueness,
                           std::optional<double> timeout) {
  return find_way({grid, techniques, uniqueness, false}, timeout);
}

std::optional<Hint> hint(const Grid& grid, std::uint32_t level, const std::string& techniques,
                         bool uniqueness, std::optional<double> timeout) {
  if (level < 1 || level > logic::kHintLevels) {
    throw py::value_error(fmt::format("level: expected 1, 2 or 3, found {}", level));
  }
  const auto way = find_way({grid, techniques, uniqueness, true}, timeout);
  if (way->walk.size() == 0) return std::nullopt;
  return Hint{{way, 0}, level};
}

py::tuple step_key(const Step& self) {
  return py::make_tuple(self.way->walk.before(self.number).grid(),
                        logic::name(self.deduction().technique), self.conclusion());
}

py::tuple way_key(const Way& self) {
  py::list steps;
  for (const Deduction& step : self.walk.steps()) {
    steps.append(
        py::make_tuple(logic::name(step.technique), logic::conclusion(self.layout(), step)));
  }
  return py::make_tuple(self.puzzle(), py::tuple(steps));
}

// Steps are found anew from what was asked for: what there is to tell of one, with all its chains,
// would be far longer.
py::tuple way_state(const Way& self) {
  const Request& request = self.request;
  return py::make_tuple(request.puzzle, request.techniques, request.uniqueness, request.first_only);
}

std::shared_ptr<Way> way_of_state(const py::tuple& state) {
  return find_way({state[0].cast<Grid>(), state[1].cast<std::string>(), state[2].cast<bool>(),
                   state[3].cast<bool>()},
                  std::nullopt);
}

// An error where there are not so many, as where another version finds other steps.
Step step_of(const std::shared_ptr<Way>& way, std::size_t number) {
  if (number >= way->walk.size()) throw py::index_error("no such step");
  return {way, number};
}

void add_step(py::module_& module) {
  SignedClass<Step> step(module, "Step", "One step of reasoning.");
  step.def_property_readonly(
          "technique",
          [](const Step& self) { return std::string(logic::name(self.deduction().technique)); },
          "Its name.")
      .def_property_readonly(
          "rating", [](const Step& self) { return rating_number(self.deduction().difficulty); },
          "On the scale of Sudoku Explainer; None past its end.")
      .def_property_readonly(
          "text", [](const Step& self) { return self.tell(english()); }, "The reason, in English.")
      .def(
          "tell",
          [](const Step& self, const std::string& tag) { return self.tell(language_of(tag)); },
          py::arg("language"), "The reason in one of ten languages: 'de', 'sl', 'zh-Hans'.")
      .def_property_readonly("conclusion", &Step::conclusion, "What follows: 'r4c2=7', 'r1c2≠7'.")
      .def_property_readonly(
          "places",
          [](const Step& self) -> std::optional<Triple> {
            if (!self.deduction().places) return std::nullopt;
            return triple_of(self.layout(), *self.deduction().places);
          },
          "(row, column, digit) that is written in, counted from 0 as in cells; or None.")
      .def_property_readonly(
          "rules_out",
          [](const Step& self) { return triples_of(self.layout(), self.deduction().rules_out); },
          "The candidates that go, as (row, column, digit).")
      .def_property_readonly(
          "candidates",
          [](const Step& self) { return triples_of(self.layout(), self.deduction().candidates); },
          "Those that the pattern consists of.")
      .def_property_readonly(
          "truths", [](const Step& self) { return self.names(self.deduction().truths); },
          "The rules that some candidate of the pattern must satisfy.")
      .def_property_readonly(
          "links", [](const Step& self) { return self.names(self.deduction().links); },
          "The rules that at most one candidate may satisfy.")
      .def_property_readonly(
          "board", [](const Step& self) { return self.way->walk.before(self.number).grid(); },
          "The board before the step, its candidates as pencil marks.")
      .def(
          "_repr_svg_",
          [](const Step& self) {
            return render::step_svg(self.way->puzzle(), self.way->walk.before(self.number),
                                    self.deduction(), {self.heading(), self.tell(english())});
          },
          "A picture of the step.")
      .def("__str__", [](const Step& self) { return self.tell(english()); })
      .def("__repr__", [](const Step& self) {
        return fmt::format("Step('{}', '{}')", logic::name(self.deduction().technique),
                           self.conclusion());
      });
  add_value(
      step, &step_key,
      [](const Step& self) {
        return py::make_tuple(std::const_pointer_cast<Way>(self.way), self.number);
      },
      [](const py::tuple& state) {
        return step_of(state[0].cast<std::shared_ptr<Way>>(), state[1].cast<std::size_t>());
      });

  SignedClass<Way, std::shared_ptr<Way>> steps(module, "Steps",
                                               "Steps of reasoning, one after the other.");
  steps
      .def_property_readonly(
          "outcome", [](const Way& self) { return std::string(logic::name(self.outcome)); },
          "'solved', 'stuck' where no step is known, or 'broken' where there is no solution.")
      .def_property_readonly(
          "end", [](const Way& self) { return self.walk.end().grid(); },
          "The board after the last step, its candidates as pencil marks.")
      .def("__iter__",
           [](const py::object& self) {
             return py::reinterpret_steal<py::object>(PySeqIter_New(self.ptr()));
           })
      .def("__len__", [](const Way& self) { return self.walk.size(); })
      .def(
          "__getitem__",
          [](const std::shared_ptr<Way>& self, py::ssize_t number) {
            if (number < 0) number += static_cast<py::ssize_t>(self->walk.size());
            return step_of(self, static_cast<std::size_t>(number));
          },
          py::arg("number"))
      .def("_repr_html_", &steps_html, "A table of the steps.")
      .def("__repr__", [](const Way& self) {
        return fmt::format("<{} steps, {}>", self.walk.size(), logic::name(self.outcome));
      });
  add_value(steps, &way_key, &way_state, &way_of_state);

  SignedClass<Hint> hint(module, "Hint", "The next step, told at a level.");
  hint.def_readonly("level", &Hint::level, "From 1 to 3.")
      .def_property_readonly(
          "text", [](const Hint& self) { return self.tell(english()); },
          "What is told, in English.")
      .def(
          "tell",
          [](const Hint& self, const std::string& tag) { return self.tell(language_of(tag)); },
          py::arg("language"), "The same in one of ten languages.")
      .def_readonly("step", &Hint::step, "The step itself, with all that the hint does not tell.")
      .def("_repr_svg_", &Hint::svg, "What may be seen at this level.")
      .def("__str__", [](const Hint& self) { return self.tell(english()); })
      .def("__repr__",
           [](const Hint& self) { return fmt::format("Hint('{}')", self.tell(english())); });
  add_value(
      hint, [](const Hint& self) { return py::make_tuple(self.level) + step_key(self.step); },
      [](const Hint& self) { return py::make_tuple(self.step, self.level); },
      [](const py::tuple& state) {
        return Hint{state[0].cast<Step>(), state[1].cast<std::uint32_t>()};
      });
}

}  // namespace

void add_steps(py::module_& module, BoardClass& board) {
  add_step(module);
  board.def("steps", &steps, py::kw_only(), py::arg("techniques") = "usual",
            py::arg("uniqueness") = true, py::arg("timeout") = py::none(), kStepsWords);
  board.def("hint", &hint, py::arg("level") = 1, py::kw_only(), py::arg("techniques") = "usual",
            py::arg("uniqueness") = true, py::arg("timeout") = py::none(), kHintWords);
}

}  // namespace quadrille::python
