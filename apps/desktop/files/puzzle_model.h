// PuzzleModel: the puzzles of a file as a list, which may have millions of rows.
//   model.open(path);
//   const Result<sudoku::Grid> puzzle = model.puzzle(12);
// Where each puzzle is, is found in the background; rows appear as they are found, and a puzzle is
// read from the file when it comes into sight.
#pragma once

#include <QAbstractListModel>
#include <QCache>
#include <QFile>
#include <atomic>
#include <cstdint>
#include <memory>

#include "apps/desktop/workspace/workspace.h"
#include "quadrille/formats/record_index.h"

namespace quadrille::desktop {

class PuzzleModel : public QAbstractListModel {
  Q_OBJECT

 public:
  PuzzleModel(const Words& words, QObject* parent);

  // Forgets the old list. An error where the file cannot be opened.
  Result<void> open(const QString& path);
  [[nodiscard]] const QString& path() const { return path_; }
  // Whether rows may still be added, and how much of the file has been seen, from 0 to 1.
  [[nodiscard]] bool growing() const { return job_.running(); }
  [[nodiscard]] double progress() const;
  void stop() { job_.stop(); }

  // requires: a row
  [[nodiscard]] const Result<sudoku::Grid>& puzzle(int row) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

 Q_SIGNALS:
  // Rows have been added, or all are there.
  void grown();

 private:
  void take(sudoku::RecordIndex index);

  const Words& words_;
  QString path_;
  mutable QFile file_;
  sudoku::RecordIndex index_;
  int rows_ = 0;  // shown
  mutable QCache<int, Result<sudoku::Grid>> read_{2000};
  std::shared_ptr<std::atomic<std::int64_t>> seen_;  // bytes
  Job job_;
};

}  // namespace quadrille::desktop
