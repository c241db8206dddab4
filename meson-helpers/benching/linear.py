"""Fails if a text costs more than its size: twice the text may cost 2.3 times the instructions.

Each way in and out is measured with a text and with one of twice the size: in the plain editor
(plain-…), in the rich one (rich-…), and as a value without a window (value-…).
meson-helpers/bench-loop/bench-ways.h tells what the common ways are, and
Sources/BenchRichText/EditorWays.swift and ValueWays.swift those of rich text alone. Dropped text takes
the way of pasted text. The processor counts where it lets a program ask; elsewhere valgrind does.

  meson-helpers/bench --linear                       every way, in a quarter of an hour
  meson-helpers/bench --linear --only rich-pasted    the ways whose names begin so; may be repeated
"""

import argparse
import json
import subprocess
import sys
import tempfile
import typing
from pathlib import Path

from .groups import EDITOR, make
from .programs import FOLDER, run_counted, stripped, surroundings

# A little more than twice: larger tables are slower to reach.
GREATEST_RATIO = 2.3
# How long 10,000 addresses may take to be pasted, and found as links.
ADDRESS_COUNT = 10_000
ADDRESS_SECONDS = 1.0
LINE = "the quick brown fox jumps over a lazy dog, and again over the same\n"


def lines(size):
    return LINE * (size // len(LINE))


def paragraph(size):
    return lines(size).replace("\n", " ")


def addresses(count):
    return "".join(f"https://example.org/page/{number}\n" for number in range(count))


class Case(typing.NamedTuple):
    """A way, and the smaller of its two texts."""

    way: str
    make: typing.Callable[[int], str]
    size: int
    variables: typing.Mapping[str, str] = {}


LINKS = {"CONCERTINA_BENCH_LINKS": "1"}
# What every editor has.
EDITOR_CASES = {
    "typed": Case("typed", lines, 400),
    "pasted": Case("pasted", lines, 100_000),
    "pasted-paragraph": Case("pasted", paragraph, 20_000),
    "set": Case("set", lines, 100_000),
    "undone": Case("undone", lines, 200_000),
    "redone": Case("redone", lines, 100_000),
    "hinted": Case("hinted", lines, 100_000),
}
RICH_CASES = EDITOR_CASES | {
    "pasted-addresses": Case("pasted", addresses, 1_000, LINKS),
    "pasted-into-rich": Case("pasted-into-rich", lines, 50_000),
    "pasted-rich": Case("pasted-rich", lines, 50_000),
    "pasted-html": Case("pasted-html", lines, 50_000),
    "copied": Case("copied", lines, 50_000),
    "document-set": Case("document-set", lines, 50_000),
    "document-undone": Case("document-undone", lines, 50_000),
    **{
        name: Case(name, lines, 50_000)
        for name in ("bold", "bold-undone", "styled", "listed", "cleared", "found", "replaced")
    },
    "replaced-in-paragraph": Case("replaced", paragraph, 10_000),
    "counted": Case("counted", lines, 100_000),
    "read": Case("read", lines, 100_000),
}
# What is not counted by the main thread, as a search in the background, has a test of its own.
VALUE_CASES = {
    name: Case(name, lines, 50_000)
    for name in (
        "exported-html", "exported-markdown", "exported-plain", "saved", "loaded", "imported-html",
        "imported-html-as-text", "imported-markdown", "opened-markdown", "edited-markdown",
        "counted-text", "searched-text", "masked", "formatted", "parts-changed", "printed",
    )
} | {
    # No longer: Pango goes through the rest of a paragraph for each of its lines.
    "printed-paragraph": Case("printed", paragraph, 10_000),
    "exported-paragraph": Case("exported-html", paragraph, 50_000),
    "imported-paragraph": Case("imported-html", paragraph, 50_000),
}


def measure(program, way, path, variables):
    """The result of a program, with its instructions, which valgrind counts if it has to."""
    command = [program, way, path]
    result = json.loads(subprocess.check_output(command, env=variables, text=True))
    if result["instructions"]:
        return result
    _, result["instructions"] = run_counted([stripped(program), way, path], variables)
    return result


def write(folder, text):
    path = folder / "text.txt"
    path.write_text(text)
    return str(path)


def check_case(name, program, case, folder, variables):
    """Whether twice the text costs no more than that."""
    counts = []
    variables = {**variables, **case.variables}
    for size in (case.size, 2 * case.size):
        path = write(folder, case.make(size))
        counts.append(measure(program, case.way, path, variables)["instructions"])
    ratio = counts[1] / counts[0]
    millions = " and ".join(f"{count / 1e6:.1f}" for count in counts)
    print(f"{name}: {ratio:.2f} ({millions} million instructions)", flush=True)
    return ratio <= GREATEST_RATIO


def check_addresses(program, folder, variables):
    """Whether very many addresses come in at once without a wait; the best of three."""
    path = write(folder, addresses(ADDRESS_COUNT))
    variables = {**variables, "CONCERTINA_BENCH_LINKS": "1"}
    command = [program, "pasted", path]
    times = [
        json.loads(subprocess.check_output(command, env=variables, text=True))["cpuMicroseconds"]
        for _ in range(3)
    ]
    seconds = min(times) / 1e6
    print(f"rich-{ADDRESS_COUNT}-addresses: {seconds:.2f} s of the processor", flush=True)
    return seconds <= ADDRESS_SECONDS


def main():
    parser = argparse.ArgumentParser(
        prog="bench --linear", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--only", action="append", metavar="NAME", help="beginning of a name")
    parser.add_argument("--plain", help="a program in the place of our plain editor")
    parser.add_argument("--rich", help="a program in the place of our rich editor")
    arguments = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    programs = {
        "plain": arguments.plain or make(EDITOR),
        "rich": arguments.rich or make("concertina-bench-rich-text"),
    }
    cases = {
        f"{kind}-{name}": (programs[program], case)
        for kind, program, cases in (
            ("plain", "plain", EDITOR_CASES), ("rich", "rich", RICH_CASES),
            ("value", "rich", VALUE_CASES),
        )
        for name, case in cases.items()
    }
    starts = tuple(arguments.only or [""])
    broken = []
    with tempfile.TemporaryDirectory() as work, surroundings(Path(work)) as variables:
        folder = Path(work)
        for name, (program, case) in cases.items():
            if not name.startswith(starts):
                continue
            if not check_case(name, program, case, folder, variables):
                broken.append(name)
        name = f"rich-{ADDRESS_COUNT}-addresses"
        if name.startswith(starts):
            if not check_addresses(programs["rich"], folder, variables):
                broken.append(name)
    for name in broken:
        print(f"costs too much: {name}", file=sys.stderr)
    sys.exit(1 if broken else 0)
