// BandCount: the number of solutions of a board, by parts that meet only in the digits of their
// columns. docs/counting.md tells the idea.
//   BandCount count(grid, memory);
//   if (count.seconds() < 5 && count.run(threads, stop)) use(count.solutions());
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/base/natural.h"
#include "quadrille/base/stop.h"
#include "quadrille/solve/bands/classes.h"
#include "quadrille/solve/bands/costs.h"
#include "quadrille/solve/bands/field.h"
#include "quadrille/solve/bands/heads.h"
#include "quadrille/solve/bands/nine_rest.h"
#include "quadrille/solve/bands/sum.h"

namespace quadrille::sudoku::bands {

// A head that stands for all that are the same up to the symmetries of the board.
struct KeptHead {
  Codes codes = {};
  std::uint64_t orders = 0;
  Sum under = {};  // the ways to fill the rest, of all heads for which this one stands
};

class BandCount {
 public:
  // Chooses the way that looks cheapest: by bands or by stacks, and which of them is the head.
  //   requires: has_field(grid.shape()), and no constraints
  BandCount(const Grid& grid, std::size_t memory);
  // Of one field, with a certain head.
  BandCount(const Field& field, std::uint32_t head, std::size_t memory);
  ~BandCount();
  BandCount(const BandCount&) = delete;
  BandCount& operator=(const BandCount&) = delete;

  // Before run(): the heads are kept, with what lies under them, unless they need more than so many
  // bytes.
  void keep_heads(std::size_t memory) { most_kept_ = memory / sizeof(KeptHead); }

  // What it will take on one core, about.
  [[nodiscard]] double seconds() const { return costs_.seconds; }
  [[nodiscard]] bool by_stacks() const { return field_->by_stacks; }
  // False: the stop came first, and nothing is known.
  bool run(std::uint32_t threads, const Stop* stop);

  // Instead of run(): the count in about so many pieces, which have nothing to do with each other.
  // The same board, memory and number give the same ones. False: the stop came first.
  bool prepare_pieces(std::uint32_t pieces, std::uint32_t threads, const Stop* stop);
  [[nodiscard]] std::uint32_t pieces() const { return pieces_; }
  // Of all pieces, a number that is another one where these are others.
  [[nodiscard]] std::uint64_t plan() const;
  // The solutions in a piece, from 0; all together are those of the board. Nothing: the stop came
  // first. Any number of threads may count side by side.
  [[nodiscard]] std::optional<Natural> count_piece(std::uint32_t piece) const;

  // Whether the heads could be kept that were to be.
  [[nodiscard]] bool has_room() const { return has_room_; }
  [[nodiscard]] const Natural& solutions() const { return solutions_; }
  // The heads that there were, and those under which was counted.
  [[nodiscard]] std::uint64_t heads() const { return heads_seen_; }
  [[nodiscard]] std::uint64_t classes() const { return classes_done_; }

  [[nodiscard]] const Field& field() const { return *field_; }
  [[nodiscard]] std::uint32_t head() const { return head_; }
  [[nodiscard]] const Heads& head_splits() const { return *head_splits_; }
  [[nodiscard]] std::span<const KeptHead> kept() const { return kept_; }
  // How many ways to fill the rest each of those stands for that are under a head.
  [[nodiscard]] std::uint64_t factor_of_rest() const { return factor_of_rest_; }

 private:
  struct Worker;

  [[nodiscard]] bool stopped() const { return stop_ != nullptr && stop_->requested(); }
  bool prepare();
  // What the sum over the heads is to be multiplied with.
  void find_factors();
  bool run_each();
  // False: there is no memory for the classes, or the stop came first.
  bool run_classes();
  bool find_classes(Classes& classes, std::vector<std::uint32_t>& numbers);
  [[nodiscard]] bool add_heads(std::vector<WeightedHead>& heads, Sum& sum) const;
  // The numbers are those in the classes of the heads that are kept.
  bool run_same(Classes& classes, std::vector<std::uint32_t>& numbers);
  bool add_to(Classes& classes, std::vector<WeightedHead>& heads,
              std::vector<std::uint32_t>& numbers);
  void keep(const KeptHead& head);
  // In how many orders each can be filled.
  void count_orders(std::span<const WeightedHead> heads, std::span<std::uint64_t> orders) const;
  // The same, without those that cannot be filled at all.
  std::vector<std::uint64_t> orders_of(std::vector<WeightedHead>& heads) const;
  // In how many ways what lies under each can be filled.
  [[nodiscard]] std::vector<std::uint64_t> rests_of(std::span<const WeightedHead> heads) const;
  [[nodiscard]] bool keeps() const { return most_kept_ > 0; }

  std::size_t memory_;
  std::unique_ptr<Field> field_;
  std::unique_ptr<Heads> head_splits_;
  std::uint32_t head_ = 0;
  Costs costs_;

  std::uint32_t threads_ = 1;
  const Stop* stop_ = nullptr;
  std::unique_ptr<Splits> splits_;  // of 9x9 alone, as what follows
  std::array<std::uint32_t, 3> head_stacks_ = {};
  std::unique_ptr<NineBand> head_band_;
  std::unique_ptr<NineTable> head_table_;
  std::unique_ptr<NineRest> rest_;

  Sum sum_;
  Natural solutions_;
  std::uint64_t factor_of_head_ = 1;
  std::uint64_t factor_of_rest_ = 1;
  std::uint32_t pieces_ = 0;
  bool has_classes_ = false;             // of the pieces
  std::vector<WeightedHead> in_pieces_;  // then those
  std::size_t most_kept_ = 0;
  bool has_room_ = true;
  std::vector<KeptHead> kept_;
  std::uint64_t heads_seen_ = 0;
  std::uint64_t classes_done_ = 0;
};

}  // namespace quadrille::sudoku::bands
