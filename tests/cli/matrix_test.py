"""matrix shows the exact-cover form of a board as text, as Knuth's format and as a picture."""

import re
import unittest
import xml.etree.ElementTree as xml

from boards import CONTRADICTORY, EASY, EASY_SOLUTION, SAMPLE
from program import FINE, NO_SOLUTION, UNREADABLE, USAGE, ProgramTest, run, run_on_terminal


class Matrix(ProgramTest):

    def matrix(self, *arguments, **others):
        result = run("matrix", *arguments, **others)
        self.assertEqual((result.status, result.err), (FINE, b""))
        return result

    def test_tells_how_much_the_givens_leave(self):
        text = self.matrix(SAMPLE).text
        self.assertIn("58 empty cells", text)
        self.assertIn("223 options", text)

    def test_tells_size_ones_and_density_of_the_full_form(self):
        for arguments, options, items, ones in (
                (["--size", 9], 729, 324, 2916), (["--latin", 3], 27, 27, 81),
                (["--size", 4], 64, 64, 256), (["--box", "2x3"], 216, 144, 864)):
            with self.subTest(arguments):
                text = self.matrix(*arguments, "--full").text
                self.assertIn(f"{options} options, {items} items, {ones} ones", text)
                density = float(re.search(r"density ([\d.]+)%", text)[1])
                self.assertAlmostEqual(density, 100 * ones / options / items, places=1)

    def rows(self, *arguments):
        """Name and ones of each option that is shown."""
        text = self.matrix(*arguments).text
        return dict(re.findall(r"(?m)^ *(r\d+c\d+=\d+) +([1.… ]+)$", text))

    def test_shows_all_of_a_small_matrix(self):
        rows = self.rows("--latin", 3)
        self.assertEqual(len(rows), 27)
        for row in rows.values():
            self.assertEqual((row.count("1"), len(row.replace(" ", ""))), (3, 27))
        # Cell 3, then digit 2 of row 1, then digit 2 of column 3.
        places = [i for i, sign in enumerate(rows["r1c3=2"].replace(" ", "")) if sign == "1"]
        self.assertEqual(places, [2, 9 + 1, 18 + 6 + 1])

    def test_items_are_numbered_cell_row_column_box(self):
        rows = self.rows("--size", 9, "--full", "--all")
        self.assertEqual(len(rows), 729)
        def items(name):
            return [i for i, sign in enumerate(rows[name].replace(" ", ""), 1) if sign == "1"]
        self.assertEqual(items("r4c2=7"), [29, 115, 178, 277])
        for v in range(1, 10):
            self.assertEqual(items(f"r5c8={v}"), [44, 117 + v, 225 + v, 288 + v])

    def test_shows_head_and_tail_of_a_large_matrix(self):
        rows = list(self.rows("--size", 9, "--full", "--head", 3, "--tail", 2))
        self.assertEqual(rows, ["r1c1=1", "r1c1=2", "r1c1=3", "r9c9=8", "r9c9=9"])
        self.assertLess(len(self.matrix("--size", 9).lines), 60)

    def test_writes_a_problem_that_cover_solves(self):
        for arguments, count in ((["--size", 4], "288"), (["--latin", 4], "576"),
                                 (["--size", 4, "--full"], "288"), ([EASY], "1"),
                                 (["--full", "." * 16], "288")):
            with self.subTest(arguments):
                problem = self.matrix(*arguments, "--out", "knuth").out
                self.assertEqual(run("cover", "--count", stdin=problem).line, count)

    def picture(self, *arguments):
        """The lines of a picture, as strings of 0 and 1."""
        picture = self.matrix(*arguments, "--out", "pbm").out
        header = re.match(rb"P4\s(?:#.*\n)*(\d+)\s(\d+)\s", picture)
        width, height = map(int, header.groups())
        stride = (width + 7) // 8
        self.assertEqual(len(picture), header.end() + stride * height)
        rows = (picture[i:i + stride] for i in range(header.end(), len(picture), stride))
        return [f"{int.from_bytes(row, 'big'):0{8 * stride}b}"[:width] for row in rows]

    def test_draws_a_dot_for_every_one_and_a_line_between_families(self):
        lines = self.picture("--size", 9, "--full")
        self.assertEqual((len(lines), len(lines[0])), (729, 324 + 3))
        for line in lines:
            families = [line[i:i + 81] for i in range(0, 324 + 3, 82)]
            self.assertEqual([family.count("1") for family in families], [1, 1, 1, 1])
            self.assertEqual(line[81::82], "111")

    def test_draws_25x25(self):
        lines = self.picture("--size", 25, "--full")
        self.assertEqual((len(lines), len(lines[0])), (15625, 2500 + 3))
        root = xml.fromstring(self.matrix("--size", 25, "--full", "--out", "svg").out)
        self.assertTrue(root.tag.endswith("svg"))

    def test_does_not_write_pictures_to_a_terminal(self):
        status, shown = run_on_terminal("matrix", "--size", 4, "--out", "pbm")
        self.assertEqual(status, USAGE)
        self.assertIn("terminal", shown)

    def test_shows_any_problem(self):
        result = self.matrix("--problem", stdin="1 2 3\n1 2\n3\n2 3\n")
        self.assertIn("3 options, 3 items, 5 ones", result.text)
        self.assertIn("11.", result.text)

    def test_says_that_givens_contradict_each_other(self):
        result = run("matrix", CONTRADICTORY)
        self.assertEqual(result.status, NO_SOLUTION)
        self.assertIn("7 twice in row 4: r4c2 and r4c9", result.notes[0])

    def test_bad_input(self):
        self.assertEqual(run("matrix", "123").status, UNREADABLE)
        self.assertEqual(run("matrix", "--head", "ten", EASY).status, USAGE)
        self.assertEqual(run("matrix", "--problem", "--size", 4, stdin="a\na\n").status, USAGE)
        self.assertEqual(run("matrix", "--problem", stdin="a\nb\n").status, UNREADABLE)

    def test_a_solved_board_is_a_picture_too(self):
        for out, header in (("pbm", b"P4\n1 1\n"), ("ppm", b"P6\n1 1\n255\n")):
            with self.subTest(out):
                picture = self.matrix("--out", out, EASY_SOLUTION).out
                self.assertTrue(picture.startswith(header), picture)
                self.assertEqual(len(picture), len(header) + (1 if out == "pbm" else 3))


if __name__ == "__main__":
    unittest.main()
