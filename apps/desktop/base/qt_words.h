// QtWords: what Qt itself says in dialogs and menus of texts, in the language of the program.
//   QtWords own(words);
//   QCoreApplication::installTranslator(&own);
// Qt's own translations come first, where the system has them; it has none for some languages.
#pragma once

#include <QTranslator>

#include "apps/desktop/base/words.h"

namespace quadrille::desktop {

class QtWords : public QTranslator {
  Q_OBJECT

 public:
  // The words outlive it, and may change their language.
  explicit QtWords(const Words& words) : words_(words) {}

  [[nodiscard]] QString translate(const char* context, const char* text, const char* comment,
                                  int number) const override;
  [[nodiscard]] bool isEmpty() const override { return false; }

 private:
  const Words& words_;
};

}  // namespace quadrille::desktop
