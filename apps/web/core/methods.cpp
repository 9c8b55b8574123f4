#include "apps/web/core/methods.h"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "apps/web/core/version.h"

namespace quadrille::web {
namespace {

Result<Done> about(Session& /*session*/, const Json& /*payload*/, JsonWriter& answer) {
  answer.begin_object().member("version", kVersion).end_object();
  return Done{};
}

constexpr std::array kOwnMethods = {NamedMethod{"core.about", about}};

std::optional<Method> find_method(std::string_view name) {
  const std::array<std::span<const NamedMethod>, 6> groups = {kOwnMethods,        board_methods(),
                                                              generate_methods(), game_methods(),
                                                              matrix_methods(),   lab_methods()};
  for (const auto& group : groups) {
    const auto found = std::ranges::find(group, name, &NamedMethod::name);
    if (found != group.end()) return found->run;
  }
  return std::nullopt;
}

std::string write_error(const Error& error) {
  JsonWriter json;
  json.begin_object().key("error").begin_object();
  json.member("message", error.message);
  json.member("line", error.place.line).member("column", error.place.column);
  json.member("kind", error.kind).member("values", error.values);
  json.end_object().end_object();
  return json.take();
}

}  // namespace

std::string answer(Session& session, std::string_view request) {
  const Json json = Json::parse(request, nullptr, false);
  const auto name = text_in(json, "method");
  if (!name) return write_error(name.error());
  const auto payload = member_of(json, "payload");
  if (!payload) return write_error(payload.error());
  const auto method = find_method(*name);
  if (!method) return write_error({fmt::format("no method '{}'", *name)});
  JsonWriter writer;
  writer.begin_object().key("result");
  const auto done = (*method)(session, **payload, writer);
  if (!done) return write_error(done.error());
  writer.end_object();
  return writer.take();
}

}  // namespace quadrille::web
