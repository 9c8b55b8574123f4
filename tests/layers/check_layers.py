"""Holds the includes of the project against the order of its modules, and names file and line.

    python3 check_layers.py SOURCE base=,cover=base,solve=base+cover apps/cli=system+options+verbs

The table lists the modules from the lowest up, each with the modules that it may include. Behind it come front ends,
each with its folders from the lowest up. The rules:

- A file of quadrille/<module>/ includes its own module and those that the table gives it. It writes
  "quadrille/<module>/<file>.h", <header> of the standard library, or <header> of a dependency.
- A header directly in quadrille/<module>/ is a door: it is installed. It includes doors and the standard
  library, and nothing else. What stands in a folder of the module, a room, stands behind the doors.
- The library includes nothing of Qt (<Q…>): it belongs to apps/desktop alone.
- apps/, bindings/ and examples/ include doors of the library, and no rooms. Sources in a folder called without do: they
  stand in, at link time, for what a program has no room for. Nothing is declared there: it has no headers.
- A file in a folder of a front end includes its own folder and those below it, where the front end has such a list.
  What stands in the front end's own folder is above them all.
- In every front end no folder includes, by whatever way, one that includes it; its own folder does not count.
- No room includes, by whatever way, a room that includes it; nor does a file of a room (a header with the
  source of the same name) include one that includes it. A door names types that its rooms fill in: its
  header stands below them, its source above.

- quadrille/<module>/README.md lists the doors of the module and its rooms, and nothing else, in tables whose rows
  begin with | `door.h` | or | `room/` |. A room stands below those that it includes.

Tests (*_test.cpp, *_test.h) keep the order of the modules, and are free inside it.
"""

import re
import sys
from pathlib import Path

INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]*)')
OWN = re.compile(r"^quadrille/([^/]+)/(.+)$")
QT = re.compile(r"^(Qt[A-Za-z]*/)?Q[A-Z][A-Za-z]*$|^q[a-z]+\.h$")
STANDARD = re.compile(r"^[a-z_0-9]+$")


def is_test(path):
    return re.search(r"_test\.(h|cpp)$", path) is not None


def is_door(path):
    return path.endswith(".h") and path.count("/") == 2 and not is_test(path)


def is_stand_in(path):
    return path.startswith("apps/") and path.split("/")[-2] == "without"


def room_of(path):
    """ "solve/batch" of quadrille/solve/batch/engine.h; nothing for what stands before the rooms."""
    parts = path.split("/")
    return "/".join(parts[1:-1]) if len(parts) > 3 else None


def file_of(path):
    """What counts as one file: a header with its source, but the two of a door apart."""
    return re.sub(r"\.(h|cpp)$", "", path) if room_of(path) else path


def folder_of(front_end, path):
    """ "apps/cli/verbs" of apps/cli/verbs/solve.cpp; nothing for what stands in no folder of the front end."""
    parts = path.split("/")
    depth = front_end.count("/") + 2
    return "/".join(parts[:depth]) if path.startswith(f"{front_end}/") and len(parts) > depth else None


def read_front_ends(rows):
    folders = {}
    for row in rows:
        matched = re.fullmatch(r"([a-z/]+)=([a-z_+]+)", row)
        if not matched:
            sys.exit(f"front end: expected directory=lowest+next, found '{row}'")
        folders[matched[1]] = [f"{matched[1]}/{name}" for name in matched[2].split("+")]
    return folders


def read_table(text, report):
    uses = {}
    for row in text.split(","):
        matched = re.fullmatch(r"([a-z]+)=([a-z+]*)", row)
        if not matched:
            sys.exit(f"table: expected module=lower+lower, found '{row}'")
        lower = [name for name in matched[2].split("+") if name]
        for name in lower:
            if name not in uses:
                report(f"CMakeLists.txt: module {matched[1]} uses {name}, which is not below it")
        uses[matched[1]] = lower
    return uses


def includes_of(source, path):
    """(line, quote, path) of each include."""
    lines = (source / path).read_text(encoding="utf-8").splitlines()
    found = ((number, INCLUDE.match(line)) for number, line in enumerate(lines, 1))
    return [(number, matched[1], matched[2]) for number, matched in found if matched]


def check_library_include(path, line, quote, include, uses, report):
    module = path.split("/")[1]
    where = f"{path}:{line}: includes {include}"
    own = OWN.match(include)
    front = re.match(r"(apps|bindings|tests|bench|examples)/", include)
    if own:
        allowed = [module, *uses[module]]
        if own[1] not in allowed:
            report(f"{where}, but {module} may include only: {', '.join(allowed)}")
        elif is_door(path) and not is_door(include):
            report(f"{where}, but a door includes only doors")
    elif front:
        report(f"{where}, but the library stands below {front[1]}")
    elif quote == '"':
        report(f"{where}, expected quadrille/<module>/<file>.h")
    elif QT.match(include):
        report(f"{where}, but Qt belongs to apps/desktop")
    elif is_door(path) and not STANDARD.match(include):
        report(f"{where}, but a door needs no other library")


