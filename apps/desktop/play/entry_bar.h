// EntryBar: buttons below the board for modes, digits and colours, for those who use the mouse.
// A digit that is entered as often as it can be is faint; the one in hand is pressed. The last
// button empties the selected cells.
#pragma once

#include <QButtonGroup>
#include <QToolButton>
#include <QWidget>
#include <vector>

#include "apps/desktop/play/entry.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class EntryBar : public QWidget {
  Q_OBJECT

 public:
  // The modes are those of actions that stand in the menu, too, in their order.
  EntryBar(Workspace& workspace, Entry& entry, const std::vector<QAction*>& modes, QWidget* parent);

  // Digits take several rows where the window is narrow.
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void rebuild();
  void arrange();
  [[nodiscard]] int width_beside() const;
  [[nodiscard]] int width_of_digit() const;
  void refresh();
  void paint_colours();

  Workspace& workspace_;
  Entry& entry_;
  std::vector<QToolButton*> modes_;
  QToolButton* erase_ = nullptr;
  QWidget* digits_ = nullptr;
  std::vector<QToolButton*> buttons_;  // of each digit or colour, from 1 on
  bool colours_ = false;               // they are colours
  int columns_ = 0;                    // of them
  std::uint32_t count_ = 0;            // of digits or colours, also where there are no buttons
};

}  // namespace quadrille::desktop
