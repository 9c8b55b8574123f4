// BenchWindow: engines compared on levels, on a file, or on the puzzle on the board, live.
//   window->start();   // and again, to repeat it
// Engines take short turns, every answer is checked, and what is copied says where it was measured.
#pragma once

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QWidget>
#include <vector>

#include "apps/desktop/bench/bench_model.h"
#include "apps/desktop/bench/bench_run.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class BenchWindow : public QWidget {
  Q_OBJECT

 public:
  BenchWindow(Workspace& workspace, QWidget* parent);

  void start();
  void stop();
  [[nodiscard]] bool running() const { return job_.running(); }
  [[nodiscard]] BenchPlan plan() const;
  // To be measured next, without a question.
  void choose_file(const QString& path);
  void copy_csv() const;
  void copy_markdown() const;
  // False, and told, where it cannot be written.
  bool save_csv(const QString& path);
  [[nodiscard]] BenchModel& model() { return model_; }

 protected:
  void closeEvent(QCloseEvent* event) override;

 private:
  // What boards come from, where not from the level of that number.
  static constexpr int kAllLevels = -1;
  static constexpr int kBoard = -2;
  static constexpr int kFile = -3;

  QWidget* controls();
  QWidget* table();
  void fill_engines();
  void ask_for_file();
  void ask_to_save();
  [[nodiscard]] std::string csv() const;
  void tell_preparing();
  void take(const BenchNews& news);
  void fail(const Error& error);
  void tell(const QString& text, bool trouble = false);
  void settle();
  void refresh();

  Workspace& workspace_;
  BenchModel model_;
  QComboBox* source_;
  QDoubleSpinBox* seconds_;
  QMenu* engines_;
  QPushButton* go_;
  QPushButton* copy_;
  QTableView* table_;
  QProgressBar* progress_;
  QLabel* status_;
  QComboBox* shown_;
  QElapsedTimer preparing_;  // valid while the puzzles of a set are prepared
  QString file_;
  bool failed_ = false;
  Job job_;
};

}  // namespace quadrille::desktop
