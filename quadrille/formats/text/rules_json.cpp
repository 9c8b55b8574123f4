#include "quadrille/formats/text/rules_json.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "quadrille/base/json_reader.h"
#include "quadrille/base/json_writer.h"
#include "quadrille/boards/mosaic.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/write.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::sudoku {
namespace {

constexpr std::uint64_t kMostFirstValue = 1;
constexpr std::size_t kMostCells = 1U << 16U;
constexpr std::size_t kMostValues = 1U << 12U;

// "r4c2"
std::optional<Cell> cell_named(const Shape& shape, std::string_view name) {
  std::uint32_t row = 0;
  std::uint32_t column = 0;
  const char* end = name.data() + name.size();
  if (name.empty() || (name[0] != 'r' && name[0] != 'R')) return std::nullopt;
  const auto first = std::from_chars(name.data() + 1, end, row);
  if (first.ec != std::errc{} || first.ptr == end || (*first.ptr != 'c' && *first.ptr != 'C')) {
    return std::nullopt;
  }
  const auto second = std::from_chars(first.ptr + 1, end, column);
  if (second.ec != std::errc{} || second.ptr != end) return std::nullopt;
  const Cell cell = cell_at(shape, std::int64_t{row} - 1, std::int64_t{column} - 1);
  return cell != kNoCell ? std::optional(cell) : std::nullopt;
}

Result<std::vector<Cell>> read_cells(const Shape& shape, std::string_view text) {
  std::vector<Cell> cells;
  while (true) {
    const std::size_t first = text.find_first_not_of(" ,");
    if (first == std::string_view::npos) return cells;
    text.remove_prefix(first);
    const std::size_t end = std::min(text.find_first_of(" ,"), text.size());
    const auto cell = cell_named(shape, text.substr(0, end));
    if (!cell || cells.size() == kMostCells) {
      return Error{ErrorKind::saved_cell,
                   {{"last", cell_name(shape, shape.cell_count() - 1)},
                    {"found", quoted(text.substr(0, end))}}};
    }
    cells.push_back(*cell);
    text.remove_prefix(end);
  }
}

// The groups of cells of a constraint that compares them, with a bar between two of them.
Result<void> read_groups(const Shape& shape, std::string_view text, Constraint& constraint) {
  while (true) {
    const std::size_t bar = std::min(text.find('|'), text.size());
    const Result<std::vector<Cell>> group = read_cells(shape, text.substr(0, bar));
    if (!group) return group.error();
    if (constraint.cells.size() + group->size() > kMostCells) {
      return Error{ErrorKind::at_most,
                   {{"most", kMostCells}, {"found", constraint.cells.size() + group->size()}}};
    }
    if (constraint.values.size() == kMostValues) {
      return Error{ErrorKind::at_most, {{"most", kMostValues}, {"found", kMostValues + 1}}};
    }
    constraint.cells.insert(constraint.cells.end(), group->begin(), group->end());
    constraint.values.push_back(static_cast<std::uint32_t>(group->size()));
    if (bar == text.size()) return {};
    text.remove_prefix(bar + 1);
  }
}

class RulesReader {
 public:
  RulesReader(const Shape& shape, std::string_view text)
      : shape_(shape), text_(text), json_(text) {}

  Result<std::vector<Constraint>> read() {
    if (json_.next() != JsonToken::begin_array) return Error{ErrorKind::json_rules};
    while (true) {
      const JsonToken token = json_.next();
      if (token == JsonToken::end_array) return std::move(constraints_);
      const Result<void> taken = take(token);
      if (!taken) return taken.error();
    }
  }

 private:
  Result<void> take(JsonToken token) {
    if (token == JsonToken::text) {
      auto named = parse_global_constraints(json_.text());
      if (!named) return named.error();
      constraints_.insert(constraints_.end(), named->begin(), named->end());
      return {};
    }
    if (token != JsonToken::begin_object) return Error{ErrorKind::json_rules};
    std::optional<ConstraintKind> kind;
    Constraint constraint{.kind = ConstraintKind::cage};
    for (JsonToken next = json_.next(); next != JsonToken::end_object; next = json_.next()) {
      if (next != JsonToken::key) return Error{ErrorKind::json_rules};
      // A copy: the next token takes its place.
      const Result<void> member = take_member(std::string(json_.text()), kind, constraint);
      if (!member) return member.error();
    }
    if (!kind) return Error{ErrorKind::json_rules};
    constraint.kind = *kind;
    constraints_.push_back(std::move(constraint));
    return {};
  }

