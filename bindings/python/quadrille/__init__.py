"""Sudoku of any size and exact cover: solved, counted, explained, made and drawn.

>>> import quadrille
>>> puzzle = quadrille.Sudoku("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> puzzle.solve().verdict
'one'
>>> print(puzzle.hint(level=3))
In box 2, 8 can only go in r1c6: hidden single.
>>> cover = quadrille.Cover({"A": [1, 4, 7], "B": [1, 4], "C": [2, 3, 5, 6], "D": [7]})
>>> next(cover.solutions())
['A', 'C']
"""

from quadrille import _interpreter  # first: elsewhere than in the main interpreter the rest would hang
from quadrille import _methods
from quadrille._core import (
    Answer,
    Best,
    Count,
    Cover,
    CoverAnswer,
    CoverSolutions,
    Dance,
    Hint,
    InputError,
    Move,
    Photo,
    Puzzles,
    Rating,
    Solutions,
    Step,
    Steps,
    Sudoku,
    __version__,
    generate,
    read_photo,
    solve_many,
)

__all__ = [
    "Answer",
    "Best",
    "Count",
    "Cover",
    "CoverAnswer",
    "CoverSolutions",
    "Dance",
    "Hint",
    "InputError",
    "Move",
    "Photo",
    "Puzzles",
    "Rating",
    "Solutions",
    "Step",
    "Steps",
    "Sudoku",
    "__version__",
    "generate",
    "read_photo",
    "solve_many",
]
