#!/usr/bin/env python3
"""Measures boards with further rules: who is answered, how long it takes, and whether it is right.

    bench/variants.py build/release/bin/quadrille variants.jsonl [--engine learn] [--seconds 20]

Each line of the file is a board in neutral words: rows, cols, digits, boxes, jigsaw, givens (cell:
digits), rules (cells from 0, row by row), solution and verdict. Boards that the program has no words
for are counted and left out. The time of a board is from its text to the proof, on one thread: the
least of several runs, and never more than the processor time of the whole process."""

import argparse
import json
import resource
import statistics
import subprocess
import sys
from collections import Counter

SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LINES = {"thermo": "thermo", "between": "between", "renban": "renban", "entropic": "entropic",
         "zipper": "zipper"}
WHOLE = {"antiknight": "antiknight", "antiking": "antiking", "nonconsecutive": "nonconsecutive",
         "entropy": "global-entropy", "globalmod": "global-modular"}
CLUES = {"skyscraper": "skyscraper", "xsum": "x-sum", "numberedroom": "numbered-room",
         "sandwich": "sandwich"}
PAIRS = {"difference": "difference", "ratio": "ratio", "sum": "pair-sum", "greater": "greater"}


# Rules that the neutral words leave out, by their names in the text that a board came from.
TOLD = {"CountingCircles": "counting-circles", "EqualityCage": "equality", "RellikCage": "rellik",
        "SumLine": "sum-line", "ContainExact": "contains-exactly", "ContainAtLeast": "contains",
        "SameValues": "same-digits", "HiddenSkyscraper": "hidden-skyscraper",
        "AntiTaxicab": "anti-taxicab", "Cage:repeat": "sum"}


class NoWords(Exception):
    """What the program cannot be told."""


