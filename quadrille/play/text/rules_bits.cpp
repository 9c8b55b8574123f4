// Numbers are written in pieces of four bits, the lowest first, each with a bit before it that says
// whether another follows. Behind the first value and the number of constraints stands each of
// them: kind, cells, head, values; last what a file had that no constraint stands for.
#include "quadrille/play/text/rules_bits.h"

#include <bit>
#include <string>
#include <utility>
#include <vector>

#include "quadrille/rules/constraints.h"

namespace quadrille::play {
namespace {

using sudoku::Cell;
using sudoku::Constraint;
using sudoku::ConstraintKind;

constexpr std::uint32_t kPieceWidth = 4;
constexpr std::uint32_t kKindWidth = 6;
static_assert(sudoku::kConstraintKinds <= 1U << kKindWidth);

std::uint32_t width_of_cell(const sudoku::Grid& frame) {
  return static_cast<std::uint32_t>(std::bit_width(frame.shape().cell_count() - 1));
}

class RulesWriter {
 public:
  RulesWriter(BitWriter& bits, const sudoku::Grid& frame)
      : bits_(bits), width_(width_of_cell(frame)) {}

  void put(const sudoku::ConstraintList& list) {
    put_number(list.first_value);
    put_number(list.constraints.size());
    for (const Constraint& constraint : list.constraints) put(constraint);
    put_number(list.left_out.size());
    for (const std::string& name : list.left_out) {
      put_number(name.size());
      for (const char byte : name) bits_.put(static_cast<unsigned char>(byte), 8);
    }
  }

 private:
  void put(const Constraint& constraint) {
    bits_.put(static_cast<std::uint32_t>(constraint.kind), kKindWidth);
    for (const auto* cells : {&constraint.cells, &constraint.head}) {
      put_number(cells->size());
      for (const Cell cell : *cells) bits_.put(cell, width_);
    }
    put_number(constraint.values.size());
    for (const std::uint32_t value : constraint.values) put_number(value);
  }
  void put_number(std::size_t number) {
    bool more = true;
    while (more) {
      const auto piece = static_cast<std::uint32_t>(number % (1U << kPieceWidth));
      number >>= kPieceWidth;
      more = number > 0;
      bits_.put(more ? 1 : 0, 1);
      bits_.put(piece, kPieceWidth);
    }
  }

  BitWriter& bits_;
  std::uint32_t width_;
};

class BitsReader {
 public:
  BitsReader(BitReader& bits, const sudoku::Grid& frame)
      : bits_(bits), width_(width_of_cell(frame)) {}

  sudoku::ConstraintList take() {
    sudoku::ConstraintList list;
    list.first_value = take_number();
    for (std::uint32_t left = take_number(); left > 0 && !bits_.exhausted(); --left) {
      list.constraints.push_back(take_constraint());
    }
    for (std::uint32_t left = take_number(); left > 0 && !bits_.exhausted(); --left) {
      std::string name;
      for (std::uint32_t bytes = take_number(); bytes > 0 && !bits_.exhausted(); --bytes) {
        name += static_cast<char>(bits_.take(8));
      }
      list.left_out.push_back(std::move(name));
    }
    return list;
  }
  [[nodiscard]] bool bad() const { return bad_ || bits_.exhausted(); }

 private:
  Constraint take_constraint() {
    const std::uint32_t kind = bits_.take(kKindWidth);
    bad_ = bad_ || kind >= sudoku::kConstraintKinds;
    Constraint constraint{.kind = bad_ ? ConstraintKind::cage : static_cast<ConstraintKind>(kind)};
    for (auto* cells : {&constraint.cells, &constraint.head}) {
      for (std::uint32_t left = take_number(); left > 0 && !bits_.exhausted(); --left) {
        cells->push_back(bits_.take(width_));
      }
    }
    for (std::uint32_t left = take_number(); left > 0 && !bits_.exhausted(); --left) {
      constraint.values.push_back(take_number());
    }
    return constraint;
  }
  std::uint32_t take_number() {
    std::uint32_t number = 0;
    bool more = true;
    for (std::uint32_t shift = 0; more && !bits_.exhausted(); shift += kPieceWidth) {
      more = bits_.take(1) == 1;
      const std::uint32_t piece = bits_.take(kPieceWidth);
      bad_ = bad_ || shift + kPieceWidth > 32;
      if (!bad_) number |= piece << shift;
    }
    return number;
  }

  BitReader& bits_;
  std::uint32_t width_;
  bool bad_ = false;
};

}  // namespace

void put_rules(BitWriter& bits, const sudoku::Grid& frame) {
  RulesWriter(bits, frame).put(frame.constraints()->list());
}

Result<sudoku::Grid> take_rules(BitReader& bits, const sudoku::Grid& frame) {
  BitsReader reader(bits, frame);
  sudoku::ConstraintList list = reader.take();
  if (reader.bad() || list.first_value > 1) return Error{ErrorKind::link_foreign, {}, {1, 0}};
  auto rules = sudoku::Constraints::of(frame.shape(), std::move(list));
  if (!rules) return rules.error();
  sudoku::Grid ruled = frame;
  ruled.set_constraints(*std::move(rules));
  return ruled;
}

}  // namespace quadrille::play
