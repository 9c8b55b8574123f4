#include "apps/cli/system/picture.h"

#ifdef QUADRILLE_PICTURES
#include <memory>
#include <string>

#include <png.h>
#include <turbojpeg.h>
#endif

namespace quadrille::cli {
namespace {

constexpr std::string_view kPng = "\x89PNG\r\n\x1a\n";
constexpr std::string_view kJpeg = "\xff\xd8\xff";

#ifdef QUADRILLE_PICTURES

Error broken(const char* reason) {
  return Error{Message{"photo.broken", {{"reason", std::string(reason)}}}};
}

Result<Picture> room_for(std::uint64_t width, std::uint64_t height) {
  if (const Result<void> sides = photo::check_sides(width, height); !sides) return sides.error();
  Picture picture = {static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height), {}};
  picture.rgba.resize(width * height * 4);
  return picture;
}

Result<Picture> decode_png(std::string_view bytes) {
  png_image image = {};
  image.version = PNG_IMAGE_VERSION;
  const std::unique_ptr<png_image, decltype(&png_image_free)> freed(&image, &png_image_free);
  if (png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()) == 0) {
    return broken(image.message);
  }
  Result<Picture> picture = room_for(image.width, image.height);
  if (!picture) return picture;
  image.format = PNG_FORMAT_RGBA;
  if (png_image_finish_read(&image, nullptr, picture->rgba.data(), 0, nullptr) == 0) {
    return broken(image.message);
  }
  return picture;
}

Result<Picture> decode_jpeg(std::string_view bytes) {
  const std::unique_ptr<void, decltype(&tjDestroy)> decoder(tjInitDecompress(), &tjDestroy);
  if (!decoder) return broken(tjGetErrorStr2(nullptr));
  const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
  int width = 0;
  int height = 0;
  int sampling = 0;
  int colours = 0;
  if (tjDecompressHeader3(decoder.get(), data, bytes.size(), &width, &height, &sampling,
                          &colours) != 0) {
    return broken(tjGetErrorStr2(decoder.get()));
  }
  Result<Picture> picture =
      room_for(static_cast<std::uint64_t>(width), static_cast<std::uint64_t>(height));
  if (!picture) return picture;
  const int failed = tjDecompress2(decoder.get(), data, bytes.size(), picture->rgba.data(), width,
                                   0, height, TJPF_RGBA, TJFLAG_LIMITSCANS);
  // What is odd about a file that phones write is no more than a warning; that its end is missing,
  // too.
  const std::string_view reason = failed == 0 ? "" : tjGetErrorStr2(decoder.get());
  const bool is_fatal = failed != 0 && tjGetErrorCode(decoder.get()) == TJERR_FATAL;
  if (is_fatal || reason.find("remature end") != std::string_view::npos) {
    return broken(tjGetErrorStr2(decoder.get()));
  }
  return picture;
}

#endif

}  // namespace

bool is_picture(std::string_view start) {
  return start.starts_with(kPng) || start.starts_with(kJpeg);
}

Result<Picture> decode_picture(std::string_view bytes) {
#ifdef QUADRILLE_PICTURES
  return bytes.starts_with(kPng) ? decode_png(bytes) : decode_jpeg(bytes);
#else
  static_cast<void>(bytes);
  return Error{Message("photo.without")};
#endif
}

}  // namespace quadrille::cli
