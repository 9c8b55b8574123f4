// ListProgress: the games on the puzzles of a file, so that one can turn its pages: kept in the
// state folder, and found again whenever that file is opened.
//   ListProgress progress(path);
//   progress.keep(12, game);
//   play::Game game = progress.game(12, puzzle);     // as it was left, or from its beginning
//   if (const Result<void> written = progress.write(); !written) …
#pragma once

#include <QString>
#include <map>
#include <string>

#include "quadrille/base/result.h"
#include "quadrille/play/game.h"

namespace quadrille::desktop {

class ListProgress {
 public:
  // Of no list.
  ListProgress() = default;
  explicit ListProgress(const QString& list);

  // A game on another puzzle than this, as after the file was changed, is left aside.
  [[nodiscard]] play::Game game(int row, const sudoku::Grid& puzzle) const;
  // One in which nothing has been done need not be kept.
  void keep(int row, const play::Game& game);
  // Where nothing has changed, nothing is done.
  Result<void> write();

 private:
  QString list_;
  QString path_;
  std::map<int, std::string> games_;  // as play::save() writes them
  bool changed_ = false;
};

}  // namespace quadrille::desktop
