#include "bench/photo/collection.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>

#include <fmt/format.h>

namespace quadrille::photo_bench {
namespace {

[[noreturn]] void fail(const std::string& message) {
  fmt::print(stderr, "{}\n", message);
  std::exit(2);
}

cli::Picture read_picture(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  if (!file || !cli::is_picture(bytes)) fail(path + ": expected a picture");
  Result<cli::Picture> picture = cli::decode_picture(bytes);
  if (!picture) fail(fmt::format("{}: {}", path, picture.error().text()));
  return *std::move(picture);
}

}  // namespace

std::vector<Photograph> read_collection(const std::string& folder) {
  std::ifstream answers(folder + "/answers.tsv");
  if (!answers) fail(folder + ": expected a file answers.tsv in it");
  std::vector<Photograph> photographs;
  std::map<std::string, std::uint32_t> folds;  // of each puzzle
  for (std::string line; std::getline(answers, line);) {
    std::istringstream fields(line);
    Photograph photograph;
    if (!(fields >> photograph.name >> photograph.answer) || photograph.answer.size() != 81) {
      fail(fmt::format("{}/answers.tsv: expected a name and 81 digits, found '{}'", folder, line));
    }
    const auto number = static_cast<std::uint32_t>(folds.size());
    photograph.fold = folds.try_emplace(photograph.answer, number % kFolds).first->second;
    photograph.picture = read_picture(folder + "/" + photograph.name + ".jpg");
    photographs.push_back(std::move(photograph));
  }
  return photographs;
}

}  // namespace quadrille::photo_bench
