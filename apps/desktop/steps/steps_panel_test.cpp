#include "apps/desktop/steps/steps_panel.h"

#include <gmock/gmock.h>

#include "apps/desktop/desk_test.h"
#include "apps/desktop/play/repertoire_setting.h"
#include "apps/desktop/steps/technique_choice.h"
#include "quadrille/logic/lesson.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;
using Kind = StepsModel::Kind;

// A panel that is looked at, when it has found what there is.
struct ShownSteps {
  explicit ShownSteps(play::Game game = game_of(kTestPuzzle), Kind kind = Kind::way)
      : desk(std::move(game)), panel(desk.workspace, nullptr) {
    panel.show_kind(kind);
    panel.show();
    EXPECT_TRUE(wait_until([&] { return panel.settled(); }));
  }
  void select(const QModelIndex& index) { panel.list().setCurrentIndex(index); }

  TestDesk desk;
  StepsPanel panel;
};

TEST(StepsPanel, ListsTheWholeWayToTheSolution) {
  ShownSteps steps;
  const StepsModel& model = steps.panel.model();
  ASSERT_GT(model.rowCount(), 40);
  EXPECT_EQ(static_cast<std::size_t>(model.rowCount()), model.size());
  const QModelIndex last = model.index(model.rowCount() - 1, 0);
  const std::vector<logic::Deduction> all = model.up_to(last);
  EXPECT_EQ(all.size(), model.size());
  logic::Position end = model.position(last);
  logic::apply(all.back(), end);
  sudoku::Grid solved(end.layout().shape());
  for (sudoku::Cell cell = 0; cell < 81; ++cell) solved.set(cell, end.value(cell));
  EXPECT_EQ(solved, *sudoku::read_grid(kTestSolution));
  EXPECT_TRUE(steps.panel.state().contains(u"to the solution"_s));
}

TEST(StepsPanel, TellsNumberRatingTechniqueAndWhatFollows) {
  ShownSteps steps;
  const StepsModel& model = steps.panel.model();
  const logic::Deduction& first = *model.step(model.index(0, 0));
  const auto text = [&](int column) {
    return model.data(model.index(0, column), Qt::DisplayRole).toString();
  };
  EXPECT_EQ(text(StepsModel::kNumber), u"1"_s);
  EXPECT_EQ(text(StepsModel::kRating), to_qt(logic::rating_figures(first.difficulty)));
  EXPECT_EQ(text(StepsModel::kTechnique).toLower(), to_qt(logic::name(first.technique)).toLower());
  EXPECT_EQ(text(StepsModel::kFollows),
            to_qt(logic::conclusion(steps.desk.workspace.game().layout(), first)));
}

TEST(StepsPanel, ShowsTheBoardAsItWasAndTheReason) {
  ShownSteps steps;
  const StepsModel& model = steps.panel.model();
  const QModelIndex tenth = model.index(9, 0);
  steps.select(tenth);
  const Overlay* overlay = steps.desk.workspace.overlay().get();
  ASSERT_NE(overlay, nullptr);
  EXPECT_EQ(overlay->position->grid(), model.position(tenth).grid());
  ASSERT_TRUE(overlay->scene);
  if (const auto& placed = model.step(tenth)->places) {
    EXPECT_EQ(overlay->scene->role(*placed), render::Role::placed);
  }
  const QString text = steps.panel.reason().told();
  EXPECT_TRUE(text.contains(u"In the exact-cover matrix"_s)) << text.toStdString();
  EXPECT_EQ(steps.panel.reason().matrix().matrix().rows,
            render::matrix_of(steps.desk.workspace.game().layout(), *model.step(tenth)).rows);
  // Nobody sees it once the panel is gone.
  steps.panel.hide();
  EXPECT_EQ(steps.desk.workspace.overlay(), nullptr);
}

