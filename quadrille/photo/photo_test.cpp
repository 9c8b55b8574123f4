#include "quadrille/photo/photo.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/photo/doubt.h"
#include "quadrille/photo/drawn_board_test.h"

namespace quadrille::photo {
namespace {

std::string digits_of(const sudoku::Grid& grid) {
  std::string text;
  for (const sudoku::Digit digit : grid.cells()) text += static_cast<char>('0' + digit);
  return text;
}

std::string read(const Picture& picture) {
  const Result<Reading> reading = read_photo(picture.pixels());
  return reading ? digits_of(reading->grid()) : reading.error().text();
}

TEST(Photo, IsReadAsDrawn) {
  const Picture picture = draw(DrawnBoard{});
  const Result<Reading> reading = read_photo(picture.pixels());
  ASSERT_TRUE(reading);
  EXPECT_EQ(digits_of(reading->grid()), kDrawnDigits);
  EXPECT_EQ(reading->quarter_turns, 0U);
  EXPECT_EQ(reading->other_boards, 0U);
  EXPECT_EQ(reading->front.grey.size(), std::size_t{reading->front.side} * reading->front.side);
  for (std::size_t i = 0; i < 4; ++i) {
    const Point away = reading->corners[i] - DrawnBoard{}.corners[i];
    EXPECT_LT(std::sqrt(away.x * away.x + away.y * away.y), 3) << i;
  }
}

// Whichever side is up: the corners are those of the picture.
TEST(Photo, HasItsOutlineFoundWithoutItsDigits) {
  for (std::size_t turns = 0; turns < 4; ++turns) {
    DrawnBoard board = {.corners = {{{45, 30}, {285, 52}, {315, 290}, {12, 305}}}};
    const auto seen = board.corners;
    std::ranges::rotate(board.corners, board.corners.begin() + static_cast<std::ptrdiff_t>(turns));
    const Result<Outline> outline = find_board(draw(board).pixels());
    ASSERT_TRUE(outline);
    EXPECT_EQ(outline->size, 9U);
    for (std::size_t i = 0; i < 4; ++i) {
      const Point away = outline->corners[i] - seen[i];
      EXPECT_LT(std::sqrt(away.x * away.x + away.y * away.y), 3) << i;
    }
  }
}

// Corners are told in pixels of the picture, however large it is.
TEST(Photo, OfManyPixelsHasItsCornersInThese) {
  Picture large = draw(DrawnBoard{});
  const std::vector<std::uint8_t> small = std::move(large.grey);
  constexpr std::uint32_t kTimes = 4;
  large.grey.clear();
  for (std::size_t y = 0; y < std::size_t{330} * kTimes; ++y) {
    for (std::size_t x = 0; x < std::size_t{330} * kTimes; ++x) {
      large.grey.push_back(small[y / kTimes * 330 + x / kTimes]);
    }
  }
  large.width = large.height = 330 * kTimes;
  const Result<Outline> outline = find_board(large.pixels());
  const Result<Reading> reading = read_photo(large.pixels());
  ASSERT_TRUE(outline && reading);
  EXPECT_EQ(outline->corners, reading->corners);
  for (std::size_t i = 0; i < 4; ++i) {
    const Point away = outline->corners[i] - DrawnBoard{}.corners[i] * kTimes;
    EXPECT_LT(std::sqrt(away.x * away.x + away.y * away.y), 3 * kTimes) << i;
  }
}

TEST(Photo, WithoutABoardHasNoOutlineForTheSameReason) {
  const Picture none = draw(std::vector<DrawnBoard>{});
  EXPECT_EQ(find_board(none.pixels()).error().text(), read(none));
  EXPECT_EQ(find_board({}).error().text(), read_photo({}).error().text());
}

// The first corner of the board lies at another corner of the picture each time.
TEST(Photo, IsReadWhicheverSideIsUp) {
  for (std::size_t turns = 1; turns < 4; ++turns) {
    DrawnBoard board;
    std::ranges::rotate(board.corners, board.corners.begin() + static_cast<std::ptrdiff_t>(turns));
    const Picture picture = draw(board);
    const Result<Reading> reading = read_photo(picture.pixels());
    ASSERT_TRUE(reading);
    EXPECT_EQ(digits_of(reading->grid()), kDrawnDigits);
    EXPECT_EQ(reading->quarter_turns, turns);
    EXPECT_LT(std::abs(reading->corners[0].x - board.corners[0].x), 3);
    EXPECT_LT(std::abs(reading->corners[0].y - board.corners[0].y), 3);
  }
}

TEST(Photo, IsReadFromTheSideAndInTheShade) {
  const DrawnBoard board = {.corners = {{{45, 30}, {285, 52}, {315, 290}, {12, 305}}},
                            .bend = 0.01};
  EXPECT_EQ(read(draw(board, {.light = 170, .shade = 0.5, .ink = 0.6, .blur = 1.3, .noise = 6})),
            kDrawnDigits);
}

TEST(Photo, HasBoardsOfOtherSizes) {
  const DrawnBoard four = {
      .digits = "1000030000200004", .size = 4, .box_rows = 2, .box_columns = 2};
  EXPECT_EQ(read(draw(four)), four.digits);
  const DrawnBoard six = {
      .digits = "120000030000002050000400500006003000", .size = 6, .box_rows = 2, .box_columns = 3};
  EXPECT_EQ(read(draw(six)), six.digits);
}

TEST(Photo, ThatShowsNoBoardIsToldSo) {
  constexpr const char* kNone = "expected a board in the picture with all of its lines, found none";
  EXPECT_EQ(read(draw(std::vector<DrawnBoard>{})), kNone);
  EXPECT_EQ(read(draw(std::vector<DrawnBoard>{}, {.noise = 120})), kNone);
  const std::vector<std::uint8_t> black(std::size_t{100} * 100, 0);
  const Result<Reading> reading = read_photo({black, 100, 100, 100, PixelFormat::grey});
  ASSERT_FALSE(reading);
  EXPECT_EQ(reading.error().text(), kNone);
}

// The first row of each box has the numbers from one on; a cell in three is empty.
std::string drawn_numbers() {
  std::string digits;
  for (std::size_t cell = 0; cell < 256; ++cell) {
    const std::size_t number = (cell / 16 * 4 + cell / 64 + cell) % 16 + 1;
    const char shown = static_cast<char>(number < 10 ? '0' + number : 'A' + number - 10);
    digits += cell % 3 == 1 ? '0' : shown;
  }
  return digits;
}

DrawnBoard board_of_numbers(std::string_view digits) {
  return {.digits = digits,
          .size = 16,
          .box_rows = 4,
          .box_columns = 4,
          .corners = {{{40, 30}, {690, 50}, {710, 700}, {20, 680}}},
          .line = 0.0015};
}

constexpr Scene kLargeScene = {.width = 740, .height = 740};

std::string numbers_of(const sudoku::Grid& grid) {
  std::string text;
  for (const sudoku::Digit digit : grid.cells()) {
    text += static_cast<char>(digit < 10 ? '0' + digit : 'A' + digit - 10);
  }
  return text;
}

TEST(Photo, HasNumbersOfTwoFigures) {
  const std::string digits = drawn_numbers();
  const Result<Reading> reading = read_photo(draw(board_of_numbers(digits), kLargeScene).pixels());
  ASSERT_TRUE(reading) << reading.error().text();
  EXPECT_EQ(reading->shape.size(), 16U);
  EXPECT_EQ(numbers_of(reading->grid()), digits);
}

// One letter is a blot: nothing is read there, and a person is to look.
TEST(Photo, DoubtsASingleLetterAmongNumbers) {
  std::string digits(256, '0');
  for (std::size_t row = 0; row < 4; ++row) digits.replace(16 * row, 12, "A102345670BG");
  digits[0] = 'x';
  const Result<Reading> reading = read_photo(draw(board_of_numbers(digits), kLargeScene).pixels());
  ASSERT_TRUE(reading) << reading.error().text();
  EXPECT_EQ(reading->cells[0].digit, 0U);
  EXPECT_LT(reading->cells[0].certainty(), kCertain / 2);
  digits[0] = '0';
  EXPECT_EQ(numbers_of(reading->grid()), digits);
}

TEST(HeavyPhoto, HasNumbersOfTwoFiguresWhicheverSideIsUp) {
  const std::string digits = drawn_numbers();
  for (std::size_t turns = 1; turns < 4; ++turns) {
    DrawnBoard board = board_of_numbers(digits);
    std::ranges::rotate(board.corners, board.corners.begin() + static_cast<std::ptrdiff_t>(turns));
    const Result<Reading> reading = read_photo(draw(board, kLargeScene).pixels());
    ASSERT_TRUE(reading);
    EXPECT_EQ(numbers_of(reading->grid()), digits);
    EXPECT_EQ(reading->quarter_turns, turns);
  }
}

TEST(Photo, OfABoardWithLettersSaysThatNumbersAreExpected) {
  std::string digits = drawn_numbers();
  constexpr std::string_view kLetters = "aehx";
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    if (digits[cell] >= 'A') digits[cell] = kLetters[cell % kLetters.size()];
  }
  EXPECT_EQ(read(draw(board_of_numbers(digits), kLargeScene)),
            "expected the numbers 1 to 16 on the board of 16x16 in the picture, found letters or "
            "something else");
}

TEST(Photo, OfALargeBoardWithoutNumbersIsEmpty) {
  const std::string blank(256, '0');
  EXPECT_EQ(read(draw(board_of_numbers(blank), kLargeScene)), blank);
}

TEST(Photo, SaysThatThereAreOtherBoards) {
  const DrawnBoard large = {.corners = {{{120, 60}, {420, 60}, {420, 360}, {120, 360}}}};
  const DrawnBoard small = {.corners = {{{10, 10}, {105, 10}, {105, 105}, {10, 105}}}};
  const Picture picture = draw(std::vector{small, large}, {.width = 440, .height = 380});
  const Result<Reading> reading = read_photo(picture.pixels());
  ASSERT_TRUE(reading);
  EXPECT_EQ(digits_of(reading->grid()), kDrawnDigits);
  EXPECT_EQ(reading->other_boards, 1U);
}

TEST(Photo, ThatIsNoPictureIsRefused) {
  EXPECT_FALSE(read_photo({}).ok());
  const std::vector<std::uint8_t> bytes(100);
  EXPECT_FALSE(read_photo({bytes, 100, 100, 100, PixelFormat::grey}).ok());
}

// Views, light and noise at random: nearly all are read without a mistake, and no mistake goes
// unnoticed.
TEST(HeavyPhoto, IsReadHoweverItWasTaken) {
  Random random(7);
  const auto between = [&](double least, double most) {
    return least + (most - least) * random.below(10'001) / 10'000;
  };
  constexpr int kPhotos = 50;
  int right = 0;
  for (int photo = 0; photo < kPhotos; ++photo) {
    DrawnBoard board = {.line = between(0.0015, 0.004), .bend = between(-0.015, 0.015)};
    for (Point& corner : board.corners) {
      corner = Point{corner.x * 1.3 + between(-22, 22), corner.y * 1.3 + between(-22, 22)};
    }
    const Picture picture = draw(board, {.width = 430,
                                         .height = 430,
                                         .light = between(90, 250),
                                         .shade = between(0, 0.5),
                                         .ink = between(0.45, 0.95),
                                         .blur = between(0.5, 2),
                                         .noise = between(0, 8)});
    const Result<Reading> reading = read_photo(picture.pixels());
    ASSERT_TRUE(reading) << photo;
    const Settlement settlement = settle(*reading);
    const bool is_right = digits_of(settlement.grid) == kDrawnDigits;
    right += is_right ? 1 : 0;
    EXPECT_TRUE(is_right || settlement.is_doubtful()) << photo;
  }
  EXPECT_GE(right, kPhotos - 1);
}

}  // namespace
}  // namespace quadrille::photo
