// PaperChoice: which paper, which way round, and how wide its margins are.
//   paper_ = new PaperChoice(shared, *form, this);      // its rows join those of the form
//   const QPageLayout layout = paper_->page_layout();
//   connect(paper_, &PaperChoice::changed, this, &PrintDialog::lay_out);
// Every size that there is, and any other in millimetres. The choice is kept in the settings.
#pragma once

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QObject>
#include <QPageLayout>

#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class PaperChoice : public QObject {
  Q_OBJECT

 public:
  PaperChoice(const Shared& shared, QFormLayout& form, QWidget* parent);

  [[nodiscard]] QPageLayout page_layout() const;
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
