// Objects get numbers in the order in which they come: primary items first, as the library wants
// them, then secondary ones. For texts and pictures they are called by what str() says of them.
#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>

#include <fmt/format.h>
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include "bindings/python/core/cover.h"
#include "bindings/python/core/values.h"

namespace quadrille::python {
namespace {

// Objects and their numbers, from 0.
class Numbers {
 public:
  std::uint32_t add(const py::handle& object) {
    const auto next = static_cast<std::uint32_t>(objects_.size());
    const py::object number = numbers_.attr("setdefault")(object, next);
    if (py::len(numbers_) > objects_.size())
      objects_.push_back(py::reinterpret_borrow<py::object>(object));
    return number.cast<std::uint32_t>();
  }
  [[nodiscard]] bool has(const py::handle& object) const { return numbers_.contains(object); }
  [[nodiscard]] const std::vector<py::object>& objects() const { return objects_; }

 private:
  py::dict numbers_;
  std::vector<py::object> objects_;
};

// Texts for objects, no two alike.
class Texts {
 public:
  std::string text_of(const py::object& object) {
    std::string text = py::str(object);
    if (text.empty() || seen_.contains(text)) text = py::repr(object);
    const std::string first = text;
    for (int number = 2; seen_.contains(text); ++number)
      text = fmt::format("{} ({})", first, number);
    seen_.insert(text);
    return text;
  }

 private:
  std::unordered_set<std::string> seen_;
};

struct RawEntry {
  bool secondary;
  std::uint32_t item;  // among those of its kind
  cover::ColourId colour;
};

class Maker {
 public:
  Maker(const py::object& secondary, const py::object& items) {
    if (!secondary.is_none()) {
      for (const py::handle item : secondary) secondary_.add(item);
    }
    if (items.is_none()) return;
    for (const py::handle item : items) {
      if (secondary_.has(item)) refuse(item, "is both primary and secondary");
      primary_.add(item);
    }
  }

  void add_option(const py::handle& name, const py::handle& entries, std::uint32_t cost) {
    if (py::isinstance<py::str>(entries)) {
      throw py::type_error(fmt::format("option {}: expected the items of the option, found a text",
                                       std::string(py::repr(name))));
    }
    const std::size_t before = options_.objects().size();
    options_.add(name);
    if (options_.objects().size() == before) refuse(name, "is the name of two options");
    for (const py::handle entry : entries) entries_.push_back(entry_of(entry));
    ends_.push_back(entries_.size());
    costs_.push_back(cost);
  }

  Cover make(const py::object& multiplicity) {
    cover::ProblemBuilder builder;
    builder.keep_useless_options();  // they have their numbers, and are in no solution
    Texts texts;
    std::vector<cover::ItemId> primary;
    std::vector<cover::ItemId> secondary;
    const auto times = multiplicity.is_none() ? py::dict() : py::dict(multiplicity);
    for (const auto& [item, number] : times) {
      if (!primary_.has(item)) refuse(item, "has a multiplicity and is no primary item");
    }
    for (const py::object& item : primary_.objects()) {
      primary.push_back(builder.add_primary(texts.text_of(item), bounds_of(times, item)));
    }
    for (const py::object& item : secondary_.objects()) {
      secondary.push_back(builder.add_secondary(texts.text_of(item)));
    }
    Texts colour_texts;
    std::vector<cover::ColourId> colours;
    for (const py::object& colour : colours_.objects()) {
      colours.push_back(builder.add_colour(colour_texts.text_of(colour)));
    }
    Texts option_texts;
    std::vector<cover::Entry> entries;
    std::size_t at = 0;
    for (std::size_t option = 0; option < ends_.size(); ++option) {
      entries.clear();
      for (; at < ends_[option]; ++at) {
        const RawEntry& entry = entries_[at];
        entries.push_back(
            {entry.secondary ? secondary[entry.item] : primary[entry.item],
             entry.colour == cover::kNoColour ? cover::kNoColour : colours[index(entry.colour)]});
      }
      builder.add_option(entries, option_texts.text_of(options_.objects()[option]), costs_[option]);
    }
    Cover cover{value_of(builder.build()), primary_.objects(), options_.objects()};
    cover.items.insert(cover.items.end(), secondary_.objects().begin(), secondary_.objects().end());
    return cover;
  }

 private:
  [[noreturn]] static void refuse(const py::handle& object, std::string_view why) {
    throw py::value_error(fmt::format("{} {}", std::string(py::repr(object)), why));
  }

  // A pair whose first half is a secondary item is that item in a colour, unless it is an item
  // itself.
  RawEntry entry_of(const py::handle& entry) {
    if (PyTuple_CheckExact(entry.ptr()) && PyTuple_GET_SIZE(entry.ptr()) == 2 &&
        !secondary_.has(entry) && !primary_.has(entry)) {
      const auto pair = py::reinterpret_borrow<py::tuple>(entry);
      if (secondary_.has(pair[0])) {
        return {true, secondary_.add(pair[0]), cover::ColourId{colours_.add(pair[1])}};
      }
    }
    const bool is_secondary = secondary_.has(entry);
    return {is_secondary, is_secondary ? secondary_.add(entry) : primary_.add(entry),
            cover::kNoColour};
  }

