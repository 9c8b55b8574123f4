#include "quadrille/cover/text.h"

#include <unordered_map>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "quadrille/base/text.h"

namespace quadrille::cover {
namespace {

constexpr bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

// The words of one line, with the column at which each begins.
struct Word {
  std::string_view text;
  std::size_t column;  // from 1
};

void split_words(std::string_view line, std::vector<Word>& words) {
  words.clear();
  for (std::size_t at = 0; at < line.size();) {
    if (is_blank(line[at])) {
      ++at;
      continue;
    }
    const std::size_t begin = at;
    while (at < line.size() && !is_blank(line[at])) ++at;
    words.push_back({line.substr(begin, at - begin), begin + 1});
  }
}

// A name as it can stand in an error: cut, so that a line of junk stays readable.
std::string shortened(std::string_view name) { return quadrille::shortened(name, 41); }

std::string quoted(std::string_view name) { return fmt::format("'{}'", shortened(name)); }

class ProblemReader {
 public:
  Result<Problem> read(std::string_view text) {
    while (!text.empty()) {
      ++line_;
      const std::size_t end = text.find('\n');
      split_words(text.substr(0, end), words_);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      if (words_.empty() || words_.front().text.front() == '|') continue;
      if (auto error = has_items_ ? read_option() : read_items()) return std::move(*error);
    }
    if (!has_items_) {
      return Error{"expected a line with the names of the items, found none"}.as("noItems");
    }
    return std::move(problem_);
  }

 private:
  [[nodiscard]] Error put_at(const Word& word, Error error) const {
    error.place = {line_, word.column};
    return error;
  }

  std::optional<Error> read_items() {
    bool secondary = false;
    for (const Word& word : words_) {
      if (word.text == "|") {
        if (secondary) {
          return put_at(
              word, Error{"expected one '|' between the items, found a second"}.as("secondBar"));
        }
        secondary = true;
        continue;
      }
      if (const auto bad = word.text.find_first_of("|:"); bad != std::string_view::npos) {
        return put_at(word, Error{fmt::format("expected a name without '|' and ':', found {}",
                                              quoted(word.text))}
                                .as("itemName", shortened(word.text)));
      }
      if (problem_.find_item(word.text)) {
        return put_at(
            word,
            Error{fmt::format("expected a new item, found {} a second time", quoted(word.text))}.as(
                "itemTwice", shortened(word.text)));
      }
      const auto item =
          secondary ? problem_.add_secondary(word.text) : problem_.add_primary(word.text);
      assert(item.ok());
    }
    has_items_ = true;
    return std::nullopt;
  }

  std::optional<Error> read_option() {
    entries_.clear();
    for (const Word& word : words_) {
      const std::size_t colon = word.text.find(':');
      const std::string_view name = word.text.substr(0, colon);
      const auto item = problem_.find_item(name);
      if (!item) {
        return put_at(word,
                      Error{fmt::format("expected the name of an item, found {}", quoted(name))}.as(
                          "itemUnknown", shortened(name)));
      }
      Entry entry{*item};
      if (colon != std::string_view::npos) {
        const std::string_view colour = word.text.substr(colon + 1);
        if (colour.empty() || colour.find_first_of("|:") != std::string_view::npos) {
          return put_at(word, Error{fmt::format("expected one colour after '{}:', found {}", name,
                                                colour.empty() ? "none" : quoted(colour))}
                                  .as("colour", shortened(name)));
        }
        entry.colour = problem_.add_colour(colour);
      }
      entries_.push_back(entry);
    }
    const auto option = problem_.add_option(entries_);
    if (!option) return put_at(words_.front(), option.error());
    return std::nullopt;
  }

  Problem problem_;
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
    return Error{
        fmt::format("expected names that differ, found '{}' and '{}', both written as '{}'",
                    name_of(other->second), name_of(number), names[number])};
  }
  return names;
}

}  // namespace

Result<Problem> read_problem(std::string_view text) { return ProblemReader().read(text); }

Result<std::string> write_problem(const Problem& problem) {
  if (problem.primary_count() == 0) {
    return Error{"expected a primary item, found none: such a problem has no form as text"};
  }
  const auto items = written_names(
      problem.item_count(), [&](std::uint32_t item) { return problem.item_name(ItemId{item}); });
  if (!items) return items.error();
  const auto colours = written_names(problem.colour_count(), [&](std::uint32_t colour) {
    return problem.colour_name(ColourId{colour});
  });
  if (!colours) return colours.error();

  std::string text;
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
