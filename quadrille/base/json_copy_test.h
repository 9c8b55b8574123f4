// written_again: JSON that was read, written piece by piece; 0.5 for each number that is not whole,
// and "invalid at 7" where it was no JSON from there on.
//   written_again(" [ 1 ] ") == "[1]"
#pragma once

#include <string>
#include <string_view>

#include "quadrille/base/json_reader.h"
#include "quadrille/base/json_writer.h"

namespace quadrille {

inline std::string written_again(std::string_view text) {
  JsonReader reader(text);
  JsonWriter writer;
  for (;;) {
    switch (reader.next()) {
      case JsonToken::begin_object:
        writer.begin_object();
        break;
      case JsonToken::end_object:
        writer.end_object();
        break;
      case JsonToken::begin_array:
        writer.begin_array();
        break;
      case JsonToken::end_array:
        writer.end_array();
        break;
      case JsonToken::key:
        writer.key(reader.text());
        break;
      case JsonToken::text:
        writer.value(reader.text());
        break;
      case JsonToken::whole:
        writer.value(reader.number());
        break;
      case JsonToken::other:
        writer.value(0.5);
        break;
      case JsonToken::yes:
        writer.value(true);
        break;
      case JsonToken::no:
        writer.value(false);
        break;
      case JsonToken::null:
        writer.null();
        break;
      case JsonToken::end:
        return writer.take();
      case JsonToken::invalid:
        return "invalid at " + std::to_string(reader.place());
    }
  }
}

}  // namespace quadrille
