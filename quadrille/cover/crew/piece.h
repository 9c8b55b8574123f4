// Piece: a part of a search tree that one thread walks through, or that waits for one.
//   pieces.emplace(behind, std::move(share), weight);
//   piece.begin(problem, links);
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/subtree.h"

namespace quadrille::cover {

// A queue of solutions.
class Found {
 public:
  void add(std::span<const OptionId> first, std::span<const OptionId> rest) {
    options_.insert(options_.end(), first.begin(), first.end());
    options_.insert(options_.end(), rest.begin(), rest.end());
    ends_.push_back(options_.size());
  }
  void append(const Found& other);
  [[nodiscard]] bool empty() const { return told_ == ends_.size(); }
  [[nodiscard]] std::size_t left() const { return ends_.size() - told_; }
  [[nodiscard]] std::size_t size() const { return options_.size() + ends_.size(); }
  // requires: !empty()
  void pop() { ++told_; }
  // The one that was popped last.
  [[nodiscard]] std::span<const OptionId> latest() const {
    const std::size_t start = told_ > 1 ? ends_[told_ - 2] : 0;
    return std::span(options_).subspan(start, ends_[told_ - 1] - start);
  }
  void clear() { *this = {}; }

 private:
  std::vector<OptionId> options_;
  std::vector<std::size_t> ends_;
  std::size_t told_ = 0;
};

struct Piece {
  enum class State : std::uint8_t { waiting, running, done };

  State state = State::waiting;
  Share share = {};                // whose `next` is what it consists of, unless it has an engine
  std::unique_ptr<Engine> engine;  // belongs to the thread that runs it
  std::optional<Subtree> below;    // that the engine works on; none: the whole problem
  std::size_t depth = 0;           // options taken before it
  double weight = 1;               // of the whole tree
  double kept = 1;                 // without what it has given away
  // What its thread has told of it.
  Found found = {};
  double seen = 0;
  Work work = {};
  Stats stats = {};

  // How many threads could begin with it.
  [[nodiscard]] std::size_t places() const {
    return state != State::waiting ? 0 : engine ? 1 : share.next.size();
  }
  // Makes the engine for the first of `next`. False: stopped first.
  bool begin(const Problem& problem, EngineName walk, const Stop& stop);
  // Goes on for so much work. Its solutions are kept, or only counted.
  std::uint64_t walk(bool counting, std::uint64_t updates, const Stop& stop, Found& into);
  // What the engine gives away, in options of the whole problem.
  std::optional<Share> split();
};

void add(Stats& sum, const Stats& other, std::size_t depth);

}  // namespace quadrille::cover
