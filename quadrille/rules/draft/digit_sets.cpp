// Digit by digit, the least first. What the next ones and the last ones of those that are left have
// together bounds what can come of a beginning.
#include "quadrille/rules/draft/digit_sets.h"

#include <algorithm>
#include <utility>

namespace quadrille::sudoku::rules {
namespace {

class DigitSetFinder {
 public:
  DigitSetFinder(std::span<const std::int64_t> sums, const Digits& among, std::size_t most)
      : sums_(sums), most_(most), digits_(list_of(among)), sums_before_(1, 0) {
    for (const Digit digit : digits_) sums_before_.push_back(sums_before_.back() + digit);
    if (sums.empty()) return;
    least_ = std::ranges::min(sums);
    greatest_ = std::ranges::max(sums);
  }

  std::vector<Digits> find(std::size_t count) {
    add(0, count, 0);
    return std::move(found_);
  }

 private:
  [[nodiscard]] bool is_wanted(std::int64_t sum) const {
    return sums_.empty() || std::ranges::find(sums_, sum) != sums_.end();
  }
  [[nodiscard]] std::int64_t sum_between(std::size_t from, std::size_t to) const {
    return sums_before_[to] - sums_before_[from];
  }

  void add(std::size_t from, std::size_t count, std::int64_t sum) {
    if (count == 0) {
      if (is_wanted(sum)) found_.push_back(set_);
      return;
    }
    const std::size_t all = digits_.size();
    for (std::size_t at = from; at + count <= all && found_.size() <= most_; ++at) {
      if (sum + sum_between(at, at + count) > greatest_) return;
      if (sum + digits_[at] + sum_between(all - (count - 1), all) < least_) continue;
      set_.set(digits_[at] - 1U);
      add(at + 1, count - 1, sum + digits_[at]);
      set_.reset(digits_[at] - 1U);
    }
  }

  std::span<const std::int64_t> sums_;
  std::size_t most_;
  std::vector<Digit> digits_;
  std::vector<std::int64_t> sums_before_;  // of the digits before each place
  std::int64_t least_ = INT64_MIN;
  std::int64_t greatest_ = INT64_MAX;
  Digits set_;
  std::vector<Digits> found_;
};

}  // namespace

std::vector<Digits> sets_of_sum(std::size_t count, std::span<const std::int64_t> sums,
                                const Digits& among, std::size_t most) {
  return DigitSetFinder(sums, among, most).find(count);
}

}  // namespace quadrille::sudoku::rules
