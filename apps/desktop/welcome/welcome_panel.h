// WelcomePanel: a short way through the program: what sets it apart, each with the button that does
// it. It is shown at the first start, beside the puzzle; once closed it stays so.
#pragma once

#include <QVBoxLayout>
#include <QWidget>
#include <string_view>

#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class WelcomePanel : public QWidget {
  Q_OBJECT

 public:
  WelcomePanel(Workspace& workspace, QWidget* parent);

 private:
  void add_text(QVBoxLayout& column, std::string_view key);
  void add_way(QVBoxLayout& column, std::string_view command, std::string_view icon,
               std::string_view key);

  Workspace& workspace_;
};

}  // namespace quadrille::desktop