def cycle_in(graph):
    """Some nodes each of which leads to the next and the last to the first; nothing if there are none.
    `graph` gives for each node the nodes that it leads to."""
    done = set()
    for start in sorted(graph):
        path, ways = [start], [iter(sorted(graph[start]))]
        while path:
            node = next(ways[-1], None) if path[-1] not in done else None
            if node is None:
                done.add(path.pop())
                ways.pop()
            elif node in path:
                return path[path.index(node):]
            elif node not in done:
                path.append(node)
                ways.append(iter(sorted(graph.get(node, ()))))
    return []


def check_cycles(what, name_of, edges, report):
    """Reports one cycle at a time, and goes on without its first edge."""
    graph, places = {}, {}
    for path, line, include in edges:
        a, b = name_of(path), name_of(include)
        if a is None or b is None or a == b:
            continue
        graph.setdefault(a, set()).add(b)
        places.setdefault((a, b), f"{path}:{line}")
    while cycle := cycle_in(graph):
        steps = list(zip(cycle, cycle[1:] + cycle[:1]))
        told = ", ".join(f"{places[step]} includes {step[1]}" for step in steps)
        report(f"{what} include each other: {told}")
        graph[steps[-1][0]].remove(steps[-1][1])


def check_page(source, module, paths, edges, report):
    """Holds the README.md of a module against its folder."""
    page = f"quadrille/{module}/README.md"
    if not (source / page).exists():
        report(f"{page}: expected, to say what the module is")
        return
    text = (source / page).read_text(encoding="utf-8")
    told = re.findall(r"^\| `([a-z_0-9/]+(?:\.h|/))` \|", text, re.MULTILINE)
    own = [path for path in paths if path.startswith(f"quadrille/{module}/") and not is_test(path)]
    doors = {path.split("/")[-1] for path in own if is_door(path)}
    rooms = {room_of(path).removeprefix(f"{module}/") + "/" for path in own if room_of(path)}
    for name in sorted((doors | rooms) - set(told)):
        report(f"{page}: expected a row for {name}")
    for name in told:
        if name not in doors | rooms:
            report(f"{page}: lists {name}, which is not there")
    for path, line, include in edges:
        room, other = (f"{room_of(name)}/".removeprefix(f"{module}/") for name in (path, include))
        if room in told and other in told and told.index(other) > told.index(room):
            report(f"{page}: lists {room} above {other}, but {path}:{line} includes {include}")


def check_folders(front_end, order, edges, report):
    """Holds the includes inside a front end against the order of its folders."""
    for path, line, include in edges:
        own, other = folder_of(front_end, path), folder_of(front_end, include)
        where = f"{path}:{line}: includes {include}"
        if own is None or own == other:
            continue
        if own not in order:
            report(f"{where}, but CMakeLists.txt does not say where {own} stands")
        elif other is None:
            report(f"{where}, but {front_end} itself stands above its folders")
        elif other not in order:
            report(f"{where}, but CMakeLists.txt does not say where {other} stands")
        elif order.index(other) > order.index(own):
            report(f"{where}, but {other} stands above {own}")


def check(source, table, front_ends=()):
    faults = []
    uses = read_table(table, faults.append)
    folders = read_front_ends(front_ends)
    front_edges = {}
    edges = {module: [] for module in uses}
    paths = sorted(
        file.relative_to(source).as_posix()
        for folder in ("quadrille", "apps", "bindings", "examples")
        for file in (source / folder).rglob("*")
        if file.suffix in (".h", ".cpp") and "node_modules" not in file.parts
    )
    for path in paths:
        own = OWN.match(path)
        if path.startswith("quadrille/") and not (own and own[1] in uses):
            faults.append(f"{path}: expected quadrille/<module>/<file>, with the module named in CMakeLists.txt")
            continue
        if is_stand_in(path) and not path.endswith(".cpp"):
            faults.append(f"{path}: expected sources only, which stand in for others")
        front_end = "/".join(path.split("/")[:2])
        may_enter_rooms = is_test(path) or is_stand_in(path)
        for line, quote, include in includes_of(source, path):
            if own:
                check_library_include(path, line, quote, include, uses, faults.append)
                if include.startswith(f"quadrille/{own[1]}/") and not is_test(path):
                    edges[own[1]].append((path, line, include))
            elif include.startswith(f"{front_end}/") and not is_test(path):
                front_edges.setdefault(front_end, []).append((path, line, include))
            elif include.startswith("quadrille/") and not is_door(include) and not may_enter_rooms:
                faults.append(f"{path}:{line}: includes {include}, which is no door")
    for front_end, own_edges in front_edges.items():
        if front_end in folders:
            check_folders(front_end, folders[front_end], own_edges, faults.append)
        check_cycles("folders", lambda path: folder_of(front_end, path), own_edges, faults.append)
    for module, module_edges in edges.items():
        check_cycles("rooms", room_of, module_edges, faults.append)
        check_cycles("files", file_of, module_edges, faults.append)
        if any(path.startswith(f"quadrille/{module}/") for path in paths):
            check_page(source, module, paths, module_edges, faults.append)
    return paths, faults


def main():
    source, table, front_ends = Path(sys.argv[1]), sys.argv[2], sys.argv[3:]
    paths, faults = check(source, table, front_ends)
    print(*faults, sep="\n")
    if not paths:
        sys.exit(f"no files in {source}")
    if faults:
        sys.exit("the order of the modules is broken")


if __name__ == "__main__":
    main()
