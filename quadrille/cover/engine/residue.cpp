// Each item keeps the number of its open options and the exclusive or of their numbers, so that the
// last one left is known without a search for it.
#include "quadrille/cover/engine/residue.h"

#include <algorithm>
#include <utility>

namespace quadrille::cover {
namespace {

class Reduction {
 public:
  explicit Reduction(const Matrix& matrix);
  Residue run();

 private:
  struct Item {
    std::uint32_t left = 0;      // open options
    std::uint32_t combined = 0;  // their numbers in one exclusive or
    bool settled = false;        // an option that has it is taken
  };
  enum class State : std::uint8_t { open, taken, out };

  void take(std::uint32_t option);
  void rule_out(std::uint32_t option);
  void collect(Residue& residue) const;

  Matrix matrix_;
  std::vector<Item> items_;
  std::vector<State> states_;          // of the options
  std::vector<std::uint32_t> starts_;  // item i has users_[starts_[i]] up to users_[starts_[i + 1]]
  std::vector<Residue::Use> users_;
  std::vector<std::uint32_t> forced_;  // items that may have a single option left
  std::vector<OptionId> taken_;
  bool contradiction_ = false;
};

Reduction::Reduction(const Matrix& matrix)
    : matrix_(matrix),
      items_(matrix.items),
      states_(matrix.option_count(), State::open),
      starts_(matrix.items + 1, 0),
      users_(matrix.all_entries.size()) {
  for (const Entry& entry : matrix.all_entries) ++starts_[index(entry.item) + 1];
  for (std::uint32_t item = 0; item < matrix.items; ++item) {
    items_[item].left = starts_[item + 1];
    starts_[item + 1] += starts_[item];
  }
  std::vector<std::uint32_t> next(starts_.begin(), starts_.end() - 1);
  for (std::uint32_t option = 0; option < matrix.option_count(); ++option) {
    for (const Entry& entry : matrix.entries(OptionId{option})) {
      users_[next[index(entry.item)]++] = {option, entry.colour};
      items_[index(entry.item)].combined ^= option;
    }
  }
}

Residue Reduction::run() {
  for (std::uint32_t item = 0; item < matrix_.primary; ++item) {
    if (items_[item].left == 0) contradiction_ = true;
    if (items_[item].left == 1) forced_.push_back(item);
  }
  while (!forced_.empty() && !contradiction_) {
    const Item& item = items_[forced_.back()];
    forced_.pop_back();
    if (!item.settled) take(item.combined);
  }
  Residue residue;
  residue.contradiction = contradiction_;
  if (contradiction_) return residue;
  residue.taken = std::move(taken_);
  collect(residue);
  return residue;
}

void Reduction::take(std::uint32_t option) {
  states_[option] = State::taken;
  taken_.push_back(OptionId{option});
  // All items first: an option to be ruled out may have several of them.
  for (const Entry& entry : matrix_.entries(OptionId{option})) {
    items_[index(entry.item)].settled = true;
  }
  for (const Entry& entry : matrix_.entries(OptionId{option})) {
    const std::uint32_t item = index(entry.item);
    for (std::uint32_t at = starts_[item]; at < starts_[item + 1]; ++at) {
      const Residue::Use& user = users_[at];
      const bool agrees = entry.colour != kNoColour && entry.colour == user.colour;
      if (states_[user.option] == State::open && !agrees) rule_out(user.option);
    }
  }
}

void Reduction::rule_out(std::uint32_t option) {
  states_[option] = State::out;
  for (const Entry& entry : matrix_.entries(OptionId{option})) {
    Item& item = items_[index(entry.item)];
    --item.left;
    item.combined ^= option;
    if (item.settled || index(entry.item) >= matrix_.primary) continue;
    if (item.left == 0) contradiction_ = true;
    if (item.left == 1) forced_.push_back(index(entry.item));
  }
}

void Reduction::collect(Residue& residue) const {
  std::vector<std::uint32_t> number(matrix_.option_count());
  for (std::uint32_t option = 0; option < matrix_.option_count(); ++option) {
    if (states_[option] != State::open) continue;
    number[option] = static_cast<std::uint32_t>(residue.open.size());
    residue.open.push_back(OptionId{option});
  }
  residue.starts.push_back(0);
  for (std::uint32_t item = 0; item < matrix_.items; ++item) {
    // At most one of one, or of none, says nothing.
    if (items_[item].settled || (item >= matrix_.primary && items_[item].left < 2)) continue;
    for (std::uint32_t at = starts_[item]; at < starts_[item + 1]; ++at) {
      const Residue::Use& user = users_[at];
      if (states_[user.option] == State::open) {
        residue.uses.push_back({number[user.option], user.colour});
      }
    }
    residue.items.push_back(ItemId{item});
    residue.starts.push_back(static_cast<std::uint32_t>(residue.uses.size()));
  }
}

}  // namespace

bool Residue::is_coloured(std::uint32_t item) const {
  return std::ranges::any_of(uses_of(item), [](const Use& use) { return use.colour != kNoColour; });
}

Residue find_residue(const Matrix& matrix) { return Reduction(matrix).run(); }

}  // namespace quadrille::cover
