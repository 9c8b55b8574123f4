// Lists: the linked lists that dance. The matrix of a problem as a ring of items still to be
// covered and, for every item, the vertical list of the options that still can cover it.
//   Lists<false> lists(problem);
//   lists.cover(item);  lists.uncover(item);   // everything is as it was
//
// Items are numbered from 1; secondary ones stand outside of the ring. Every one of the matrix is
// a node; nodes 1 to the number of items are the heads of the vertical lists. The nodes of an
// option lie side by side between two spacers and are linked in a circle.
//
// The invariant on which all rests: undoing happens in exactly the reverse order of doing. A
// removed element still knows its neighbours, and whenever it steps back in they are the ones it
// had when it left.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

#include "quadrille/cover/problem.h"

namespace quadrille::cover {

// kColoured = false leaves out what only colours need: measured 2-4% faster on plain problems.
template <bool kColoured>
class Lists {
 public:
  static constexpr std::uint32_t kRoot = 0;              // of the ring
  static constexpr std::uint32_t kSpacer = 0;            // the item of a spacer
  static constexpr std::uint32_t kPlain = 0;             // the tint of a node without colour
  static constexpr std::uint32_t kSettled = UINT32_MAX;  // …of one whose item has that colour now

  explicit Lists(const Problem& problem);

  // The ring.
  [[nodiscard]] bool all_covered() const { return ring_[kRoot].next == kRoot; }
  [[nodiscard]] std::uint32_t first_item() const { return ring_[kRoot].next; }
  [[nodiscard]] std::uint32_t next_item(std::uint32_t item) const { return ring_[item].next; }
  // How many options an item in the ring has left.
  [[nodiscard]] std::uint32_t length(std::uint32_t item) const { return lengths_[item]; }
  // How many items in the ring have no option left, and the first one with a single option, or
  // kRoot. Both are known without walking the ring: 17-clue Sudoku takes @@ of the time.
  [[nodiscard]] std::uint32_t empty_items() const { return empty_; }
  [[nodiscard]] std::uint32_t first_single() const;

  // The nodes.
  [[nodiscard]] std::uint32_t below(std::uint32_t node) const { return vertical_[node].down; }
  [[nodiscard]] std::uint32_t item_of(std::uint32_t node) const { return place_[node].item; }
  [[nodiscard]] std::uint32_t tint(std::uint32_t node) const { return tints_[node]; }
  [[nodiscard]] OptionId option_of(std::uint32_t node) const;
  [[nodiscard]] std::uint32_t right(std::uint32_t node) const { return place_[node].right; }
  [[nodiscard]] std::uint32_t left(std::uint32_t node) const {
    return place_[node - 1].item == kSpacer ? place_[node - 1].right : node - 1;
  }

  [[nodiscard]] std::uint64_t updates() const { return updates_; }

  // Takes the item out of the ring, and every option that has it out of all other lists.
  void cover(std::uint32_t item);
  void uncover(std::uint32_t item);
  // Gives the item of the node the node's colour: options that want another one leave all other
  // lists, nodes of the same colour are marked kSettled, as nothing is left to do for them.
  void purify(std::uint32_t node);
  void unpurify(std::uint32_t node);

 private:
  // Pairs rather than whole records, so that an index needs no multiplication: 10% faster.
  struct Neighbours {
    std::uint32_t previous;
    std::uint32_t next;
  };
  struct Vertical {
    std::uint32_t up;  // of a spacer: the number of the option before it
    std::uint32_t down;
  };
  struct Place {
    std::uint32_t item;   // or kSpacer
    std::uint32_t right;  // the next node of the option; of a spacer: the last node after it
  };
  // Kept in registers while a list is walked.
  struct Changes {
    std::uint32_t empty = 0;  // items that lost their last option, or got back their first
    std::uint64_t updates = 0;
  };

  // The length of secondary items starts here, so that it never counts as "no option left".
  static constexpr std::uint32_t kNeverShort = 1U << 31U;

  void hide(std::uint32_t from, Changes& changes);
  void unhide(std::uint32_t from, Changes& changes);

  std::vector<Neighbours> ring_;
  std::vector<std::uint32_t> lengths_;
  std::vector<std::uint8_t> single_;  // 1 for the items in the ring with one option
  std::vector<Vertical> vertical_;
  std::vector<Place> place_;
  std::vector<std::uint32_t> tints_;  // only if kColoured
  std::uint32_t empty_ = 0;
  std::uint64_t updates_ = 0;
};

template <bool kColoured>
Lists<kColoured>::Lists(const Problem& problem) {
  const std::uint32_t primary = problem.primary_count();
  const std::uint32_t items = problem.item_count();
  const std::size_t nodes = items + 1 + problem.entry_count() + problem.option_count() + 1;
  ring_.resize(items + 1);
  lengths_.resize(items + 1);
  single_.resize((items / 8 + 1) * 8);
  vertical_.resize(nodes);
  place_.resize(nodes);
  if (kColoured) tints_.resize(nodes);
  for (std::uint32_t item = 0; item <= items; ++item) {
    ring_[item] = {item - 1, item + 1};
    lengths_[item] = item <= primary ? 0 : kNeverShort;
    vertical_[item] = {item, item};
    place_[item] = {item, item};
  }
  ring_[kRoot].previous = primary;
  ring_[primary].next = kRoot;
  for (std::uint32_t item = primary + 1; item <= items; ++item) ring_[item] = {item, item};
  std::uint32_t node = items + 1;
  place_[node] = {kSpacer, 0};
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    const std::uint32_t spacer = node++;
    for (const Entry& entry : problem.entries(OptionId{option})) {
      const std::uint32_t item = index(entry.item) + 1;
      const std::uint32_t above = vertical_[item].up;
      vertical_[node] = {above, item};
      vertical_[above].down = node;
      vertical_[item].up = node;
      place_[node] = {item, node + 1};
      if (kColoured) tints_[node] = entry.colour == kNoColour ? kPlain : index(entry.colour) + 1;
      ++lengths_[item];
      ++node;
    }
    place_[node - 1].right = spacer + 1;
    place_[spacer].right = node - 1;
    place_[node] = {kSpacer, 0};
    vertical_[node].up = option;
  }
  for (std::uint32_t item = 1; item <= primary; ++item) {
    empty_ += static_cast<std::uint32_t>(lengths_[item] == 0);
    single_[item] = static_cast<std::uint8_t>(lengths_[item] == 1);
  }
}

