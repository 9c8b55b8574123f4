// Members: what the object of a board in JSON says, before it is known what it means.
//   const Result<std::optional<Shape>> shape = shape_of(members);
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/json_reader.h"
#include "quadrille/base/result.h"
#include "quadrille/boards/shape.h"
#include "quadrille/formats/text/rules_json.h"

namespace quadrille::sudoku {

// A value of the object; of an object or array no more than that it is one.
struct Member {
  JsonToken kind = JsonToken::null;  // null where it is not given
  std::string text = {};
  std::uint64_t number = 0;

  [[nodiscard]] bool is_given() const { return kind != JsonToken::null; }
};

struct Members {
  Member puzzle, box, latin, regions, boards, height, width, digits;
  std::vector<std::uint64_t> cells;  // where the puzzle is an array: its numbers
  std::vector<std::size_t> rows;     // and how many of them each inner array has
  std::vector<std::string> texts;    // those of its elements that are texts
  bool long_texts = false;           // one of these is more than a cell
  bool bare = false;                 // there is no object, only the array
  RuleMembers rules;

  // Whether they say how many rows, columns or digits there are.
  [[nodiscard]] bool is_sized() const {
    return height.is_given() || width.is_given() || digits.is_given();
  }
  // What is wrong with the puzzle.
  [[nodiscard]] Error wrong(const Error& error) const;
};

// The place is that of the whole object: inside a member, nobody can count.
Error on_line(const Error& error);
// What is wrong with the value of a member, under its name.
Error in_member(std::string_view name, const Error& error);

// The shape that the object gives; none where it leaves the size to the puzzle.
Result<std::optional<Shape>> shape_of(const Members& members);

}  // namespace quadrille::sudoku
