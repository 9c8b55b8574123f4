"""Steps of reasoning replayed on a plain board that knows nothing of the program.

    Board(puzzle, boxes(3, 3)).replay(steps)   # raises AssertionError at the first wrong step
"""

import re

from boards import cells


def option(text):
    """The row, column and digit of "r4c2=7", the first two from 0."""
    row, column, digit = map(int, re.fullmatch(r"r(\d+)c(\d+)=(\d+)", text).groups())
    return row - 1, column - 1, digit


class Board:
    """The digits placed, and for each empty cell the candidates that the rules and the steps so far
    leave it."""

    def __init__(self, puzzle, units, allowed=None):
        self.digits = cells(puzzle)
        self.size = len(units[0])
        self.peers = [set() for _ in self.digits]
        for unit in units:
            for place in unit:
                self.peers[place].update(unit)
        everything = set(range(1, self.size + 1))
        self.candidates = [set() if digit else set(allowed[place] if allowed else everything)
                           for place, digit in enumerate(self.digits)]
        for place, digit in enumerate(self.digits):
            if digit:
                self._strike(place, digit)

    def _strike(self, place, digit):
        for peer in self.peers[place]:
            self.candidates[peer].discard(digit)

    def place_of(self, text):
        row, column, digit = option(text)
        return row * self.size + column, digit

    def apply(self, step):
        assert step["places"] or step["rules_out"], f"nothing follows: {step}"
        for text in step["candidates"] + step["rules_out"]:
            place, digit = self.place_of(text)
            assert digit in self.candidates[place], f"{text} is no candidate: {step}"
        for text in step["rules_out"]:
            place, digit = self.place_of(text)
            self.candidates[place].discard(digit)
        if step["places"]:
            place, digit = self.place_of(step["places"])
            assert digit in self.candidates[place], f"an illegal digit: {step}"
            self.digits[place] = digit
            self.candidates[place] = set()
            self._strike(place, digit)

    def replay(self, steps):
        for step in steps:
            self.apply(step)
        return self
