#include "quadrille/cover/subtree.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace quadrille::cover {
namespace {

// The names of the whole problem, for the items and options that are left of it.
class NamesLeft final : public Names {
 public:
  NamesLeft(Problem whole, std::vector<ItemId> items, std::vector<OptionId> options)
      : whole_(std::move(whole)), items_(std::move(items)), options_(std::move(options)) {}
  [[nodiscard]] std::string item(ItemId item) const override {
    return whole_.item_name(items_[index(item)]);
  }
  [[nodiscard]] std::string option(OptionId option) const override {
    return whole_.option_name(options_[index(option)]);
  }

 private:
  Problem whole_;
  std::vector<ItemId> items_;
  std::vector<OptionId> options_;
};

constexpr std::uint32_t kGone = UINT32_MAX;

}  // namespace

// What the options taken have done to the items, and which options are left.
struct Subtree::Left {
  std::vector<std::uint32_t> used;  // by item: how often it is covered
  std::vector<ColourId> colour;     // by item: the one it has, if any
  std::vector<bool> open;           // by option
  bool contradiction = false;

  Left(const Problem& problem, const Branch& branch, bool all_open)
      : used(problem.item_count(), 0),
        colour(problem.item_count(), kNoColour),
        open(problem.option_count(), all_open) {
    for (const OptionId option : branch.taken) take(problem, option);
  }

  void take(const Problem& problem, OptionId option) {
    for (const Entry& entry : problem.entries(option)) {
      const std::uint32_t item = index(entry.item);
      if (used[item] > 0 && !problem.is_primary(entry.item)) {
        contradiction |= entry.colour == kNoColour || entry.colour != colour[item];
      }
      ++used[item];
      colour[item] = entry.colour;
      if (problem.is_primary(entry.item)) {
        contradiction |= used[item] > problem.bounds(entry.item).most;
      }
    }
  }
  // Whether nothing can cover the item any more, unless it is in the same colour.
  [[nodiscard]] bool is_full(const Problem& problem, ItemId item) const {
    const std::uint32_t most = problem.is_primary(item) ? problem.bounds(item).most : 1;
    return used[index(item)] >= most;
  }
  // Whether the option gives an item the colour that it has already.
  [[nodiscard]] bool agrees(const Entry& entry) const {
    return entry.colour != kNoColour && used[index(entry.item)] > 0 &&
           colour[index(entry.item)] == entry.colour;
  }
  [[nodiscard]] bool fits(const Problem& problem, OptionId option) const {
    if (!open[index(option)] || problem.is_useless(option)) return false;
    return std::ranges::all_of(problem.entries(option), [&](const Entry& entry) {
      return !is_full(problem, entry.item) || agrees(entry);
    });
  }
};

Subtree::Subtree(const Problem& problem, Branch branch) : branch_(std::move(branch)) {
  Left left(problem, branch_, true);
  keep(problem, left);
}

Subtree::Subtree(const Problem& problem, Branch branch, std::span<const OptionId> open)
    : branch_(std::move(branch)) {
  Left left(problem, branch_, false);
  for (const OptionId option : open) left.open[index(option)] = true;
  keep(problem, left);
}

void Subtree::keep(const Problem& problem, Left& left) {
  for (const OptionId option : branch_.taken) left.open[index(option)] = false;
  for (const OptionId option : branch_.out) left.open[index(option)] = false;
  Problem::Data data;
  std::vector<ItemId> items;
  std::vector<std::uint32_t> number(problem.item_count(), kGone);
  for (std::uint32_t item = 0; item < problem.item_count(); ++item) {
    const ItemId id{item};
    if (!left.contradiction && left.is_full(problem, id)) continue;
    number[item] = data.item_count++;
    items.push_back(id);
    if (!problem.is_primary(id)) continue;
    ++data.primary_count;
    if (!problem.has_bounds()) continue;
    const Bounds bounds = problem.bounds(id);
    const std::uint32_t used = left.contradiction ? 0 : left.used[item];
    data.bounds.push_back(
        {.least = bounds.least - std::min(bounds.least, used), .most = bounds.most - used});
  }
  if (left.contradiction) {
    // An item that no option has.
    data = {.primary_count = 1, .item_count = 1};
    items.assign(1, ItemId{0});
    left.open.assign(problem.option_count(), false);
  }
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    const OptionId id{option};
    if (!left.fits(problem, id)) continue;
    for (const Entry& entry : problem.entries(id)) {
      if (!left.agrees(entry)) {
        data.entries.push_back({ItemId{number[index(entry.item)]}, entry.colour});
      }
    }
    data.starts.push_back(static_cast<std::uint32_t>(data.entries.size()));
    if (problem.has_costs()) data.costs.push_back(problem.cost(id));
    options_.push_back(id);
  }
  data.colour_names = problem.data_->colour_names;
  data.names = std::make_shared<NamesLeft>(problem, std::move(items), options_);
  problem_ = Problem(std::move(data));
}

std::vector<OptionId> Subtree::whole(std::span<const OptionId> solution) const {
  std::vector<OptionId> options = branch_.taken;
  options.reserve(options.size() + solution.size());
  for (const OptionId option : solution) options.push_back(whole(option));
  return options;
}

}  // namespace quadrille::cover
