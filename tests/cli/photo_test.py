"""Pictures of boards: photographs of newspapers, and what is no picture."""

import struct
import unittest
import zlib
from pathlib import Path

from program import FINE, UNREADABLE, ProgramTest, run

PHOTOS = Path(__file__).resolve().parents[1] / "photos"
ANSWERS = dict(line.split("\t") for line in (PHOTOS / "answers.tsv").read_text().splitlines())


def photo(name):
    return str(PHOTOS / f"{name}.jpg")


def line_of(answer):
    return answer.replace("0", ".")


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, rows):
    """A grey picture as PNG, written by its definition."""
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) +
            chunk(b"IDAT", zlib.compress(b"".join(b"\0" + row for row in rows))) + chunk(b"IEND", b""))


def ruled(side=360, cells=9):
    """The lines of an empty board."""
    pitch = side // (cells + 1)
    first, last = pitch // 2, pitch // 2 + cells * pitch
    rows = []
    for y in range(side):
        is_line = first <= y <= last and (y - first) % pitch < 2
        rows.append(bytes(20 if first <= x <= last and (is_line or (x - first) % pitch < 2) and y <= last + 1 and
                          y >= first else 240 for x in range(side)))
    return png(side, side, rows)


class Photo(ProgramTest):

    def test_read_gives_what_is_printed(self):
        for name, answer in ANSWERS.items():
            with self.subTest(name):
                result = run("read", photo(name))
                self.assertEqual((result.status, result.line), (FINE, line_of(answer)))

    def test_several_pictures_are_read_in_turn(self):
        names = sorted(ANSWERS)
        result = run("read", *map(photo, names))
        self.assertEqual(result.lines, [line_of(ANSWERS[name]) for name in names])

    def test_a_picture_may_come_from_standard_input(self):
        name, answer = next(iter(ANSWERS.items()))
        result = run("read", "-", stdin=Path(photo(name)).read_bytes())
        self.assertEqual(result.line, line_of(answer))

    def test_json_tells_where_the_board_lies_and_how_sure_each_cell_is(self):
        (told,) = run("read", "--out", "json", photo("image1083")).objects
        self.assertEqual(told["puzzle"], line_of(ANSWERS["image1083"]))
        self.assertEqual(told["quarter_turns"], 2)  # upside down
        self.assertEqual(len(told["certainty"]), 81)
        self.assertTrue(all(0 <= sure <= 1 for sure in told["certainty"]))
        top_left, top_right, bottom_right, bottom_left = told["corners"]
        self.assertGreater(top_left["x"], top_right["x"])
        self.assertGreater(top_left["y"], bottom_left["y"])
        self.assertGreater(bottom_left["x"], bottom_right["x"])

    def test_other_verbs_take_pictures(self):
        answer = ANSWERS["image84"]
        for verb in ("solve", "check", "count", "hint", "rate"):
            with self.subTest(verb):
                result = run(verb, photo("image84"))
                self.assertEqual((result.status, result.out), (FINE, run(verb, answer).out))
        mixed = run("solve", answer, photo("image84"), answer).lines
        self.assertEqual(len(mixed), 3)
        self.assertEqual(len(set(mixed)), 1)

    def test_an_empty_board_has_several_solutions_and_that_is_told(self):
        path = self.file("ruled.png", ruled())
        result = run("read", path)
        self.assertEqual((result.status, result.line), (FINE, "." * 81))
        self.assertIn("more than one solution", "\n".join(result.notes))

    def test_what_is_no_picture_of_a_board_is_told(self):
        blank = png(64, 64, [b"\xff" * 64] * 64)
        lies = bytearray(blank)
        lies[16:24] = struct.pack(">II", 60_000, 60_000)
        lies[29:33] = struct.pack(">I", zlib.crc32(bytes(lies[12:29])))
        jpeg = Path(photo("image84")).read_bytes()
        cases = {
            "blank.png": (blank, "found none"),
            "lies.png": (bytes(lies), "no more than 100 million pixels, found 60000x60000"),
            "tiny.png": (png(9, 9, [b"\xff" * 9] * 9), "sides of 48 to 65535 pixels"),
            "cut.png": (blank[:50], "PNG or JPEG file without faults"),
            "cut.jpg": (jpeg[: len(jpeg) // 2], "PNG or JPEG file without faults"),
            "head.jpg": (jpeg[:200], "PNG or JPEG file without faults"),
            "text.txt": (b"53..7....\n", "expected a PNG or JPEG file"),
        }
        for name, (data, told) in cases.items():
            with self.subTest(name):
                result = run("read", self.file(name, data))
                self.assertEqual((result.status, result.out), (UNREADABLE, b"\n"))
                self.assertIn(told, "\n".join(result.notes))
                if name != "text.txt":
                    self.assertIn(told, "\n".join(run("solve", self.folder / name).notes))


if __name__ == "__main__":
    unittest.main()
