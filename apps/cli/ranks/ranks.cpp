#include "apps/cli/ranks/ranks.h"

namespace quadrille::cli {
namespace {

// Set once, before anything else begins.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables)
Ranks* g_ranks = nullptr;

}  // namespace

Ranks* ranks() { return g_ranks; }

void set_ranks(Ranks* several) { g_ranks = several; }

bool is_helper() { return g_ranks != nullptr && g_ranks->own() != 0; }

}  // namespace quadrille::cli
