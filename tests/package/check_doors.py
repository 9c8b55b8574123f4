"""Every installed header compiles with what is installed, and with the standard library, alone.

    python3 check_doors.py INCLUDE COMPILER KIND

INCLUDE is the folder of the headers, KIND what CMake calls the compiler. With clang each header begins with one that it
includes anyway, as the compiler has understood it before: this takes half the time, and makes no difference, since
headers include before they say anything else.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

KEEP = 12  # a header that so many others include is kept for them

folder, compiler, kind = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
doors = {str(path.relative_to(folder)): path.read_text(encoding="utf-8")
         for path in sorted((folder / "quadrille").rglob("*.h"))}


def included(door):
    return re.findall(r'^#include ["<](quadrille/.*)[">]', doors[door], re.MULTILINE)


def all_included(door, found):
    """Adds to `found` what a door includes, and what that includes."""
    for other in included(door):
        if other in doors and other not in found:
            found.add(other)
            all_included(other, found)
    return found


def includes_first(door):
    """Whether nothing but comments and other lines for the preprocessor stands before the last of its includes."""
    before = doors[door].rpartition("\n#include")[0]
    return not re.search(r"^[^#/\s]", before, re.MULTILINE)


needs = {door: all_included(door, set()) for door in doors}
kept = {}  # precompiled: the door, and where it is
faults = []
with tempfile.TemporaryDirectory() as scratch:
    for door in sorted(doors, key=lambda door: len(needs[door])):
        if not includes_first(door):
            faults.append(f"{door}: expected every #include before anything else")
        command = [compiler, "-std=c++20", "-Wall", "-Wextra", "-Werror", f"-I{folder}", "-x", "c++-header", "-"]
        begin = max(needs[door] & kept.keys(), key=lambda other: len(needs[other]), default=None)
        if kind == "Clang" and sum(door in those for those in needs.values()) >= KEEP:
            kept[door] = f"{scratch}/{len(kept)}.pch"
            command += ["-o", kept[door]]  # begins with nothing: clang 19 crashes where one that is kept began with another
        else:
            command += ["-include-pch", kept[begin]] if begin else []
            command.append("-fsyntax-only")
        if subprocess.run(command, input=f"#include <{door}>\n", text=True, check=False).returncode != 0:
            faults.append(f"{door}: does not compile alone")
            kept.pop(door, None)
print(f"{len(doors)} headers, {len(kept)} of them kept for others", *faults, sep="\n")
sys.exit(1 if faults or not doors else 0)
