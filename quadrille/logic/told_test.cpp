// Every step that can be told is told in every language: no sentence is missing, none is left over,
// and each names the same cells as the English one.
#include <algorithm>
#include <memory>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/logic/board_test.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/logic/lesson.h"
#include "quadrille/logic/solve.h"

namespace quadrille::logic {
namespace {

// Puzzles whose steps, taken together, are of nearly every technique.
constexpr std::string_view kPuzzles[] = {
    ".7....6.8.4...6..2..2....4........2..8.........681.3...91.2.........4.3...4.3.7.5",
    ".2.37...6.1...2....9..6..7......81...7.14.6..........4.5....9.....4.....9...2734.",
    ".62.......1..8.73.....4.....2.5......9....2....72.138...8..3.6....7.......16....2",
    ".9.7......6....4......5.2......6..9...8....3.....49.....5........2...6..7..3.....",
    "..14......6.........9.....3.......8....6......7.5.3..........1.7.....5.63...89...",
    "12.4567.94.67...2....2...4.245613978..192845.8..5472.1517394..2682175394934862517",
    "4.8.17....9...4..53......7..8..413...1..39...9.47..5........152...12.76......6...",
    "7.....8...5...........1.4..6..8........4.7.....1...2.........5.....6..7..34.8....",
    "..27......69..2..4........3...........1...97..5..41......9.........3.....4.....1.",
    "67983..4.2456.9.381832.49.686..43..973..9846.954...8.34.79..38.39648...75.83.7694",
    ".....82..94....6...1..6..8.5...72......5.4.......3..42.9.....7....69.8.46.1.....5",
    ".2.....897.96.8.5.15.......6........9...6.17..4...75......8...7..3........173.26.",
};

// What is to be told, with the board that it is about.
struct Saying {
  std::shared_ptr<const Layout> layout;
  Explanation explanation;
};

class Corpus {
 public:
  Corpus() {
    for (const std::string_view puzzle : kPuzzles) {
      add_steps(board(puzzle));
      add_steps(board(puzzle), {.repertoire = Repertoire::usual().without_chains()});
    }
    for (const Technique technique :
         {Technique::aligned_pair, Technique::dynamic_chains_plus, Technique::nested_chains}) {
      const Example example = example_of(technique);
      add_step(example.position.shared_layout(), example.step);
    }
    Random random(3);
    add_steps(random_board(2, 3, Division::none, 55, random));
    add_steps(random_board(2, 3, Division::regions, 60, random));
    add_rare_steps();
    add_steps_beyond();
    add_obstacles();
  }

  [[nodiscard]] const std::vector<Saying>& all() const { return all_; }

 private:
  void add_steps(const sudoku::Grid& grid, const FindOptions& options = {}) {
    const auto layout = std::make_shared<const Layout>(grid.shape());
    for (const Deduction& step : solve_by_logic(grid, options).steps) add_step(layout, step);
  }

  void add_step(const std::shared_ptr<const Layout>& layout, const Deduction& step) {
    for (std::uint32_t level = 1; level <= kHintLevels; ++level) {
      all_.push_back({layout, explain_hint(*layout, step, level)});
    }
    all_.push_back({layout, explain_as_matrix(*layout, step)});
    all_.push_back({layout, explain(step.technique)});
  }

  // Steps that are so rare that they are written down here.
  void add_rare_steps() {
    const auto layout = std::make_shared<const Layout>(*sudoku::Shape::boxes(3, 3));
    const Deduction loop{.candidates = {{0, 1}, {0, 2}}, .loop = {0, 1, 27, 28}};
    Deduction hidden = loop;
    hidden.technique = Technique::unique_rectangle_3;
    hidden.truths = {layout->rule(Unit{3}, 3), layout->rule(Unit{3}, 4)};
    hidden.links = {Layout::rule(28), Layout::rule(30)};
    hidden.rules_out = {{30, 5}};
    add_step(layout, hidden);

    Deduction colouring{.technique = Technique::simple_colouring};
    colouring.candidates = {{0, 1}, {4, 1}};
    colouring.rules_out = {{0, 1}};
    colouring.links = {layout->rule(Unit{0}, 1)};
    add_step(layout, colouring);
    for (std::size_t number = 0; number < kTechniqueCount; ++number) {
      all_.push_back({layout, explain(static_cast<Technique>(number))});
    }
  }

