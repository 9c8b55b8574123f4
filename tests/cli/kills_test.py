"""Runs that are killed with SIGKILL at random moments, over and over: nothing is lost, and nothing is told twice."""

import random
import time
import unittest

from ledger_test import size, start
from program import FINE, ProgramTest, run
from scale_test import queens

RANDOM = random.Random(18)
QUEENS = 9
SOLUTIONS = 352


def kill_while_it_writes(ledger, *arguments):
    """Kills the program with SIGKILL once it has written some lines, or none. False: it has ended."""
    wanted = size(ledger) + RANDOM.randrange(600)
    process = start(*arguments)
    while process.poll() is None and size(ledger) < wanted:
        time.sleep(0.0002)
    process.kill()
    return process.wait() != FINE


class Kills(ProgramTest):
    def setUp(self):
        super().setUp()
        self.problem = self.file("queens.dlx", queens(QUEENS))
        self.ledger = self.folder / "run.ledger"

    def test_a_count_is_exact_however_often_it_is_killed(self):
        asks = ("cover", "--count", "--threads", 1, "--ledger", self.ledger, self.problem)
        kills = 0
        while kills < 40:
            self.ledger.unlink(missing_ok=True)
            while kill_while_it_writes(self.ledger, *asks):
                kills += 1
            self.assertEqual(run(*asks).line, str(SOLUTIONS))

    def test_a_count_by_bands_is_exact_however_often_it_is_killed(self):
        asks = ("count", "--engine", "bands", "--threads", 2, "--subtrees", 100, "--latin", 7,
                "--ledger", self.ledger, "." * 49)
        kills = 0
        while kills < 40:
            self.ledger.unlink(missing_ok=True)
            while kill_while_it_writes(self.ledger, *asks):
                kills += 1
            self.assertEqual(run(*asks).line, "61479419904000")

    def test_a_list_has_each_solution_once_however_often_it_is_killed(self):
        asks = ("cover", "--all", "--out", "names", "--threads", 2, "--ledger", self.ledger,
                self.problem)
        expected = run("cover", "--all", "--out", "names", "--engine", "links", self.problem).lines
        kills = 0
        while kills < 40:
            self.ledger.unlink(missing_ok=True)
            while kill_while_it_writes(self.ledger, *asks):
                kills += 1
            self.assertEqual(run(*asks).lines, expected)

    def test_what_is_cut_again_while_it_runs_is_killed_and_goes_on_as_well(self):
        problem = self.file("larger.dlx", queens(12))
        asks = ("cover", "--count", "--engine", "links", "--subtrees", 2, "--cut-after", 0.001,
                "--ledger", self.ledger, problem)
        kills = 0
        while kill_while_it_writes(self.ledger, *asks) and kills < 20:
            kills += 1
        self.assertEqual(run(*asks).line, "14200")
        self.assertIn(b" rest ", self.ledger.read_bytes())
        self.assertEqual(run("ledger", self.ledger).lines[-1], "14200")

    def test_a_list_of_a_board_is_killed_and_goes_on(self):
        board = "1234" + "." * 12 + "." * 9
        asks = ("list", "--latin", 5, "--ledger", self.ledger, board)
        expected = run("list", "--latin", 5, "--engine", "links", board).lines
        kills = 0
        while kill_while_it_writes(self.ledger, *asks) and kills < 5:
            kills += 1
        self.assertEqual(run(*asks).lines, expected)


if __name__ == "__main__":
    unittest.main()
