"""Holds what programs were compiled with against what the header says now.

    python3 check_abi.py CLANG HEADER STORED [--write]

STORED has a line for each function, type and constant of the header, as the compiler reads them. A line that is changed or
gone breaks programs that are linked with the library already, unless it is a struct that has more at its end: that needs another
SONAME. A new line is added by --write.
"""

import json
import subprocess
import sys
from pathlib import Path


def value_of(constant):
    """Where it says so; one more than the constant before it where not."""
    return next((int(inner["value"]) for inner in constant.get("inner", []) if "value" in inner), None)


def lines_of_enum(node):
    value = -1
    for constant in node.get("inner", []):
        told = value_of(constant)
        value = told if told is not None else value + 1
        if constant["name"].startswith("QD_"):
            yield f"constant {constant['name']} = {value}"


def fields_of(record):
    fields = [field for field in record.get("inner", []) if field["kind"] == "FieldDecl"]
    return "; ".join(f"{field['type']['qualType']} {field['name']}" for field in fields)


def owned(typedef):
    """The number of the struct that has no name but this."""
    for inner in typedef.get("inner", []):
        if "ownedTagDecl" in inner:
            return inner["ownedTagDecl"]["id"]
    return None


def lines_of(tree):
    records = {}
    for node in tree["inner"]:
        name = node.get("name", "")
        if node["kind"] == "RecordDecl":
            records[node["id"]] = node
        elif node["kind"] == "EnumDecl":
            yield from lines_of_enum(node)
        elif node["kind"] == "FunctionDecl" and name.startswith("qd_"):
            yield f"function {name}: {node['type']['qualType']}"
        elif node["kind"] == "TypedefDecl" and name.startswith("qd_"):
            record = records.get(owned(node))
            if record is not None and fields_of(record):
                yield f"struct {name}: {fields_of(record)}"
            else:
                yield f"type {name}: {node['type']['qualType']}"


def main():
    clang, header, stored = sys.argv[1:4]
    tree = subprocess.run([clang, "-x", "c", "-std=c99", "-fsyntax-only", "-Xclang", "-ast-dump=json", header],
                          capture_output=True, text=True, check=True).stdout
    now = sorted(lines_of(json.loads(tree)))
    if sys.argv[4:] == ["--write"]:
        Path(stored).write_text("".join(f"{line}\n" for line in now), encoding="utf-8")
        return
    before = Path(stored).read_text(encoding="utf-8").splitlines()
    gone = [line for line in before if line not in now and not any(line_now.startswith(f"{line}; ") for line_now in now)]
    new = [line for line in now if line not in before]
    for line in [*(f"changed or gone: {line}" for line in gone), *(f"new: {line}" for line in new)]:
        print(line)
    if gone:
        sys.exit("programs that are linked with the library already would break")
    if new:
        sys.exit(f"expected every line in {stored}: add these with --write")


if __name__ == "__main__":
    main()
