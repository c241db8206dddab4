"""Fails if a key has become more expensive: counts instructions, which do not swing as times do.

Runs our programs and plain GTK ones with a short set of workloads, and compares the ratios of their
instructions, most of them from a key to its painted frame, with those in
meson-helpers/benching/counted.json, and with that the calls into Swift's runtime for a key. The processor counts where it lets a program ask; elsewhere valgrind
does. What was counted is kept in .build/bench for each pair of programs: the next run takes it up.

  meson-helpers/bench --gate                 fails if a ratio is more than 3 % above the recorded one, or
                                             so far below that the record says nothing any more
  meson-helpers/bench --gate --only fields   the cases whose names begin so
  meson-helpers/bench --gate --again         counts all of them, whatever is kept
  meson-helpers/bench --gate --record        records the present ratios

Ratios are recorded for each version of GTK and of Swift. For others there is nothing to compare
with: the ratios are printed, and the gate is open.
"""

import argparse
import concurrent.futures
import hashlib
import json
import re
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

from . import calls
from .groups import GROUPS, make
from .programs import (
    FOLDER, NotCounted, digest, run_counted, run_once, stripped, surroundings
)
from .tables import GATE
from .workloads import ALL, Workload, make_texts

KEPT = FOLDER / "counted"
# How much a ratio may rise above the recorded one, and fall below it until that has to be renewed.
TOLERANCE = 1.03
GREATEST_FALL = 0.9
KEYS = 40
FEW_KEYS = 15
# What Swift adds to a key, in the cases where it is recorded.
SWIFT_CALLS = ("retains", "releases", "allocations", "executor checks", "types asked for")
CALL_CASES = ("editor:end-10kb", "fields:type", "rich-text:end-1000")
# For edits that take a second under valgrind, and more.
LEAST_KEYS = 4


@dataclass(frozen=True)
class Case:
    """A workload, and the group of programs that it is for."""

    group: str
    workload: Workload
    keys: int = KEYS
    # All instructions up to the first frame.
    is_start: bool = False


def start(group, workload):
    return Case(group, replace(workload, edit="start"), 1, is_start=True)


SET = Workload("set 1,000 lines", "set", "rich-1000", LEAST_KEYS)
EMPTY = ALL["type-empty"]

CASES = {
    "editor:type-empty": Case("editor", EMPTY),
    "editor:start-10kb": Case("editor", ALL["start-10kb"]),
    "editor:end-10kb": Case("editor", ALL["end-10kb"]),
    "editor:end-1mb": Case("editor", ALL["end-1mb"]),
    "editor:end-10mb": Case("editor", ALL["end-10mb"]),
    "editor:delete": Case("editor", ALL["delete"]),
    "editor:grow": Case("editor", ALL["grow"], FEW_KEYS),
    "editor:paste-1mb": Case("editor", ALL["paste-1mb"], LEAST_KEYS),
    "editor:start": start("editor", EMPTY),
    "page:end-100": Case("page", ALL["page-end-100"], FEW_KEYS),
    "page:grow-1000": Case("page", replace(ALL["page-grow-10000"], text="rich-1000"), FEW_KEYS),
    "composer:type-empty": Case("composer", EMPTY),
    "fields:type": Case("fields", ALL["fields-one"]),
    "fields:delete": Case("fields", ALL["fields-delete"]),
    "fields:start-1": start("fields", EMPTY),
    "fields:start-200": start("fields", ALL["fields-200"]),
    "rich-text:type-empty": Case("rich-text", ALL["rich-empty"]),
    "rich-text:end-1000": Case("rich-text", ALL["rich-end-1000"], FEW_KEYS),
    "rich-text:start-1000": Case("rich-text", ALL["rich-start-1000"], FEW_KEYS),
    "rich-text:grow-1000": Case("rich-text", ALL["rich-grow-1000"], FEW_KEYS),
    "rich-text:set-1000": Case("rich-text", SET, LEAST_KEYS),
    "rich-text:nested": Case("rich-text", ALL["rich-nested"], FEW_KEYS),
    "rich-text:panel": Case("rich-text", ALL["rich-panel"]),
    "rich-text:cell": Case("rich-text", ALL["rich-table"], FEW_KEYS),
    "rich-text:start": start("rich-text", EMPTY),
    "rich-text:start-cells": start("rich-text", ALL["rich-table"]),
    "rich-text-page:end-1000": Case("rich-text-page", ALL["rich-end-1000"], FEW_KEYS),
    "rich-text-page:start-1000": Case("rich-text-page", ALL["rich-start-1000"], FEW_KEYS),
    "rich-text-page:notes-end-1000": Case(
        "rich-text-page", replace(ALL["notes-end"], text="rich-1000"), FEW_KEYS
    ),
}


def counted_by_processor(program, case, variables):
    """The median number of instructions of a key."""
    result = run_once(program, case.workload, case.keys, variables)
    if "error" in result:
        raise NotCounted(result["error"])
    return statistics.median(result["instructions"])


def counted_by_valgrind(program, case, variables):
    """The number of instructions of a key, on average; for a start, those of all of it."""
    command = [stripped(program), *case.workload.arguments(case.keys)]
    printed, collected = run_counted(command, {**variables, **case.workload.variables}, case.is_start)
    return collected if case.is_start else collected / json.loads(printed)["countedKeys"]


def calls_by_valgrind(program, case, variables):
    """The calls into Swift's runtime for a key."""
    counted = calls.calls_of(program, case, variables)
    return {name: round(counted[name], 1) for name in SWIFT_CALLS}


