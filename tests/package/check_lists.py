"""Holds what packages are said to have against what is installed: every file is in one package, and every line of a list
names a file. Versions and names agree.

    python3 check_lists.py SOURCE PREFIX VERSION
"""

import fnmatch
import json
import re
import sys
from pathlib import Path

source, prefix, version = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
debian = source / "packaging" / "debian"
faults = []


def read(path):
    return path.read_text(encoding="utf-8")


# Below /usr the libraries are in a folder for each kind of processor.
installed = {"usr/" + re.sub(r"^lib/(?!python)", "lib/any/", path.relative_to(prefix).as_posix())
             for path in prefix.rglob("*") if path.is_file()}
owners = dict.fromkeys(installed, ())
for listed in sorted(debian.glob("*.install")):
    for line in read(listed).splitlines():
        pattern = line.split()[0]
        found = [path for path in installed if fnmatch.fnmatch(path, pattern) or fnmatch.fnmatch(path, f"{pattern}/*")]
        if not found:
            faults.append(f"{listed.name}: no such file is installed: {pattern}")
        for path in found:
            owners[path] = (*owners[path], listed.stem)
faults += [f"{path}: expected in one package, found in {len(where)}" for path, where in sorted(owners.items()) if len(where) != 1]

packages = re.findall(r"^Package: (.*)$", read(debian / "control"), re.MULTILINE)
tried = re.findall(r"^Tests: (.*)$", read(debian / "tests" / "control"), re.MULTILINE)
if sorted(packages) != sorted(tried):
    faults.append(f"tests/control: expected a test for each of {packages}, found {tried}")
if not read(debian / "changelog").startswith(f"quadrille ({version}) "):
    faults.append(f"changelog: expected version {version} first")
for manifest in (source / "packaging" / "flatpak").glob("*.json"):
    told = json.loads(read(manifest))
    if told["id"] != manifest.stem or not (source / "apps/desktop/data" / f"{told['id']}.desktop").exists():
        faults.append(f"{manifest.name}: expected the name of the desktop entry, found {told['id']}")
    if f"usr/bin/{told['command']}" not in installed:
        faults.append(f"{manifest.name}: no such program is installed: {told['command']}")
if faults:
    print(*faults, sep="\n")
    sys.exit("the packages would not be what they are said to be")
