"""What a person does with the desktop program, under Xvfb with xdotool: type, ask, close, crash, come back.

    walk_test.py PROGRAM
"""

import signal
import unittest
from pathlib import Path

from desk import FOUR, FROM_THE_MIDDLE, Desk

PHOTOS = Path(__file__).parent.parent / "photos"


class Walk(Desk):
    def test_types_a_digit_and_keeps_it_through_a_crash(self):
        self.start(self.file("four.txt", FOUR))
        self.press(*FROM_THE_MIDDLE, "2")
        self.keeps("r2c1=2")
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.start()
        self.press("ctrl+z")
        self.keeps("undone r2c1=2")

    def test_ends_in_good_order_when_it_is_asked_to(self):
        self.start(self.file("four.txt", FOUR))
        self.press(*FROM_THE_MIDDLE, "3")
        self.until(lambda: "*" in "".join(self.xdotool("getwindowname", self.windows()[-1])), "a title with a star")
        self.process.send_signal(signal.SIGTERM)
        self.assertEqual(self.ends(), 0)
        self.assertIn("r2c1=3", "".join(self.kept()))

    def test_types_a_puzzle_cell_by_cell(self):
        self.start(self.file("game.quadrille", "quadrille game 1\nboard boxes 2x2\npuzzle ................\nmode set\n"))
        self.press(*"1203", "period", "4")
        self.keeps("r1c1=1", "r1c2=2", "r1c4=3", "r2c2=4")

    def test_reads_a_photograph_and_corrects_its_doubtful_cell(self):
        self.start(PHOTOS / "image77.jpg")
        self.until(lambda: "mode set" in "".join(self.kept()), "a board that was read")
        self.press("5")
        self.keeps("r9c3=5")
        self.press("ctrl+shift+p")
        self.keeps("step mode")  # it is played now

    def test_gives_a_hint_and_does_what_it_says(self):
        self.start(self.file("four.txt", FOUR))
        self.press("F2")
        self.until(lambda: "hints 1" in "".join(self.kept()), "a hint that is counted")

    def test_brings_back_every_window(self):
        self.start(self.file("four.txt", FOUR))
        self.press("ctrl+shift+n")
        self.until(lambda: len(self.kept()) == 2, "two games in the session")
        self.press("ctrl+q")
        self.assertEqual(self.ends(), 0)
        self.start()
        self.until(lambda: len(self.windows()) == 2, "two windows")

    def test_tells_of_a_broken_file_and_goes_on(self):
        self.start(self.file("broken.quadrille", "quadrille game 1\nboard round\n"))
        self.until(lambda: len(self.windows()) == 2, "a window with a message")
        self.assertIsNone(self.process.poll())


if __name__ == "__main__":
    unittest.main()
