// DanceLists: the linked lists that dance, made to be looked at: at every moment each node can be
// asked for its neighbours, and the trail says in which order nodes have left.
//   cover::DanceLists lists(problem);
//   const std::size_t before = lists.trail_length();
//   lists.cover(cover::ItemId{0});
//   lists.rewind(before);   // everything is as it was
// Node 0 is the root of the ring, nodes 1 to the number of items are the heads of the vertical
// lists, and behind them comes a node for each one of the matrix, option after option. Whatever
// leaves its list is written down at the end of the trail and still knows its neighbours; it steps
// back in from the end of the trail. So the state follows from the trail, and each part of the
// trail is a moment that can be looked at. The search has lists of its own, which are faster and
// cannot be watched.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/cover/problem.h"

namespace quadrille::cover {

using NodeId = std::uint32_t;
inline constexpr NodeId kRootNode = 0;
constexpr NodeId head_of(ItemId item) { return index(item) + 1; }

// A step of the trail: a head that left the ring, a node that left its list, or a node whose item
// has the colour of the node from then on.
struct TrailStep {
  enum class Kind : std::uint8_t { head, node, settled };
  Kind kind;
  NodeId node;

  friend bool operator==(const TrailStep&, const TrailStep&) = default;
};

class DanceLists {
 public:
  explicit DanceLists(Problem problem);

  [[nodiscard]] const Problem& problem() const { return problem_; }

  // The ring: of heads that are in it, and of those that left it, where they remember to have been.
  [[nodiscard]] NodeId previous(NodeId head) const { return previous_[head]; }
  [[nodiscard]] NodeId next(NodeId head) const { return next_[head]; }
  // The vertical lists, of heads and nodes.
  [[nodiscard]] NodeId up(NodeId node) const { return up_[node]; }
  [[nodiscard]] NodeId down(NodeId node) const { return down_[node]; }
  // How many options the item has left, and whether it has been covered.
  [[nodiscard]] std::uint32_t length(ItemId item) const { return lengths_[index(item)]; }
  [[nodiscard]] bool is_covered(ItemId item) const { return covered_[index(item)]; }
  // Whether the option can still be taken.
  [[nodiscard]] bool is_available(OptionId option) const;

  // The nodes of an option lie side by side.
  [[nodiscard]] NodeId first_of(OptionId option) const { return node_of(starts()[index(option)]); }
  [[nodiscard]] NodeId end_of(OptionId option) const {
    return node_of(starts()[index(option) + 1]);
  }
  [[nodiscard]] bool is_head(NodeId node) const { return node <= problem_.item_count(); }
  // requires: not the root
  [[nodiscard]] ItemId item_of(NodeId node) const {
    return is_head(node) ? ItemId{node - 1} : entry_of(node).item;
  }
  // requires: no head and not the root
  [[nodiscard]] OptionId option_of(NodeId node) const {
    return OptionId{options_[node - node_of(0)]};
  }
  // requires: an option that has the item
  [[nodiscard]] NodeId node_at(OptionId option, ItemId item) const;

  [[nodiscard]] std::size_t trail_length() const { return trail_.size(); }
  [[nodiscard]] const TrailStep& step_at(std::size_t place) const { return trail_[place]; }

  // Takes the item out of the ring, and every option that has it out of all other lists.
  void cover(ItemId item);
  // The item of the node takes the colour of the node.
  void purify(NodeId fixed);
  // Takes the option out of all lists.
  void tweak(OptionId option);
  // Puts back what left, the last one first, until the trail is as long as it was.
  void rewind(std::size_t length);

  friend bool operator==(const DanceLists& a, const DanceLists& b);

 private:
  [[nodiscard]] std::span<const std::uint32_t> starts() const { return problem_.starts(); }
  [[nodiscard]] NodeId node_of(std::uint32_t entry) const {
    return problem_.item_count() + 1 + entry;
  }
  [[nodiscard]] const Entry& entry_of(NodeId node) const {
    return problem_.entries()[node - node_of(0)];
  }
  void hide(NodeId from);
  void take_node(NodeId node);

  Problem problem_;
  std::vector<NodeId> previous_, next_;  // of the root and the heads
  std::vector<NodeId> up_, down_;
  std::vector<std::uint32_t> lengths_;
  std::vector<bool> covered_;
  std::vector<bool> settled_;
  std::vector<std::uint32_t> missing_;  // nodes of each option that have left their lists
  std::vector<std::uint32_t> options_;  // of each one of the matrix
  std::vector<TrailStep> trail_;
};

}  // namespace quadrille::cover
