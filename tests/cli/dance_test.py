"""dance tells the search as the textbook does, to people and to programs."""

import unittest

from boards import EASY, EASY_SOLUTION, SAMPLE, SYMBOLS
from program import FINE, NO_SOLUTION, UNKNOWN, UNREADABLE, ProgramTest, Running, run

CLASSIC = "1 2 3 4 5 6 7\n3 5 6\n1 4 7\n2 3 6\n1 4\n2 7\n4 5 7\n"
CLASSIC_WAY = """\
item 1 has 2 options: guess
  1. option 2 (1 4 7)
    item 2 has 1 option: forced, option 3 (2 3 6)
      item 5 has no option left: back
  2. option 4 (1 4)
    item 2 has 2 options: guess
      1. option 3 (2 3 6)
        item 5 has no option left: back
      2. option 5 (2 7)
        item 3 has 1 option: forced, option 1 (3 5 6)
          solved by 4, 5, 1
"""


class Dance(ProgramTest):

    def dance(self, *arguments, **others):
        result = run("dance", *arguments, **others)
        self.assertEqual((result.status, result.err), (FINE, b""))
        return result

    def test_goes_the_classic_way(self):
        path = self.file("classic.dlx", CLASSIC)
        for arguments, stdin in ((["--problem"], CLASSIC), ([path], "")):
            with self.subTest(arguments):
                text = self.dance(*arguments, "--choose", "first", stdin=stdin).text
                self.assertEqual(text[:len(CLASSIC_WAY)], CLASSIC_WAY)
                self.assertEqual(text.count("\n"), CLASSIC_WAY.count("\n") + 1)

    def test_tells_programs_the_same(self):
        moves = self.dance("--problem", "--choose", "first", "--out", "json", stdin=CLASSIC).objects
        attempts = [(move["item"], move["option"]) for move in moves if move["move"] == "attempt"]
        self.assertEqual(attempts, [
            ("1", "2"), ("2", "3"), ("1", "4"), ("2", "3"), ("2", "5"), ("3", "1")])
        dead_ends = [move["item"] for move in moves if move.get("kind") == "dead end"]
        self.assertEqual(dead_ends, ["5", "5"])
        solutions = [move["options"] for move in moves if move["move"] == "solution"]
        self.assertEqual(solutions, [["4", "5", "1"]])
        self.assertEqual((moves[-1]["move"], moves[-1]["solutions"]), ("end", 1))

    def test_the_usual_choice_is_the_item_with_the_fewest_options(self):
        moves = self.dance("--problem", "--out", "json", stdin=CLASSIC).objects
        # Items 1, 2, 5 and 6 have two options each; the first of them is 1.
        self.assertEqual((moves[0]["item"], moves[0]["choices"]), ("1", 2))

    def test_leads_a_puzzle_to_its_solution(self):
        moves = self.dance("--out", "json", EASY).objects
        filled = list(EASY)
        (solution,) = [move["options"] for move in moves if move["move"] == "solution"]
        for option in solution:
            cell, digit = option.split("=")
            row, column = map(int, cell[1:].split("c"))
            filled[(row - 1) * 9 + column - 1] = SYMBOLS[int(digit) - 1]
        self.assertEqual("".join(filled), EASY_SOLUTION)

    def test_names_cells_and_digits_and_tells_forced_moves_from_guesses(self):
        text = self.dance(SAMPLE).text
        self.assertRegex(text, r"(?m)^ *r\dc\d has 1 option: forced, r\dc\d=\d$")
        self.assertRegex(text, r"(?m)^ *(r\dc\d|(row|column|box) \d: \d) has \d options: guess$")
        self.assertRegex(text, r"(?m)^ *.* has no option left: back$")

    def test_deeper_moves_stand_further_to_the_right(self):
        text = self.dance("--latin", 3, "12.......").text
        depths = [len(line) - len(line.lstrip()) for line in text.splitlines() if "has" in line]
        self.assertEqual(depths, sorted(depths))
        self.assertGreater(depths[-1], depths[0])

    def test_stops_after_a_number_of_moves(self):
        whole = self.dance(SAMPLE).lines
        for moves in (0, 1, 20):
            with self.subTest(moves=moves):
                told = self.dance("--moves", moves, SAMPLE).lines
                self.assertEqual(told[:moves], whole[:moves])
                self.assertEqual(len(told), moves + 1)
                self.assertIn("stopped after", told[-1])

    def test_goes_on_to_the_end_of_the_search(self):
        moves = self.dance("--size", 4, "--all", "--out", "json").objects
        self.assertEqual(sum(move["move"] == "solution" for move in moves), 288)
        self.assertEqual(moves[-1]["solutions"], 288)

    def test_says_when_there_is_no_solution(self):
        result = run("dance", "--problem", stdin="a b c\na b\nb c\n")
        self.assertEqual(result.status, NO_SOLUTION)
        self.assertIn("0 solutions", result.lines[-1])

    def test_the_time_also_runs_while_a_large_board_is_prepared(self):
        for layout in ("text", "json"):
            result = run("dance", "--size", 64, "--timeout", 0.001, "--moves", 5, "--out", layout)
            self.assertEqual((result.status, len(result.lines)), (UNKNOWN, 1))
            self.assertRegex(result.line, r"no answer within 0\.001 s|\"unknown\"")

    def test_limits_and_bad_input(self):
        self.assertEqual(run("dance", "--max-nodes", 3, SAMPLE).status, UNKNOWN)
        self.assertEqual(run("dance", "123").status, UNREADABLE)
        self.assertEqual(run("dance", "--problem", stdin="a\nb\n").status, UNREADABLE)

    def test_a_closed_pipe_ends_it_quietly(self):
        with Running("dance", "--size", 9, "--all") as program:
            program.read_line()
            program.process.stdout.close()
            self.assertEqual(program.process.stderr.read(), b"")
            self.assertEqual(program.wait(), FINE)


if __name__ == "__main__":
    unittest.main()
