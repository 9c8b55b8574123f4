// TechniqueChoice: a dialog that turns techniques on and off, one by one or by their kinds.
//   (new TechniqueChoice(workspace, this))->open();
//   options.left_out = techniques_off(settings);
#pragma once

#include <QDialog>
#include <QTreeWidget>
#include <bitset>

#include "apps/desktop/workspace.h"
#include "quadrille/logic/technique.h"

namespace quadrille::desktop {

using TechniqueSet = std::bitset<logic::kTechniqueCount>;

// Those that the user has turned off.
TechniqueSet techniques_off(const Settings& settings);
void set_techniques_off(Settings& settings, const TechniqueSet& off);

class TechniqueChoice : public QDialog {
  Q_OBJECT

 public:
  TechniqueChoice(Workspace& workspace, QWidget* parent);

  // As it stands in the dialog.
  [[nodiscard]] TechniqueSet off() const;
  void set_off(const TechniqueSet& off);

  void accept() override;

 private:
  Workspace& workspace_;
  QTreeWidget* list_;
};

}  // namespace quadrille::desktop
