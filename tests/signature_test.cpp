// The signature of the search: nodes and updates on fixed problems. A change here means that the
// search behaves differently; it must be meant, and these numbers are then taken anew.
//
// The nodes are those of Knuth's DLX1 on the same problems.
#include <string_view>

#include <gtest/gtest.h>

#include "quadrille/cover/count.h"
#include "quadrille/cover/search.h"
#include "quadrille/gallery/families.h"
#include "quadrille/gallery/pieces.h"
#include "quadrille/rules/encode.h"

namespace quadrille {
namespace {

struct Signature {
  const char* name;
  cover::Problem problem;
  std::uint64_t solutions;
  std::uint64_t nodes;
  std::uint64_t updates;
};

cover::Problem nine_by_nine(std::string_view line) {
  sudoku::Grid grid(*sudoku::Shape::boxes(3, 3));
  for (sudoku::Cell cell = 0; cell < 81; ++cell) {
    grid.set(cell, static_cast<sudoku::Digit>(line[cell] - '0'));
  }
  return sudoku::encode(grid).problem;
}

TEST(Signature, OfTheLinksEngineIsUnchanged) {
  const Signature signatures[] = {
      {"queens 8", gallery::queens(8), 92, 1199, 21121},
      {"Langford 8", gallery::langford(8), 300, 2789, 36711},
      {"Latin squares 4", gallery::latin_squares(4), 576, 4745, 34017},
      {"dominoes 6x6", gallery::dominoes(6, 6), 6728, 25695, 95296},
      {"17 clues",
       nine_by_nine(
           "000000010400000000020000000000050407008000300001090000300400200050100000000806000"),
       1, 65, 1165},
      {"a classroom puzzle",
       nine_by_nine(
           "100007090030020008009600500005300900010080002600004000300000010040000007007000300"),
       1, 1379, 23012},
  };
  for (const auto& [name, problem, solutions, nodes, updates] : signatures) {
    const cover::Count counted =
        cover::count(problem, UINT64_MAX, {.engine = cover::EngineName::links});
    EXPECT_EQ(counted.solutions, solutions) << name;
    EXPECT_EQ(counted.stats.links.nodes, nodes) << name;
    EXPECT_EQ(counted.stats.links.updates, updates) << name;
  }
}

}  // namespace
}  // namespace quadrille
