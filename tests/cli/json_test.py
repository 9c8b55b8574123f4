"""What `--out json` writes keeps to docs/json.md: each member is told there, with its type."""

import json
import re
import unittest
from pathlib import Path

from boards import BLANK, CLUES_17, CONTRADICTORY, EASY, EASY_SOLUTION, UNSOLVABLE
from program import FINE, NO_SOLUTION, UNKNOWN, UNREADABLE, ProgramTest, run

PAGE = Path(__file__).parents[2] / "docs" / "json.md"
PHOTO = Path(__file__).parents[1] / "photos" / "image84.jpg"
BAD = EASY + "1"
LARGE = "." * 256  # 16x16
SEVEN = "1 2 3 4 5 6 7\n1 4 7\n1 4\n4 5 7\n3 5 6\n2 3 6 7\n2 7\n"
MARKS = "12.." + "1..." + "1234" * 14  # of a 4x4 board
COLOURS = "a | b\na b:x\n"

TYPES = {
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "number": lambda value: isinstance(value, (int, float)) and not isinstance(value, bool),
    "boolean": lambda value: isinstance(value, bool),
    "object": lambda value: isinstance(value, dict),
    "null": lambda value: value is None,
}


def fits(value, kind):
    if " or " in kind:
        return any(fits(value, part) for part in kind.split(" or "))
    if kind.startswith("list of "):
        items = [item.removesuffix("s") for item in kind.removeprefix("list of ").split(" and ")]
        return isinstance(value, list) and all(
            any(fits(each, item) for item in items) for each in value)
    return TYPES[kind](value)


def read_schema():
    """The members of each section: name to (type, whether it is always there)."""
    schema = {}
    for section in PAGE.read_text().split("\n## ")[1:]:
        title, _, body = section.partition("\n")
        members = {}
        for name, kind in re.findall(r"(?m)^\| `(\w+)` \| ([^|]+) \|", body):
            kind, condition, _ = kind.strip().partition(", ")
            members[name] = (kind, not condition)
        schema[title] = members
    return schema


SCHEMA = read_schema()
BOARD = {name: SCHEMA["Records"][name] for name in (
    "puzzle", "box", "latin", "regions", "rules", "first_value", "left_out")}


def wrong_with(told, *sections):
    """What an object has that is not in any of the sections, or has not though it should."""
    members = {}
    for section in sections:
        members |= SCHEMA[section] if isinstance(section, str) else section
    faults = [f"{name} is not told of" for name in told if name not in members]
    for name, (kind, always) in members.items():
        if name not in told:
            faults += [f"{name} is missing"] if always else []
        elif not fits(told[name], kind):
            faults.append(f"{name} is {told[name]!r}, not {kind}")
    return faults


