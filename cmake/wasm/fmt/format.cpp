#include "fmt/format.h"

#include <algorithm>
#include <iterator>

namespace fmt::detail {
namespace {

void write_whole(std::string& out, std::uint64_t number, bool negative, const Spec& spec) {
  const bool hexadecimal = spec.type == 'x' || spec.type == 'X';
  const std::string_view digits = spec.type == 'X' ? "0123456789ABCDEF" : "0123456789abcdef";
  const std::uint32_t base = hexadecimal ? 16 : 10;
  char figures[24];
  char* const end = std::end(figures);
  char* begin = end;
  do {
    *--begin = digits[number % base];
    number /= base;
  } while (number != 0);
  const auto length = static_cast<std::uint32_t>(end - begin) + (negative ? 1 : 0);
  const std::uint32_t room = spec.width > length ? spec.width - length : 0;
  if (!spec.zeros) out.append(room, ' ');
  if (negative) out += '-';
  if (spec.zeros) out.append(room, '0');
  out.append(begin, end);
}

}  // namespace

void write_unsigned(std::string& out, const Value& value, const Spec& spec) {
  write_whole(out, value.whole, false, spec);
}

void write_signed(std::string& out, const Value& value, const Spec& spec) {
  const bool negative = static_cast<std::int64_t>(value.whole) < 0;
  write_whole(out, negative ? 0 - value.whole : value.whole, negative, spec);
}

void write_text(std::string& out, const Value& value, const Spec& spec) {
  std::size_t size = value.text.size;
  if (spec.precision >= 0) size = std::min<std::size_t>(size, spec.precision);
  out.append(value.text.begin, size);
  if (spec.width > size) out.append(spec.width - size, ' ');
}

void write(std::string& out, std::string_view format, const Argument* arguments) {
  const Argument* next = arguments;
  const char* at = format.data();
  const char* const end = at + format.size();
  while (at != end) {
    if (*at != '{' && *at != '}') {
      out += *at++;
    } else if (*at == at[1]) {
      out += *at;
      at += 2;
    } else {
      Field field = parse_field(at + 1);
      const Argument& argument = field.index < 0 ? *next++ : arguments[field.index];
      if (field.spec.nested_width) {
        field.spec.width = static_cast<std::uint32_t>((next++)->value.whole);
      }
      argument.write(out, argument.value, field.spec);
      at = field.end;
    }
  }
}

}  // namespace fmt::detail
