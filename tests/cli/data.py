"""Large sets of puzzles and problems, for tests that are skipped where there are none.

    if __name__ == "__main__":
        data.main()
"""

import os
import sys
import unittest
from pathlib import Path

FOLDER = Path(os.environ["QUADRILLE_DATA"])
SKIPPED = 77  # for ctest


def main():
    if not FOLDER.is_dir():
        print(f"skipped: no folder {FOLDER}")
        sys.exit(SKIPPED)
    unittest.main()