class Kept:
    """What was counted before, for a program as it is now."""

    def __init__(self, is_used):
        self.is_used = is_used
        KEPT.mkdir(parents=True, exist_ok=True)

    def counted(self, program, case, variables, count):
        what = [digest(program), repr(case), sorted(GROUPS[case.group].variables), count.__name__]
        path = KEPT / hashlib.sha256(json.dumps(what).encode()).hexdigest()
        if self.is_used and path.exists():
            return json.loads(path.read_text())
        counted = count(program, case, variables)
        # Some of what GTK does in idle time falls into a key on a busy machine: the least is right.
        if path.exists() and not isinstance(counted, dict):
            counted = min(counted, json.loads(path.read_text()))
        path.write_text(json.dumps(counted))
        return counted


def versions(program, variables):
    """The versions that ratios are recorded for, and how instructions are counted here."""
    trial = run_once(program, EMPTY, 3, variables)
    gtk = trial.get("gtk", "?")
    counted = counted_by_processor if any(trial.get("instructions", [])) else counted_by_valgrind
    swift = subprocess.check_output(["swift", "--version"], text=True, stderr=subprocess.DEVNULL)
    number = re.search(r"Swift version (\d+\.\d+)", swift)
    return (
        f"GTK {'.'.join(gtk.split('.')[:2])}, Swift {number.group(1) if number else '?'}", counted
    )


def parse_arguments():
    parser = argparse.ArgumentParser(
        prog="bench --gate", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--record", action="store_true", help="record the present ratios")
    parser.add_argument("--only", action="append", metavar="NAME", help="beginning of a name")
    parser.add_argument("--again", action="store_true", help="count what was counted before")
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    FOLDER.mkdir(parents=True, exist_ok=True)
    cases = {
        name: case
        for name, case in CASES.items()
        if not arguments.only or any(name.startswith(begin) for begin in arguments.only)
    }
    if not cases:
        sys.exit("bench: no case has such a name; there are " + ", ".join(CASES))
    sides = {GROUPS[case.group].ours for case in cases.values()}
    sides |= {GROUPS[case.group].theirs for case in cases.values()}
    programs = {name: make(name) for name in sorted(sides)}
    make_texts()
    with tempfile.TemporaryDirectory() as work, surroundings(Path(work)) as variables:
        version, count = versions(next(iter(programs.values())), variables)
        kept = Kept(not arguments.again)
        recorded = {} if arguments.record else load().get(version, {})
        counted, failed = count_all(
            cases, programs, variables, count, kept, recorded, tries=2 if recorded else 0
        )
        counted |= count_calls(cases, programs, variables, kept)
    is_open = judge(version, counted, arguments.record) and not failed
    sys.exit(0 if is_open else 1)


def count_all(cases, programs, variables, count, kept, recorded=None, tries=2):
    """The ratios of all cases, and the names of those that could not be counted. What differs from the
    record is counted again."""
    recorded = recorded or {}
    ratios, failed = {}, []
    for name, case in cases.items():
        group = GROUPS[case.group]
        settings = {**variables, **group.variables}
        pair = [programs[group.ours], programs[group.theirs]]
        try:
            # Beside each other: instructions do not depend on what else runs.
            with concurrent.futures.ThreadPoolExecutor(2) as pool:
                ours, theirs = pool.map(
                    lambda program: kept.counted(program, case, settings, count), pair
                )
        except NotCounted as reason:
            print(f"bench: {name}: not counted: {reason}", file=sys.stderr, flush=True)
            failed.append(name)
            continue
        ratios[name] = round(ours / theirs, 4)
        if tries and any(differences({name: ratios[name]}, recorded)):
            retried = count_all({name: case}, programs, variables, count, Kept(False), recorded, tries - 1)
            ratios |= retried[0]
            continue
        each = "" if case.is_start else " a key"
        print(
            f"{name}: {ours / theirs:.3f} ({ours / 1e6:.2f} / {theirs / 1e6:.2f} million "
            f"instructions{each})", flush=True
        )
    return ratios, failed


def count_calls(cases, programs, variables, kept):
    """What Swift adds to a key: for each case and function the number of calls."""
    counted = {}
    for name in CALL_CASES:
        if name in cases:
            group = GROUPS[cases[name].group]
            settings = {**variables, **group.variables}
            found = kept.counted(programs[group.ours], cases[name], settings, calls_by_valgrind)
            counted |= {f"{name}, {function}": number for function, number in found.items()}
            print(f"{name}: " + ", ".join(f"{number} {what}" for what, number in found.items()), flush=True)
    return counted


def load():
    return json.loads(GATE.read_text()) if GATE.exists() else {}


def judge(version, ratios, records):
    """Compares with what is recorded, or records; returns whether the gate is open."""
    recorded = load()
    if records:
        recorded[version] = {**recorded.get(version, {}), **ratios}
        GATE.write_text(json.dumps(recorded, indent=2, sort_keys=True) + "\n")
        print(f"recorded for {version}")
        return True
    if version not in recorded:
        print(f"nothing is recorded for {version}")
        return True
    lines = list(differences(ratios, recorded[version]))
    for line in lines:
        print(line, file=sys.stderr)
    return not lines


def limit_of(name, recorded):
    """The most that a ratio, or a number of calls, may be: one call in a few keys is chance."""
    return recorded * TOLERANCE + (0.5 if ", " in name else 0)


def differences(ratios, recorded):
    """What has become more expensive, or so much cheaper that the record would hide the way back."""
    for name, ratio in ratios.items():
        if name not in recorded:
            yield f"not recorded: {name}, {ratio:.3f}"
        elif ratio > limit_of(name, recorded[name]):
            yield f"more expensive: {name}, {ratio:.3f}, recorded {recorded[name]:.3f}"
        elif ratio < recorded[name] * GREATEST_FALL and ", " not in name:
            yield f"much cheaper, record it: {name}, {ratio:.3f}, recorded {recorded[name]:.3f}"
