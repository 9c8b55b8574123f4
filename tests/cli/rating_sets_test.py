"""Ratings over sets of puzzles whose ratings by Sudoku Explainer are known."""

import data
from program import FINE, ProgramTest, run

RATINGS = data.FOLDER / "ratings"
# Here Sudoku Explainer 1.2.1 does not see a unique rectangle of the third type.
MISSED = "1.....7.9....8...3.6.....5...864...7.........7..9.5.3.3.1..46.5..62...9..4...8..."


def rows(name):
    lines = (RATINGS / name).read_text().splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def paths(name):
    """Of each puzzle the steps that are chains: rating, digit written, candidates ruled out."""
    steps = {}
    for line in (RATINGS / name).read_text().splitlines()[1:]:
        if line.startswith("#"):
            path = steps.setdefault(line[1:].strip(), [])
            continue
        _, rating, _, nodes, digit, ruled_out = line.split("\t")
        if int(nodes) > 0:
            path.append((float(rating), digit, sorted(ruled_out.split())))
    return steps


class Ratings(ProgramTest):

    def rate(self, puzzles, at_once, *options):
        for begin in range(0, len(puzzles), at_once):
            result = run("rate", *options, stdin="\n".join(puzzles[begin:begin + at_once]))
            self.assertEqual((result.status, result.err), (FINE, b""))
            yield from (line.split("\t") for line in result.lines)

    def test_rating_pearl_and_diamond_are_the_same_from_6_to_the_end_of_the_scale(self):
        known = rows("ratings_over_6.tsv")[::2]  # those that need nested chains take seconds each
        self.assertGreater(len(known), 200)
        told = self.rate([puzzle for puzzle, *_ in known], 4, "--pearl")
        for (puzzle, *ratings), fields in zip(known, told, strict=True):
            with self.subTest(puzzle):
                self.assertEqual([fields[0], *fields[3:]], ratings[:3])

    def test_of_random_puzzles_999_in_1000_are_rated_the_same(self):
        known = [row for row in rows("minimal_se_ratings.tsv") if float(row[1]) > 6.0][::8]
        self.assertGreater(len(known), 1000)
        told = self.rate([puzzle for puzzle, _ in known], 200)
        others = [(puzzle, rating, fields[0])
                  for (puzzle, rating), fields in zip(known, told, strict=True)
                  if fields[0] != rating]
        self.assertLessEqual(len(others), len(known) // 1000, others)

    def test_chains_are_made_in_the_same_order_and_rule_out_the_same(self):
        known = paths("traces_over_6.tsv")
        self.assertEqual(len(known), 30)
        del known[MISSED]
        for puzzle, path in known.items():
            with self.subTest(puzzle):
                (told,) = run("explain", "--techniques", "explainer", "--out", "json", puzzle).objects
                self.assertEqual(
                    [(step["rating"], step["places"] or "", sorted(step["rules_out"]))
                     for step in told["steps"] if "proof" in step], path)


if __name__ == "__main__":
    data.main()
