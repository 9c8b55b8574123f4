// JsonReader: JSON, read piece by piece in the order in which it stands there.
//   JsonReader json(R"({"size":9})");
//   json.next();   // JsonToken::begin_object
//   json.next();   // JsonToken::key, json.text() == "size"
//   json.next();   // JsonToken::whole, json.number() == 9
// Nothing is kept but the piece that was read last, so that a hostile text costs no memory for a
// tree.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace quadrille {

enum class JsonToken : std::uint8_t {
  begin_object,
  end_object,
  begin_array,
  end_array,
  key,      // of a member: its value comes next
  text,     //
  whole,    // a number from 0 to 2^64 - 1, written without point and exponent
  other,    // any other number
  yes,      // true
  no,       // false
  null,     //
  end,      // of the text: it was JSON
  invalid,  // at place() stands what JSON cannot have there
};

class JsonReader {
 public:
  // requires: a text that outlives the reader
  explicit JsonReader(std::string_view json) : json_(json) {}

  // After `end` and `invalid` the same again.
  JsonToken next();

  // Of a key or a text, as UTF-8. It may be moved from.
  [[nodiscard]] std::string& text() { return text_; }
  // Of a whole number.
  [[nodiscard]] std::uint64_t number() const { return number_; }
  // Of what is invalid: the byte, from 0; the size of the text where it ends too soon.
  [[nodiscard]] std::size_t place() const { return at_; }
  // How many objects and arrays are open.
  [[nodiscard]] std::size_t depth() const { return open_.size(); }

 private:
  enum class Expected : std::uint8_t { value, value_or_end, key, key_or_end, comma_or_end };

  JsonToken read();
  JsonToken read_value();
  JsonToken read_number();
  JsonToken open(char bracket);
  JsonToken close();
  // What is read leaves at_ behind it; what is not leaves it at the first byte that is wrong.
  bool read_text();
  bool read_escape();
  bool read_code(std::uint32_t& code);
  bool take(std::string_view word);
  bool take_figures();
  void skip_blanks();

  [[nodiscard]] bool at_end() const { return at_ == json_.size(); }
  [[nodiscard]] char peek() const { return at_end() ? '\0' : json_[at_]; }
  JsonToken after(JsonToken token) {
    expected_ = Expected::comma_or_end;
    return token;
  }

  std::string_view json_;
  std::size_t at_ = 0;
  std::string open_;  // a bracket for each object and array
  Expected expected_ = Expected::value;
  bool ended_ = false;
  JsonToken last_ = JsonToken::end;  // where it ended
  std::string text_;
  std::uint64_t number_ = 0;
};

}  // namespace quadrille
