// Calls: what every function of the C library does with its options, errors and texts.
//   return guard([&] { … return qd_status{QD_OK}; });   // nothing is thrown across
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstring>
#include <new>
#include <stdexcept>
#include <string>

#include "bindings/c/handles.h"
#include "bindings/c/quadrille.h"
#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/solve/solve.h"

// The stop in some options; null where there is none, or the program is older than that member.
inline const qd_stop* stop_of(const qd_options* given) {
  return given != nullptr && given->size >= sizeof(qd_options) ? given->stop : nullptr;
}
inline bool has_right_stop(const qd_options* given) {
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
      stop.set_deadline(quadrille::Stop::after(std::chrono::duration<double>(options.timeout)));
    }
  }

  static const quadrille::Stop* parent_of(const qd_options* given) {
    const qd_stop* stop = stop_of(given);
    return stop != nullptr ? &stop->stop : nullptr;
  }
  // The options of a search of boards, or what is wrong with the engine.
  [[nodiscard]] quadrille::Result<quadrille::sudoku::SolveOptions> solve_options() const {
    quadrille::sudoku::SolveOptions result{.stop = &stop, .threads = std::max(options.threads, 1U)};
    if (options.max_nodes != 0) result.max_nodes = options.max_nodes;
    if (options.engine != nullptr) {
      const quadrille::Result<quadrille::sudoku::EngineName> engine =
          quadrille::sudoku::parse_engine(options.engine);
      if (!engine) return engine.error();
      result.engine = *engine;
    }
    return result;
  }

  qd_options options = QD_OPTIONS;
  quadrille::Stop stop;
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

inline qd_status refuse(const quadrille::Error& error, qd_error** told) {
  if (told != nullptr) *told = new qd_error(error);
  return QD_BAD_INPUT;
}

inline std::size_t put(const std::string& text, char* buffer, std::size_t capacity) {
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
