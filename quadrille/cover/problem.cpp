#include "quadrille/cover/problem.h"

#include <algorithm>

namespace quadrille::cover {
namespace {

// What an option is measured against.
struct Known {
  std::uint32_t primary;
  std::uint32_t items;
  std::uint32_t colours;
};

bool has_primary(std::span<const Entry> entries, std::uint32_t primary) {
  return std::ranges::any_of(entries,
                             [&](const Entry& entry) { return index(entry.item) < primary; });
}

// What is wrong with an option, if anything. Marks its items as seen by `number`, which no option
// has had before.
template <class NameOf>
Result<void> check(std::span<const Entry> entries, const Known& known, std::uint32_t number,
                   std::vector<std::uint32_t>& seen, const NameOf& name_of) {
  for (const Entry& entry : entries) {
    const std::uint32_t item = index(entry.item);
    if (item >= known.items) {
      return Error{ErrorKind::item_number,
                   {{"most", known.items}, {"found", std::uint64_t{item} + 1}}};
    }
    if (seen[item] == number) {
      return Error{ErrorKind::option_twice, {{"item", quoted(name_of(entry.item))}}};
    }
    seen[item] = number;
    if (item < known.primary && entry.colour != kNoColour) {
      return Error{ErrorKind::option_colour, {{"item", quoted(name_of(entry.item))}}};
    }
    if (entry.colour != kNoColour && index(entry.colour) >= known.colours) {
      return Error{ErrorKind::colour_number,
                   {{"most", known.colours}, {"found", std::uint64_t{index(entry.colour)} + 1}}};
    }
  }
  return {};
}

// For asserts only.
[[maybe_unused]] bool is_sound(const Problem& problem) {
  const Known known = {problem.primary_count(), problem.item_count(), problem.colour_count()};
  std::vector<std::uint32_t> seen(problem.item_count(), 0);
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    const auto entries = problem.entries(OptionId{option});
    if (!has_primary(entries, known.primary) ||
        !check(entries, known, option + 1, seen,
               [&](ItemId item) { return problem.item_name(item); })) {
      return false;
    }
  }
  return true;
}

}  // namespace

Problem::Problem(std::uint32_t primary, std::vector<std::uint32_t> start,
                 std::vector<Entry> entries, std::shared_ptr<const Names> names)
    : Problem(primary, primary, std::move(start), std::move(entries), std::move(names)) {}

Problem::Problem(std::uint32_t primary, std::uint32_t items, std::vector<std::uint32_t> start,
                 std::vector<Entry> entries, std::shared_ptr<const Names> names)
    : Problem(Data{.primary_count = primary,
                   .item_count = items,
                   .starts = std::move(start),
                   .entries = std::move(entries),
                   .names = std::move(names)}) {
  assert(starts().front() == 0 && starts().back() == entry_count());
  assert(is_sound(*this));
}

bool Problem::is_useless(OptionId option) const {
  return has_useless_options() && !has_primary(entries(option), primary_count());
}

std::string Problem::item_name(ItemId item) const {
  assert(index(item) < item_count());
  return data_->names ? data_->names->item(item) : data_->item_names[index(item)];
}

std::string Problem::option_name(OptionId option) const {
  assert(index(option) < option_count());
  if (data_->names) return data_->names->option(option);
  const auto named = data_->option_names.find(index(option));
  return named != data_->option_names.end() ? named->second : std::to_string(index(option) + 1);
}

const std::string& Problem::colour_name(ColourId colour) const {
  assert(index(colour) < colour_count());
  return data_->colour_names[index(colour)];
}

std::optional<ItemId> Problem::find_item(std::string_view name) const {
  if (data_->names) {  // names by rule are rarely looked up: no index is kept for them
    for (std::uint32_t item = 0; item < item_count(); ++item) {
      if (data_->names->item(ItemId{item}) == name) return ItemId{item};
    }
    return std::nullopt;
  }
  const auto found = data_->item_index.find(name);
  return found != data_->item_index.end() ? std::optional(found->second) : std::nullopt;
}

ItemId ProblemBuilder::add_primary(std::string_view name, Bounds bounds) {
  const ItemId item{data_.item_count};
  if (wrong_) return item;
  if (bounds.most > kMostTimes) {
    refuse(Error{ErrorKind::bounds_number, {{"most", kMostTimes}, {"found", bounds.most}}});
  } else if (bounds.least > bounds.most) {
    refuse(Error{ErrorKind::bounds_order,
                 {{"item", quoted(name)}, {"least", bounds.least}, {"most", bounds.most}}});
  } else if (add_item(name, true) && (bounds != Bounds{} || !data_.bounds.empty())) {
    data_.bounds.resize(index(item));
    data_.bounds.push_back(bounds);
  }
  return item;
}

