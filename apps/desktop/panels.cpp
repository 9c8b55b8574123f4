#include "apps/desktop/dance/dance_panel.h"
#include "apps/desktop/lab/lab_window.h"
#include "apps/desktop/matrix/matrix_panel.h"
#include "apps/desktop/panel.h"
#include "apps/desktop/play/hint_panel.h"

namespace quadrille::desktop {
namespace {

constexpr PanelSpec kPanels[] = {
    {"hint", PanelPlace::right, "Ctrl+1", "hint", make_panel<HintPanel>},
    {"matrix", PanelPlace::right, "Ctrl+6", "matrix", make_panel<MatrixPanel>},
    {"dance", PanelPlace::right, "Ctrl+7", "links", make_panel<DancePanel>},
    {"lab", PanelPlace::window, "Ctrl+8", "lab", make_panel<LabWindow>},
};

}  // namespace

std::span<const PanelSpec> panels() { return kPanels; }

}  // namespace quadrille::desktop
