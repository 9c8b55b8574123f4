#include "apps/cli/pipeline/picture_board.h"

#include <utility>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/system/interrupt.h"
#include "apps/cli/system/picture.h"
#include "quadrille/photo/remarks.h"

namespace quadrille::cli {

Result<PictureBoard> read_picture_board(std::string_view bytes) {
  const Result<Picture> picture = decode_picture(bytes);
  if (!picture) return picture.error();
  Result<photo::Reading> reading = photo::read_photo(picture->pixels());
  if (!reading) return reading.error();
  photo::Settlement settlement = photo::settle(*reading, &interrupt());
  return PictureBoard{*std::move(reading), std::move(settlement)};
}

std::string told_remarks(const std::string& title, const PictureBoard& board) {
  std::string lines;
  for (const Message& remark : photo::remarks_of(board.reading, board.settlement)) {
    lines += fmt::format("{}: {}\n", title, told(remark));
  }
  return lines;
}

}  // namespace quadrille::cli
