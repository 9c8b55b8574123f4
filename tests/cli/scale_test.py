"""One problem on several threads: the same solutions, in the same order."""

import unittest

from program import FINE, ProgramTest, run


def queens(size):
    """The rows and columns have to be covered, the diagonals may be."""
    items = [f"r{i}" for i in range(size)] + [f"c{i}" for i in range(size)]
    diagonals = [f"{d}{i}" for d in "ab" for i in range(2 * size - 1)]
    lines = [" ".join(items) + " | " + " ".join(diagonals)]
    for row in range(size):
        for column in range(size):
            lines.append(f"r{row} c{column} a{row + column} b{row - column + size - 1}")
    return "\n".join(lines) + "\n"


class Threads(ProgramTest):
    def test_a_list_is_in_the_order_of_one_thread(self):
        path = self.file("queens.dlx", queens(11))
        for engine in "auto", "links", "rows":
            lists = [run("cover", "--all", "--out", "names", "--engine", engine, "--threads", threads,
                         path) for threads in (1, 2, 5)]
            self.assertEqual([result.status for result in lists], [FINE] * 3)
            self.assertEqual(len(lists[0].lines), 2680)
            self.assertEqual(lists[1].out, lists[0].out)
            self.assertEqual(lists[2].out, lists[0].out)

    def test_a_count_is_the_same_on_any_number_of_threads(self):
        path = self.file("queens.dlx", queens(11))
        for engine in "auto", "links", "rows":
            for threads in 1, 3:
                result = run("cover", "--count", "--engine", engine, "--threads", threads, path)
                self.assertEqual(result.line, "2680")

    def test_boards_come_through_the_same_door(self):
        board = "1" + "." * 24
        lists = [run("list", "--latin", 5, "--threads", threads, "--limit", 20000, board)
                 for threads in (1, 4)]
        self.assertEqual(len(lists[0].lines), 20000)
        self.assertEqual(lists[1].out, lists[0].out)


if __name__ == "__main__":
    unittest.main()