  Result<void> take_member(const std::string& key, std::optional<ConstraintKind>& kind,
                           Constraint& constraint) {
    value_begins_ = json_.place();
    const JsonToken token = json_.next();
    if (token != JsonToken::text) {
      // A sum without a cage around it is a constraint of its own, whose cells are a text.
      if (key != "sum" && key != "value" && key != "values") {
        return Error{ErrorKind::rule_name, {{"found", quoted(key)}}};
      }
      const Result<void> values = take_values(token, constraint);
      return values ? values : values.error().about(key);
    }
    const bool head = key == "circle" || key == "head" || key == "of";
    const Result<ConstraintKind> named = parse_constraint_kind(key);
    if (!head && named && is_grouped(*named)) {
      if (kind || !constraint.values.empty()) return Error{ErrorKind::json_rules};
      kind = *named;
      const Result<void> groups = read_groups(shape_, json_.text(), constraint);
      return groups ? groups : groups.error().about(key);
    }
    Result<std::vector<Cell>> cells = read_cells(shape_, json_.text());
    if (!cells) return cells.error().about(key);
    if (head) {
      constraint.head = *std::move(cells);
      return {};
    }
    if (!named) return named.error();
    if (kind) return Error{ErrorKind::json_rules};
    kind = *named;
    constraint.cells = *std::move(cells);
    return {};
  }

  // Numbers, or pairs of numbers.
  Result<void> take_values(JsonToken token, Constraint& constraint) {
    if (token != JsonToken::begin_array) return take_value(token, constraint);
    for (token = json_.next(); token != JsonToken::end_array; token = json_.next()) {
      const Result<void> taken =
          token == JsonToken::begin_array ? take_pair(constraint) : take_value(token, constraint);
      if (!taken) return taken;
    }
    return {};
  }

  Result<void> take_pair(Constraint& constraint) {
    for (int side = 0; side < 2; ++side) {
      const Result<void> taken = take_value(json_.next(), constraint);
      if (!taken) return taken;
    }
    return json_.next() == JsonToken::end_array ? Result<void>{} : no_number();
  }

  Result<void> take_value(JsonToken token, Constraint& constraint) {
    if (token != JsonToken::whole) return no_number();
    if (constraint.values.size() == kMostValues) {
      return Error{ErrorKind::at_most, {{"most", kMostValues}, {"found", kMostValues + 1}}};
    }
    constraint.values.push_back(
        static_cast<std::uint32_t>(std::min<std::uint64_t>(json_.number(), UINT32_MAX)));
    return {};
  }

  [[nodiscard]] Result<void> no_number() const {
    return Error{ErrorKind::rule_value,
                 {{"least", 0}, {"most", kMostConstraintValue}, {"found", quoted(value_text())}}};
  }

  // The text of the value behind a key, as far as it was read.
  [[nodiscard]] std::string_view value_text() const {
    constexpr std::size_t kLongest = 20;
    const std::size_t end = std::min(json_.place(), text_.size());
    const std::size_t begin = std::min(value_begins_, end);
    const std::string_view text = text_.substr(begin, end - begin);
    const std::size_t first = std::min(text.find_first_not_of(" :\t\r\n"), text.size());
    return text.substr(first, kLongest);
  }

