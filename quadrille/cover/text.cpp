#include "quadrille/cover/text.h"

#include <charconv>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "quadrille/base/text.h"
#include "quadrille/cover/text/words.h"

namespace quadrille::cover {
namespace {

// The whole text as a number from 0 on; the greatest there is where it is too large.
std::optional<std::uint64_t> number_in(std::string_view text) {
  if (text.empty() || text.find_first_not_of("0123456789") != std::string_view::npos) {
    return std::nullopt;
  }
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() ? number : UINT64_MAX;
}

// Whether what stands before a `|` is meant as bounds rather than being part of a name.
bool looks_like_bounds(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789:+-") == std::string_view::npos;
}

class ProblemReader {
 public:
  ProblemReader() { builder_.keep_useless_options(); }

  Result<Problem> read(std::string_view text) {
    skip_byte_order_mark(text);
    while (!text.empty()) {
      ++line_;
      split_words(take_line(text), words_);
      if (words_.empty() || words_.front().text.front() == '|') continue;
      if (auto done = has_items_ ? read_option() : read_items(); !done) return done.error();
      if (!builder_.ok()) break;
    }
    if (!has_items_) return Error{ErrorKind::no_items};
    return builder_.build();
  }

 private:
  [[nodiscard]] Place place_of(const Word& word) const { return {line_, word.column}; }

  Result<void> read_items() {
    bool secondary = false;
    for (const Word& word : words_) {
      if (word.text == "|") {
        if (secondary) return Error{ErrorKind::second_bar, {}, place_of(word)};
        secondary = true;
        continue;
      }
      if (auto read = read_item(word, secondary); !read) return read;
    }
    has_items_ = true;
    return {};
  }

  // `name`, `2|name`, `1:3|name`
  Result<void> read_item(const Word& word, bool secondary) {
    std::string_view name = word.text;
    std::optional<Bounds> bounds;
    const std::size_t bar = name.find('|');
    if (bar != std::string_view::npos && looks_like_bounds(name.substr(0, bar))) {
      const Result<Bounds> read = read_bounds(word, name.substr(0, bar));
      if (!read) return read.error();
      bounds = *read;
      name.remove_prefix(bar + 1);
    }
    if (name.empty() || name.find_first_of("|:") != std::string_view::npos) {
      return Error{ErrorKind::item_name, {{"found", shown(word.text)}}, place_of(word)};
    }
    if (builder_.find_item(name)) {
      return Error{ErrorKind::item_twice, {{"item", shown(name)}}, place_of(word)};
    }
    if (secondary && bounds) {
      return Error{ErrorKind::bounds_secondary, {{"item", shown(name)}}, place_of(word)};
    }
    builder_.set_place(place_of(word));
    secondary ? builder_.add_secondary(name)
              : builder_.add_primary(name, bounds.value_or(Bounds{}));
    return {};
  }

  Result<Bounds> read_bounds(const Word& word, std::string_view text) const {
    const std::size_t colon = text.find(':');
    const auto least = number_in(text.substr(0, colon));
    const auto most = colon == std::string_view::npos ? least : number_in(text.substr(colon + 1));
    if (!least || !most) return Error{ErrorKind::bounds, {{"found", shown(text)}}, place_of(word)};
    if (*least > kMostTimes || *most > kMostTimes) {
      return Error{
          ErrorKind::bounds_number, {{"most", kMostTimes}, {"found", shown(text)}}, place_of(word)};
    }
    return Bounds{static_cast<std::uint32_t>(*least), static_cast<std::uint32_t>(*most)};
  }

  // Adds what stands behind the `|` to the cost of the option.
  Result<void> read_cost(const Word& word) {
    const std::string_view text = word.text.substr(1);
    const auto number = number_in(text);
    if (!number || *number > kMostCost - cost_) {
      return Error{
          ErrorKind::cost, {{"most", kMostCost - cost_}, {"found", shown(text)}}, place_of(word)};
    }
    cost_ += static_cast<std::uint32_t>(*number);
    return {};
  }

