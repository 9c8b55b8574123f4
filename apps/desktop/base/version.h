// Version: which version of the program this is.
//   QCoreApplication::setApplicationVersion(version());   // "0.1.0"
#pragma once

#include <QString>

namespace quadrille::desktop {

QString version();

}  // namespace quadrille::desktop
