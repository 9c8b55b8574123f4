#include "apps/desktop/bench/machine.h"

#include <QFile>
#include <QString>
#include <QSysInfo>

#include "apps/desktop/base/version.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

// As Linux tells it; elsewhere the kind of processor is all that is known.
QString processor() {
  QFile file(u"/proc/cpuinfo"_s);
  if (file.open(QIODevice::ReadOnly)) {
    for (QByteArray line = file.readLine(); !line.isEmpty(); line = file.readLine()) {
      if (!line.startsWith("model name")) continue;
      return QString::fromUtf8(line.mid(line.indexOf(':') + 1)).simplified();
    }
  }
  return QSysInfo::currentCpuArchitecture();
}

QString compiler() {
#if defined(__clang__)
  QString name = QString::fromUtf8(__VERSION__);
#elif defined(__GNUC__)
  QString name = u"GCC "_s + QString::fromUtf8(__VERSION__);
#else
  QString name = QSysInfo::buildAbi();
#endif
#ifndef __OPTIMIZE__
  name += u", not optimised"_s;
#endif
  return name;
}

}  // namespace

measure::ReportOrigin this_machine() {
  return {.machine = (processor() + u", "_s + QSysInfo::prettyProductName()).toStdString(),
          .compiler = compiler().toStdString(),
          .version = "Quadrille " + version().toStdString()};
}

}  // namespace quadrille::desktop
