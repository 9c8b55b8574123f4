// Methods: what the page can ask of the core, by name. src/core/api.ts says what each takes and
// gives.
//   Session session;
//   answer(session, R"({"method":"board.read","payload":{"text":"…"}})")
//       == R"({"result":{"boards":[…]}})" or R"({"error":{"message":…,"line":0,…}})"
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "apps/web/core/payload.h"
#include "quadrille/base/json_writer.h"
#include "quadrille/base/language.h"
#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/play/game.h"
#include "quadrille/play/hint.h"

namespace quadrille::web {

inline constexpr std::uint64_t kLargestSeed = 1ULL << 53U;  // what the page can count to

struct Progress {
  std::uint64_t done = 0;
  std::uint64_t of = 0;  // 0 where nobody knows
  std::string text;
};

// What lasts from one call to the next.
struct Session {
  std::function<void(const Progress&)> report = [](const Progress&) {};
  std::optional<Language> language = std::nullopt;  // English where nothing else is spoken
  std::optional<play::Game> game = std::nullopt;
  std::optional<play::Hint> hint = std::nullopt;  // the latest, while the board is as it was then
};

inline const Language& language_of(const Session& session) {
  return session.language ? *session.language : english();
}

// Nothing is written where the answer is an error.
using Method = Result<void> (*)(Session& session, const Json& payload, JsonWriter& answer);

struct NamedMethod {
  std::string_view name;
  Method run;
};

std::span<const NamedMethod> board_methods();
std::span<const NamedMethod> generate_methods();
std::span<const NamedMethod> game_methods();
std::span<const NamedMethod> step_methods();
std::span<const NamedMethod> matrix_methods();
std::span<const NamedMethod> lab_methods();
// None in the core without further rules: without/rules_view.cpp.
std::span<const NamedMethod> rule_methods();

// Ends work after some seconds.
// requires: seconds from 0
void end_after(Stop& stop, double seconds);
// How often long work tells how far it is.
constexpr double kReportEvery = 0.1;  // seconds

// Answers one request, whatever it is.
std::string answer(Session& session, std::string_view request);

}  // namespace quadrille::web
