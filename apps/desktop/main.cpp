// quadrille-desktop [FILE...]: opens its window, or one for each file.
#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>

#include "apps/desktop/base/signals.h"
#include "apps/desktop/base/version.h"
#include "apps/desktop/window/application.h"

int main(int argc, char** argv) {
  const QApplication qt(argc, argv);
  QCoreApplication::setApplicationName(QStringLiteral("quadrille-desktop"));
  QCoreApplication::setApplicationVersion(quadrille::desktop::version());
  QGuiApplication::setDesktopFileName(QStringLiteral("org.quadrille.Desktop"));
  QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icon.png")));
  quadrille::desktop::Application application;
  QCommandLineParser parser;
  parser.setApplicationDescription(application.words()("desktop.help.program"));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addPositionalArgument(QStringLiteral("files"), application.words()("desktop.help.files"),
                               QStringLiteral("[FILE...]"));
  parser.process(qt);
  const quadrille::desktop::Signals signals([&] { application.quit(); });
  application.start(parser.positionalArguments());
  return QApplication::exec();
}
