// Banner: a line above the board while a mode lasts, or when something went wrong, with a button
// that ends it.
//   auto* banner = new Banner(workspace, Banner::Tone::mode, words("desktop.banner.set_done"),
//   this); connect(banner, &Banner::way_out, …); banner->tell(words("desktop.banner.set"));   //
//   and with an empty text, away again
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <cstdint>

#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class Banner : public QFrame {
  Q_OBJECT

 public:
  enum class Tone : std::uint8_t { mode, trouble };

  Banner(const Workspace& workspace, Tone tone, const QString& way_out, QWidget* parent);

  void tell(const QString& text);
  [[nodiscard]] QString text() const { return text_->text(); }

 Q_SIGNALS:
  void way_out();

 private:
  void paint_paper();

  const Workspace& workspace_;
  Tone tone_;
  QLabel* sign_;
  QLabel* text_;
  QPushButton* out_;
};

}  // namespace quadrille::desktop
