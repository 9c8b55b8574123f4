// The items are numbered in this order: cells, digits in rows, columns and boxes, primary helpers,
// digits in what has fewer cells than there are digits, secondary helpers. The options: placements
// by cell and digit, then helpers.
#include "quadrille/rules/matrix/matrix_draft.h"

#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "quadrille/boards/mosaic.h"

namespace quadrille::sudoku::rules {
namespace {

constexpr std::size_t kOptionsPerLook = 4096;

// Where the items of each kind begin: those that are to be covered come first, whereas all rules of
// the board have numbers before those of helpers.
struct ItemNumbers {
  std::uint32_t base;     // rules of the board that are to be covered
  std::uint32_t primary;  // with helpers
  std::uint32_t grouped;  // rules of what has fewer cells than there are digits

  [[nodiscard]] std::uint32_t end_of_groups() const { return primary + grouped; }
  [[nodiscard]] cover::Entry entry_of(const Mark& helper) const {
    return {cover::ItemId{(helper.primary ? base : end_of_groups()) + helper.number}};
  }
  [[nodiscard]] cover::Entry entry_of(RuleId rule) const {
    const std::uint32_t number = index(rule);
    return {cover::ItemId{number < base ? number : number - base + primary}};
  }
  [[nodiscard]] RuleId rule_of(std::uint32_t item) const {
    if (item < base || item >= end_of_groups()) return RuleId{item};
    return RuleId{item < primary ? item + grouped : item - primary + base};
  }
};

class HelperNames final : public cover::Names {
 public:
  HelperNames(std::shared_ptr<const Constraints> constraints, Shape shape)
      : constraints_(std::move(constraints)), shape_(std::move(shape)) {}

  void add_item(HelperName name) { items_.push_back(std::move(name)); }
  void add_option(HelperName name) { options_.push_back(std::move(name)); }
  // The first item and option that are helpers.
  void set_first(std::uint32_t item, std::uint32_t option) {
    first_item_ = item;
    first_option_ = option;
  }

  [[nodiscard]] std::string item(cover::ItemId item) const override {
    return told(items_[index(item) - first_item_]);
  }
  [[nodiscard]] std::string option(cover::OptionId option) const override {
    return told(options_[index(option) - first_option_]);
  }

 private:
  // "cage 2": the second of them.
  [[nodiscard]] std::string constraint_name(std::uint32_t number) const {
    if (number == kNoConstraint) return "implied sum";
    const auto& all = constraints_->all();
    std::uint32_t count = 0;
    for (std::uint32_t i = 0; i <= number; ++i)
      if (all[i].kind == all[number].kind) ++count;
    return fmt::format("{} {}", name(all[number].kind), count);
  }

  [[nodiscard]] std::string told(const HelperName& it) const {
    const std::string digits = fmt::format("{}", fmt::join(it.digits, " "));
    const auto cell = [&] { return cell_name(shape_, it.number_or_cell); };
    const auto rule = [&] { return constraint_name(it.constraint); };
    switch (it.kind) {
      case HelperName::rule:
        return rule();
      case HelperName::digit:
      case HelperName::tuple:
        return fmt::format("{}: {}", rule(), digits);
      case HelperName::has:
        return fmt::format("{} has {}", rule(), digits);
      case HelperName::tie:
        return fmt::format("{}: {} {}", rule(), cell(), digits);
      case HelperName::literal:
        return fmt::format("{}: {}?", cell(), digits);
      case HelperName::is_not:
        return fmt::format("not {}: {}", cell(), digits);
      case HelperName::without:
        return fmt::format("no {} in {}", digits, rule());
      case HelperName::state:
        return fmt::format("{}: state {}", rule(), it.number_or_cell);
      case HelperName::gone:
        return fmt::format("{}: not state {}", rule(), it.number_or_cell);
      case HelperName::number:
        break;
    }
    return fmt::format("{} #{}", rule(), it.number_or_cell);
  }

  std::shared_ptr<const Constraints> constraints_;
  Shape shape_;
  std::vector<HelperName> items_;
  std::vector<HelperName> options_;
  std::uint32_t first_item_ = 0;
  std::uint32_t first_option_ = 0;
};

// The matrix, option by option.
struct Matrix {
  std::vector<std::uint32_t> start = {0};
  std::vector<cover::Entry> entries = {};
  std::vector<Placement> placements = {};

