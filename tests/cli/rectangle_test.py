"""Boards that are not square, and boards with more digits than cells in a row; and rules on them."""

import itertools
import json
import os
import tempfile
import unittest

from program import FINE, NO_SOLUTION, UNREADABLE, USAGE, ProgramTest, run

# 4 rows, 6 columns, boxes of 2x3; the other is 3x3 with 4 digits.
FOUR_BY_SIX = "61.2....5.1.34..5.1..4.6"
THREE = "1..\n.2.\n..4\n"


def fillings(rows, columns, digits, fits):
    """All boards without a digit twice in a row or column that a test accepts, as lines."""
    found = []
    for lines in itertools.product(itertools.permutations(range(1, digits + 1), columns), repeat=rows):
        if all(len(set(column)) == rows for column in zip(*lines)) and fits(lines):
            found.append("".join(str(digit) for line in lines for digit in line))
    return sorted(found)


class RectangleTest(ProgramTest):

    def test_a_board_is_solved_checked_counted_and_listed(self):
        board = ["--size", "4x6", "--box", "2x3"]
        self.assertEqual(run("check", *board, stdin=FOUR_BY_SIX).line, "1")
        solved = run("solve", *board, stdin=FOUR_BY_SIX).line
        rows = [solved[i:i + 6] for i in range(0, 24, 6)]
        boxes = ["".join(row[at:at + 3] for row in rows[top:top + 2]) for top in (0, 2) for at in (0, 3)]
        for unit in rows + boxes:
            self.assertEqual(sorted(unit), list("123456"))
        for column in zip(*rows):
            self.assertEqual(len(set(column)), 4)
        for engine in ("links", "rows", "learn", "sat"):
            self.assertEqual(run("solve", *board, "--engine", engine, stdin=FOUR_BY_SIX).line, solved)

    def test_more_digits_than_cells_leave_some_out(self):
        wanted = fillings(3, 3, 4, lambda rows: rows[0][0] == 1 and rows[1][1] == 2 and rows[2][2] == 4)
        options = ["--size", "3x3", "--digits", "4"]
        self.assertEqual(sorted(run("list", *options, stdin=THREE).lines), wanted)
        self.assertEqual(run("count", "--size", "3", "--digits", "4", stdin=THREE).line, str(len(wanted)))
        kings = fillings(3, 3, 4, lambda rows: rows[0][0] == 1 and rows[1][1] == 2 and rows[2][2] == 4 and all(
            rows[r][c] != rows[r + 1][c + d] for r in (0, 1) for c in range(3) for d in (-1, 1) if 0 <= c + d < 3))
        self.assertEqual(sorted(run("list", *options, "--rules", "antiking", stdin=THREE).lines), kings)
        cage = {"puzzle": "." * 9, "rows": 3, "columns": 3, "digits": 4,
                "rules": [{"cage": "r1c1 r1c2 r2c2", "sum": 6}, {"sandwich": "r3c1 r3c2 r3c3", "value": 2}]}
        ruled = fillings(3, 3, 4, lambda rows: {rows[0][0], rows[0][1], rows[1][1]} == {1, 2, 3}
                         and rows[2] in ((1, 2, 4), (4, 2, 1)))
        self.assertEqual(sorted(run("list", stdin=json.dumps(cage)).lines), ruled)

    def test_regions_may_leave_cells_out(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "regions")
            with open(path, "w", encoding="utf-8") as file:
                file.write("AAB\nA.B\nABB\n")
            options = ["--size", "3x3", "--digits", "4", "--regions", path]
            told = run("convert", *options, "--to", "json", stdin=THREE).objects[0]
            self.assertEqual((told["regions"], told["digits"]), ("AABA.BABB", 4))
            wanted = fillings(3, 3, 4, lambda rows: len({rows[0][0], rows[0][1], rows[1][0], rows[2][0]}) == 4
                              and len({rows[0][2], rows[1][2], rows[2][1], rows[2][2]}) == 4)
            self.assertEqual(sorted(run("list", *options, stdin="." * 9).lines), wanted)

    def test_they_are_converted_and_drawn(self):
        board = ["--size", "4x6", "--box", "2x3"]
        for form in ("line", "grid", "json"):
            with self.subTest(form):
                written = run("convert", *board, "--to", form, stdin=FOUR_BY_SIX).text
                self.assertEqual(run("convert", *board, "--to", "line", stdin=written).line, FOUR_BY_SIX)
        answer, = run("solve", "--out", "json", *board, stdin=FOUR_BY_SIX).objects
        self.assertEqual([answer[key] for key in ("rows", "columns", "digits", "box")], [4, 6, 6, "2x3"])
        self.assertEqual(len(answer["solution"]), 24)
        drawn = run("solve", "--out", "board", *board, stdin=FOUR_BY_SIX).text
        self.assertEqual(drawn.count("┃ 6 1 . ┃ 2 . . ┃"), 1)
        picture = run("convert", "--to", "svg", *board, "--rules", "antiknight", stdin=FOUR_BY_SIX).text
        self.assertIn('width="312" height="216"', picture)
        self.assertIn("<title>Sudoku, 4x6 with 6 digits and boxes of 2x3</title>", picture)

    def test_their_matrix_has_columns_that_need_not_be_full(self):
        shown = run("matrix", "--size", "3x4", "--head", "1").text
        self.assertIn("48 options, 40 items", shown)
        knuth = run("matrix", "--size", "3x4", "--out", "knuth").text.split("\n")[0]
        primary, secondary = (part.split() for part in knuth.split("|"))
        self.assertEqual((len(primary), len(secondary)), (24, 16))
        self.assertIn("column_4_4", secondary)

    def test_what_cannot_be_is_told(self):
        for options, words in ((["--size", "9x3", "--digits", "8"], "found 8 for 9 cells"),
                               (["--size", "0x3"], "expected N, or RxC such as 6x8"),
                               (["--size", "6x8", "--box", "4x2"], "expected boxes that divide 6x8 cells"),
                               (["--size", "6", "--box", "2x3"], "expected --size with rows and columns"),
                               (["--size", "2x3", "--boards", "samurai"], "expected a square board"),
                               (["--digits", "9"], "--digits requires --size")):
            with self.subTest(options):
                refused = run("solve", *options, stdin="1")
                self.assertEqual(refused.status, USAGE)
                self.assertIn(words, refused.err.decode())
        clash = run("solve", "--size", "3x4", stdin="1...\n2...\n1...\n")
        self.assertEqual(clash.status, NO_SOLUTION)
        self.assertIn("1 twice in column 1: r1c1 and r3c1", clash.err.decode())
        over = run("solve", "--size", "3x4", stdin="1...\n2..5\n1...\n")
        self.assertEqual(over.status, UNREADABLE)
        self.assertIn("line 2, column 4: expected 1 to 4 or an empty cell, found '5'", over.err.decode())
        rule = run("check", "--size", "3x4", "--rules", "x", stdin="." * 12)
        self.assertEqual(rule.status, UNREADABLE)
        self.assertIn("expected a rule that fits the board, which is 3x4 with 4 digits", rule.err.decode())

    def test_what_takes_squares_alone_says_so(self):
        board = json.dumps({"puzzle": THREE.replace("\n", ""), "rows": 3, "columns": 3, "digits": 4})
        for verb in ("hint", "rate", "explain", "canon", "candidates", "minimize", "dance"):
            with self.subTest(verb):
                refused = run(verb, stdin=board)
                self.assertEqual(refused.status, UNREADABLE)
                self.assertIn("expected a square board with as many digits as it is wide", refused.err.decode())
        for form in ("sdm", "csv", "marks", "fpuzzles", "opensudoku"):
            self.assertEqual(run("convert", "--to", form, stdin=board).status, UNREADABLE)
        self.assertEqual(run("rate", "--size", "6x8", stdin=board).status, USAGE)

    def test_they_are_made(self):
        made = run("generate", "--size", "3x4", "--digits", "5", "-n", "2", "--seed", "1")
        self.assertEqual(made.status, FINE, made.err)
        self.assertEqual(run("check", "--size", "3x4", "--digits", "5", stdin=made.text).lines, ["1", "1"])


if __name__ == "__main__":
    unittest.main()