// The board of a chain from every candidate of a cell or from every place of a digit in a unit.
TEST(StepsPanel, ShowsAChainFromSeveralSuppositionsOneByOne) {
  const logic::Example example = logic::example_of(logic::Technique::multiple_chains);
  ShownSteps steps(play::Game(example.puzzle));
  const StepsModel& model = steps.panel.model();
  QTabBar& ways = steps.panel.ways();
  const auto select = [&](auto wanted) {
    int row = 0;
    while (!wanted(*model.step(model.index(row, 0)))) ++row;
    steps.select(model.index(row, 0));
  };
  select([](const logic::Deduction& step) { return step.proof.empty(); });
  EXPECT_FALSE(ways.isVisibleTo(&steps.panel));
  select([](const logic::Deduction& step) {
    return step.technique == logic::Technique::multiple_chains;
  });
  ASSERT_TRUE(ways.isVisibleTo(&steps.panel));
  ASSERT_GE(ways.count(), 2);
  for (int number = 0; number < ways.count(); ++number) {
    ways.setCurrentIndex(number);
    const render::StepScene& scene = *steps.desk.workspace.overlay()->scene;
    ASSERT_EQ(scene.starts.size(), 1U);
    const sudoku::Layout& layout = steps.desk.workspace.game().layout();
    EXPECT_EQ(ways.tabText(number), to_qt(render::way_text(layout, scene)));
    EXPECT_TRUE(scene.directed);
  }
}

TEST(StepsPanel, TellsALongChainLineByLineAndShowsEachOnTheBoard) {
  const logic::Example example = logic::example_of(logic::Technique::multiple_chains);
  ShownSteps steps(play::Game(example.puzzle));
  const StepsModel& model = steps.panel.model();
  auto* reason = steps.panel.findChild<StepReason*>();
  ASSERT_NE(reason, nullptr);
  int row = 0;
  while (model.step(model.index(row, 0))->technique != logic::Technique::multiple_chains) ++row;
  steps.select(model.index(row, 0));
  const logic::Deduction& step = *model.step(model.index(row, 0));
  ASSERT_GE(step.proof.size(), 4U);
  ASSERT_EQ(static_cast<std::size_t>(reason->lines().size()), step.proof.size());
  EXPECT_TRUE(reason->lines().front().startsWith(QStringLiteral("if "), Qt::CaseInsensitive))
      << reason->lines().front().toStdString();
  auto* label = reason->widget()->findChild<QLabel*>();
  Q_EMIT label->linkHovered(QStringLiteral("1"));
  EXPECT_EQ(steps.desk.workspace.pointed().option, step.proof[1].option);
  Q_EMIT label->linkHovered({});
  EXPECT_FALSE(steps.desk.workspace.pointed().option);
  steps.select(model.index(0, 0));
  EXPECT_EQ(reason->lines().isEmpty(), model.step(model.index(0, 0))->proof.empty());
}

TEST(StepsPanel, TellsAStepUntilTheBoardIsAnother) {
  ShownSteps steps;
  QString said;
  QObject::connect(&steps.desk.workspace, &Workspace::said, &steps.panel,
                   [&](const QString& text) { said = text; });
  steps.select(steps.panel.model().index(2, 0));
  EXPECT_FALSE(said.isEmpty());
  steps.panel.apply();
  EXPECT_TRUE(said.isEmpty()) << said.toStdString();
  steps.select(steps.panel.model().index(3, 0));
  EXPECT_FALSE(said.isEmpty());
  steps.desk.workspace.set_overlay(nullptr, nullptr);  // as Esc on the board does
  EXPECT_TRUE(said.isEmpty()) << said.toStdString();
  steps.select(steps.panel.model().index(5, 0));
  EXPECT_FALSE(said.isEmpty());
  steps.panel.hide();
  EXPECT_TRUE(said.isEmpty()) << said.toStdString();
}

