#include "apps/desktop/base/version.h"

namespace quadrille::desktop {

QString version() { return QStringLiteral(QUADRILLE_VERSION); }

}  // namespace quadrille::desktop
