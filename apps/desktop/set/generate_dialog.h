// GenerateDialog: makes a puzzle as it is wished for, in the background, and offers it.
//   window.show_panel("generate");
// What no puzzle can be like is told while the wishes are made. While it works it tells what was
// tried; Stop ends it at once.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <optional>

#include "apps/desktop/set/puzzle_wishes.h"
#include "apps/desktop/workspace/workspace.h"
#include "quadrille/create/generate.h"

namespace quadrille::desktop {

class GenerateDialog : public QDialog {
  Q_OBJECT

 public:
  GenerateDialog(Workspace& workspace, QWidget* parent);

  [[nodiscard]] PuzzleWishes& wishes() { return *wishes_; }
  void set_seed(std::uint64_t seed);
  [[nodiscard]] bool running() const { return job_.running(); }
  [[nodiscard]] QString state() const { return state_->text(); }
  [[nodiscard]] const std::optional<create::GeneratedPuzzle>& made() const { return made_; }

  // Begins, or stops what runs.
  void generate();
  // Offers the puzzle to the window.
  void open_puzzle();

 private:
  void check();
  void show_made(const create::GeneratedPuzzle& made, const logic::Rating& rating,
                 std::uint64_t seed);
  void tell(const QString& text, bool bad = false);

  Workspace& workspace_;
  PuzzleWishes* wishes_;
  QLineEdit* seed_;
  QLabel* state_;
  QPushButton* generate_;
  QPushButton* open_;
  std::optional<create::GeneratedPuzzle> made_;
  Job job_;
};

}  // namespace quadrille::desktop
