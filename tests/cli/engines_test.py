"""--engine says who searches; --verbose says who gave the answer, and why."""

import unittest

import boards
from boards import CONTRADICTORY, EASY, EASY_SOLUTION
from program import FINE, NO_SOLUTION, SEVERAL, USAGE, ProgramTest, run

ENGINES = ("auto", "links", "rows", "learn", "sat")
BOX = (5, 5)


def large_board():
    """A 25x25 board with so many cells given that trying alone leads nowhere."""
    full = boards.shuffled(boards.full_board(*BOX), *BOX, seed=3)
    return boards.with_holes(full, 0.52, seed=3)


class Engines(ProgramTest):

    def test_all_of_them_solve_a_board(self):
        for engine in ENGINES:
            with self.subTest(engine):
                self.assertEqual(run("solve", "--engine", engine, EASY).line, EASY_SOLUTION)
                self.assertEqual(run("check", "--engine", engine, CONTRADICTORY).status, NO_SOLUTION)
                self.assertEqual(run("check", "--engine", engine, "." * 81).status, SEVERAL)

    def test_all_of_them_count_the_same(self):
        puzzle = EASY.replace("5", ".").replace("1", ".")
        (count,) = {run("count", "--engine", engine, puzzle).line for engine in ENGINES}
        self.assertGreater(int(count), 1)
        listed = {tuple(sorted(run("list", "--engine", engine, puzzle).lines)) for engine in ENGINES}
        self.assertEqual([len(lines) for lines in listed], [int(count)])

    def test_all_of_them_solve_any_exact_cover_problem(self):
        problem = "1 2 3 4 | x\n1 2 x:a\n3 4 x:a\n1 3 x:b\n2 4 x:c\n1 4\n2 3\n"
        for engine in ENGINES:
            with self.subTest(engine):
                result = run("cover", "--count", "--engine", engine, stdin=problem)
                self.assertEqual((result.status, result.line), (FINE, "2"))

    def test_a_large_board_is_solved_by_learning(self):
        puzzle = large_board()
        for options in (("--threads", 1), ("--engine", "learn"), ("--engine", "sat"), ()):
            with self.subTest(options):
                result = run("solve", *options, stdin=puzzle)
                self.assertEqual(result.status, FINE, result.err)
                self.assertEqual(boards.problems_of(puzzle, result.line, boards.boxes(*BOX)), [])

    def test_one_thread_gives_the_same_each_time(self):
        first, second = (run("solve", "--threads", 1, "--verbose", stdin=large_board())
                         for _ in range(2))
        self.assertEqual(first, second)

    def test_verbose_tells_who_answered_and_why(self):
        for engine in ENGINES[1:]:
            for verb in ("solve", "check", "count", "list"):
                with self.subTest(f"{verb} by {engine}"):
                    notes = run(verb, "--verbose", "--engine", engine, EASY).notes
                    self.assertEqual(notes, [f"argument 1: answered by {engine}: it was asked for"])
        self.assertRegex(run("solve", "--verbose", EASY).notes[0],
                         r"^argument 1: answered by batch-\w+: the quickest for boards of 9x9$")
        self.assertIn("answered by links: it was quick enough",
                      run("check", "--verbose", "--size", 4, "1" + "." * 15).notes[0])
        self.assertRegex(run("solve", "--verbose", "--threads", 1, stdin=large_board()).notes[-1],
                         "answered by learn: dancing links had searched .* of its tree after")
        self.assertIn("answered by learn: it was asked for",
                      run("cover", "--verbose", "--engine", "learn", stdin="a\na\n").notes[0])

    def test_stats_name_the_engine_that_answered(self):
        for engine in ENGINES[1:]:
            self.assertIn(f"engine={engine}", run("check", "--stats", "--engine", engine, EASY).notes[0])
            (answer,) = run("solve", "--stats", "--out", "json", "--engine", engine, EASY).objects
            self.assertEqual(answer["engine"], engine)

    def test_the_dance_has_one_engine_that_can_be_watched(self):
        self.assertEqual(run("dance", "--engine", "learn", EASY).status, USAGE)

    def test_an_empty_board_of_49x49_is_filled(self):
        puzzle = " ".join("0" * 49**2)
        result = run("solve", "--box", "7x7", "--out", "numbers", stdin=puzzle + "\n")
        self.assertEqual(result.status, FINE, result.err)
        digits = result.out.decode().split()
        for unit in boards.boxes(7, 7):
            self.assertEqual(len({digits[place] for place in unit}), 49)

    def test_a_choice_of_rules_is_refused_where_there_is_none(self):
        for verb in ("solve", "check", "count", "list"):
            for engine in ("learn", "sat"):
                with self.subTest(verb=verb, engine=engine):
                    result = run(verb, "--engine", engine, "--choose", "random", EASY)
                    self.assertEqual((result.status, result.out), (USAGE, b""))
                    self.assertIn(f"{verb}: --choose does not work with --engine {engine}",
                                  result.err.decode())


if __name__ == "__main__":
    unittest.main()
