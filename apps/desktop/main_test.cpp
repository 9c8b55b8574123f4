// Runs the tests of the desktop program without a screen, and away from the user's files.
#include <QApplication>
#include <QTemporaryDir>

#include <gmock/gmock.h>

int main(int argc, char** argv) {
  testing::InitGoogleMock(&argc, argv);
  if (testing::FLAGS_gtest_list_tests) return RUN_ALL_TESTS();
  const QTemporaryDir home;
  const QByteArray folder = home.path().toLocal8Bit();
  qputenv("QT_QPA_PLATFORM", "offscreen");
  for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME",
                           "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"}) {
    qputenv(name, folder);
  }
  qputenv("LANGUAGE", "en");
  const QApplication application(argc, argv);
  return RUN_ALL_TESTS();
}
