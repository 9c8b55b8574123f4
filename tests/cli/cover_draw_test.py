"""cover shows solutions as options, names, rows, objects and drawings; every cell is drawn once."""

import re
import unittest
import xml.etree.ElementTree as ElementTree
from collections import Counter

from program import FINE, NO_SOLUTION, UNREADABLE, USAGE, ProgramTest, run, run_on_terminal

SEVEN = "1 2 3 4 5 6 7\n1 4 7\n1 4\n4 5 7\n3 5 6\n2 3 6 7\n2 7\n"
PENTOMINOES = (" FF\nFF\n F\n\nIIIII\n\nLLLL\nL\n\nNNN\n  NN\n\nPP   TTT\nPP    T\nP     T\n\nU U\nUUU\n\n"
               "V\nV\nVVV\n\nW\nWW\n WW\n\n X\nXXX\n X\n\nYYYY\n Y\n\nZZ\n Z\n ZZ\n")
RECTANGLE = "box 6x10\n\n" + PENTOMINOES
HOLE = "box:\n" + "........\n" * 3 + "...##...\n" * 2 + "........\n" * 3 + "\n" + PENTOMINOES
SOMA = ("box 3x3x3\n\nVV\nV\n\nLLL\nL\n\nTTT\n T\n\nZZ\n ZZ\n\nAA\nA\n\nA\n\nBB\nB\n\n.B\n\nPP\nP\n\n..\nP\n")
SOMA_SIZES = {"V": 3, "L": 4, "T": 4, "Z": 4, "A": 4, "B": 4, "P": 4}


def queens(size):
    rows, columns = [f"r{i}" for i in range(size)], [f"c{i}" for i in range(size)]
    sums = [f"a{i}" for i in range(2 * size - 1)]
    differences = [f"b{i}" for i in range(2 * size - 1)]
    options = [f"r{r} c{c} a{r + c} b{r - c + size - 1}" for r in range(size) for c in range(size)]
    return " ".join(rows + columns) + " | " + " ".join(sums + differences) + "\n" + "\n".join(options) + "\n"


def without_colours(text):
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def squares_of(picture):
    """Corner and class of every square in a picture."""
    root = ElementTree.fromstring(picture)
    for path in root.iter("{http://www.w3.org/2000/svg}path"):
        for corner in re.findall(r"M(\d+) (\d+)h40v40h-40z", path.get("d")):
            yield tuple(map(int, corner)), path.get("class")


class Shown(ProgramTest):

    def test_as_options_names_and_rows(self):
        for out, lines in (("names", ["1 4\t3 5 6\t2 7"]), ("rows", ["1001000", "0010110", "0100001"])):
            result = run("cover", "--out", out, stdin=SEVEN)
            self.assertEqual((result.status, result.lines), (FINE, lines))
            self.assertIn("exactly one solution", result.notes[0])
            self.assertEqual(run("cover", "--all", "--out", out, stdin=SEVEN).lines, lines)

    def test_rows_of_a_solution_can_be_read_again(self):
        rows = run("cover", "--out", "rows", stdin=SEVEN).text
        self.assertEqual(run("cover", "--count", stdin=rows).line, "1")

    def test_names_take_a_line_for_each_solution(self):
        result = run("cover", "--first", 5, "--out", "names", stdin=queens(6))
        self.assertEqual(len(result.lines), 4)
        self.assertEqual([len(line.split("\t")) for line in result.lines], [6] * 4)


