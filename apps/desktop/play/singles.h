// Singles: enters all digits that follow by singles alone: the only one left in its cell, or with
// one cell left in a unit, and those that are so then.
//   Singles singles(workspace);
//   singles.enter();              // looked for in the background; one step for undo
#pragma once

#include <QObject>
#include <vector>

#include "apps/desktop/base/job.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class Singles : public QObject {
  Q_OBJECT

 public:
  // The workspace outlives it.
  explicit Singles(Workspace& workspace);

  // Where there is a mistake on the board, that is told, and nothing is entered.
  void enter();

 private:
  void apply(const std::vector<logic::Deduction>& steps);

  Workspace& workspace_;
  Job job_;
};

}  // namespace quadrille::desktop
