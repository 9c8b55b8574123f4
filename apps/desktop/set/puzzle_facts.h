// PuzzleFacts: what a setter wants to know of the givens while they are typed: how hard the puzzle
// is, which clues it does not need, which symmetry they have.
//   connect(&facts, &PuzzleFacts::changed, this, &SetPanel::refresh);
//   facts.watch(true);            // works only while somebody looks
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "apps/desktop/workspace/workspace.h"
#include "quadrille/create/minimize.h"
#include "quadrille/create/puzzle_spec.h"
#include "quadrille/logic/rate.h"

namespace quadrille::desktop {

class PuzzleFacts : public QObject {
  Q_OBJECT

 public:
  explicit PuzzleFacts(const Workspace& workspace, QObject* parent = nullptr);

  void watch(bool on);
  // All that can be found out has been.
  [[nodiscard]] bool complete() const { return complete_; }

  // Nothing while they are being found out, and where there is not exactly one solution.
  [[nodiscard]] const std::optional<logic::Rating>& rating() const { return rating_; }
  [[nodiscard]] const std::optional<create::Needless>& needless() const { return needless_; }
  [[nodiscard]] std::optional<logic::Level> level() const;

  [[nodiscard]] std::uint32_t clues() const;
  [[nodiscard]] std::vector<bool> clue_cells() const;
  // The symmetries that the clues have, but for none.
  [[nodiscard]] std::vector<create::Pattern> patterns() const;

 Q_SIGNALS:
  void changed();

 private:
  void find_out();

  const Workspace& workspace_;
  bool watched_ = false;
  bool complete_ = false;
  std::optional<logic::Rating> rating_;
  std::optional<create::Needless> needless_;
  Job job_;
};

// "half a turn": the label of a symmetry.
QString pattern_text(const Words& words, create::Pattern pattern);

}  // namespace quadrille::desktop
