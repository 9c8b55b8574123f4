// Unpacking needs no dictionary of texts: an entry is the entry before it and the unit that came
// next, and these two stand side by side in what has been unpacked. So an entry is a place and a
// length there.
#include "quadrille/formats/exchange/lz_string.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "quadrille/base/text.h"

namespace quadrille::sudoku {
namespace {

constexpr std::string_view kAlphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint32_t kEndOfText = 2;
constexpr std::uint32_t kFirstFree = 3;
constexpr std::uint32_t kLongestCode = 30;  // bits

std::optional<std::uint32_t> six_bits(char letter) {
  if (letter == ' ') letter = '+';
  if (letter == '-') letter = '/';
  const std::size_t place = kAlphabet.find(letter);
  if (place == std::string_view::npos) return std::nullopt;
  return static_cast<std::uint32_t>(place);
}

// The bits of a code, and how long codes are at the moment.
class CodeReader {
 public:
  explicit CodeReader(std::string_view code) : code_(code) {}

  // The next `bits`; nothing behind the end, and where there is a strange letter.
  std::optional<std::uint32_t> take(std::uint32_t bits) {
    std::uint32_t value = 0;
    for (std::uint32_t bit = 0; bit < bits; ++bit) {
      if (left_ == 0) {
        if (at_ == code_.size()) return std::nullopt;
        const std::optional<std::uint32_t> letter = six_bits(code_[at_++]);
        if (!letter) return std::nullopt;
        letter_ = *letter;
        left_ = 6;
      }
      --left_;
      value |= (letter_ >> left_ & 1U) << bit;
    }
    return value;
  }

 private:
  std::string_view code_;
  std::size_t at_ = 0;
  std::uint32_t letter_ = 0;
  std::uint32_t left_ = 0;  // bits of it
};

// How long codes are: one bit more whenever as many entries have come as there are codes.
struct CodeLength {
  std::uint32_t bits = 2;
  std::uint32_t left = 2;

  void count() {
    if (--left > 0) return;
    left = 1U << bits;
    ++bits;
  }
};

void append_unit(std::string& text, std::uint32_t unit, std::uint32_t& high) {
  constexpr std::uint32_t kHigh = 0xD800;
  constexpr std::uint32_t kLow = 0xDC00;
  constexpr std::uint32_t kAfter = 0xE000;
  if (high != 0 && (unit < kLow || unit >= kAfter)) text += kReplacement;
  if (unit >= kHigh && unit < kLow) {
    high = unit;
    return;
  }
  if (unit < kLow || unit >= kAfter) {
    append_utf8(text, unit);
  } else if (high == 0) {
    text += kReplacement;
  } else {
    append_utf8(text, 0x10000U + ((high - kHigh) << 10U) + (unit - kLow));
  }
  high = 0;
}

std::string as_utf8(const std::vector<char16_t>& units) {
  std::string text;
  text.reserve(units.size());
  std::uint32_t high = 0;
  for (const char16_t unit : units) append_unit(text, unit, high);
  if (high != 0) text += kReplacement;
  return text;
}

// What is no UTF-8 becomes U+FFFD.
std::vector<char16_t> as_utf16(std::string_view text) {
  std::vector<char16_t> units;
  units.reserve(text.size());
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    std::uint32_t point = 0xFFFD;
    if (length == 1) {
      point = static_cast<unsigned char>(text.front());
    } else if (length > 1) {
      point = static_cast<unsigned char>(text.front()) & (0xFFU >> (length + 1));
      for (std::size_t i = 1; i < length; ++i) {
        point = point << 6U | (static_cast<unsigned char>(text[i]) & 0x3FU);
      }
    }
    if (point >= 0x10000) {
      units.push_back(static_cast<char16_t>(0xD800U + ((point - 0x10000U) >> 10U)));
      point = 0xDC00U + (point & 0x3FFU);
    }
    units.push_back(static_cast<char16_t>(point));
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return units;
}

struct Stretch {
  std::uint32_t begin = 0;
  std::uint32_t length = 0;
};

class Unpacker {
 public:
  explicit Unpacker(std::string_view code) : codes_(code) {}

  Result<std::string> unpack() {
    while (true) {
      const std::optional<std::uint32_t> code = codes_.take(length_.bits);
      if (!code || length_.bits > kLongestCode) return Error(ErrorKind::exchange_packed);
      if (*code == kEndOfText) return ended();
      const std::optional<Stretch> entry = entry_of(*code);
      if (!entry) return Error(ErrorKind::exchange_packed);
      if (units_.size() + entry->length > kMaxUnpacked) return too_long();
      const std::uint32_t begin = place();
      if (*code <= 1) units_.push_back(new_unit_);
      for (std::size_t i = units_.size() - begin; i < entry->length; ++i) {
        const char16_t unit = units_[entry->begin + i];
        units_.push_back(unit);
      }
      // The first of all goes on from nothing, but counts.
      if (before_.length > 0) entries_.push_back({before_.begin, before_.length + 1});
      length_.count();
      before_ = {begin, entry->length};
    }
  }

