// Any text as JSON: what is read and written again reads the same.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "quadrille/base/json_copy_test.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using quadrille::fuzz::require;
  const std::string_view text = quadrille::fuzz::as_text(data, size);
  const std::string json = quadrille::written_again(text);
  if (json.starts_with("invalid")) {
    quadrille::JsonReader reader(text);
    while (reader.next() != quadrille::JsonToken::invalid) {
    }
    require(reader.place() <= text.size(), "what is wrong stands in the text or at its end");
  } else {
    require(quadrille::written_again(json) == json, "what was written reads the same");
  }
  return 0;
}
