// Classes: heads with a weight each, of which those are one that a symmetry leads to each other.
//   Classes classes(symmetries);
//   if (!classes.add(codes, weight)) …          // there is no room for more
//   classes.merge(stop);
//   for (const WeightedHead& head : classes.sums()) use(head.codes, head.weight);
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/solve/bands/heads.h"
#include "quadrille/solve/bands/sum.h"

namespace quadrille::sudoku::bands {

struct WeightedHead {
  Codes codes;
  Sum weight;
};

class Classes {
 public:
  // The symmetries outlive it. It takes at most so many bytes.
  Classes(const Symmetries& symmetries, std::size_t memory);

  // The number of the head, or nothing: there is no memory for one more.
  std::optional<std::uint32_t> add(Codes codes, const Sum& weight);
  // Finds out which are one. Nothing is added after that. A stop leaves some apart.
  void merge(const Stop* stop);
  [[nodiscard]] std::span<const WeightedHead> heads() const { return heads_; }
  // The number of the head that stands for the class of a head.
  [[nodiscard]] std::uint32_t first(std::uint32_t head) const { return parents_[head]; }
  // One head of each class, with the weights of all of it.
  [[nodiscard]] std::vector<WeightedHead> sums() const;
  // The place among those of the class of each head.
  [[nodiscard]] std::vector<std::uint32_t> places() const;
  // What a head takes.
  static constexpr std::size_t kBytes = sizeof(WeightedHead) + 3 * sizeof(std::uint32_t);

 private:
  [[nodiscard]] std::size_t slot_of(const Codes& codes) const;
  void grow();
  std::uint32_t root(std::uint32_t head);

  const Symmetries& symmetries_;
  std::size_t most_;
  std::vector<WeightedHead> heads_;
  std::vector<std::uint32_t> slots_;  // the number of a head, from 1; 0: free
  std::vector<std::uint32_t> parents_;
};

}  // namespace quadrille::sudoku::bands
