// What the monkey does with menus and dialogs. It writes files in its own folder only, and prints
// nothing on paper.
#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QMetaObject>
#include <QPushButton>

#include "tests/desktop/monkey/hands.h"
#include "tests/desktop/monkey/journal.h"
#include "tests/desktop/monkey/monkey.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

QString kind_of(const QWidget& widget) {
  return QString::fromLatin1(widget.metaObject()->className());
}

}  // namespace

// A menu, or the list of a choice.
void Monkey::use_popup(QWidget& popup, Random& random) {
  constexpr Qt::Key kKeys[] = {Qt::Key_Down, Qt::Key_Up,     Qt::Key_Right, Qt::Key_Left,
                               Qt::Key_End,  Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape};
  const std::uint32_t what = is_long_in_dialogs() ? 9 : random.below(10);
  if (what < 5) {
    const Qt::Key key = hands::one_of(kKeys, random);
    Journal::note(u"press %1 in %2"_s.arg(QKeySequence(key).toString(), kind_of(popup)));
    hands::press_key(key, {});
  } else if (what < 8 && popup.windowHandle() != nullptr) {
    const QPoint place = hands::place_in(popup.size(), random);
    Journal::note(u"click "_s + hands::name_of(*popup.windowHandle(), place));
    hands::click(*popup.windowHandle(), place);
  } else {
    Journal::note(u"close "_s + kind_of(popup));
    popup.close();
  }
}

void Monkey::use_dialog(QWidget& dialog, Random& random) {
  if (auto* files = qobject_cast<QFileDialog*>(&dialog)) {
    use_file_dialog(*files, random);
    return;
  }
  const bool prints =
      dialog.inherits("QAbstractPrintDialog") || dialog.inherits("QPageSetupDialog");
  const std::uint32_t what = is_long_in_dialogs() || prints ? 9 : random.below(10);
  if (what < 3) {
    const Qt::Key key = hands::random_key(random);
    Journal::note(u"press %1 in %2"_s.arg(QKeySequence(key).toString(), kind_of(dialog)));
    hands::press_key(key, hands::random_modifiers(random));
  } else if (what < 6) {
    const std::vector<QWidget*> controls = hands::controls_of(dialog);
    if (!controls.empty()) hands::click_in(*hands::one_of(controls, random), random);
  } else if (what < 9) {
    const QList<QPushButton*> buttons = dialog.findChildren<QPushButton*>();
    if (buttons.empty()) return;
    QPushButton* button = hands::one_of(buttons, random);
    if (!button->isVisible() || !button->isEnabled()) return;
    Journal::note(u"press the button %1 in %2"_s.arg(button->text(), kind_of(dialog)));
    button->click();
  } else {
    Journal::note(u"close "_s + kind_of(dialog));
    dialog.close();
  }
}

void Monkey::use_file_dialog(QFileDialog& dialog, Random& random) {
  if (is_long_in_dialogs() || random.below(3) == 0) {
    Journal::note(u"choose no file"_s);
    dialog.reject();
    return;
  }
  const bool saves = dialog.acceptMode() == QFileDialog::AcceptSave;
  const QString path = saves ? folder_.filePath(u"saved-%1"_s.arg(files_++)) : random_file(random);
  Journal::note(u"choose the file "_s + path);
  dialog.setDirectory(folder_.path());
  dialog.selectFile(path);
  QMetaObject::invokeMethod(&dialog, "accept");
}

}  // namespace quadrille::desktop