class Drawn(ProgramTest):

    def test_pentominoes_fill_the_rectangle(self):
        result = run("cover", "--draw", stdin=RECTANGLE)
        self.assertEqual((result.status, result.err), (FINE, b""))
        sentence, *lines = result.lines
        self.assertIn("more than one solution", sentence)
        self.assertEqual((len(lines), {len(line) for line in lines}), (13, {41}))
        self.assertEqual(Counter(re.sub(r"[^A-Z]", "", "".join(lines))), {c: 5 for c in "FILNPTUVWXYZ"})

    def test_a_hole_stays_a_hole(self):
        lines = run("cover", "--draw", stdin=HOLE).lines[1:]
        for row in (7, 9):
            self.assertEqual(lines[row][13:20], " " * 7)
        self.assertEqual(len(re.sub(r"[^A-Z]", "", "".join(lines))), 60)

    def test_polycubes_are_drawn_in_layers(self):
        lines = run("cover", "--draw", stdin=SOMA).lines
        self.assertEqual(re.split(r" {2,}", lines[1]), ["layer 1", "layer 2", "layer 3"])
        letters = re.sub(r"[^A-Z]", "", "".join(lines[2:]))
        self.assertEqual(Counter(letters), SOMA_SIZES)

    def test_lines_run_between_pieces_and_nowhere_else(self):
        lines = run("cover", "--draw", stdin=RECTANGLE).lines[1:]
        rows = [line[2::4] for line in lines[1::2]]
        for row, line in enumerate(rows):
            for column in range(9):
                wall = lines[2 * row + 1][4 * column + 4]
                self.assertEqual(wall == "│", line[column] != line[column + 1])
            for column in range(10):
                if row < 5:
                    wall = lines[2 * row + 2][4 * column + 2]
                    self.assertEqual(wall == "─", line[column] != rows[row + 1][column])

    def test_queens_stand_on_a_board(self):
        result = run("cover", "--all", "--draw", stdin=queens(6))
        boards = result.text.split("\n\n")
        self.assertEqual(len(boards), 4)
        for board in boards:
            places = [(row, line[2::4].index("♛")) for row, line in enumerate(board.splitlines()[1::2])]
            for a, b in ((a, b) for a in places for b in places if a < b):
                self.assertNotEqual(a[1], b[1])
                self.assertNotEqual(abs(a[0] - b[0]), abs(a[1] - b[1]))

    def test_langford_pairs_stand_in_a_row(self):
        options = [f"{k} s{i} s{i + k + 1}" for k in range(1, 5) for i in range(1, 8 - k)]
        text = "1 2 3 4 " + " ".join(f"s{i}" for i in range(1, 9)) + "\n" + "\n".join(options) + "\n"
        row = re.sub(r"[^1-4]", "", run("cover", "--draw", "--first", 1, stdin=text).text)
        self.assertIn(row, ("41312432", "23421314"))

    def test_without_unicode_in_ascii(self):
        result = run("cover", "--draw", stdin=RECTANGLE, variables={"LC_ALL": "C"})
        self.assertEqual(result.status, FINE)
        self.assertTrue(result.text.isascii())
        self.assertEqual(len(re.sub(r"[^A-Z]", "", "".join(result.lines[1:]))), 60)
        self.assertIn("+---", result.text)

    def test_a_terminal_has_colours_unless_they_are_unwanted(self):
        path = self.file("rectangle.txt", RECTANGLE)
        _, shown = run_on_terminal("cover", "--draw", path)
        self.assertIn("\x1b[", shown)
        self.assertEqual(without_colours(shown), run("cover", "--draw", path).text)
        self.assertNotIn("\x1b[", run_on_terminal("cover", "--draw", path, NO_COLOR="1")[1])
        self.assertIn("\x1b[", run("cover", "--draw", "--colour", "always", path).text)

    def test_pictures_have_every_square_once(self):
        for text, cells in ((RECTANGLE, 60), (HOLE, 60), (SOMA, 27), (queens(8), 64)):
            result = run("cover", "--out", "svg", stdin=text)
            self.assertEqual(result.status, FINE)
            squares = list(squares_of(result.text))
            self.assertEqual((len(squares), len({corner for corner, _ in squares})), (cells, cells))

    def test_pieces_that_touch_have_different_colours(self):
        (told,) = run("cover", "--out", "json", "--draw", stdin=RECTANGLE).objects
        drawing = told["drawing"]
        self.assertEqual((drawing["layers"], drawing["rows"], drawing["columns"]), (1, 6, 10))
        colours = {}
        for (x, y), colour in squares_of(run("cover", "--out", "svg", stdin=RECTANGLE).text):
            colours[(y - 14) // 40, (x - 14) // 40] = colour
        piece = {(square // 10, square % 10): number for square, number in enumerate(drawing["pieces"])}
        for (row, column), number in piece.items():
            for other in ((row + 1, column), (row, column + 1)):
                if other in piece:
                    self.assertEqual(colours[row, column] == colours[other], number == piece[other])

    def test_the_smallest_box_is_drawn(self):
        self.assertEqual(run("cover", "--draw", "--first", 1, stdin="box 1x1\n\nA\n").lines,
                         ["┌───┐", "│ A │", "└───┘"])

    def test_a_problem_without_a_shape_says_so(self):
        for arguments in (["--draw"], ["--out", "svg"], ["--draw", "--all"]):
            result = run("cover", *arguments, stdin=SEVEN)
            self.assertEqual((result.status, result.out), (UNREADABLE, b""))
            self.assertIn("nothing to draw", result.notes[0])
        (told,) = run("cover", "--draw", "--out", "json", stdin=SEVEN).objects
        self.assertIn("nothing to draw", told["error"])

    def test_no_solution_is_no_drawing(self):
        text = "box 1x4\n\nAAA\n\nBB\ncount B 0-1\n"
        result = run("cover", "--draw", stdin=text)
        self.assertEqual(result.status, NO_SOLUTION)
        self.assertIn("no solution", result.text)
        picture = run("cover", "--out", "svg", stdin=text)
        self.assertEqual((picture.status, picture.out), (NO_SOLUTION, b""))


class Estimated(ProgramTest):

    def test_tells_nodes_solutions_and_time(self):
        text = "".join(f"i{i} " for i in range(40)) + "\n" + "".join(
            f"i{i} i{j}\n" for i in range(40) for j in range(i))
        result = run("cover", "--estimate", stdin=text)
        self.assertEqual((result.status, result.err), (FINE, b""))
        nodes, solutions, time = result.lines
        self.assertRegex(nodes, r"^about \S+ nodes .* \(\d+ probes\)$")
        self.assertRegex(solutions, r"^about \S+ solutions")
        self.assertRegex(time, r"^about \S+ (days|years) ")

    def test_is_the_same_for_the_same_seed(self):
        def means(seed):
            (told,) = run("cover", "--estimate", "--timeout", 10**5, "--seed", seed, "--out", "json", stdin=queens(7)).objects
            return told["nodes"]["mean"], told["updates"]["mean"], told["solutions"]["mean"]

        self.assertEqual(means(1), means(1))
        self.assertNotEqual(means(1), means(2))

    def test_is_told_of_trees_beyond_any_common_number(self):
        size = 200  # 200! solutions
        text = (" ".join(f"{kind}{i}" for kind in "rc" for i in range(size)) + "\n"
                + "".join(f"r{i} c{j}\n" for i in range(size) for j in range(size)))
        nodes, solutions, time = run("cover", "--estimate", "--timeout", 0.1, stdin=text).lines
        self.assertRegex(nodes, r"^about 2\.14e\+375 nodes .* give or take 0 ")
        self.assertRegex(solutions, r"^about 7\.89e\+374 solutions, give or take 0$")
        self.assertRegex(time, r"^about \d\.\d\de\+3\d\d years ")
        (told,) = run("cover", "--estimate", "--timeout", 0.1, "--out", "json", stdin=text).objects
        self.assertEqual(told["solutions"], {"mean": "7.89e+374", "error": 0})

    def test_a_small_search_is_made(self):
        for _ in range(100):  # a busy machine may take away the moment that there is for it
            result = run("cover", "--estimate", stdin=queens(6))
            (told,) = run("cover", "--estimate", "--out", "json", stdin=queens(6)).objects
            if told["complete"] and "about" not in result.lines[-1]:
                break
        self.assertIn("4 solutions", result.lines[-1])
        self.assertTrue(told["complete"])
        self.assertAlmostEqual(told["solutions"]["mean"], 4, delta=5 * told["solutions"]["error"])

    def test_excludes_other_questions(self):
        for other in (["--count"], ["--all"], ["--first", 2]):
            self.assertEqual(run("cover", "--estimate", *other, stdin=SEVEN).status, USAGE)


if __name__ == "__main__":
    unittest.main()
