"""solve fills in boards of every shape, and the answers are judged by an independent checker."""

import unittest

import boards
from boards import BLANK, CLUES_17, CONTRADICTORY, EASY, EASY_SOLUTION, SAMPLE, UNSOLVABLE
from program import FINE, NO_SOLUTION, SEVERAL, UNKNOWN, ProgramTest, run

REGIONS = "AAABCABBCCDBCDDD"


class Solve(ProgramTest):

    def assert_solves(self, puzzle, units, *options):
        result = run("solve", *options, stdin=puzzle)
        self.assertEqual(result.status, FINE, result.err)
        self.assertEqual(boards.problems_of(puzzle, result.line, units), [])
        return result

    def test_the_checker_of_these_tests_sees_mistakes(self):
        units = boards.boxes(3, 3)
        self.assertEqual(boards.problems_of(EASY, EASY_SOLUTION, units), [])
        swapped = EASY_SOLUTION[1] + EASY_SOLUTION[0] + EASY_SOLUTION[2:]
        self.assertNotEqual(boards.problems_of(EASY, swapped, units), [])
        self.assertNotEqual(boards.problems_of(EASY, EASY_SOLUTION[::-1], units), [])
        self.assertNotEqual(boards.problems_of(EASY, EASY_SOLUTION[:-1], units), [])

    def test_fills_in_9x9_boards(self):
        for puzzle in (EASY, SAMPLE, CLUES_17):
            with self.subTest(puzzle):
                self.assertEqual(self.assert_solves(puzzle, boards.boxes(3, 3)).err, b"")
        self.assertEqual(run("solve", EASY).line, EASY_SOLUTION)

    def test_fills_in_boards_from_1x1_to_25x25(self):
        for rows, columns in ((1, 1), (1, 2), (2, 2), (2, 3), (2, 5), (3, 4), (4, 4), (5, 5)):
            with self.subTest(f"boxes of {rows}x{columns}"):
                full = boards.full_board(rows, columns)
                puzzle = boards.with_holes(full, 0.3, seed=rows * columns)
                units = boards.boxes(rows, columns)
                self.assertEqual(boards.problems_of(full, full, units), [])
                self.assert_solves(puzzle, units, "--box", f"{rows}x{columns}")

    def test_reads_the_usual_shape_off_the_number_of_cells(self):
        for rows, columns in ((2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (5, 5)):
            with self.subTest(f"boxes of {rows}x{columns}"):
                puzzle = boards.with_holes(boards.full_board(rows, columns), 0.3, seed=5)
                self.assert_solves(puzzle, boards.boxes(rows, columns))

    def test_fills_in_100x100_as_numbers(self):
        puzzle = boards.with_holes(boards.full_board(10, 10), 0.1, seed=100)
        result = self.assert_solves(puzzle, boards.boxes(10, 10))
        self.assertEqual(len(result.line.split(" ")), 100 ** 2)

    def test_fills_in_boxes_that_stand_upright(self):
        puzzle = boards.with_holes(boards.full_board(3, 2), 0.4, seed=3)
        self.assert_solves(puzzle, boards.boxes(3, 2), "--box", "3x2")

    def test_fills_in_latin_squares(self):
        for size in (1, 3, 5, 7):
            with self.subTest(size):
                self.assert_solves("." * size ** 2, boards.latin(size), "--latin", size)

    def test_fills_in_regions_of_any_form(self):
        letters = self.file("regions.txt", "AAAB\nCABB\nCCDB\nCDDD\n")
        self.assert_solves("1" + "." * 15, boards.regions(REGIONS), "--regions", letters)

    def test_keeps_to_the_pencil_marks(self):
        marks = "1...12341234123412341234123412341234123412341234123412341234" + "..3."
        result = run("solve", marks)
        self.assertEqual(result.status, FINE, result.err)
        self.assertEqual((result.line[0], result.line[15]), ("1", "3"))
        self.assertEqual(boards.problems_of("." * 16, result.line, boards.boxes(2, 2)), [])

    def test_says_when_there_is_no_solution(self):
        result = run("solve", UNSOLVABLE)
        self.assertEqual((result.status, result.out), (NO_SOLUTION, b"\n"))
        self.assertIn("argument 1: no solution", result.notes[0])

    def test_names_givens_that_contradict_each_other(self):
        result = run("solve", CONTRADICTORY)
        self.assertEqual((result.status, result.out), (NO_SOLUTION, b"\n"))
        self.assertIn("7 twice in row 4: r4c2 and r4c9", result.notes[0])

    def test_shows_one_of_several_solutions_and_warns(self):
        result = self.assert_solves(BLANK, boards.boxes(3, 3))
        self.assertEqual(
            result.notes, ["standard input: line 1: several solutions, one of them is shown"])

    def test_unique_refuses_several_solutions_and_no_others(self):
        result = run("solve", "--unique", EASY, BLANK, EASY)
        self.assertEqual(result.status, SEVERAL)
        self.assertEqual(result.lines, [EASY_SOLUTION, "", EASY_SOLUTION])
        self.assertEqual(result.notes, ["argument 2: several solutions"])

    def test_gives_up_at_a_limit_of_nodes(self):
        result = run("solve", "--max-nodes", 3, CLUES_17)
        self.assertEqual((result.status, result.out), (UNKNOWN, b"\n"))
        self.assertEqual(result.notes, ["argument 1: no answer within 3 nodes"])

    def test_gives_up_at_a_limit_of_time(self):
        # Links alone went astray on it for a minute and 600 million nodes.
        result = run("solve", "--engine", "links", "--timeout", 0.2, stdin=" ".join(["0"] * 64 ** 2) + "\n")
        self.assertEqual(result.status, UNKNOWN)
        self.assertIn("no answer within 0.2 s", result.notes[0])

    def test_stats_are_one_line_per_puzzle_on_standard_error(self):
        result = run("solve", "--stats", "--threads", 2, EASY, CLUES_17)
        self.assertEqual(len(result.lines), 2)
        self.assertEqual(len(result.notes), 2)
        for note in result.notes:
            self.assertRegex(
                note, r"^solutions=1 decisions=\d+ propagations=\d+ conflicts=\d+ "
                r"seconds=\d+\.\d+ engine=[\w-]+$")
        links = run("solve", "--stats", "--engine", "links", CLUES_17)
        self.assertRegex(
            links.notes[0], r"^solutions=1 nodes=\d+ updates=\d+ decisions=\d+ propagations=\d+ "
            r"conflicts=\d+ seconds=\d+\.\d+ engine=links$")

    def test_json_tells_the_puzzle_the_solution_and_the_verdict(self):
        result = run("solve", "--out", "json", EASY, BLANK, CONTRADICTORY)
        self.assertEqual(result.status, NO_SOLUTION)
        one, many, none = result.objects
        self.assertRegex(one.pop("engine"), r"^batch-\w+$")
        self.assertEqual(one, {"source": "argument 1", "record": 1, "line": 1, "puzzle": EASY,
                               "solution": EASY_SOLUTION, "verdict": "one"})
        self.assertEqual(many["verdict"], "many")
        self.assertEqual(boards.problems_of(BLANK, many["solution"], boards.boxes(3, 3)), [])
        self.assertEqual((none["solution"], none["verdict"]), (None, "none"))
        self.assertEqual(none["obstacles"], ["7 twice in row 4: r4c2 and r4c9"])

    def test_every_way_of_reading_and_searching_gives_the_same_objects(self):
        puzzles = [EASY, BLANK, CONTRADICTORY, EASY.replace(".", "0")]
        lines = "".join(puzzle + "\n" for puzzle in puzzles)
        for verb in ("solve", "check", "count"):
            options = ["--out", "json", "--limit", 5] if verb == "count" else ["--out", "json"]
            together = run(verb, *options, stdin=lines)
            # A limit that is never reached: each board is then searched on its own.
            one_by_one = run(verb, *options, "--timeout", 1000, stdin=lines)
            padded = run(verb, *options, stdin="".join(f" {puzzle}\n" for puzzle in puzzles))
            self.assertEqual([found["line"] for found in together.objects], [1, 2, 3, 4])
            self.assertEqual(together.objects[3]["puzzle"], EASY)
            for other in (one_by_one, padded):
                self.assertEqual((other.status, other.notes), (together.status, together.notes))
                for found, expected in zip(other.objects, together.objects, strict=True):
                    if expected["puzzle"] == BLANK:  # any of its solutions will do
                        found.pop("solution", None), expected.pop("solution", None)
                    self.assertEqual(found, expected)

    def test_plain_lines_in_every_format_are_as_records_one_by_one(self):
        lines = f"{EASY}\n{CONTRADICTORY}\n{EASY}\n"
        for layout in ("line", "grid", "numbers", "sdk", "sdm", "csv", "marks", "json", "svg"):
            with self.subTest(layout):
                together = run("solve", "--out", layout, stdin=lines)
                one_by_one = run("solve", "--out", layout, "--timeout", 1000, stdin=lines)
                self.assertEqual(together, one_by_one)


if __name__ == "__main__":
    unittest.main()
