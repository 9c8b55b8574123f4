#include "apps/desktop/bench/bench_window.h"

#include <QAbstractItemModel>
#include <QClipboard>
#include <QFile>
#include <QTableView>
#include <QTemporaryDir>

#include <gmock/gmock.h>

#include "apps/desktop/bench/machine.h"
#include "apps/desktop/desk_test.h"

namespace quadrille::desktop {
namespace {

using testing::HasSubstr;

const measure::Contender& links() { return measure::all_contenders().front(); }

std::vector<BenchNews> measured(const BenchPlan& plan, std::optional<Error>& error) {
  std::vector<BenchNews> all;
  const Stop stop;
  error = run_bench(plan, stop, [&](const BenchNews& news) { all.push_back(news); });
  return all;
}

QString file_with(const QTemporaryDir& folder, const QByteArray& text) {
  const QString path = folder.filePath(QStringLiteral("puzzles.txt"));
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(text);
  return path;
}

TEST(BenchRun, TellsHowFarAPuzzleIsUntilItIsDone) {
  std::optional<Error> error;
  const sudoku::Grid puzzle = *sudoku::read_grid(kTestPuzzle);
  const auto news = measured({.sets = {{.name = "board", .puzzle = puzzle}},
                              .engines = {links(), measure::all_contenders()[1]},
                              .seconds = 0.02},
                             error);
  EXPECT_FALSE(error);
  ASSERT_FALSE(news.empty());
  EXPECT_TRUE(news.back().done);
  ASSERT_EQ(news.back().rows.size(), 2U);
  EXPECT_EQ(news.back().rows[0].engine, "links");
  EXPECT_GT(news.back().rows[0].updates_per_puzzle, 0);
  EXPECT_GE(news.back().rows[1].seconds, 0.02);
}

TEST(BenchRun, MeasuresTheFirstPuzzlesOfAFileAndTellsWhichOneIsNoPuzzle) {
  const QTemporaryDir folder;
  const QByteArray line = QByteArray(kTestPuzzle.data(), kTestPuzzle.size()) + '\n';
  BenchPlan plan{
      .sets = {{.name = "file", .file = file_with(folder, "Two of them\n" + line + line)}},
      .engines = {links()},
      .seconds = 0.01};
  std::optional<Error> error;
  EXPECT_FALSE(measured(plan, error).empty());
  EXPECT_FALSE(error);

  plan.sets[0].file = file_with(folder, line + QByteArray(81, '.') + '\n');
  EXPECT_TRUE(measured(plan, error).empty());
  ASSERT_TRUE(error);
  EXPECT_EQ(error->text(),
            "puzzles.txt: line 2: expected a puzzle with one solution, found several");

  plan.sets[0].file = folder.filePath(QStringLiteral("nothing"));
  measured(plan, error);
  ASSERT_TRUE(error);
  EXPECT_EQ(Words("en").tell(*error), QStringLiteral("There is no file nothing."));
}

TEST(BenchModel, HasABarThatGrowsWithTheTimeAndTheRate) {
  const Words words("en");
  BenchModel model(words);
  const auto engines = measure::all_contenders().first(2);
  model.begin(engines, {"easy"}, 2);
  EXPECT_TRUE(model.empty());
  measure::ReportRow slow{.level = "easy", .engine = "links", .puzzles = 1000, .seconds = 1};
  slow.rate = 1000;
  slow.nodes_per_puzzle = 60;
  slow.updates_per_puzzle = 7500;
  slow.ratio = 1;
  measure::ReportRow fast{.level = "easy", .engine = "single", .puzzles = 4000, .seconds = 1};
  fast.rate = 4000;
  fast.nodes_per_puzzle = 1.5;
  fast.ratio = 4;
  model.show(0, {slow, fast}, false);
  const auto at = [&](int row, int role) { return model.data(model.index(row, 0), role); };
  EXPECT_EQ(at(0, BenchModel::kBar).toDouble(), 0.125);
  EXPECT_EQ(at(1, BenchModel::kBar).toDouble(), 0.5);
  EXPECT_EQ(at(0, BenchModel::kTime).toDouble(), 0.5);
  EXPECT_EQ(at(1, Qt::DisplayRole).toString(), QStringLiteral("4,000 /s"));
  EXPECT_EQ(at(1, BenchModel::kRatio).toString(), QStringLiteral("4.0×"));
  EXPECT_EQ(at(1, BenchModel::kDetail).toString(), QStringLiteral("1.5 nodes"));
  EXPECT_EQ(at(0, BenchModel::kDetail).toString(), QStringLiteral("60.0 nodes · 7,500 updates"));
  EXPECT_EQ(at(0, Qt::AccessibleTextRole).toString(),
            QStringLiteral("1,000 puzzles in 1.0 s: 1,000 a second, 1.0 ms each; 60.0 nodes and "
                           "7,500 updates a puzzle"));
  EXPECT_FALSE(at(0, BenchModel::kFastest).toBool());
  EXPECT_TRUE(at(1, BenchModel::kFastest).toBool());
  EXPECT_EQ(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(),
            QStringLiteral("Easy"));
  EXPECT_EQ(model.report().size(), 2U);
}

TEST(BenchModel, HasALabelForEveryEngineAndLevel) {
  const Words words("en");
  for (const measure::Contender& engine : measure::all_contenders()) {
    EXPECT_TRUE(words.language().has("desktop.bench.engine." + std::string(engine.name)));
  }
  for (const measure::PuzzleLevel& level : measure::puzzle_levels()) {
    EXPECT_TRUE(words.language().has("desktop.bench.level." + std::string(level.name)));
  }
}

TEST(BenchWindow, MeasuresAFileAndCopiesWithWhereItWasMeasured) {
  TestDesk desk;
  const QTemporaryDir folder;
  BenchWindow window(desk.workspace, nullptr);
  window.choose_file(file_with(folder, QByteArray(kTestPuzzle.data(), kTestPuzzle.size())));
  ASSERT_EQ(window.plan().sets.size(), 1U);
  window.start();
  EXPECT_TRUE(window.running());
  ASSERT_TRUE(wait_until([&] { return !window.running(); }));
  window.copy_csv();
  const std::string csv = QApplication::clipboard()->text().toStdString();
  EXPECT_THAT(csv, testing::StartsWith("level,engine,puzzles,"));
  EXPECT_THAT(csv, HasSubstr("puzzles.txt,links,"));
  EXPECT_THAT(csv, HasSubstr("," + this_machine().version + "\n"));
  const QString saved = folder.filePath(QStringLiteral("benchmark.csv"));
  ASSERT_TRUE(window.save_csv(saved));
  QFile file(saved);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readAll().toStdString(), csv);
  EXPECT_FALSE(window.save_csv(folder.filePath(QStringLiteral("nowhere/benchmark.csv"))));
  const auto shown = [&](BenchModel::Shown what) {
    window.model().show_as(what);
    return window.model().index(0, 0).data().toString();
  };
  EXPECT_TRUE(shown(BenchModel::Shown::rate).endsWith(QStringLiteral("/s")));
  EXPECT_TRUE(shown(BenchModel::Shown::each).endsWith(QStringLiteral("s")));
  EXPECT_TRUE(shown(BenchModel::Shown::number).contains(QStringLiteral(" in ")));
  window.copy_markdown();
  EXPECT_THAT(QApplication::clipboard()->text().toStdString(), HasSubstr(this_machine().compiler));
}

TEST(BenchWindow, KeepsWhatWasMeasuredWhenItIsStopped) {
  TestDesk desk;
  BenchWindow window(desk.workspace, nullptr);
  EXPECT_EQ(window.plan().sets.size(), measure::puzzle_levels().size());
  auto* table = window.findChild<QTableView*>();
  window.start();
  ASSERT_TRUE(
      wait_until([&] { return table->model()->index(0, 0).data(BenchModel::kBar).isValid(); }));
  window.stop();
  ASSERT_TRUE(wait_until([&] { return !window.running(); }));
  EXPECT_TRUE(table->model()->index(0, 0).data(BenchModel::kBar).isValid());
  EXPECT_FALSE(table->model()->index(0, 4).data(BenchModel::kBar).isValid());
}

}  // namespace
}  // namespace quadrille::desktop
