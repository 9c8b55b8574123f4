#include "apps/desktop/panel.h"
#include "apps/desktop/play/hint_panel.h"

namespace quadrille::desktop {
namespace {

constexpr PanelSpec kPanels[] = {
    {"hint", PanelPlace::right, "Ctrl+1", "hint", make_panel<HintPanel>},
};

}  // namespace

std::span<const PanelSpec> panels() { return kPanels; }

}  // namespace quadrille::desktop
