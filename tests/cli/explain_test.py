"""explain leads to the solution, step by step, each of which is right."""

import itertools
import re
import unittest
import xml.etree.ElementTree as ElementTree

import boards
from boards import CLUES_17, CONTRADICTORY, EASY, EASY_SOLUTION, UNSOLVABLE
from program import (FINE, NO_SOLUTION, SEVERAL, UNKNOWN, UNREADABLE, USAGE, ProgramTest, run,
                     run_on_terminal)
from steps import Board, option

# Needs pairs, wings and fish; needs chains.
HARD = "...2.5..4.......6..3......5..6.2..3."
CHAINS = ".2.......6..2...5..3..1..1....4.3..1"
WING = "....9.5..3..18.2.9.5.3..8..8.5.3......7....23..6..1.......1..8......9.....9.48..7"
REGIONS = "AAABCABBCCDBCDDD"
SVG = "{http://www.w3.org/2000/svg}"

# Needs an X-chain, or more.
CHAINED = "..3.2....9..6....4...87.95...4.62.....6....39...9.1....8.1....2......3.1.1.2.549."


def solution_of(puzzle, *shape):
    return run("solve", "--unique", *shape, puzzle).line


class Explain(ProgramTest):

    def explain(self, *arguments):
        result = run("explain", *arguments)
        self.assertEqual((result.status, result.err), (FINE, b""))
        return result

    def assert_leads_to_the_solution(self, puzzle, units, *shape, options=()):
        with self.subTest(puzzle=puzzle, options=options):
            (told,) = self.explain("--out", "json", *shape, *options, puzzle).objects
            expected = solution_of(puzzle, *shape)
            end = Board(puzzle, units).replay(told["steps"])
            self.assertEqual(boards.line(end.digits), expected)
            self.assertEqual((told["solution"], told["verdict"]), (expected, "one"))

    def test_each_step_is_right_and_the_last_one_is_the_solution(self):
        regions = self.file("regions.txt", REGIONS)
        for puzzle in (EASY, CLUES_17):
            self.assert_leads_to_the_solution(puzzle, boards.boxes(3, 3))
        for puzzle in (HARD, CHAINS):
            self.assert_leads_to_the_solution(puzzle, boards.boxes(2, 3))
            self.assert_leads_to_the_solution(puzzle, boards.boxes(2, 3),
                                              options=["--no-uniqueness"])
        self.assert_leads_to_the_solution("12.2.....", boards.latin(3), "--latin", 3)
        self.assert_leads_to_the_solution("1.....2....3....", boards.regions(REGIONS),
                                          "--regions", regions)
        large = boards.with_holes(boards.full_board(4, 4), 0.3, 1)
        self.assert_leads_to_the_solution(large, boards.boxes(4, 4))

    def test_techniques_beyond_the_scale_are_used_where_they_are_asked_for(self):
        used = lambda *options: {step["technique"] for step in self.explain(
            "--out", "json", *options, CHAINED).objects[0]["steps"]}
        self.assertNotIn("X-chain", used())
        self.assertIn("X-chain", used("--techniques", "x-chain"))
        self.assertNotIn("trial", used("--techniques", "x-chain"))
        self.assertNotIn("X-chain", used("--techniques", "all,-x-chain"))
        self.assertIn("W-Wing", used())
        self.assertNotIn("W-Wing", used("--techniques", "-w-wing"))
        self.assert_leads_to_the_solution(CHAINED, boards.boxes(3, 3), options=["--techniques", "all"])

    def test_patterns_come_before_chains_and_the_rating_is_that_of_the_scale(self):
        usual, = self.explain("--out", "json", CHAINED).objects
        by_scale, = self.explain("--out", "json", "--techniques", "explainer", CHAINED).objects
        patterns = {"skyscraper", "two-string kite", "simple colouring", "W-Wing"}
        self.assertTrue(patterns & {step["technique"] for step in usual["steps"]})
        self.assertFalse(patterns & {step["technique"] for step in by_scale["steps"]})
        rated, = run("rate", "--out", "json", CHAINED).objects
        self.assertEqual([usual["rating"], by_scale["rating"]], [rated["rating"]] * 2)

    def test_a_step_names_what_it_uses_and_what_follows(self):
        (told,) = self.explain("--out", "json", WING).objects
        (wing,) = [step for step in told["steps"] if step["technique"] == "XY-Wing"][:1]
        self.assertEqual(wing["rating"], 4.2)
        self.assertEqual(len(wing["truths"]), 3)
        self.assertEqual({text.split("=")[0] for text in wing["candidates"]}, set(wing["truths"]))
        for text in wing["rules_out"]:
            row, column, digit = option(text)
            self.assertIn(f"r{row + 1}c{column + 1}", wing["words"])
            self.assertRegex(wing["words"], rf"not {digit}\.")
        self.assertEqual([step["step"] for step in told["steps"]],
                         list(range(1, len(told["steps"]) + 1)))

    def test_the_rating_is_that_of_the_hardest_step(self):
        easy, hard, chains = self.explain("--out", "json", EASY, HARD, CHAINS).objects
        for told in (easy, hard, chains):
            self.assertEqual(told["rating"], max(step["rating"] for step in told["steps"]))
            self.assertEqual(told["trials"], 0)
        self.assertEqual(easy["level"], "easy")
        self.assertEqual((hard["level"], chains["level"]), ("extreme", "extreme"))

    def test_each_statement_of_a_chain_follows_from_some_before_it(self):
        (told,) = self.explain("--out", "json", CHAINS).objects
        proofs = [step["proof"] for step in told["steps"] if "proof" in step]
        self.assertGreater(len(proofs), 0)
        for proof in proofs:
            self.assertEqual(proof[0]["parents"], [])
            for number, statement in enumerate(proof):
                for parent in statement["parents"]:
                    self.assertLess(parent, number)
                    if "aid" not in statement:
                        self.assertNotEqual(proof[parent]["is"], statement["is"])

    def test_a_trial_ends_where_nothing_is_left(self):
        (told,) = run("techniques", "--out", "json", "trial").objects
        trial = told["step"]
        self.assertEqual(trial["dance"][0]["move"], "suppose")
        self.assertEqual([trial["dance"][0]["option"]], trial["rules_out"])
        self.assertEqual(trial["dance"][-1]["move"], "dead")

    def test_candidates_come_with_each_step(self):
        (told,) = self.explain("--out", "json", "--candidates", HARD).objects
        board = Board(HARD, boards.boxes(2, 3))
        for step in told["steps"]:
            marks = [step["before"][i:i + 6] for i in range(0, 6 ** 3, 6)]
            for place, digit in enumerate(board.digits):
                here = {boards.SYMBOLS.index(symbol) + 1 for symbol in marks[place]
                        if symbol != "."}
                self.assertEqual(here, {digit} if digit else board.candidates[place])
            board.apply(step)

    def test_text_numbers_the_steps_and_ends_with_the_board(self):
        lines = self.explain(EASY).lines
        numbered = list(itertools.takewhile(bool, lines))
        for number, line in enumerate(numbered, 1):
            self.assertRegex(line, rf"^ *{number}\. \[\d\.\d\] .*: [a-z ]+\.$")
        self.assertEqual(re.sub(r"[^1-9]", "", "".join(lines[len(numbered):-1])), EASY_SOLUTION)
        self.assertEqual(lines[-1], f"solved in {len(numbered)} steps: 1.2, easy; "
                                    "the hardest is hidden single in a box")

    def test_the_matrix_speaks_of_items_and_options(self):
        told = self.explain("--as", "matrix", EASY).lines
        self.assertRegex(told[0], r"^ +1\. \[1\.\d\] item .* has one option left: r\dc\d=\d$")
        (first,) = self.explain("--as", "matrix", "--out", "json", "--step", 1, EASY).objects
        self.assertTrue(told[0].endswith(first["steps"][0]["words"]))

    def test_one_step_alone(self):
        whole = self.explain(EASY).lines
        self.assertEqual(self.explain("--step", 7, EASY).lines, [whole[6]])
        result = run("explain", "--step", 99, EASY)
        self.assertEqual((result.status, result.out), (USAGE, b"\n"))
        self.assertRegex(result.notes[0], r"--step: expected a number from 1 to \d+, found 99")

    def test_a_terminal_wraps_sentences_under_each_other(self):
        status, shown = run_on_terminal("explain", CHAINS, columns=60, NO_COLOR="1")
        self.assertEqual(status, FINE)
        self.assertLessEqual(max(map(len, shown.splitlines())), 60)
        self.assertTrue(any(line.startswith(" " * 10) for line in shown.splitlines()))
        self.assertIn("\x1b[", run_on_terminal("explain", EASY)[1])

    def test_marks_are_kept_to(self):
        # r1c1 may be 1 or 2, r1c2 only 1: so r1c1 is 2.
        marks = "12.." + "1..." + "1234" * 14
        (told,) = run("explain", "--size", 4, "--out", "json", marks).objects
        self.assertEqual(told["steps"][0]["places"], "r1c1=2")