  void add_steps_beyond() {
    for (std::size_t number = kTechniqueCount; number < kAllTechniques; ++number) {
      const Example example = example_of(static_cast<Technique>(number));
      add_step(std::make_shared<const Layout>(example.position.layout()), example.step);
    }
    const auto layout = std::make_shared<const Layout>(*sudoku::Shape::boxes(3, 3));
    Deduction fish{.technique = Technique::franken_fish};
    fish.truths = {layout->rule(Unit{0}, 1), layout->rule(Unit{21}, 1)};
    fish.links = {layout->rule(Unit{10}, 1), layout->rule(Unit{11}, 1)};
    fish.candidates = {{1, 1}, {2, 1}, {28, 1}, {29, 1}};
    fish.rules_out = {{55, 1}};
    add_step(layout, fish);
    Deduction sectors{.technique = Technique::multifish};
    sectors.truths = {Layout::rule(0), Layout::rule(9)};
    sectors.links = {layout->rule(Unit{0}, 1), layout->rule(Unit{1}, 1)};
    sectors.candidates = {{0, 1}, {9, 1}};
    sectors.rules_out = {{4, 1}};
    add_step(layout, sectors);
  }

  void add_obstacles() {
    for (const std::string_view puzzle : {"1..1 .... .... ....", "123. .... .... ...4"}) {
      const Position position(board(*sudoku::Shape::boxes(2, 2), puzzle));
      const auto layout = std::make_shared<const Layout>(position.layout());
      const std::vector<RuleId>& rules = position.dead_rules();
      for (const RuleId rule : rules) all_.push_back({layout, explain_dead(position, rule)});
      for (const std::size_t most : {std::size_t{1}, rules.size()}) {
        all_.push_back({layout, explain_obstacles(*layout, rules, most)});
      }
    }
  }

