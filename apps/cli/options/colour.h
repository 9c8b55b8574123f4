// Colour: whether results are coloured, as --colour says; `automatic`: on a terminal.
//   console.coloured(Colour::automatic)
#pragma once

namespace quadrille::cli {

enum class Colour { automatic, always, never };

}  // namespace quadrille::cli
