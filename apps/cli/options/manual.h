// Manual: the man page, told from the options themselves.
//   quadrille --man | man -l -
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace quadrille::cli {

std::string manual(const CLI::App& app);

}  // namespace quadrille::cli
