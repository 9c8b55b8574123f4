"""check, count and list agree with counts that are known, and with a count by hand."""

import itertools
import unittest

import boards
from boards import BLANK, CLUES_17, CONTRADICTORY, EASY, EASY_SOLUTION, UNSOLVABLE
from program import FINE, NO_SOLUTION, SEVERAL, UNKNOWN, USAGE, ProgramTest, run

REGIONS = "AAABCABBCCDBCDDD"


def latin_squares(rows=()):
    """Every Latin square of 4x4 that begins with these rows."""
    if len(rows) == 4:
        return ["".join(map("".join, rows))]
    return [square for row in itertools.permutations("1234")
            if all(digit not in column for digit, *column in zip(row, *rows))
            for square in latin_squares((*rows, row))]


def count_by_hand(puzzle, units):
    return sum(not boards.problems_of(puzzle, square, units) for square in latin_squares())


class Count(ProgramTest):

    def assert_counts(self, count, puzzle, *options):
        result = run("count", *options, stdin=puzzle + "\n")
        self.assertEqual((result.status, result.err), (FINE, b""))
        self.assertEqual(result.line, str(count))

    def test_known_counts(self):
        self.assert_counts(288, "." * 16)
        self.assert_counts(12, "." * 9, "--latin", 3)
        self.assert_counts(576, "." * 16, "--latin", 4)
        self.assert_counts(161280, "." * 25, "--latin", 5)
        self.assert_counts(28200960, "." * 36, "--size", 6)
        self.assert_counts(29136487207403520, "." * 64, "--size", 8)
        self.assert_counts(6670903752021072936960, BLANK)
        self.assert_counts(1, EASY)
        self.assert_counts(1, CLUES_17)

    def test_counts_as_by_hand(self):
        regions = self.file("regions.txt", REGIONS)
        for puzzle in ("." * 16, "1" + "." * 15, ".2......" + "....3...", "12.." + "." * 12):
            for units, *options in ((boards.boxes(2, 2), "--size", 4),
                                    (boards.latin(4), "--latin", 4),
                                    (boards.regions(REGIONS), "--regions", regions)):
                with self.subTest(puzzle=puzzle, options=options):
                    self.assert_counts(count_by_hand(puzzle, units), puzzle, *options)

    def test_essentially_different_solutions(self):
        self.assert_counts(2, "." * 16, "--classes")
        self.assert_counts(49, "." * 36, "--classes", "--size", 6)
        self.assert_counts(17, "." * 36, "--classes", "--latin", 6)
        self.assert_counts(1, EASY, "--classes")
        self.assertEqual(run("count", "--classes", CONTRADICTORY).status, NO_SOLUTION)
        (told,) = run("count", "--classes", "--out", "json", "." * 16).objects
        self.assertEqual([told[name] for name in ("classes", "complete", "symmetries", "solutions")],
                         [2, True, 3072, 288])

    def test_classes_are_at_least_the_solutions_by_the_symmetries(self):
        result = run("count", "--classes", "--timeout", "0.001", "." * 256)
        self.assertEqual((result.status, result.line[-1]), (UNKNOWN, "+"))
        self.assertIn("at least", result.err.decode())

    def test_classes_are_refused_where_they_mean_nothing(self):
        for other in (("--limit", "3"), ("--ledger", self.folder / "ledger")):
            self.assertEqual(run("count", "--classes", *other, "." * 16).status, USAGE)
        result = run("count", "--classes", "--rules", "x", stdin="." * 81 + "\n")
        self.assertEqual(result.lines, [""])
        self.assertIn("further rules", result.err.decode())

    def test_by_bands_where_they_are_asked_for(self):
        for puzzle, count in ((EASY, "1"), ("." * 16, "288"), (CONTRADICTORY, "0")):
            self.assertEqual(run("count", "--engine", "bands", puzzle).line, count)
        (told,) = run("count", "--engine", "bands", "--out", "json", "." * 16).objects
        self.assertEqual((told["solutions"], told["engine"]), (288, "bands"))

    def test_bands_are_not_for_every_board(self):
        result = run("count", "--engine", "bands", "--size", 16, "." * 256)
        self.assertEqual((result.status, result.line), (UNKNOWN, "0+"))
        self.assertIn("found 16x16 with boxes of 4x4", result.notes[0])
        ledger = self.folder / "ledger"
        for options, words in ((["--max-nodes", 9], "--max-nodes"),
                               (["--ledger", ledger, "--cut-after", 3], "--cut-after")):
            result = run("count", "--engine", "bands", *options, EASY)
            self.assertEqual(result.status, USAGE)
            self.assertIn(words, result.notes[0])
        result = run("count", "--engine", "bands", "--ledger", ledger, "." * 256)
        self.assertIn("found 16x16 with boxes of 4x4", result.notes[0])
        self.assertFalse(ledger.exists())

    def test_a_limit_is_told_from_an_exact_count(self):
        self.assert_counts("287+", "." * 16, "--limit", 287)
        self.assert_counts("288", "." * 16, "--limit", 288)
        self.assert_counts("288", "." * 16, "--limit", 289)

    def test_no_solution_is_a_count_too(self):
        result = run("count", UNSOLVABLE, EASY, CONTRADICTORY)
        self.assertEqual((result.status, result.lines), (NO_SOLUTION, ["0", "1", "0"]))

    def test_the_choice_of_items_changes_no_count(self):
        for choose in ("least", "first", "random"):
            with self.subTest(choose):
                self.assert_counts(288, "." * 16, "--choose", choose, "--seed", 5)

    def test_json(self):
        full, cut = run("count", "--out", "json", "--limit", 288, "." * 16, BLANK).objects
        self.assertEqual((full["solutions"], full["complete"]), (288, True))
        self.assertEqual((cut["solutions"], cut["complete"]), (288, False))


