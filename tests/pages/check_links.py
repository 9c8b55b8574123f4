"""Follows every link between the pages of the project, and names file and line of those that lead nowhere.

    python3 check_links.py SOURCE

A link is [words](path), from the folder of its page; behind a # stands a heading of the page it leads to.
Links to other hosts are not followed.
"""

import re
import sys
from pathlib import Path

LINK = re.compile(r"\]\(([^)\s]+)\)")


def anchors_of(text):
    """What the headings of a page are called in links."""
    headings = re.findall(r"^#+ (.*)$", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def faults_of(page, source):
    text = page.read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        for link in LINK.findall(re.sub(r"`[^`]*`", "", line)):
            path, _, anchor = link.partition("#")
            if "://" in link:
                continue
            target = page.parent / path if path else page
            place = f"{page.relative_to(source).as_posix()}:{number}"
            if not target.exists():
                yield f"{place}: no file {link}"
            elif anchor and anchor not in anchors_of(target.read_text(encoding="utf-8")):
                yield f"{place}: no heading {link}"


def main():
    source = Path(sys.argv[1])
    pages = sorted([*source.glob("*.md"), *source.glob("docs/**/*.md"), *source.glob("quadrille/*/README.md")])
    faults = [fault for page in pages for fault in faults_of(page, source)]
    print(*faults, sep="\n")
    if not pages:
        sys.exit(f"no pages in {source}")
    if faults:
        sys.exit("some links lead nowhere")


if __name__ == "__main__":
    main()
