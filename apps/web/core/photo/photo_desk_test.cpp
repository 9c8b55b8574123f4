#include "apps/web/core/photo/photo_desk.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include "quadrille/photo/drawn_board_test.h"

namespace quadrille::web {
namespace {

using photo::Picture;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using Tree = nlohmann::json;

Tree tree_of(const std::string& answer) { return Tree::parse(answer); }

std::string error_of(const std::string& answer) {
  const Tree tree = tree_of(answer);
  return tree.contains("error") ? tree["error"].get<std::string>() : "no error: " + answer;
}

// As a canvas has it, with so many bytes behind each row.
std::size_t put(PhotoDesk& desk, const Picture& picture, std::size_t gap = 0) {
  const std::size_t stride = std::size_t{picture.width} * 4 + gap;
  const auto room = desk.room(stride * picture.height);
  std::ranges::fill(room, std::uint8_t{0});
  for (std::size_t y = 0; y < picture.height; ++y) {
    for (std::size_t x = 0; x < picture.width; ++x) {
      const auto pixel = room.subspan(y * stride + x * 4, 4);
      std::fill_n(pixel.begin(), 3, picture.grey[y * picture.width + x]);
      pixel[3] = 255;
    }
  }
  return stride;
}

void speak(PhotoDesk& desk, std::string_view text) {
  std::ranges::copy(text, desk.room(text.size()).begin());
  ASSERT_EQ(desk.speak(), "{}");
}

std::string digits_of(const Tree& board) {
  std::string digits;
  for (const Tree& digit : board["digits"]) digits += digit.dump();
  return digits;
}

TEST(PhotoDesk, ReadsABoardAndShowsItFromTheFront) {
  PhotoDesk desk;
  const Picture picture = draw(photo::DrawnBoard{});
  const std::size_t stride = put(desk, picture);
  const Tree board = tree_of(desk.read(picture.width, picture.height, stride));
  EXPECT_EQ(board["size"], 9);
  EXPECT_EQ(digits_of(board), photo::kDrawnDigits);
  EXPECT_THAT(board["doubtful"], IsEmpty());
  EXPECT_THAT(board["changes"], IsEmpty());
  EXPECT_THAT(board["remarks"], IsEmpty());
  EXPECT_THAT(board["likely"], SizeIs(81));
  EXPECT_EQ(board["likely"][0][0], 5);
  EXPECT_THAT(desk.front(), SizeIs(360 * 360));
}

TEST(PhotoDesk, ReadsNumbersOfTwoFigures) {
  PhotoDesk desk;
  std::string digits(256, '0');
  for (std::size_t row = 0; row < 4; ++row) digits.replace(16 * row, 12, "G102345670BA");
  const photo::DrawnBoard drawn = {.digits = digits,
                                   .size = 16,
                                   .box_rows = 4,
                                   .box_columns = 4,
                                   .corners = {{{30, 30}, {700, 30}, {700, 700}, {30, 700}}},
                                   .line = 0.0015};
  const Picture picture = draw(drawn, {.width = 730, .height = 730});
  const std::size_t stride = put(desk, picture);
  const Tree board = tree_of(desk.read(picture.width, picture.height, stride));
  EXPECT_EQ(board["size"], 16);
  EXPECT_EQ(board["likely"][0][0], 16);
  EXPECT_EQ(board["likely"][10][0], 11);
  EXPECT_EQ(board["likely"][11][0], 10);
}

TEST(PhotoDesk, FindsABoardInTenthsOfAPixel) {
  PhotoDesk desk;
  const photo::DrawnBoard drawn;
  const Picture picture = draw(drawn);
  const std::size_t stride = put(desk, picture);
  const Tree corners = tree_of(desk.find(picture.width, picture.height, stride))["corners"];
  ASSERT_THAT(corners, SizeIs(8));
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_NEAR(corners[2 * i].get<double>(), drawn.corners[i].x * 10, 30);
    EXPECT_NEAR(corners[2 * i + 1].get<double>(), drawn.corners[i].y * 10, 30);
  }
  EXPECT_THAT(desk.front(), IsEmpty());  // it looked at nothing else
}

TEST(PhotoDesk, TakesRowsWithAGapBehindThem) {
  PhotoDesk desk;
  const Picture picture = draw(photo::DrawnBoard{});
  const std::size_t stride = put(desk, picture, 12);
  EXPECT_EQ(digits_of(tree_of(desk.read(picture.width, picture.height, stride))),
            photo::kDrawnDigits);
}

TEST(PhotoDesk, SaysWhatIsWrongWithNumbersThatDoNotFit) {
  PhotoDesk desk;
  EXPECT_THAT(error_of(desk.read(0, 0, 0)), HasSubstr("found 0x0."));
  desk.room(std::size_t{100} * 100 * 4);
  EXPECT_THAT(error_of(desk.read(100, 100, 399)), HasSubstr("rows of at least 400 bytes"));
  EXPECT_THAT(error_of(desk.read(100, 101, 400)), HasSubstr("found only 40000 bytes"));
  EXPECT_THAT(error_of(desk.find(100, 101, 400)), HasSubstr("found only 40000 bytes"));
  EXPECT_THAT(error_of(desk.read(100, 100, SIZE_MAX)), HasSubstr("found only 40000 bytes"));
  EXPECT_THAT(error_of(desk.read(UINT32_MAX, UINT32_MAX, SIZE_MAX)),
              HasSubstr("found 4294967295x"));
  EXPECT_THAT(error_of(desk.read(100, 100, 400)), HasSubstr("a board in the picture"));
}

TEST(PhotoDesk, HasNoRoomForMoreThanAPicture) {
  PhotoDesk desk;
  EXPECT_THAT(desk.room(photo::kMostPixels * 4 + 1), IsEmpty());
  EXPECT_THAT(desk.room(SIZE_MAX), IsEmpty());
  EXPECT_THAT(desk.room(12), SizeIs(12));
}

TEST(PhotoDesk, ChecksSidesBeforeAnythingIsDecoded) {
  PhotoDesk desk;
  EXPECT_EQ(desk.check_sides(4000, 3000), "{}");
  EXPECT_THAT(error_of(desk.check_sides(30'000, 30'000)), HasSubstr("found 30000x30000."));
  EXPECT_THAT(error_of(desk.check_sides(47, 100)), HasSubstr("found 47x100."));
}

TEST(PhotoDesk, KeepsTheBoardWhereTheNextPictureHasNone) {
  PhotoDesk desk;
  const Picture picture = draw(photo::DrawnBoard{});
  const std::size_t stride = put(desk, picture);
  desk.read(picture.width, picture.height, stride);
  put(desk, draw(std::vector<photo::DrawnBoard>{}));
  EXPECT_THAT(error_of(desk.read(picture.width, picture.height, stride)), HasSubstr("found none."));
  EXPECT_THAT(desk.front(), SizeIs(360 * 360));
}

// What there is to tell, told anew in another language.
TEST(PhotoDesk, TellsItsRemarksInTheLanguageThatIsSpoken) {
  PhotoDesk desk;
  EXPECT_EQ(desk.tell(), R"({"remarks":[]})");
  // Without the givens of the last row there are several solutions, and none of the rest is
  // doubtful.
  const std::string open = std::string(photo::kDrawnDigits.substr(0, 54)) + std::string(27, '0');
  const Picture picture = draw(photo::DrawnBoard{.digits = open});
  const std::size_t stride = put(desk, picture);
  const Tree board = tree_of(desk.read(picture.width, picture.height, stride));
  EXPECT_EQ(digits_of(board), open);
  EXPECT_EQ(
      board["remarks"],
      Tree({"The digits as read have more than one solution: compare them with the picture."}));
  speak(desk, "de\nphoto.several = mehrere\nerror.sentence = {^error}!\n");
  EXPECT_EQ(desk.tell(), R"({"remarks":["Mehrere!"]})");
  speak(desk, "en");
  EXPECT_EQ(tree_of(desk.tell())["remarks"], board["remarks"]);
}

TEST(PhotoDesk, StaysWithItsLanguageWhereATableIsSpoilt) {
  PhotoDesk desk;
  const std::string_view spoilt = "de\nno sentence\n";
  std::ranges::copy(spoilt, desk.room(spoilt.size()).begin());
  EXPECT_THAT(error_of(desk.speak()), HasSubstr("ine 1"));
  EXPECT_THAT(error_of(desk.read(0, 0, 0)), HasSubstr("Expected a picture"));
}

// Whatever is asked in whatever order, the answer is JSON, and nothing is read beyond the room.
RC_GTEST_PROP(PhotoDesk, AnswersWhateverItIsAsked, ()) {
  PhotoDesk desk;
  const auto small = rc::gen::inRange<std::uint32_t>(0, 90);
  const auto sides = rc::gen::oneOf(small, small, small, rc::gen::arbitrary<std::uint32_t>());
  for (int turn = 0; turn < 6; ++turn) {
    const auto length = *rc::gen::inRange<std::size_t>(0, 40'000);
    const auto byte = *rc::gen::arbitrary<std::uint8_t>();
    const auto room = desk.room(length);
    for (std::size_t i = 0; i < room.size(); ++i) {
      room[i] = static_cast<std::uint8_t>(i * i / 7 * byte);
    }
    const std::uint32_t width = *sides;
    const std::uint32_t height = *sides;
    const std::size_t stride = std::size_t{*sides} * 4;
    switch (*rc::gen::inRange(0, 4)) {
      case 0:
        tree_of(desk.read(width, height, stride));
        break;
      case 1:
        tree_of(desk.find(width, height, stride));
        break;
      case 2:
        tree_of(desk.check_sides(width, height));
        break;
      default:
        tree_of(desk.speak());
    }
  }
}

}  // namespace
}  // namespace quadrille::web
