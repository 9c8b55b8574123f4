// Exact cover in the manner of DIMACS: a header with the numbers of items and options, then options
// of item numbers, each ended by 0, wherever lines break.
#include <charconv>
#include <string>

#include "quadrille/cover/formats.h"
#include "quadrille/cover/text/words.h"

namespace quadrille::cover {
namespace {

constexpr std::uint32_t kMostItems = 1'000'000;

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

// Nothing where it is none, or too large to be one here.
std::optional<std::uint32_t> small_number(std::string_view text) {
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

class DimacsReader {
 public:
  Result<Problem> read(std::string_view text) {
    skip_byte_order_mark(text);
    while (!text.empty()) {
      ++line_;
      split_words(take_line(text), words_);
      if (words_.empty() || words_.front().text == "c") continue;
      if (auto done = has_header_ ? read_numbers() : read_header(); !done) return done.error();
      if (!builder_.ok()) return builder_.build();
    }
    if (!has_header_) {
      return Error{ErrorKind::dimacs_header, {{"found", Message("found.text_end")}}};
    }
    if (in_row_) {
      return Error{ErrorKind::dimacs_item,
                   {{"most", items_}, {"found", Message("found.text_end")}},
                   row_place_};
    }
    if (rows_ != wanted_) {
      return Error{ErrorKind::dimacs_rows, {{"rows", wanted_}, {"found", rows_}}, header_place_};
    }
    return builder_.build();
  }

 private:
  [[nodiscard]] Place place_of(const Word& word) const { return {line_, word.column}; }

  Result<void> read_header() {
    const Word& first = words_.front();
    header_place_ = place_of(first);
    if (!is_dimacs_header(words_)) {
      return Error{ErrorKind::dimacs_header, {{"found", shown(first.text)}}, header_place_};
    }
    const auto items = small_number(words_[2].text);
    if (!items || *items > kMostItems) {
      return Error{ErrorKind::at_most,
                   {{"most", kMostItems}, {"found", shown(words_[2].text)}},
                   place_of(words_[2])};
    }
    const auto rows = small_number(words_[3].text);
    if (!rows) {
      return Error{ErrorKind::at_most,
                   {{"most", UINT32_MAX}, {"found", shown(words_[3].text)}},
                   place_of(words_[3])};
    }
    items_ = *items;
    wanted_ = *rows;
    for (std::uint32_t item = 1; item <= items_; ++item) builder_.add_primary(std::to_string(item));
    has_header_ = true;
    return {};
  }

  Result<void> read_numbers() {
    for (const Word& word : words_) {
      const auto number = small_number(word.text);
      if (!number || *number > items_) {
        return Error{ErrorKind::dimacs_item,
                     {{"most", items_}, {"found", shown(word.text)}},
                     place_of(word)};
      }
      if (!in_row_) row_place_ = place_of(word);
      in_row_ = *number != 0;
      if (in_row_) {
        entries_.push_back({ItemId{*number - 1}});
        continue;
      }
      builder_.set_place(row_place_);
      builder_.add_option(entries_);
      entries_.clear();
      ++rows_;
    }
    return {};
  }

  ProblemBuilder builder_;
  bool has_header_ = false;
  bool in_row_ = false;  // an option has begun
  std::uint32_t items_ = 0;
  std::uint32_t wanted_ = 0;  // options, as the header says
  std::uint32_t rows_ = 0;
  std::size_t line_ = 0;
  Place header_place_;
  Place row_place_;
  std::vector<Word> words_;
  std::vector<Entry> entries_;
};

}  // namespace

bool is_dimacs_header(std::span<const Word> words) {
  if (words.size() != 4 || words[0].text != "p") return false;
  const std::string_view kind = words[1].text;
  if (kind != "ec" && kind != "xc" && kind != "cover" && kind != "exactcover") return false;
  return is_number(words[2].text) && is_number(words[3].text);
}

Result<Problem> read_dimacs(std::string_view text) { return DimacsReader().read(text); }

}  // namespace quadrille::cover
