// TechniqueChoice: a dialog that turns techniques on and off, one by one or by their kinds.
//   (new TechniqueChoice(workspace, this))->open();
// What is chosen is kept in the settings (play/repertoire_setting.h).
#pragma once

#include <QDialog>
#include <QTreeWidget>

#include "apps/desktop/workspace/workspace.h"
#include "quadrille/logic/repertoire.h"

namespace quadrille::desktop {

class TechniqueChoice : public QDialog {
  Q_OBJECT

 public:
  TechniqueChoice(Workspace& workspace, QWidget* parent);

  // As it stands in the dialog.
  [[nodiscard]] logic::Repertoire repertoire() const;
  void set_repertoire(const logic::Repertoire& repertoire);

  void accept() override;

 private:
  QTreeWidgetItem* add_family(const char* label);
  void add_technique(QTreeWidgetItem* family, logic::Technique technique);

  Workspace& workspace_;
  QTreeWidget* list_;
};

}  // namespace quadrille::desktop
