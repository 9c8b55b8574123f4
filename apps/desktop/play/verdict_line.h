// VerdictLine: one line below the board: whether the puzzle has no solution and why, one, or many;
// while it is played, what is wrong with the entries; and in which time it was solved.
// The text for the verdict also serves panels: verdict_text().
#pragma once

#include <QLabel>
#include <QTimer>
#include <QWidget>
#include <cstdint>
#include <string_view>

#include "apps/desktop/look/one_line_label.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class VerdictLine : public QWidget {
  Q_OBJECT

 public:
  VerdictLine(Workspace& workspace, QWidget* parent);

  [[nodiscard]] QString text() const { return text_->text(); }

 private:
  enum class Tone : std::uint8_t { plain, good, solved, bad };
  struct Standing {
    QString text;
    std::string_view icon;
    Tone tone;
  };
  [[nodiscard]] Standing standing() const;
  void refresh();

  Workspace& workspace_;
  QLabel* sign_;
  OneLineLabel* text_;
  QTimer patience_;  // what is answered at once is not announced as being looked for
};

// "Exactly one solution", "No solution: 7 twice in row 4: r4c2 and r4c9", …
QString verdict_text(const Workspace& workspace);
// "4:13": minutes and seconds that the game has taken.
QString elapsed_text(const play::Game& game);

}  // namespace quadrille::desktop