  Result<void> read_option() {
    entries_.clear();
    cost_ = 0;
    for (const Word& word : words_) {
      if (word.text.size() > 1 && word.text.front() == '|') {
        if (auto read = read_cost(word); !read) return read;
        continue;
      }
      const std::size_t colon = word.text.find(':');
      const std::string_view name = word.text.substr(0, colon);
      const auto item = builder_.find_item(name);
      if (!item) {
        return Error{ErrorKind::item_unknown, {{"item", shown(name)}}, place_of(word)};
      }
      Entry entry{*item};
      if (colon != std::string_view::npos) {
        const std::string_view colour = word.text.substr(colon + 1);
        if (colour.empty() || colour.find_first_of("|:") != std::string_view::npos) {
          const Message before = shown(fmt::format("{}:", name));
          if (colour.empty())
            return Error{ErrorKind::no_colour, {{"item", before}}, place_of(word)};
          return Error{
              ErrorKind::colour, {{"item", before}, {"found", shown(colour)}}, place_of(word)};
        }
        entry.colour = builder_.add_colour(colour);
      }
      entries_.push_back(entry);
    }
    builder_.set_place(place_of(words_.front()));
    builder_.add_option(entries_, {}, cost_);
    return {};
  }

  ProblemBuilder builder_;
  bool has_items_ = false;
  std::size_t line_ = 0;
  std::vector<Word> words_;
  std::vector<Entry> entries_;
  std::uint32_t cost_ = 0;
};

std::string written_bounds(Bounds bounds) {
  if (bounds == Bounds{}) return {};
  if (bounds.least == bounds.most) return fmt::format("{}|", bounds.least);
  return fmt::format("{}:{}|", bounds.least, bounds.most);
}

std::string written_name(std::string_view name) {
  std::string written;
  for (const char c : name) {
    const bool special = is_blank(c) || c == '\n' || c == '|' || c == ':';
    if (!special) {
      written += c;
    } else if (written.empty() || written.back() != '_') {
      written += '_';
    }
  }
  return printable(written);
}

// The names 0 to count - 1 as they can be written, which must still differ.
template <class NameOf>
Result<std::vector<std::string>> written_names(std::uint32_t count, NameOf name_of) {
  std::vector<std::string> names;
  names.reserve(count);
  for (std::uint32_t number = 0; number < count; ++number) {
    names.push_back(written_name(name_of(number)));
  }
  std::unordered_map<std::string_view, std::uint32_t> first_with;
  for (std::uint32_t number = 0; number < count; ++number) {
    const auto [other, is_new] = first_with.emplace(names[number], number);
    if (is_new) continue;
    return Error{ErrorKind::names_alike,
                 {{"one", quoted(name_of(other->second))},
                  {"other", quoted(name_of(number))},
                  {"name", quoted(names[number])}}};
  }
  return names;
}

}  // namespace

Result<Problem> read_problem(std::string_view text) { return ProblemReader().read(text); }

Result<std::string> write_problem(const Problem& problem) {
  if (problem.primary_count() == 0) return Error{ErrorKind::no_primary};
  const auto items = written_names(
      problem.item_count(), [&](std::uint32_t item) { return problem.item_name(ItemId{item}); });
  if (!items) return items.error();
  const auto colours = written_names(problem.colour_count(), [&](std::uint32_t colour) {
    return problem.colour_name(ColourId{colour});
  });
  if (!colours) return colours.error();

  // A name that begins with a byte order mark keeps it behind a blank.
  std::string text = items->front().starts_with(kByteOrderMark) ? " " : "";
  for (std::uint32_t item = 0; item < problem.item_count(); ++item) {
    if (item == problem.primary_count()) text += " |";
    if (item != 0) text += ' ';
    if (item < problem.primary_count()) text += written_bounds(problem.bounds(ItemId{item}));
    text += (*items)[item];
  }
  text += '\n';
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    bool first = true;
    for (const Entry& entry : problem.entries(OptionId{option})) {
      if (!std::exchange(first, false)) text += ' ';
      text += (*items)[index(entry.item)];
      if (entry.colour != kNoColour) text += ':' + (*colours)[index(entry.colour)];
    }
    const std::uint32_t cost = problem.cost(OptionId{option});
    if (cost != 0) text += fmt::format(" |{}", cost);
    text += '\n';
  }
  return text;
}

}  // namespace quadrille::cover
