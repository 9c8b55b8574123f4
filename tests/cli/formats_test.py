"""Boards keep their cells through every format; each format looks as it is described."""

import csv
import io
import json
import unittest
import xml.etree.ElementTree as xml

import boards
from boards import EASY, SAMPLE
from program import FINE, UNKNOWN, UNREADABLE, ProgramTest, run

FORMATS = ("line", "grid", "numbers", "sdk", "sdm", "csv", "marks", "json", "board")
SHAPES = {
    "4x4": (["--size", 4], boards.full_board(2, 2)),
    "6x6": (["--size", 6], boards.full_board(2, 3)),
    "6x6 upright": (["--box", "3x2"], boards.full_board(3, 2)),
    "9x9": (["--size", 9], boards.full_board(3, 3)),
    "12x12": (["--size", 12], boards.full_board(3, 4)),
    "16x16": (["--size", 16], boards.full_board(4, 4)),
    "25x25": (["--box", "5x5"], boards.full_board(5, 5)),
    "36x36": (["--size", 36], boards.full_board(6, 6)),
    "64x64": (["--size", 64], boards.full_board(8, 8)),
    "5x5 Latin": (["--latin", 5], boards.full_board(1, 5)),
    "7x7 Latin": (["--latin", 7], boards.full_board(1, 7)),
}


def convert(text, to, *options):
    result = run("convert", "--to", to, *options, stdin=text)
    assert (result.status, result.err) == (FINE, b""), result
    return result


