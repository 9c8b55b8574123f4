// Find: the next step of reasoning in a position, or all of one technique.
//   Position position(grid);
//   while (auto step = find_next(position)) apply(*step, position);
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/logic/deduction.h"
#include "quadrille/logic/position.h"
#include "quadrille/logic/repertoire.h"

namespace quadrille::logic {

namespace chains {
class ChainFinder;
}

// What is kept from one search to the next on the way through a puzzle: chains are found sooner
// with it.
class FindMemory {
 public:
  FindMemory();
  ~FindMemory();
  FindMemory(const FindMemory&) = delete;
  FindMemory& operator=(const FindMemory&) = delete;

  // What the step of the last search is rated at least, whether it was found or not: all that is
  // easier had been tried to its end.
  [[nodiscard]] Difficulty at_least() const { return at_least_; }

  // For finders: a search begins, has come to such steps, or was cut short there, by a limit or
  // because the board is too large.
  void begin() {
    stays_ = false;
    limited_ = false;
  }
  void reach(Difficulty difficulty) {
    if (!stays_) at_least_ = difficulty;
  }
  void stay(bool limited) {
    stays_ = true;
    limited_ = limited_ || limited;
  }
  [[nodiscard]] bool limited() const { return limited_; }
  [[nodiscard]] chains::ChainFinder& chains() { return *chains_; }

 private:
  std::unique_ptr<chains::ChainFinder> chains_;
  Difficulty at_least_ = 0;
  bool stays_ = false;
  bool limited_ = false;
};

struct FindOptions {
  Repertoire repertoire = Repertoire::usual();
  // Suppositions that one trial, or the search for one kind of chain, may make before it gives up.
  std::uint64_t max_suppositions = 100'000;
  const Stop* stop = nullptr;    // polled during trials and long searches, and between steps
  FindMemory* memory = nullptr;  // of this puzzle; outlives the search
  // Whether chains are to be told: then their proof is made.
  bool proofs = true;
};

// The first deduction in the order of the repertoire, as far as it is for such a board; nothing
// where none is known, the position is solved or it is broken.
std::optional<Deduction> find_next(const Position& position, const FindOptions& options = {});

// Every deduction by one technique, whether it is in the repertoire or not, in the order in which a
// person might come across them; those found so far where a stop came first. A trial is given once,
// by its shortest dance. There is none where the technique cannot be right on such a board.
std::vector<Deduction> find_all(const Position& position, Technique technique,
                                const FindOptions& options = {});

}  // namespace quadrille::logic