class Trouble(ProgramTest):

    def test_a_contradiction_is_named(self):
        result = run("explain", CONTRADICTORY)
        self.assertEqual(result.status, NO_SOLUTION)
        self.assertEqual(result.lines[-1], "no solution: 7 twice in row 4: r4c2 and r4c9")
        (told,) = run("explain", "--out", "json", UNSOLVABLE).objects
        self.assertEqual((told["verdict"], told["solution"]), ("none", None))

    def test_steps_lead_to_a_contradiction_that_does_not_show(self):
        wrong = EASY[:2] + "2" + EASY[3:]  # r1c3 is 4
        (told,) = run("explain", "--out", "json", wrong).objects
        self.assertNotIn("obstacles", told)
        self.assertGreater(len(told["steps"]), 0)
        Board(wrong, boards.boxes(3, 3)).replay(told["steps"])
        self.assertRegex(told["end"], r"^no solution: nothing is left for "
                                      r"(r\dc\d|(row|column|box) \d: \d)$")

    def test_several_solutions_are_told_as_far_as_it_goes(self):
        several = run("explain", "--out", "json", "--size", 4, "12" + "." * 14)
        self.assertEqual(several.status, SEVERAL)
        (told,) = several.objects
        self.assertEqual((told["verdict"], told["solution"]), ("many", None))
        self.assertEqual(told["end"], "several solutions")
        self.assertIn("several solutions", several.notes[0])

    def test_limits_end_it(self):
        result = run("explain", "--max-nodes", 3, CHAINS)
        self.assertEqual(result.status, UNKNOWN)
        self.assertIn("no answer within 3 nodes", result.notes[0])

    def test_bad_records_become_an_empty_line_or_an_error_object(self):
        result = run("explain", "--step", 1, "12", EASY)
        self.assertEqual((result.status, result.lines[0]), (UNREADABLE, ""))
        bad, good = run("explain", "--out", "json", "12", EASY).objects
        self.assertIn("error", bad)
        self.assertEqual(good["solution"], EASY_SOLUTION)