  const Shape& shape_;
  std::string_view text_;
  JsonReader json_;
  std::size_t value_begins_ = 0;  // in text_: what stands behind the latest key
  std::vector<Constraint> constraints_;
};

Result<std::vector<std::string>> read_names(std::string_view text) {
  std::vector<std::string> names;
  JsonReader json(text);
  if (json.next() != JsonToken::begin_array) return Error{ErrorKind::json_rules};
  for (JsonToken token = json.next(); token != JsonToken::end_array; token = json.next()) {
    if (token != JsonToken::text) return Error{ErrorKind::json_rules};
    names.push_back(json.text());
  }
  return names;
}

std::string written_cells(const Shape& shape, const std::vector<Cell>& cells) {
  std::string text;
  for (const Cell cell : cells) text += (text.empty() ? "" : " ") + cell_name(shape, cell);
  return text;
}

void write_rule(JsonWriter& json, const Shape& shape, const Constraint& constraint) {
  if (is_global(constraint.kind) && constraint.values.empty()) {
    json.value(name(constraint.kind));
    return;
  }
  json.begin_object().member(name(constraint.kind), cells_text(shape, constraint));
  if (!constraint.head.empty()) {
    json.member(constraint.kind == ConstraintKind::clone ? "of" : "circle",
                written_cells(shape, constraint.head));
  }
  const std::string_view name = constraint.kind == ConstraintKind::cage ? "sum" : "value";
  if (is_grouped(constraint.kind)) {
    json.end_object();
    return;
  }
  if (is_of_pairs(constraint.kind)) {
    json.key("values").begin_array();
    for (std::size_t i = 0; i + 1 < constraint.values.size(); i += 2) {
      json.begin_array().value(constraint.values[i]).value(constraint.values[i + 1]).end_array();
    }
    json.end_array().end_object();
    return;
  }
  if (constraint.values.size() == 1) json.member(name, constraint.values.front());
  if (constraint.values.size() > 1) json.member("values", constraint.values);
  json.end_object();
}

}  // namespace

Result<Grid> rules_from_members(const Grid& grid, const RuleMembers& members) {
  ConstraintList list;
  if (!members.rules.empty()) {
    auto constraints = RulesReader(grid.shape(), members.rules).read();
    if (!constraints) return constraints.error();
    list.constraints = *std::move(constraints);
  }
  if (!members.left_out.empty()) {
    auto names = read_names(members.left_out);
    if (!names) return names.error();
    list.left_out = *std::move(names);
  }
  if (members.first_value > kMostFirstValue) {
    return Error{ErrorKind::rule_value,
                 {{"least", 0}, {"most", kMostFirstValue}, {"found", members.first_value}}}
        .about("first_value");
  }
  list.first_value = static_cast<std::uint32_t>(members.first_value);
  auto constraints = Constraints::of(grid.shape(), std::move(list));
  if (!constraints) return constraints.error();
  Grid board = grid;
  board.set_constraints(*std::move(constraints));
  return board;
}

const bool kHasConstraints = true;
const Constraints* constraints_of(const Grid& grid) { return grid.constraints().get(); }

Result<Grid> read_rules(const Grid& grid, std::string_view members) {
  std::string json = write(Grid(grid.shape()), Format::json);
  const Result<Grid> plain = read_grid(json);
  json.back() = ',';
  json += members;
  json += '}';
  const Result<Grid> ruled = read_grid(json);
  if (!ruled) return ruled.error();
  // Of this board, and no other: regions may have other numbers there.
  if (!ruled->constraints() || !plain || ruled->shape() != plain->shape()) {
    return Error{ErrorKind::json_rules};
  }
  Grid board = grid;
  board.set_constraints(ruled->constraints());
  return board;
}

std::string write_rules(const Grid& grid) {
  const std::string members = rules_as_members(grid);
  return members.empty() ? members : members.substr(1);
}

std::string rules_as_members(const Grid& grid) {
  const auto& constraints = grid.constraints();
  if (constraints == nullptr) return {};
  JsonWriter json;
  json.begin_object().key("rules").begin_array();
  for (const Constraint& constraint : constraints->all()) {
    write_rule(json, grid.shape(), constraint);
  }
  json.end_array();
  if (constraints->first_value() != 1) json.member("first_value", constraints->first_value());
  if (!constraints->left_out().empty()) json.member("left_out", constraints->left_out());
  json.end_object();
  const std::string text = json.take();
  return "," + text.substr(1, text.size() - 2);
}

}  // namespace quadrille::sudoku
