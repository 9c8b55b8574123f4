"""Boards to test with, and a judge of solutions that knows nothing of the program.

    problems_of(puzzle, solution, boxes(3, 3)) == []
"""

import random

SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
EASY_SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
CLUES_17 = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
SAMPLE = "100007090030020008009600500005300900010080002600004000300000010040000007007000300"
BLANK = "." * 81
# More solutions than are counted while a test runs: one by one never, by bands in minutes.
ENDLESS = "1...........2...........3...4...........5...........6...7........................"
UNSOLVABLE = "." * 9 + "12345678." + "." * 54 + "........9"  # r2c9 can only be 9, and cannot
CONTRADICTORY = "." * 27 + ".7......7" + "." * 45


def latin(size):
    """The units of a board without boxes: lists of places, each to hold every digit once."""
    rows = [[r * size + c for c in range(size)] for r in range(size)]
    return rows + [list(column) for column in zip(*rows)]


def boxes(rows, columns):
    size = rows * columns
    return latin(size) + [
        [(top + r) * size + left + c for r in range(rows) for c in range(columns)]
        for top in range(0, size, rows) for left in range(0, size, columns)
    ]


def regions(letters):
    size = round(len(letters) ** 0.5)
    return latin(size) + [
        [place for place, letter in enumerate(letters) if letter == region]
        for region in sorted(set(letters))
    ]


def cells(text):
    """A line of symbols or numbers as numbers, 0 for empty."""
    if " " in text:
        return [0 if word == "." else int(word) for word in text.split()]
    return [SYMBOLS.index(symbol) + 1 if symbol in SYMBOLS else 0 for symbol in text]


def problems_of(puzzle, solution, units):
    """What is wrong with a solution, in words; nothing if it is right."""
    givens, filled = cells(puzzle), cells(solution)
    size = len(units[0])
    if len(filled) != len(givens) or len(givens) != size * size:
        return [f"{len(filled)} cells for {len(givens)}"]
    wrong = [f"place {i} was {given}"
             for i, given in enumerate(givens) if given not in (0, filled[i])]
    digits = list(range(1, size + 1))
    return wrong + [f"unit {unit}" for unit in units if sorted(filled[i] for i in unit) != digits]


def line(numbers):
    """The reverse of cells: symbols where there are enough of them."""
    if max(numbers) > len(SYMBOLS):
        return " ".join(str(number) if number else "." for number in numbers)
    return "".join(SYMBOLS[number - 1] if number else "." for number in numbers)


def full_board(rows, columns):
    """A filled board with boxes of that many rows and columns."""
    size = rows * columns
    return line([(r % rows * columns + r // rows + c) % size + 1
                 for r in range(size) for c in range(size)])


def shuffled(board, rows, columns, seed):
    """Rows exchanged within their bands, columns within their stacks, and digits for others."""
    chance = random.Random(seed)
    numbers, size = cells(board), rows * columns

    def order(group):
        return [start + i for start in range(0, size, group) for i in chance.sample(range(group), group)]

    digits = chance.sample(range(1, size + 1), size)
    down, across = order(rows), order(columns)
    return line([digits[numbers[r * size + c] - 1] for r in down for c in across])


def with_holes(board, share, seed):
    """Some cells emptied, the same ones for the same seed."""
    chance = random.Random(seed)
    return line([0 if chance.random() < share else number for number in cells(board)])


def relatives(puzzle, solution, seed):
    """Without end: 9x9 puzzles of the same difficulty, and their solutions. Rows are exchanged
    within their bands, and digits for others."""
    chance = random.Random(seed)
    rows = [(puzzle[i:i + 9], solution[i:i + 9]) for i in range(0, 81, 9)]
    while True:
        order = [band + row for band in (0, 3, 6) for row in chance.sample(range(3), 3)]
        digits = str.maketrans("123456789", "".join(chance.sample("123456789", 9)))
        yield tuple("".join(rows[row][side] for row in order).translate(digits) for side in (0, 1))
