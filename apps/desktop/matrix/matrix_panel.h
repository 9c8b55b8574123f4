// MatrixPanel: the matrix of the board of a window. What is pointed at in the matrix lights up on
// the board and the other way round; cells that are selected light their options.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <QWidget>
#include <memory>

#include "apps/desktop/base/job.h"
#include "apps/desktop/look/one_line_label.h"
#include "apps/desktop/matrix/matrix_view.h"
#include "apps/desktop/workspace/workspace.h"
#include "quadrille/render/matrix_marks.h"

namespace quadrille::desktop {

class MatrixPanel : public QWidget {
  Q_OBJECT

 public:
  MatrixPanel(Workspace& workspace, QWidget* parent);

  enum class Form : std::uint8_t {
    whole,   // every digit in every cell, those that are out drawn pale
    pruned,  // what the digits on the board leave
  };
  void set_form(Form form) { form_->setCurrentIndex(static_cast<int>(form)); }

  [[nodiscard]] MatrixView& view() { return *view_; }
  [[nodiscard]] const QLabel& told() const { return *told_; }
  [[nodiscard]] QSlider& entered() { return *entered_; }

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  // The matrix when some of the digits are in.
  struct Entered {
    std::size_t count = 0;
    Marks marks = nullptr;
    std::uint64_t left = 0;  // rows
  };
  void make();
  [[nodiscard]] static Entered entered_of(const render::GivensEntering& entering,
                                          std::size_t count);
  void enter();
  void show_entered(const Entered& entered);
  void show_matrix(const Source& source, const Marks& marks);
  void light_selection();
  [[nodiscard]] bool is_of_board() const;
  void pick(const render::MatrixPointed& pointed);
  void tell();
  [[nodiscard]] Form form() const { return static_cast<Form>(form_->currentIndex()); }
  QToolButton* button(const char* icon, const char* key, void (MatrixPanel::*press)());
  void zoom_in() { view_->zoom_by(1.6); }
  void zoom_out() { view_->zoom_by(1 / 1.6); }
  void fit() { view_->zoom_to_fit(); }

  Workspace& workspace_;
  QComboBox* form_;
  OneLineLabel* facts_;
  MatrixView* view_;
  QLabel* entered_label_;
  QSlider* entered_;
  QLabel* told_;
  bool stale_ = true;  // to be made when it is seen
  Source whole_;       // of the empty board of this shape
  std::shared_ptr<const render::GivensEntering> entering_;
  Job job_;
  Job marking_;
};

}  // namespace quadrille::desktop
