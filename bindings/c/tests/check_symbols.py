"""Holds what the C library exports against the list of it, and the page about it against the example.

    python3 check_symbols.py NM LIBRARY LIST PAGE EXAMPLE

A name that vanishes from the list breaks programs that were linked with the library; a new one is added to it.
"""

import re
import subprocess
import sys
from pathlib import Path

nm, library, listed, page, example = sys.argv[1:]
told = subprocess.run([nm, "-D", "--defined-only", library], capture_output=True, text=True, check=True).stdout
exported = sorted(line.split()[-1] for line in told.splitlines())
expected = Path(listed).read_text(encoding="utf-8").split()
faults = [f"exported and not in the list: {name}" for name in exported if name not in expected]
faults += [f"in the list and not exported: {name}" for name in expected if name not in exported]
faults += [f"exported and not qd_*: {name}" for name in exported if not name.startswith("qd_")]
shown = re.findall(r"^```c\n(.*?)^```", Path(page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
if Path(example).read_text(encoding="utf-8") not in shown:
    faults.append(f"{page}: expected {example} as it is")
print(*faults, sep="\n")
sys.exit("the C library is not what it is said to be" if faults else 0)