class Formats(ProgramTest):

    def test_every_board_comes_back_from_every_format(self):
        for name, (options, full) in SHAPES.items():
            puzzles = [boards.with_holes(full, share, seed=9) for share in (0.5, 0.2)]
            for to in FORMATS:
                if to == "marks" and name in ("36x36", "64x64"):
                    continue  # tens of thousands of marks a line
                with self.subTest(board=name, format=to):
                    written = convert("\n".join(puzzles), to, *options)
                    self.assertEqual(convert(written.out, "line", *options).lines, puzzles)

    def test_9x9_needs_no_shape(self):
        for to in FORMATS:
            with self.subTest(to):
                self.assertEqual(convert(convert(EASY, to).out, "line").line, EASY)

    def test_pencil_marks_that_a_format_has_no_place_for_are_told_of(self):
        marks = "12.." + "1..." + "1234" * 14
        for to, lost in (("line", True), ("grid", True), ("csv", True), ("board", True),
                         ("marks", False), ("json", False)):
            with self.subTest(to):
                result = run("convert", "--size", 4, "--to", to, stdin=f"{'.' * 16}\n{marks}\n")
                self.assertEqual(result.status, FINE)
                self.assertEqual(result.notes, [
                    "standard input: line 2: pencil marks left out: "
                    "only --to marks and --to json keep them"] if lost else [])

    def test_formats_of_other_programs_come_back(self):
        for to in ("fpuzzles", "fpuzzles-link", "sudokupad", "solo", "ss", "opensudoku"):
            with self.subTest(to):
                written = convert(f"{EASY}\n{EASY}", to)
                self.assertEqual(convert(written.out, "line").lines, [EASY, EASY])

    def test_candidates_of_hodoku_are_written_and_read(self):
        grid = run("convert", "--to", "hodoku", EASY).out
        self.assertTrue(grid.startswith(b".---"))
        solved = run("solve", "--out", "line", stdin=grid)
        self.assertEqual(solved.lines, run("solve", "--out", "line", EASY).lines)

    def test_a_single_candidate_becomes_a_given_of_hodoku_and_is_told(self):
        result = run("convert", "--to", "hodoku", "12343412214343.1")
        self.assertEqual(result.notes,
                         ["argument 1: cells with a single candidate, read as givens in this format: 1"])
        self.assertEqual(run("convert", "--to", "line", stdin=result.out).line, "1234341221434321")
        self.assertEqual(convert("1...............", "hodoku").notes, [])

    def test_a_link_is_a_board(self):
        link = convert(json.dumps({"grid": [[{}, {"value": 2, "given": True}], [{}, {}]]}),
                       "fpuzzles-link").line
        self.assertEqual(run("solve", link).line, "1221")
        self.assertEqual(run("solve", link.partition("=")[2]).line, "1221")

    def test_what_a_format_has_no_place_for_is_refused(self):
        result = run("convert", "--to", "solo", stdin='{"grid":[[{},{}],[{},{}]],"antiknight":true}')
        self.assertEqual(result.status, UNREADABLE)
        self.assertEqual(result.notes, [
            "standard input: line 1: expected a board that the format Solo can hold, "
            "found 'antiknight'"])

    def test_unknown_rules_are_named_and_leave_no_verdict(self):
        board = '{"grid":[[{"value":1,"given":true},{}],[{},{}]],"chess":[1]}'
        result = run("check", stdin=board)
        self.assertEqual(result.status, UNKNOWN)
        self.assertIn("chess", "\n".join(result.notes))

    def test_json_carries_the_shape(self):
        for name, (options, full) in SHAPES.items():
            with self.subTest(name):
                puzzle = boards.with_holes(full, 0.4, seed=2)
                written = convert(puzzle, "json", *options)
                self.assertEqual(convert(written.out, "json").out, written.out)
                self.assertEqual(json.loads(written.line)["puzzle"], puzzle)

    def test_regions_come_back(self):
        letters = self.file("regions.txt", "AAABCABBCCDBCDDD")
        puzzle = "1" + "." * 15
        written = convert(puzzle, "json", "--regions", letters)
        self.assertEqual(written.objects, [{"puzzle": puzzle, "regions": "AAABCABBCCDBCDDD"}])
        self.assertEqual(convert(written.out, "json").out, written.out)
        self.assertEqual(run("count", stdin=written.out).line, "24")  # of the 96 without a given

    def test_lines_and_numbers(self):
        self.assertEqual(convert(SAMPLE, "line").line, SAMPLE.replace("0", "."))
        self.assertEqual(convert(EASY, "sdm").line, EASY.replace(".", "0"))
        self.assertEqual(convert(EASY, "numbers").line, " ".join(EASY.replace(".", "0")))

    def test_a_grid_has_a_row_on_every_line_and_rulers_between_boxes(self):
        self.assertEqual(convert("1....2....3....4", "grid").lines,
                         ["1 . | . .", ". 2 | . .", "----+----", ". . | 3 .", ". . | . 4"])

    def test_sdk_has_a_heading(self):
        self.assertEqual(convert("1....2....3....4", "sdk").lines,
                         ["[Puzzle]", "1...", ".2..", "..3.", "...4"])

    def test_csv_has_one_header(self):
        rows = list(csv.DictReader(io.StringIO(convert(f"{EASY}\n{SAMPLE}", "csv").text)))
        self.assertEqual([row["puzzle"] for row in rows], [EASY, SAMPLE.replace("0", ".")])
        (row,) = csv.DictReader(io.StringIO(run("solve", "--out", "csv", EASY).text))
        self.assertEqual((row["puzzle"], row["solution"]), (EASY, boards.EASY_SOLUTION))

    def test_reads_csv_files_of_others(self):
        text = f'id,quizzes,solutions\n1,"{EASY}",x\n2,{SAMPLE},\n'
        self.assertEqual(convert(text, "line").lines, [EASY, SAMPLE.replace("0", ".")])

    def test_reads_drawn_boards(self):
        drawn = "+--+--+\n|1 |  |\n| 2|  |\n+--+--+\n|  |3 |\n|  | 4|\n+--+--+\n"
        self.assertEqual(convert(drawn, "line").line, "1....2....3....4")

    def test_reads_every_sign_for_an_empty_cell(self):
        for sign in "0._*?x":
            with self.subTest(sign):
                self.assertEqual(convert(EASY.replace(".", sign), "line").line, EASY)

    def test_marks_hold_what_each_cell_may_take(self):
        line = convert("1....2....3....4", "marks").line
        self.assertEqual((len(line), line[:8], line[-4:]), (64, "1...1234", "...4"))
        marks = "12.." + "1234" * 14 + "..34"
        self.assertEqual(convert(marks, "marks").line, marks)

    def test_svg_is_well_formed_and_shows_the_givens(self):
        for verb, digits in (("convert", EASY.replace(".", "")), ("solve", boards.EASY_SOLUTION)):
            with self.subTest(verb):
                root = xml.fromstring(run(verb, "--out", "svg", EASY).out)
                self.assertTrue(root.tag.endswith("svg"))
                shown = "".join(node.text for node in root.iter() if node.tag.endswith("}text"))
                self.assertEqual(sorted(shown), sorted(digits))


if __name__ == "__main__":
    unittest.main()
