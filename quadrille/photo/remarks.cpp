#include "quadrille/photo/remarks.h"

#include <utility>

#include "quadrille/boards/shape.h"

namespace quadrille::photo {
namespace {

Argument shown(sudoku::Digit digit) {
  if (digit == 0) return Message("photo.nothing");
  return digit;
}

}  // namespace

std::vector<Message> remarks_of(const Reading& reading, const Settlement& settlement) {
  std::vector<Message> remarks;
  for (const Change& change : settlement.changes) {
    remarks.push_back({"photo.changed",
                       {{"cell", sudoku::cell_name(reading.shape, change.cell)},
                        {"read", shown(change.read)},
                        {"taken", shown(change.taken)}}});
  }
  if (settlement.verdict == cover::Verdict::none) remarks.emplace_back("photo.none");
  if (settlement.verdict == cover::Verdict::many) remarks.emplace_back("photo.several");
  Argument::List cells;
  for (const sudoku::Cell cell : settlement.doubtful) {
    cells.emplace_back(sudoku::cell_name(reading.shape, cell));
  }
  if (!cells.empty()) remarks.push_back({"photo.doubtful", {{"cells", std::move(cells)}}});
  if (reading.other_boards != 0) {
    remarks.push_back({"photo.others", {{"boards", reading.other_boards}}});
  }
  return remarks;
}

}  // namespace quadrille::photo
