// Engine: what stands behind the door cover::Search. Each way of searching is one of these; the
// promises are those of the functions of the same name there.
#pragma once

#include <cstdint>
#include <span>

#include "quadrille/cover/search.h"

namespace quadrille::cover {

// What a search has done so far: see Stats.
struct Work {
  std::uint64_t nodes = 0;
  std::uint64_t updates = 0;
};

// Where a call of next() has to end, if no solution comes first.
struct Limits {
  Work most = {UINT64_MAX, UINT64_MAX};  // since the beginning of the search
  const Stop* stop = nullptr;
};

class Engine {
 public:
  Engine() = default;
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  virtual ~Engine() = default;

  virtual bool next(const Limits& limits) = 0;
  [[nodiscard]] virtual std::span<const OptionId> solution() const = 0;
  [[nodiscard]] virtual bool exhausted() const = 0;
  [[nodiscard]] virtual Work work() const = 0;
  [[nodiscard]] virtual Stats stats() const = 0;
  [[nodiscard]] virtual double progress() const = 0;
  [[nodiscard]] virtual EngineReport report() const = 0;
};

// An engine that can be told of solutions that others have found, and leaves them out.
class InformedEngine : public Engine {
 public:
  // requires: a solution of the problem
  virtual void forbid(std::span<const OptionId> solution) = 0;
};

}  // namespace quadrille::cover
