#include "apps/desktop/play/repertoire_setting.h"

#include "apps/desktop/base/words.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

const QString kRepertoireName = u"steps/techniques"_s;

}  // namespace

logic::Repertoire repertoire_in_use(const Settings& settings) {
  const auto chosen =
      logic::read_repertoire(settings.value(kRepertoireName).toString().toStdString());
  return chosen ? *chosen : logic::Repertoire::usual();
}

void set_repertoire_in_use(Settings& settings, const logic::Repertoire& repertoire) {
  settings.set_value(kRepertoireName, to_qt(logic::write_repertoire(repertoire)));
}

}  // namespace quadrille::desktop