ItemId ProblemBuilder::add_secondary(std::string_view name) {
  const ItemId item{data_.item_count};
  if (!wrong_) add_item(name, false);
  return item;
}

// False: it was refused.
bool ProblemBuilder::add_item(std::string_view name, bool primary) {
  if (name.empty()) {
    refuse(Error{ErrorKind::item_unnamed});
  } else if (primary && data_.item_count > data_.primary_count) {
    refuse(Error{ErrorKind::item_order,
                 {{"item", quoted(name)}, {"other", quoted(data_.item_names.back())}}});
  } else if (!data_.item_index.emplace(name, ItemId{data_.item_count}).second) {
    refuse(Error{ErrorKind::item_twice, {{"item", quoted(name)}}});
  } else {
    data_.item_names.emplace_back(name);
    seen_.push_back(0);
    ++data_.item_count;
    if (primary) ++data_.primary_count;
  }
  return !wrong_;
}

ColourId ProblemBuilder::add_colour(std::string_view name) {
  if (const auto found = colour_index_.find(name); found != colour_index_.end()) {
    return found->second;
  }
  const ColourId colour{static_cast<std::uint32_t>(data_.colour_names.size())};
  colour_index_.emplace(name, colour);
  data_.colour_names.emplace_back(name);
  return colour;
}

OptionId ProblemBuilder::add_option(std::span<const Entry> entries, std::string_view name,
                                    std::uint32_t cost) {
  const auto option = static_cast<std::uint32_t>(data_.starts.size() - 1);
  if (wrong_) return OptionId{option};
  const Known known = {data_.primary_count, data_.item_count,
                       static_cast<std::uint32_t>(data_.colour_names.size())};
  const auto name_of = [&](ItemId item) -> const std::string& {
    return data_.item_names[index(item)];
  };
  const bool useless = !has_primary(entries, known.primary);
  Result<void> checked = check(entries, known, option + 1, seen_, name_of);
  if (checked && useless && (entries.empty() || !keeps_useless_)) {
    checked = Error{ErrorKind::option_useless};
  } else if (checked && cost > kMostCost) {
    checked = Error{ErrorKind::cost, {{"most", kMostCost}, {"found", cost}}};
  }
  if (!checked) {
    const Argument called = name.empty() ? Argument(option + 1) : Argument(quoted(name));
    refuse(checked.error().about(Message{"found.option", {{"option", called}}}));
    return OptionId{option};
  }
  data_.entries.insert(data_.entries.end(), entries.begin(), entries.end());
  data_.starts.push_back(static_cast<std::uint32_t>(data_.entries.size()));
  data_.has_useless |= useless;
  if (cost != 0 || !data_.costs.empty()) {
    data_.costs.resize(option);
    data_.costs.push_back(cost);
  }
  if (!name.empty()) data_.option_names.emplace(option, name);
  return OptionId{option};
}

std::optional<ItemId> ProblemBuilder::find_item(std::string_view name) const {
  const auto found = data_.item_index.find(name);
  return found != data_.item_index.end() ? std::optional(found->second) : std::nullopt;
}

void ProblemBuilder::refuse(Error error) {
  error.place = place_;
  wrong_ = std::move(error);
}

Result<Problem> ProblemBuilder::build() {
  ProblemBuilder all = std::exchange(*this, {});
  if (all.wrong_) return *std::move(all.wrong_);
  return Problem(std::move(all.data_));
}

std::vector<ItemId> uncoverable_items(const Problem& problem) {
  std::vector<std::uint32_t> options(problem.item_count(), 0);
  for (const Entry& entry : problem.entries()) ++options[index(entry.item)];
  std::vector<ItemId> uncoverable;
  for (std::uint32_t item = 0; item < problem.primary_count(); ++item) {
    if (options[item] < problem.bounds(ItemId{item}).least) uncoverable.push_back(ItemId{item});
  }
  return uncoverable;
}

std::uint32_t longest_solution(const Problem& problem) {
  if (!problem.has_bounds()) return problem.primary_count();
  std::uint64_t times = 0;
  for (std::uint32_t item = 0; item < problem.primary_count(); ++item) {
    times += problem.bounds(ItemId{item}).most;
  }
  return static_cast<std::uint32_t>(std::min<std::uint64_t>(times, problem.option_count()));
}

std::uint64_t cost_of(const Problem& problem, std::span<const OptionId> options) {
  std::uint64_t sum = 0;
  for (const OptionId option : options) sum += problem.cost(option);
  return sum;
}

}  // namespace quadrille::cover
