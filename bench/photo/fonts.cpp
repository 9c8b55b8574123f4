#include "bench/photo/fonts.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string_view>

#include <ft2build.h>
#include FT_FREETYPE_H

namespace quadrille::photo_bench {
namespace {

constexpr unsigned kHeight = 64;  // pixels of an em

bool is_left_out(std::string_view name) {
  constexpr std::array<std::string_view, 9> kOdd = {"Symbol",          "Dingbat", "D050000L",
                                                    "StandardSymbols", "Math",    "Chorus",
                                                    "chorus",          "Z003",    "LinLibertine_K"};
  return std::ranges::any_of(
      kOdd, [&](std::string_view odd) { return name.find(odd) != std::string_view::npos; });
}

// The letters that its name begins with: those of Lato-BlackItalic are Lato.
std::string family_of(const std::string& name) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  return {name.begin(), std::ranges::find_if_not(name, is_letter)};
}

std::optional<Character> draw(FT_Face face, char character) {
  const FT_UInt glyph = FT_Get_Char_Index(face, static_cast<FT_ULong>(character));
  if (glyph == 0 || FT_Load_Glyph(face, glyph, FT_LOAD_RENDER | FT_LOAD_NO_HINTING) != 0) {
    return std::nullopt;
  }
  const FT_Bitmap& bitmap = face->glyph->bitmap;
  if (bitmap.pixel_mode != FT_PIXEL_MODE_GRAY || bitmap.width == 0 || bitmap.rows == 0) {
    return std::nullopt;
  }
  Character drawn = {static_cast<int>(bitmap.width), static_cast<int>(bitmap.rows)};
  for (unsigned y = 0; y < bitmap.rows; ++y) {
    const unsigned char* row =
        bitmap.buffer + static_cast<std::ptrdiff_t>(y) * static_cast<std::ptrdiff_t>(bitmap.pitch);
    drawn.cover.insert(drawn.cover.end(), row, row + bitmap.width);
  }
  return drawn;
}

std::optional<Typeface> read_typeface(FT_Library library, const std::filesystem::path& path) {
  FT_Face opened = nullptr;
  if (FT_New_Face(library, path.c_str(), 0, &opened) != 0) return std::nullopt;
  const std::unique_ptr<FT_FaceRec_, decltype(&FT_Done_Face)> face(opened, &FT_Done_Face);
  if (FT_Set_Pixel_Sizes(face.get(), 0, kHeight) != 0) return std::nullopt;
  Typeface typeface = {path.stem()};
  for (std::size_t digit = 0; digit < typeface.characters.size(); ++digit) {
    std::optional<Character> drawn = draw(face.get(), static_cast<char>('0' + digit));
    // Old-style figures hang below the line and are smaller; no puzzle is printed with them.
    if (!drawn || (digit > 0 && std::abs(drawn->height - typeface.characters[0].height) > 6)) {
      return std::nullopt;
    }
    typeface.characters[digit] = *std::move(drawn);
  }
  for (const char letter : std::string_view(kLetters)) {
    if (std::optional<Character> drawn = draw(face.get(), letter)) {
      typeface.letters.push_back(*std::move(drawn));
    }
  }
  return typeface;
}

}  // namespace

double cover_of(const Character& character, double x, double y) {
  const int left = static_cast<int>(std::floor(x));
  const int top = static_cast<int>(std::floor(y));
  const auto value = [&](int px, int py) -> double {
    if (px < 0 || py < 0 || px >= character.width || py >= character.height) return 0;
    return character.cover[static_cast<std::size_t>(py * character.width + px)];
  };
  const double across = x - left;
  const double down = y - top;
  return ((value(left, top) * (1 - across) + value(left + 1, top) * across) * (1 - down) +
          (value(left, top + 1) * (1 - across) + value(left + 1, top + 1) * across) * down) /
         255;
}

std::vector<Typeface> find_typefaces(const std::string& folder) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    const std::string extension = entry.path().extension();
    const bool is_font = extension == ".ttf" || extension == ".otf" || extension == ".t1";
    if (is_font && !is_left_out(entry.path().stem().string())) paths.push_back(entry.path());
  }
  std::ranges::sort(paths);
  FT_Library opened = nullptr;
  if (FT_Init_FreeType(&opened) != 0) return {};
  const std::unique_ptr<FT_LibraryRec_, decltype(&FT_Done_FreeType)> library(opened,
                                                                             &FT_Done_FreeType);
  std::vector<Typeface> faces;
  for (const std::filesystem::path& path : paths) {
    std::optional<Typeface> face = read_typeface(library.get(), path);
    if (face && !face->letters.empty()) faces.push_back(*std::move(face));
  }
  std::map<std::string, std::uint32_t, std::less<>> families;
  for (const Typeface& face : faces) ++families[family_of(face.name)];
  for (Typeface& face : faces) face.siblings = families[family_of(face.name)];
  return faces;
}

}  // namespace quadrille::photo_bench
