#include "quadrille/logic/techniques/methods.h"

namespace quadrille::logic {
namespace {

constexpr Method one(Technique technique, Find find) { return {technique, technique, find}; }

constexpr Method kMethods[] = {
    one(Technique::last_cell, find_last_cells),
    one(Technique::hidden_single_box, find_hidden_singles),
    one(Technique::hidden_single_line, find_hidden_singles),
    one(Technique::direct_pointing, find_direct_locked),
    one(Technique::direct_claiming, find_direct_locked),
    one(Technique::direct_hidden_pair, find_direct_hidden_sets),
    one(Technique::naked_single, find_naked_singles),
    one(Technique::direct_hidden_triplet, find_direct_hidden_sets),
    one(Technique::pointing, find_locked_candidates),
    one(Technique::claiming, find_locked_candidates),
    one(Technique::naked_pair, find_locked_sets),
    one(Technique::x_wing, find_locked_sets),
    one(Technique::hidden_pair, find_locked_sets),
    one(Technique::naked_triplet, find_locked_sets),
    one(Technique::swordfish, find_locked_sets),
    one(Technique::hidden_triplet, find_locked_sets),
    one(Technique::xy_wing, find_wings),
    one(Technique::xyz_wing, find_wings),
    {Technique::unique_rectangle_1, Technique::unique_loop_4, find_unique_loops},
    one(Technique::naked_quad, find_locked_sets),
    one(Technique::jellyfish, find_locked_sets),
    one(Technique::hidden_quad, find_locked_sets),
    {Technique::bug_1, Technique::bug_4, find_universal_graves},
    {Technique::incomplete_rectangle_1, Technique::incomplete_rectangle_4,
     find_incomplete_rectangles},
    one(Technique::skyscraper, find_turbot_fish),
    one(Technique::two_string_kite, find_turbot_fish),
    one(Technique::empty_rectangle, find_empty_rectangles),
    one(Technique::simple_colouring, find_colourings),
    one(Technique::w_wing, find_w_wings),
};

}  // namespace

std::span<const Method> all_methods() { return kMethods; }

}  // namespace quadrille::logic
