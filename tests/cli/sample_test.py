"""list --sample and generate --uniform draw solutions, each as often as the others."""

import collections
import unittest

import boards
from boards import BLANK, CONTRADICTORY, EASY, EASY_SOLUTION
from program import FINE, NO_SOLUTION, UNKNOWN, USAGE, ProgramTest, run

OPEN = "1" + "." * 9 + "2" + "." * 5  # 4x4, with several solutions
REGIONS = "AAABCABBCCDBCDDD"


class Sample(ProgramTest):

    def assert_refused(self, message, *arguments):
        result = run(*arguments)
        self.assertEqual((result.status, result.out), (USAGE, b""))
        self.assertEqual(result.notes[0], message)

    def assert_full(self, board, units):
        self.assertEqual(boards.problems_of("." * len(board), board, units), [])

    def test_every_solution_is_drawn_as_often_as_the_others(self):
        solutions = run("list", "--size", 4, OPEN).lines
        regions = self.file("regions.txt", REGIONS)
        of_regions = run("list", "--regions", regions, "." * 16).lines
        for expected, puzzle in ((solutions, ("--size", 4, OPEN)),
                                 (of_regions, ("--regions", regions, "." * 16))):
            drawn = collections.Counter(
                run("list", "--sample", 100 * len(expected), "--seed", 1, *puzzle).lines)
            self.assertEqual(set(drawn), set(expected))
            chi_square = sum((times - 100)**2 / 100 for times in drawn.values())
            self.assertLess(abs(chi_square - len(expected) + 1), 4 * (2 * len(expected)) ** 0.5)

    def test_the_seed_decides(self):
        def drawn(count, seed, *options):
            return run("list", "--sample", count, "--seed", seed, *options, BLANK).lines

        five = drawn(5, 1)
        self.assertEqual(len(set(five)), 5)
        for board in five:
            self.assert_full(board, boards.boxes(3, 3))
        self.assertEqual(drawn(2, 1, "--threads", 3), five[:2])
        self.assertNotEqual(drawn(1, 2), five[:1])

    def test_formats(self):
        told = run("list", "--sample", 2, "--out", "json", EASY).objects
        self.assertEqual([(each["number"], each["solution"]) for each in told],
                         [(1, EASY_SOLUTION), (2, EASY_SOLUTION)])
        self.assertEqual(run("list", "--sample", 1, "--out", "csv", EASY).lines,
                         ["puzzle,solution", f"{EASY},{EASY_SOLUTION}"])
        self.assertIn("engine=bands", run("list", "--sample", 1, "--stats", BLANK).notes[0])

    def test_there_is_none_to_draw(self):
        result = run("list", "--sample", 3, CONTRADICTORY)
        self.assertEqual((result.status, result.out), (NO_SOLUTION, b""))
        (told,) = run("list", "--sample", 3, "--out", "json", CONTRADICTORY).objects
        self.assertEqual((told["solution"], told["verdict"]), (None, "none"))

    def test_a_limit_comes_first(self):
        for puzzle in (BLANK, "." * 256):
            result = run("list", "--sample", 1, "--timeout", "0.000001", puzzle)
            self.assertEqual((result.status, result.out), (UNKNOWN, b""))

    def test_what_does_not_go_together_is_refused(self):
        self.assert_refused("quadrille list: --limit excludes --sample", "list", "--sample", 2, "--limit", 3, EASY)
        self.assert_refused("list: --sample excludes --ledger", "list", "--sample", 2, "--ledger",
                            "run.ledger", EASY)
        self.assert_refused("list: --engine sweep requires --sample", "list", "--engine", "sweep", EASY)
        self.assert_refused("quadrille list: --sample: expected a whole number from 1 to 100000, found '0'", "list",
                            "--sample", 0, EASY)


class Uniform(ProgramTest):

    def uniform(self, *options):
        result = run("generate", "--uniform", *options)
        self.assertEqual((result.status, result.err), (FINE, b""))
        return result.lines

    def test_full_boards_of_many_shapes(self):
        for options, units in (((), boards.boxes(3, 3)), (("--size", 4), boards.boxes(2, 2)),
                               (("--box", "2x3"), boards.boxes(2, 3)), (("--size", 8), boards.boxes(2, 4)),
                               (("--latin", 7), boards.latin(7))):
            full = self.uniform("-n", 4, "--seed", 3, *options)
            self.assertEqual(len(set(full)), 4)
            for board in full:
                self.assert_full(board, units)

    def assert_full(self, board, units):
        self.assertEqual(boards.problems_of("." * len(board), board, units), [])

    def test_every_board_is_drawn_as_often_as_the_others(self):
        times = collections.Counter(self.uniform("-n", 288 * 30, "--seed", 1, "--size", 4))
        self.assertEqual(len(times), 288)
        chi_square = sum((count - 30)**2 / 30 for count in times.values())
        self.assertLess(abs(chi_square - 287), 4 * (2 * 287) ** 0.5)

    def test_the_seed_decides(self):
        many = self.uniform("-n", 250, "--seed", 1, "--box", "2x3")
        self.assertEqual(self.uniform("-n", 3, "--seed", 1, "--box", "2x3", "--threads", 3), many[:3])
        self.assertNotEqual(self.uniform(), self.uniform())

    def test_formats(self):
        (told,) = run("generate", "--uniform", "--seed", 7, "--out", "json").objects
        self.assertEqual((told["seed"], told["number"]), (7, 1))
        self.assertEqual([told["puzzle"]], self.uniform("--seed", 7))

    def test_what_does_not_go_together_is_refused(self):
        for other in ("--minimal", "--level=hard", "--clues=30", "--symmetry=full", "--rules=x",
                      "--boards=samurai"):
            result = run("generate", "--uniform", other)
            self.assertEqual((result.status, result.out), (USAGE, b""))
            self.assertEqual(result.notes, [f"generate: --uniform excludes {other.split('=')[0]}"])
        result = run("generate", "--uniform", "--size", 16)
        self.assertEqual((result.status, result.out), (USAGE, b""))
        self.assertIn("found 16x16", result.err.decode())

    def test_a_timeout_is_told(self):
        result = run("generate", "--uniform", "--timeout", "0.000001")
        self.assertEqual((result.status, result.out), (UNKNOWN, b""))
        self.assertEqual(result.notes, ["generate: no answer in the given time"])


if __name__ == "__main__":
    unittest.main()