  std::vector<Saying> all_;
};

const Corpus& corpus() {
  static const Corpus kCorpus;
  return kCorpus;
}

std::vector<std::string> cell_names(const std::string& text) {
  static const std::regex kName("r[0-9]+c[0-9]+(=[0-9]+)?");
  std::vector<std::string> names(std::sregex_token_iterator(text.begin(), text.end(), kName), {});
  std::ranges::sort(names);
  return names;
}

void collect_keys(const Message& message, std::set<std::string>& keys);

void collect_keys(const Argument& argument, std::set<std::string>& keys) {
  if (const auto* message = std::get_if<Message>(&argument.value)) collect_keys(*message, keys);
  if (const auto* list = std::get_if<Argument::List>(&argument.value)) {
    for (const Argument& each : *list) collect_keys(each, keys);
  }
}

void collect_keys(const Message& message, std::set<std::string>& keys) {
  keys.insert(message.key);
  for (const NamedArgument& named : message.arguments) collect_keys(named.argument, keys);
}

TEST(HeavyTold, NamesTheSameCellsInEveryLanguageAndLeavesNoPlaceOpen) {
  for (const auto& [layout, explanation] : corpus().all()) {
    const std::string plain = tell(english(), *layout, explanation);
    for (const std::string_view tag : language_tags()) {
      const Language* language = find_language(tag);
      if (language == nullptr) continue;  // the page hands it over
      const std::string text = tell(*language, *layout, explanation);
      ASSERT_EQ(cell_names(text), cell_names(plain)) << tag << ": " << text;
      ASSERT_EQ(text.find_first_of("{}"), std::string::npos) << tag << ": " << text;
      const bool is_name = explanation.story.starts_with("technique.") || explanation.parts.empty();
      if (tag != "en" && !is_name) ASSERT_NE(text, plain) << tag;
    }
  }
}

TEST(Told, UsesEverySentenceThatThereIs) {
  std::set<std::string> told;
  for (const auto& [layout, explanation] : corpus().all()) {
    collect_keys(message_of(*layout, explanation), told);
  }
  for (const std::string& key : told) EXPECT_TRUE(english().has(key)) << key;
  const std::vector<std::string_view> ours = {"unit.",  "technique.", "hint.look",
                                              "focus.", "step.",      "matrix.",
                                              "dead.",  "obstacle.",  "beyond."};
  for (const std::string_view key : english().keys()) {
    if (std::ranges::none_of(ours, [&](auto start) { return key.starts_with(start); })) continue;
    // A form, as `unit.row.in`, is one of what is told.
    const std::string whole(key.substr(0, key.rfind('.')));
    if (key == "step.heading") continue;  // over a picture
    EXPECT_TRUE(told.contains(std::string(key)) || told.contains(whole)) << key;
  }
}

TEST(Told, NumbersTheStatementsOfALongChainAndPointsBack) {
  const Example plus = example_of(Technique::dynamic_chains_plus);
  const Layout& layout = plus.position.layout();
  ASSERT_GT(plus.step.proof.size(), 12U);
  const std::string text = tell(english(), layout, explain(layout, plus.step));
  EXPECT_THAT(text, testing::StartsWith("[1] if r2c5 were 4, [2] r2c5 would not be 6, "
                                        "[3] r1c8 would not be 6 (by 2 and pointing), "
                                        "[4] r2c5 would not be 8 (by 1), "));
  EXPECT_THAT(text, testing::HasSubstr("[13] r6c5 would be 2 (column 5) (by 7 and 9)"));
  const Example chain = example_of(Technique::forcing_chain);
  EXPECT_THAT(
      tell(english(), layout, explain(layout, chain.step)),
      testing::StartsWith("If r8c4 were 7, r9c4 would not be 7, r9c4 would be 6, r9c3 would "
                          "not be 6, r7c2 would be 6 (box 7), "));
}

TEST(Told, WritesDigitsAsTheBoardDoes) {
  const Layout layout(*sudoku::Shape::boxes(4, 4));
  Deduction single{.technique = Technique::naked_single, .difficulty = 23};
  single.truths = {Layout::rule(17)};
  single.places = Placement{17, 12};
  const std::vector<std::string> symbols = {"1", "2", "3", "4", "5", "6", "7", "8",
                                            "9", "A", "B", "C", "D", "E", "F", "G"};
  EXPECT_EQ(tell(english(), layout, explain(layout, single), symbols),
            "r2c2 can only be C: naked single.");
  EXPECT_EQ(tell(english(), layout, explain_as_matrix(layout, single), symbols),
            "item r2c2 has one option left: r2c2=C");
  EXPECT_EQ(tell(english(), layout, explain(layout, single)), "r2c2 can only be 12: naked single.");
}

TEST(Told, SpeaksOtherLanguages) {
  const Layout layout(*sudoku::Shape::boxes(3, 3));
  Deduction pair{.technique = Technique::hidden_pair, .difficulty = 34};
  pair.truths = {layout.rule(Unit{15}, 2), layout.rule(Unit{15}, 3)};
  pair.links = {Layout::rule(15), Layout::rule(33)};
  pair.rules_out = {{15, 1}, {33, 1}, {33, 5}};
  const auto told = [&](std::string_view tag, std::uint32_t level) {
    return tell(*find_language(tag), layout, explain_hint(layout, pair, level));
  };
  if (find_language("sl") == nullptr) GTEST_SKIP() << "the page hands it over";
  EXPECT_EQ(told("sl", 2), "Poglejte sem: stolpec 7. Tu je skriti par.");
  EXPECT_EQ(told("sl", 3),
            "V stolpcu 7 sta 2 in 3 lahko samo v r2c7 in r4c7: skriti par. Zato: r2c7 in r4c7 "
            "nista 1; r4c7 ni 5.");
  EXPECT_EQ(told("vi", 3),
            "Ở cột 7, số 2 và 3 chỉ có thể ở r2c7 và r4c7: cặp ẩn. Vậy r2c7 và r4c7 không phải là "
            "1; r4c7 không phải là 5.");
  EXPECT_EQ(told("zh-Hans", 3),
            "第 7 列的 2、3 只能在 r2c7、r4c7：隐性数对。所以 r2c7、r4c7 不是 1；r4c7 不是 5。");
  EXPECT_EQ(told("zh-Hant", 1), "請看第 7 直行。");
}

}  // namespace
}  // namespace quadrille::logic
