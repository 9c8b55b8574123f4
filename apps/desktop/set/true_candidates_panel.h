// TrueCandidatesPanel: the digits that stand in a cell in some solution, with the number of
// solutions, counted in the background and shown on the board meanwhile.
//   window.show_panel("candidates");
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QWidget>
#include <cstdint>
#include <memory>
#include <optional>

#include "apps/desktop/set/true_candidates_job.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class TrueCandidatesPanel : public QWidget {
  Q_OBJECT

 public:
  TrueCandidatesPanel(Workspace& workspace, QWidget* parent);

  void set_limit(std::uint64_t limit);
  [[nodiscard]] bool complete() const { return job_.complete(); }
  [[nodiscard]] const std::optional<create::TrueCandidates>& found() const { return job_.found(); }
  [[nodiscard]] QString state() const { return state_->text(); }
  [[nodiscard]] QString cell_text() const { return cell_->text(); }
  void stop() { job_.stop(); }
  // Makes the candidates that are true the centre marks of their cells.
  void mark();

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void build();
  void count();
  void show_found();
  [[nodiscard]] std::shared_ptr<Overlay> overlay_of_found() const;
  [[nodiscard]] QString note(sudoku::Placement option) const;
  [[nodiscard]] QString told(std::size_t candidates) const;
  void show_cell();
  void put_away();
  [[nodiscard]] std::uint64_t limit() const;
  [[nodiscard]] QString times(std::uint64_t count, bool known) const;

  Workspace& workspace_;
  QComboBox* limit_;
  QPushButton* stop_;
  QProgressBar* bar_;
  QLabel* state_;
  QLabel* cell_;
  QLabel* legend_;
  QPushButton* mark_;
  std::shared_ptr<const Overlay> shown_;
  TrueCandidatesJob job_;
};

}  // namespace quadrille::desktop
