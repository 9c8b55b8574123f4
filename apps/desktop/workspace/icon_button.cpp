#include "apps/desktop/workspace/icon_button.h"

namespace quadrille::desktop {

QToolButton* icon_button(const Workspace& workspace, const IconButton& wish, QWidget* parent) {
  auto* made = new QToolButton(parent);
  const auto draw = [theme = &workspace.theme(), made, wish] {
    made->setIcon(theme->icon(wish.icon));
    made->setIconSize(theme->icon_size(wish.size));
  };
  draw();
  QObject::connect(&workspace.theme(), &Theme::changed, made, draw);
  made->setToolTip(workspace.words(wish.words));
  made->setAccessibleName(workspace.words(wish.words));
  made->setAutoRaise(true);
  return made;
}

}  // namespace quadrille::desktop
