// Random picture: a board as it may be printed, well or badly, or nothing of the kind.
//   QApplication::clipboard()->setImage(random_picture(random));
#pragma once

#include <QImage>

#include "quadrille/base/random.h"

namespace quadrille::desktop {

QImage random_picture(Random& random);

}  // namespace quadrille::desktop
