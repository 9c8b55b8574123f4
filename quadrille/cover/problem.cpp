#include "quadrille/cover/problem.h"

#include <fmt/format.h>

namespace quadrille::cover {

Problem::Problem(std::uint32_t primary, std::vector<std::uint32_t> start,
                 std::vector<Entry> entries, std::shared_ptr<const Names> names)
    : primary_count_(primary),
      item_count_(primary),
      option_start_(std::move(start)),
      entries_(std::move(entries)),
      seen_(primary, 0),
      names_(std::move(names)) {
  assert(option_start_.front() == 0 && option_start_.back() == entries_.size());
  for (std::uint32_t option = 0; option < option_count(); ++option) {
    assert(check(this->entries(OptionId{option})));
  }
}

Result<ItemId> Problem::add_primary(std::string_view name) {
  if (item_count_ > primary_count_) {
    return Error{ErrorKind::item_order,
                 {{"item", quoted(name)}, {"other", quoted(item_names_.back())}}};
  }
  auto item = add_item(name);
  if (item) ++primary_count_;
  return item;
}

Result<ItemId> Problem::add_secondary(std::string_view name) { return add_item(name); }

Result<ItemId> Problem::add_item(std::string_view name) {
  assert(names_ == nullptr);
  if (name.empty()) return Error{ErrorKind::item_unnamed};
  const ItemId item{item_count_};
  if (!item_index_.emplace(name, item).second) {
    return Error{ErrorKind::item_twice, {{"item", quoted(name)}}};
  }
  item_names_.emplace_back(name);
  seen_.push_back(0);
  ++item_count_;
  return item;
}

ColourId Problem::add_colour(std::string_view name) {
  if (const auto found = colour_index_.find(name); found != colour_index_.end()) {
    return found->second;
  }
  const ColourId colour{colour_count()};
  colour_index_.emplace(name, colour);
  colour_names_.emplace_back(name);
  return colour;
}

// What is wrong with an option, if anything.
Result<void> Problem::check(std::span<const Entry> entries) {
  ++attempt_;
  bool covers = false;
  for (const Entry& entry : entries) {
    if (index(entry.item) >= item_count_) {
      return Error{ErrorKind::item_number,
                   {{"most", item_count_}, {"found", std::uint64_t{index(entry.item)} + 1}}};
    }
    if (seen_[index(entry.item)] == attempt_) {
      return Error{ErrorKind::option_twice, {{"item", quoted(item_name(entry.item))}}};
    }
    seen_[index(entry.item)] = attempt_;
    if (is_primary(entry.item)) {
      covers = true;
      if (entry.colour != kNoColour) {
        return Error{ErrorKind::option_colour, {{"item", quoted(item_name(entry.item))}}};
      }
    }
    if (entry.colour != kNoColour && index(entry.colour) >= colour_count()) {
      return Error{ErrorKind::colour_number,
                   {{"most", colour_count()}, {"found", std::uint64_t{index(entry.colour)} + 1}}};
    }
  }
  if (!covers) return Error{ErrorKind::option_useless};
  return {};
}

Result<OptionId> Problem::add_option(std::span<const Entry> entries, std::string_view name) {
  const OptionId option{option_count()};
  if (const auto checked = check(entries); !checked) {
    const Argument called = name.empty() ? Argument(index(option) + 1) : Argument(quoted(name));
    return checked.error().about(Message{"found.option", {{"option", called}}});
  }
  entries_.insert(entries_.end(), entries.begin(), entries.end());
  option_start_.push_back(static_cast<std::uint32_t>(entries_.size()));
  if (!name.empty()) option_names_.emplace(index(option), name);
  return option;
}

std::string Problem::item_name(ItemId item) const {
  assert(index(item) < item_count_);
  return names_ ? names_->item(item) : item_names_[index(item)];
}

std::string Problem::option_name(OptionId option) const {
  assert(index(option) < option_count());
  if (names_) return names_->option(option);
  const auto named = option_names_.find(index(option));
  return named != option_names_.end() ? named->second : std::to_string(index(option) + 1);
}

const std::string& Problem::colour_name(ColourId colour) const {
  assert(index(colour) < colour_count());
  return colour_names_[index(colour)];
}

std::optional<ItemId> Problem::find_item(std::string_view name) const {
  if (names_) {  // names by rule are rarely looked up: no index is kept for them
    for (std::uint32_t item = 0; item < item_count_; ++item) {
      if (names_->item(ItemId{item}) == name) return ItemId{item};
    }
    return std::nullopt;
  }
  const auto found = item_index_.find(name);
  return found != item_index_.end() ? std::optional(found->second) : std::nullopt;
}

}  // namespace quadrille::cover
