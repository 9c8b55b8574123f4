// Message: something to be said, in no language yet: which sentence, and what stands in its places.
//   Message where{"unit.row", {{"number", 4}}};
//   Message twice{"hint.twice", {{"digit", 5}, {"unit", where}}};
// language.h tells it.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace quadrille {

struct NamedArgument;

// What is to be said: which sentence, and what stands in its places.
struct Message {
  std::string key;
  std::vector<NamedArgument> arguments;

  Message();
  explicit Message(std::string_view sentence);
  Message(std::string_view sentence, std::vector<NamedArgument> places);
  // As they would be anyhow, but written where an argument is complete.
  Message(const Message&);
  Message(Message&&) noexcept;
  Message& operator=(const Message&);
  Message& operator=(Message&&) noexcept;
  ~Message();
  friend bool operator==(const Message&, const Message&);
};

// A number, a text that is the same in every language, a message, or a list of these.
struct Argument {
  using List = std::vector<Argument>;
  std::variant<std::uint64_t, std::string, Message, List> value;

  // Implicit on purpose: arguments are written in place.
  Argument(std::integral auto number) : value(static_cast<std::uint64_t>(number)) {}  // NOLINT
  Argument(std::string text);                                                         // NOLINT
  Argument(std::string_view text);                                                    // NOLINT
  Argument(const char* text);                                                         // NOLINT
  Argument(Message message);                                                          // NOLINT
  Argument(List list);                                                                // NOLINT
  friend bool operator==(const Argument&, const Argument&);
};

struct NamedArgument {
  std::string_view name;  // lasts, as a literal does
  Argument argument;

  friend bool operator==(const NamedArgument&, const NamedArgument&);
};

// A number with its figures in groups of three, as the language writes it: "3,214".
Argument grouped(std::uint64_t number);

}  // namespace quadrille
