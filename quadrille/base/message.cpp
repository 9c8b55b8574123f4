#include "quadrille/base/message.h"

#include <string>
#include <utility>

namespace quadrille {

Message::Message() = default;
Message::Message(std::string_view sentence) : key(sentence) {}
Message::Message(std::string_view sentence, std::vector<NamedArgument> places)
    : key(sentence), arguments(std::move(places)) {}
Message::Message(const Message&) = default;
Message::Message(Message&&) noexcept = default;
Message& Message::operator=(const Message&) = default;
Message& Message::operator=(Message&&) noexcept = default;
Message::~Message() = default;

Argument::Argument(std::string text) : value(std::move(text)) {}
Argument::Argument(std::string_view text) : value(std::string(text)) {}
Argument::Argument(const char* text) : value(std::string(text)) {}
Argument::Argument(Message message) : value(std::move(message)) {}
Argument::Argument(List list) : value(std::move(list)) {}

bool operator==(const Message& a, const Message& b) {
  return a.key == b.key && a.arguments == b.arguments;
}
bool operator==(const Argument& a, const Argument& b) { return a.value == b.value; }
bool operator==(const NamedArgument& a, const NamedArgument& b) {
  return a.name == b.name && a.argument == b.argument;
}

Argument grouped(std::uint64_t number) {
  if (number < 1000) return number;
  std::string last = std::to_string(number % 1000);
  last.insert(0, 3 - last.size(), '0');
  return Message{"number.grouped", {{"most", grouped(number / 1000)}, {"last", std::move(last)}}};
}

}  // namespace quadrille
