"""rate tells how hard a puzzle is, a line for each."""

import unittest

from boards import BLANK, CONTRADICTORY, EASY, EASY_SOLUTION, UNSOLVABLE, relatives
from program import (FINE, NO_SOLUTION, SEVERAL, UNKNOWN, UNREADABLE, USAGE, ProgramTest, run,
                     run_on_terminal)

# Puzzles with the ratings that Sudoku Explainer gives them.
RATED = (
    ("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "1.2"),
    ("000000010400000000020000000000050407008000300001090000300400200050100000000806000", "1.5"),
    ("000000012008030000000000040120500000000004700060000000507000300000620000000100000", "2.0"),
    ("000000012050400000000000030700600400001000000000080000920000800000510700000003000", "2.6"),
    ("12...67.9......12..............9....56....9..9.867..1.3..5....1.4..3...2.75..2.4.", "3.0"),
)
OVER = "000000012400090000000000050070200000600000400000108000018000000000030700502000000"  # 7.1
CHAINS = ".2.......6..2...5..3..1..1....4.3..1"
# Rating, pearl and diamond, as Sudoku Explainer gives them.
PEARLS = (
    (".7.2.......46...9......47.51........729...8..6481...7....8.912..1..6..8........67",
     7.2, 2.6, 2.6),
    ("2..7.....93.58......7391....72...6894.....2.........4..8..3......6.1.9.....2...73",
     6.2, 1.2, 1.2),
)


class Rate(ProgramTest):

    def test_rates_as_sudoku_explainer_does(self):
        result = run("rate", *(puzzle for puzzle, _ in RATED))
        self.assertEqual((result.status, result.err), (FINE, b""))
        self.assertEqual([line.split("\t")[0] for line in result.lines],
                         [rating for _, rating in RATED])
        self.assertRegex(run("rate", OVER).line, r"^7\.1\textreme\tforcing cycle$")

    def test_has_three_fields_or_four(self):
        self.assertEqual(run("rate", EASY).line, "1.2\teasy\thidden single in a box")
        fields = run("rate", "--steps", EASY).line.split("\t")
        self.assertEqual(len(fields), 4)
        counts = [int(part.split()[0]) for part in fields[3].split(", ")]
        self.assertEqual(sum(counts), EASY.count("."))  # every step of an easy puzzle is a digit

    def test_tells_pearl_and_diamond(self):
        for puzzle, rating, pearl, diamond in PEARLS:
            with self.subTest(puzzle):
                (told,) = run("rate", "--out", "json", puzzle).objects
                self.assertEqual((told["rating"], told["pearl"], told["diamond"]),
                                 (rating, pearl, diamond))
                self.assertEqual((told["trials"], told["depth"]), (0, 0))
                fields = run("rate", "--pearl", puzzle).line.split("\t")
                self.assertEqual([fields[0]] + fields[3:], [str(rating), str(pearl), str(diamond)])

    def test_a_terminal_tells_pearl_and_diamond_where_chains_are_needed(self):
        _, shown = run_on_terminal("rate", PEARLS[0][0])
        self.assertEqual(shown.splitlines()[1], "up to the first digit {}, first step {}".format(
            *PEARLS[0][2:]))

    def test_other_boards_are_rated_by_the_same_rules(self):
        (told,) = run("rate", "--out", "json", CHAINS).objects
        self.assertGreater(told["rating"], 6.0)
        self.assertEqual(told["level"], "extreme")

    def test_json_counts_the_steps_that_explain_tells(self):
        for puzzle in (EASY, CHAINS, PEARLS[0][0]):
            with self.subTest(puzzle):
                (rated,) = run("rate", "--out", "json", puzzle).objects
                (told,) = run("explain", "--out", "json", puzzle).objects
                counts = {}
                for step in told["steps"]:
                    counts[step["technique"]] = counts.get(step["technique"], 0) + 1
                self.assertEqual(rated["steps"], counts)
                for member in ("rating", "level", "hardest", "trials", "depth"):
                    self.assertEqual(rated[member], told[member])

    def test_symmetry_does_not_change_a_rating(self):
        twins = [puzzle for _, (puzzle, _) in zip(range(20), relatives(EASY, EASY_SOLUTION, 1))]
        lines = run("rate", "--threads", 2, stdin="\n".join(twins) + "\n").lines
        self.assertEqual(set(lines), {"1.2\teasy\thidden single in a box"})

    def test_a_terminal_shows_a_table(self):
        status, shown = run_on_terminal("rate", EASY)
        self.assertEqual(status, FINE)
        self.assertEqual(shown.splitlines()[0],
                         "1.2, easy: the hardest step is hidden single in a box")
        self.assertRegex(shown, r"(?m)^ +\d+  last cell$")

    def test_other_boards(self):
        self.assertEqual(run("rate", "--latin", 3, "12.2.....").line.split("\t")[1], "easy")
        self.assertEqual(run("rate", "--size", 4, ".3.....4.1.....1").status, FINE)
        self.assertEqual(run("rate", EASY_SOLUTION).line, "0.0\teasy\tno step")


class Trouble(ProgramTest):

    def test_none_and_several_solutions_are_told_and_not_rated(self):
        result = run("rate", CONTRADICTORY, EASY, BLANK, UNSOLVABLE)
        self.assertEqual(result.status, SEVERAL)
        self.assertEqual(result.lines, ["", "1.2\teasy\thidden single in a box", "", ""])
        self.assertEqual(result.notes[0],
                         "argument 1: no solution: 7 twice in row 4: r4c2 and r4c9")
        self.assertEqual(result.notes[1], "argument 3: several solutions")
        self.assertEqual(run("rate", CONTRADICTORY).status, NO_SOLUTION)
        (none, many) = run("rate", "--out", "json", CONTRADICTORY, BLANK).objects
        self.assertEqual((none["verdict"], many["verdict"]), ("none", "many"))
        self.assertNotIn("rating", many)

    def test_a_search_for_a_step_that_ends_before_the_time_does_says_so(self):
        board = "".join((
            ".M....C..2.......4..KE5J...H....1M7C..A4..3.5..PD.A.D5.G....J.3..ICF7.8.N6.",
            "2...4E......F..BO....9..3...P.6..5.LD.MB...H9..4.CM.C..DA.2.5..4....1.EFLK8",
            ".4.69M.....P.3..E...A..1.IE.KO.....FHN.6A9.....75.....D.53..B.M1..82.....P.",
            "....J8B....K9....MP.H...O.......2B......1..8.OG...L...13.F....5P.2...BM.I..",
            "....A4NDC...2B...K3.9HJL.BK.9.A..OH.C.LI.FE......6O2EN..1J..8..HD.5....3K..",
            "J......4A.D...LF.82..P.I.HP....F.7ONA6J.D...E.M3.G4.53...8L.E...PK.O...C6A.",
            "......M..3...K2LH.6.D7..1...L.NPE........B9A.J.O...3J.2..N4....61......5.CI",
            "..B8..D..K..E..M..56G...7C...P5.B96....HJ4..N.81O.N7...OJC....L..8P.E....9.",
            "..L.MH.A.E.O.C..DI.FBN..K",
        ))  # none of whose givens can be taken away
        for limit in ([], ["--timeout", 10**6]):
            result = run("rate", *limit, board)
            self.assertEqual((result.status, result.notes),
                             (UNKNOWN, ["argument 1: no step found within 100000 suppositions"]))

    def test_what_only_a_search_has_is_refused(self):
        for option in (["--engine", "links"], ["--choose", "first"], ["--stats"]):
            result = run("rate", *option, EASY)
            self.assertEqual(result.status, USAGE, option)
            self.assertIn(option[0], result.err.decode())

    def test_limits_end_it(self):
        result = run("rate", "--max-nodes", 3, CHAINS, EASY)
        self.assertEqual(result.status, UNKNOWN)
        self.assertEqual(result.notes[0], "argument 1: no answer within 3 nodes")
        # The solution is found, and the search for chains ends.
        result = run("rate", "--max-nodes", 40, CHAINS)
        self.assertEqual(result.status, UNKNOWN)
        self.assertEqual(result.notes[0],
                         "argument 1: no answer within 40 nodes; rated at least 6.5")
        (told,) = run("rate", "--max-nodes", 40, "--out", "json", CHAINS).objects
        self.assertEqual(told["at_least"], 6.5)
        self.assertNotIn("rating", told)
        empty = ("--size", 25, "." * 625)
        self.assertEqual(run("rate", "--timeout", 10**6, *empty).status, SEVERAL)
        # Whether it is known in so little time depends on the machine.
        self.assertIn(run("rate", "--timeout", 0.05, *empty).status, (SEVERAL, UNKNOWN))

    def test_bad_records_keep_their_line(self):
        result = run("rate", "12", EASY)
        self.assertEqual((result.status, result.lines[0]), (UNREADABLE, ""))
        bad, good = run("rate", "--out", "json", "12", EASY).objects
        self.assertIn("error", bad)
        self.assertEqual(good["rating"], 1.2)


if __name__ == "__main__":
    unittest.main()
