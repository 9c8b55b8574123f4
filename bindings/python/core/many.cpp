// Boards of 9x9 by the million: they are read where they lie, in pieces, and solved into the array
// that is returned.
#include <algorithm>
#include <atomic>
#include <cstring>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include "bindings/python/core/parts.h"
#include "bindings/python/core/values.h"
#include "bindings/python/core/waiting.h"
#include "quadrille/base/share_out.h"
#include "quadrille/base/text.h"
#include "quadrille/solve/plain.h"

namespace quadrille::python {
namespace {

using sudoku::kPlainBoard;

constexpr const char* kSolveManyWords =
    R"(Solves 9x9 boards, as many as there are, on several threads (0: one for each processor).

boards is an array of shape (n, 81) or (n, 9, 9) of uint8, the cells of a board side by side, with digits
(0: empty) or with characters ('0' or '.': empty); an array of n texts of 81 bytes (dtype 'S81'); or a list of
such texts. It returns the solutions in the same form, and how many solutions each board has, up to limit.
engine is 'auto', one of the batch engines of `quadrille solve --engine`, or 'gpu', the graphics card: a RuntimeError where
there is none, or it fails.
A board without a solution is told by its count, its cells are empty. Arrays are read where they lie; what would have to be
converted first is refused.

>>> import numpy
>>> boards = numpy.zeros((2, 81), numpy.uint8)
>>> boards[0, :2] = 5
>>> solutions, counts = quadrille.solve_many(boards)
>>> counts
array([0, 2], dtype=uint64)
>>> solutions[0].any(), solutions[1].all()
(False, True)
>>> quadrille.solve_many(["." * 79 + "55"])
([''], array([0], dtype=uint64))

Lines of a file need no reading:

>>> text = ("." * 81 + "\n") * 5
>>> lines = numpy.frombuffer(text.encode(), numpy.uint8).reshape(-1, 82)[:, :81]
>>> quadrille.solve_many(lines)[1]
array([2, 2, 2, 2, 2], dtype=uint64)
)";

// Where boards are, and where their answers go.
struct Task {
  const char* boards;
  std::size_t count;
  std::size_t stride;
  bool digits;  // and not characters
  char* solutions;
  std::uint64_t* counts;
  std::uint64_t limit;
};

constexpr std::size_t kAllRight = SIZE_MAX;

// How the work on a task has ended.
struct Outcome {
  std::size_t wrong = kAllRight;                // the first board that is none, if there is one
  std::optional<Error> failure = std::nullopt;  // of the card
};

// One thread's share of a task.
class Worker {
 public:
  Worker(const Task& task, const sudoku::PlainEngine& engine, const Stop& stop)
      : task_(task), stop_(stop), solver_(engine.make_solver()) {}

  Outcome solve(std::size_t first, std::size_t count) {
    sudoku::PlainBoards boards{task_.boards + first * task_.stride, count, task_.stride};
    if (task_.digits) boards = as_characters(boards);
    for (std::size_t i = 0; i < count; ++i) {
      if (!sudoku::is_plain_board(boards.board(i))) return {.wrong = first + i};
    }
    char* solutions = task_.solutions + first * kPlainBoard;
    const std::span counts(task_.counts + first, count);
    sudoku::PlainReport report = solver_.solve(boards, {.counts = counts,
                                                        .limit = task_.limit,
                                                        .solutions = solutions,
                                                        .stride = kPlainBoard,
                                                        .stop = &stop_});
    if (report.failure) return {.failure = std::move(report.failure)};
    for (std::size_t i = 0; i < count; ++i) {
      if (counts[i] == 0)
        std::memset(solutions + i * kPlainBoard, task_.digits ? '0' : '.', kPlainBoard);
    }
    if (task_.digits) {
      for (char& cell : std::span(solutions, count * kPlainBoard))
        cell = static_cast<char>(cell - '0');
    }
    return {};
  }

