// Rule icons: a small picture of each kind of constraint, drawn as it is on a board.
//   kinds->addItem(rule_icon(ConstraintKind::arrow, palette), words.tell(message_of(kind)));
#pragma once

#include <QIcon>

#include "apps/desktop/look/palette.h"
#include "quadrille/rules/constraint.h"

namespace quadrille::desktop {

inline constexpr int kRuleIconSize = 26;  // pixels

QIcon rule_icon(sudoku::ConstraintKind kind, const Palette& palette);

}  // namespace quadrille::desktop
