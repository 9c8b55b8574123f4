"""Boards in pictures: arrays of pixels in, a board out, with what is doubtful about it."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import quadrille
from quadrille import InputError, Sudoku

PITCH = 36


def ruled(cells: int = 9) -> npt.NDArray[np.uint8]:
    """The lines of an empty board on white paper."""
    side = PITCH * cells
    picture = np.full((side + 60, side + 60), 240, np.uint8)
    for line in range(cells + 1):
        at = 30 + line * PITCH
        picture[at : at + 2, 30 : 32 + side] = 20
        picture[30 : 32 + side, at : at + 2] = 20
    return picture


def test_an_empty_board_is_read_and_told_to_have_several_solutions() -> None:
    photo = quadrille.read_photo(ruled())
    assert photo.board == photo.as_read == Sudoku("." * 81)
    assert photo.changes == []
    assert photo.certainty.shape == (9, 9) and (photo.certainty > 0.5).all()
    assert photo.front.dtype == np.uint8 and photo.front.ndim == 2
    assert (photo.quarter_turns, photo.other_boards, photo.doubtful) == (0, 0, [])
    assert np.abs(photo.corners - [[31, 31], [355, 31], [355, 355], [31, 355]]).max() < 3
    assert photo.remarks == ["the digits as read have more than one solution: compare them with the picture"]


def test_from_photo_warns_of_what_is_doubtful() -> None:
    with pytest.warns(UserWarning, match="more than one solution"):
        board = Sudoku.from_photo(ruled(6))
    assert board == Sudoku("." * 36)


def test_colours_and_views_are_the_same_picture() -> None:
    grey = ruled()
    colours = np.repeat(grey[:, :, None], 3, axis=2)
    solid = np.dstack([colours, np.full(grey.shape, 255, np.uint8)])
    wide = np.zeros((grey.shape[0], 2 * grey.shape[1]), np.uint8)
    wide[:, ::2] = grey
    expected = quadrille.read_photo(grey).corners
    pictures: list[Any] = [colours, solid, wide[:, ::2], np.asfortranarray(grey)]
    for picture in pictures:
        assert (quadrille.read_photo(picture).corners == expected).all()


@pytest.mark.parametrize(
    "pixels",
    [
        np.full((100, 100), 240, np.uint8),
        np.zeros((100, 100), np.uint8),
        np.zeros((9, 9), np.uint8),
        np.zeros((0, 0), np.uint8),
        ruled().astype(np.float64),
        ruled().astype(np.uint16),
        ruled()[0],
        np.zeros((100, 100, 2), np.uint8),
        "photo.jpg",
    ],
)
def test_what_is_no_picture_of_a_board_is_refused(pixels: Any) -> None:
    with pytest.raises(ValueError):
        quadrille.read_photo(pixels)
    assert issubclass(InputError, ValueError)
