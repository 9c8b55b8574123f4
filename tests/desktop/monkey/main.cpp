// desktop_monkey [--actions N] [--seconds N] [--seed N] [--aloud]: uses the desktop program at
// random. It ends with 0 if nothing went wrong in so many actions, or so long. With --aloud each
// action is told before it is done.
#include <QCommandLineParser>
#include <QDesktopServices>
#include <QTemporaryDir>
#include <QTimer>
#include <random>

#include <fmt/format.h>

#include "apps/desktop/desk_test.h"
#include "tests/desktop/monkey/journal.h"
#include "tests/desktop/monkey/monkey.h"

namespace {

using namespace Qt::Literals::StringLiterals;

// Takes the addresses that the program would open in a browser.
class Browser : public QObject {
  Q_OBJECT

 public:
  Browser() {
    for (const QString& scheme : schemes_) QDesktopServices::setUrlHandler(scheme, this, "open");
  }
  ~Browser() override {
    for (const QString& scheme : schemes_) QDesktopServices::unsetUrlHandler(scheme);
  }

  // By its name.
  Q_INVOKABLE void open(const QUrl& url) {
    quadrille::desktop::Journal::note(u"open "_s + url.toString());
  }

 private:
  QStringList schemes_ = {u"http"_s, u"https"_s, u"file"_s, u"mailto"_s};
};

// The value of an option, if it was given; ends the program where that is no number.
std::optional<std::uint64_t> number_of(const QCommandLineParser& parser, const QString& name) {
  if (!parser.isSet(name)) return std::nullopt;
  bool is_number = false;
  const std::uint64_t number = parser.value(name).toULongLong(&is_number);
  if (!is_number) {
    fmt::print(stderr, "desktop_monkey: expected a number behind --{}, found '{}'\n",
               name.toStdString(), parser.value(name).toStdString());
    std::exit(2);
  }
  return number;
}

}  // namespace

int main(int argc, char** argv) {
  const QTemporaryDir home;
  quadrille::desktop::live_in(home.path());
  quadrille::desktop::Watch watch(argc, argv);
  QCommandLineParser parser;
  parser.addHelpOption();
  parser.addOptions({{u"actions"_s, u"ends after so many"_s, u"N"_s},
                     {u"seconds"_s, u"ends after so long"_s, u"N"_s},
                     {u"seed"_s, u"does the same as another time"_s, u"N"_s},
                     {u"aloud"_s, u"tells each action"_s}});
  parser.process(watch);
  quadrille::desktop::MonkeyOptions options;
  options.seed = number_of(parser, u"seed"_s).value_or(std::random_device()() % 1'000'000);
  const auto seconds = number_of(parser, u"seconds"_s);
  if (seconds) options.seconds = static_cast<std::int64_t>(*seconds);
  options.actions = number_of(parser, u"actions"_s).value_or(seconds ? UINT64_MAX : 2000);
  fmt::print("desktop_monkey: seed {}\n", options.seed);
  std::fflush(stdout);
  quadrille::desktop::Journal::begin(options.seed, parser.isSet(u"aloud"_s));
  const Browser browser;
  quadrille::desktop::Monkey monkey(watch, options);
  QTimer::singleShot(0, &monkey, [&monkey] { monkey.begin(); });
  while (!monkey.done()) QApplication::exec();
}

#include "main.moc"
