// icon_button: a flat button with an icon of the theme, and its name as tip and for screen readers.
//   row->addWidget(icon_button(workspace, {"fit", "desktop.matrix.fit", 18}, this));
#pragma once

#include <QToolButton>

#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

struct IconButton {
  const char* icon;
  const char* words;  // the key of its name
  int size;           // of the icon, at the usual size of text
};

// Follows the theme as long as it stands.
QToolButton* icon_button(const Workspace& workspace, const IconButton& wish, QWidget* parent);

}  // namespace quadrille::desktop