class Picture(ProgramTest):

    def set_off(self, root, name):
        """What the step writes under a name, as options: r4c2=7."""
        options = set()
        for text in root.iter(SVG + "text"):
            if text.get("class", "").split()[:1] == [name]:
                # Its cells are 100 wide.
                row = int(float(text.get("y")) // 100)
                column = int(float(text.get("x")) // 100)
                options.add(f"r{row + 1}c{column + 1}={text.text}")
        return options

    def test_crosses_out_exactly_what_each_step_rules_out(self):
        (told,) = run("explain", "--out", "json", HARD).objects
        for step in told["steps"]:
            with self.subTest(step["words"]):
                picture = run("explain", "--out", "svg", "--step", step["step"], HARD)
                root = ElementTree.fromstring(picture.out)
                self.assertEqual(self.set_off(root, "out"), set(step["rules_out"]))
                if step["places"]:
                    self.assertEqual(self.set_off(root, "placed"), {step["places"]})

    def test_shows_all_steps_one_below_the_other(self):
        (told,) = run("explain", "--out", "json", EASY).objects
        root = ElementTree.fromstring(run("explain", "--out", "svg", EASY).out)
        headings = [text.text for text in root.iter(SVG + "text")
                    if text.get("class", "").startswith("heading")]
        for number, step in enumerate(told["steps"], 1):
            self.assertTrue(any(heading.startswith(f"{number}. ") for heading in headings), step)
        description = root.find(SVG + "desc").text
        for step in told["steps"]:
            self.assertIn(step["words"], description)
        self.assertIn("solved in", root.find(SVG + "title").text)

    def test_a_caption_is_the_sentence(self):
        (told,) = run("explain", "--out", "json", "--step", 1, EASY).objects
        root = ElementTree.fromstring(run("explain", "--out", "svg", "--step", 1, EASY).out)
        words = " ".join(text.text for text in root.iter(SVG + "text")
                         if text.get("class", "").startswith("words"))
        self.assertEqual(words, told["steps"][0]["words"])


if __name__ == "__main__":
    unittest.main()
