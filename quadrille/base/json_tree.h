// JsonTree: a whole JSON text in memory, to be asked for members in any order.
//   Result<JsonTree> tree = JsonTree::read(R"({"size":9,"antiknight":true})");
//   use(tree->root().find("size").whole());  // 9
// The parts lie in one list, in the order of the text: a hostile text of a megabyte takes some
// tens of megabytes, and no recursion.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/json_reader.h"
#include "quadrille/base/result.h"

namespace quadrille {

struct JsonPart {
  JsonToken kind = JsonToken::null;
  std::uint32_t end = 0;  // the number of the part behind it and all that is in it
  std::uint64_t number = 0;
  std::uint32_t key = 0;  // where its name and its text are
  std::uint32_t key_size = 0;
  std::uint32_t text = 0;
  std::uint32_t text_size = 0;
};

class JsonTree;

// A value of the tree; or none, which has no members and is nothing.
class JsonView {
 public:
  JsonView() = default;
  JsonView(const JsonTree* tree, std::uint32_t number) : tree_(tree), number_(number) {}

  [[nodiscard]] bool is(JsonToken token) const { return kind() == token; }
  [[nodiscard]] bool is_there() const { return tree_ != nullptr; }
  [[nodiscard]] bool is_array() const { return kind() == JsonToken::begin_array; }
  [[nodiscard]] bool is_object() const { return kind() == JsonToken::begin_object; }
  [[nodiscard]] bool is_text() const { return kind() == JsonToken::text; }
  [[nodiscard]] bool is_null() const { return kind() == JsonToken::null; }
  // true, a number other than 0, or a text, array or object with something in it.
  [[nodiscard]] bool says_something() const;

  [[nodiscard]] std::string_view key() const;
  [[nodiscard]] std::string_view text() const;
  // requires: a whole number
  [[nodiscard]] std::uint64_t number() const;
  // A whole number, or a text that is one; blanks around it do not count.
  [[nodiscard]] std::optional<std::uint64_t> whole() const;
  // As a sentence shows what was found.
  [[nodiscard]] std::string shown() const;

  // The member of that name, the last where there are several; none where there is none.
  [[nodiscard]] JsonView find(std::string_view name) const;

  // The elements or members.
  class Iterator {
   public:
    Iterator(const JsonTree* tree, std::uint32_t number) : tree_(tree), number_(number) {}
    JsonView operator*() const { return {tree_, number_}; }
    Iterator& operator++();
    bool operator==(const Iterator& other) const { return number_ == other.number_; }

   private:
    const JsonTree* tree_;
    std::uint32_t number_;
  };
  [[nodiscard]] Iterator begin() const;
  [[nodiscard]] Iterator end() const;
  [[nodiscard]] std::size_t size() const;

 private:
  [[nodiscard]] JsonToken kind() const;
  [[nodiscard]] const JsonPart& part() const;

  const JsonTree* tree_ = nullptr;
  std::uint32_t number_ = 0;
};

class JsonTree {
 public:
  static Result<JsonTree> read(std::string_view json);

  [[nodiscard]] JsonView root() const { return {this, 0}; }

 private:
  friend class JsonView;

  std::vector<JsonPart> parts_;
  std::string texts_;
};

}  // namespace quadrille
