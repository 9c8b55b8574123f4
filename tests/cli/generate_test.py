"""generate makes what was asked for, the same for the same seed, and says honestly when it cannot."""

import unittest

import boards
from boards import EASY
from program import (FINE, UNKNOWN, UNREADABLE, USAGE, ProgramTest, Running, growing_times, run,
                     run_on_terminal)

PLUS = "...xxx...\n" * 3 + "xxxxxxxxx\n" * 3 + "...xxx...\n" * 3
RING = ("xxx...xxx x.......x x..xxx..x ...x.x... ..xx.xx.. ...x.x... x..xxx..x x.......x "
        "xxx...xxx")


class Generate(ProgramTest):

    def generate(self, *arguments):
        result = run("generate", *arguments)
        self.assertEqual((result.status, result.err), (FINE, b""))
        return result.lines

    def assert_refused(self, message, *arguments, status=USAGE):
        result = run("generate", *arguments)
        self.assertEqual((result.status, result.out), (status, b""))
        self.assertEqual(result.notes, [message])

    def assert_unique(self, puzzles, *options):
        result = run("check", "--engine", "links", *options, stdin="\n".join(puzzles) + "\n")
        self.assertEqual(set(result.lines), {"1"})

    def test_puzzles_have_one_solution(self):
        puzzles = self.generate("-n", 50)
        self.assertEqual(len(set(puzzles)), 50)
        self.assert_unique(puzzles)

    def test_other_boards(self):
        for options in (("--size", 4), ("--box", "2x3"), ("--latin", 6), ("--size", 16)):
            with self.subTest(options):
                puzzles = self.generate("-n", 3, "--seed", 4, *options)
                self.assertEqual(len(puzzles), 3)
                self.assert_unique(puzzles, *options)

    def test_regions(self):
        regions = self.file("regions.txt", "AAABB AABBC DDBCC DDEEC DEEEC")
        puzzles = self.generate("-n", 3, "--seed", 4, "--regions", regions)
        self.assert_unique(puzzles, "--regions", regions)
        nothing = self.file("nothing.txt", "AB BA")
        result = run("generate", "--regions", nothing)
        self.assertEqual((result.status, result.notes),
                         (1, ["generate: no grid fits these regions and rules"]))

    def test_the_seed_decides_whatever_the_number_of_threads(self):
        wishes = ("-n", 30, "--level", "medium", "--symmetry", "random", "--seed", 7)
        first = self.generate(*wishes, "--threads", 1)
        self.assertEqual(self.generate(*wishes, "--threads", 3), first)
        self.assertEqual(self.generate("-n", 5, *wishes[2:]), first[:5])
        self.assertNotEqual(self.generate(*wishes[:-1], 8), first)

    def test_without_a_seed_puzzles_differ(self):
        self.assertNotEqual(self.generate(), self.generate())

    def test_clues_symmetry_and_minimal(self):
        for puzzle in self.generate("-n", 5, "--clues", "24-28", "--symmetry", "rotate180",
                                    "--minimal", "--seed", 1):
            clues = [place for place in range(81) if puzzle[place] != "."]
            self.assertIn(len(clues), range(24, 29))
            self.assertEqual(clues, sorted(80 - place for place in clues))
            fewer = [puzzle[:place] + "." + puzzle[place + 1:] for place in clues]
            result = run("check", stdin="\n".join(fewer) + "\n")
            self.assertEqual(set(result.lines), {"2+"})
        self.assertEqual({81 - puzzle.count(".") for puzzle in
                          self.generate("-n", 20, "--clues", "30", "--seed", 1)}, {30})

    def test_level_rating_and_technique(self):
        puzzles = self.generate("-n", 5, "--level", "hard", "--seed", 2)
        result = run("rate", stdin="\n".join(puzzles) + "\n")
        self.assertEqual({line.split("\t")[1] for line in result.lines}, {"hard"})
        puzzles = self.generate("-n", 3, "--rating", "2.0-2.3", "--seed", 2)
        result = run("rate", stdin="\n".join(puzzles) + "\n")
        self.assertTrue({line.split("\t")[0] for line in result.lines} <= {"2.0", "2.3"})
        puzzle, = self.generate("--technique", "naked-pair", "--seed", 2)
        self.assertIn("naked pair", run("rate", "--steps", puzzle).text)

    def test_mask(self):
        puzzle, = self.generate("--mask", self.file("mask.txt", RING), "--seed", 1)
        self.assertEqual("".join("." if cell == "." else "x" for cell in puzzle),
                         RING.replace(" ", ""))
        self.assert_unique([puzzle])

    def test_json(self):
        objects = [*run("generate", "-n", 2, "--level", "easy", "--seed", 5, "--out", "json",
                        "--symmetry", "vertical").objects]
        self.assertEqual([record["number"] for record in objects], [1, 2])
        for record in objects:
            self.assertEqual((record["seed"], record["level"], record["symmetry"]),
                             (5, "easy", "vertical"))
            self.assertEqual(record["clues"], 81 - record["puzzle"].count("."))
            self.assertEqual(boards.problems_of(record["puzzle"], record["solution"],
                                                boards.boxes(3, 3)), [])

    def test_beginners_have_clues_to_spare(self):
        for record in run("generate", "-n", 3, "--level", "beginner", "--seed", 5, "--out",
                          "json").objects:
            self.assertEqual(record["level"], "beginner")
            self.assertGreaterEqual(record["clues"], 40)
            self.assertLessEqual(record["rating"], 1.5)
        four, = self.generate("--level", "beginner", "--size", 4, "--seed", 1)
        self.assertGreaterEqual(16 - four.count("."), 8)

    def test_csv_grid_and_svg(self):
        header, row = self.generate("--out", "csv", "--seed", 3)
        self.assertEqual(header, "puzzle,solution")
        puzzle, solution = row.split(",")
        self.assertEqual(boards.problems_of(puzzle, solution, boards.boxes(3, 3)), [])
        text = run("generate", "-n", 2, "--out", "grid", "--seed", 3).text
        self.assertEqual(run("convert", "--to", "line", stdin=text).lines[0], puzzle)
        self.assertIn("<svg", run("generate", "--out", "svg").text)

    def test_a_board_is_drawn_on_a_terminal(self):
        status, shown = run_on_terminal("generate", "--seed", 3)
        self.assertEqual(status, FINE)
        self.assertIn("┏━━━━━━━┳", shown)

    def test_stats_tell_the_seed(self):
        result = run("generate", "-n", 2, "--stats", "--seed", 12)
        self.assertRegex(result.err.decode(), r"^seed=12 puzzles=2 tried=\d+ seconds=[\d.]+\n$")
        seed = run("generate", "--stats").err.decode().split()[0].removeprefix("seed=")
        self.assertNotEqual(seed, "")

    def test_what_cannot_be_is_refused_at_once(self):
        self.assert_refused("generate: fewer than 17 clues on a board 9x9 with boxes of 3x3 always "
                            "leave several solutions", "--clues", "0-16")
        self.assert_refused("generate: there is no number of clues from 30 to 20", "--clues", "30-20")
        self.assert_refused("generate: a board 4x4 with boxes of 2x2 has 16 cells, fewer than 17",
                            "--clues", "17-", "--size", 4)
        self.assert_refused("generate: X-Wing is rated 3.2, above the 1.5 asked for",
                            "--level", "easy", "--technique", "x-wing")
        self.assert_refused("generate: --rating: no puzzle with such a rating is easy",
                            "--level", "easy", "--rating", "3.0-3.4")
        self.assert_refused("generate: expected beginner or easy on a board 4x4 with boxes of 2x2,"
                            " found medium", "--size", 4, "--level", "medium")
        self.assert_refused("generate: expected a rating up to 1.5 on a board 4x4 without boxes,"
                            " found 3.2 or more", "--latin", 4, "--technique", "x-wing")
        self.assert_refused("generate: the mask leaves columns 1 and 2 empty: they could change "
                            "places", "--mask",
                            self.file("empty.txt", PLUS.replace("xxxxxxxxx", "..xxxxx..")))
        self.assert_refused("generate: --mask: expected 16 cells for a board 4x4 with boxes of 2x2,"
                            " found 81", "--mask", self.file("mask.txt", RING), "--size", 4)

    def test_wrong_values_are_told(self):
        for option, value, expected in (
                ("--clues", "many", "expected a number such as 26 or a range such as 24-28"),
                ("--clues", "-", "expected a number such as 26 or a range such as 24-28"),
                ("--rating", "2.0-hard", "expected a rating such as 3.2 or a range such as"),
                ("--technique", "magic", "expected a technique (quadrille techniques lists them)"),
                ("--symmetry", "round", "expected none, rotate180"),
                ("--level", "fun", "expected beginner, easy, medium"),
                ("-n", "0", "expected a whole number from 1")):
            with self.subTest(option=option, value=value):
                result = run("generate", option, value)
                self.assertEqual((result.status, result.out), (USAGE, b""))
                self.assertIn(expected, result.err.decode())
        result = run("generate", "--mask", self.file("bad.txt", "x.*."))
        self.assertEqual(result.status, UNREADABLE)
        self.assertIn("line 1, column 3: expected x for a clue", result.err.decode())
        self.assertEqual(run("generate", "--mask", "nowhere.txt").status, UNREADABLE)

    def test_a_timeout_tells_how_near_it_came(self):
        for seconds in growing_times(0.5):  # until one was tried
            result = run("generate", "-n", 2, "--clues", "17", "--timeout", seconds)
            self.assertEqual((result.status, result.out), (UNKNOWN, b""))
            self.assertIn("generate: 0 of 2 puzzles made in ", result.err.decode())
            if "clues were" in result.err.decode():
                break
        self.assertRegex(result.err.decode(), r"^generate: 0 of 2 puzzles made in [\d.]+ s: [\d,]+ "
                                              r"puzzles tried; the fewest clues were \d+\n$")

    def test_a_timeout_leaves_what_was_made(self):
        for seconds in growing_times(0.3):  # until there are some
            result = run("generate", "-n", 10**12, "--timeout", seconds, "--seed", 5, "--threads", 1)
            self.assertEqual(result.status, UNKNOWN)
            if len(result.lines) >= 10:
                break
        self.assertEqual(self.generate("-n", 10, "--seed", 5), result.lines[:10])

    def test_it_ends_when_nobody_reads(self):
        with Running("generate", "-n", 10**12) as program:
            self.assertEqual(len(program.read_line()), 81)
            program.process.stdout.close()
            self.assertEqual(program.wait(), FINE)

    def test_a_puzzle_is_as_good_a_mask_as_any(self):
        puzzle, = self.generate("--mask", self.file("mask.txt", EASY), "--seed", 1)
        self.assertEqual([cell == "." for cell in puzzle], [cell == "." for cell in EASY])


if __name__ == "__main__":
    unittest.main()
