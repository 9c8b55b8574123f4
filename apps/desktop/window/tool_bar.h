// The tool bar of a window: what one does again and again, by signs, and what sets this program
// apart, by words.
//   fill_tool_bar(*addToolBar(title), workspace, actions);
#pragma once

#include <QToolBar>

#include "apps/desktop/commands/actions.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

// All outlive the bar. What does not fit opens at its end.
void fill_tool_bar(QToolBar& bar, const Workspace& workspace, const Actions& actions);

}  // namespace quadrille::desktop