TEST(StepsPanel, GoesUpToAStepByEnterAsOneMove) {
  ShownSteps steps;
  const StepsModel& model = steps.panel.model();
  steps.select(model.index(4, 0));
  const logic::Position after = model.position(model.index(5, 0));
  QTest::keyClick(&steps.panel.list(), Qt::Key_Return);
  const play::Game& game = steps.desk.workspace.game();
  for (sudoku::Cell cell = 0; cell < 81; ++cell) {
    EXPECT_EQ(game.cell(cell).digit, after.value(cell)) << cell;
  }
  steps.desk.workspace.act([](play::Game& now) { return now.undo(); });
  EXPECT_FALSE(game.can_undo());
  // The way stays: it begins with the givens.
  EXPECT_GT(model.rowCount(), 40);
}

TEST(StepsPanel, GroupsWhatIsPossibleNowByTechnique) {
  ShownSteps steps(game_of(kTestPuzzle), Kind::now);
  const StepsModel& model = steps.panel.model();
  ASSERT_GT(model.rowCount(), 1);
  std::size_t counted = 0;
  for (int row = 0; row < model.rowCount(); ++row) {
    const QModelIndex technique = model.index(row, 0);
    EXPECT_TRUE(model.is_technique(technique));
    EXPECT_EQ(model.step(technique), nullptr);
    ASSERT_GT(model.rowCount(technique), 0);
    for (int step = 0; step < model.rowCount(technique); ++step) {
      const QModelIndex index = model.index(step, 0, technique);
      EXPECT_EQ(model.parent(index), technique);
      EXPECT_EQ(model.step(index)->technique, model.step(model.index(0, 0, technique))->technique);
      ++counted;
    }
  }
  EXPECT_EQ(counted, model.size());
  // A step that is made brings new ones.
  steps.select(model.index(0, 0, model.index(0, 0)));
  const std::optional<sudoku::Placement> placed =
      model.step(steps.panel.list().currentIndex())->places;
  ASSERT_TRUE(placed);
  steps.panel.apply();
  EXPECT_EQ(steps.desk.workspace.game().cell(placed->cell).digit, placed->digit);
  ASSERT_TRUE(wait_until([&] { return steps.panel.settled(); }));
  EXPECT_GT(model.rowCount(), 0);
}

TEST(StepsPanel, GroupsTheWayByTechniqueFromTheEasiestOn) {
  const logic::Example example = logic::example_of(logic::Technique::x_wing);
  ShownSteps way{play::Game(example.puzzle)};
  ShownSteps steps(play::Game(example.puzzle), Kind::techniques);
  const StepsModel& model = steps.panel.model();
  ASSERT_EQ(model.size(), way.panel.model().size());
  std::vector<bool> listed(model.size());
  logic::Difficulty before = 0;
  for (int row = 0; row < model.rowCount(); ++row) {
    const QModelIndex technique = model.index(row, 0);
    ASSERT_TRUE(model.is_technique(technique));
    logic::Difficulty least = UINT32_MAX;
    for (int each = 0; each < model.rowCount(technique); ++each) {
      const QModelIndex index = model.index(each, 0, technique);
      EXPECT_EQ(model.parent(index), technique);
      const std::size_t number = model.up_to(index).size() - 1;
      EXPECT_FALSE(listed[number]);
      listed[number] = true;
      // The same step on the same board as on the way.
      const QModelIndex same = way.panel.model().index(static_cast<int>(number), 0);
      EXPECT_EQ(model.step(index)->technique, way.panel.model().step(same)->technique);
      EXPECT_EQ(model.data(index, Qt::DisplayRole), way.panel.model().data(same, Qt::DisplayRole));
      least = std::min(least, model.step(index)->difficulty);
    }
    EXPECT_LE(before, least);
    before = least;
  }
  EXPECT_THAT(listed, testing::Each(true));
  EXPECT_TRUE(steps.panel.state().contains(u"add up to"_s)) << steps.panel.state().toStdString();
}

