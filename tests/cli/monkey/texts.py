"""Texts to read: boards of all sizes, shapes and formats, with and without rules, and exact-cover problems.

    boards_text(random.Random(7))   # b'{"puzzle":"1...","latin":true}\n'
"""

import json
from pathlib import Path

import boards

ROOT = Path(__file__).resolve().parents[3]
CORPUS = ROOT / "tests" / "fuzz" / "corpus"
RULES = [rule for path in sorted((ROOT / "docs" / "images" / "variants").glob("*.json"))
         for rule in json.loads(path.read_text(encoding="utf-8"))["rules"]]
BOXES = [(1, 1), (1, 2), (1, 3), (2, 2), (1, 5), (2, 3), (1, 7), (2, 4), (3, 3), (3, 3), (3, 3), (2, 5), (3, 4), (4, 4), (5, 5)]
JUNK = [b"\x1b[31m", b"\x07", b"\xc2\x9b5m", b"\xff\xfe", b"\x00", b"'", b'"', b"|", b"9" * 30, b"-1", b"{", b"]", b"\n\n",
        b"\r", b"\t", b" ", b".", b"0", "５".encode(), "é".encode(), b"#", b"nan", b"1e999", b"\xef\xbb\xbf"]


def files_of(*readers):
    return [path for reader in readers for path in sorted((CORPUS / reader).iterdir())]


BOARD_FILES = files_of("sudoku_boards", "sudoku_exchange", "sudoku_plain")
PROBLEM_FILES = [*files_of("cover_text", "cover_formats", "cover_zero_one", "gallery_pieces"),
                 ROOT / "examples" / "pieces" / "square_with_hole.txt"]
REGION_FILES = files_of("sudoku_regions")
MASK_FILES = files_of("create_mask")
LEDGER_FILES = files_of("cover_ledger")


def spoilt(chance, data):
    """Some bytes put in, taken out, exchanged or said twice."""
    for _ in range(chance.choice([1, 1, 2, 5])):
        at = chance.randrange(len(data) + 1)
        until = min(len(data), at + chance.choice([0, 1, 1, 10, 100]))
        put_in = chance.choice([b"", data[at:until] * 2, chance.choice(JUNK), chance.randbytes(3)])
        data = data[:at] + put_in + data[until:]
    return data


def proper_board(chance, largest=25):
    """A puzzle that has a solution, on one line, and the rows and columns of its boxes."""
    rows, columns = chance.choice([box for box in BOXES if box[0] * box[1] <= largest])
    full = boards.shuffled(boards.full_board(rows, columns), rows, columns, chance.random())
    return boards.with_holes(full, chance.choice([0.1, 0.4, 0.55, 0.7, 1]), chance.random()), (rows, columns)


def shape_options(chance, box):
    """How the command line tells that board, where it has to or likes to."""
    rows, columns = box
    usual = rows == 1 or {rows, columns} in ({2, 2}, {2, 3}, {2, 4}, {3}, {4}, {5}, {2, 5}, {3, 4}, {2})
    if usual and chance.random() < 0.7:
        return []
    return ["--latin", str(columns)] if rows == 1 else ["--box", f"{rows}x{columns}"]


def moved(chance, rule, size):
    """A rule of the documentation with some of its cells elsewhere, left out or too many, and other numbers."""
    if isinstance(rule, str):
        return rule

    def cell(word):
        if not word.startswith("r") or chance.random() < 0.5:
            return word
        return f"r{chance.randint(1, size)}c{chance.randint(1, size)}"

    new = {}
    for key, value in rule.items():
        if isinstance(value, str):
            words = [cell(word) for word in value.split()]
            value = " ".join(words[:chance.choice([0, 1, 2, len(words), len(words), len(words)])])
        elif chance.random() < 0.3:
            value = chance.choice([0, 1, -1, 3, 9, 45, 10**9, 2**64, 1.5, None, "x", [], [1, 1], [[1, 2]]])
        new[key] = value
    return new