  // A number, or the least and the most.
  static cover::Bounds bounds_of(const py::dict& times, const py::object& item) {
    if (!times.contains(item)) return {};
    const py::object wanted = times[item];
    try {
      if (py::isinstance<py::int_>(wanted)) {
        const auto number = wanted.cast<std::uint32_t>();
        return {number, number};
      }
      const auto [least, most] = wanted.cast<std::pair<std::uint32_t, std::uint32_t>>();
      return {least, most};
    } catch (const py::cast_error&) {
      refuse(
          item,
          fmt::format(
              "expected how often it is to be covered, as a number or as (least, most), found {}",
              std::string(py::repr(wanted))));
    }
  }

  Numbers primary_;
  Numbers secondary_;
  Numbers colours_;
  Numbers options_;
  std::vector<RawEntry> entries_;  // of all options
  std::vector<std::size_t> ends_;  // of each option, in entries_
  std::vector<std::uint32_t> costs_;
};

std::uint32_t cost_of(const py::object& costs, const py::handle& name) {
  if (costs.is_none()) return 0;
  const bool is_mapping = py::hasattr(costs, "keys");
  if (is_mapping && !costs.contains(name)) return 0;
  const py::object cost = costs[name];
  if (py::isinstance<py::int_>(cost)) {
    const auto number = cost.cast<long long>();
    if (number >= 0 && number <= cover::kMostCost) return static_cast<std::uint32_t>(number);
  }
  throw py::value_error(fmt::format("cost of {}: expected a whole number from 0 to {}, found {}",
                                    std::string(py::repr(name)), cover::kMostCost,
                                    std::string(py::repr(cost))));
}

}  // namespace

py::list Cover::names(std::span<const cover::OptionId> solution) const {
  std::vector<cover::OptionId> sorted(solution.begin(), solution.end());
  std::ranges::sort(sorted);
  py::list names(sorted.size());
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    PyList_SET_ITEM(names.ptr(), static_cast<py::ssize_t>(i),
                    py::object(name(sorted[i])).release().ptr());
  }
  return names;
}

Cover cover_of(const cover::Problem& problem) {
  Cover cover{problem, {}, {}};
  for (std::uint32_t item = 0; item < problem.item_count(); ++item) {
    cover.items.push_back(py::str(problem.item_name(cover::ItemId{item})));
  }
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    cover.options.push_back(py::str(problem.option_name(cover::OptionId{option})));
  }
  return cover;
}

Cover cover_of(const sudoku::Grid& grid, sudoku::Form form) {
  sudoku::Encoding encoding = sudoku::encode(grid, form);
  Cover cover = cover_of(encoding.problem);
  cover.board = {grid, form, std::move(encoding)};
  return cover;
}

Cover make_cover(const py::object& options, const py::object& secondary, const py::object& items,
                 const py::object& multiplicity, const py::object& costs) {
  Maker maker(secondary, items);
  if (py::hasattr(options, "keys")) {
    for (const py::handle name : options) {
      const auto key = py::reinterpret_borrow<py::object>(name);
      maker.add_option(key, py::object(options[key]), cost_of(costs, key));
    }
  } else {
    std::size_t number = 0;
    for (const py::handle entries : options) {
      const py::int_ name(number++);
      maker.add_option(name, entries, cost_of(costs, name));
    }
  }
  return maker.make(multiplicity);
}

Cover cover_of_array(const py::object& matrix) {
  const py::array array = py::array::ensure(matrix);
  if (!array) throw py::error_already_set();
  const char kind = array.dtype().kind();
  if (array.ndim() != 2 || (kind != 'b' && kind != 'i' && kind != 'u')) {
    throw py::type_error(fmt::format(
        "matrix: expected rows and columns of 0 and 1, found {} of shape {}",
        std::string(py::str(array.dtype())), std::string(py::str(array.attr("shape")))));
  }
  const py::array_t<bool, py::array::c_style | py::array::forcecast> ones(array);
  cover::ProblemBuilder builder;
  std::vector<cover::Entry> entries;
  Cover cover;
  for (py::ssize_t column = 0; column < ones.shape(1); ++column) {
    builder.add_primary(std::to_string(column));
    cover.items.push_back(py::int_(column));
  }
  for (py::ssize_t row = 0; row < ones.shape(0); ++row) {
    entries.clear();
    for (py::ssize_t column = 0; column < ones.shape(1); ++column) {
      if (ones.at(row, column))
        entries.push_back({cover::ItemId{static_cast<std::uint32_t>(column)}});
    }
    builder.add_option(entries, std::to_string(row));
    cover.options.push_back(py::int_(row));
  }
  cover.problem = value_of(builder.build());
  return cover;
}

}  // namespace quadrille::python
