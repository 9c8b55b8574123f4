// RulesTool: draws constraints on the board of a window, with the mouse or the keyboard, and
// changes those that are there.
//   tool.choose_kind(sudoku::ConstraintKind::cage);
//   workspace.set_tool(&tool);      // what is dragged over is a cage now; figures are its sum
// Drag, or Shift with the arrows, gives the cells; Enter ends what the keyboard draws. A press on a
// drawing chooses it; then figures are its number, Delete takes it away, and a drag with Ctrl goes
// on.
#pragma once

#include <QObject>
#include <QString>
#include <optional>
#include <vector>

#include "apps/desktop/workspace/workspace.h"
#include "quadrille/rules/constraint_stroke.h"

namespace quadrille::desktop {

class RulesTool : public QObject, public BoardTool {
  Q_OBJECT

 public:
  // The workspace outlives this.
  explicit RulesTool(Workspace& workspace);
  ~RulesTool() override;

  [[nodiscard]] sudoku::ConstraintKind kind() const { return kind_; }
  void choose_kind(sudoku::ConstraintKind kind);
  // How many cells the circle of an arrow has.
  void set_circle(std::uint32_t cells) { circle_ = cells; }

  // The numbers of the constraint that is chosen, or of the next one.
  [[nodiscard]] const QString& numbers() const { return numbers_; }
  void set_numbers(const QString& text);
  // Whether numbers mean anything now.
  [[nodiscard]] bool takes_numbers() const;

  // Makes a constraint of what is drawn, or else of the selected cells.
  void add();
  // A constraint of the board, by number.
  [[nodiscard]] const std::optional<std::size_t>& chosen() const { return chosen_; }
  void choose(std::size_t number);
  void remove();
  // Gives the board a constraint without cells, or takes it away.
  void set_global(sudoku::ConstraintKind kind, bool wanted);

  [[nodiscard]] sudoku::ConstraintList rules() const;
  // What is being drawn, as it would be on the board.
  [[nodiscard]] std::vector<render::RuleShape> preview() const;

  bool press_at(render::Point point, bool extend) override;
  void press(sudoku::Cell cell, bool extend) override;
  void drag(sudoku::Cell cell) override;
  void release() override;
  bool key(const QKeyEvent& event) override;
  [[nodiscard]] bool needs_room_beside() const override { return sudoku::is_outside(kind_); }

 Q_SIGNALS:
  // What is drawn or chosen, or its numbers.
  void changed();
  // What cannot be, or what to do next; nothing when all is well.
  void told(const QString& text);

 private:
  void forget();  // what is drawn or chosen
  // That of the constraint that is chosen, or else the one to draw.
  [[nodiscard]] sudoku::ConstraintKind kind_in_hand() const;
  void begin();
  void show_stroke(sudoku::Cell cursor);
  void finish();
  void click();
  void submit(std::vector<sudoku::Constraint> made);
  void place_copy(sudoku::Cell cell);
  bool replace(sudoku::ConstraintList list, bool same_step);
  void change_numbers(const std::vector<std::uint32_t>& values);
  void choose_next(const std::vector<std::size_t>& there);
  void select(const play::Selection& selection);
  bool move(const QKeyEvent& event);
  bool accept();
  bool take_back();
  bool type(const QKeyEvent& event);

  Workspace& workspace_;
  sudoku::ConstraintKind kind_ = sudoku::ConstraintKind::cage;
  std::uint32_t circle_ = 1;
  std::optional<sudoku::ConstraintStroke> stroke_;
  std::vector<sudoku::Constraint> waiting_;  // drawn, and in need of a number
  std::optional<std::size_t> chosen_;
  std::vector<std::size_t> together_;        // with others of its stroke, by number
  std::optional<std::size_t> before_press_;  // that was chosen then
  std::optional<std::size_t> continued_;     // the constraint that a stroke goes on with
  render::Point pressed_{0, 0};
  bool held_ = false;        // by the mouse
  bool placing_ = false;     // the area is drawn, its copy is not
  bool busy_ = false;        // with a change of its own
  bool typing_ = false;      // the next figure goes on with the number
  bool same_step_ = false;   // the next number is part of the last step
  bool drawn_last_ = false;  // what is chosen was drawn just now
  QString numbers_;
  QString kept_;  // numbers for the next pair of cells
};

}  // namespace quadrille::desktop
