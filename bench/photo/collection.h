// Collection: photographs with what is printed on them, in a folder: NAME.jpg, and a line for each
// in answers.tsv, the name and 81 digits with a tab between.
//   const std::vector<Photograph> photographs = read_collection("../shared/data/photos");
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "apps/cli/system/picture.h"

namespace quadrille::photo_bench {

// Photographs of one puzzle are in one fold, so that none is judged by a network that has seen its
// puzzle.
inline constexpr std::uint32_t kFolds = 5;

struct Photograph {
  std::string name;
  std::string answer;  // '0' for an empty cell
  std::uint32_t fold = 0;
  cli::Picture picture = {};
};

// Says what is wrong and ends the program where the folder is not as it should be.
std::vector<Photograph> read_collection(const std::string& folder);

}  // namespace quadrille::photo_bench
