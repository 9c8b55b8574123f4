// Runs the tests of the desktop program without a screen, and away from the user's files.
#include <QApplication>
#include <QTemporaryDir>

#include <gmock/gmock.h>

#include "apps/desktop/desk_test.h"

int main(int argc, char** argv) {
  testing::InitGoogleMock(&argc, argv);
  if (testing::FLAGS_gtest_list_tests) return RUN_ALL_TESTS();
  const QTemporaryDir home;
  quadrille::desktop::live_in(home.path());
  const QApplication application(argc, argv);
  return RUN_ALL_TESTS();
}
