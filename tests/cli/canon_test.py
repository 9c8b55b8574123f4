"""canon gives one form to all boards that are the same up to symmetry."""

import random
import unittest

from boards import BLANK, CLUES_17, CONTRADICTORY, EASY, EASY_SOLUTION
from program import FINE, UNREADABLE, ProgramTest, run


def lines_in_random_order(chance):
    """Rows within bands, and bands, put into any order."""
    return [3 * band + row for band in chance.sample(range(3), 3)
            for row in chance.sample(range(3), 3)]


def another_view(board, chance):
    rows, columns = lines_in_random_order(chance), lines_in_random_order(chance)
    turned = chance.random() < 0.5
    digits = dict(zip("123456789", chance.sample("123456789", 9)))
    cells = [board[9 * c + r] if turned else board[9 * r + c] for r in rows for c in columns]
    return "".join(digits.get(cell, ".") for cell in cells)


class Canon(ProgramTest):

    def test_views_of_a_board_have_one_form(self):
        chance = random.Random(1)
        forms = []
        for board in (EASY, EASY_SOLUTION, CLUES_17, BLANK):
            views = [another_view(board, chance) for _ in range(20)]
            result = run("canon", stdin="\n".join(views) + "\n")
            self.assertEqual((result.status, result.err), (FINE, b""))
            form, = set(result.lines)
            self.assertEqual(run("canon", form).line, form)
            self.assertTrue(all(form <= view for view in views))
            self.assertEqual(81 - form.count("."), sum(cell in "123456789" for cell in board))
            forms.append(form)
        self.assertEqual(len(set(forms)), 4)

    def test_json(self):
        record, = run("canon", "--out", "json", EASY).objects
        self.assertEqual(record, {"source": "argument 1", "record": 1, "line": 1, "puzzle": EASY,
                                  "canon": run("canon", EASY).line})

    def test_small_boards(self):
        self.assertEqual(run("canon", "--size", 4, "4321214334121234").line,
                         run("canon", "--size", 4, "1234341221434321").line)

    def test_what_has_no_canon_is_told(self):
        result = run("canon", CONTRADICTORY, EASY)
        self.assertEqual((result.status, [len(line) for line in result.lines]),
                         (UNREADABLE, [0, 81]))
        self.assertEqual(result.notes, ["argument 1: expected no digit twice in a unit, found 7 "
                                        "twice in row 4: r4c2 and r4c9"])
        result = run("canon", "--size", 16, "." * 256)
        self.assertEqual(result.status, UNREADABLE)
        self.assertIn("expected boxes of 3x3, 2x3, 3x2 or 2x2", result.err.decode())
        record, = run("canon", "--out", "json", CONTRADICTORY).objects
        self.assertEqual((record["record"], record["source"]), (1, "argument 1"))


if __name__ == "__main__":
    unittest.main()
