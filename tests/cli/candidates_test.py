"""candidates shows what each cell holds in some solution, as a list of all solutions has it."""

import unittest

from boards import BLANK, CONTRADICTORY, EASY, EASY_SOLUTION
from program import FINE, NO_SOLUTION, UNKNOWN, USAGE, ProgramTest, run

OPEN = "1" + "." * 9 + "2" + "." * 5  # 4x4, with several solutions


def tally(puzzle, *options):
    """In how many solutions each cell holds each digit, by listing them all."""
    solutions = run("list", *options, puzzle).lines
    size = int(len(puzzle) ** 0.5)
    return [sum(solution[cell] == str(digit) for solution in solutions)
            for cell in range(size * size) for digit in range(1, size + 1)]


class Candidates(ProgramTest):

    def test_are_those_of_all_solutions(self):
        expected = tally(OPEN, "--size", 4)
        (told,) = run("candidates", "--limit", 1000, "--out", "json", "--size", 4, OPEN).objects
        self.assertEqual((told["candidates"], told["complete"]), (expected, True))
        self.assertEqual(told["solutions"], expected[0])
        (told,) = run("candidates", "--limit", 2, "--out", "json", "--size", 4, OPEN).objects
        self.assertEqual(told["candidates"], [min(count, 2) for count in expected])
        marks = "".join(str(place % 4 + 1) if count else "." for place, count in enumerate(expected))
        result = run("candidates", "--size", 4, OPEN)
        self.assertEqual((result.status, result.err, result.line), (FINE, b"", marks))

    def test_of_a_proper_puzzle_are_its_solution(self):
        (told,) = run("candidates", "--out", "json", EASY).objects
        digits = [place % 9 + 1 for place, count in enumerate(told["candidates"]) if count]
        self.assertEqual("".join(map(str, digits)), EASY_SOLUTION)

    def test_are_drawn(self):
        drawn = run("candidates", "--out", "board", "--size", 4, OPEN).text
        self.assertEqual(len(drawn.splitlines()), 7)
        self.assertIn("234", drawn)
        self.assertIn("<svg", run("candidates", "--out", "svg", "--size", 4, OPEN).text)

    def test_there_are_none_without_a_solution(self):
        result = run("candidates", "--out", "json", CONTRADICTORY)
        self.assertEqual((result.status, result.notes), (NO_SOLUTION, ["argument 1: no solution"]))
        (told,) = result.objects
        self.assertEqual((set(told["candidates"]), told["solutions"]), ({0}, 0))

    def test_are_counted_however_many_solutions_there_are(self):
        expected = tally(OPEN, "--size", 4)
        (told,) = run("candidates", "--counts", "--out", "json", "--size", 4, OPEN).objects
        self.assertEqual((told["candidates"], told["solutions"]), (expected, expected[0]))
        lines = run("candidates", "--counts", "--size", 4, OPEN).lines
        self.assertEqual(lines[0], str(expected[0]))
        self.assertEqual(lines[1:], [f"{count:>{len(lines[0])}}  r{place // 16 + 1}c{place // 4 % 4 + 1}={place % 4 + 1}"
                                     for place, count in enumerate(expected) if count])
        # More than numbers of JSON can hold: half of them in a text.
        board = "".join(digit if place % 4 == 0 else "." for place, digit in enumerate(EASY_SOLUTION))
        (told,) = run("candidates", "--counts", "--out", "json", board).objects
        counts = list(map(int, told["candidates"]))
        (solutions,) = map(int, run("count", board).lines)
        self.assertEqual(int(told["solutions"]), solutions)
        for cell in range(81):
            self.assertEqual(sum(counts[9 * cell:9 * cell + 9]), solutions)
        for digit in range(9):
            self.assertEqual(sum(counts[digit + 81 * 9 - 81::9]), solutions)  # in the last row

    def test_what_does_not_go_with_counts_is_refused(self):
        for other in ("--limit=3", "--out=svg"):
            result = run("candidates", "--counts", other, EASY)
            self.assertEqual((result.status, result.out), (USAGE, b""))
            self.assertIn("--counts", result.notes[0])
        self.assertEqual(run("candidates", "--memory", "1M", EASY).status, USAGE)
        result = run("candidates", "--counts", CONTRADICTORY)
        self.assertEqual((result.status, result.lines), (NO_SOLUTION, ["0"]))
        result = run("candidates", "--counts", "--timeout", "0.000001", BLANK)
        self.assertEqual((result.status, result.out), (UNKNOWN, b""))

    def test_a_timeout_is_told(self):
        result = run("candidates", "--timeout", "0.000001", "--out", "json", "--limit", 1000, BLANK)
        self.assertEqual(result.status, UNKNOWN)
        self.assertFalse(result.objects[0]["complete"])


if __name__ == "__main__":
    unittest.main()
