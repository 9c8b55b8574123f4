// Engine: what stands behind the door cover::Search. Each way of searching is one of these; the
// promises are those of the functions of the same name there.
#pragma once

#include <span>

#include "quadrille/cover/search.h"

namespace quadrille::cover {

class Engine {
 public:
  Engine() = default;
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  virtual ~Engine() = default;

  virtual bool next() = 0;
  [[nodiscard]] virtual std::span<const OptionId> solution() const = 0;
  [[nodiscard]] virtual bool exhausted() const = 0;
  [[nodiscard]] virtual Stats stats() const = 0;
  [[nodiscard]] virtual double progress() const = 0;
};

}  // namespace quadrille::cover
