// SheetPreview: one page as it will be on paper, in a frame that fits it.
//   preview->show_sheets(&sheets, layout);
//   preview->turn_to(2);                     // also Page Up and Page Down
#pragma once

#include <QPageLayout>
#include <QWidget>

#include "apps/desktop/print/sheets.h"

namespace quadrille::desktop {

class SheetPreview : public QWidget {
  Q_OBJECT

 public:
  explicit SheetPreview(const Shared& shared, QWidget* parent = nullptr);

  // They outlive what is shown of them. The page stays, as far as there is such a one.
  void show_sheets(Sheets* sheets, const QPageLayout& layout);
  void turn_to(std::size_t page);
  [[nodiscard]] std::size_t page() const { return page_; }
  [[nodiscard]] std::size_t page_count() const {
    return sheets_ == nullptr ? 0 : sheets_->page_count();
  }
  [[nodiscard]] QSize sizeHint() const override { return {420, 560}; }

 Q_SIGNALS:
  void turned();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  void tell_page();

  Shared shared_;
  Sheets* sheets_ = nullptr;
  QPageLayout layout_;
  std::size_t page_ = 0;
};

}  // namespace quadrille::desktop