 private:
  static Error too_long() { return {ErrorKind::exchange_unpacked, {{"most", kMaxUnpacked}}}; }

  [[nodiscard]] Result<std::string> ended() const {
    std::string text = as_utf8(units_);
    if (text.size() > kMaxUnpacked) return too_long();
    return text;
  }

  // Where the next unit will be: never far, as there is a limit.
  [[nodiscard]] std::uint32_t place() const { return static_cast<std::uint32_t>(units_.size()); }

  // What a code stands for. A new unit stands where it will be put, at the end.
  std::optional<Stretch> entry_of(std::uint32_t code) {
    if (code <= 1) {
      const std::optional<std::uint32_t> unit = codes_.take(code == 0 ? 8 : 16);
      if (!unit) return std::nullopt;
      new_unit_ = static_cast<char16_t>(*unit);
      entries_.push_back({place(), 1});
      length_.count();
      return Stretch{place(), 1};
    }
    const std::size_t number = code - kFirstFree;
    if (number < entries_.size()) return entries_[number];
    // The entry that is about to be made: the one before and its own first unit.
    if (number == entries_.size() && before_.length > 0) {
      return Stretch{before_.begin, before_.length + 1};
    }
    return std::nullopt;
  }

  CodeReader codes_;
  CodeLength length_;
  std::vector<char16_t> units_;
  std::vector<Stretch> entries_;
  Stretch before_;
  char16_t new_unit_ = 0;
};

class Packer {
 public:
  std::string pack(std::string_view text) {
    for (const char16_t unit : as_utf16(text)) add(unit);
    if (word_) tell(*word_);
    put(kEndOfText, length_.bits);
    // The last character is filled up with zeros, and there is always at least one of these.
    do put_bit(0);
    while (filled_ > 0);
    while (code_.size() % 4 != 0) code_ += '=';
    return std::move(code_);
  }

 private:
  void add(char16_t unit) {
    const auto [own, is_new] = numbers_.try_emplace(key(kNoWord, unit), next_);
    if (is_new) {
      untold_.emplace(next_, unit);
      ++next_;
    }
    if (!word_) {
      word_ = own->second;
      return;
    }
    const std::uint32_t single = own->second;
    const auto [longer, ends] = numbers_.try_emplace(key(*word_, unit), next_);
    if (!ends) {
      word_ = longer->second;
      return;
    }
    tell(*word_);
    ++next_;
    word_ = single;
  }

  void tell(std::uint32_t word) {
    if (const auto untold = untold_.find(word); untold != untold_.end()) {
      const bool wide = untold->second >= 256;
      put(wide ? 1 : 0, length_.bits);
      put(untold->second, wide ? 16 : 8);
      untold_.erase(untold);
      length_.count();
    } else {
      put(word, length_.bits);
    }
    length_.count();
  }

  void put(std::uint32_t value, std::uint32_t bits) {
    for (std::uint32_t bit = 0; bit < bits; ++bit) put_bit(value >> bit & 1U);
  }

  void put_bit(std::uint32_t bit) {
    letter_ = letter_ << 1U | bit;
    if (++filled_ < 6) return;
    code_ += kAlphabet[letter_];
    letter_ = 0;
    filled_ = 0;
  }

  static constexpr std::uint32_t kNoWord = 0;
  static std::uint64_t key(std::uint32_t word, char16_t unit) {
    return std::uint64_t{word} << 16U | unit;
  }

  std::unordered_map<std::uint64_t, std::uint32_t> numbers_;  // of a word and the unit behind it
  std::unordered_map<std::uint32_t, char16_t> untold_;        // words of one unit, not yet written
  std::optional<std::uint32_t> word_;
  std::uint32_t next_ = kFirstFree;
  CodeLength length_;
  std::string code_;
  std::uint32_t letter_ = 0;
  std::uint32_t filled_ = 0;  // bits of it
};

}  // namespace

Result<std::string> lz_unpack(std::string_view code) {
  code = code.substr(0, code.find_last_not_of("=$") + 1);
  return Unpacker(code).unpack();
}

std::string lz_pack(std::string_view text) { return Packer().pack(text); }

}  // namespace quadrille::sudoku
