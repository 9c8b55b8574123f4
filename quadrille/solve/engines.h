// Engines: the ways of searching the solutions of a board, by name.
//   const Result<EngineName> engine = parse_engine("batch-avx2");
//   if (engine && is_available(*engine)) solve(grid, {.engine = *engine});
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "quadrille/base/result.h"
#include "quadrille/boards/shape.h"
#include "quadrille/cover/search.h"

namespace quadrille::sudoku {

// The ways of searching; which one is right for what is told in docs/engines.md and docs/batch.md.
enum class EngineName : std::uint8_t {
  automatic,     // the one that fits
  batch,         // boards of 9x9 with boxes of 3x3, many at a time: the best that the processor has
  batch_128,     // the same with a certain set of instructions
  batch_avx2,    //
  batch_avx512,  //
  gpu,           // the same on a graphics card: card.h
  links,         // dancing links: tries one option after another
  rows,          // the same on rows of bits; links, where they would be too long
  learn,         // learns from its dead ends
  sat,           // hands the board to CaDiCaL; learn, where the library was built without it
  sweep,         // counts without walking through the solutions; automatic, where they are wanted
  bands,         // counts band by band, boards of some shapes; automatic, where they are wanted
  // Tries digits on the rules of a board with constraints as they stand. It cannot be asked for:
  // automatic begins with it.
  rules,
};
// "auto", "batch", "batch-128", "batch-avx2", "batch-avx512", "gpu", "links", "rows", "learn",
// "sat", "sweep", "bands", "rules"
std::string_view name(EngineName engine);
std::span<const EngineName> engine_names();  // all that can be asked for
Result<EngineName> parse_engine(std::string_view text);
// False for what this processor cannot run, and for sat in a library built without CaDiCaL. Whether
// there is a card is known when it is opened: of gpu it is true.
bool is_available(EngineName engine);
// Whether it is the batch engine, with whatever set of instructions or on a card.
bool is_batch(EngineName engine);
// Why it cannot take such a board, if so: "batch-avx2 takes boards of 9x9 with boxes of 3x3, found
// 16x16 with boxes of 4x4".
std::optional<Error> refusal(EngineName engine, const Shape& shape);
// The same for exact-cover problems: automatic for the batch engine, which takes none.
cover::EngineName cover_engine(EngineName engine);

}  // namespace quadrille::sudoku
