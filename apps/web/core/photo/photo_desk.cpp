#include "apps/web/core/photo/photo_desk.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>
#include <utility>

#include "quadrille/base/json_writer.h"
#include "quadrille/base/message.h"
#include "quadrille/photo/remarks.h"

namespace quadrille::web {
namespace {

using photo::CellReading;
using sudoku::Digit;

// Of less than a hundredth nobody wants to hear.
constexpr std::uint32_t kWorthSaying = photo::kCertain / 100;

// What a cell may show, the likeliest first; 0 for nothing.
std::vector<Digit> likely(const CellReading& cell, std::uint32_t size) {
  std::vector<Digit> digits;
  for (Digit digit = 0; digit <= size; ++digit) {
    if (digit == cell.digit || cell.chance_of(digit) >= kWorthSaying) digits.push_back(digit);
  }
  std::ranges::sort(digits, std::greater<>(), [&](Digit digit) { return cell.chance_of(digit); });
  return digits;
}

}  // namespace

std::span<std::uint8_t> PhotoDesk::room(std::size_t length) {
  if (length > photo::kMostPixels * 4) length = 0;
  room_.resize(length);
  return room_;
}

const std::string& PhotoDesk::refuse(const Error& error) {
  JsonWriter json;
  const Message sentence = {"error.sentence", {{"error", error.placed_message()}}};
  json.begin_object().member("error", language().tell(sentence)).end_object();
  return answer_ = json.take();
}

photo::Pixels PhotoDesk::pixels(std::uint32_t width, std::uint32_t height,
                                std::size_t stride) const {
  return {room_, width, height, stride, photo::PixelFormat::rgba};
}

const std::string& PhotoDesk::speak() {
  const std::string_view text(reinterpret_cast<const char*>(room_.data()), room_.size());
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view table = text.substr(std::min(end + 1, text.size()));
  language_.reset();
  if (!table.empty()) {
    Result<Language> read = Language::read(text.substr(0, end), table);
    if (!read) return refuse(read.error());
    language_ = *std::move(read);
  }
  return answer_ = "{}";
}

const std::string& PhotoDesk::check_sides(std::uint32_t width, std::uint32_t height) {
  const Result<void> checked = photo::check_sides(width, height);
  return checked ? answer_ = "{}" : refuse(checked.error());
}

const std::string& PhotoDesk::read(std::uint32_t width, std::uint32_t height, std::size_t stride) {
  Result<photo::Reading> reading = photo::read_photo(pixels(width, height, stride));
  if (!reading) return refuse(reading.error());
  photo::Settlement settlement = photo::settle(*reading);
  board_ = Board{*std::move(reading), std::move(settlement)};
  const auto& [found, settled] = *board_;
  const std::uint32_t size = found.shape.size();
  JsonWriter json;
  json.begin_object().member("size", size).member("digits", settled.grid.cells());
  json.member("doubtful", settled.doubtful);
  json.key("changes").begin_array();
  for (const photo::Change& change : settled.changes) {
    json.begin_object().member("cell", change.cell).member("read", change.read).end_object();
  }
  json.end_array().key("likely").begin_array();
  for (const CellReading& cell : found.cells) json.value(likely(cell, size));
  json.end_array().member("remarks", remarks()).end_object();
  return answer_ = json.take();
}

const std::string& PhotoDesk::find(std::uint32_t width, std::uint32_t height, std::size_t stride) {
  const Result<photo::Outline> outline = photo::find_board(pixels(width, height, stride));
  if (!outline) return refuse(outline.error());
  JsonWriter json;
  json.begin_object().key("corners").begin_array();
  const auto tenths = [](double place) { return std::lround(place * 10); };
  for (const photo::Point& corner : outline->corners) {
    json.value(tenths(corner.x)).value(tenths(corner.y));
  }
  json.end_array().end_object();
  return answer_ = json.take();
}

const std::string& PhotoDesk::tell() {
  JsonWriter json;
  json.begin_object().member("remarks", remarks()).end_object();
  return answer_ = json.take();
}

std::span<const std::uint8_t> PhotoDesk::front() const {
  if (!board_) return {};
  return board_->reading.front.grey;
}

std::vector<std::string> PhotoDesk::remarks() const {
  std::vector<std::string> sentences;
  if (!board_) return sentences;
  for (Message& remark : photo::remarks_of(board_->reading, board_->settlement)) {
    sentences.push_back(language().tell({"error.sentence", {{"error", std::move(remark)}}}));
  }
  return sentences;
}

}  // namespace quadrille::web
