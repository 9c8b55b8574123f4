#include "apps/desktop/bench/bench_window.h"
#include "apps/desktop/dance/dance_panel.h"
#include "apps/desktop/files/puzzles_panel.h"
#include "apps/desktop/lab/lab_window.h"
#include "apps/desktop/matrix/matrix_panel.h"
#include "apps/desktop/photo/photo_panel.h"
#include "apps/desktop/play/hint_panel.h"
#include "apps/desktop/set/generate_dialog.h"
#include "apps/desktop/set/regions_panel.h"
#include "apps/desktop/set/rules_panel.h"
#include "apps/desktop/set/set_panel.h"
#include "apps/desktop/set/true_candidates_panel.h"
#include "apps/desktop/steps/practice_panel.h"
#include "apps/desktop/steps/steps_panel.h"
#include "apps/desktop/welcome/welcome_panel.h"
#include "apps/desktop/workspace/panel.h"

namespace quadrille::desktop {
namespace {

constexpr PanelSpec kPanels[] = {
    {"hint", "Alt+1", "hint", make_panel<HintPanel>, PanelPlace::right},
    {"puzzles", "Ctrl+L", "list", make_panel<PuzzlesPanel>, PanelPlace::left},
    {"steps", "Alt+2", "steps", make_panel<StepsPanel>, PanelPlace::right},
    {"set", "Alt+3", "pencil", make_panel<SetPanel>, PanelPlace::right},
    {"candidates", "Alt+4", "candidates", make_panel<TrueCandidatesPanel>, PanelPlace::right},
    {"regions", "Alt+5", "grid", make_panel<RegionsPanel>, PanelPlace::right},
    {"rules", "Alt+9", "rules", make_panel<RulesPanel>, PanelPlace::right},
    {"photo", "Alt+0", "photo", make_panel<PhotoPanel>, PanelPlace::right, 400},
    {"matrix", "Alt+6", "matrix", make_panel<MatrixPanel>, PanelPlace::right, 820},
    {"dance", "Alt+7", "links", make_panel<DancePanel>, PanelPlace::right, 820},
    {"lab", "Alt+8", "lab", make_panel<LabWindow>, PanelPlace::window},
    {"generate", "Ctrl+G", "plus", make_panel<GenerateDialog>, PanelPlace::dialog},
    {"practice", "", "target", make_panel<PracticePanel>, PanelPlace::right, 340},
    {"welcome", "", "help", make_panel<WelcomePanel>, PanelPlace::right, 340},
    {"bench", "Ctrl+Shift+B", "chart", make_panel<BenchWindow>, PanelPlace::window},
};

}  // namespace

std::span<const PanelSpec> panels() { return kPanels; }

}  // namespace quadrille::desktop
