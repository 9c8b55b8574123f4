// Pieces: fill a box with given pieces, each used once: pentominoes in a rectangle, the Soma cube.
// Every piece and every cell of the box is an item; a piece in one of its places is an option.
//   use(gallery::pentominoes(6, 10).option_count());
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <set>
#include <string>
#include <vector>

#include "quadrille/base/sort.h"
#include "quadrille/cover/problem.h"

namespace quadrille::gallery {

struct Point {
  int x = 0;
  int y = 0;
  int z = 0;
  auto operator<=>(const Point&) const = default;
};

using Body = std::vector<Point>;

// Sorted, and moved so that the least coordinate in each direction is 0.
inline Body settled(Body body) {
  Point least = body.front();
  for (const Point& p : body) {
    least = {std::min(least.x, p.x), std::min(least.y, p.y), std::min(least.z, p.z)};
  }
  for (Point& p : body) p = {p.x - least.x, p.y - least.y, p.z - least.z};
  quadrille::sort(body);
  return body;
}

// What may be done to a body.
struct Freedom {
  bool turn = true;     // by quarter turns about the upright axis
  bool tilt = true;     // about the other axes, too
  bool mirror = false;  // its mirror image is taken as well
};

// Every way a body can lie: repeat what may be done to it until nothing new comes. The
// three-dimensional turns of a flat body include its mirror image.
inline std::set<Body> orientations(const Body& body, const Freedom& freedom = {}) {
  std::set<Body> known = {settled(body)};
  for (std::vector<Body> fresh(known.begin(), known.end()); !fresh.empty();) {
    const Body from = fresh.back();
    fresh.pop_back();
    const auto add = [&](bool allowed, auto moved) {
      if (!allowed) return;
      Body to;
      for (const Point& p : from) to.push_back(moved(p));
      to = settled(std::move(to));
      if (known.insert(to).second) fresh.push_back(std::move(to));
    };
    add(freedom.turn, [](const Point& p) { return Point{-p.y, p.x, p.z}; });
    add(freedom.tilt, [](const Point& p) { return Point{p.x, -p.z, p.y}; });
    add(freedom.mirror, [](const Point& p) { return Point{-p.x, p.y, p.z}; });
  }
  return known;
}

inline cover::Problem fill_box(const std::vector<Body>& pieces, const Point& size) {
  cover::ProblemBuilder builder;
  std::vector<cover::ItemId> piece_items;
  std::vector<cover::ItemId> cells;
  for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
    piece_items.push_back(builder.add_primary("piece " + std::to_string(piece + 1)));
  }
  for (int cell = 0; cell < size.x * size.y * size.z; ++cell) {
    cells.push_back(builder.add_primary("cell " + std::to_string(cell)));
  }
  const auto add_place = [&](std::size_t piece, const Body& body, const Point& at) {
    std::vector<cover::Entry> entries = {{piece_items[piece]}};
    for (const Point& p : body) {
      const Point q = {p.x + at.x, p.y + at.y, p.z + at.z};
      if (q.x >= size.x || q.y >= size.y || q.z >= size.z) return;
      const int cell = (q.z * size.y + q.y) * size.x + q.x;
      entries.push_back({cells[static_cast<std::size_t>(cell)]});
    }
    builder.add_option(entries);
  };
  for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
    for (const Body& body : orientations(pieces[piece])) {
      for (int z = 0; z < size.z; ++z) {
        for (int y = 0; y < size.y; ++y) {
          for (int x = 0; x < size.x; ++x) add_place(piece, body, {x, y, z});
        }
      }
    }
  }
  return *builder.build();
}

// The body that a drawing shows: `#` is a cell, lines are rows, a blank line begins the next layer.
inline Body drawn(std::initializer_list<const char*> lines) {
  Body body;
  Point at;
  for (const char* line : lines) {
    if (*line == '\0') {
      at = {0, 0, at.z + 1};
      continue;
    }
    for (at.x = 0; line[at.x] != '\0'; ++at.x) {
      if (line[at.x] == '#') body.push_back(at);
    }
    ++at.y;
  }
  return body;
}

inline cover::Problem pentominoes(int rows, int columns) {
  const std::vector<Body> pieces = {
      drawn({".##", "##.", ".#."}),  // F
      drawn({"#####"}),              // I
      drawn({"####", "#..."}),       // L
      drawn({"###.", "..##"}),       // N
      drawn({"##", "##", "#."}),     // P
      drawn({"###", ".#.", ".#."}),  // T
      drawn({"#.#", "###"}),         // U
      drawn({"#..", "#..", "###"}),  // V
      drawn({"#..", "##.", ".##"}),  // W
      drawn({".#.", "###", ".#."}),  // X
      drawn({"####", ".#.."}),       // Y
      drawn({"##.", ".#.", ".##"}),  // Z
  };
  return fill_box(pieces, {columns, rows, 1});
}

inline cover::Problem soma() {
  const std::vector<Body> pieces = {
      drawn({"##", "#."}),
      drawn({"###", "#.."}),
      drawn({"###", ".#."}),
      drawn({"##.", ".##"}),
      drawn({"##", "#.", "", "#.", ".."}),
      drawn({"##", "#.", "", ".#", ".."}),
      drawn({"##", "#.", "", "..", "#."}),
  };
  return fill_box(pieces, {3, 3, 3});
}

}  // namespace quadrille::gallery
