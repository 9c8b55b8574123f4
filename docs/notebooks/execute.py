"""Runs the notebooks beside it, and compares what every cell shows with what is stored: words and pictures.

    PYTHONPATH=build/python python3 docs/notebooks/execute.py             # exit status 1: something else is shown
    PYTHONPATH=build/python python3 docs/notebooks/execute.py --write     # stores what is shown

A cell shows what it prints, and then what its last expression shows of itself, as in Jupyter, for which nothing need be
installed here.
"""

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

KINDS = {"_repr_svg_": "image/svg+xml", "_repr_html_": "text/html"}


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def shown(value: Any) -> dict[str, list[str]]:
    """By kind, as notebooks store it."""
    bundle = {"text/plain": lines(repr(value))}
    for method, kind in KINDS.items():
        told = getattr(value, method, lambda: None)()
        if told is not None:
            bundle[kind] = lines(told)
    return bundle


def run(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """The outputs of a cell."""
    body = ast.parse(source).body
    last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
    printed = io.StringIO()
    value = None
    with contextlib.redirect_stdout(printed):
        exec(compile(ast.Module(body, type_ignores=[]), f"cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": lines(printed.getvalue())})
    if value is not None:
        outputs.append({"data": shown(value), "execution_count": number, "metadata": {}, "output_type": "execute_result"})
    return outputs


def execute(notebook: dict[str, Any]) -> list[str]:
    """Puts what every cell shows into the notebook, and names the cells that had something else."""
    names: dict[str, Any] = {"__name__": "__main__"}
    faults = []
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(cells, 1):
        source = "".join(cell["source"])
        outputs = run(source, names, number)
        if outputs != cell["outputs"] or cell["execution_count"] != number:
            faults.append(f"cell {number} shows something else than what is stored:\n{source}")
        cell["outputs"] = outputs
        cell["execution_count"] = number
    return faults


def main() -> None:
    faults = []
    for path in sorted(Path(__file__).parent.glob("*.ipynb")):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        faults += [f"{path.name}, {fault}" for fault in execute(notebook)]
        if sys.argv[1:] == ["--write"]:
            path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if faults and sys.argv[1:] != ["--write"]:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