TEST(StepsPanel, LeavesOutTechniquesThatAreTurnedOff) {
  const logic::Example example = logic::example_of(logic::Technique::x_wing);
  ShownSteps with{play::Game(example.puzzle)};
  const auto uses = [](StepsModel& model, logic::Technique technique) {
    for (int row = 0; row < model.rowCount(); ++row) {
      if (model.step(model.index(row, 0))->technique == technique) return true;
    }
    return false;
  };
  ASSERT_TRUE(uses(with.panel.model(), logic::Technique::x_wing));
  const auto chosen = logic::Repertoire::usual().remove(logic::Technique::x_wing);
  set_repertoire_in_use(with.desk.settings, chosen);
  EXPECT_EQ(repertoire_in_use(with.desk.settings), chosen);
  ShownSteps without{play::Game(example.puzzle)};
  EXPECT_FALSE(uses(without.panel.model(), logic::Technique::x_wing));
  set_repertoire_in_use(with.desk.settings, logic::Repertoire::usual());
}

TEST(StepsPanel, TriesTechniquesBeyondTheScaleThatAreTurnedOn) {
  const logic::Example example = logic::example_of(logic::Technique::xy_chain);
  const auto steps_by = [](const StepsModel& model, const QModelIndex& under) {
    int count = 0;
    for (int row = 0; row < model.rowCount(under); ++row) {
      const logic::Deduction* step = model.step(model.index(row, 0, under));
      if (step != nullptr && step->technique == logic::Technique::xy_chain) ++count;
    }
    return count;
  };
  ShownSteps usual{play::Game(example.puzzle)};
  EXPECT_EQ(steps_by(usual.panel.model(), {}), 0);
  set_repertoire_in_use(usual.desk.settings,
                        logic::Repertoire::usual().add(logic::Technique::xy_chain));
  ShownSteps with{play::Game(example.puzzle)};
  EXPECT_GT(steps_by(with.panel.model(), {}), 0);
  set_repertoire_in_use(usual.desk.settings, logic::Repertoire::usual());
}

TEST(StepsPanel, WantsMoreRoomForLargeLettersButCanBeSqueezed) {
  ShownSteps steps;
  const int wanted = steps.panel.sizeHint().width();
  const int least = steps.panel.minimumWidth();
  EXPECT_GT(least, 0);
  Look look = steps.desk.settings.look();
  look.text_percent = 200;
  steps.desk.settings.set_look(look);
  EXPECT_GT(steps.panel.sizeHint().width(), wanted);
  EXPECT_EQ(steps.panel.minimumWidth(), least);
  look.text_percent = 100;
  steps.desk.settings.set_look(look);
}

TEST(StepsPanel, SaysWhyThereAreNoSteps) {
  ShownSteps twice(
      game_of("55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
  EXPECT_EQ(twice.panel.model().rowCount(), 0);
  EXPECT_TRUE(twice.panel.state().contains(u"5 twice in row 1"_s));
  ShownSteps many(game_of("................"));
  EXPECT_EQ(many.panel.model().rowCount(), 0);
  EXPECT_FALSE(many.panel.state().isEmpty());
}

TEST(TechniqueChoice, ShowsWhatIsOffAndKeepsWhatIsChosen) {
  TestDesk desk;
  const auto chosen = logic::Repertoire::usual()
                          .remove(logic::Technique::swordfish)
                          .remove(logic::Technique::trial)
                          .add(logic::Technique::als_xz);
  set_repertoire_in_use(desk.settings, chosen);
  TechniqueChoice choice(desk.workspace, nullptr);
  EXPECT_EQ(choice.repertoire(), chosen);
  choice.set_repertoire(logic::Repertoire::usual());
  choice.accept();
  EXPECT_EQ(repertoire_in_use(desk.settings), logic::Repertoire::usual());
}

}  // namespace
}  // namespace quadrille::desktop
