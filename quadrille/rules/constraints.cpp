#include "quadrille/rules/constraints.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "quadrille/rules/definition/definition.h"
#include "quadrille/rules/encode.h"
#include "quadrille/rules/kinds/broken.h"
#include "quadrille/rules/matrix/encode_rules.h"
#include "quadrille/rules/rule_book.h"
#include "quadrille/rules/walk/walk.h"

namespace quadrille::sudoku {
namespace {

// Nobody sets more, and a hostile file may not cost more than its board is worth.
constexpr std::size_t kMostPerCell = 4;
constexpr std::size_t kMostCellsPerCell = 64;
constexpr std::size_t kMostAnyway = 64;

std::optional<Encoding> encode_quickly(const Grid& grid, Form form, const Stop* stop) {
  return rules::encode_rules(grid, form, rules::Lowering::quick, stop);
}

std::vector<std::size_t> find_broken(const ConstraintList& list, const Grid& grid) {
  std::vector<std::size_t> broken;
  for (std::size_t i = 0; i < list.constraints.size(); ++i) {
    const std::vector<Cell> cells = rules::cells_of(grid.shape(), list.constraints[i]);
    if (std::ranges::any_of(cells, [&](Cell cell) { return grid.at(cell) == 0; })) continue;
    if (!rules::holds(grid.shape(), list, list.constraints[i], grid.cells())) broken.push_back(i);
  }
  return broken;
}

}  // namespace

struct Constraints::Work {
  std::optional<Encoding> (*encode)(const Grid& grid, Form form, const Stop* stop);
  std::unique_ptr<rules::Walk> (*walk)(const Grid& grid, const Stop* stop);
  std::vector<std::size_t> (*broken)(const ConstraintList& list, const Grid& grid);
  std::vector<BrokenRule> (*broken_parts)(const ConstraintList& list, const Grid& grid);
  std::vector<Digit> (*fitting)(const ConstraintList& list, const Grid& grid, Cell cell);
  std::shared_ptr<const Layout> (*layout)(const Grid& grid);
};

Constraints::Constraints(ConstraintList list, const Work& work)
    : list_(std::move(list)), work_(&work) {}

std::optional<Encoding> Constraints::encode(const Grid& grid, Form form, const Stop* stop) const {
  return work_->encode(grid, form, stop);
}

std::unique_ptr<rules::Walk> Constraints::walk(const Grid& grid, const Stop* stop) const {
  return work_->walk(grid, stop);
}

std::vector<std::size_t> Constraints::broken_on(const Grid& grid) const {
  return work_->broken(list_, grid);
}

std::vector<BrokenRule> Constraints::broken_parts(const Grid& grid) const {
  return work_->broken_parts(list_, grid);
}

std::vector<Digit> Constraints::fitting(const Grid& grid, Cell cell) const {
  return work_->fitting(list_, grid, cell);
}

std::shared_ptr<const Layout> Constraints::layout(const Grid& grid) const {
  return work_->layout(grid);
}

Result<std::shared_ptr<const Constraints>> Constraints::of(const Shape& shape,
                                                           ConstraintList list) {
  const std::size_t most = kMostPerCell * shape.cell_count() + kMostAnyway;
  if (list.constraints.size() > most) {
    return Error{ErrorKind::at_most, {{"most", most}, {"found", list.constraints.size()}}};
  }
  std::size_t cells = 0;
  std::vector<std::size_t> numbers(kConstraintKinds, 0);  // how many of each kind so far
  for (const Constraint& constraint : list.constraints) {
    const std::size_t number = ++numbers[static_cast<std::size_t>(constraint.kind)];
    cells += constraint.cells.size() + constraint.head.size();
    if (cells > kMostCellsPerCell * shape.cell_count() + kMostAnyway) {
      return Error{
          ErrorKind::at_most,
          {{"most", kMostCellsPerCell * shape.cell_count() + kMostAnyway}, {"found", cells}}};
    }
    const Result<void> fine = check(shape, constraint);
    if (fine) continue;
    Error error = fine.error();
    error.subject = fmt::format("{} {}", name(constraint.kind), number);
    return error;
  }
  // Areas have no order: they are named by the first cell, where their number stands.
  for (Constraint& constraint : list.constraints) {
    using enum ConstraintKind;
    const bool is_area =
        constraint.kind == cage || constraint.kind == sum || constraint.kind == region;
    if (is_area) std::ranges::sort(constraint.cells);
  }
  if (list == ConstraintList{}) return std::shared_ptr<const Constraints>();
  static constexpr Work kWork = {encode_quickly,           rules::begin_walk,   find_broken,
                                 rules::find_broken_parts, rules::find_fitting, layout_with_rules};
  return std::shared_ptr<const Constraints>(new Constraints(std::move(list), kWork));  // NOLINT
}

std::optional<Message> left_out_of(const Grid& grid) {
  const Constraints* constraints = constraints_of(grid);
  if (constraints == nullptr || constraints->left_out().empty()) return std::nullopt;
  const std::vector<std::string>& names = constraints->left_out();
  return Message{"constraint.left_out", {{"names", Argument::List(names.begin(), names.end())}}};
}

bool leaves_words_alone(const Grid& grid) {
  const Constraints* constraints = constraints_of(grid);
  return constraints != nullptr && !constraints->all().empty() &&
         constraints->left_out() == std::vector<std::string>{std::string(kRulesInWords)};
}

Grid as_read(const Grid& grid) {
  const Constraints* constraints = constraints_of(grid);
  if (constraints == nullptr || constraints->left_out().empty()) return grid;
  ConstraintList list = constraints->list();
  list.left_out.clear();
  Grid board = grid;
  board.set_constraints(*Constraints::of(grid.shape(), std::move(list)));
  return board;
}

Result<Grid> with_constraints(const Grid& grid, std::span<const Constraint> more) {
  ConstraintList list;
  if (grid.constraints()) list = grid.constraints()->list();
  list.constraints.insert(list.constraints.end(), more.begin(), more.end());
  auto constraints = Constraints::of(grid.shape(), std::move(list));
  if (!constraints) return constraints.error();
  Grid board = grid;
  board.set_constraints(*std::move(constraints));
  return board;
}

bool are_same(const Constraints* a, const Constraints* b) {
  if (a == nullptr || b == nullptr) return a == b;
  return *a == *b;
}

}  // namespace quadrille::sudoku
