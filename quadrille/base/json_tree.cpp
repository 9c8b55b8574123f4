#include "quadrille/base/json_tree.h"

#include <cassert>
#include <charconv>

#include "quadrille/base/text.h"

namespace quadrille {
namespace {

constexpr std::size_t kMostParts = std::size_t{1} << 20U;
constexpr std::size_t kMostDepth = 64;

Error json_error(std::string_view json, std::size_t place) {
  if (place >= json.size()) return {ErrorKind::json_end, {}, {1, 0}};
  const std::string found = shortened(json.substr(place, 16), 8);
  return {ErrorKind::json, {{"found", quoted(found)}}, {1, 0}};
}

bool opens(JsonToken token) {
  return token == JsonToken::begin_object || token == JsonToken::begin_array;
}

}  // namespace

Result<JsonTree> JsonTree::read(std::string_view json) {
  JsonTree tree;
  JsonReader reader(json);
  std::vector<std::uint32_t> open;
  JsonPart next;
  for (JsonToken token = reader.next(); token != JsonToken::end; token = reader.next()) {
    if (token == JsonToken::invalid) return json_error(json, reader.place());
    if (token == JsonToken::end_object || token == JsonToken::end_array) {
      tree.parts_[open.back()].end = static_cast<std::uint32_t>(tree.parts_.size());
      open.pop_back();
      continue;
    }
    if (tree.parts_.size() == kMostParts || open.size() == kMostDepth) {
      return Error{ErrorKind::json_depth, {{"most", kMostDepth}}, {1, 0}};
    }
    if (token == JsonToken::key) {
      next.key = static_cast<std::uint32_t>(tree.texts_.size());
      next.key_size = static_cast<std::uint32_t>(reader.text().size());
      tree.texts_ += reader.text();
      continue;
    }
    next.kind = token;
    if (token == JsonToken::whole) next.number = reader.number();
    if (token == JsonToken::text) {
      next.text = static_cast<std::uint32_t>(tree.texts_.size());
      next.text_size = static_cast<std::uint32_t>(reader.text().size());
      tree.texts_ += reader.text();
    }
    const auto number = static_cast<std::uint32_t>(tree.parts_.size());
    next.end = number + 1;
    tree.parts_.push_back(next);
    if (opens(token)) open.push_back(number);
    next = {};
  }
  return tree;
}

const JsonPart& JsonView::part() const { return tree_->parts_[number_]; }

JsonToken JsonView::kind() const { return is_there() ? part().kind : JsonToken::null; }

std::string_view JsonView::key() const {
  return std::string_view(tree_->texts_).substr(part().key, part().key_size);
}

std::string_view JsonView::text() const {
  if (!is_text()) return {};
  return std::string_view(tree_->texts_).substr(part().text, part().text_size);
}

std::uint64_t JsonView::number() const {
  assert(is(JsonToken::whole));
  return part().number;
}

std::optional<std::uint64_t> JsonView::whole() const {
  if (kind() == JsonToken::whole) return part().number;
  std::string_view figures = text();
  const std::size_t first = figures.find_first_not_of(' ');
  if (first == std::string_view::npos) return std::nullopt;
  figures = figures.substr(first, figures.find_last_not_of(' ') - first + 1);
  std::uint64_t number = 0;
  const char* begin = figures.data();
  const auto read = std::from_chars(begin, begin + figures.size(), number);
  if (read.ec != std::errc{} || read.ptr != begin + figures.size()) return std::nullopt;
  return number;
}

std::string JsonView::shown() const {
  constexpr std::size_t kShown = 20;
  if (is_text()) return shortened(text(), kShown);
  if (kind() == JsonToken::whole) return std::to_string(part().number);
  if (is_array()) return "[...]";
  if (is_object()) return "{...}";
  if (kind() == JsonToken::yes) return "true";
  if (kind() == JsonToken::no) return "false";
  return kind() == JsonToken::other ? "-" : "null";
}

bool JsonView::says_something() const {
  switch (kind()) {
    case JsonToken::begin_array:
    case JsonToken::begin_object:
      return begin() != end();
    case JsonToken::text:
      return text().find_first_not_of(' ') != std::string_view::npos;
    case JsonToken::whole:
      return part().number != 0;
    case JsonToken::other:
    case JsonToken::yes:
      return true;
    default:
      return false;
  }
}

JsonView JsonView::find(std::string_view name) const {
  JsonView found;
  if (!is_object()) return found;
  for (const JsonView member : *this) {
    if (member.key() == name) found = member;
  }
  return found;
}

JsonView::Iterator& JsonView::Iterator::operator++() {
  number_ = tree_->parts_[number_].end;
  return *this;
}

JsonView::Iterator JsonView::begin() const {
  return {tree_, is_array() || is_object() ? number_ + 1 : 0};
}

JsonView::Iterator JsonView::end() const {
  return {tree_, is_array() || is_object() ? part().end : 0};
}

std::size_t JsonView::size() const {
  std::size_t count = 0;
  for (Iterator each = begin(); each != end(); ++each) ++count;
  return count;
}

}  // namespace quadrille
