// The search by dancing links in words: its lines, its figures, and what a move is about.
//   fill_search_lines(*list, words);
//   list->setCurrentRow(static_cast<int>(render::line_of(move, chosen)));
#pragma once

#include <QListWidget>
#include <QString>
#include <array>
#include <cstdint>

#include "apps/desktop/base/words.h"
#include "apps/desktop/matrix/matrix_scene.h"
#include "quadrille/cover/replay.h"

namespace quadrille::desktop {

// One row for each render::SearchLine.
void fill_search_lines(QListWidget& list, const Words& words);

// Depth, nodes, updates, forced items, guesses, dead ends, solutions.
std::array<QString, 7> tally_names(const Words& words);
std::array<std::uint64_t, 7> tallies(const cover::Replay& replay);

// Nothing for no move, and for a solution.
MatrixAction action_of(const cover::Move* move);

}  // namespace quadrille::desktop
