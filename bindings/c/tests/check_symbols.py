"""Holds what the C library exports against the functions of its header (see check_abi.py) and the list that packages have,
and the page about it against the example.

    python3 check_symbols.py NM LIBRARY ABI PACKAGED PAGE EXAMPLE
"""

import re
import subprocess
import sys
from pathlib import Path

nm, library, abi, packaged, page, example = sys.argv[1:]
told = subprocess.run([nm, "-D", "--defined-only", library], capture_output=True, text=True, check=True).stdout
exported = sorted(line.split()[-1] for line in told.splitlines())
expected = re.findall(r"^function (\w+):", Path(abi).read_text(encoding="utf-8"), re.MULTILINE)
faults = [f"exported and not in the header: {name}" for name in exported if name not in expected]
faults += [f"in the header and not exported: {name}" for name in expected if name not in exported]
if re.findall(r"^ (\w+)@Base ", Path(packaged).read_text(encoding="utf-8"), re.MULTILINE) != expected:
    faults.append(f"{packaged}: expected a line for each function of the header, in alphabetical order")
shown = re.findall(r"^```c\n(.*?)^```", Path(page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
if Path(example).read_text(encoding="utf-8") not in shown:
    faults.append(f"{page}: expected {example} as it is")
if faults:
    print(*faults, sep="\n")
    sys.exit("the C library is not what it is said to be")