class Schema(ProgramTest):

    def hold(self, told, *sections):
        self.assertEqual(wrong_with(told, *sections), [], told)

    def test_the_page_tells_of_every_verb_that_writes_json(self):
        verbs = re.findall(r"(?m)^  (\w+) ", run("--help").text.split("Verbs:\n")[1].split("\n\n")[0])
        for verb in verbs:
            if re.search(r"(?m)^  --(out|to\b).*?json", run(verb, "--help").text, re.DOTALL):
                self.assertIn(verb, SCHEMA)

    def test_every_record_of_every_verb(self):
        """Each verb on a puzzle with one solution, with none, with several, unreadable, and past a
        limit: as many objects as records, each known by its number."""
        records = (EASY, UNSOLVABLE, CONTRADICTORY, BLANK, BAD)
        for verb, status, *options in (
                ("solve", UNREADABLE), ("solve", UNREADABLE, "--unique", "--stats"),
                ("check", UNREADABLE), ("check", UNREADABLE, "--stats"),
                ("count", UNREADABLE, "--limit", 3), ("count", UNREADABLE, "--limit", 3, "--stats"),
                ("count", UNREADABLE, "--classes", "--stats"),
                ("list", UNREADABLE, "--limit", 1),
                ("hint", UNREADABLE), ("hint", UNREADABLE, "--level", 3, "--candidates"),
                ("explain", UNREADABLE), ("rate", UNREADABLE), ("minimize", UNREADABLE),
                ("minimize", UNREADABLE, "--needless"),
                ("candidates", UNREADABLE), ("candidates", UNREADABLE, "--limit", 3),
                ("canon", UNREADABLE)):
            with self.subTest(verb=verb, options=options):
                path = self.file("puzzles.txt", "\n".join(records) + "\n")
                result = run(verb, "--out", "json", *options, path)
                self.assertEqual(result.status, status)
                self.assertEqual([told["record"] for told in result.objects], [1, 2, 3, 4, 5])
                for told in result.objects:
                    self.assertEqual((told["source"], told["line"]), (str(path), told["record"]))
                    if "error" in told:
                        self.hold(told, "Records", "Errors")
                        continue
                    stats = ["Statistics"] if "--stats" in options else []
                    self.hold(told, "Records", verb, *stats)
                    if verb != "list":
                        self.assertEqual(told["puzzle"], records[told["record"] - 1])
                    self.assertIn(told.get("verdict", "one"), ("none", "one", "many"))

    def test_every_answer_says_who_gave_it(self):
        for verb in ("solve", "check", "count"):
            with self.subTest(verb):
                (told,) = run(verb, "--out", "json", EASY).objects
                self.assertRegex(told["engine"], r"^batch-(128|avx2|avx512)$")
                (told,) = run(verb, "--out", "json", "--engine", "learn", EASY).objects
                self.assertEqual(told["engine"], "learn")
                (told,) = run(verb, "--out", "json", "--size", 4, "1" + "." * 15).objects
                self.assertEqual(told["engine"], "links")
        (told,) = run("cover", "--out", "json", "--engine", "learn", stdin=SEVEN).objects
        self.assertEqual(told["engine"], "learn")

    def test_what_cannot_be_had_within_a_limit_is_unknown(self):
        for verb, *limit in (("solve", "--max-nodes", 30), ("check", "--max-nodes", 30),
                             ("hint", "--max-nodes", 1), ("explain", "--max-nodes", 1),
                             ("rate", "--max-nodes", 1), ("list", "--max-nodes", 30)):
            with self.subTest(verb):
                result = run(verb, "--out", "json", *limit, CLUES_17)
                self.assertEqual(result.status, UNKNOWN)
                (told,) = result.objects
                self.hold(told, "Records", verb)
                self.assertEqual(told["verdict"], "unknown")
        (told,) = run("count", "--out", "json", "--max-nodes", 30, BLANK).objects
        self.hold(told, "Records", "count")
        self.assertFalse(told["complete"])

    def test_errors_name_their_record_in_every_verb(self):
        for verb in ("solve", "check", "count", "candidates", "list", "hint", "explain", "rate",
                     "minimize", "canon", "convert"):
            with self.subTest(verb):
                out = "--to" if verb == "convert" else "--out"
                good, bad = run(verb, out, "json", stdin=f"{EASY}\n{BAD}\n").objects
                self.hold(bad, "Records", "Errors")
                self.assertEqual((bad["source"], bad["record"], bad["line"], bad["column"]),
                                 ("standard input", 2, 2, 82))
                self.assertNotIn("error", good)
        for verb, puzzle in (("canon", LARGE), ("canon", CONTRADICTORY),
                             ("minimize", MARKS)):
            with self.subTest(verb=verb, puzzle=puzzle):
                marks = ["--size", 4] if puzzle == MARKS else []
                first, told = run(verb, "--out", "json", *marks, stdin=f"{puzzle}\n{puzzle}\n").objects
                for number, each in enumerate((first, told), 1):
                    self.hold(each, "Records", "Errors")
                    self.assertEqual((each["source"], each["record"], each["line"]),
                                     ("standard input", number, number))

    def test_a_missing_file_is_a_record(self):
        (told,) = run("solve", "--out", "json", self.folder / "missing.txt").objects
        self.hold(told, "Records", "Errors")
        self.assertEqual(told["record"], 1)

    def test_shapes(self):
        for options, puzzle, member in ((["--box", "1x4"], "." * 16, "box"),
                                        (["--latin", 4], "." * 16, "latin"),
                                        (["--size", "4x4", "--digits", 5], "." * 16, "digits")):
            (told,) = run("solve", "--out", "json", *options, puzzle).objects
            self.hold(told, "Records", "solve")
            self.assertIn(member, told)

    def test_boards_with_rules(self):
        board = {"puzzle": "." * 16, "rules": ["antiknight", {"cage": "r1c1 r1c2", "sum": 5}],
                 "first_value": 0, "left_out": ["fog"]}
        for verb in ("solve", "check", "count"):
            with self.subTest(verb):
                told, = run(verb, "--out", "json", json.dumps(board)).objects
                self.hold(told, "Records", verb)
                self.assertEqual({name: told[name] for name in board}, board)
        told, = run("convert", "--to", "json", json.dumps(board)).objects
        self.assertEqual(told, board)

    def test_steps(self):
        (told,) = run("explain", "--out", "json", "--candidates", EASY).objects
        for step in told["steps"]:
            self.hold(step, "Steps")
        (hint,) = run("hint", "--level", 3, "--out", "json", EASY).objects
        self.hold(hint["step"], "Steps")

    def test_one_step_of_an_explanation_changes_nothing_but_the_steps(self):
        (whole,) = run("explain", "--out", "json", EASY).objects
        result = run("explain", "--out", "json", "--step", 3, EASY)
        self.assertEqual((result.status, result.notes), (FINE, []))
        (told,) = result.objects
        self.hold(told, "Records", "explain")
        self.assertEqual(told["solution"], EASY_SOLUTION)
        self.assertRegex(told["end"], r"^solved in \d+ steps")
        self.assertEqual(told, {**whole, "steps": [whole["steps"][2]]})

    def test_a_step_past_the_last_is_an_error(self):
        (told,) = run("explain", "--out", "json", "--step", 999, EASY).objects
        self.hold(told, "Records", "Errors")

    def test_list_has_an_object_for_a_puzzle_without_a_solution(self):
        result = run("list", "--out", "json", EASY, CONTRADICTORY)
        self.assertEqual(result.status, NO_SOLUTION)
        one, none = result.objects
        self.hold(one, "Records", "list")
        self.hold(none, "Records", "list")
        self.assertEqual((none["record"], none["number"], none["solution"], none["verdict"]),
                         (2, 0, None, "none"))
        self.assertEqual(none["obstacles"], ["7 twice in row 4: r4c2 and r4c9"])

    def test_generate(self):
        (told,) = run("generate", "--out", "json", "--seed", 1).objects
        self.hold(told, BOARD, "generate")
        (rated,) = run("generate", "--out", "json", "--seed", 1, "--level", "easy").objects
        self.hold(rated, BOARD, "generate")
        self.assertLessEqual(rated["rating"], 1.5)

    def test_read(self):
        (told,) = run("read", "--out", "json", PHOTO).objects
        self.hold(told, {name: SCHEMA["Records"][name] for name in ("source", "record")}, BOARD, "read")

    def test_convert_writes_the_board_alone(self):
        (told,) = run("convert", "--to", "json", EASY).objects
        self.hold(told, BOARD)

    def test_cover(self):
        path = self.file("seven.dlx", SEVEN)
        dead = self.file("dead.dlx", "a b\na\n")
        bad = self.file("bad.dlx", "a a\n")
        for options in ([], ["--count"], ["--all"], ["--first", 1, "--verify"]):
            with self.subTest(options):
                for told in run("cover", "--out", "json", *options, path, dead).objects:
                    self.hold(told, "cover")
        for told in run("cover", "--out", "json", "--stats", path).objects:
            self.hold(told, "cover", "Statistics")
        cells = self.file("cells.dlx", "A 00 01\nA 00 01\n")
        for told in run("cover", "--out", "json", "--draw", cells).objects:
            self.hold(told, "cover")
            self.assertEqual(set(told["drawing"]), {"layers", "rows", "columns", "pieces", "labels"})
        for told in run("cover", "--out", "json", "--estimate", path, dead).objects:
            self.hold(told, "Estimates")
        ledger = self.folder / "run.ledger"
        run("cover", "--count", "--ledger", ledger, path)
        for told in run("ledger", "--out", "json", ledger).objects:
            self.hold(told, "ledger")
        result = run("cover", "--out", "json", bad, self.folder / "missing.dlx")
        self.assertEqual(result.status, UNREADABLE)
        for told in result.objects:
            source = {name: SCHEMA["Records"][name] for name in ("source", "record", "line")}
            self.hold(told, source, "Errors")

    def test_dance_techniques_and_bench(self):
        colours = self.file("colours.xcc", COLOURS)
        for told in run("dance", "--out", "json", "--verbose", colours).objects:
            self.hold(told, "dance")
        for told in run("dance", "--out", "json", "--size", 4, "--all").objects:
            self.hold(told, "dance")
        for told in run("techniques", "--out", "json").objects:
            self.hold(told, "techniques")
        for told in run("techniques", "--out", "json", "x-wing", "trial", "unique-loop-1").objects:
            self.hold(told, "techniques")
            self.hold(told["step"], "Steps")
        for told in run("bench", "--seconds", 0.01, "--level", "easy", "--out", "json").objects:
            self.hold(told, "bench")


if __name__ == "__main__":
    unittest.main()
