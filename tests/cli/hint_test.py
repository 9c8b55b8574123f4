"""hint tells a little at a time, and nothing that is wrong."""

import unittest
import xml.etree.ElementTree as ElementTree

import boards
from boards import BLANK, CONTRADICTORY, EASY, EASY_SOLUTION, UNSOLVABLE
from program import (FINE, NO_SOLUTION, SEVERAL, UNKNOWN, UNREADABLE, USAGE, ProgramTest, run,
                     run_on_terminal)
from steps import Board

HARD = "...2.5..4.......6..3......5..6.2..3."
X_WING = "...9.....6.1435.7...57........19...68.936715.16.5...93...679.4.7.485163...6243..7"


def classes(picture):
    root = ElementTree.fromstring(picture)
    return {name for element in root.iter() for name in element.get("class", "").split()}


class Hint(ProgramTest):

    def hint(self, *arguments):
        result = run("hint", *arguments)
        self.assertEqual((result.status, result.err), (FINE, b""))
        return result

    def test_speaks_the_language_that_is_asked_for(self):
        told = self.hint("--lang", "sl", "--level", "2", EASY).line
        self.assertRegex(told, r"^Poglejte sem: (vrstica|stolpec|kvadrant) \d\. Tu je ")
        self.assertRegex(self.hint("--lang", "zh_TW", EASY).line, r"^請看第 \d (橫列|直行|宮)。$")
        wrong = run("hint", "--lang", "tlh", EASY)
        self.assertEqual(wrong.status, USAGE)
        self.assertIn(b"expected de, en, es, fr, ja, pt, sl, vi, zh-Hans or zh-Hant, found 'tlh'", wrong.err)

    def test_speaks_the_language_of_the_environment(self):
        def told(**variables):
            return run("hint", EASY, variables={"LC_ALL": "", **variables}).line

        self.assertRegex(told(LANG="sl_SI.UTF-8"), "^Poglejte")
        self.assertRegex(told(LANG="sl_SI.UTF-8", LC_MESSAGES="vi_VN"), "^Hãy nhìn")
        self.assertRegex(told(LANG="sl_SI.UTF-8", LC_ALL="C"), "^Look at")
        self.assertRegex(told(LANG="", LC_ALL="fi_FI.UTF-8"), "^Look at")

    def test_tells_more_at_every_level(self):
        nudge = self.hint(EASY).line
        self.assertRegex(nudge, r"^Look at (row|column|box) \d\.$")
        self.assertEqual(self.hint("--level", 1, EASY).line, nudge)
        kind = self.hint("--level", 2, EASY).line
        self.assertEqual(kind, nudge[:-1] + ": hidden single.")
        reason = self.hint("--level", 3, EASY).line
        self.assertRegex(reason, r"^In (row|column|box) \d, \d can only go in r\dc\d: hidden single")
        self.assertIn(nudge[len("Look at "):-1], reason)

    def test_speaks_of_the_matrix(self):
        self.assertRegex(self.hint("--level", 3, "--as", "matrix", EASY).line,
                         r"^item (row|column|box) \d: \d has one option left: r\dc\d=\d$")

    def test_json_gives_away_no_more_than_the_level_allows(self):
        one, = self.hint("--out", "json", EASY).objects
        self.assertTrue({"technique", "step"}.isdisjoint(one))
        self.assertEqual(one["words"], f"Look at {one['look_at']}.")
        two, = self.hint("--out", "json", "--level", 2, EASY).objects
        self.assertEqual(two["technique"], "hidden single in a box")
        self.assertNotIn("step", two)
        three, = self.hint("--out", "json", "--level", 3, EASY).objects
        end = Board(EASY, boards.boxes(3, 3)).replay([three["step"]])
        for digit, solved in zip(end.digits, boards.cells(EASY_SOLUTION)):
            self.assertIn(digit, (0, solved))

    def test_pictures_give_away_no_more_than_the_level_allows(self):
        nudge = classes(self.hint("--out", "svg", EASY).out)
        self.assertIn("focus", nudge)
        self.assertTrue({"truth", "pattern", "placed", "out"}.isdisjoint(nudge))
        reason = classes(self.hint("--out", "svg", "--level", 3, EASY).out)
        self.assertLessEqual({"truth", "placed"}, reason)

    def test_is_about_the_board_as_it_stands(self):
        nearly = "." + EASY_SOLUTION[1:]
        self.assertEqual(self.hint("--level", 3, nearly).line,
                         "In box 1, only r1c1 is empty and only 5 is missing: last cell.")
        self.assertEqual(self.hint(EASY_SOLUTION).line, "the board is solved")

    def test_uses_pencil_marks(self):
        # As EASY, but r1c3 may only be 1 or 4, and r3c1 only 1.
        marks = ["".join(map(str, range(1, 10)))] * 81
        for place, symbol in enumerate(EASY):
            if symbol != ".":
                marks[place] = symbol.rjust(int(symbol), ".").ljust(9, ".")
        plain, = self.hint("--level", 3, "--out", "json", "--technique", "naked pair", EASY).objects
        self.assertEqual(plain["words"], "no naked pair here")
        marks[2], marks[7] = "1..4.....", "1..4....."
        told, = self.hint("--level", 3, "--out", "json", "--technique", "naked pair",
                          "".join(marks)).objects
        self.assertEqual(told["step"]["truths"], ["r1c3", "r1c8"])

    def test_looks_for_a_technique(self):
        for name in ("x-wing", "X-Wing", "x wing"):
            with self.subTest(name):
                line = self.hint("--technique", name, "--level", 3, X_WING).line
                self.assertIn("In rows 5 and 8, 2 can only go in columns 2 and 9: X-Wing.", line)
        self.assertEqual(self.hint("--technique", "bug-1", EASY).line, "no BUG 1 here")

    def test_draws_the_candidates_above(self):
        lines = self.hint("--candidates", "--size", 4, "12...........4.3").lines
        self.assertEqual(lines[1], "┃ 1   2  ┃ 34    4?  ┃")
        self.assertEqual(lines[-1][:7], "Look at")

    def test_a_line_for_each_puzzle(self):
        lines = self.hint(EASY, HARD, EASY_SOLUTION).lines
        self.assertEqual(len(lines), 3)
        self.assertEqual(lines[0], self.hint(EASY).line)


