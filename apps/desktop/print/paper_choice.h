// PaperChoice: which paper, which way round, and how wide its margins are.
//   const QPageLayout layout = paper->layout();
//   connect(paper, &PaperChoice::changed, this, &PrintDialog::lay_out);
// Every size that there is, and any other in millimetres. The choice is kept in the settings.
#pragma once

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPageLayout>
#include <QWidget>

#include "apps/desktop/workspace.h"

namespace quadrille::desktop {

class PaperChoice : public QWidget {
  Q_OBJECT

 public:
  explicit PaperChoice(const Shared& shared, QWidget* parent = nullptr);

  [[nodiscard]] QPageLayout layout_of_page() const;
  // Millimetres, as it lies upright.
  void choose(const QSizeF& millimetres);

 Q_SIGNALS:
  void changed();

 private:
  void fill_sizes();
  void refresh();

  Shared shared_;
  QComboBox* size_;
  QWidget* own_size_;
  QDoubleSpinBox* width_;
  QDoubleSpinBox* height_;
  QComboBox* orientation_;
  QDoubleSpinBox* margin_;
};

}  // namespace quadrille::desktop
