#include "apps/desktop/files/puzzles_panel.h"
#include "apps/desktop/bench/bench_window.h"
#include "apps/desktop/panel.h"
#include "apps/desktop/play/hint_panel.h"

namespace quadrille::desktop {
namespace {

constexpr PanelSpec kPanels[] = {
    {"hint", PanelPlace::right, "Ctrl+1", "hint", make_panel<HintPanel>},
    {"puzzles", PanelPlace::left, "Ctrl+L", "list", make_panel<PuzzlesPanel>},
    {"bench", PanelPlace::window, "Ctrl+Shift+B", "chart", make_panel<BenchWindow>},
};

}  // namespace

std::span<const PanelSpec> panels() { return kPanels; }

}  // namespace quadrille::desktop
