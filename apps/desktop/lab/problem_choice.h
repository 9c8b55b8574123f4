// ProblemChoice: a problem from the gallery, or one that the user writes, in Knuth's text or as
// rows of 0 and 1.
//   connect(choice, &ProblemChoice::chosen, this, [&] { solve(choice->problem()); });
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTimer>
#include <QWidget>
#include <optional>

#include "apps/desktop/lab/lab_files.h"
#include "apps/desktop/matrix/matrix_source.h"
#include "apps/desktop/workspace/workspace.h"
#include "quadrille/gallery/gallery.h"

namespace quadrille::desktop {

struct LabProblem {
  Source source = nullptr;  // nothing where the text is no problem
  // Of the gallery: which one, and how large.
  std::optional<gallery::GalleryEntry> entry = std::nullopt;
  std::uint32_t size = 0;

  // A solution, or a part of one; nothing where there is no way to draw it.
  [[nodiscard]] std::optional<gallery::Drawing> drawn(
      std::span<const cover::OptionId> options) const;
};

class ProblemChoice : public QWidget {
  Q_OBJECT

 public:
  ProblemChoice(const Workspace& workspace, QWidget* parent);

  [[nodiscard]] const LabProblem& problem() const { return problem_; }
  void choose_entry(std::string_view id, std::uint32_t size);
  // Shown, and read.
  void set_text(const QString& text);
  [[nodiscard]] LabFiles& files() { return *files_; }
  // What is wrong with the text, if anything, or with a file.
  [[nodiscard]] QString fault() const { return fault_->text(); }

 Q_SIGNALS:
  void chosen();

 private:
  QWidget* make_gallery();
  QWidget* make_text();
  void show_entry();
  void read();
  void tell_fault(const QString& text);
  void edit_as_text();
  void mark_place(const Place& place);
  void take(LabProblem problem);

  const Workspace& workspace_;
  LabProblem problem_;
  QTabWidget* tabs_;
  QComboBox* entry_;
  QSpinBox* size_;
  QLabel* about_;
  QPlainTextEdit* text_;
  LabFiles* files_;
  QLabel* fault_;
  QLabel* facts_;
  QTimer pause_;  // between the last key and reading
};

}  // namespace quadrille::desktop
