#include <algorithm>

#include "quadrille/base/text.h"
#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/formats/exchange/fpuzzles.h"
#include "quadrille/formats/exchange/lz_string.h"
#include "quadrille/formats/exchange/sudokupad.h"

namespace quadrille::sudoku {
namespace {

constexpr std::string_view kFPuzzlesHost = "f-puzzles.com";
constexpr std::string_view kPadHosts[] = {"sudokupad.app/", "sudokupad.svencodes.com/puzzle/",
                                          "app.crackingthecryptic.com/"};
constexpr std::string_view kWords[] = {"scf", "fpuz", "scl", "ctc"};
// What every packed text begins with that begins with {" and with {' or {c: too.
constexpr std::string_view kPackedObject = "N4";
constexpr std::size_t kShortestCode = 64;  // letters: more than a row of symbols has

bool is_code_letter(char byte) {
  return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') ||
         (byte >= '0' && byte <= '9') ||
         std::string_view("+/=-$% ").find(byte) != std::string_view::npos;
}

// A code, perhaps with one of the words before it.
bool is_code(std::string_view text) {
  for (const std::string_view word : kWords) {
    if (text.starts_with(word)) text.remove_prefix(word.size());
  }
  if (text.starts_with("zles")) text.remove_prefix(4);
  return text.size() >= kShortestCode && text.starts_with(kPackedObject) &&
         std::ranges::all_of(text, is_code_letter);
}

int figure_of(char byte) {
  if (byte >= '0' && byte <= '9') return byte - '0';
  if (byte >= 'A' && byte <= 'F') return byte - 'A' + 10;
  return byte >= 'a' && byte <= 'f' ? byte - 'a' + 10 : -1;
}

// "%2B" is a plus, and what follows & or ? or # is another part of the address.
std::string decoded(std::string_view part) {
  std::string text;
  for (std::size_t at = 0; at < part.size() && part[at] != '&' && part[at] != '#'; ++at) {
    const int high = at + 2 < part.size() ? figure_of(part[at + 1]) : -1;
    const int low = at + 2 < part.size() ? figure_of(part[at + 2]) : -1;
    if (part[at] == '%' && high >= 0 && low >= 0) {
      text += static_cast<char>(high * 16 + low);
      at += 2;
    } else {
      text += part[at];
    }
  }
  return text;
}

Error not_in_link(std::string_view found) {
  constexpr std::size_t kShown = 40;
  return {ErrorKind::exchange_remote, {{"found", quoted(shortened(found, kShown))}}, {1, 0}};
}

Result<JsonTree> read_packed(std::string_view code, bool zipped) {
  Result<std::string> json = lz_unpack(code);
  if (!json) return on_first_line(json.error());
  return JsonTree::read(zipped ? unzip_sudokupad(*json) : *json);
}

// A digit and up to five empty cells behind it in each letter.
Result<Grid> read_plain_word(std::string_view word) {
  constexpr std::string_view kLetters =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
  BoardParts parts(*Shape::boxes(3, 3));
  std::size_t cell = 0;
  for (const char letter : word) {
    const std::size_t number = kLetters.find(letter);
    if (number == std::string_view::npos) return not_in_link(word);
    if (cell < parts.digits.size()) parts.digits[cell] = static_cast<Digit>(number % 10);
    cell += 1 + number / 10;
  }
  if (cell != parts.digits.size()) {
    return on_first_line(
        {ErrorKind::cell_count, {{"cells", parts.digits.size()}, {"found", cell}}});
  }
  return parts.board();
}

Result<Grid> read_word(std::string_view word) {
  const std::string code = decoded(word.substr(0, word.find('?')));
  std::string_view rest = code;
  const auto take = [&](std::string_view prefix) {
    if (!rest.starts_with(prefix)) return false;
    rest.remove_prefix(prefix.size());
    return true;
  };
  if (take("scf")) return read_plain_word(rest);
  const bool own = take("scl") || take("ctc");
  if (!own && take("fpuz")) take("zles");
  if (!own && rest.size() == code.size() && !is_code(rest)) return not_in_link(word);
  const Result<JsonTree> tree = read_packed(rest, own);
  if (!tree) return tree.error();
  return own ? read_sudokupad(tree->root()) : read_fpuzzles(tree->root());
}

// What stands behind the name of the site; nothing where it is not that site.
std::string_view behind(std::string_view text, std::string_view site) {
  const std::size_t at = text.find(site);
  return at == std::string_view::npos ? std::string_view{} : text.substr(at + site.size());
}

}  // namespace

bool is_link(std::string_view text) {
  text = without_blanks(text);
  if (text.find('\n') != std::string_view::npos) return false;
  if (text.find('/') == std::string_view::npos) return is_code(text);
  if (text.find(kFPuzzlesHost) != std::string_view::npos) return true;
  for (const std::string_view host : kPadHosts) {
    if (text.find(host) != std::string_view::npos) return true;
  }
  return is_code(text);
}

Result<Grid> read_link(std::string_view text) {
  text = without_blanks(text);
  if (text.find(kFPuzzlesHost) != std::string_view::npos) {
    const std::string_view load = behind(text, "load=");
    if (load.empty()) return not_in_link(text);
    const Result<JsonTree> tree = read_packed(decoded(load), false);
    if (!tree) return tree.error();
    return read_fpuzzles(tree->root());
  }
  for (const std::string_view host : kPadHosts) {
    std::string_view word = behind(text, host);
    if (word.empty()) continue;
    if (word.starts_with("sudoku/")) word.remove_prefix(7);
    if (word.starts_with("?puzzleid=")) word.remove_prefix(10);
    return read_word(word);
  }
  if (!is_code(text)) return not_in_link(text);
  return read_word(text);
}

}  // namespace quadrille::sudoku
