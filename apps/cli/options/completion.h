// Completion: what the shells know about the program, told from its options themselves.
//   quadrille --completion bash > /usr/share/bash-completion/completions/quadrille
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace quadrille::cli {

enum class Shell { bash, zsh, fish };

std::string completion(const CLI::App& app, Shell shell);

}  // namespace quadrille::cli
