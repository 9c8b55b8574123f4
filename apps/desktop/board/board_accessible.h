// The board as assistive programs see it: a table of cells, each told by its description.
//   install_board_accessibility();   // once, before the first board is shown
// Moving sends Focus with the cell as child, a change NameChanged; both come from BoardView.
#pragma once

namespace quadrille::desktop {

void install_board_accessibility();

}  // namespace quadrille::desktop