class Translation:
    """One board in the JSON of the program."""

    def __init__(self, board):
        self.rows, self.columns = board["rows"], board["cols"]
        self.size = len(board["digits"])
        self.first = board["digits"][0]
        if not set(board["unsupported"]) <= set(TOLD):
            raise NoWords("rules that the file leaves out")
        self.json = {"puzzle": self.puzzle(board["givens"])}
        self.board = board
        self.add_shape(board)
        self.json["rules"] = [rule for item in board["rules"] for rule in self.rule(item)]
        self.json["rules"] += [rule for part in (board.get("iss") or "").split(".")
                               for rule in self.told(part.split("~"))]
        if self.first != 1:
            self.json["first_value"] = self.first

    def puzzle(self, givens):
        marks = [givens.get(str(cell)) for cell in range(self.rows * self.columns)]
        if all(mark is None or len(mark) == 1 for mark in marks):
            return "".join("." if mark is None else self.symbol(mark[0]) for mark in marks)
        every = range(self.first, self.first + self.size)
        return "".join(self.symbol(digit) if mark is None or digit in mark else "."
                       for mark in marks for digit in every)

    def symbol(self, value):
        return SYMBOLS[value - self.first]

    def add_shape(self, board):
        regions = board["jigsaw"] or board["boxes"]
        if board["jigsaw"] and board["boxes"]:
            raise NoWords("boxes and regions")
        divided = not regions or [len(region) for region in regions] == [self.size] * self.size
        if not (self.rows == self.columns == self.size and divided):
            self.json |= {"rows": self.rows, "columns": self.columns, "digits": self.size}
        if not regions:
            self.json["latin"] = True
        else:
            names = {cell: SYMBOLS[i] for i, region in enumerate(regions) for cell in region}
            self.json["regions"] = "".join(names.get(cell, ".")
                                           for cell in range(self.rows * self.columns))

    def cells(self, cells):
        return " ".join(f"r{cell // self.columns + 1}c{cell % self.columns + 1}" for cell in cells)

    def rule(self, item):
        kind = item["rule"]
        if kind in LINES:
            return [{LINES[kind]: self.cells(item["cells"])}]
        if kind in CLUES:
            return [{CLUES[kind]: self.cells(item["cells"]), "value": item["value"]}]
        if kind in WHOLE:
            return [WHOLE[kind]]
        if kind in ("unit", "different"):
            return [{"region": self.cells(item["cells"])}]
        method = getattr(self, kind, None)
        if method is None:
            raise NoWords(kind)
        return method(item)

    def told(self, parts):
        """A rule as in Name~number~R1C1~R1C2."""
        cells = [part.lower() for part in parts[1:] if part[:1] == "R" and "C" in part]
        if parts[0] == "Cage" and len(set(cells)) < len(cells):
            return [{"sum": " ".join(cells), "value": int(parts[1])}, {"region": " ".join(cells)}]
        if parts[0] not in self.board["unsupported"]:
            return []
        name = TOLD[parts[0]]
        if "LOOP" in parts or name == "anti-taxicab" and parts[1:]:
            raise NoWords("lines that go round")
        if name == "anti-taxicab":
            return [name]
        if name == "hidden-skyscraper":
            line, row = int(parts[1][1:]) - 1, parts[1][0] == "R"
            every = [line * self.columns + i if row else i * self.columns + line
                     for i in range(self.columns if row else self.rows)]
            return [{name: self.cells(order), "value": int(value)}
                    for value, order in zip(parts[2:], (every, every[::-1])) if value]
        if name == "same-digits":
            each = len(cells) // int(parts[1])
            return [{name: " | ".join(" ".join(cells[i:i + each])
                                      for i in range(0, len(cells), each))}]
        rest = {}
        if len(cells) < len(parts) - 1:
            rest["values"] = [int(value) for value in parts[1].split("_")]
        return [{name: " ".join(cells)} | rest]

    def cage(self, item):
        cage = {"cage": self.cells(item["cells"])}
        return [cage | ({"sum": item["sum"]} if item.get("sum") is not None else {})]

    def sum(self, item):
        if item["weights"] and set(item["weights"]) != {1}:
            raise NoWords("sums with weights")
        name = "little-killer" if item.get("kind") == "littlekiller" else "sum"
        return [{name: self.cells(item["cells"]), "value": item["sum"]}]

    def arrow(self, item):
        return [{"arrow": self.cells(item["cells"]), "circle": self.cells(item["circle"])}]

    def whisper(self, item):
        return [{"whisper": self.cells(item["cells"]), "value": item["least"]}]

    def lockout(self, item):
        return [{"lockout": self.cells(item["cells"]), "value": item["least"]}]

    def modular(self, item):
        return [{"modular": self.cells(item["cells"]), "value": item["mod"]}]

    def quad(self, item):
        return [{"quadruple": self.cells(item["cells"]), "values": item["digits"]}]

    def same(self, item):
        return [{"clone": self.cells(item["cells"]), "of": self.cells(item["to"])}]

    def index(self, item):
        name = {"column": "row-index", "row": "column-index"}[item["by"]]
        return [{name: self.cells([cell])} for cell in item["cells"]]

    def marked(self, *relations):
        """The pairs that have a mark of these kinds."""
        return {frozenset(pair) for item in self.board["rules"] if item["rule"] == "pairs"
                and item["relation"] in relations for pair in item["pairs"]}

    def strictxv(self, item):
        if not {frozenset(pair) for pair in item["marked"]} <= self.marked("sum"):
            raise NoWords("marks that spare pairs of another kind")
        return [{"no-sum": "", "value": 5}, {"no-sum": "", "value": 10}]

    def strictkropki(self, item):
        if not {frozenset(pair) for pair in item["marked"]} <= self.marked("difference", "ratio"):
            raise NoWords("dots that are no dots")
        return ["strict-kropki"]

    def equalsums(self, item):
        regions = self.json.get("regions", "")
        parts = [{regions[cell] for cell in part} for part in item["segments"] if regions]
        apart = all(len(part) == 1 for part in parts) and all(
            a != b for a, b in zip(parts, parts[1:]))
        if not parts or not apart:
            return [{"equal-sums": " | ".join(self.cells(part) for part in item["segments"])}]
        return [{"region-sums": self.cells(sum(item["segments"], []))}]

    def pairs(self, item):
        relation, value = item["relation"], item.get("value")
        if relation == "table":
            relation, value = self.relation_of({tuple(pair) for pair in item["table"]})
        if relation is None:
            return [{"pairs": self.cells(pair), "values": item["table"]}
                    for pair in item["pairs"]]
        name = PAIRS[relation]
        rest = {} if relation == "greater" else {"value": value}
        return [{name: self.cells(pair)} | rest for pair in item["pairs"]]

    def relation_of(self, table):
        every = range(self.first, self.first + self.size)
        for value in range(1, 2 * self.size):
            for name, test in (("difference", lambda a, b, v=value: abs(a - b) == v),
                               ("ratio", lambda a, b, v=value: a == v * b or b == v * a),
                               ("sum", lambda a, b, v=value: a + b == v)):
                accepted = {(a, b) for a in every for b in every if test(a, b)}
                if table in (accepted, {(a, b) for a, b in accepted if a != b}):
                    return name, value
        return None, None


