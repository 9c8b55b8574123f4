#!/usr/bin/env python3
"""Draws the times of the engines as an SVG, from the output of the benchmarks.

    ./dev bench --benchmark_filter=engines --benchmark_format=json > engines.json
    bench/plot_engines.py engines.json > docs/images/engines.svg

One column for each set of boards, a mark for each engine, on a logarithmic scale. A hollow mark is a
median over boards of which some were not solved in time.
"""

import json
import math
import sys

COLOURS = {"links": "#4477aa", "learn": "#228833", "sat": "#ccbb44", "auto": "#ee6677"}
LEFT, TOP, HEIGHT, COLUMN = 64, 40, 300, 54
DECADES = range(-2, 4)  # powers of ten, in milliseconds


def read(path):
    """Returns {(size, percent): {engine: (milliseconds, unsolved)}}, in the order of the file."""
    sets = {}
    with open(path, encoding="utf-8") as file:
        for row in json.load(file)["benchmarks"]:
            family, size, percent, engine = row["name"].split("/")[:4]
            if family == "engines":
                times = sets.setdefault((int(size), int(percent)), {})
                times[engine] = (row["real_time"], row["unsolved"])
    return sets


def height_of(milliseconds):
    share = (math.log10(milliseconds) - DECADES[0]) / (DECADES[-1] - DECADES[0])
    return TOP + HEIGHT * (1 - min(1, max(0, share)))


def text(x, y, words, anchor="middle"):
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{words}</text>'


def draw(sets):
    width = LEFT + COLUMN * len(sets) + 16
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {TOP + HEIGHT + 60}" '
        f'width="{width}" font-family="sans-serif" font-size="12" fill="#444">',
        '<rect width="100%" height="100%" fill="white"/>',
    ]
    for decade in DECADES:
        y = height_of(10**decade)
        label = f"{10**decade:g} ms" if decade < 3 else f"{10 ** (decade - 3):g} s"
        lines.append(f'<path d="M{LEFT} {y:.0f}H{width - 16}" stroke="#ddd"/>')
        lines.append(text(LEFT - 6, y + 4, label, "end"))
    for number, (engine, colour) in enumerate(COLOURS.items()):
        x = LEFT + 20 + 80 * number
        lines.append(f'<circle cx="{x}" cy="18" r="5" fill="{colour}"/>')
        lines.append(text(x + 10, 22, engine, "start"))
    for column, ((size, percent), times) in enumerate(sets.items()):
        middle = LEFT + COLUMN * (column + 0.5)
        lines.append(text(middle, TOP + HEIGHT + 20, f"{size}x{size}"))
        lines.append(text(middle, TOP + HEIGHT + 36, f"{percent}%"))
        for number, (engine, colour) in enumerate(COLOURS.items()):
            if engine in times:
                milliseconds, unsolved = times[engine]
                x = middle + 10 * (number - 1.5)
                fill = "white" if unsolved else colour
                lines.append(
                    f'<circle cx="{x:.0f}" cy="{height_of(milliseconds):.0f}" r="5" '
                    f'fill="{fill}" stroke="{colour}" stroke-width="2"/>'
                )
    lines.append("</svg>")
    return "\n".join(lines)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: plot_engines.py FILE.json > FILE.svg")
    print(draw(read(sys.argv[1])))
