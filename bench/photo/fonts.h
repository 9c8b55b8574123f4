// Fonts: the characters of the typefaces in a folder, as pictures.
//   const std::vector<Typeface> faces = find_typefaces("/usr/share/fonts");
//   faces[0].characters[7];   // the digit 7
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace quadrille::photo_bench {

// How much of each pixel the character covers, row by row: 0 to 255. Its box is as narrow as can
// be.
struct Character {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> cover = {};
};

// How much of a place between pixels it covers, from 0 to 1.
double cover_of(const Character& character, double x, double y);

// Characters that are no digits, to be told from them.
inline constexpr const char* kLetters = "ABCDEFGHKMNPQRTUVWXYabdefghkmnpqrtwxy?!+*#&%";

struct Typeface {
  std::string name;
  std::array<Character, 10> characters = {};  // of the digits
  std::vector<Character> letters = {};
  std::uint32_t siblings = 1;  // how many there are of its family, itself among them
};

// In the order of their paths. Left out are those without digits that stand on one line and look
// like digits: symbols, and typefaces that imitate handwriting or the like.
std::vector<Typeface> find_typefaces(const std::string& folder);

}  // namespace quadrille::photo_bench
