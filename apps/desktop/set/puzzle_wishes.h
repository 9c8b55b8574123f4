// PuzzleWishes: the form for what a new puzzle is to be like.
//   const create::PuzzleSpec spec = wishes->spec();
//   connect(wishes, &PuzzleWishes::changed, this, &GenerateDialog::check);
// It offers only what the board can have: levels, symmetries, boxes of its size.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>
#include <QWidget>
#include <optional>
#include <vector>

#include "apps/desktop/set/mask_editor.h"
#include "apps/desktop/workspace/workspace.h"
#include "quadrille/create/puzzle_spec.h"

class QFormLayout;
class QStackedWidget;

namespace quadrille::desktop {

class PuzzleWishes : public QWidget {
  Q_OBJECT

 public:
  PuzzleWishes(Workspace& workspace, QWidget* parent);

  [[nodiscard]] create::PuzzleSpec spec() const;
  // Fills the form; what it has no field for is left out.
  void set_spec(const create::PuzzleSpec& spec);

  // The shapes that boards of one size can have, the usual one first; `like` among them, if it is
  // one with regions of that size.
  static std::vector<sudoku::Shape> shapes_of(std::uint32_t size, const sudoku::Shape& like);

  // One more at the end of the form.
  void add_row(const QString& label, QWidget* field);
  // Beside the form: the board of the shape, the mask to be painted, or a puzzle that was made.
  void show_puzzle(const sudoku::Grid& puzzle);
  [[nodiscard]] QComboBox& levels() { return *level_; }
  [[nodiscard]] MaskEditor& mask() { return *mask_; }

 Q_SIGNALS:
  void changed();

 private:
  void build_board(QFormLayout& form);
  void build_difficulty(QFormLayout& form);
  void build_clues(QFormLayout& form);
  void offer_shapes();
  void offer_levels();
  void follow();  // whatever depends on something else in the form
  [[nodiscard]] sudoku::Shape shape() const;
  [[nodiscard]] std::optional<create::Pattern> pattern() const;  // nothing: drawn at random

  Workspace& workspace_;
  QFormLayout* form_;
  std::vector<sudoku::Shape> shapes_;
  std::vector<logic::Level> offered_;  // levels, below "any"
  QSpinBox* size_;
  QComboBox* shape_;
  QComboBox* level_;
  QDoubleSpinBox* low_;
  QDoubleSpinBox* high_;
  QComboBox* technique_;
  QComboBox* pattern_;
  QSpinBox* fewest_;
  QSpinBox* most_;
  QCheckBox* minimal_;
  QCheckBox* masked_;
  QStackedWidget* beside_;
  SmallBoard* preview_;
  MaskEditor* mask_;
  bool filling_ = false;
};

}  // namespace quadrille::desktop
