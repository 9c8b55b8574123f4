#include "quadrille/cover/dance_lists.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace quadrille::cover {

DanceLists::DanceLists(Problem problem) : problem_(std::move(problem)) {
  const std::uint32_t items = problem_.item_count();
  const std::uint32_t primary = problem_.primary_count();
  const std::size_t nodes = std::size_t{items} + 1 + problem_.entry_count();
  previous_.resize(items + 1);
  next_.resize(items + 1);
  up_.resize(nodes);
  down_.resize(nodes);
  lengths_.resize(items, 0);
  covered_.resize(items, false);
  settled_.resize(nodes, false);
  missing_.resize(problem_.option_count(), 0);
  options_.reserve(problem_.entry_count());
  for (NodeId head = 0; head <= items; ++head) {
    const bool in_ring = head <= primary;
    const NodeId before = head == kRootNode ? primary : head - 1;
    const NodeId after = head == primary ? kRootNode : head + 1;
    previous_[head] = in_ring ? before : head;
    next_[head] = in_ring ? after : head;
    up_[head] = down_[head] = head;
  }
  for (std::uint32_t option = 0; option < problem_.option_count(); ++option) {
    for (std::uint32_t entry = starts()[option]; entry < starts()[option + 1]; ++entry) {
      const NodeId node = node_of(entry);
      const NodeId head = head_of(problem_.entries()[entry].item);
      up_[node] = up_[head];
      down_[node] = head;
      down_[up_[head]] = node;
      up_[head] = node;
      ++lengths_[head - 1];
      options_.push_back(option);
    }
  }
}

bool DanceLists::is_available(OptionId option) const {
  if (missing_[index(option)] != 0) return false;
  return std::ranges::none_of(problem_.entries(option),
                              [&](const Entry& entry) { return is_covered(entry.item); });
}

NodeId DanceLists::node_at(OptionId option, ItemId item) const {
  NodeId node = first_of(option);
  while (entry_of(node).item != item) ++node;
  assert(node < end_of(option));
  return node;
}

void DanceLists::cover(ItemId item) {
  const NodeId head = head_of(item);
  next_[previous_[head]] = next_[head];
  previous_[next_[head]] = previous_[head];
  covered_[index(item)] = true;
  trail_.push_back({TrailStep::Kind::head, head});
  for (NodeId node = down_[head]; node != head; node = down_[node]) hide(node);
}

void DanceLists::purify(NodeId fixed) {
  const NodeId head = head_of(item_of(fixed));
  for (NodeId node = down_[head]; node != head; node = down_[node]) {
    if (entry_of(node).colour != entry_of(fixed).colour) {
      hide(node);
    } else if (node != fixed) {
      settled_[node] = true;
      trail_.push_back({TrailStep::Kind::settled, node});
    }
  }
}

void DanceLists::tweak(OptionId option) {
  for (NodeId node = first_of(option); node < end_of(option); ++node) take_node(node);
}

// The option of the node leaves all lists but that of the node itself.
void DanceLists::hide(NodeId from) {
  const OptionId option = option_of(from);
  for (NodeId node = from + 1; node < end_of(option); ++node) take_node(node);
  for (NodeId node = first_of(option); node < from; ++node) take_node(node);
}

void DanceLists::take_node(NodeId node) {
  if (settled_[node]) return;
  down_[up_[node]] = down_[node];
  up_[down_[node]] = up_[node];
  --lengths_[index(item_of(node))];
  ++missing_[index(option_of(node))];
  trail_.push_back({TrailStep::Kind::node, node});
}

void DanceLists::rewind(std::size_t length) {
  while (trail_.size() > length) {
    const auto [kind, node] = trail_.back();
    trail_.pop_back();
    switch (kind) {
      case TrailStep::Kind::settled:
        settled_[node] = false;
        break;
      case TrailStep::Kind::head:
        next_[previous_[node]] = node;
        previous_[next_[node]] = node;
        covered_[index(item_of(node))] = false;
        break;
      case TrailStep::Kind::node:
        down_[up_[node]] = node;
        up_[down_[node]] = node;
        ++lengths_[index(item_of(node))];
        --missing_[index(option_of(node))];
        break;
    }
  }
}

bool operator==(const DanceLists& a, const DanceLists& b) {
  return a.previous_ == b.previous_ && a.next_ == b.next_ && a.up_ == b.up_ && a.down_ == b.down_ &&
         a.lengths_ == b.lengths_ && a.covered_ == b.covered_ && a.settled_ == b.settled_ &&
         a.missing_ == b.missing_ && a.trail_ == b.trail_;
}

}  // namespace quadrille::cover
