// BenchBars: paints the cells of the benchmark's table: the rate, a bar, and the work below it.
//   table->setItemDelegate(new BenchBars(workspace.theme(), table));
#pragma once

#include <QStyledItemDelegate>

#include "apps/desktop/look/theme.h"

namespace quadrille::desktop {

class BenchBars : public QStyledItemDelegate {
  Q_OBJECT

 public:
  explicit BenchBars(const Theme& theme, QObject* parent = nullptr)
      : QStyledItemDelegate(parent), theme_(theme) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                               const QModelIndex& index) const override;

 private:
  void paint_measured(QPainter& painter, const QRect& room, const QModelIndex& index,
                      bool selected) const;

  const Theme& theme_;
};

}  // namespace quadrille::desktop
