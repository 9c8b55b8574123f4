#include "quadrille/render/dance.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <pybind11/stl.h>

#include "bindings/python/core/answers.h"
#include "bindings/python/core/cover.h"
#include "bindings/python/core/parts.h"
#include "bindings/python/core/values.h"
#include "bindings/python/core/waiting.h"
#include "quadrille/cover/recording.h"

namespace quadrille::python {
namespace {

using cover::Choice;
using Kind = cover::Move::Kind;

constexpr const char* kDanceWords =
    R"(The search by dancing links, move by move, at most limit of them.

choose says which item is covered next: that with the 'least' options, the 'first', or a 'random' one of those
with the least, by the seed.

>>> print(quadrille.Cover({"A": [1, 2], "B": [1], "C": [2]}).dance())
item 1 has 2 options: guess
  1. option A
    solved by A
  2. option B
    item 2 has 1 option: forced, option C
      solved by B, C
item 1: every option tried, back
>>> quadrille.Cover([[1]]).dance()[0]
Move('choose', depth=0, item=1)
)";

// A search that was written down, shared by its moves.
struct Dance {
  std::shared_ptr<Cover> cover;
  cover::Recording recording;

  [[nodiscard]] std::string text(bool verbose) const {
    render::DanceText teller(cover->problem,
                             {.verbose = verbose, .bare_names = cover->board.has_value()});
    std::string text;
    for (const cover::Move& move : recording.moves) text += teller.tell(move);
    if (text.ends_with('\n')) text.pop_back();
    return text;
  }
};

struct DanceMove {
  std::shared_ptr<Cover> cover;
  cover::Move move;

  [[nodiscard]] bool has_item() const { return move.kind != Kind::solution; }
  [[nodiscard]] bool has_option() const {
    return move.kind == Kind::attempt || move.kind == Kind::purify || move.kind == Kind::unpurify ||
           move.kind == Kind::tweak || move.kind == Kind::untweak;
  }
  [[nodiscard]] py::object item() const {
    return has_item() ? cover->items[index(move.item)] : py::none();
  }
  [[nodiscard]] py::object option() const {
    return has_option() ? cover->name(move.option) : py::none();
  }
};

std::string move_text(const DanceMove& self) {
  std::string text =
      fmt::format("Move('{}', depth={}", render::move_name(self.move.kind), self.move.depth);
  if (self.has_item()) text += ", item=" + std::string(py::repr(self.item()));
  if (self.has_option()) text += ", option=" + std::string(py::repr(self.option()));
  return text + ")";
}

py::tuple tuple_of(const cover::Move& move) {
  return py::make_tuple(std::string(render::move_name(move.kind)), move.depth, index(move.item),
                        index(move.option), move.choices, move.number);
}

Kind kind_of(const std::string& name) {
  for (int number = 0; number <= static_cast<int>(Kind::pass); ++number) {
    if (render::move_name(static_cast<Kind>(number)) == name) return static_cast<Kind>(number);
  }
  throw py::value_error(fmt::format("expected the name of a move, found '{}'", name));
}

// An error where the problem has no such item or option.
cover::Move move_of(const Cover& cover, const py::handle& state) {
  const auto values = state.cast<py::tuple>();
  const auto number = [&](std::size_t place) { return values[place].cast<std::uint32_t>(); };
  if (number(2) >= std::max<std::size_t>(cover.items.size(), 1) ||
      number(3) >= std::max<std::size_t>(cover.options.size(), 1)) {
    throw py::index_error("no such item or option");
  }
  return {.kind = kind_of(values[0].cast<std::string>()),
          .depth = number(1),
          .item = cover::ItemId{number(2)},
          .option = cover::OptionId{number(3)},
          .choices = number(4),
          .number = number(5)};
}

py::tuple move_state(const DanceMove& self) {
  return py::make_tuple(self.cover, tuple_of(self.move));
}

DanceMove move_of_state(const py::tuple& state) {
  const auto cover = state[0].cast<std::shared_ptr<Cover>>();
  return {cover, move_of(*cover, py::object(state[1]))};
}

py::tuple dance_state(const Dance& self) {
  py::list moves;
  for (const cover::Move& move : self.recording.moves) moves.append(tuple_of(move));
  return py::make_tuple(self.cover, py::tuple(moves), self.recording.complete);
}

Dance dance_of_state(const py::tuple& state) {
  Dance made{state[0].cast<std::shared_ptr<Cover>>(), {}};
  for (const py::handle move : state[1]) {
    made.recording.moves.push_back(move_of(*made.cover, move));
  }
  made.recording.complete = state[2].cast<bool>();
  return made;
}

Dance dance(const std::shared_ptr<Cover>& self, std::size_t limit, bool first_solution,
            const std::string& choice, std::uint64_t seed) {
  const auto wanted = choose<Choice>(
      "choose", choice,
      {{"least", Choice::least}, {"first", Choice::first}, {"random", Choice::random}});
  return {self, run_anew(std::nullopt, [&](const Stop& stop) {
            return cover::record(self->problem, {.most_moves = limit,
                                                 .first_solution_only = first_solution,
                                                 .choose = wanted,
                                                 .seed = seed,
                                                 .stop = &stop});
          })};
}

}  // namespace

