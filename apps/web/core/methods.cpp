#include "apps/web/core/methods.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>

#include <fmt/format.h>

#include "apps/web/core/version.h"
#include "quadrille/base/language.h"

namespace quadrille::web {
namespace {

Result<void> about(Session& /*session*/, const Json& /*payload*/, JsonWriter& answer) {
  answer.begin_object().member("version", kVersion).end_object();
  return {};
}

// From now on in the language of this table; in English where it is empty.
Result<void> speak(Session& session, const Json& payload, JsonWriter& answer) {
  const auto tag = text_in(payload, "tag");
  if (!tag) return tag.error();
  const auto table = text_in(payload, "table");
  if (!table) return table.error();
  session.language.reset();
  if (!table->empty()) {
    auto language = Language::read(*tag, *table);
    if (!language) return language.error();
    session.language = *std::move(language);
  }
  answer.begin_object().end_object();
  return {};
}

constexpr std::array kOwnMethods = {NamedMethod{"core.about", about},
                                    NamedMethod{"core.speak", speak}};

std::optional<Method> find_method(std::string_view name) {
  const std::array<std::span<const NamedMethod>, 8> groups = {
      kOwnMethods,    board_methods(),  generate_methods(), game_methods(),
      step_methods(), matrix_methods(), lab_methods(),      rule_methods()};
  for (const auto& group : groups) {
    const auto found = std::ranges::find(group, name, &NamedMethod::name);
    if (found != group.end()) return found->run;
  }
  return std::nullopt;
}

// The message to be put into a sentence, and the same as a sentence of its own with its place.
std::string write_error(const Session& session, const Error& error) {
  const Language& language = language_of(session);
  JsonWriter json;
  json.begin_object().key("error").begin_object();
  json.member("message", error.sentence(language));
  json.member("sentence", language.tell({"error.sentence", {{"error", error.placed_message()}}}));
  json.member("kind", name(error.kind));
  json.member("line", error.place.line).member("column", error.place.column);
  json.end_object().end_object();
  return json.take();
}

}  // namespace

void end_after(Stop& stop, double seconds) {
  stop.set_deadline(Stop::after(std::chrono::duration<double>(seconds)));
}

std::string answer(Session& session, std::string_view request) {
  const Result<JsonTree> tree = JsonTree::read(request);
  if (!tree) return write_error(session, tree.error());
  const Json json = tree->root();
  const auto name = text_in(json, "method");
  if (!name) return write_error(session, name.error());
  const auto payload = member_of(json, "payload");
  if (!payload) return write_error(session, payload.error());
  const auto method = find_method(*name);
  if (!method) return write_error(session, Error{fmt::format("no method '{}'", *name)});
  JsonWriter writer;
  writer.begin_object().key("result");
  const auto done = (*method)(session, *payload, writer);
  if (!done) return write_error(session, done.error());
  writer.end_object();
  return writer.take();
}

}  // namespace quadrille::web
