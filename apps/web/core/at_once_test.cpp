#include "apps/web/core/at_once.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/cover/search.h"
#include "quadrille/cover/text.h"
#include "quadrille/render/matrix_marks.h"

namespace quadrille::web {
namespace {

using cover::Move;
using Question = AtOnce::Question;

cover::Problem coloured() {
  return *cover::read_problem("a b c | x y\na b x:1\nc x:2\na x:2 y\nb\nc x:1\n");
}

std::vector<Move> moves_of(const cover::Problem& problem) {
  std::vector<Move> moves;
  cover::Search search(problem, {.engine = cover::EngineName::links},
                       [&](const Move& move) { moves.push_back(move); });
  while (search.next()) {
  }
  return moves;
}

// As src/watch/stage.ts writes it.
std::vector<double> written(const cover::Problem& problem, const std::vector<Move>& moves) {
  std::vector<double> numbers = {1.0 * problem.primary_count(), 1.0 * problem.item_count(),
                                 1.0 * problem.option_count()};
  numbers.insert(numbers.end(), problem.starts().begin(), problem.starts().end());
  for (const cover::Entry& entry : problem.entries()) numbers.push_back(index(entry.item));
  numbers.push_back(problem.colour_count() > 0 ? 1 : 0);
  for (const cover::Entry& entry : problem.entries()) {
    if (problem.colour_count() == 0) break;
    numbers.push_back(entry.colour == cover::kNoColour ? 0 : index(entry.colour) + 1);
  }
  numbers.insert(numbers.end(), problem.item_count(), 0);
  numbers.push_back(static_cast<double>(moves.size()));
  for (const Move& move : moves) {
    numbers.insert(numbers.end(),
                   {static_cast<double>(move.kind), 1.0 * move.depth, 1.0 * index(move.item),
                    1.0 * index(move.option), 1.0 * move.choices, 1.0 * move.number});
  }
  return numbers;
}

TEST(AtOnce, ADanceIsAtEachMomentWhatTheLibrarySays) {
  const cover::Problem problem = coloured();
  const std::vector<Move> moves = moves_of(problem);
  cover::Replay replay(problem, moves);
  AtOnce own;
  const std::vector<std::uint32_t> opened =
      own.ask(Question::dance_open, written(problem, moves)).words;
  ASSERT_EQ(opened, (std::vector<std::uint32_t>{
                        0, static_cast<std::uint32_t>(replay.first_solution().value_or(0)), 1}));
  for (std::size_t at = moves.size() + 1; at-- > 0;) {
    replay.seek(at);
    const render::MatrixMarks marks = render::marks_of(replay);
    const double question[] = {0, 1.0 * static_cast<double>(at)};
    const AtOnce::Answer& answer = own.ask(Question::dance_seek, question);
    std::vector<std::uint32_t> words = {static_cast<std::uint32_t>(at),
                                        marks.chosen ? index(*marks.chosen) + 1 : 0,
                                        static_cast<std::uint32_t>(replay.path().size()),
                                        static_cast<std::uint32_t>(replay.levels().size())};
    for (const cover::OptionId option : replay.path()) words.push_back(index(option));
    for (const auto& level : replay.levels()) {
      words.insert(words.end(), {index(level.item), level.choices, level.number});
    }
    EXPECT_EQ(answer.words, words);
    ASSERT_EQ(answer.bytes.size(), problem.option_count() + problem.item_count());
    for (std::size_t option = 0; option < marks.rows.size(); ++option) {
      EXPECT_EQ(answer.bytes[option], static_cast<std::uint8_t>(marks.rows[option]));
    }
    EXPECT_EQ(answer.numbers.at(1), static_cast<double>(replay.counts().updates));
  }
}

TEST(AtOnce, APictureIsWrittenShapeByShape) {
  const cover::Problem problem = coloured();
  AtOnce own;
  own.ask(Question::dance_open, written(problem, {}));
  const double question[] = {0, 0, 2, -2};
  const AtOnce::Answer& answer = own.ask(Question::dance_links, question);
  const cover::DanceLists lists(problem);
  const auto picture = render::links_picture({.lists = lists, .pointed = 2});
  EXPECT_EQ(answer.numbers[0], picture.width);
  EXPECT_EQ(answer.numbers[1], picture.height);
  ASSERT_EQ(answer.words.at(3), 3U);  // the ring
  ASSERT_EQ(answer.words.size(), 4 + 3 + 8 * picture.shapes.size());
  ASSERT_EQ(answer.numbers.size(), 2 + 9 * picture.shapes.size());
  EXPECT_EQ(std::ranges::count(answer.text, '\n'), std::ptrdiff_t(2 * picture.shapes.size()));
  for (std::size_t i = 0; i < picture.shapes.size(); ++i) {
    EXPECT_EQ(answer.words[7 + 8 * i + 1], picture.shapes[i].key);
    EXPECT_EQ(answer.words[7 + 8 * i + 2], picture.shapes[i].part + 1);
    EXPECT_EQ(answer.numbers[2 + 9 * i], picture.shapes[i].width);
  }
}

TEST(AtOnce, AClosedDanceMakesRoomForTheNext) {
  const std::vector<double> dance = written(coloured(), {});
  AtOnce own;
  EXPECT_EQ(own.ask(Question::dance_open, dance).words[0], 0U);
  EXPECT_EQ(own.ask(Question::dance_open, dance).words[0], 1U);
  const double first[] = {0};
  own.ask(Question::dance_close, first);
  EXPECT_EQ(own.ask(Question::dance_open, dance).words[0], 0U);
}

}  // namespace
}  // namespace quadrille::web
