// Ledgers: whatever the lines say, each is taken or refused with its number. The input has no
// checksums, which nobody would guess: they are put to its lines here.
#include <algorithm>
#include <optional>
#include <string>

#include "quadrille/cover/ledger.h"
#include "tests/fuzz/fuzz.h"

namespace quadrille::fuzz {
namespace {

void check(std::string_view text) {
  cover::Ledger ledger;
  std::size_t lines = 0;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    const std::uint64_t done = ledger.done();
    std::string sealed = cover::seal(std::string(line), ledger.head());
    sealed.pop_back();
    const Result<void> read = ledger.read_line(sealed);
    ++lines;
    if (!read) {
      require(!read.error().sentence().empty(), "an error says what it is");
      require(read.error().place.line == lines, "an error names the line");
      require(ledger.done() == done, "what is refused changes nothing");
      return;
    }
    require(ledger.done() == done + (lines > 1 ? 1 : 0), "each line is a subtree");
    require(!ledger.solutions().text().empty(), "solutions have a number");
  }
}

}  // namespace
}  // namespace quadrille::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  quadrille::fuzz::check(quadrille::fuzz::as_text(data, size));
  return 0;
}
