// MakePuzzle: one puzzle as wished for, made on all cores.
//   const auto made = make_puzzle(spec, 7, stop, [&](const create::AttemptStats& tried) { … });
// It is the same puzzle that create::generate gives, however many threads share the work.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "quadrille/base/stop.h"
#include "quadrille/create/generate.h"

namespace quadrille::desktop {

// Nothing where a stop came first. What was tried is told now and then, and at the end, on the
// thread of the caller.
// requires: !impossible(spec)
std::optional<create::GeneratedPuzzle> make_puzzle(
    const create::PuzzleSpec& spec, std::uint64_t seed, const Stop& stop,
    const std::function<void(const create::AttemptStats&)>& report);

}  // namespace quadrille::desktop