template <bool kColoured>
OptionId Lists<kColoured>::option_of(std::uint32_t node) const {
  while (place_[node].item != kSpacer) ++node;
  return OptionId{vertical_[node].up};
}

template <bool kColoured>
std::uint32_t Lists<kColoured>::first_single() const {
  for (std::size_t at = 0; at < single_.size(); at += sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, single_.data() + at, sizeof(word));
    if (word == 0) continue;
    while (single_[at] == 0) ++at;
    return static_cast<std::uint32_t>(at);
  }
  return kRoot;
}

// Takes the option of the node out of all lists but that of the node itself.
template <bool kColoured>
inline void Lists<kColoured>::hide(std::uint32_t from, Changes& changes) {
  const Place* const place = place_.data();
  Vertical* const vertical = vertical_.data();
  std::uint32_t* const lengths = lengths_.data();
  std::uint8_t* const single = single_.data();
  for (std::uint32_t at = place[from].right; at != from; at = place[at].right) {
    if (kColoured && tints_[at] == kSettled) continue;
    const Vertical node = vertical[at];
    vertical[node.up].down = node.down;
    vertical[node.down].up = node.up;
    const std::uint32_t item = place[at].item;
    const std::uint32_t length = --lengths[item];
    single[item] = static_cast<std::uint8_t>(length == 1);
    changes.empty += static_cast<std::uint32_t>(length == 0);
    ++changes.updates;
  }
}

template <bool kColoured>
inline void Lists<kColoured>::unhide(std::uint32_t from, Changes& changes) {
  const Place* const place = place_.data();
  Vertical* const vertical = vertical_.data();
  std::uint32_t* const lengths = lengths_.data();
  std::uint8_t* const single = single_.data();
  for (std::uint32_t at = place[from].right; at != from; at = place[at].right) {
    if (kColoured && tints_[at] == kSettled) continue;
    const Vertical node = vertical[at];
    vertical[node.up].down = at;
    vertical[node.down].up = at;
    const std::uint32_t item = place[at].item;
    const std::uint32_t length = lengths[item]++;
    single[item] = static_cast<std::uint8_t>(length == 0);
    changes.empty += static_cast<std::uint32_t>(length == 0);
  }
}

template <bool kColoured>
[[gnu::always_inline]] inline void Lists<kColoured>::cover(std::uint32_t item) {
  const Neighbours beside = ring_[item];
  ring_[beside.previous].next = beside.next;
  ring_[beside.next].previous = beside.previous;
  single_[item] = 0;
  Changes changes;
  for (std::uint32_t node = vertical_[item].down; node != item; node = vertical_[node].down) {
    hide(node, changes);
  }
  empty_ += changes.empty - static_cast<std::uint32_t>(lengths_[item] == 0);
  updates_ += changes.updates + 1;
}

template <bool kColoured>
[[gnu::always_inline]] inline void Lists<kColoured>::uncover(std::uint32_t item) {
  Changes changes;
  for (std::uint32_t node = vertical_[item].up; node != item; node = vertical_[node].up) {
    unhide(node, changes);
  }
  empty_ += static_cast<std::uint32_t>(lengths_[item] == 0) - changes.empty;
  single_[item] = static_cast<std::uint8_t>(lengths_[item] == 1);
  const Neighbours beside = ring_[item];
  ring_[beside.previous].next = item;
  ring_[beside.next].previous = item;
}

template <bool kColoured>
void Lists<kColoured>::purify(std::uint32_t fixed) {
  const std::uint32_t item = place_[fixed].item;
  const std::uint32_t tint = tints_[fixed];
  Changes changes;
  for (std::uint32_t node = vertical_[item].down; node != item; node = vertical_[node].down) {
    if (tints_[node] != tint) {
      hide(node, changes);
    } else if (node != fixed) {
      tints_[node] = kSettled;
      ++changes.updates;
    }
  }
  empty_ += changes.empty;
  updates_ += changes.updates;
}

template <bool kColoured>
void Lists<kColoured>::unpurify(std::uint32_t fixed) {
  const std::uint32_t item = place_[fixed].item;
  const std::uint32_t tint = tints_[fixed];
  Changes changes;
  for (std::uint32_t node = vertical_[item].up; node != item; node = vertical_[node].up) {
    if (tints_[node] == kSettled) {
      tints_[node] = tint;
    } else if (node != fixed) {
      unhide(node, changes);
    }
  }
  empty_ -= changes.empty;
}

}  // namespace quadrille::cover
