// Tiny problems with bounds and costs, and all their solutions, found by trying every set. For
// tests only.
#pragma once

#include <cstdint>
#include <set>
#include <vector>

namespace quadrille::cover {

struct TinyProblem {
  const char* name;
  const char* text;
  std::size_t solutions;
  std::set<std::set<std::uint32_t>> sets;  // of option numbers, from 1; none where there are many
};

inline const std::vector<TinyProblem> kBoundedProblems = {
    {"knuth", "A B 2:3|C | X Y\nA B X:0 Y:0\nA C X:1 Y:1\nC X:0\nB X:1\nC Y:1\n", 1, {{2, 4, 5}}},
    {"twice", "2|a b\na\na b\na\nb\na b\n", 5, {{1, 2}, {1, 3, 4}, {1, 5}, {2, 3}, {3, 5}}},
    {"zero or one", "a 0:1|b\na\na b\nb\nb a\n", 4, {{1}, {1, 3}, {2}, {4}}},
    {"secondary is not zero to one", "a | b\na\na b\nb\nb a\n", 3, {{1}, {2}, {4}}},
    {"same option twice", "2|a\na\na\na\n", 3, {{1, 2}, {1, 3}, {2, 3}}},
    {"at least two", "2:4|a 1:2|b 0:2|c\na b\na c\na\nb c\nb\nc\na b c\n", 35, {}},
    {"none wanted", "0:2|a 0:1|b\na\na b\nb\n", 6, {{}, {1}, {1, 2}, {1, 3}, {2}, {3}}},
    {"never", "3|a b\na b\na\n", 0, {}},
    {"colours and counts",
     "2|p q | x y\np x:1\np x:2\np q x:1 y\nq y\nq x:2\np y\n",
     2,
     {{1, 3}, {2, 5, 6}}},
};

struct TinyCosts {
  const char* name;
  const char* text;
  std::vector<std::uint64_t> costs;  // of all solutions, in order
};

inline const std::vector<TinyCosts> kCostedProblems = {
    {"least", "a b c\na b |3\nc |1\na |1\nb c |2\nb |4\na b c |5\n", {3, 4, 5, 6}},
    {"sum of marks", "a b\na |1 |2\nb |4\na b |6 |0\n", {6, 7}},
    {"k best",
     "a b c d\na b |2\nc d |2\na c |1\nb d |4\na d |3\nb c |3\na |0\nb |0\nc |5\nd |5\n",
     {2, 4, 5, 6, 6, 8, 8, 9, 10, 12}},
    {"free", "a b\na\nb |7\na b |7\n", {7, 7}},
    {"secondary", "a b | s\na s |1\nb s |1\na |4\nb |3\n", {4, 5, 7}},
    {"colour", "a b | s\na s:1 |1\nb s:2 |1\nb s:1 |5\na s:2 |2\na |9\n", {3, 6, 10, 14}},
};

}  // namespace quadrille::cover
