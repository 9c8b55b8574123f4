"""The engine gpu, on a card that is the processor: tests/card."""

import itertools
import os
import tempfile
import unittest
from pathlib import Path

import boards
from boards import BLANK, CLUES_17, EASY, EASY_SOLUTION
from program import FINE, SEVERAL, UNKNOWN, UNREADABLE, USAGE, ProgramTest, run

FAMILY = list(itertools.islice(boards.relatives(EASY, EASY_SOLUTION, seed=5), 400))
PUZZLES = [puzzle for puzzle, _ in FAMILY]
SOLUTIONS = [solution for _, solution in FAMILY]
LINES = "".join(puzzle + "\n" for puzzle in PUZZLES)


def run_on_card(*arguments, stdin=b"", **trouble):
    variables = {"LD_LIBRARY_PATH": os.environ["QUADRILLE_STAND_IN"],
                 **{f"STAND_IN_{name}": str(value) for name, value in trouble.items()}}
    return run(*arguments, "--engine", "gpu", stdin=stdin, variables=variables)


class Gpu(ProgramTest):

    def test_answers_are_those_of_the_processor(self):
        several = [puzzle[:40] + "." * 41 for puzzle in PUZZLES[:20]]
        mixed = "".join(line + "\n" for line in (*PUZZLES[:40], *several, CLUES_17, BLANK, "5" + EASY[:80]))
        # Which of several solutions is found first is chance.
        for arguments, text in ((("check",), mixed), (("count", "--limit", "30"), mixed),
                                (("solve", "--out", "json"), LINES)):
            with self.subTest(arguments):
                found = run_on_card(*arguments, stdin=text)
                expected = run(*arguments, "--engine", "batch-128", stdin=text)
                self.assertEqual((found.status, found.err), (expected.status, expected.err))
                self.assertEqual(found.text.replace('"gpu"', '"batch-128"'), expected.text)

    def test_boards_keep_their_order_whatever_the_threads(self):
        for threads in (1, 5):
            with self.subTest(threads):
                result = run_on_card("solve", "--threads", threads, stdin=LINES)
                self.assertEqual((result.status, result.err), (FINE, b""))
                self.assertEqual(result.lines, SOLUTIONS)

    def test_the_card_is_named(self):
        self.assertIn('engine=gpu card="Stand-in"', run_on_card("check", "--stats", EASY).err.decode())
        (told,) = run_on_card("solve", "--stats", "--out", "json", EASY).objects
        self.assertEqual((told["engine"], told["card"]), ("gpu", "Stand-in"))
        self.assertIn("answered by gpu: it was asked for", run_on_card("check", "--verbose", EASY).err.decode())

    def test_bench_names_the_card(self):
        options = ("bench", "--seconds", 0.01, "--level", "easy")
        name, _, row = run_on_card(*options).lines
        self.assertEqual((name, row.split()[1]), ("gpu: Stand-in", "gpu"))
        (told,) = run_on_card(*options, "--out", "json").objects
        self.assertEqual((told["engine"], told["card"]), ("gpu", "Stand-in"))
        lost = run_on_card(*options, FAILS_AT=30)  # before the first boards are answered
        self.assertEqual((lost.status, lost.out.count(b"\n")), (UNKNOWN, 2))
        self.assertIn("Stand-in has failed: CUDA_ERROR_LAUNCH_FAILED", lost.err.decode())
        missing = run_on_card(*options, CARDS=0)
        self.assertEqual((missing.status, missing.out), (UNREADABLE, b""))
        self.assertIn("gpu found no graphics card", missing.err.decode())

    def test_without_a_card_it_says_so_and_the_processor_does_without(self):
        result = run_on_card("solve", EASY, CARDS=0)
        self.assertEqual((result.status, result.out), (UNREADABLE, b""))
        self.assertIn("gpu found no graphics card", result.err.decode())
        variables = {"LD_LIBRARY_PATH": os.environ["QUADRILLE_STAND_IN"], "STAND_IN_FAILS_AT": "1"}
        self.assertEqual(run("solve", "--engine", "auto", EASY, variables=variables).line, EASY_SOLUTION)

    def test_a_card_that_is_lost_ends_the_run_and_what_is_written_is_right(self):
        for call in (30, 60, 90):
            with self.subTest(call):
                result = run_on_card("solve", "--threads", 2, stdin=LINES, FAILS_AT=call)
                self.assertEqual(result.status, UNREADABLE)
                self.assertIn("Stand-in has failed: CUDA_ERROR_LAUNCH_FAILED", result.err.decode())
                self.assertEqual(result.lines, SOLUTIONS[:len(result.lines)])

    def test_several_cards_share_the_work_and_do_without_one_that_is_lost(self):
        self.assertIn('card="2 x Stand-in"', run_on_card("check", "--stats", EASY, CARDS=2).err.decode())
        for call in (1, 30, 40, 60):
            with self.subTest(call):
                result = run_on_card("solve", "--threads", 4, stdin=LINES, CARDS=3, FAILING_CARD=0, FAILS_AT=call)
                self.assertEqual((result.status, result.err), (FINE, b""))
                self.assertEqual(result.lines, SOLUTIONS)

    def test_with_little_memory_fewer_boards_are_taken_at_a_time(self):
        with tempfile.TemporaryDirectory() as folder:
            files = []
            for number in range(20):
                files.append(Path(folder, f"{number}.txt"))
                files[-1].write_text("".join(puzzle + "\n" for puzzle in PUZZLES[number * 20:][:20]))
            # As much as one of them needs, whatever that is.
            needed = next(memory for memory in (1000 << step for step in range(30))
                          if run_on_card("solve", "--threads", 1, *files, MEMORY=memory).status == FINE)
            result = run_on_card("solve", "--threads", 8, *files, MEMORY=needed)
            self.assertEqual((result.status, result.err), (FINE, b""))
            self.assertEqual(result.lines, SOLUTIONS)
            result = run_on_card("solve", "--threads", 8, *files, MEMORY=1000)
            self.assertEqual((result.status, result.out), (UNREADABLE, b""))
            self.assertIn("Stand-in has too little memory left", result.err.decode())

    def test_other_boards_are_refused(self):
        result = run_on_card("solve", "1" + "." * 15)
        self.assertEqual(result.status, UNKNOWN)
        self.assertIn("gpu takes boards of 9x9", result.err.decode())
        self.assertEqual(run_on_card("list", EASY).status, USAGE)
        self.assertEqual(run_on_card("check", "--max-nodes", 5, EASY).status, USAGE)
        self.assertEqual(run_on_card("check", BLANK).status, SEVERAL)


if __name__ == "__main__":
    unittest.main()
