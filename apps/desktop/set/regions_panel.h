// RegionsPanel: divides the board into regions, painted with the mouse or by the keyboard.
//   window.show_panel("regions");
// Each region says how many cells it has and how many it needs; what is missing is told in a
// sentence. The board itself changes only when all is complete and the user takes the regions over.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>
#include <memory>
#include <vector>

#include "apps/desktop/workspace/workspace.h"
#include "quadrille/boards/region_plan.h"

class QGridLayout;

namespace quadrille::desktop {

class RegionsPanel : public QWidget, private BoardTool {
  Q_OBJECT

 public:
  RegionsPanel(Workspace& workspace, QWidget* parent);
  ~RegionsPanel() override;

  [[nodiscard]] const sudoku::RegionPlan& plan() const { return plan_; }
  [[nodiscard]] QString state() const { return state_->text(); }
  [[nodiscard]] sudoku::RegionPlan::Region region() const { return region_; }
  void choose(sudoku::RegionPlan::Region region);
  // Puts the selected cells of the board into the region.
  void paint_selected();
  void undo();
  void clear();
  void begin_with_boxes();
  // Offers the board with these regions, and with the givens that it had.
  void take_over();

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void press(sudoku::Cell cell, bool extend) override;
  void drag(sudoku::Cell cell) override;
  void release() override;

  void build();
  void build_swatches();
  void replace(const sudoku::RegionPlan& plan);
  void refresh();
  [[nodiscard]] QColor colour(sudoku::RegionPlan::Region region) const;
  [[nodiscard]] QString missing_text() const;
  void put_away();

  Workspace& workspace_;
  sudoku::RegionPlan plan_;
  sudoku::RegionPlan::Region region_ = 0;            // that is painted with
  std::optional<sudoku::RegionPlan::Region> brush_;  // of this stroke; nothing takes cells out
  bool painting_ = false;                            // while the pointer is held
  std::vector<sudoku::RegionPlan> before_;           // each stroke, to be undone
  QGridLayout* swatches_;
  std::vector<QToolButton*> buttons_;
  QLabel* state_;
  QPushButton* undo_;
  QPushButton* take_;
  std::shared_ptr<const Overlay> shown_;
};

}  // namespace quadrille::desktop
