// Heads: the ways to part the digits of one part of a field, the head, among its columns.
//   const Heads heads(field, 0);
//   heads.walk([&](const Codes& codes, std::uint64_t times) { use(heads.columns(codes), times); });
// A code says in which columns of the head a digit stands. Digits that the board does not tell
// apart have their codes in ascending order; and where there are many heads, the first digit is
// left out of that, but has one code of those that lead to each other where columns or stacks
// change places that the board does not tell apart. `times` says for how many heads one stands.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/solve/bands/field.h"
#include "quadrille/solve/bands/orders.h"

namespace quadrille::sudoku::bands {

using Code = std::uint8_t;
using Codes = std::array<Code, 16>;  // of the digits, in the order of Heads; 0 past the last

// What leaves a field, or a part of it, as it is.
struct Symmetries {
  std::vector<std::uint32_t> ends = {};       // of groups of digits that nothing tells apart
  std::vector<std::vector<Code>> moves = {};  // columns or stacks that change places: code to code
  double orders = 1;  // in how many ways digits, columns and stacks can be put, about

  // The codes in the order that stands for all orders of digits.
  void sort(Codes& codes) const;
};

class Heads {
 public:
  Heads(const Field& field, std::uint32_t head);

  // The parts beside the head, with nothing given in the head: what lies under a head depends on
  // nothing else.
  [[nodiscard]] const Field& rest() const { return rest_; }
  [[nodiscard]] const Symmetries& of_all() const { return of_all_; }
  [[nodiscard]] const Symmetries& of_rest() const { return of_rest_; }
  // The digits of each column of the head, and of each column beside it.
  [[nodiscard]] ColumnDigits columns(const Codes& codes) const;
  [[nodiscard]] ColumnDigits columns_beside(const Codes& codes) const;

  // About how many a walk comes to.
  [[nodiscard]] double estimate() const { return splits_ / orders_of_digits_; }
  // About how many of them the rest tells apart.
  [[nodiscard]] double estimate_classes() const;
  // How many heads there are for each of which a walk gives out one, about.
  [[nodiscard]] double splits() const { return splits_; }

  // use(codes, times) returns false to stop.
  template <class Use>
  [[nodiscard]] bool walk(const Use& use) const {
    Codes codes = {};
    return walk_from(0, 0, 0, 1, codes, use, [] { return true; });
  }
  // One of so many shares of them, which together are all: those with the same first codes are in
  // the same share.
  template <class Use>
  [[nodiscard]] bool walk_share(std::uint32_t share, std::uint32_t of, const Use& use) const {
    Codes codes = {};
    std::uint64_t beginnings = 0;
    return walk_from(0, 0, 0, 1, codes, use, [&] { return beginnings++ % of == share; });
  }

 private:
  void list_codes(std::uint32_t rows);
  void order_digits();
  void number_groups();
  void list_first();
  [[nodiscard]] Symmetries symmetries(const Field& field,
                                      std::span<const std::uint32_t> rows) const;
  void add_move(Symmetries& found, std::uint32_t one, std::uint32_t other,
                std::uint32_t width) const;

  // enters() says whether to go on from some first codes.
  template <class Use, class Enters>
  bool walk_from(std::uint32_t place, std::uint32_t run, std::uint64_t filled, std::uint64_t times,
                 Codes& codes, const Use& use, const Enters& enters) const {
    if (place == std::min(kFirstCodes, field_.size) && !enters()) return true;
    if (place == field_.size) return use(std::as_const(codes), times);
    if (place == 0 && !first_.empty()) {
      for (const auto& [code, all] : first_) {
        codes[0] = code;
        if (!walk_from(1, 0, fill_[code], all, codes, use, enters)) return false;
      }
      return true;
    }
    const bool goes_on = place > alone_ && group_[place] == group_[place - 1];
    for (const Code code : allowed_[place]) {
      if (goes_on && code < codes[place - 1]) continue;
      const std::uint64_t now = filled + fill_[code];
      if (((now + room_) & kFull) != 0) continue;
      codes[place] = code;
      const std::uint32_t same = goes_on && code == codes[place - 1] ? run + 1 : 1;
      const std::uint64_t orders = times * place_in_group_[place] / same;
      if (!walk_from(place + 1, same, now, orders, codes, use, enters)) return false;
    }
    codes[place] = 0;
    return true;
  }

  static constexpr std::uint32_t kFirstCodes = 3;
  static constexpr std::uint64_t kFull = 0x8888888888888888U;

  const Field& field_;
  std::uint32_t head_;
  Field rest_;
  std::vector<Columns> codes_;         // the columns of each code
  std::vector<std::uint64_t> fill_;    // the same, as four bits for each column
  std::uint64_t room_ = 0;             // with it, a column with too many digits shows in kFull
  std::vector<std::uint32_t> digits_;  // in their order
  std::vector<std::uint32_t> group_;   // where those begin that nothing tells apart, at each place
  std::vector<std::uint64_t> place_in_group_;  // from 1
  std::vector<std::vector<Code>> allowed_;     // at each place
  struct First {
    Code code;
    std::uint64_t times;
  };
  std::vector<First> first_;  // instead of those allowed at the first place, if any
  std::uint32_t alone_ = 0;   // digits that are left out of their group: one or none
  Symmetries of_all_;
  Symmetries of_rest_;
  double splits_ = 0;
  double splits_of_rest_ = 0;
  double orders_of_digits_ = 1;
};

}  // namespace quadrille::sudoku::bands
