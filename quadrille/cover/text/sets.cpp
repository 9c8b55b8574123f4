// Lists of sets. A set is a line, or stands in brackets; a bracket that opens with another one, or
// with a name, holds sets instead of elements. All sets are gathered before the problem is built,
// as the items are known only then.
#include <array>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "quadrille/base/sort.h"
#include "quadrille/cover/formats.h"
#include "quadrille/cover/text/words.h"

namespace quadrille::cover {
namespace {

struct SetToken {
  enum class Kind : std::uint8_t { word, sign, opening, closing, line_end, text_end };
  Kind kind = Kind::text_end;
  std::string_view text = {};
  Place place = {};
};
using TokenKind = SetToken::Kind;

// Walks over the text; a copy of it remembers where it was.
class SetScanner {
 public:
  explicit SetScanner(std::string_view text) : rest_(text) {}

  SetToken next() {
    skip();
    const Place here{line_, column_};
    if (rest_.empty()) return {TokenKind::text_end, {}, here};
    const char c = rest_.front();
    if (c == '\n') {
      rest_.remove_prefix(1);
      ++line_;
      column_ = 1;
      at_start_ = true;
      return {TokenKind::line_end, {}, here};
    }
    at_start_ = false;
    if (kOpening.find(c) != std::string_view::npos) return {TokenKind::opening, take(1), here};
    if (kClosing.find(c) != std::string_view::npos) return {TokenKind::closing, take(1), here};
    if (c == '=' || c == ':') {
      return {TokenKind::sign, take(std::min(rest_.find_first_not_of("=:"), rest_.size())), here};
    }
    if (c == '\'' || c == '"') {
      const std::size_t end = rest_.find_first_of(c == '"' ? "\"\n" : "'\n", 1);
      if (end != std::string_view::npos && rest_[end] == c && end > 1) {
        return {TokenKind::word, take(end + 1).substr(1, end - 1), here};
      }
    }
    return {TokenKind::word, take(word_length()), here};
  }

 private:
  static bool is_between(char c) { return is_blank(c) || c == ',' || c == ';'; }

  [[nodiscard]] std::size_t word_length() const {
    std::size_t length = 1;
    while (length < rest_.size() && !is_between(rest_[length]) &&
           std::string_view("\n=:{}[]()").find(rest_[length]) == std::string_view::npos) {
      ++length;
    }
    return length;
  }

  std::string_view take(std::size_t count) {
    const std::string_view taken = rest_.substr(0, count);
    rest_.remove_prefix(count);
    column_ += count;
    return taken;
  }

  void skip() {
    while (!rest_.empty() && is_between(rest_.front())) take(1);
    if (at_start_ && !rest_.empty() && (rest_.front() == '#' || rest_.front() == '|')) {
      take(std::min(rest_.find('\n'), rest_.size()));
    }
  }

