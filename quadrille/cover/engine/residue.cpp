// Each item keeps the number of its open options and the exclusive or of their numbers, so that the
// last one left is known without a search for it. The entries are sorted by item once, and in the
// end those of open options move to the front of the same array: no second one is made.
#include "quadrille/cover/engine/residue.h"

#include <algorithm>
#include <utility>

namespace quadrille::cover {
namespace {

class Reduction {
 public:
  Reduction(const Problem& problem, const Stop* stop);
  std::optional<Residue> run();

 private:
  struct Item {
    std::uint32_t left = 0;      // open options
    std::uint32_t combined = 0;  // their numbers in one exclusive or
    bool settled = false;        // an option that has it is taken
  };
  enum class State : std::uint8_t { open, taken, out };

  void sort_by_item();
  void rule_out_useless();
  void take_forced();
  void take(std::uint32_t option);
  void rule_out(std::uint32_t option);
  void keep_open();
  // Polls at some of the calls only: a clock is read for each poll.
  bool is_stopped(std::uint32_t number) {
    constexpr std::uint32_t kCallsPerPoll = 1U << 12U;
    if (stop_ != nullptr && number % kCallsPerPoll == 0) stopped_ |= stop_->requested();
    return stopped_;
  }

  const Problem& problem_;
  const Stop* stop_;
  bool stopped_ = false;
  std::vector<Item> items_;
  std::vector<State> states_;          // of the options
  std::vector<std::uint32_t> forced_;  // items that may have a single option left
  Residue residue_;                    // its uses are those of all items until the end
};

Reduction::Reduction(const Problem& problem, const Stop* stop)
    : problem_(problem),
      stop_(stop),
      items_(problem.item_count()),
      states_(problem.option_count(), State::open) {
  residue_.starts.resize(problem.item_count() + 1);
  residue_.uses.resize(problem.entry_count());
}

void Reduction::sort_by_item() {
  std::vector<std::uint32_t>& starts = residue_.starts;
  for (const Entry& entry : problem_.entries()) ++starts[index(entry.item) + 1];
  for (std::uint32_t item = 0; item < problem_.item_count(); ++item) {
    items_[item].left = starts[item + 1];
    starts[item + 1] += starts[item];
  }
  std::vector<std::uint32_t> next(starts.begin(), starts.end() - 1);
  for (std::uint32_t option = 0; option < problem_.option_count(); ++option) {
    if (is_stopped(option)) return;
    for (const Entry& entry : problem_.entries(OptionId{option})) {
      residue_.uses[next[index(entry.item)]++] = {option, entry.colour};
      items_[index(entry.item)].combined ^= option;
    }
  }
}

std::optional<Residue> Reduction::run() {
  sort_by_item();
  rule_out_useless();
  for (std::uint32_t item = 0; item < problem_.primary_count(); ++item) {
    if (items_[item].left < problem_.bounds(ItemId{item}).least) residue_.contradiction = true;
    if (items_[item].left == 1) forced_.push_back(item);
  }
  if (!problem_.has_bounds()) take_forced();
  if (!residue_.contradiction) keep_open();
  if (stopped_) return std::nullopt;
  return std::move(residue_);
}

// Options that no solution has: those without primary items, and those with items that must not be
// covered.
void Reduction::rule_out_useless() {
  if (!problem_.has_useless_options() && !problem_.has_bounds()) return;
  for (std::uint32_t option = 0; option < problem_.option_count(); ++option) {
    if (is_stopped(option)) return;
    const bool useful =
        !problem_.is_useless(OptionId{option}) &&
        std::ranges::none_of(problem_.entries(OptionId{option}), [&](const Entry& entry) {
          return problem_.is_primary(entry.item) && problem_.bounds(entry.item).most == 0;
        });
    if (!useful) rule_out(option);
  }
}

void Reduction::take_forced() {
  for (std::uint32_t number = 0; !forced_.empty() && !residue_.contradiction; ++number) {
    if (is_stopped(number)) break;
    const Item& item = items_[forced_.back()];
    forced_.pop_back();
    if (!item.settled) take(item.combined);
  }
}

void Reduction::take(std::uint32_t option) {
  states_[option] = State::taken;
  residue_.taken.push_back(OptionId{option});
  // All items first: an option to be ruled out may have several of them.
  for (const Entry& entry : problem_.entries(OptionId{option})) {
    items_[index(entry.item)].settled = true;
  }
  for (const Entry& entry : problem_.entries(OptionId{option})) {
    for (const Residue::Use& user : residue_.uses_of(index(entry.item))) {
      const bool agrees = entry.colour != kNoColour && entry.colour == user.colour;
      if (states_[user.option] == State::open && !agrees) rule_out(user.option);
    }
  }
}

void Reduction::rule_out(std::uint32_t option) {
  states_[option] = State::out;
  for (const Entry& entry : problem_.entries(OptionId{option})) {
    Item& item = items_[index(entry.item)];
    --item.left;
    item.combined ^= option;
    if (item.settled || !problem_.is_primary(entry.item) || problem_.has_bounds()) continue;
    if (item.left == 0) residue_.contradiction = true;
    if (item.left == 1) forced_.push_back(index(entry.item));
  }
}

// What moves to the front is always written where nothing is left to be read.
void Reduction::keep_open() {
  std::vector<std::uint32_t> number(problem_.option_count());
  for (std::uint32_t option = 0; option < problem_.option_count(); ++option) {
    if (states_[option] != State::open) continue;
    number[option] = static_cast<std::uint32_t>(residue_.open.size());
    residue_.open.push_back(OptionId{option});
  }
  std::vector<std::uint32_t> starts = {0};
  std::uint32_t end = 0;
  for (std::uint32_t item = 0; item < problem_.item_count(); ++item) {
    if (is_stopped(item)) return;
    // At most one of one, or of none, says nothing.
    const bool says_nothing = !problem_.is_primary(ItemId{item}) && items_[item].left < 2;
    if (items_[item].settled || says_nothing) continue;
    for (std::uint32_t at = residue_.starts[item]; at < residue_.starts[item + 1]; ++at) {
      const Residue::Use use = residue_.uses[at];
      if (states_[use.option] == State::open) {
        residue_.uses[end++] = {number[use.option], use.colour};
      }
    }
    residue_.items.push_back(ItemId{item});
    starts.push_back(end);
  }
  residue_.uses.resize(end);
  residue_.starts = std::move(starts);
}

}  // namespace

bool Residue::is_coloured(std::uint32_t item) const {
  return std::ranges::any_of(uses_of(item), [](const Use& use) { return use.colour != kNoColour; });
}

std::optional<Residue> find_residue(const Problem& problem, const Stop* stop) {
  return Reduction(problem, stop).run();
}

}  // namespace quadrille::cover
