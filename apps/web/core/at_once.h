// At once: what the page asks for in the middle of a frame, in the thread that draws: numbers go
// in and arrays come out, through memory, without JSON and without a worker. What may take long is
// a method (methods.h). src/core/at_once.ts is the other side.
//   AtOnce own;
//   const AtOnce::Answer& answer = own.ask(AtOnce::Question::dance_open, numbers);
//   answer.words[0]   // the dance, for the questions that follow
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "apps/web/core/shape_view.h"
#include "quadrille/cover/replay.h"
#include "quadrille/render/links_picture.h"

namespace quadrille::web {

class AtOnce {
 public:
  // By the numbers that src/core/at_once.ts has for them.
  enum class Question : std::uint8_t {
    dance_open = 1,  // a problem and its moves  words: dance, moves up to the first solution or 0,
                     //                          whether its links can be drawn
    dance_close,     // dance
    dance_seek,   // dance, place             words: the moment; bytes: rows, items; numbers: counts
    dance_links,  // dance, part, pointed, x  a picture: links_picture.h
    dance_node,   // dance, part, node        words: what stands there, and where its links lead
  };

  // What is asked for, each good until the next question.
  struct Answer : ShapeArrays {
    std::vector<std::uint8_t> bytes;

    void clear();
  };

  // requires: numbers as src/core/at_once.ts and src/watch/stage.ts write them
  const Answer& ask(Question question, std::span<const double> numbers);

 private:
  struct Dance {
    cover::Replay replay;
    std::vector<std::uint8_t> family_of_item;
  };

  void open(std::span<const double> numbers);
  void seek(Dance& dance, std::size_t place);
  void draw_links(const Dance& dance, std::span<const double> numbers);
  void tell_node(const Dance& dance, double part, cover::NodeId node);

  std::vector<std::unique_ptr<Dance>> dances_;  // empty places can be used again
  Answer answer_;
};

}  // namespace quadrille::web
