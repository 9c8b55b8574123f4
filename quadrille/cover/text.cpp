#include "quadrille/cover/text.h"

#include <unordered_map>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "quadrille/cover/text/words.h"

namespace quadrille::cover {
namespace {

class ProblemReader {
 public:
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
      if (const auto bad = word.text.find_first_of("|:"); bad != std::string_view::npos) {
        return Error{ErrorKind::item_name, {{"found", shown(word.text)}}, place_of(word)};
      }
      if (builder_.find_item(word.text)) {
        return Error{ErrorKind::item_twice, {{"item", shown(word.text)}}, place_of(word)};
      }
      secondary ? builder_.add_secondary(word.text) : builder_.add_primary(word.text);
    }
    has_items_ = true;
    return {};
  }

  Result<void> read_option() {
    entries_.clear();
    for (const Word& word : words_) {
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
    builder_.add_option(entries_);
    return {};
  }

  ProblemBuilder builder_;
  bool has_items_ = false;
  std::size_t line_ = 0;
  std::vector<Word> words_;
  std::vector<Entry> entries_;
};

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
  return written;
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
    text += '\n';
  }
  return text;
}

}  // namespace quadrille::cover
