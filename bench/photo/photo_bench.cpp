// quadrille_photo_bench: teaches the network that reads photographs, and measures how well it does.
//   train PHOTOS OUT [SEED [FONTS]]   writes OUT/weights.inc, and OUT/fold0.inc to OUT/fold4.inc
//   folds PHOTOS OUT                  reads each photograph with the network of its fold
//   one PHOTOS WEIGHTS                reads all of them with one network
//   own PHOTOS                        reads them with the network of the library
//   pages COUNT [SEED [FONTS]]        reads boards that are drawn at random
//   large COUNT [SEED [FONTS]]        the same, of 16x16
//   stages PHOTO OUT                  draws what each stage makes of a photograph
// FONTS is the folder whose typefaces are drawn in; without it, those of this machine.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "bench/photo/fonts.h"
#include "bench/photo/judge.h"
#include "bench/photo/lesson.h"
#include "bench/photo/pages.h"
#include "bench/photo/stages.h"

namespace quadrille::photo_bench {
namespace {

constexpr const char* kOwnFonts = "/usr/share/fonts";

// In lines, as the compiler takes it: a text for each layer.
void write_weights(const std::string& path, const std::string& weights,
                   const std::string& command) {
  constexpr std::size_t kLine = 120;
  std::ofstream file(path);
  file << "// Written by: " << command << "\n";
  std::istringstream layers(weights);
  for (std::string layer; std::getline(layers, layer);) {
    for (std::size_t at = 0; at < layer.size(); at += kLine) {
      file << '"' << layer.substr(at, kLine) << (at + kLine < layer.size() ? "\"\n" : "\",\n");
    }
  }
}

photo::Network read_weights(const std::string& path) {
  std::ifstream file(path);
  std::string text;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('"')) text += line.substr(1, line.rfind('"') - 1);
  }
  const auto network = photo::Network::parse(text);
  if (!network) {
    fmt::print(stderr, "{}: expected weights, as `train` writes them\n", path);
    std::exit(2);
  }
  return *network;
}

std::string fold_path(const std::string& folder, std::uint32_t fold) {
  return fmt::format("{}/fold{}.inc", folder, fold);
}

// Nothing where there are none, which it says.
std::vector<Typeface> typefaces(const std::string& folder) {
  std::vector<Typeface> faces;
  if (std::filesystem::is_directory(folder)) faces = find_typefaces(folder);
  if (faces.empty()) fmt::print(stderr, "{}: expected a folder with typefaces\n", folder);
  return faces;
}

// The lessons of the photographs that are not in the fold.
std::vector<Lesson> without(std::span<const Lesson> lessons, std::uint32_t fold) {
  std::vector<Lesson> others;
  std::ranges::copy_if(lessons, std::back_inserter(others),
                       [&](const Lesson& lesson) { return lesson.photograph->fold != fold; });
  return others;
}

int train(const std::string& photos, const std::string& out, std::uint64_t seed,
          const std::string& fonts) {
  const std::string command = fmt::format("quadrille_photo_bench train PHOTOS OUT {} FONTS", seed);
  const std::vector<Typeface> faces = typefaces(fonts);
  if (faces.empty()) return 2;
  const std::vector<Photograph> photographs = read_collection(photos);
  std::filesystem::create_directories(out);
  fmt::print(stderr, "drawn digits of {} typefaces\n", faces.size());
  const Trainer drawn = teach_drawn(faces, seed);
  const std::string weights = drawn_weights(drawn, faces, seed + 1);
  write_weights(out + "/drawn.inc", weights, command);
  const std::vector<Lesson> lessons = cut_lessons(photographs, *photo::Network::parse(weights));
  fmt::print(stderr, "{} photographs\n", lessons.size());
  // The networks know nothing of each other, so that it does not matter that they learn side by
  // side.
  std::vector<std::jthread> threads;
  for (std::uint32_t fold = 0; fold <= kFolds; ++fold) {
    threads.emplace_back([&, fold] {
      const bool is_whole = fold == kFolds;
      write_weights(
          is_whole ? out + "/weights.inc" : fold_path(out, fold),
          teach_photographs(is_whole ? "all" : fmt::format("without fold {}", fold), drawn, faces,
                            is_whole ? lessons : without(lessons, fold), seed + 2 + fold),
          command);
    });
  }
  return 0;
}

int run(std::span<char*> arguments) {
  const std::string verb = arguments.size() > 2 ? arguments[1] : "";
  const std::string photos = arguments.size() > 2 ? arguments[2] : "";
  if (verb == "train" && arguments.size() > 3) {
    return train(photos, arguments[3], arguments.size() > 4 ? std::stoull(arguments[4]) : 1,
                 arguments.size() > 5 ? arguments[5] : kOwnFonts);
  }
  if (verb == "folds" && arguments.size() > 3) {
    std::vector<photo::Network> networks;
    for (std::uint32_t fold = 0; fold < kFolds; ++fold) {
      networks.push_back(read_weights(fold_path(arguments[3], fold)));
    }
    judge(read_collection(photos), networks);
    return 0;
  }
  if (verb == "one" && arguments.size() > 3) {
    const std::vector<photo::Network> networks(kFolds, read_weights(arguments[3]));
    judge(read_collection(photos), networks);
    return 0;
  }
  if (verb == "pages" || verb == "large") {
    const std::vector<Typeface> faces = typefaces(arguments.size() > 4 ? arguments[4] : kOwnFonts);
    if (faces.empty()) return 2;
    const std::uint64_t seed = arguments.size() > 3 ? std::stoull(arguments[3]) : 1;
    judge_pages(faces, verb == "large" ? 4 : 3, static_cast<std::uint32_t>(std::stoul(photos)),
                seed);
    return 0;
  }
  if (verb == "stages" && arguments.size() > 3) return write_stages(photos, arguments[3]) ? 0 : 2;
  if (verb == "own") {
    const std::vector<photo::Network> networks(kFolds, photo::Network::built_in());
    judge(read_collection(photos), networks);
    return 0;
  }
  fmt::print(stderr,
             "usage: quadrille_photo_bench train PHOTOS OUT [SEED [FONTS]] | folds PHOTOS OUT | "
             "one PHOTOS WEIGHTS | own PHOTOS | pages COUNT [SEED [FONTS]] | "
             "large COUNT [SEED [FONTS]] | stages PHOTO OUT\n");
  return 2;
}

}  // namespace
}  // namespace quadrille::photo_bench

int main(int argc, char** argv) {
  return quadrille::photo_bench::run({argv, static_cast<std::size_t>(argc)});
}
