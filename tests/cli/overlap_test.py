"""Boards that overlap: pictures of them in, pictures of their solutions out."""

import json
import random
import unittest

from boards import EASY
from program import FINE, NO_SOLUTION, SEVERAL, UNKNOWN, UNREADABLE, USAGE, ProgramTest, run

TWO = "12..\n....\n...2..\n.3....\n  ..3.\n  ....\n"
SAMURAI = [(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)]


def empty(places, size=9):
    """The picture of boards without a digit."""
    rows = max(row for row, _ in places) + size
    columns = max(column for _, column in places) + size
    picture = [[" "] * columns for _ in range(rows)]
    for row, column in places:
        for at in range(size * size):
            picture[row + at // size][column + at % size] = "."
    return "\n".join("".join(line).rstrip() for line in picture) + "\n"


def wrong_units(picture, places, box=3):
    """Rows, columns and boxes of each board that do not hold every digit."""
    size = box * box
    lines = picture.split("\n")
    wrong = []
    for row, column in places:
        board = [lines[row + i][column:column + size] for i in range(size)]
        units = board + ["".join(line) for line in zip(*board)]
        units += ["".join(board[i // box * box + k // box][i % box * box + k % box] for k in range(size))
                  for i in range(size)]
        wrong += [unit for unit in units if sorted(unit) != [str(digit + 1) for digit in range(size)]]
    return wrong


class Overlap(ProgramTest):

    def test_a_picture_is_solved_checked_counted_and_listed(self):
        count = int(run("count", stdin=TWO).line)
        self.assertGreater(count, 1)
        listed = run("list", stdin=TWO)
        solutions = listed.text.split("\n\n")[:-1]
        self.assertEqual((listed.status, len(solutions), len(set(solutions))), (FINE, count, count))
        for solution in solutions:
            self.assertEqual(wrong_units(solution, [(0, 0), (2, 2)], 2), [])
        self.assertEqual(run("check", stdin=TWO).line, "2+")
        for engine in ("auto", "links", "rows", "learn", "sat"):
            with self.subTest(engine):
                solved = run("solve", "--engine", engine, stdin=TWO)
                self.assertIn(solved.text.rstrip("\n"), solutions)
                self.assertEqual(run("count", "--engine", engine, stdin=TWO).line, str(count))
        self.assertEqual(run("solve", "--unique", stdin=TWO).status, SEVERAL)
        refused = run("check", "--engine", "batch", stdin=TWO)
        self.assertEqual((refused.status, refused.line), (UNKNOWN, "?"))
        self.assertIn("2 overlapping boards", refused.err.decode())

    def test_a_samurai_of_a_solution_has_no_other(self):
        shuffled = random.Random(1)
        digits = "".join(shuffled.sample("123456789", 9))
        full = run("solve", stdin=digits + empty(SAMURAI)[9:]).text
        self.assertEqual((full[:9], wrong_units(full, SAMURAI)), (digits, []))
        puzzle = "".join("." if cell.isdigit() and shuffled.random() < 0.2 else cell for cell in full)
        self.assertEqual(run("check", stdin=puzzle).line, "1")
        answer, = run("solve", "--out", "json", stdin=puzzle).objects
        self.assertEqual((answer["verdict"], answer["solution"]), ("one", full.rstrip("\n")))
        self.assertEqual(answer["boards"], "r1c1,r1c13,r7c7,r13c1,r13c13")
        again = run("solve", stdin=json.dumps({key: answer[key] for key in ("puzzle", "box", "boards")}))
        self.assertEqual(again.text, full)
        several = run("check", stdin=f"{puzzle}\n{EASY}\n\n{puzzle}")
        self.assertEqual(several.lines, ["1", "1", "1"])

    def test_places_are_found_or_given(self):
        cross = [(0, 3), (3, 0), (3, 6), (6, 3)]
        picture = empty(cross)
        refused = run("check", stdin=picture)
        self.assertEqual(refused.status, UNREADABLE)
        self.assertIn("found several", refused.err.decode())
        places = ",".join(f"r{row + 1}c{column + 1}" for row, column in cross)
        self.assertEqual(run("check", "--boards", places, stdin=picture).line, "2+")
        more = run("solve", "--boards", places + ",r4c4", stdin=picture)
        self.assertEqual(wrong_units(more.text, [*cross, (3, 3)]), [])
        wrong = run("check", "--boards", "r1c1,here", stdin=picture)
        self.assertEqual(wrong.status, USAGE)
        self.assertIn("--boards: expected a cell such as r1c13", wrong.err.decode())
        self.assertEqual(run("count", "--size", "4", "--boards", "twodoku", stdin=TWO).status, FINE)

    def test_what_is_wrong_is_told_with_its_line(self):
        lines = empty(SAMURAI).split("\n")
        lines[4] = lines[4][:-1]
        ragged = run("solve", stdin="\n".join(lines))
        self.assertEqual(ragged.status, UNREADABLE)
        self.assertIn("line 5, column 21: expected a cell of a board of 9x9, found none", ragged.err.decode())
        clash = "11..\n....\n......\n......\n  ....\n  ....\n"
        none = run("solve", stdin=clash)
        self.assertEqual(none.status, NO_SOLUTION)
        self.assertIn("1 twice in row 1 of board 1: r1c1 and r1c2", none.err.decode())
        self.assertIn("in Zeile 1 von Gitter 1", run("solve", "--lang", "de", stdin=clash).err.decode())

    def test_what_cannot_take_them_says_so(self):
        for verb in ("hint", "rate", "explain", "canon", "candidates", "minimize", "dance"):
            with self.subTest(verb):
                refused = run(verb, stdin=TWO)
                self.assertEqual(refused.status, UNREADABLE)
                self.assertIn("expected a single board", refused.err.decode())
        for form in ("sdm", "csv", "marks", "fpuzzles", "opensudoku"):
            with self.subTest(form):
                refused = run("convert", "--to", form, stdin=TWO)
                self.assertEqual(refused.status, UNREADABLE)
                self.assertIn("expected a single board", refused.err.decode())
        self.assertIn("expected a rule that fits the board", run("check", "--rules", "x", stdin=TWO).err.decode())

    def test_rules_hold_for_the_whole_picture(self):
        listed = run("list", stdin=TWO).text.split("\n\n")[:-1]

        def at(picture, row, column):
            return (picture.split("\n")[row] + "      ")[column]

        def is_fine(picture):
            return all(at(picture, row, column) in (" ", ".") or at(picture, row + 1, column + side) == " "
                       or at(picture, row, column) != at(picture, row + 1, column + side)
                       for row in range(5) for column in range(6) for side in (-1, 1) if 0 <= column + side < 6)

        fine = sorted(picture for picture in listed if is_fine(picture))
        self.assertLess(len(fine), len(listed))
        kings = run("list", "--rules", "antiking", stdin=TWO)
        self.assertEqual(sorted(kings.text.split("\n\n")[:-1]), fine)
        cage = {"puzzle": TWO.rstrip("\n"), "box": "2x2", "boards": "r1c1,r3c3",
                "rules": [{"cage": "r3c2 r3c3 r5c3", "sum": 6}, {"thermo": "r6c6 r6c5 r5c5"}]}
        wanted = sorted(
            picture for picture in listed
            if {at(picture, 2, 1), at(picture, 2, 2), at(picture, 4, 2)} == {"1", "2", "3"}
            and at(picture, 5, 5) < at(picture, 5, 4) < at(picture, 4, 4))
        self.assertEqual(sorted(run("list", stdin=json.dumps(cage)).text.split("\n\n")[:-1]), wanted)
        told = run("convert", "--to", "json", stdin=json.dumps(cage)).objects[0]
        self.assertEqual(told["rules"], cage["rules"])
        outside = dict(cage, rules=[{"cage": "r1c6"}])
        self.assertIn("found 'r1c6'", run("check", stdin=json.dumps(outside)).err.decode())

    def test_they_are_converted_and_drawn(self):
        for form in ("line", "grid", "json"):
            with self.subTest(form):
                written = run("convert", "--to", form, stdin=TWO).text
                self.assertEqual(run("convert", "--to", "grid", stdin=written).text, TWO)
        board = run("solve", "--out", "board", stdin=TWO).text
        self.assertIn("solution", board)
        self.assertEqual(len({len(line) for line in board.split("\n") if "┃" in line}), 1, board)
        picture = run("convert", "--to", "svg", stdin=TWO).text
        self.assertIn('width="312" height="312"', picture)
        self.assertIn("<title>Sudoku, 2 overlapping boards, each 4x4 with boxes of 2x2</title>", picture)

    def test_their_matrix_has_the_units_of_all_boards(self):
        shown = run("matrix", "--boards", "samurai", "--head", "1").text
        self.assertIn("3321 options, 1548 items", shown)
        self.assertEqual(run("matrix", "--boards", "samurai", "--rules", "x").status, USAGE)
        words = run("matrix", "--boards", "samurai", "--out", "knuth").text.split()
        self.assertTrue({"r21c21", "row_4_of_board_2_7", "box_9_of_board_1_1"} <= set(words))

    def test_they_are_made(self):
        made = run("generate", "--boards", "twodoku", "--size", "4", "-n", "3", "--seed", "1")
        self.assertEqual(made.status, FINE, made.err)
        self.assertEqual(run("check", stdin=made.text).lines, ["1", "1", "1"])
        told = run("generate", "--boards", "sohei", "--box", "2x2", "--seed", "1", "--out", "json").objects[0]
        self.assertEqual(run("solve", stdin=json.dumps(told)).text.rstrip("\n"), told["solution"])
        for wish in (["--rules", "x"], ["--clues", "30"], ["--out", "csv"]):
            refused = run("generate", "--boards", "samurai", *wish)
            self.assertEqual(refused.status, USAGE)
            self.assertIn("expected a single board", refused.err.decode())


if __name__ == "__main__":
    unittest.main()
