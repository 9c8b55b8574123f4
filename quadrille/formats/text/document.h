// Document: a text of several lines in the format of another program, among other lines.
//   DocumentLines document;
//   while (document.look() == DocumentLines::Look::more) document.add(next_line);
//   if (document.is_whole()) use(parts_of_document(lines));
// An XML document goes up to the tag that closes it, an object in JSON up to its last brace, a grid
// of candidates up to the ruler below it, one of Simple Sudoku up to the last of the notes behind
// it; without candidates and notes it is a grid like any other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/formats/exchange/formats.h"

namespace quadrille::sudoku {

// Whether the line may be the first of one: false, and soon, for lines of cells; and always where
// the formats of other programs are left out.
bool begins_document(std::string_view line);

class DocumentLines {
 public:
  enum class Look : std::uint8_t {
    more,          // further lines are needed to say
    ended,         // with this line
    ended_before,  // this line does not belong to it
  };

  void add(std::string_view line);
  // Says that there are no more lines.
  void finish();

  [[nodiscard]] Look look() const { return look_; }
  // Whether the lines make a document; else they are to be read as any others.
  [[nodiscard]] bool is_whole() const { return whole_; }

 private:
  enum class Kind : std::uint8_t { none, xml, object, drawing };

  void add_to_object(std::string_view line);
  void add_to_drawing(std::string_view line);
  void add_to_candidates(std::string_view line);
  void add_to_grid_with_notes(std::string_view line);
  void end(bool whole, Look look = Look::ended) {
    whole_ = whole;
    look_ = look;
  }

  Kind kind_ = Kind::none;
  CandidateLines candidates_;
  bool may_have_candidates_ = true;  // a drawing, as far as it has been seen
  bool has_notes_ = false;           // it may have some
  Look look_ = Look::more;
  bool whole_ = false;
  std::size_t lines_ = 0;
  std::size_t depth_ = 0;  // of an object: open braces
  std::size_t notes_ = 0;
  std::size_t rulers_ = 0;  // of a drawing, at its top and bottom
};

struct DocumentPart {
  std::string text;
  std::size_t line = 0;  // on which it begins, from 0
};

// The texts of the boards in it: the whole, or each game of a collection.
std::vector<DocumentPart> parts_of_document(std::string_view lines);

}  // namespace quadrille::sudoku
