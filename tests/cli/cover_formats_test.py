"""cover reads problems however they are written, and says what is wrong with them and where."""

import re
import unittest

from program import FINE, NO_SOLUTION, UNREADABLE, USAGE, ProgramTest, run

SETS = {"A": "1 4 7", "B": "1 4", "C": "4 5 7", "D": "3 5 6", "E": "2 3 6 7", "F": "2 7"}
LISTED = "".join(f"{name} = {elements}\n" for name, elements in SETS.items())
FORMATS = {
    "knuth": "1 2 3 4 5 6 7\n" + "".join(elements + "\n" for elements in SETS.values()),
    "sets": LISTED,
    "dimacs": "c seven items\np ec 7 6\n" + "".join(elements + " 0\n" for elements in SETS.values()),
    "rows": "".join("".join("01"[str(item) in elements.split()] for item in range(1, 8)) + "\n"
                    for elements in SETS.values()),
}
# Two pieces that fill a rectangle of 2 x 3 in 4 ways: an L in 4 places, and what is left.
PIECES = "box 2x3\n\nLL\nL\n\nVV\nV\n"


class Formats(ProgramTest):

    def test_are_recognised_and_can_be_named(self):
        for name, text in FORMATS.items():
            for arguments in ([], ["--from", name]):
                with self.subTest(name, arguments=arguments):
                    result = run("cover", "--all", "--out", "json", *arguments, stdin=text)
                    self.assertEqual((result.status, result.err), (FINE, b""))
                    (found,) = result.objects
                    self.assertEqual([" ".join(option["items"]) for option in found["solution"]],
                                     ["1 4", "3 5 6", "2 7"])

    def test_may_begin_with_a_byte_order_mark_and_end_lines_as_windows_does(self):
        for name, text in [*FORMATS.items(), ("pieces", PIECES)]:
            with self.subTest(name):
                data = b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()
                self.assertEqual(run("cover", "--count", stdin=data).line, "4" if name == "pieces" else "1")

    def test_sets_give_their_names_to_the_solution(self):
        result = run("cover", "--out", "names", stdin=LISTED)
        self.assertEqual((result.status, result.line), (FINE, "B\tD\tF"))
        (found,) = run("cover", "--out", "json", stdin=LISTED).objects
        self.assertEqual([option["name"] for option in found["solution"]], ["B", "D", "F"])

    def test_a_bare_list_of_sets_is_asked_about(self):
        text = "".join(elements + "\n" for elements in SETS.values())
        result = run("cover", stdin=text)
        self.assertEqual(result.status, UNREADABLE)
        self.assertIn("--from sets", result.notes[-1])
        self.assertEqual(run("cover", "--count", "--from", "sets", stdin=text).line, "1")

    def test_errors_name_line_and_column(self):
        for name, text, complaint in (
                ("sets", "A = 1\nB C = 2\n", "line 2, column 5: "),
                ("sets", "{1, 2\n", "line 2, column 1: "),
                ("sets", "", "expected a set"),
                ("dimacs", "p ec 3 1\n1 9 0\n", "line 2, column 3: .*1 to 3"),
                ("dimacs", "1 2 0\n", "line 1, column 1: .*p ec"),
                ("dimacs", "", "p ec"),
                ("rows", "01\n12\n", "line 2, column 2: .*0 and 1"),
                ("rows", "01\n1\n", "line 2: "),
                ("rows", "", "0 and 1"),
                ("pieces", "box 2x3\n\nA!\n", "line 3, column 2: "),
                ("pieces", "", "pieces drawn with letters"),
                ("knuth", "", "expected")):
            with self.subTest(name, text=text):
                path = self.file("bad.txt", text)
                result = run("cover", "--from", name, path)
                self.assertEqual((result.status, result.out), (UNREADABLE, b""))
                self.assertRegex(result.notes[0], "^" + re.escape(f"{path}: ") + ".*" + complaint)

    def test_pieces_fill_a_box(self):
        for arguments in ([], ["--pieces"], ["--from", "pieces"]):
            self.assertEqual(run("cover", "--count", *arguments, stdin=PIECES).line, "4")
        self.assertEqual(run("cover", "--count", "--turn", "no", stdin=PIECES).status, NO_SOLUTION)
        self.assertEqual(run("cover", "--pieces", "--from", "sets", stdin=PIECES).status, USAGE)
        self.assertEqual(run("cover", "--flip", "perhaps", stdin=PIECES).status, USAGE)

    def test_only_pieces_turn(self):
        result = run("cover", "--turn", "no", stdin=LISTED)
        self.assertEqual((result.status, result.out), (UNREADABLE, b""))
        self.assertIn("--turn", result.notes[0])

    def test_pieces_that_cannot_fill_the_box_are_not_tried(self):
        text = "box 9x9\n\n" + "\n\n".join(letter * 4 for letter in "ABCDEFGHIJKLMNOPQRST") + "\n"
        told = "the pieces have 80 cells, the box has 81"
        for arguments in ([], ["--first", "1"], ["--count"], ["--out", "json"]):
            result = run("cover", *arguments, stdin=text)
            self.assertEqual(result.status, NO_SOLUTION)
            self.assertIn(told, result.text + result.err.decode())
        self.assertEqual(run("cover", "--count", stdin=text).line, "0")

    def test_matrix_and_dance_read_them_too(self):
        for verb in ("matrix", "dance"):
            for name, text in [*FORMATS.items(), ("pieces", PIECES)]:
                with self.subTest(verb, name=name):
                    self.assertEqual(run(verb, "--problem", stdin=text).status, FINE)

    def test_huge_input_is_read_or_refused(self):
        sets = "\n".join(f"S{i} = {i} {i + 1}" for i in range(0, 200_000, 2))
        self.assertEqual(run("cover", "--count", stdin=sets).line, "1")
        self.assertEqual(run("cover", "--from", "sets", stdin="{" * 1_000_000).status, UNREADABLE)
        self.assertEqual(run("cover", stdin="box 100000x100000\n\nA\n").status, UNREADABLE)
        self.assertEqual(run("cover", stdin="p ec 4000000000 1\n1 0\n").status, UNREADABLE)


if __name__ == "__main__":
    unittest.main()
