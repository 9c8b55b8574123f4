// A Cover as a value: compared, hashed, and made again from its state: the texts and objects of
// items and options, and what each option covers. That of a board is made from the board.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <pybind11/stl.h>

#include "bindings/python/core/cover.h"
#include "bindings/python/core/values.h"

namespace quadrille::python {
namespace {

using Bounds = std::pair<std::uint32_t, std::uint32_t>;
using Entry = std::pair<std::uint32_t, std::optional<std::uint32_t>>;     // an item, and a colour
using Item = std::tuple<py::object, std::string, std::optional<Bounds>>;  // bounds: it is primary
using Option = std::tuple<py::object, std::string, std::uint32_t, std::vector<Entry>>;

std::vector<Item> items_with_bounds(const Cover& cover) {
  const cover::Problem& problem = cover.problem;
  std::vector<Item> items;
  for (std::uint32_t number = 0; number < problem.item_count(); ++number) {
    const cover::ItemId item{number};
    std::optional<Bounds> bounds;
    if (problem.is_primary(item)) bounds = {problem.bounds(item).least, problem.bounds(item).most};
    items.emplace_back(cover.items[number], problem.item_name(item), bounds);
  }
  return items;
}

std::vector<Option> options_with_entries(const Cover& cover) {
  const cover::Problem& problem = cover.problem;
  std::vector<Option> options;
  for (std::uint32_t number = 0; number < problem.option_count(); ++number) {
    const cover::OptionId option{number};
    std::vector<Entry> entries;
    for (const cover::Entry& entry : problem.entries(option)) {
      const bool coloured = entry.colour != cover::kNoColour;
      entries.emplace_back(index(entry.item),
                           coloured ? std::optional(index(entry.colour)) : std::nullopt);
    }
    options.emplace_back(cover.name(option), problem.option_name(option), problem.cost(option),
                         std::move(entries));
  }
  return options;
}

std::vector<std::string> colour_names(const Cover& cover) {
  std::vector<std::string> colours;
  for (std::uint32_t number = 0; number < cover.problem.colour_count(); ++number) {
    colours.push_back(cover.problem.colour_name(cover::ColourId{number}));
  }
  return colours;
}

Cover cover_of_parts(const std::vector<Item>& items, const std::vector<std::string>& colours,
                     const std::vector<Option>& options) {
  cover::ProblemBuilder builder;
  builder.keep_useless_options();
  Cover cover;
  for (const auto& [object, text, bounds] : items) {
    if (bounds) {
      builder.add_primary(text, {bounds->first, bounds->second});
    } else {
      builder.add_secondary(text);
    }
    cover.items.push_back(object);
  }
  for (const std::string& colour : colours) builder.add_colour(colour);
  std::vector<cover::Entry> entries;
  for (const auto& [object, text, cost, pairs] : options) {
    entries.clear();
    for (const auto& [item, colour] : pairs) {
      if (item >= items.size() || (colour && *colour >= colours.size())) {
        throw py::value_error("expected the state of a Cover, found an item that it has not");
      }
      entries.push_back(
          {cover::ItemId{item}, colour ? cover::ColourId{*colour} : cover::kNoColour});
    }
    builder.add_option(entries, text, cost);
    cover.options.push_back(object);
  }
  cover.problem = value_of(builder.build());
  return cover;
}

bool all_equal(const std::vector<py::object>& a, const std::vector<py::object>& b) {
  return std::ranges::equal(
      a, b, [](const py::object& x, const py::object& y) { return x.is(y) || x.equal(y); });
}

}  // namespace

py::tuple cover_state(const Cover& cover) {
  if (cover.board) {
    return py::make_tuple(cover.board->grid, cover.board->form == sudoku::Form::full);
  }
  return py::make_tuple(items_with_bounds(cover), colour_names(cover), options_with_entries(cover));
}

Cover cover_of_state(const py::tuple& state) {
  if (state.size() == 2) {
    return cover_of(state[0].cast<sudoku::Grid>(),
                    state[1].cast<bool>() ? sudoku::Form::full : sudoku::Form::pruned);
  }
  return cover_of_parts(state[0].cast<std::vector<Item>>(),
                        state[1].cast<std::vector<std::string>>(),
                        state[2].cast<std::vector<Option>>());
}

bool operator==(const Cover& a, const Cover& b) {
  const cover::Problem& one = a.problem;
  const cover::Problem& other = b.problem;
  if (one.primary_count() != other.primary_count() ||
      !std::ranges::equal(one.starts(), other.starts()) ||
      !std::ranges::equal(one.entries(), other.entries()) || colour_names(a) != colour_names(b)) {
    return false;
  }
  for (std::uint32_t item = 0; item < one.primary_count(); ++item) {
    if (one.bounds(cover::ItemId{item}) != other.bounds(cover::ItemId{item})) return false;
  }
  for (std::uint32_t option = 0; option < one.option_count(); ++option) {
    if (one.cost(cover::OptionId{option}) != other.cost(cover::OptionId{option})) return false;
  }
  return all_equal(a.items, b.items) && all_equal(a.options, b.options);
}

py::ssize_t hash_of(const Cover& cover) { return py::hash(py::tuple(py::cast(cover.options))); }

}  // namespace quadrille::python