class Trouble(ProgramTest):

    def test_a_contradiction_is_named(self):
        result = run("hint", CONTRADICTORY)
        self.assertEqual((result.status, result.line),
                         (NO_SOLUTION, "no solution: 7 twice in row 4: r4c2 and r4c9"))
        result = run("hint", UNSOLVABLE)
        self.assertEqual(result.status, NO_SOLUTION)
        self.assertIn("r2c9", result.line)

    def test_a_wrong_entry_is_found_some_steps_on(self):
        # EASY with a 2 in r1c3, which is 4: nothing contradicts it at once.
        wrong = EASY[:2] + "2" + EASY[3:]
        result = run("hint", wrong)
        self.assertEqual(result.status, NO_SOLUTION)
        self.assertRegex(result.line, r"^no solution: after some steps, nothing is left for "
                                      r"(r\dc\d|(row|column|box) \d: \d)$")

    def test_several_solutions_get_a_hint_where_there_is_one(self):
        result = run("hint", "--size", 4, "--level", 3, "123.............")
        self.assertEqual(result.status, SEVERAL)
        self.assertEqual(result.line, "In row 1, only r1c4 is empty and only 4 is missing: "
                                      "last cell.")
        self.assertIn("several solutions", result.notes[0])
        blank = run("hint", BLANK)
        self.assertEqual((blank.status, blank.line),
                         (SEVERAL, "no step is known: several solutions"))

    def test_a_picture_without_a_step_is_the_board(self):
        result = run("hint", "--out", "svg", EASY_SOLUTION)
        ElementTree.fromstring(result.out)
        self.assertIn("the board is solved", result.notes[0])

    def test_bad_input_and_wrong_usage(self):
        result = run("hint", "12", EASY)
        self.assertEqual((result.status, result.lines[0]), (UNREADABLE, ""))
        self.assertEqual(len(run("hint", "--strict", "12", EASY).lines), 1)
        for arguments, expectation in ((("--level", 4), "a whole number from 1 to 3"),
                                       (("--technique", "magic"), "a technique (quadrille techniques lists them)"),
                                       (("--techniques", "aic,magic"), "a technique (quadrille techniques lists them)"),
                                       (("--techniques", "all,-xwing"), "did you mean x-wing?"),
                                       (("--as", "verse"), "human or matrix")):
            with self.subTest(arguments):
                result = run("hint", *arguments, EASY)
                self.assertEqual((result.status, result.out), (USAGE, b""))
                self.assertIn(expectation, result.err.decode())

    def test_where_too_few_techniques_are_tried_no_limit_is_blamed(self):
        result = run("hint", "--techniques", "none", EASY)
        self.assertEqual((result.status, result.line), (UNKNOWN, "No step is known here."))
        result = run("explain", "--techniques", "none,x-wing", EASY)
        self.assertEqual(result.status, UNKNOWN)
        self.assertIn("No step is known here.", result.notes[0])

    def test_a_pipe_never_sees_an_escape(self):
        self.assertNotIn(b"\x1b", run("hint", "--candidates", EASY).out)
        self.assertIn("\x1b[", run_on_terminal("hint", "--candidates", EASY)[1])


if __name__ == "__main__":
    unittest.main()
