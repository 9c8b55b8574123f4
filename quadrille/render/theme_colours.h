// Theme colours: the colours of the page and of the desktop program, light, dark and with high
// contrast, named by their use.
//   use(render::theme_colour("ink").light);   // 0x22262d
// The build of the page reads the table below (apps/web/build/theme.ts): a name is that of a
// property of its style sheets.
#pragma once

#include <cstdint>
#include <string_view>

namespace quadrille::render {

// Each is 0xRRGGBB.
struct ThemeColour {
  std::string_view name;
  std::uint32_t light;
  std::uint32_t dark;
  std::uint32_t contrast;
};

inline constexpr ThemeColour kThemeColours[] = {
    {"window", 0xf3f0e8, 0x15171b, 0x000000},  // behind everything, on the desktop
    {"paper", 0xfaf8f3, 0x15171b, 0x000000},   // behind everything, on the page
    {"paper-grid", 0xece8dd, 0x1d2026, 0x000000},
    {"card", 0xfffefb, 0x1c1f25, 0x000000},  // of boards, lists and fields
    {"ink", 0x22262d, 0xe9e6df, 0xffffff},
    {"ink-soft", 0x5c6068, 0xa6a9b0, 0xffffff},  // for what matters less
    {"line", 0xd3cec0, 0x3a3e47, 0x8a8a8a},
    {"line-strong", 0x3a3f47, 0x9fa3ab, 0xffffff},
    {"accent", 0x2450a4, 0xafc9ff, 0xffff00},  // what is entered, selected or to be pressed
    {"accent-ink", 0xffffff, 0x10182c, 0x000000},
    {"accent-soft", 0xcfddf6, 0x2f426b, 0x00408a},  // paper of what is selected,
    {"accent-pale", 0xeff3fb, 0x222a3b, 0x1c2430},  // and of what is in its sight
    {"focus", 0x2450a4, 0xafc9ff, 0xffff00},
    {"good", 0x157030, 0x56d364, 0x66ff80},
    {"good-soft", 0xe0f1e4, 0x1d3424, 0x003d10},
    {"bad", 0xb3261e, 0xff8f85, 0xff9a90},
    {"bad-soft", 0xfbe2df, 0x472523, 0x6b0000},
    {"warn-soft", 0xfdf0d2, 0x3d331b, 0x4d3b00},
    // The families of rules, and paper behind them.
    {"cell", 0x1a6dd6, 0x6cb2ff, 0x7cc4ff},
    {"row", 0x1a7f37, 0x56d364, 0x66ff80},
    {"column", 0xb75301, 0xf0a050, 0xffb95c},
    {"box", 0x8a3fd1, 0xc795ff, 0xdcb8ff},
    {"cell-pale", 0xe8f0fb, 0x1d2b3f, 0x10253d},
    {"row-pale", 0xe8f2eb, 0x1c3123, 0x0c2f16},
    {"column-pale", 0xf8eee6, 0x382a1c, 0x3a2708},
    {"box-pale", 0xf3ecfa, 0x2f2540, 0x2b1846},
    // Dots whose colour is all that they say.
    {"dot-white", 0xffffff, 0xffffff, 0xffffff},
    {"dot-black", 0x000000, 0x000000, 0x000000},
    // Colours that a player puts on cells and candidates.
    {"colour-1", 0xf6c8c4, 0x6b3531, 0x7a1f18},
    {"colour-2", 0xfadfb4, 0x68491c, 0x734500},
    {"colour-3", 0xf5f0a8, 0x54511c, 0x5a5600},
    {"colour-4", 0xcfe8b8, 0x3a5527, 0x245c00},
    {"colour-5", 0xb9e6df, 0x22544d, 0x005c52},
    {"colour-6", 0xc0d9f7, 0x27466c, 0x00468c},
    {"colour-7", 0xd9ccf5, 0x453670, 0x4b2a96},
    {"colour-8", 0xf3cbe4, 0x643355, 0x7a1f62},
    {"colour-9", 0xd4d2cc, 0x4a4c51, 0x4a4a4a},
};

// requires: a name of the table
constexpr const ThemeColour& theme_colour(std::string_view name) {
  const ThemeColour* found = kThemeColours;
  while (found->name != name) ++found;
  return *found;
}

}  // namespace quadrille::render
