"""minimize takes away clues as long as there is one solution, and refuses what has none or several."""

import unittest

from boards import BLANK, EASY, EASY_SOLUTION, UNSOLVABLE
from program import FINE, NO_SOLUTION, SEVERAL, UNKNOWN, USAGE, ProgramTest, growing_times, run


class Minimize(ProgramTest):

    def test_no_clue_can_go(self):
        result = run("minimize", EASY)
        self.assertEqual((result.status, result.err), (FINE, b""))
        puzzle = result.line
        self.assertTrue(all(cell in (".", given) for cell, given in zip(puzzle, EASY)))
        self.assertEqual(run("solve", "--unique", puzzle).line, EASY_SOLUTION)
        fewer = [puzzle[:place] + "." + puzzle[place + 1:]
                 for place in range(81) if puzzle[place] != "."]
        self.assertEqual(set(run("check", stdin="\n".join(fewer) + "\n").lines), {"2+"})

    def test_the_seed_decides(self):
        first = run("minimize", "--seed", 1, EASY_SOLUTION).line
        self.assertEqual(run("minimize", "--seed", 1, "--threads", 3, EASY_SOLUTION).line, first)
        self.assertNotEqual(run("minimize", "--seed", 2, EASY_SOLUTION).line, first)

    def test_a_puzzle_has_one_result_wherever_it_stands(self):
        result = run("minimize", "--threads", 2, EASY, EASY_SOLUTION, EASY)
        first, _, again = result.lines
        self.assertEqual(first, again)
        self.assertEqual(run("minimize", EASY).line, first)

    def test_what_has_not_one_solution_is_refused(self):
        result = run("minimize", BLANK, EASY, UNSOLVABLE)
        self.assertEqual(result.status, SEVERAL)
        self.assertEqual([len(line) for line in result.lines], [0, 81, 0])
        self.assertEqual(result.notes, ["argument 1: expected a puzzle with one solution, found several",
                                        "argument 3: expected a puzzle with one solution, found none"])
        self.assertEqual(run("minimize", UNSOLVABLE).status, NO_SOLUTION)

    def test_other_boards(self):
        result = run("minimize", "--size", 4, "1234341221434321")
        self.assertEqual(run("solve", "--unique", "--size", 4, result.line).line,
                         "1234341221434321")
        self.assertLess(16 - result.line.count("."), 7)

    def test_json(self):
        good, bad = run("minimize", "--out", "json", EASY, BLANK).objects
        self.assertEqual(good["puzzle"], EASY)
        self.assertEqual(good["clues"], [30, 81 - good["minimized"].count(".")])
        self.assertEqual((good["verdict"], good["complete"]), ("one", True))
        self.assertEqual(bad, {"source": "argument 2", "record": 2, "line": 1, "puzzle": BLANK,
                               "verdict": "many"})

    def test_lists_the_clues_that_can_go_alone(self):
        puzzle = run("minimize", EASY).line
        self.assertEqual(run("minimize", "--needless", puzzle).out, b"\n")
        place = next(place for place in range(81) if puzzle[place] == ".")
        more = puzzle[:place] + EASY_SOLUTION[place] + puzzle[place + 1:]
        name = f"r{place // 9 + 1}c{place % 9 + 1}={EASY_SOLUTION[place]}"
        result = run("minimize", "--needless", more)
        self.assertEqual((result.status, result.err), (FINE, b""))
        self.assertIn(name, result.line.split())
        (told,) = run("minimize", "--needless", "--out", "json", more).objects
        self.assertEqual((told["needless"], told["complete"]), (result.line.split(), True))
        self.assertNotIn("minimized", told)

    def test_needless_clues_are_asked_of_proper_puzzles(self):
        result = run("minimize", "--needless", BLANK, UNSOLVABLE)
        self.assertEqual((result.status, result.lines), (SEVERAL, ["", ""]))
        (told,) = run("minimize", "--needless", "--out", "json", BLANK).objects
        self.assertEqual(told["verdict"], "many")

    def test_names_of_clues_are_no_picture(self):
        result = run("minimize", "--needless", "--out", "svg", EASY)
        self.assertEqual(result.status, USAGE)
        self.assertIn("--out: expected line or json", result.err.decode())

    def test_a_timeout_leaves_a_proper_puzzle(self):
        solution = run("solve", "--size", 25, "." * 625).line
        for seconds in growing_times(0.2):  # until it is known to be proper
            result = run("minimize", "--timeout", seconds, "--size", 25, solution)
            self.assertEqual(result.status, UNKNOWN)
            if result.line:
                break
        self.assertEqual(result.notes, ["argument 1: not finished in the given time: it may have "
                                        "clues that are not needed"])
        self.assertEqual(run("solve", "--unique", "--size", 25, result.line).line, solution)


if __name__ == "__main__":
    unittest.main()
