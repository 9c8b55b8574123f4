// Card: the graphics card, which answers 9x9 boards a hundred thousand at a time: the engine gpu.
// Where there are several, they share the work.
//   const Result<Card> card = Card::open();
//   if (!card) return say(card.error().text());   // "gpu found no graphics card"
//   PlainSolver solver(*card);
// What it can do, and which cards there are: docs/gpu.md.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "quadrille/base/error.h"
#include "quadrille/base/result.h"

namespace quadrille::sudoku {

namespace card {
class Fleet;
}

class Card {
 public:
  // All cards of this machine that can be used, or why the first one cannot: the library was built
  // without this engine, there is no driver or no card, or they are too old. It takes a second or
  // so for each, in which the driver compiles what the card is to do, and the memory that the
  // driver wants.
  static Result<Card> open();

  [[nodiscard]] std::string name() const;  // "NVIDIA H200", "2 x NVIDIA H200"
  [[nodiscard]] std::uint32_t count() const;

  // For the rooms of this module, and their tests.
  explicit Card(std::shared_ptr<card::Fleet> fleet) : fleet_(std::move(fleet)) {}
  [[nodiscard]] const std::shared_ptr<card::Fleet>& fleet() const { return fleet_; }

 private:
  std::shared_ptr<card::Fleet> fleet_;  // any number of threads use it side by side
};

// Whether a card could not go on because its memory was too small for all that it was given at the
// same time: with fewer solvers side by side it may do.
bool is_short_of_memory(const Error& failure);

}  // namespace quadrille::sudoku
