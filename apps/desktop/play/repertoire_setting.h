// RepertoireSetting: the techniques that the user has chosen, for hints and for lists of steps.
//   play::find_hint(game, {.repertoire = repertoire_in_use(workspace.settings())});
#pragma once

#include "apps/desktop/base/settings.h"
#include "quadrille/logic/repertoire.h"

namespace quadrille::desktop {

// Where the setting cannot be read, as one of another version of the program, it is the usual one.
logic::Repertoire repertoire_in_use(const Settings& settings);
void set_repertoire_in_use(Settings& settings, const logic::Repertoire& repertoire);

}  // namespace quadrille::desktop
