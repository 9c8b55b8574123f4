// Families of problems that the engines find hard, or easy, for different reasons. For tests only.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/cover/problem.h"

namespace quadrille::cover {

inline void add_primary_items(ProblemBuilder& builder, std::uint32_t count,
                              const std::string& prefix) {
  for (std::uint32_t item = 0; item < count; ++item) {
    builder.add_primary(prefix + std::to_string(item));
  }
}

// n people, n tasks, anybody can do any: n! solutions, and sums of falling powers as nodes.
inline Problem permutations(std::uint32_t n) {
  ProblemBuilder builder;
  add_primary_items(builder, 2 * n, "");
  for (std::uint32_t person = 0; person < n; ++person) {
    for (std::uint32_t task = 0; task < n; ++task) {
      builder.add_option({{ItemId{person}}, {ItemId{n + task}}});
    }
  }
  return *builder.build();
}

// A board of squares, to be covered with dominoes.
// Items with options of their own, that many each: solutions without end, and nothing between them.
inline Problem free_choices(std::uint32_t items, std::uint32_t options) {
  ProblemBuilder builder;
  add_primary_items(builder, items, "");
  for (std::uint32_t option = 0; option < items * options; ++option) {
    builder.add_option({{ItemId{option % items}}});
  }
  return *builder.build();
}

inline Problem dominoes(std::uint32_t rows, std::uint32_t columns) {
  ProblemBuilder builder;
  add_primary_items(builder, rows * columns, "square ");
  for (std::uint32_t square = 0; square < rows * columns; ++square) {
    if (square % columns + 1 < columns)
      builder.add_option({{ItemId{square}}, {ItemId{square + 1}}});
    if (square + columns < rows * columns) {
      builder.add_option({{ItemId{square}}, {ItemId{square + columns}}});
    }
  }
  return *builder.build();
}

// Every set of some of the n elements is a part: the partitions of a set, Bell's numbers.
inline Problem partitions(std::uint32_t n) {
  ProblemBuilder builder;
  add_primary_items(builder, n, "");
  for (std::uint32_t set = 1; set < 1U << n; ++set) {
    std::vector<Entry> entries;
    for (std::uint32_t element = 0; element < n; ++element) {
      if ((set >> element & 1U) != 0) entries.push_back({ItemId{element}});
    }
    builder.add_option(entries);
  }
  return *builder.build();
}

// Every pigeon wants a hole of its own, and there is one hole too few.
inline Problem pigeons(std::uint32_t holes) {
  ProblemBuilder builder;
  add_primary_items(builder, holes + 1, "pigeon ");
  for (std::uint32_t hole = 0; hole < holes; ++hole) {
    builder.add_secondary("hole " + std::to_string(hole));
  }
  for (std::uint32_t pigeon = 0; pigeon <= holes; ++pigeon) {
    for (std::uint32_t hole = 0; hole < holes; ++hole) {
      builder.add_option({{ItemId{pigeon}}, {ItemId{holes + 1 + hole}}});
    }
  }
  return *builder.build();
}

// A chessboard without two opposite corners, to be covered with dominoes: impossible, as both
// corners have the same colour.
inline Problem mutilated_chessboard(std::uint32_t size) {
  ProblemBuilder builder;
  const std::uint32_t last = size * size - 1;
  add_primary_items(builder, last - 1, "square ");
  const auto add = [&](std::uint32_t one, std::uint32_t other) {
    if (one == 0 || other == last) return;
    builder.add_option({{ItemId{one - 1}}, {ItemId{other - 1}}});
  };
  for (std::uint32_t square = 0; square <= last; ++square) {
    if (square % size + 1 < size) add(square, square + 1);
    if (square + size <= last) add(square, square + size);
  }
  return *builder.build();
}

// A Latin square of which some cells have been emptied at random. With two fifths of the cells
// empty it is hard from about 25 rows on.
struct LatinSquare {
  std::uint32_t size;
  std::uint32_t empty;
  std::uint64_t seed;
};

// The numbers below `count` in any order.
inline std::vector<std::uint32_t> shuffled_numbers(std::uint32_t count, Random& random) {
  std::vector<std::uint32_t> numbers(count);
  for (std::uint32_t i = 0; i < count; ++i) numbers[i] = i;
  random.shuffle(numbers);
  return numbers;
}

// The rules that the filled cells leave open; the options are those of the empty cells.
inline Problem latin_square(const LatinSquare& square) {
  const std::uint32_t n = square.size;
  const std::uint32_t cell_count = n * n;
  Random random(square.seed);
  std::vector<std::vector<std::uint32_t>> orders(3);
  for (auto& order : orders) order = shuffled_numbers(n, random);
  const std::vector<std::uint32_t> cells = shuffled_numbers(cell_count, random);
  std::vector<bool> is_empty(cell_count);
  for (std::uint32_t i = 0; i < square.empty; ++i) is_empty[cells[i]] = true;

  // Rules: a symbol for the cell, a place in the row and in the column for the symbol.
  const auto rules_of = [&](std::uint32_t cell, std::uint32_t symbol) {
    return std::vector<std::uint32_t>{cell, cell_count + cell / n * n + symbol,
                                      2 * cell_count + cell % n * n + symbol};
  };
  std::vector<bool> open(std::size_t{3} * cell_count, true);
  for (std::uint32_t cell = 0; cell < cell_count; ++cell) {
    const std::uint32_t symbol = orders[2][(orders[0][cell / n] + orders[1][cell % n]) % n];
    if (is_empty[cell]) continue;
    for (const std::uint32_t rule : rules_of(cell, symbol)) open[rule] = false;
  }
  ProblemBuilder builder;
  std::vector<ItemId> items(open.size());
  for (std::uint32_t rule = 0; rule < open.size(); ++rule) {
    if (open[rule]) items[rule] = builder.add_primary("rule " + std::to_string(rule));
  }
  for (std::uint32_t cell = 0; cell < cell_count; ++cell) {
    for (std::uint32_t symbol = 0; symbol < n; ++symbol) {
      std::vector<Entry> entries;
      for (const std::uint32_t rule : rules_of(cell, symbol)) {
        if (open[rule]) entries.push_back({items[rule]});
      }
      if (entries.size() == 3) {
        builder.add_option(entries);
      }
    }
  }
  return *builder.build();
}

// Colourings of a graph, with an option for each edge and pair of colours: options that touch
// little of each other. Those of an edge stand together, or those of a pair of colours.
enum class By : std::uint8_t { edge, colour };
using Edges = std::vector<std::pair<std::uint32_t, std::uint32_t>>;
inline Problem colourings(const Edges& edges, std::uint32_t vertices, std::uint32_t colours,
                          By by) {
  ProblemBuilder builder;
  add_primary_items(builder, static_cast<std::uint32_t>(edges.size()), "edge ");
  std::vector<ItemId> ends;
  for (std::uint32_t vertex = 0; vertex < vertices; ++vertex) {
    ends.push_back(builder.add_secondary(std::to_string(vertex)));
  }
  for (std::uint32_t colour = 0; colour < colours; ++colour) {
    builder.add_colour(std::to_string(colour));
  }
  const auto pairs = colours * colours;
  const auto count = static_cast<std::uint32_t>(edges.size());
  for (std::uint32_t option = 0; option < pairs * count; ++option) {
    const std::uint32_t edge = by == By::edge ? option / pairs : option % count;
    const std::uint32_t pair = by == By::edge ? option % pairs : option / count;
    if (pair / colours == pair % colours) continue;
    builder.add_option({{ItemId{edge}},
                        {ends[edges[edge].first], ColourId{pair / colours}},
                        {ends[edges[edge].second], ColourId{pair % colours}}});
  }
  return *builder.build();
}

// The graph of the squares that a queen's move joins.
inline Problem queens_graph(std::uint32_t size, std::uint32_t colours, By by) {
  Edges edges;
  for (std::uint32_t a = 0; a < size * size; ++a) {
    for (std::uint32_t b = a + 1; b < size * size; ++b) {
      const std::uint32_t down = b / size - a / size;
      const std::uint32_t right = b % size > a % size ? b % size - a % size : a % size - b % size;
      if (down == 0 || right == 0 || down == right) edges.emplace_back(a, b);
    }
  }
  return colourings(edges, size * size, colours, by);
}

}  // namespace quadrille::cover
