#include "apps/desktop/bench/bench_window.h"
#include "apps/desktop/dance/dance_panel.h"
#include "apps/desktop/files/puzzles_panel.h"
#include "apps/desktop/lab/lab_window.h"
#include "apps/desktop/matrix/matrix_panel.h"
#include "apps/desktop/panel.h"
#include "apps/desktop/play/hint_panel.h"
#include "apps/desktop/set/generate_dialog.h"
#include "apps/desktop/set/regions_panel.h"
#include "apps/desktop/set/set_panel.h"
#include "apps/desktop/set/true_candidates_panel.h"
#include "apps/desktop/steps/steps_panel.h"

namespace quadrille::desktop {
namespace {

constexpr PanelSpec kPanels[] = {
    {"hint", PanelPlace::right, "Alt+1", "hint", make_panel<HintPanel>},
    {"puzzles", PanelPlace::left, "Ctrl+L", "list", make_panel<PuzzlesPanel>},
    {"steps", PanelPlace::right, "Alt+2", "steps", make_panel<StepsPanel>},
    {"set", PanelPlace::right, "Alt+3", "pencil", make_panel<SetPanel>},
    {"candidates", PanelPlace::right, "Alt+4", "candidates", make_panel<TrueCandidatesPanel>},
    {"regions", PanelPlace::right, "Alt+5", "grid", make_panel<RegionsPanel>},
    {"matrix", PanelPlace::right, "Alt+6", "matrix", make_panel<MatrixPanel>, 820},
    {"dance", PanelPlace::right, "Alt+7", "links", make_panel<DancePanel>, 820},
    {"lab", PanelPlace::window, "Alt+8", "lab", make_panel<LabWindow>},
    {"generate", PanelPlace::dialog, "Ctrl+G", "plus", make_panel<GenerateDialog>},
    {"bench", PanelPlace::window, "Ctrl+Shift+B", "chart", make_panel<BenchWindow>},
};

}  // namespace

std::span<const PanelSpec> panels() { return kPanels; }

}  // namespace quadrille::desktop