def ruled_board(chance):
    size = chance.choice([2, 4, 4, 6, 6, 9])
    digits = boards.SYMBOLS[:size]
    cells = [chance.choice(digits) if chance.random() < 0.05 else "." for _ in range(size * size)]
    board = {"puzzle": "".join(cells)}
    board["rules"] = [moved(chance, chance.choice(RULES), size) for _ in range(chance.choice([1, 1, 2, 4]))]
    if chance.random() < 0.1:
        board["latin"] = True
    return json.dumps(board).encode() + b"\n"


def drawn(puzzle, box):
    """As a grid, which needs symbols."""
    size = box[0] * box[1]
    return "".join(puzzle[at:at + size] + "\n" for at in range(0, size * size, size))


def one_board(chance):
    puzzle, box = proper_board(chance)
    form = chance.randrange(6)
    if form == 0:
        return drawn(puzzle, box).encode() + b"\n"
    if form == 1:
        return json.dumps({"puzzle": puzzle, "box": f"{box[0]}x{box[1]}"}).encode() + b"\n"
    if form == 2:
        return b"[Puzzle]\n" + drawn(puzzle, box).encode() + b"\n"
    if form == 3:
        return " ".join(str(number) for number in boards.cells(puzzle)).encode() + b"\n"
    return puzzle.encode() + b"\n"


def boards_text(chance):
    """One or several boards, of which some cannot be read."""
    kind = chance.random()
    if kind < 0.15:
        text = chance.choice(BOARD_FILES).read_bytes()
    elif kind < 0.4:
        text = b"".join(ruled_board(chance) for _ in range(chance.choice([1, 1, 3])))
    elif kind < 0.5:
        puzzle, box = proper_board(chance)
        text = "puzzle,name\n".encode() + "".join(f"{puzzle},{name}\n" for name in "ab").encode()
    elif kind < 0.55:
        text = b"1" * chance.choice([1, 4, 80, 82, 6561, 65536])
    else:
        text = b"".join(one_board(chance) for _ in range(chance.choice([0, 1, 1, 1, 2, 5])))
    return spoilt(chance, text) if chance.random() < 0.15 else text


def small_problem(chance):
    """Items, of which the last may be left out, and options: lists of distinct item numbers. Small enough to be solved here."""
    items, secondary = chance.randint(1, 8), chance.choice([0, 0, 1, 3])
    count = chance.randint(0, 14)
    options = [sorted(chance.sample(range(items + secondary), chance.randint(1, min(4, items + secondary))))
               for _ in range(count)]
    return items, secondary, options


def in_knuths_format(items, secondary, options):
    names = [f"i{item}" for item in range(items + secondary)]
    head = " ".join(names[:items]) + (" | " + " ".join(names[items:]) if secondary else "")
    return "\n".join([head, *(" ".join(names[item] for item in option) for option in options)]) + "\n"


def large_problem(chance):
    """With more solutions, or a longer search, than anybody waits for."""
    size = chance.choice([5, 8, 11, 20])
    rows, columns = [f"r{i}" for i in range(size)], [f"c{i}" for i in range(size)]
    if chance.random() < 0.3:
        columns.pop()  # more pigeons than holes
        return "\n".join([" ".join(rows) + " | " + " ".join(columns), *(f"{r} {c}" for r in rows for c in columns)]) + "\n"
    return "\n".join([" ".join(rows + columns), *(f"{r} {c} |{len(r)}" for r in rows for c in columns)]) + "\n"


def problem_text(chance):
    kind = chance.random()
    if kind < 0.4:
        text = chance.choice(PROBLEM_FILES).read_bytes()
    elif kind < 0.8:
        items, secondary, options = small_problem(chance)
        lines = in_knuths_format(items, secondary, options).splitlines()
        colours = [line + chance.choice(["", "", f":{chance.choice('ab')}", " |3", " |1000000000"]) for line in lines[1:]]
        text = "\n".join([chance.choice(["", "", "2|", "0:2|"]) + lines[0], *colours, ""]).encode()
    else:
        text = large_problem(chance).encode()
    return spoilt(chance, text) if chance.random() < 0.15 else text
