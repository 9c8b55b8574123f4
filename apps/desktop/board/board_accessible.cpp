#include "apps/desktop/board/board_accessible.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <map>

#include "apps/desktop/board/board_view.h"

namespace quadrille::desktop {
namespace {

using sudoku::Cell;

class AccessibleCell : public QAccessibleInterface, public QAccessibleTableCellInterface {
 public:
  AccessibleCell(BoardView* board, Cell cell) : board_(board), cell_(cell) {}

  [[nodiscard]] bool isValid() const override {
    return board_ != nullptr && cell_ < board_->workspace().game().cells().size();
  }
  [[nodiscard]] QObject* object() const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* parent() const override {
    return QAccessible::queryAccessibleInterface(board_);
  }
  [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  [[nodiscard]] int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }

  [[nodiscard]] QString text(QAccessible::Text kind) const override {
    if (!isValid() || (kind != QAccessible::Name && kind != QAccessible::Value)) return {};
    return board_->description(cell_);
  }
  void setText(QAccessible::Text, const QString&) override {}
  [[nodiscard]] QRect rect() const override {
    const QRect cell = board_->geometry_of_cells().cell(cell_).toRect();
    return {board_->mapToGlobal(cell.topLeft()), cell.size()};
  }
  [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
  [[nodiscard]] QAccessible::State state() const override {
    QAccessible::State state;
    state.focusable = true;
    state.selectable = true;
    if (!isValid()) return state;
    const play::Selection& selection = board_->workspace().selection();
    state.selected = board_->look().cells[cell_].selected;
    state.focused = board_->hasFocus() && selection.cursor == cell_;
    return state;
  }
  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type != QAccessible::TableCellInterface) return nullptr;
    return static_cast<QAccessibleTableCellInterface*>(this);
  }

  [[nodiscard]] int columnExtent() const override { return 1; }
  [[nodiscard]] int rowExtent() const override { return 1; }
  [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
  [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
  [[nodiscard]] int columnIndex() const override {
    return static_cast<int>(cell_ % board_->workspace().game().size());
  }
  [[nodiscard]] int rowIndex() const override {
    return static_cast<int>(cell_ / board_->workspace().game().size());
  }
  [[nodiscard]] bool isSelected() const override { return state().selected; }
  [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

 private:
  BoardView* board_;
  Cell cell_;
};

class AccessibleBoard : public QAccessibleWidget, public QAccessibleTableInterface {
 public:
  explicit AccessibleBoard(BoardView* board)
      : QAccessibleWidget(board, QAccessible::Table), board_(board) {}
  AccessibleBoard(const AccessibleBoard&) = delete;
  AccessibleBoard& operator=(const AccessibleBoard&) = delete;
  ~AccessibleBoard() override {
    for (const auto& [cell, id] : ids_) QAccessible::deleteAccessibleInterface(id);
  }

  [[nodiscard]] int childCount() const override {
    return static_cast<int>(board_->workspace().game().cells().size());
  }
  [[nodiscard]] QAccessibleInterface* child(int index) const override {
    if (index < 0 || index >= childCount()) return nullptr;
    const auto cell = static_cast<Cell>(index);
    if (const auto known = ids_.find(cell); known != ids_.end()) {
      return QAccessible::accessibleInterface(known->second);
    }
    auto* made = new AccessibleCell(board_, cell);
    ids_.emplace(cell, QAccessible::registerAccessibleInterface(made));
    return made;
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    for (const auto& [cell, id] : ids_) {
      if (QAccessible::accessibleInterface(id) == child) return static_cast<int>(cell);
    }
    return -1;
  }
  [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
    const auto at = board_->geometry_of_cells().place(board_->mapFromGlobal(QPoint(x, y)));
    return at ? child(static_cast<int>(at->cell)) : nullptr;
  }
  [[nodiscard]] QAccessibleInterface* focusChild() const override {
    const auto cursor = board_->workspace().selection().cursor;
    return board_->hasFocus() && cursor ? child(static_cast<int>(*cursor)) : nullptr;
  }
  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::TableInterface) return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
  }

  [[nodiscard]] int rowCount() const override {
    return static_cast<int>(board_->workspace().game().size());
  }
  [[nodiscard]] int columnCount() const override { return rowCount(); }
  [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override {
    return child(row * columnCount() + column);
  }
  [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override {
    QList<QAccessibleInterface*> cells;
    for (const Cell cell : board_->workspace().selection().cells) {
      cells.append(child(static_cast<int>(cell)));
    }
    return cells;
  }
  [[nodiscard]] int selectedCellCount() const override {
    return static_cast<int>(board_->workspace().selection().cells.size());
  }
  [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
  [[nodiscard]] QString columnDescription(int column) const override {
    return QString::number(column + 1);
  }
  [[nodiscard]] QString rowDescription(int row) const override { return QString::number(row + 1); }
  // Whole rows and columns are not what a board is selected by.
  [[nodiscard]] int selectedColumnCount() const override { return 0; }
  [[nodiscard]] int selectedRowCount() const override { return 0; }
  [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
  [[nodiscard]] QList<int> selectedRows() const override { return {}; }
  [[nodiscard]] bool isColumnSelected(int) const override { return false; }
  [[nodiscard]] bool isRowSelected(int) const override { return false; }
  bool selectRow(int) override { return false; }
  bool selectColumn(int) override { return false; }
  bool unselectRow(int) override { return false; }
  bool unselectColumn(int) override { return false; }
  void modelChange(QAccessibleTableModelChangeEvent*) override {}

 private:
  BoardView* board_;
  mutable std::map<Cell, QAccessible::Id> ids_;  // made when asked for
};

QAccessibleInterface* make_board(const QString& /*class_name*/, QObject* object) {
  auto* board = qobject_cast<BoardView*>(object);
  return board == nullptr ? nullptr : new AccessibleBoard(board);
}

}  // namespace

void install_board_accessibility() { QAccessible::installFactory(make_board); }

}  // namespace quadrille::desktop
