// PrintDialog: what goes on paper or into a PDF, and how it will look.
//   auto* dialog = new PrintDialog(workspace, window);
//   dialog->show();
//   dialog->save_pdf(path);
// The puzzle on the board, new ones like it, or those of a file: gathered in the background, with
// solutions and ratings where they are wanted, and shown page by page as they come.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <memory>
#include <vector>

#include "apps/desktop/print/paper_choice.h"
#include "apps/desktop/print/sheet_preview.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class PrintDialog : public QDialog {
  Q_OBJECT

 public:
  PrintDialog(Workspace& workspace, const Shared& shared, QWidget* parent);

  // The controls, as the user has them.
  void choose_file(const QString& path);
  void choose_fresh(int count);
  void set_wishes(const SheetWishes& wishes);
  [[nodiscard]] PaperChoice& paper() { return *paper_; }

  [[nodiscard]] bool busy() const { return job_.running(); }
  [[nodiscard]] const std::vector<PrintedPuzzle>& puzzles() const { return puzzles_; }
  [[nodiscard]] std::size_t page_count() const { return preview_->page_count(); }
  [[nodiscard]] QString told() const { return status_->text(); }
  Result<void> save_pdf(const QString& path);

 private:
  QWidget* form();
  QWidget* pages();
  void fill_levels();
  [[nodiscard]] PrintSource source() const;
  [[nodiscard]] SheetWishes wishes() const;
  void ask_for_file();
  void gather();
  void work(bool afresh);
  void lay_out();
  void refresh();
  void print();
  void ask_for_pdf();

  Workspace& workspace_;
  Shared shared_;
  std::vector<PrintedPuzzle> puzzles_;
  std::unique_ptr<Sheets> sheets_;
  PrintSource gathered_;
  std::uint64_t seed_ = QRandomGenerator::global()->generate64();  // of new puzzles
  QString file_;
  QString failure_;

  QComboBox* source_ = nullptr;
  QLabel* level_label_ = nullptr;
  QComboBox* level_ = nullptr;
  QLabel* count_label_ = nullptr;
  QSpinBox* count_ = nullptr;
  QComboBox* per_page_ = nullptr;
  QCheckBox* entered_ = nullptr;
  QCheckBox* candidates_ = nullptr;
  QCheckBox* rating_ = nullptr;
  QCheckBox* solutions_ = nullptr;
  QLineEdit* heading_ = nullptr;
  PaperChoice* paper_ = nullptr;
  SheetPreview* preview_ = nullptr;
  QLabel* page_ = nullptr;
  QPushButton* back_ = nullptr;
  QPushButton* on_ = nullptr;
  QProgressBar* progress_ = nullptr;
  QLabel* status_ = nullptr;
  QPushButton* stop_ = nullptr;
  QPushButton* print_ = nullptr;
  QPushButton* pdf_ = nullptr;
  Job job_;
};

}  // namespace quadrille::desktop
