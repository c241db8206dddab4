"""Counts what Swift adds to a key: calls into its runtime, and code that has to be fetched.

The same instructions cost twice as much where the code is not in the processor's caches, as after
the pause before a key. What a key runs of it, in lines of 64 bytes and in pages, tells more of its
time than the instructions do; callgrind counts both exactly.

  meson-helpers/bench --calls                       the main cases of the gate, ours beside plain GTK
  meson-helpers/bench --calls editor:grow           some of them
  meson-helpers/bench --calls --program A editor:grow   another program in the place of ours
"""

import argparse
import collections
import json
import re
import tempfile
from pathlib import Path

from .groups import GROUPS
from .programs import FOLDER, run_counted, stripped, surroundings
from .workloads import make_texts

MAIN_CASES = (
    "editor:end-10kb", "editor:grow", "page:end-100", "fields:type", "rich-text:end-1000",
    "rich-text:nested",
)
# The functions whose calls are counted, and the name of the number.
COUNTED = {
    "swift_retain": "retains",
    "swift_release": "releases",
    "swift_allocObject": "allocations",
    "swift_task_isCurrentExecutor": "executor checks",
    "swift_weakLoadStrong": "weak loads",
    "swift_beginAccess": "access checks",
    "swift_getGenericMetadata": "types asked for",
    "malloc": "mallocs",
    "g_closure_invoke": "closures invoked",
}


def calls_of(program, case, variables):
    """The numbers of a key, on average.

    - The calls of the functions in COUNTED.
    - "instructions".
    - "code lines" and "code pages": the lines of 64 bytes and the pages of 4 KiB of code that at
      least every other key runs, and "own code lines", those of the program itself and of Swift's
      libraries.
    - "paints": the frames until the window is at rest.
    """
    variables = {**variables, **case.workload.variables}
    name = stripped(program)
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder) / "callgrind.out"
        printed, _ = run_counted([name, *case.workload.arguments(case.keys)], variables, profile=profile)
        result = json.loads(printed)
        counted = read_profile(profile, result["countedKeys"], Path(name).name)
    counted["paints"] = sum(result["paints"]) / len(result["paints"])
    return counted


def read_profile(profile, keys, own):
    """Reads a file of callgrind, in which names are written once and then have numbers."""
    names, objects = {}, {}
    calls, code, instructions = collections.Counter(), collections.Counter(), 0
    owner, callee, address, is_call = "", "", 0, False
    with open(profile) as lines:
        for line in lines:
            key, _, value = line.strip().partition("=")
            if key == "ob":
                owner = named(value, objects)
            elif key == "cob":
                named(value, objects)
            elif key == "fn":
                named(value, names)
            elif key == "cfn":
                callee = named(value, names)
            elif key == "calls":
                calls[callee] += int(value.split()[0])
                is_call = True
            elif line[:1] in "+-*0" and (cost := line.split())[1:]:
                address = moved(address, cost[0])
                # The line after a call has the cost of the callee, which counts there.
                if not is_call:
                    code[owner, address] += int(cost[-1])
                    instructions += int(cost[-1])
                is_call = False
    counted = {name: calls[function] / keys for function, name in COUNTED.items()}
    usual = [place for place, count in code.items() if count >= keys / 2]
    is_own = {owner for owner, _ in usual if own in owner or "libswift" in owner}
    counted["instructions"] = instructions / keys
    # Addresses are those within each library.
    lines = {(owner, address >> 6) for owner, address in usual}
    counted["code lines"] = len(lines)
    counted["code pages"] = len({(owner, address >> 12) for owner, address in usual})
    counted["own code lines"] = sum(owner in is_own for owner, _ in lines)
    return counted


def named(value, table):
    number, _, name = value.partition(" ")
    # Recursive calls have a number at the end.
    return table.setdefault(number, re.sub(r"'\d+$", "", name))


def moved(address, text):
    """An address, which is written in full, or by how far it is from the one before."""
    if text[0] == "*":
        return address
    return address + int(text, 0) if text[0] in "+-" else int(text, 0)


def main(cases):
    """Prints the numbers of some cases, ours beside those of the plain program."""
    parser = argparse.ArgumentParser(
        prog="bench --calls", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("cases", nargs="*", default=MAIN_CASES, metavar="CASE")
    parser.add_argument("--program", help="a program in the place of ours")
    parser.add_argument("--peer", help="a program in the place of the plain GTK one")
    arguments = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    make_texts()
    with tempfile.TemporaryDirectory() as work, surroundings(Path(work)) as variables:
        for name in arguments.cases:
            case = cases[name]
            group = GROUPS[case.group]
            settings = {**variables, **group.variables}
            show(name, [calls_of(program, case, settings) for program in group.programs(arguments)])


def show(name, sides):
    print(f"{name}: a key of ours / of the plain program")
    ours, theirs = sides
    for name, number in ours.items():
        ratio = f"{number / theirs[name]:8.3f}" if theirs[name] else ""
        print(f"  {name:18}{number:12.1f}{theirs[name]:12.1f}{ratio}", flush=True)
