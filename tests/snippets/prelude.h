// Prelude: what the examples in the documentation may take for granted, besides every door of the
// library.
#pragma once

#include <cassert>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/boards/layout.h"
#include "quadrille/boards/shape.h"
#include "quadrille/cover/problem.h"
#include "quadrille/logic/deduction.h"
#include "quadrille/logic/position.h"
#include "quadrille/photo/pixels.h"
#include "quadrille/play/game.h"

using namespace std::chrono_literals;

namespace quadrille {

// What a program does with values: anything.
template <class... Values>
void use(const Values&... values);
template <class... Values>
void say(const Values&... values);
template <class... Values>
void draw(const Values&... values);

extern const std::string text;                      // what somebody has written
extern const std::vector<std::string_view> stream;  // the same, as it comes
extern const std::vector<std::uint8_t> bytes;       // of a picture
extern const photo::Pixels pixels;                  // the picture

extern const cover::Problem problem;
extern const sudoku::Shape shape;
extern const sudoku::Grid grid;
extern const std::vector<sudoku::Grid> grids;
extern const sudoku::Grid puzzle;
extern const sudoku::Grid solution;
extern const sudoku::Layout layout;
extern const logic::Position position;  // of `puzzle`
extern const logic::Deduction step;     // found in `position`
extern play::Game game;

extern Random random;
extern Stop stop;

}  // namespace quadrille
