// The items are numbered in this order: cells, digits in rows, columns and boxes, primary helpers,
// digits in what has fewer cells than there are digits, secondary helpers. The options: placements
// by cell and digit, then helpers.
#include "quadrille/sudoku/rules/matrix_draft.h"

#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "quadrille/sudoku/mosaic.h"

namespace quadrille::sudoku::rules {
namespace {

constexpr std::size_t kOptionsPerLook = 4096;

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
  const auto primary = base + static_cast<std::uint32_t>(primary_.size());
  const std::uint32_t grouped = rule_count(shape_) - base;
  const auto items = primary + grouped + static_cast<std::uint32_t>(secondary_.size());
  const auto entry_of = [&](const Mark& mark) {
    return cover::Entry{cover::ItemId{(mark.primary ? base : primary + grouped) + mark.number}};
  };
  Matrix matrix;
  for (Cell cell = 0; cell < shape_.cell_count(); ++cell) {
    for (const Digit digit : list_of(domains_[cell])) {
      matrix.entries.push_back({cover::ItemId{cell}});
      for (const Unit area : areas.of(cell)) {
        const std::uint32_t rule = shape_.cell_count() + area * size() + digit - 1U;
        matrix.entries.push_back({cover::ItemId{rule < base ? rule : rule - base + primary}});
      }
      for (const Mark& mark : covered_[std::size_t{cell} * size() + digit - 1]) {
        matrix.entries.push_back(entry_of(mark));
      }
      matrix.end_option({cell, digit});
    }
  }
  auto names = std::make_shared<HelperNames>(std::move(constraints), shape_);
  names->set_first(base, static_cast<std::uint32_t>(matrix.placements.size()));
  for (Option& option : options_) {
    if (matrix.placements.size() % kOptionsPerLook == 0 && stopped()) return std::nullopt;
    for (const Mark& mark : option.items) matrix.entries.push_back(entry_of(mark));
    matrix.end_option({kNoCell, 0});
    names->add_option(std::move(option.name));
  }
  for (HelperName& name : primary_) names->add_item(std::move(name));
  for (std::uint32_t group = 0; group < grouped; ++group) names->add_item({});
  for (HelperName& name : secondary_) names->add_item(std::move(name));
  std::vector<RuleId> rules(items);
  for (std::uint32_t item = 0; item < items; ++item) {
    const bool is_group = item >= primary && item < primary + grouped;
    const bool is_helper = item >= base && item < primary;
    rules[item] = RuleId{is_group ? item - primary + base : is_helper ? item + grouped : item};
  }
  auto legend = std::make_shared<const Legend>(shape_, std::move(rules),
                                               std::move(matrix.placements), std::move(names));
  return Encoding{
      .problem = {primary, items, std::move(matrix.start), std::move(matrix.entries), legend},
      .legend = legend};
}

}  // namespace quadrille::sudoku::rules