def run(program, engine, seconds, line, copies):
    """The first answer, and the least time of the copies."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [program, "solve", "--unique", "--out", "json", "--stats", "--threads", "1",
               "--engine", engine, "--timeout", str(seconds)]
    result = subprocess.run(command, input=(line + "\n") * copies, capture_output=True, text=True,
                            check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    answers = [json.loads(text) for text in result.stdout.splitlines()]
    times = [answer["seconds"] for answer in answers if "seconds" in answer]
    return answers[0], min(times + [used])


def is_wrong(board, answer):
    known = board["verdict"]
    if answer["verdict"] == "unknown" or known == "unknown":
        return False
    if answer["verdict"] != known:
        return True
    published, first = board["solution"], board["digits"][0]
    if known != "one" or not published or len(board["digits"]) > 10:
        return False
    if not published.isdigit():  # letters from A on
        published = "".join(str(ord(letter) - ord("A") + first) for letter in published)
    found = [SYMBOLS.index(symbol) + first for symbol in answer["solution"]]
    return "".join(map(str, found)) != published


def percentile(times, part):
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


def print_groups(rows, slow):
    """For each collection: how many boards are slow, and which, the slowest first."""
    groups = {}
    for row in rows:
        groups.setdefault(row[4]["collection"], []).append(row)
    for name, members in sorted(groups.items()):
        over = [row for row in members if 1000 * row[1] > slow or row[2] == "unknown"]
        over.sort(key=lambda row: -row[1])
        listed = " ".join(f"{row[0]}:{1000 * row[1]:.0f}" for row in over)
        print(f"{name}: {len(over)} of {len(members)} over {slow:g} ms {listed}", file=sys.stderr)
    over = sum(1000 * row[1] > slow or row[2] == "unknown" for row in rows)
    print(f"all: {over} of {len(rows)} over {slow:g} ms", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("boards")
    parser.add_argument("--engine", default="auto")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--copies", type=int, default=4, help="how often a quick board is run")
    parser.add_argument("--slow", type=float, default=50, help="milliseconds; those over it are "
                        "listed by collection, with their times")
    parser.add_argument("--only", type=int, nargs="*", help="numbers of boards")
    arguments = parser.parse_args()
    left_out, refused, rows = Counter(), [], []
    with open(arguments.boards, encoding="utf-8") as boards:
        for board in map(json.loads, boards):
            if arguments.only and board["id"] not in arguments.only:
                continue
            try:
                line = json.dumps(Translation(board).json)
            except NoWords as what:
                left_out[str(what)] += 1
                continue
            answer, time = run(arguments.program, arguments.engine, arguments.seconds, line, 1)
            if "error" in answer:
                refused.append((board["id"], answer["error"]))
                continue
            if time < 0.2:
                _, again = run(arguments.program, arguments.engine, arguments.seconds, line,
                               arguments.copies)
                time = min(time, again)
            row = (board["id"], time, answer["verdict"], is_wrong(board, answer), board)
            rows.append(row)
            kinds = ",".join(sorted({rule["rule"] for rule in board["rules"]})) or "none"
            print(f"{row[0]}\t{1000 * time:.2f}\t{row[2]}\t{'WRONG' if row[3] else ''}\t"
                  f"{answer['engine']}\t{answer['conflicts']}\t{board['collection']}\t{kinds}",
                  flush=True)
    times = [row[1] for row in rows if row[2] != "unknown"]
    print(f"boards {len(rows)}, answered {len(times)}, wrong {sum(row[3] for row in rows)}, median "
          f"{1000 * statistics.median(times):.2f} ms, 90% {1000 * percentile(times, 0.9):.1f} ms, "
          f"longest {max(times):.2f} s", file=sys.stderr)
    print_groups(rows, arguments.slow)
    print(f"left out: {dict(left_out)}; refused: {refused}", file=sys.stderr)


if __name__ == "__main__":
    main()