class Check(ProgramTest):

    def test_tells_none_one_and_more(self):
        result = run("check", UNSOLVABLE, EASY, BLANK, CLUES_17, CONTRADICTORY)
        self.assertEqual((result.status, result.lines), (SEVERAL, ["0", "1", "2+", "1", "0"]))

    def test_json(self):
        result = run("check", "--out", "json", UNSOLVABLE, EASY, BLANK, CONTRADICTORY)
        self.assertEqual([record["verdict"] for record in result.objects],
                         ["none", "one", "many", "none"])
        self.assertEqual(result.objects[3]["obstacles"], ["7 twice in row 4: r4c2 and r4c9"])


class List(ProgramTest):

    def test_lists_every_solution_once(self):
        result = run("list", "--size", 4, "." * 16)
        self.assertEqual((result.status, result.err), (FINE, b""))
        self.assertEqual(len(set(result.lines)), 288)
        self.assertEqual(len(result.lines), 288)
        for solution in result.lines:
            self.assertEqual(boards.problems_of("." * 16, solution, boards.boxes(2, 2)), [])

    def test_a_blank_line_stands_between_puzzles(self):
        self.assertEqual(run("list", EASY, EASY).lines, [EASY_SOLUTION, "", EASY_SOLUTION])

    def test_stops_at_a_limit(self):
        result = run("list", "--limit", 10, BLANK)
        self.assertEqual((result.status, result.err, len(set(result.lines))), (FINE, b"", 10))

    def test_a_seed_makes_chance_repeatable(self):
        def pick(seed):
            return run("list", "--choose", "random", "--seed", seed, "--limit", 3, BLANK).lines
        self.assertEqual(pick(1), pick(1))
        self.assertNotEqual(pick(1), pick(2))

    def test_says_why_there_is_none(self):
        result = run("list", CONTRADICTORY)
        self.assertEqual((result.status, result.out), (NO_SOLUTION, b""))
        self.assertIn("no solution: 7 twice in row 4: r4c2 and r4c9", result.notes[0])

    def test_csv_and_json_name_the_puzzle(self):
        self.assertEqual(run("list", "--out", "csv", EASY).lines,
                         ["puzzle,solution", f"{EASY},{EASY_SOLUTION}"])
        records = run("list", "--out", "json", EASY, "--limit", 2, BLANK).objects
        self.assertEqual([(r["record"], r["number"]) for r in records], [(1, 1), (2, 1), (2, 2)])
        self.assertEqual(records[0]["solution"], EASY_SOLUTION)

    def test_json_says_that_there_is_none(self):
        (none,) = run("list", "--out", "json", CONTRADICTORY).objects
        self.assertEqual((none["record"], none["puzzle"], none["number"], none["solution"],
                          none["verdict"], none["obstacles"]),
                         (1, CONTRADICTORY, 0, None, "none",
                          ["7 twice in row 4: r4c2 and r4c9"]))
        (unknown,) = run("list", "--out", "json", "--max-nodes", 1, BLANK).objects
        self.assertEqual((unknown["solution"], unknown["verdict"]), (None, "unknown"))


if __name__ == "__main__":
    unittest.main()
