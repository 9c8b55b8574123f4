"""A monkey at the command line: random verbs, options and inputs from a grammar, against the sanitized program.

    QUADRILLE_PROGRAM=build/dev/bin/quadrille python3 -B tests/cli/monkey --seconds 60
    QUADRILLE_PROGRAM=build/dev/bin/quadrille python3 -B tests/cli/monkey --seed 7 --only 132

Fails on a crash, a report of a sanitizer, a hang, an exit status that docs/cli.md does not know, an error that tells
nothing, JSON that is none, escapes that pass through, and answers that are wrong or do not read back the same. The seed is
printed, and so is the number of each scene that fails, with its commands as they can be pasted; its files are kept."""

import argparse
import random
import resource
import shutil
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from grammar import Grammar  # noqa: E402
from program import PATH  # noqa: E402
from scenes import Fault, Scene, some_scene  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser(prog="monkey", description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("--seed", type=int, default=random.randrange(10**9), help="the same seed gives the same scenes")
    parser.add_argument("--scenes", type=int, help="how many of them")
    parser.add_argument("--seconds", type=float, help="or for how long")
    parser.add_argument("--only", type=int, help="this scene alone")
    parser.add_argument("--most", type=int, default=1, help="faults after which it stops (default: 1)")
    parser.add_argument("--keep", type=Path, default=Path(PATH).parent.parent / "found",
                        help="where files of faults are kept (default: found in the folder of the build)")
    return parser.parse_args()


def play(seed, number, grammar, keep):
    """What is wrong in one scene, told; false where nothing is."""
    chance = random.Random(f"{seed}:{number}")
    with tempfile.TemporaryDirectory() as name:
        scene = Scene(chance, grammar, Path(name))
        kind = some_scene(chance)
        try:
            kind(scene)
            return False
        except Fault as fault:
            kept = keep.resolve() / f"monkey-{seed}-{number}"
            shutil.copytree(name, kept, dirs_exist_ok=True)
            print(f"scene {number}: {kind.__doc__.splitlines()[0]}\n{fault}\n\ncd {kept}")
            for outcome in scene.runs[-3:]:
                print(f"{outcome.shown()}   # status {outcome.status}")
            print(f"again: --seed {seed} --only {number}\n", flush=True)
            return True


def main():
    asked = arguments()
    print(f"seed {asked.seed}", flush=True)
    grammar = Grammar.of_program()
    start, number, faults = time.monotonic(), 0, 0
    if asked.only is not None:
        return int(play(asked.seed, asked.only, grammar, asked.keep))
    while faults < asked.most:
        if asked.scenes is not None and number >= asked.scenes:
            break
        if asked.seconds is not None and time.monotonic() - start >= asked.seconds:
            break
        faults += play(asked.seed, number, grammar, asked.keep)
        number += 1
        if number % 100 == 0:
            print(f"{number} scenes", flush=True)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{number} scenes, {faults} faults, {used.ru_utime + used.ru_stime:.0f} s of processor time")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
