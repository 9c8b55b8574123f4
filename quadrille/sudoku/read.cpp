#include "quadrille/sudoku/read.h"

#include "quadrille/sudoku/records.h"

namespace quadrille::sudoku {

Result<Grid> read_grid(std::string_view text, const ReadOptions& options) {
  RecordSplitter splitter(options);
  splitter.feed(text);
  splitter.finish();
  const std::optional<Record> record = splitter.next();
  if (!record) return Error{ErrorKind::no_board};
  Result<Grid> grid = read_record(*record, options);
  if (!grid) return grid;
  const std::optional<Record> another = splitter.next();
  if (another) {
    return Error{ErrorKind::another_board, {}, {another->line, 0}};
  }
  return grid;
}

}  // namespace quadrille::sudoku
