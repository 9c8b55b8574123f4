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
    assert(!complaint(this->entries(OptionId{option})));
  }
}

Result<ItemId> Problem::add_primary(std::string_view name) {
  if (item_count_ > primary_count_) {
    return Error{
        fmt::format("expected every primary item before the first secondary one, found '{}' "
                    "after '{}'",
                    name, item_names_.back())};
  }
  auto item = add_item(name);
  if (item) ++primary_count_;
  return item;
}

Result<ItemId> Problem::add_secondary(std::string_view name) { return add_item(name); }

Result<ItemId> Problem::add_item(std::string_view name) {
  assert(names_ == nullptr);
  if (name.empty()) return Error{"expected a name for the item, found nothing"};
  const ItemId item{item_count_};
  if (!item_index_.emplace(name, item).second) {
    return Error{fmt::format("expected a new item, found '{}' a second time", name)};
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
std::optional<Error> Problem::complaint(std::span<const Entry> entries) {
  ++attempt_;
  bool covers = false;
  for (const Entry& entry : entries) {
    if (index(entry.item) >= item_count_) {
      return Error{fmt::format("expected an item from 1 to {}, found item {}", item_count_,
                               std::uint64_t{index(entry.item)} + 1)};
    }
    if (seen_[index(entry.item)] == attempt_) {
      return Error{fmt::format("expected each item once, found '{}' twice", item_name(entry.item))}
          .as("optionTwice", item_name(entry.item));
    }
    seen_[index(entry.item)] = attempt_;
    if (is_primary(entry.item)) {
      covers = true;
      if (entry.colour != kNoColour) {
        return Error{
            fmt::format("expected a colour on secondary items only, found one on primary item '{}'",
                        item_name(entry.item))}
            .as("optionColour", item_name(entry.item));
      }
    }
    if (entry.colour != kNoColour && index(entry.colour) >= colour_count()) {
      return Error{fmt::format("expected a colour from 1 to {}, found colour {}", colour_count(),
                               std::uint64_t{index(entry.colour)} + 1)};
    }
  }
  if (!covers) {
    return Error{"expected a primary item, found none: the option is useless"}.as("optionUseless");
  }
  return std::nullopt;
}

Result<OptionId> Problem::add_option(std::span<const Entry> entries, std::string_view name) {
  const OptionId option{option_count()};
  if (auto wrong = complaint(entries)) {
    const auto called =
        name.empty() ? std::to_string(index(option) + 1) : fmt::format("'{}'", name);
    wrong->message = fmt::format("option {}: {}", called, wrong->message);
    return *std::move(wrong);
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
