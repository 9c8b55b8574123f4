// Uniform: full boards that `generate` draws from all there are of their shape, each equally
// likely.
//   if (settings.uniform) return run_uniform(settings, seed, console);
#pragma once

#include <cstdint>
#include <string_view>

#include "apps/cli/verbs/production.h"

namespace quadrille::cli {

// What was asked for that makes no sense for full boards; empty: nothing.
std::string_view refused_beside_uniform(const GenerateSettings& settings);

Status run_uniform(const GenerateSettings& settings, std::uint64_t seed, Console& console);

}  // namespace quadrille::cli
