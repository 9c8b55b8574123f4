"""Every sentence that the sources ask for is in English, and every English one is asked for.

    check_keys.py TREE

That the other languages have the same keys as English is a test of the library (language_test.cpp).
"""

import re
import sys
from pathlib import Path

# Keys that are put together while the program runs; tests of the library, and of the desktop program, look
# at each of these.
BUILT = re.compile(r"(error|technique|beyond|level|unit|constraint|rule)\..+|dance\.(un)?(cover|purify|tweak)"
                   r"|desktop\.(command|menu|panel|language|bench\.(level|engine))\..+")
TABLES = ("quadrille/languages/en.txt", "apps/desktop/languages/en.txt")


def sentences(table):
    """The key and the sentence of each line."""
    lines = table.read_text(encoding="utf-8").splitlines()
    return dict(re.match(r"\s*(\S+)\s*=\s*(.*)", line).groups()
                for line in lines if line.strip() and not line.startswith("#"))


def asked_for(tree, families):
    """Each key in the sources, with the file that has it."""
    key = re.compile(rf'"((?:{"|".join(sorted(families))})\.[a-z_]+(?:\.[a-z_]+)*)"')
    keys = {}
    for folder in ("quadrille", "apps/cli", "apps/desktop", "apps/web/core"):
        for path in sorted((tree / folder).rglob("*")):
            if path.suffix in (".cpp", ".h") and not path.stem.endswith("_test"):
                for found in key.findall(path.read_text(encoding="utf-8")):
                    keys.setdefault(found, path.relative_to(tree))
    return keys


def is_used(key, english, asked):
    if key in asked or BUILT.fullmatch(key):
        return True
    family, _, rest = key.partition(".")
    if family == "list":  # a way to join that some sentence names, or that of lists without a name
        form = rest.removesuffix(".most")
        return form == "plain" or any(f":{form}}}" in text for text in english.values())
    whole, _, form = key.rpartition(".")  # another form of a sentence
    return whole in english and any(f":{form}}}" in text for text in english.values())


def main():
    tree = Path(sys.argv[1])
    tables = {name: sentences(tree / name) for name in TABLES if (tree / name).exists()}
    english = {key: text for table in tables.values() for key, text in table.items()}
    asked = asked_for(tree, {key.partition(".")[0] for key in english})
    # The page's core has methods with names of the same kind.
    missing = [f"{path}: no sentence {key}" for key, path in asked.items()
               if key not in english and not path.is_relative_to("apps/web")]
    unused = [f"{name}: nobody asks for {key}" for name, table in tables.items()
              for key in table if not is_used(key, english, asked)]
    print("\n".join(missing + unused))
    if missing or unused:
        sys.exit("sentences and sources do not fit together")


main()