void add_dance(py::module_& module, CoverClass& cover) {
  SignedClass<DanceMove> move(module, "Move", "One move of the dance.");
  move.def_property_readonly(
          "kind",
          [](const DanceMove& self) { return std::string(render::move_name(self.move.kind)); },
          "'choose', 'attempt', 'cover', 'uncover', 'purify', 'unpurify', 'solution', 'back', "
          "'tweak',\n"
          "'untweak' or 'pass': docs/algorithm.md tells what they are.")
      .def_property_readonly(
          "depth", [](const DanceMove& self) { return self.move.depth; },
          "How many choices had been made before.")
      .def_property_readonly("item", &DanceMove::item,
                             "The item that it is about, if there is one.")
      .def_property_readonly("option", &DanceMove::option,
                             "The name of its option, if there is one.")
      .def_property_readonly(
          "choices", [](const DanceMove& self) { return self.move.choices; },
          "How many ways there were when the item was chosen.")
      .def_property_readonly(
          "number", [](const DanceMove& self) { return self.move.number; },
          "Which of them this is, from 1.")
      .def("__repr__", &move_text);
  add_value(move, &move_state, &move_state, &move_of_state);
  SignedClass<Dance> recorded(module, "Dance", "The moves of a search by dancing links.");
  recorded
      .def("text", &Dance::text, py::kw_only(), py::arg("verbose") = false,
           "The dance in plain words; verbose: also how items are covered and uncovered.")
      .def_property_readonly(
          "complete", [](const Dance& self) { return self.recording.complete; },
          "Whether the search came to its end.")
      .def("__iter__",
           [](const py::object& self) {
             return py::reinterpret_steal<py::object>(PySeqIter_New(self.ptr()));
           })
      .def("__len__", [](const Dance& self) { return self.recording.moves.size(); })
      .def(
          "__getitem__",
          [](const Dance& self, py::ssize_t number) {
            const auto size = static_cast<py::ssize_t>(self.recording.moves.size());
            if (number < 0) number += size;
            if (number < 0 || number >= size) throw py::index_error("no such move");
            return DanceMove{self.cover, self.recording.moves[static_cast<std::size_t>(number)]};
          },
          py::arg("number"))
      .def("__str__", [](const Dance& self) { return self.text(false); })
      .def("__repr__", [](const Dance& self) {
        return fmt::format("<Dance: {} moves>", self.recording.moves.size());
      });
  add_value(recorded, &dance_state, &dance_state, &dance_of_state);
  cover.def("dance", &dance, py::kw_only(), py::arg("limit") = 10'000,
            py::arg("first_solution") = false, py::arg("choose") = "least", py::arg("seed") = 0,
            kDanceWords);
}

}  // namespace quadrille::python