  void end_option(Placement placement) {
    start.push_back(static_cast<std::uint32_t>(entries.size()));
    placements.push_back(placement);
  }
};

}  // namespace

MatrixDraft::MatrixDraft(const Shape& shape, const std::vector<Digits>& domains, const Stop* stop)
    : shape_(shape),
      domains_(domains),
      stop_(stop),
      covered_(std::size_t{shape.cell_count()} * shape.size()),
      of_cell_(shape.cell_count()) {}

Mark MatrixDraft::add_primary(HelperName name) {
  primary_.push_back(std::move(name));
  return {static_cast<std::uint32_t>(primary_.size() - 1), true};
}

Mark MatrixDraft::add_secondary(HelperName name) {
  secondary_.push_back(std::move(name));
  return {static_cast<std::uint32_t>(secondary_.size() - 1), false};
}

void MatrixDraft::add_option(std::vector<Mark> items, HelperName name) {
  options_.push_back({std::move(items), std::move(name)});
}

void MatrixDraft::cover(const Placement& placement, Mark item) {
  if (!domains_[placement.cell].test(placement.digit - 1U)) return;
  covered_[std::size_t{placement.cell} * size() + placement.digit - 1].push_back(item);
}

std::optional<Mark> MatrixDraft::tie(Cell cell, const Digits& digits, std::uint32_t constraint) {
  const Digits possible = digits & domains_[cell];
  if (possible == domains_[cell]) return std::nullopt;
  std::uint32_t found = UINT32_MAX;
  for (const std::uint32_t literal : of_cell_[cell]) {
    if (literals_[literal].digits == possible) found = literal;
  }
  if (found == UINT32_MAX) {
    found = static_cast<std::uint32_t>(literals_.size());
    of_cell_[cell].push_back(found);
    literals_.push_back({cell, possible, {}});
  }
  const Mark item = add_primary({HelperName::tie, constraint, cell, list_of(possible)});
  literals_[found].ties.push_back(item);
  return item;
}

void MatrixDraft::add_literals() {
  for (const Literal& literal : literals_) {
    const std::vector<Digit> digits = list_of(literal.digits);
    const Mark item = add_primary({HelperName::literal, kNoConstraint, literal.cell, digits});
    for (const Digit digit : digits) cover({literal.cell, digit}, item);
    std::vector<Mark> items = {item};
    items.insert(items.end(), literal.ties.begin(), literal.ties.end());
    add_option(std::move(items), {HelperName::is_not, kNoConstraint, literal.cell, digits});
  }
}

std::optional<Encoding> MatrixDraft::finish(std::shared_ptr<const Constraints> constraints) {
  add_literals();
  const ShapeAreas areas(shape_);
  const std::uint32_t base = primary_rule_count(shape_);
  const ItemNumbers numbers = {.base = base,
                               .primary = base + static_cast<std::uint32_t>(primary_.size()),
                               .grouped = rule_count(shape_) - base};
  const auto items = numbers.end_of_groups() + static_cast<std::uint32_t>(secondary_.size());
  Matrix matrix;
  for (Cell cell = 0; cell < shape_.cell_count(); ++cell) {
    for (const Digit digit : list_of(domains_[cell])) {
      matrix.entries.push_back({cover::ItemId{cell}});
      for (const Unit area : areas.of(cell)) {
        const std::uint32_t rule = shape_.cell_count() + area * size() + digit - 1U;
        matrix.entries.push_back(numbers.entry_of(RuleId{rule}));
      }
      for (const Mark& mark : covered_[std::size_t{cell} * size() + digit - 1]) {
        matrix.entries.push_back(numbers.entry_of(mark));
      }
      matrix.end_option({cell, digit});
    }
  }
  auto names = std::make_shared<HelperNames>(std::move(constraints), shape_);
  names->set_first(base, static_cast<std::uint32_t>(matrix.placements.size()));
  for (Option& option : options_) {
    if (matrix.placements.size() % kOptionsPerLook == 0 && stopped()) return std::nullopt;
    for (const Mark& mark : option.items) matrix.entries.push_back(numbers.entry_of(mark));
    matrix.end_option({kNoCell, 0});
    names->add_option(std::move(option.name));
  }
  for (HelperName& name : primary_) names->add_item(std::move(name));
  for (std::uint32_t group = 0; group < numbers.grouped; ++group) names->add_item({});
  for (HelperName& name : secondary_) names->add_item(std::move(name));
  std::vector<RuleId> rules(items);
  for (std::uint32_t item = 0; item < items; ++item) rules[item] = numbers.rule_of(item);
  auto legend = std::make_shared<const Legend>(shape_, std::move(rules),
                                               std::move(matrix.placements), std::move(names));
  return Encoding{.problem = {numbers.primary, items, std::move(matrix.start),
                              std::move(matrix.entries), legend},
                  .legend = legend};
}

}  // namespace quadrille::sudoku::rules
