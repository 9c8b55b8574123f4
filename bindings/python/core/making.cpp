#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <pybind11/stl.h>

#include "bindings/python/core/parts.h"
#include "bindings/python/core/reasoning.h"
#include "bindings/python/core/values.h"
#include "bindings/python/core/waiting.h"
#include "quadrille/boards/canon.h"
#include "quadrille/create/generate.h"
#include "quadrille/create/minimize.h"

namespace quadrille::python {
namespace {

using create::Pattern;
using create::PuzzleSpec;
using sudoku::Grid;
using sudoku::Shape;

constexpr const char* kGenerateWords =
    R"(An iterator over new puzzles, each with exactly one solution.

The board is that of `like`, 9x9 unless said otherwise. level, rating (low, high), technique,
symmetry, clues (a number, or low and high) and minimal say what the puzzles shall be like. The
same seed gives the same puzzles, however many threads there are (0: one for each processor).

>>> puzzles = list(quadrille.generate(count=3, seed=7, level="easy", symmetry="rotate180"))
>>> [puzzle.rate().level for puzzle in puzzles]
['easy', 'easy', 'easy']
>>> next(quadrille.generate(like=quadrille.Sudoku("." * 16), seed=1)).solve().verdict
'one'
)";

constexpr const char* kMinimizeWords =
    R"(The puzzle without the clues that it does not need: every clue that is left is needed.

The clues are tried in an order that the seed settles; those that belong together in a symmetry go
together or stay. A puzzle without exactly one solution is an InputError.

>>> puzzle = quadrille.Sudoku("1342421324313124").minimize()
>>> puzzle.clues < 8, puzzle.solve().solution.text()
(True, '1342421324313124')
)";

constexpr const char* kCanonWords =
    R"(The first, in the order of a dictionary, of all boards that are the same up to symmetry.

Two boards are the same up to symmetry exactly when their canons are equal.

>>> quadrille.Sudoku("1....2....3....4").canon() == quadrille.Sudoku("4....3....2....1").canon()
True
)";

// A number, or the lowest and the highest.
template <class Number>
using Wanted = std::optional<std::variant<Number, std::pair<Number, Number>>>;

std::uint32_t whole(std::uint32_t number) { return number; }
std::uint32_t tenths(double number) {
  if (std::isnan(number) || number < 0 || number >= 1000) {
    throw py::value_error(fmt::format("rating: expected numbers from 0 on, found {}", number));
  }
  return static_cast<std::uint32_t>(std::lround(number * 10));
}

template <class Number, class Convert>
create::Range range_of(const Wanted<Number>& wanted, const Convert& convert) {
  if (!wanted) return {};
  if (const Number* number = std::get_if<Number>(&*wanted))
    return {convert(*number), convert(*number)};
  const auto& [low, high] = std::get<std::pair<Number, Number>>(*wanted);
  return {convert(low), convert(high)};
}

std::optional<Pattern> pattern_of(const std::string& symmetry) {
  if (symmetry == "random") return std::nullopt;
  return value_of(create::parse_pattern(symmetry));
}

// Puzzles in their order, made by some threads whenever one is asked for.
class Puzzles {
 public:
  Puzzles(const PuzzleSpec& spec, std::uint64_t seed, std::uint64_t count, std::uint32_t threads,
          std::optional<double> timeout)
      : turns_(timeout),
        left_(count),
        series_(spec, {.seed = seed,
                       .count = count,
                       .threads = thread_count(threads),
                       .stop = &turns_.stop()}) {}

  Grid next() {
    if (left_ == 0) throw py::stop_iteration();
    turns_.ask([this] { return make(); }, [this] { return !fits_; });
    if (!fits_) raise(Error{ErrorKind::no_grid});
    --left_;
    return std::move(ready_[given_++].puzzle);
  }

 private:
  // Whether a puzzle is ready.
  bool make() {
    if (!take()) fits_ = series_.make([this] { return !take(); }).ok();
    return take();
  }

  bool take() {
    if (given_ == ready_.size()) {
      ready_ = series_.take();
      given_ = 0;
    }
    return !ready_.empty();
  }

  Turns turns_;
  std::uint64_t left_;
  create::Series series_;
  std::vector<create::GeneratedPuzzle> ready_;
  std::size_t given_ = 0;  // of those
  bool fits_ = true;       // some grid, into the regions
};

std::unique_ptr<Puzzles> generate(std::uint64_t count, std::uint64_t seed, const Grid* like,
                                  const std::optional<std::string>& level,
                                  const Wanted<double>& rating,
                                  const std::optional<std::string>& technique,
                                  const std::string& symmetry, const Wanted<std::uint32_t>& clues,
                                  bool minimal, std::uint32_t threads,
                                  std::optional<double> timeout) {
  if (like != nullptr) refuse_rules(*like);
  PuzzleSpec spec{.shape = like != nullptr ? like->shape() : *Shape::boxes(3, 3)};
  spec.pattern = pattern_of(symmetry);
  spec.clues = range_of(clues, whole);
  spec.minimal = minimal;
  spec.difficulty = range_of(rating, tenths);
  if (level) spec.level = value_of(logic::parse_level(*level));
  if (technique) spec.technique = value_of(logic::parse_technique(*technique));
  if (const auto wrong = create::impossible(spec)) raise(*wrong);
  return std::make_unique<Puzzles>(spec, seed, count, threads, timeout);
}

Grid minimize(const Grid& grid, std::uint64_t seed, const std::string& symmetry,
              std::optional<double> timeout) {
  const Pattern pattern = value_of(create::parse_pattern(symmetry));
  const create::Minimized less = value_of(run_anew(
      timeout, [&](const Stop& stop) { return create::minimize(grid, seed, &stop, pattern); }));
  if (less.verdict == cover::Verdict::none) raise(Error{ErrorKind::no_solution});
  if (less.verdict == cover::Verdict::many) raise(Error{ErrorKind::several_solutions});
  if (less.verdict == cover::Verdict::unknown) refuse_left_out(grid, less.verdict);
  if (less.verdict == cover::Verdict::unknown || !less.complete) refuse_time();
  return less.puzzle;
}

// No stop is needed: the boards that take longest, whole rows in different bands, take some
// hundredths of a second.
Grid canon(const Grid& grid) {
  refuse_rules(grid);
  return value_of([&] {
           const py::gil_scoped_release free;
           return sudoku::canonical(grid);
         }())
      .grid;
}

}  // namespace

void add_making(py::module_& module, BoardClass& board) {
  SignedClass<Puzzles>(module, "Puzzles", "New puzzles, one at a time.")
      .def("__iter__", [](py::object self) { return self; })
      .def("__next__", &Puzzles::next);
  def_signed(module, "generate", &generate, py::kw_only(), py::arg("count") = 1,
             py::arg("seed") = 0, py::arg("like") = py::none(), py::arg("level") = py::none(),
             py::arg("rating") = py::none(), py::arg("technique") = py::none(),
             py::arg("symmetry") = "none", py::arg("clues") = py::none(),
             py::arg("minimal") = false, py::arg("threads") = 0, py::arg("timeout") = py::none(),
             kGenerateWords);
  board.def("minimize", &minimize, py::kw_only(), py::arg("seed") = 0, py::arg("symmetry") = "none",
            py::arg("timeout") = py::none(), kMinimizeWords);
  board.def("canon", &canon, kCanonWords);
}

}  // namespace quadrille::python