 private:
  // What is no digit becomes no digit: those before '0' wrap round, or are refused as they are.
  sudoku::PlainBoards as_characters(const sudoku::PlainBoards& boards) {
    text_.resize(boards.count * kPlainBoard);
    for (std::size_t i = 0; i < boards.count; ++i) {
      std::ranges::transform(boards.board(i),
                             text_.begin() + static_cast<std::ptrdiff_t>(i * kPlainBoard),
                             [](char cell) {
                               const auto digit = static_cast<unsigned char>(cell);
                               return digit > 9 ? '?' : static_cast<char>('0' + digit);
                             });
    }
    return {text_.data(), boards.count, kPlainBoard};
  }

  const Task& task_;
  const Stop& stop_;
  sudoku::PlainSolver solver_;
  std::string text_;
};

Outcome solve_pieces(const Task& task, const sudoku::PlainEngine& engine, std::uint32_t threads,
                     const Stop& stop) {
  Outcome all;
  std::mutex mutex;
  std::atomic<bool> ended = false;
  const std::size_t size = engine.piece();
  share_out((task.count + size - 1) / size, engine.threads(threads), [&](const NextPiece& next) {
    Worker worker(task, engine, stop);
    while (const auto piece = next()) {
      if (stop.requested() || ended.load(std::memory_order_relaxed)) return;
      const std::size_t first = *piece * size;
      Outcome outcome = worker.solve(first, std::min(size, task.count - first));
      if (outcome.wrong == kAllRight && !outcome.failure) continue;
      const std::lock_guard lock(mutex);
      all.wrong = std::min(all.wrong, outcome.wrong);
      if (outcome.failure) all.failure = std::move(outcome.failure);
      ended = true;
    }
  });
  return all;
}

[[noreturn]] void refuse_board(const Task& task, std::size_t number) {
  const std::string_view board(task.boards + number * task.stride, kPlainBoard);
  const auto is_wrong = [&](char cell) {
    if (task.digits) return static_cast<unsigned char>(cell) > 9;
    return cell != '.' && (cell < '0' || cell > '9');
  };
  const auto cell = static_cast<std::size_t>(std::ranges::find_if(board, is_wrong) - board.begin());
  throw py::value_error(
      fmt::format("boards[{}], cell {}: expected {}, found {}", number, cell,
                  task.digits ? "a digit from 0 to 9" : "one of the characters . and 0 to 9",
                  static_cast<unsigned char>(board[cell])));
}

// How many boards are solved in less time than a thread would take to begin.
constexpr std::size_t kFew = 1024;

// Who solves, on how many threads.
struct Crew {
  sudoku::PlainEngine engine;
  std::uint32_t threads;
};

void run(const Task& task, const Crew& crew) {
  const Outcome outcome = run_anew(
      std::nullopt,
      [&](const Stop& stop) { return solve_pieces(task, crew.engine, crew.threads, stop); },
      task.count > kFew);
  if (outcome.wrong != kAllRight) refuse_board(task, outcome.wrong);
  if (outcome.failure) throw std::runtime_error(outcome.failure->text());
}

// Whether it has boards, the cells of each side by side. Of less than two, strides say nothing.
bool is_plain_array(const py::array& array) {
  const bool texts = array.dtype().kind() == 'S';
  const py::ssize_t row = texts ? 1 : 2;  // dimensions, with each board as one
  if (texts ? array.itemsize() != py::ssize_t{kPlainBoard}
            : array.dtype().kind() != 'u' || array.itemsize() != 1) {
    return false;
  }
  const bool square = !texts && array.ndim() == 3 && array.shape(1) == 9 && array.shape(2) == 9;
  const bool line = array.ndim() == row && (texts || array.shape(1) == py::ssize_t{kPlainBoard});
  if (!square && !line) return false;
  if (array.shape(0) == 0) return true;
  const bool side_by_side =
      texts || (array.strides(array.ndim() - 1) == 1 && (line || array.strides(1) == 9));
  return side_by_side && (array.shape(0) == 1 || array.strides(0) >= py::ssize_t{kPlainBoard});
}

py::tuple solve_array(const py::array& boards, std::uint64_t limit, const Crew& crew) {
  if (!is_plain_array(boards)) {
    throw py::type_error(fmt::format(
        "boards: expected uint8 of shape (n, 81) or (n, 9, 9), or S81 of shape (n,), with the "
        "cells of a "
        "board side by side; found {} of shape {} with strides {}",
        std::string(py::str(boards.dtype())), std::string(py::str(boards.attr("shape"))),
        std::string(py::str(boards.attr("strides")))));
  }
  const py::array solutions(
      boards.dtype(), std::vector<py::ssize_t>(boards.shape(), boards.shape() + boards.ndim()));
  const auto count = static_cast<std::size_t>(boards.shape(0));
  py::array_t<std::uint64_t> counts(boards.shape(0));
  const auto* text = static_cast<const char*>(boards.data());
  if (count > 0) {
    run({.boards = text,
         .count = count,
         .stride = static_cast<std::size_t>(boards.strides(0)),
         .digits = static_cast<unsigned char>(*text) <= 9,
         .solutions = static_cast<char*>(py::array(solutions).mutable_data()),
         .counts = counts.mutable_data(),
         .limit = limit},
        crew);
  }
  return py::make_tuple(solutions, counts);
}

py::tuple solve_texts(const py::sequence& boards, std::uint64_t limit, const Crew& crew) {
  std::string texts;
  std::size_t count = 0;
  for (const py::handle board : boards) {
    const auto text = py::isinstance<py::str>(board) ? board.cast<std::string>() : std::string();
    if (text.size() != kPlainBoard) {
      throw py::value_error(fmt::format("boards[{}]: expected a text of 81 characters, found {}",
                                        count, std::string(py::repr(board))));
    }
    texts += text;
    ++count;
  }
  std::string solutions(texts.size(), '.');
  py::array_t<std::uint64_t> counts(static_cast<py::ssize_t>(count));
  if (count > 0) {
    run({.boards = texts.data(),
         .count = count,
         .stride = kPlainBoard,
         .digits = false,
         .solutions = solutions.data(),
         .counts = counts.mutable_data(),
         .limit = limit},
        crew);
  }
  py::list solved(count);
  for (std::size_t i = 0; i < count; ++i) {
    const bool has_one = counts.data()[i] > 0;
    solved[i] = py::str(has_one ? solutions.substr(i * kPlainBoard, kPlainBoard) : std::string());
  }
  return py::make_tuple(solved, counts);
}

Crew crew_of(const std::string& text, std::uint32_t threads) {
  const sudoku::EngineName engine = value_of(sudoku::parse_engine(text));
  Result<sudoku::PlainEngine> opened = [&] {
    const py::gil_scoped_release free;
    return sudoku::PlainEngine::open(engine);
  }();
  // A card that is not there is nothing that the boards can be blamed for.
  if (!opened && engine == sudoku::EngineName::gpu) {
    throw std::runtime_error(opened.error().text());
  }
  return {.engine = value_of(std::move(opened)), .threads = thread_count(threads)};
}

py::tuple solve_many(const py::object& boards, std::uint64_t limit, std::uint32_t threads,
                     const std::string& engine) {
  if (limit == 0) throw py::value_error("limit: expected at least 1, found 0");
  const Crew crew = crew_of(engine, threads);
  if (py::isinstance<py::array>(boards)) return solve_array(boards.cast<py::array>(), limit, crew);
  if (py::isinstance<py::sequence>(boards) && !py::isinstance<py::str>(boards)) {
    return solve_texts(boards.cast<py::sequence>(), limit, crew);
  }
  throw py::type_error(fmt::format("boards: expected an array, or a list of texts, found {}",
                                   std::string(py::str(py::type::of(boards).attr("__name__")))));
}

}  // namespace

void add_many(py::module_& module) {
  def_signed(module, "solve_many", &solve_many, py::arg("boards"), py::kw_only(),
             py::arg("limit") = 2, py::arg("threads") = 0, py::arg("engine") = "auto",
             kSolveManyWords);
}

}  // namespace quadrille::python
