// TechniqueChoice: a dialog that turns techniques on and off, one by one or by their kinds.
//   (new TechniqueChoice(workspace, this))->open();
//   options.left_out = techniques_in_use(settings).off;
#pragma once

#include <QDialog>
#include <QTreeWidget>
#include <bitset>

#include "apps/desktop/workspace.h"
#include "quadrille/logic/technique.h"

namespace quadrille::desktop {

// What the user has chosen: techniques that are turned off, and those beyond the scale that are
// turned on.
struct TechniqueUse {
  std::bitset<logic::kTechniqueCount> off = {};
  std::bitset<logic::kAllTechniques> also = {};

  friend bool operator==(const TechniqueUse&, const TechniqueUse&) = default;
};

TechniqueUse techniques_in_use(const Settings& settings);
void set_techniques_in_use(Settings& settings, const TechniqueUse& use);

class TechniqueChoice : public QDialog {
  Q_OBJECT

 public:
  TechniqueChoice(Workspace& workspace, QWidget* parent);

  // As it stands in the dialog.
  [[nodiscard]] TechniqueUse use() const;
  void set_use(const TechniqueUse& use);

  void accept() override;

 private:
  QTreeWidgetItem* add_family(const char* label);
  void add_technique(QTreeWidgetItem* family, logic::Technique technique);
  void turn_all_on();

  Workspace& workspace_;
  QTreeWidget* list_;
};

}  // namespace quadrille::desktop
