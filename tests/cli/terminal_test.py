"""A person at a terminal sees drawn boards in colour; a pipe never sees an escape."""

import re
import unittest

from boards import BLANK, CONTRADICTORY, EASY, EASY_SOLUTION
from program import ERASE, FINE, INTERRUPTED, NO_SOLUTION, SEVERAL, ProgramTest, run, run_on_terminal

ESCAPE = "\x1b"


def digits_in(board):
    return re.sub(r"[^1-9.]", "", board)


def without_colours(text):
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


class Terminal(ProgramTest):

    def test_a_single_puzzle_is_a_drawn_board_and_a_sentence(self):
        status, shown = run_on_terminal("solve", EASY)
        self.assertEqual(status, FINE)
        self.assertIn(ESCAPE + "[", shown)
        plain = without_colours(shown)
        self.assertNotIn(ESCAPE, plain)
        self.assertRegex(plain, "[━─]{3}")
        self.assertEqual(plain.splitlines()[-1], "one solution")

    def test_puzzle_and_solution_stand_side_by_side_or_below_each_other(self):
        _, wide = run_on_terminal("solve", EASY, columns=100, NO_COLOR="1")
        left = "".join(line[:25] for line in wide.splitlines()[1:-1])
        right = "".join(line[25:] for line in wide.splitlines()[1:-1])
        self.assertEqual((digits_in(left), digits_in(right)), (EASY, EASY_SOLUTION))
        _, narrow = run_on_terminal("solve", EASY, columns=40, NO_COLOR="1")
        self.assertEqual(digits_in(narrow), EASY + EASY_SOLUTION)
        self.assertLessEqual(max(map(len, narrow.splitlines())), 40)

    def test_givens_look_different_from_filled_cells(self):
        _, shown = run_on_terminal("solve", "--size", 4, "1...............")
        styles = dict.fromkeys(re.findall(r"((?:\x1b\[[0-9;]*m)+)[1-4]", shown))
        self.assertGreaterEqual(len(styles), 2)

    def test_no_colour_means_no_escapes(self):
        for arguments, variables in ((["solve", EASY], {"NO_COLOR": "1"}),
                                     (["solve", "--colour", "never", EASY], {}),
                                     (["solve", "--color=never", EASY], {}),
                                     (["solve", EASY], {"TERM": "dumb"})):
            with self.subTest(arguments=arguments, variables=variables):
                status, shown = run_on_terminal(*arguments, **variables)
                self.assertEqual(status, FINE)
                self.assertNotIn(ESCAPE, shown)
                self.assertRegex(shown, "[━─]{3}")

    def test_a_person_who_waits_sees_how_far_it_is_until_the_end(self):
        endless = ("count", "--engine", "links", BLANK)
        for columns in (80, 20):
            with self.subTest(columns=columns):
                status, shown = run_on_terminal(*endless, columns=columns, keep_progress=True,
                                                until=f"{re.escape(ERASE)}.*{re.escape(ERASE)}")
                self.assertEqual(status, INTERRUPTED)
                bars = shown.split(ERASE)
                self.assertRegex(bars[0], r"^\d+:\d\d")
                self.assertLess(max(map(len, bars[:-1])), columns)
                self.assertIn("interrupted: at least", bars[-1])
        _, shown = run_on_terminal(*endless, "--timeout", 3, keep_progress=True, TERM="dumb")
        self.assertNotIn(ESCAPE, shown)
        self.assertIn("no answer within 3 s", shown)

    def test_the_bar_shows_the_work_done_and_not_what_has_been_read(self):
        path = self.file("puzzles.txt", f"{EASY}\n{BLANK}\n")
        _, shown = run_on_terminal("count", "--engine", "links", "--threads", 1, path,
                                   keep_progress=True, until=" 50%")
        self.assertIn(" 50%", shown)
        self.assertNotIn("100%", shown)

    def test_an_empty_no_color_does_not_count(self):
        self.assertIn(ESCAPE, run_on_terminal("solve", EASY, NO_COLOR="")[1])

    def test_several_puzzles_are_lines_on_a_terminal_too(self):
        status, shown = run_on_terminal("solve", EASY, EASY)
        self.assertEqual((status, shown), (FINE, f"{EASY_SOLUTION}\n" * 2))

    def test_out_overrides(self):
        self.assertEqual(run_on_terminal("solve", "--out", "line", EASY)[1], EASY_SOLUTION + "\n")

    def test_the_other_verbs_speak_in_sentences(self):
        self.assertEqual(run_on_terminal("check", EASY), (FINE, "exactly one solution\n"))
        self.assertEqual(run_on_terminal("check", BLANK), (SEVERAL, "more than one solution\n"))
        status, shown = run_on_terminal("solve", CONTRADICTORY)
        self.assertEqual(status, NO_SOLUTION)
        self.assertIn("no solution: 7 twice in row 4: r4c2 and r4c9", shown)
        status, shown = run_on_terminal("convert", EASY, NO_COLOR="1")
        self.assertEqual((status, digits_in(shown)), (FINE, EASY))

    def test_a_pipe_never_sees_an_escape(self):
        for arguments in (["solve"], ["solve", "--out", "board"], ["solve", "--stats"], ["check"],
                          ["list"], ["convert", "--to", "board"], ["solve", "--out", "svg"],
                          ["matrix"], ["dance"]):
            with self.subTest(arguments):
                result = run(*arguments, EASY)
                self.assertEqual(result.status, FINE)
                self.assertNotIn(b"\x1b", result.out + result.err)

    def test_colours_can_be_asked_for(self):
        self.assertIn(b"\x1b[", run("solve", "--out", "board", "--colour", "always", EASY).out)
        self.assertNotIn(b"\x1b", run("solve", "--colour", "always", EASY).out)


if __name__ == "__main__":
    unittest.main()
