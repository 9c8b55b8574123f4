#include "quadrille/logic/words/story.h"

namespace quadrille::logic {

Story story_of(Technique technique) {
  using enum Technique;
  switch (technique) {
    case last_cell:
      return Story::last_cell;
    case hidden_single_box:
    case hidden_single_line:
      return Story::hidden_single;
    case naked_single:
      return Story::naked_single;
    case direct_pointing:
    case direct_claiming:
      return Story::direct_locked;
    case pointing:
    case claiming:
      return Story::locked;
    case direct_hidden_pair:
    case direct_hidden_triplet:
      return Story::direct_hidden_set;
    case hidden_pair:
    case hidden_triplet:
    case hidden_quad:
      return Story::hidden_set;
    case naked_pair:
    case naked_triplet:
    case naked_quad:
      return Story::naked_set;
    case x_wing:
    case swordfish:
    case jellyfish:
      return Story::fish;
    case xy_wing:
    case xyz_wing:
      return Story::wing;
    case w_wing:
      return Story::w_wing;
    case skyscraper:
    case two_string_kite:
      return Story::pairs;
    case empty_rectangle:
      return Story::empty_rectangle;
    case simple_colouring:
      return Story::colouring;
    case bug_1:
    case bug_2:
    case bug_3:
    case bug_4:
      return Story::grave;
    case trial:
      return Story::trial;
    default:
      return Story::unique;
  }
}

}  // namespace quadrille::logic
