"""Boards with further rules: solved by what can be, refused by the rest, never answered wrong."""

import json
import unittest
from pathlib import Path

from boards import EASY
from program import FINE, NO_SOLUTION, SEVERAL, UNKNOWN, UNREADABLE, USAGE, ProgramTest, run

EMPTY = "." * 16
BOARD = json.dumps({"puzzle": EMPTY, "rules": [
    {"thermo": "r1c1 r2c2 r3c2"}, {"cage": "r1c3 r1c4 r2c4", "sum": 6},
    {"difference": "r4c3 r4c4"}, {"ratio": "r3c3 r3c4"}]}, separators=(",", ":"))
SOLUTION = "1423324143122134"


class Rules(ProgramTest):

    def test_a_board_is_solved_by_its_rules_alone(self):
        for engine in ("auto", "links", "rows", "learn", "sat"):
            with self.subTest(engine):
                result = run("solve", "--engine", engine, stdin=BOARD)
                self.assertEqual((result.status, result.line), (FINE, SOLUTION), result.err)
        self.assertEqual(run("check", stdin=BOARD).line, "1")
        self.assertEqual(run("count", stdin=BOARD).line, "1")
        self.assertEqual(run("list", stdin=BOARD).line, SOLUTION)

    def test_rules_without_cells_are_an_option(self):
        self.assertEqual(run("count", "--rules", "x", EMPTY).line, "48")
        self.assertEqual(run("count", EMPTY).line, "288")
        self.assertEqual(run("count", "--rules", "x,antiking", EMPTY).line, "0")
        # The first has one solution, and its diagonals repeat a digit.
        self.assertEqual(run("check", EASY).line, "1")
        self.assertEqual(run("check", "--rules", "x", EASY).line, "0")
        wrong = run("check", "--rules", "cage", EMPTY)
        self.assertEqual(wrong.status, USAGE)
        self.assertIn("rule without cells", wrong.err.decode())

    def test_the_engine_of_boards_refuses_them(self):
        result = run("check", "--engine", "batch", "--rules", "x", EASY)
        self.assertEqual((result.status, result.line), (UNKNOWN, "?"))
        self.assertIn("without further rules", result.err.decode())

    def test_a_form_for_all_boards_that_are_the_same_is_for_plain_ones(self):
        result = run("canon", stdin=BOARD)
        self.assertEqual(result.status, UNREADABLE)
        self.assertIn("without further rules", result.err.decode())

    def test_steps_are_told_to_the_end_in_the_words_of_the_rules(self):
        told = run("explain", stdin=BOARD)
        self.assertEqual(told.status, FINE, told.err)
        words = told.out.decode()
        self.assertIn("The killer cage 6 at r1c3 can only hold 1+2+3: combinations.", words)
        self.assertIn("off the scale", words)
        steps = json.loads(run("explain", "--out", "json", stdin=BOARD).line)
        self.assertEqual(steps["solution"], SOLUTION)
        self.assertEqual((steps["rating"], steps["level"]), (None, None))
        german = run("hint", "--level", "3", "--lang", "de", stdin=BOARD).out.decode()
        self.assertIn("Kombinationen", german)
        picture = run("hint", "--level", "3", "--out", "svg", stdin=BOARD).out.decode()
        self.assertIn('class="cage"', picture)

    def test_a_rating_says_when_the_scale_does_not_know_the_steps(self):
        self.assertEqual(run("rate", stdin=BOARD).line, "off the scale\t-\tcombinations")
        # Nothing but singles: the same scale.
        plain = run("rate", "--rules", "x", "123.3...........")
        self.assertEqual(plain.line.split("\t")[1], "easy", plain.err)

    def test_a_rating_that_was_stopped_past_the_scale_tells_no_figures(self):
        board = json.dumps({"puzzle": "..12...........5........63....4.26..", "rules": [
            {"arrow": "r2c3 r1c3", "circle": "r2c2"}, {"arrow": "r4c4 r4c5", "circle": "r3c3"}]})
        limits = ("--max-nodes", 100)
        told = run("rate", *limits, stdin=board)
        self.assertEqual((told.status, told.notes),
                         (UNKNOWN, ["standard input: line 1: no answer within 100 nodes"]))
        (rated,) = run("rate", *limits, "--out", "json", stdin=board).objects
        self.assertEqual((rated["verdict"], "at_least" in rated), ("one", False))

    def test_a_rule_that_says_nothing_or_cannot_hold_is_reasoned_about(self):
        says_nothing = json.dumps({"puzzle": "....", "rules": [{"sandwich": "r1c1 r2c1", "value": 0}]})
        cannot_hold = json.dumps({"puzzle": "....", "rules": [
            {"odd": "r1c1"}, {"contains": "r1c1", "value": 2}]})
        for board, status in ((says_nothing, SEVERAL), (cannot_hold, NO_SOLUTION)):
            for verb in ("hint", "explain", "rate"):
                with self.subTest(verb, board=board):
                    self.assertEqual(run(verb, stdin=board).status, status)
        candidates = run("candidates", "--out", "json", "--limit", "9", stdin=says_nothing)
        self.assertEqual(json.loads(candidates.line)["candidates"], [1] * 8)

    def test_a_diagonal_is_a_unit_and_a_knight_sees(self):
        told = run("explain", "--rules", "x", "123.3...........").out.decode()
        self.assertIn("solved in", told)

    def test_true_candidates_and_fewer_clues_keep_to_the_rules(self):
        marks = run("candidates", "--out", "json", stdin=BOARD)
        self.assertEqual(sum(json.loads(marks.line)["candidates"]), 16)
        full = json.dumps(json.loads(BOARD) | {"puzzle": SOLUTION})
        fewer = run("minimize", "--out", "json", stdin=full)
        self.assertEqual(fewer.status, FINE, fewer.err)
        self.assertEqual(json.loads(fewer.line)["minimized"], EMPTY)
        lost = run("minimize", stdin=full)
        self.assertEqual((lost.status, lost.line), (FINE, EMPTY))
        self.assertIn("rules are lost", lost.err.decode())
        self.assertNotIn("rules are lost", fewer.err.decode())

    def test_json_keeps_them_and_other_formats_say_that_they_do_not(self):
        self.assertEqual(run("convert", "--to", "json", stdin=BOARD).line, BOARD)
        lost = run("convert", "--to", "line", stdin=BOARD)
        self.assertEqual(lost.line, EMPTY)
        self.assertIn("rules are lost", lost.err.decode())

    def test_what_was_left_out_leaves_a_verdict_with_the_rules_read(self):
        board = json.dumps({"puzzle": SOLUTION, "left_out": ["fog"]})
        result = run("check", stdin=board)
        self.assertEqual((result.status, result.line), (UNKNOWN, "?"))
        self.assertEqual(result.notes, ["standard input: line 1: with the rules read: exactly one "
                                        "solution; left out, because there is no rule for it: fog"])
        plain = run("count", stdin=board)
        self.assertEqual((plain.status, plain.line), (UNKNOWN, "0+"))
        self.assertEqual(plain.notes, ["standard input: line 1: with the rules read: 1 solution; "
                                       "left out, because there is no rule for it: fog"])
        ledger = str(Path(self.folder) / "count.ledger")
        kept = run("count", "--ledger", ledger, stdin=board)
        self.assertEqual((kept.status, kept.line), (UNKNOWN, "0+"))
        self.assertFalse(Path(ledger).exists())

    def test_no_verb_gives_a_bare_verdict_where_rules_were_left_out(self):
        boards = {"one": SOLUTION, "many": EMPTY, "none": "11" + EMPTY[2:]}
        told = {"one": "exactly one", "many": "more than one", "none": "no"}
        for verdict, puzzle in boards.items():
            board = json.dumps({"puzzle": puzzle, "left_out": ["fog"]})
            note = (f"with the rules read: {told[verdict]} solution; "
                    "left out, because there is no rule for it: fog")
            for verb in ("solve", "check", "hint", "explain", "rate", "candidates"):
                with self.subTest(verb, verdict=verdict):
                    result = run(verb, stdin=board)
                    self.assertEqual(result.status, UNKNOWN)
                    self.assertIn(note, (result.err + result.out).decode())
                    if verb == "candidates":
                        continue
                    (found,) = run(verb, "--out", "json", stdin=board).objects
                    self.assertEqual((found["verdict"], found["with_rules_read"]),
                                     ("unknown", verdict))
                    self.assertEqual(found["left_out"], ["fog"])
            with self.subTest("list", verdict=verdict):
                listed = run("list", "--limit", 1000, stdin=board)
                self.assertEqual(listed.status, UNKNOWN)
                self.assertIn(b"with the rules read: ", listed.err)
                self.assertIn(b"fog", listed.err)
            for verb in ("minimize", "convert", "matrix", "dance"):
                with self.subTest(verb, verdict=verdict):
                    self.assertIn(b"left out, because there is no rule for it: fog",
                                  run(verb, stdin=board).err)
        (counted,) = run("count", "--out", "json", stdin=board.replace("11..", "....")).objects
        self.assertEqual((counted["solutions"], counted["complete"], counted["with_rules_read"]),
                         (0, False, 288))

    def test_rules_in_words_keep_a_verdict_but_of_one_solution_from_being_given(self):
        def board(**more):
            grid = [[{} for _ in range(4)] for _ in range(4)]
            return json.dumps({"size": 4, "grid": grid, "ruleset": "On grey lines digits rise."} | more)
        rules = {"thermometer": [{"lines": [["R1C1", "R2C2", "R3C2"]]}],
                 "killercage": [{"cells": ["R1C3", "R1C4", "R2C4"], "value": "6"}],
                 "difference": [{"cells": ["R4C3", "R4C4"]}], "ratio": [{"cells": ["R3C3", "R3C4"]}]}
        for verb in ("check", "solve", "count", "list", "hint", "explain", "rate"):
            with self.subTest(verb):
                known = run(verb, stdin=board(**rules))
                self.assertEqual((known.status, known.err), (FINE, b""))
                open_still = run(verb, stdin=board(ratio=rules["ratio"]))
                self.assertEqual(open_still.status, UNKNOWN)
                self.assertIn(b"left out, because there is no rule for it: rules text", open_still.err)
                self.assertIn(b"with the rules read", open_still.err)
        usual = run("check", stdin=board(ruleset="Normal sudoku rules apply."))
        self.assertEqual((usual.status, usual.line, usual.err), (SEVERAL, "2+", b""))
        lost = run("convert", "--to", "fpuzzles", stdin=board(**rules))
        self.assertEqual(lost.status, FINE)
        self.assertIn(b"rules text", lost.err)

    def test_matrix_and_dance_show_them(self):
        self.assertIn("thermo 1: 1 2 3", run("dance", stdin=BOARD).out.decode())
        self.assertEqual(run("matrix", stdin=BOARD).status, FINE)
        self.assertEqual(run("matrix", "--size", "4", "--rules", "x").status, FINE)


    def test_puzzles_with_rules_are_made(self):
        for rules in ("x", "killer", "antiknight"):
            with self.subTest(rules):
                made = run("generate", "--size", "6", "--rules", rules, "--seed", "3")
                self.assertEqual(made.status, FINE, made.err)
                puzzle = json.loads(made.line)
                self.assertNotEqual(puzzle["rules"], [])
                again = run("solve", "--unique", stdin=made.line)
                self.assertEqual((again.status, again.line), (FINE, puzzle["solution"]))
        refused = run("generate", "--rules", "x", "--level", "hard")
        self.assertEqual(refused.status, USAGE)
        self.assertIn("--level", refused.err.decode())

    def test_steps_by_rules_are_no_techniques_of_plain_boards(self):
        for call in ("techniques", "combinations"), ("generate", "--technique", "rule-of-45"):
            with self.subTest(call[0]):
                refused = run(*call)
                self.assertEqual((refused.status, refused.out), (USAGE, b""))
                self.assertIn("expected a technique", refused.err.decode())
        self.assertIn("killer cage", run("hint", "--technique", "combinations", BOARD).line)

    def test_what_keeps_puzzles_with_rules_from_being_made_is_told(self):
        for rules, status, words in (
                ("antiking", 1, "no grid fits these regions and rules"),
                ("windows,killer", USAGE, "expected a rule that fits the board"),
                (",", USAGE, "expected a rule without cells such as x"),
                ("AntiKnigt", USAGE, "did you mean antiknight?"),
                ("x,Killers", USAGE, "did you mean killer?")):
            with self.subTest(rules):
                refused = run("generate", "--size", "2" if "windows" in rules else "4",
                              "--rules", rules)
                self.assertEqual((refused.status, refused.out), (status, b""))
                self.assertIn(words, refused.err.decode())
        late = run("generate", "--size", "4", "--rules", "x", "--count", "1000000", "--seed", "1",
                   "--timeout", "0.3")
        self.assertEqual(late.status, UNKNOWN)
        self.assertIn(f"{len(late.lines)} of 1000000 puzzles made", late.err.decode())

    def test_the_pictures_of_the_documentation_are_what_the_program_draws(self):
        folder = Path(__file__).resolve().parents[2] / "docs" / "images" / "variants"
        boards = sorted(folder.glob("*.json"))
        self.assertNotEqual(boards, [])
        for board in boards:
            with self.subTest(board.stem):
                drawn = run("convert", "--to", "svg", str(board)).out.decode()
                self.assertEqual(drawn, board.with_suffix(".svg").read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main()
