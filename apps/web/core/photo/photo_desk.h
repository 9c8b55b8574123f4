// PhotoDesk: what the page asks about pictures: bytes go in, and text comes out, as JSON. It is a
// core of its own, fetched by those alone who want to read a picture. src/photo/photo_core.ts is
// the other side.
//   PhotoDesk desk;
//   std::ranges::copy(rgba, desk.room(rgba.size()).begin());
//   desk.read(640, 480, 640 * 4);   // {"size":9,"digits":[…],…}, or {"error":"Expected …"}
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "quadrille/base/language.h"
#include "quadrille/photo/doubt.h"
#include "quadrille/photo/photo.h"

namespace quadrille::web {

class PhotoDesk {
 public:
  // Where the bytes of the next picture are to be written, or a text; empty where no picture has so
  // many.
  std::span<std::uint8_t> room(std::size_t length);

  // Each answer is good until the next question. What is wrong is told as {"error":"A sentence."}

  // From now on in the language of the text in the room: its tag on the first line, then its table;
  // in English where there is none.
  const std::string& speak();
  // {}, where a picture of these sides is one that is read.
  const std::string& check_sides(std::uint32_t width, std::uint32_t height);
  // The board in the picture in the room, of red, green, blue and opacity, with what the rules of
  // Sudoku say of it; a row begins so many bytes after the one before.
  const std::string& read(std::uint32_t width, std::uint32_t height, std::size_t stride);
  // {"corners":[x,y,…]}: where the board is, and no more; in tenths of a pixel.
  const std::string& find(std::uint32_t width, std::uint32_t height, std::size_t stride);
  // {"remarks":[…]}: what is to be told of the board that was read last, in the language that is
  // spoken now.
  const std::string& tell();

  // The pixels of the board that was read last, seen from the front; none where there was none.
  [[nodiscard]] std::span<const std::uint8_t> front() const;

 private:
  const std::string& refuse(const Error& error);
  [[nodiscard]] photo::Pixels pixels(std::uint32_t width, std::uint32_t height,
                                     std::size_t stride) const;
  [[nodiscard]] const Language& language() const { return language_ ? *language_ : english(); }
  [[nodiscard]] std::vector<std::string> remarks() const;

  std::vector<std::uint8_t> room_;
  std::optional<Language> language_;
  struct Board {
    photo::Reading reading;
    photo::Settlement settlement;
  };
  std::optional<Board> board_;
  std::string answer_;
};

}  // namespace quadrille::web