  std::string_view rest_;
  std::size_t line_ = 1;
  std::size_t column_ = 1;
  bool at_start_ = true;  // of a line
};

struct ListedSet {
  std::string_view name = {};
  Place place = {};
  std::vector<SetToken> elements = {};
};

bool is_called(std::string_view name, std::string_view word) {
  return std::ranges::equal(
      name, word, {}, [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
}

// As whole numbers, if both are some; else in no order.
bool comes_before(std::string_view a, std::string_view b) {
  const auto figures = [](std::string_view text) {
    return text.substr(std::min(text.find_first_not_of('0'), text.size()));
  };
  const std::string_view x = figures(a);
  const std::string_view y = figures(b);
  return x.size() != y.size() ? x.size() < y.size() : x < y;
}

bool is_whole_number(std::string_view text) {
  return text.find_first_not_of("0123456789") == std::string_view::npos;
}

class SetsReader {
 public:
  explicit SetsReader(std::string_view text) : scanner_(text) {}

  Result<Problem> read() {
    for (;;) {
      const SetToken token = peek();
      if (token.kind == TokenKind::text_end) break;
      if (token.kind == TokenKind::line_end) {
        scanner_.next();
      } else if (auto done = read_entry(0); !done) {
        return done.error();
      }
    }
    return build();
  }

 private:
  static constexpr int kDeepest = 3;  // Y = {A: {1, 4}, B: {2}}, once more in brackets

  [[nodiscard]] SetToken peek() const { return SetScanner(scanner_).next(); }

  void skip_line_ends() {
    while (peek().kind == TokenKind::line_end) scanner_.next();
  }

  // A set, or several of them in brackets.
  Result<void> read_entry(int depth) {
    ListedSet set{.place = peek().place};
    if (starts_with_name()) {
      set.name = scanner_.next().text;
      scanner_.next();
      if (depth > 0) skip_line_ends();
    }
    if (peek().kind == TokenKind::opening) return read_bracket(std::move(set), depth + 1);
    if (peek().kind == TokenKind::word || !set.name.empty())
      return read_line(std::move(set), depth);
    return misplaced(peek());
  }

  [[nodiscard]] bool starts_with_name() const {
    SetScanner ahead(scanner_);
    return ahead.next().kind == TokenKind::word && ahead.next().kind == TokenKind::sign;
  }

  static Error misplaced(const SetToken& token) {
    const Argument found = token.kind == TokenKind::text_end   ? Argument(Message("found.text_end"))
                           : token.kind == TokenKind::line_end ? Argument(Message("found.line_end"))
                                                               : Argument(shown(token.text));
    return {token.kind == TokenKind::sign ? ErrorKind::set_name : ErrorKind::bracket,
            {{"found", found}},
            token.place};
  }

  // Elements up to the end of the line; among sets in brackets, a single one.
  Result<void> read_line(ListedSet set, int depth) {
    if (depth > 0) return misplaced(peek());
    while (peek().kind == TokenKind::word) set.elements.push_back(scanner_.next());
    const SetToken after = peek();
    if (after.kind != TokenKind::line_end && after.kind != TokenKind::text_end)
      return misplaced(after);
    return add(std::move(set));
  }

  Result<void> read_bracket(ListedSet set, int depth) {
    const SetToken opening = scanner_.next();
    const char wanted = kClosing[kOpening.find(opening.text.front())];
    skip_line_ends();
    const bool holds_sets = peek().kind == TokenKind::opening || starts_with_name();
    if (holds_sets && depth == kDeepest) return misplaced(peek());
    for (;;) {
      skip_line_ends();
      const SetToken token = peek();
      if (token.kind == TokenKind::closing && token.text.front() == wanted) break;
      if (holds_sets) {
        if (auto done = read_entry(depth); !done) return done;
      } else if (token.kind == TokenKind::word) {
        set.elements.push_back(scanner_.next());
      } else {
        return misplaced(token);
      }
    }
    scanner_.next();
    return holds_sets ? Result<void>() : add(std::move(set));
  }

  Result<void> add(ListedSet set) {
    if (!set.name.empty() && !names_.insert(set.name).second) {
      return Error{ErrorKind::set_twice, {{"set", shown(set.name)}}, set.place};
    }
    if (is_called(set.name, "universe")) {
      universe_ = std::move(set);
    } else if (is_called(set.name, "secondary")) {
      secondary_ = std::move(set);
    } else {
      sets_.push_back(std::move(set));
    }
    return {};
  }

  Result<Problem> build() {
    if (sets_.empty()) return Error{ErrorKind::no_sets};
    add_items();
    std::vector<Entry> entries;
    for (const ListedSet& set : sets_) {
      entries.clear();
      for (const SetToken& element : set.elements) {
        const auto item = builder_.find_item(element.text);
        if (!item) {
          return Error{ErrorKind::item_unknown, {{"item", shown(element.text)}}, element.place};
        }
        entries.push_back({*item});
      }
      builder_.set_place(set.place);
      builder_.add_option(entries, set.name);
      if (!builder_.ok()) break;
    }
    return builder_.build();
  }

  void add_items() {
    std::vector<std::string_view> primary;
    std::unordered_set<std::string_view> optional;
    for (const SetToken& element : secondary_.elements) optional.insert(element.text);
    if (universe_.name.empty()) {
      std::unordered_set<std::string_view> seen = optional;
      for (const ListedSet& set : sets_) {
        for (const SetToken& element : set.elements) {
          if (seen.insert(element.text).second) primary.push_back(element.text);
        }
      }
      if (std::ranges::all_of(primary, is_whole_number)) quadrille::sort(primary, comes_before);
      for (const std::string_view item : primary) builder_.add_primary(item);
    }
    for (const SetToken& element : universe_.elements) {
      builder_.set_place(element.place);
      builder_.add_primary(element.text);
    }
    for (const SetToken& element : secondary_.elements) {
      builder_.set_place(element.place);
      builder_.add_secondary(element.text);
    }
  }

  SetScanner scanner_;
  std::vector<ListedSet> sets_;
  ListedSet universe_;
  ListedSet secondary_;
  std::unordered_set<std::string_view> names_;
  ProblemBuilder builder_;
};

}  // namespace

Result<Problem> read_sets(std::string_view text) {
  skip_byte_order_mark(text);
  return SetsReader(text).read();
}

}  // namespace quadrille::cover
