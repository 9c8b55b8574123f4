"""Compiles every example of the documentation, and names file and line of those that do not compile.

    python3 check_snippets.py SOURCE OUTPUT COMPILER [FLAG...]

An example is what stands indented by three blanks in the comment at the top of a door (by more: a table), and each block in
```cpp of README.md and of the pages in docs/. One with an #include is a program of its own. Any other is
the body of a function, in the first namespace of a door where it stands in one; it may use what
prelude.h declares and what those above it in the same file have declared. OUTPUT gets the files that
are compiled.
"""

import re
import subprocess
import sys
from pathlib import Path


def comment_examples(text):
    """(line, code) of the examples in the comment at the top of a header."""
    example, start = [], 0
    for number, line in enumerate([*text.splitlines(), ""], 1):
        code = re.match(r"//   (.*)" if example else r"//   (\S.*)", line)
        if code:
            start = start or number
            example.append(code[1])
        elif example:
            yield start, "\n".join(example)
            example, start = [], 0
        if not line.startswith("//"):
            return


def page_examples(text):
    """(line, code) of the blocks in ```cpp."""
    for block in re.finditer(r"^```cpp\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        yield text.count("\n", 0, block.start(1)) + 1, block[1]


def doors_of(source):
    return [path for path in sorted(source.glob("quadrille/*/*.h")) if not path.name.endswith("_test.h")]


def examples_of(source):
    """(path, namespace, examples) of each file that has some."""
    for path in doors_of(source):
        text = path.read_text(encoding="utf-8")
        namespace = re.search(r"^namespace (quadrille[a-z:]*) \{", text, re.MULTILINE)
        yield path, namespace[1] if namespace else "quadrille", list(comment_examples(text))
    for path in [source / "README.md", *sorted(source.glob("docs/*.md"))]:
        yield path, "quadrille", list(page_examples(path.read_text(encoding="utf-8")))


def write_files(source, output):
    """The files to compile: one for each program, and one for all functions."""
    functions = [f'#include "{door.relative_to(source).as_posix()}"' for door in doors_of(source)]
    functions.append(f'#include "{Path(__file__).with_name("prelude.h")}"')
    files, count = [], 0
    output.mkdir(parents=True, exist_ok=True)
    for path, namespace, examples in examples_of(source):
        body = []
        for line, code in examples:
            count += 1
            placed = f'#line {line} "{path.relative_to(source).as_posix()}"\n{code}\n'
            if "#include" in code:
                files.append(output / f"program_{count}.cpp")
                files[-1].write_text(placed, encoding="utf-8")
            else:
                body.append(placed)
        # Each in a block inside the one before: it may use names from there, or give them anew.
        if body:
            functions += [f"namespace {namespace} {{", f"void example_{count}() {{", "{\n".join(body), "}" * len(body), "}"]
    files.append(output / "functions.cpp")
    files[-1].write_text("\n".join(functions) + "\n", encoding="utf-8")
    return files, count


def main():
    source, output, compiler, flags = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], sys.argv[4:]
    files, count = write_files(source, output)
    if count == 0:
        sys.exit(f"no examples in {source}")
    failed = False
    for file in files:
        command = [compiler, "-std=c++20", "-fsyntax-only", "-w", f"-I{source}", *flags, str(file)]
        failed |= subprocess.run(command, check=False).returncode != 0
    if failed:
        sys.exit("some examples do not compile")
    print(f"{count} examples compile")


if __name__ == "__main__":
    main()
