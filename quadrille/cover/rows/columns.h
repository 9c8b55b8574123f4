// Columns: the matrix by its items instead of its options, for problems in which an option excludes
// few others. For each item, or colour of an item, there are bits for the rows that have it, of
// which only the words that are not 0 are kept.
//   const Columns columns(residue, problem.primary_count());
//   space.columns = columns.view();
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "quadrille/cover/engine/residue.h"

namespace quadrille::cover::rows {

// A word of a column: a bit for each of 64 rows.
struct ColumnWord {
  std::uint64_t rows;
  std::uint32_t word;
};

// Plain pointers, for code that is compiled for an instruction set. `ends` of something begin where
// those of the one before it end.
struct ColumnsView {
  std::uint32_t words = 0;              // of a bit for each row
  std::uint32_t item_count = 0;         // primary; the first columns are theirs
  const ColumnWord* pieces = nullptr;   // column by column
  const std::uint32_t* ends = nullptr;  // of the columns, the first being 0
  // By row: the columns of all rows that it excludes, those of its primary items first.
  const std::uint32_t* clashes = nullptr;
  const std::uint32_t* clash_ends = nullptr;  // of the rows, the first being 0
};

class Columns {
 public:
  Columns(const Residue& residue, std::uint32_t primary_count);
  [[nodiscard]] ColumnsView view() const;

 private:
  std::uint32_t words_;
  std::uint32_t item_count_ = 0;
  std::vector<ColumnWord> pieces_;
  std::vector<std::uint32_t> ends_ = {0};
  std::vector<std::uint32_t> clashes_;
  std::vector<std::uint32_t> clash_ends_ = {0};
};

}  // namespace quadrille::cover::rows
