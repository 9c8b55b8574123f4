// tell_hints page|window usual|all: what the page's core, or the desktop program, tells of boards
// as the whole reason of a hint. The boards stand in the lines of standard input; each has a line
// in the output.
#include <QApplication>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>
#include <functional>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "apps/desktop/desk_test.h"
#include "apps/desktop/play/hint_panel.h"
#include "apps/desktop/play/repertoire_setting.h"
#include "apps/web/core/methods.h"
#include "quadrille/play/read.h"

namespace {

using namespace quadrille;
using Json = nlohmann::json;

std::string asked(web::Session& session, const char* method, const Json& payload,
                  const char* member) {
  const Json request = {{"method", method}, {"payload", payload}};
  const Json answer = Json::parse(web::answer(session, request.dump()));
  if (answer.contains("error")) return answer["error"]["message"];
  return *member == '\0' ? "" : answer["result"][member].get<std::string>();
}

using Teller = std::function<std::string(const std::string& board)>;

Teller page(bool beyond) {
  return [beyond](const std::string& board) {
    web::Session session;
    const Json puzzle = {{"board", {{"text", board}}}, {"mode", "play"}};
    std::string fault = asked(session, "game.new", puzzle, "");
    if (!fault.empty()) return fault;
    return asked(session, "game.hint", {{"level", logic::kHintLevels}, {"beyond", beyond}}, "text");
  };
}

// A desk and the panel on it, which says what it shows.
struct Window {
  explicit Window(bool beyond) {
    const auto repertoire = beyond ? logic::Repertoire::all() : logic::Repertoire::usual();
    set_repertoire_in_use(desk.settings, repertoire);
    QObject::connect(&desk.workspace, &desktop::Workspace::said, &panel,
                     [this](const QString& text) { told = text.toStdString(); });
  }

  std::string tell(const std::string& board) {
    const Result<play::Game> game = play::read_game(board);
    if (!game) return game.error().text();
    desk.workspace.open(*game);
    told.clear();
    panel.ask();
    if (!desktop::wait_until([&] { return !told.empty(); })) return "nothing was told";
    for (std::uint32_t level = 1; level < logic::kHintLevels; ++level) panel.ask();
    return told;
  }

  std::string told;
  desktop::TestDesk desk;
  desktop::HintPanel panel{desk.workspace, nullptr};
};

Teller window(bool beyond) {
  return [window = std::make_shared<Window>(beyond)](const std::string& board) {
    return window->tell(board);
  };
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view front_end = argc == 3 ? argv[1] : "";
  const std::string_view repertoire = argc == 3 ? argv[2] : "";
  const bool is_page = front_end == "page";
  const bool beyond = repertoire == "all";
  if ((!is_page && front_end != "window") || (!beyond && repertoire != "usual")) {
    std::fputs("usage: tell_hints page|window usual|all < boards\n", stderr);
    return 2;
  }
  const QTemporaryDir home;
  desktop::live_in(home.path());
  const QApplication application(argc, argv);
  const Teller tell = is_page ? page(beyond) : window(beyond);
  for (std::string board; std::getline(std::cin, board);) std::puts(tell(board).c_str());
  return 0;
}
