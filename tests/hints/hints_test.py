"""Every front end gives the same hint: the command line, the page's core, the desktop program and the Python package are
asked about the same thousand positions, with and without further rules.

The program of the command line is QUADRILLE_PROGRAM. What the others say is told by TELL_HINTS, or, where there is none,
by the Python package."""

import json
import os
import random
import subprocess
import unittest

PROGRAM = os.environ["QUADRILLE_PROGRAM"]
TELLER = os.environ.get("TELL_HINTS")
PLAIN, RULED = 700, 300
RULES = "killer", "x", "antiknight", "thermo:3,arrow:2"
HARDEST = 7.0  # what is harder takes long to explain


def run(*command, lines=()):
    done = subprocess.run(command, input="".join(line + "\n" for line in lines), capture_output=True, text=True,
                          check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def objects(*arguments, lines=()):
    return [json.loads(line) for line in run(PROGRAM, *arguments, "--out", "json", lines=lines)]


def is_full(marks):
    """Whether each cell has a digit, or a lone candidate, which is read as one."""
    size = round(len(marks) ** (1 / 3))
    return all(len(marks[cell:cell + size].replace(".", "")) == 1 for cell in range(0, len(marks), size))


def positions_of(puzzles):
    """The boards on the way to the solutions, with their candidates: each in a line as the puzzle was, text or JSON."""
    for puzzle, told in zip(puzzles, objects("explain", "--candidates", lines=puzzles)):
        for board in (step["before"] for step in told["steps"] if not is_full(step["before"])):
            yield json.dumps(json.loads(puzzle) | {"puzzle": board}) if puzzle.startswith("{") else board


def choose():
    """The board that teaches each technique, boards on the way there, and boards with rules that are made."""
    chance = random.Random(2026)
    lessons = objects("techniques", *(told["option"] for told in objects("techniques")))
    boards = [lesson["before"] for lesson in lessons]
    on_the_way = list(positions_of([lesson["puzzle"] for lesson in lessons if (lesson["rating"] or 9) <= HARDEST]))
    ruled = [json.dumps({"puzzle": made["puzzle"], "rules": made["rules"]}) for rules in RULES
             for made in objects("generate", "--rules", rules, "--size", "6", "-n", "5", "--seed", "7")]
    return (boards + chance.sample(on_the_way, PLAIN - len(boards)) +
            chance.sample(list(positions_of(ruled)), RULED))


def others_tell(repertoire, positions):
    """What each of the other front ends tells of the positions."""
    if TELLER:
        for front_end in "page", "window":
            yield front_end, run(TELLER, front_end, repertoire, lines=positions)
    else:
        import quadrille
        yield "Python", [str(quadrille.Sudoku(position).hint(3, techniques=repertoire)) for position in positions]


class Hints(unittest.TestCase):
    def setUp(self):
        self.positions = choose()
        self.assertEqual(len(self.positions), PLAIN + RULED)

    def test_every_front_end_tells_the_same_of_the_same_position(self):
        # What is beyond the scale takes long with the sanitizers.
        for repertoire, positions in ("usual", self.positions), ("all", self.positions[::10]):
            told = run(PROGRAM, "hint", "--level", "3", "--techniques", repertoire, lines=positions)
            self.assertGreater(len(set(told)), len(positions) / 2)
            for front_end, others in others_tell(repertoire, positions):
                for position, one, other in zip(positions, told, others, strict=True):
                    self.assertEqual(one, other, f"{front_end}: {position}")


if __name__ == "__main__":
    unittest.main()
