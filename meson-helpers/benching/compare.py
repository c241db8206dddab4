"""Compares our inputs with a plain GTK program, side by side in one run.

Builds both, runs them alternately, pair by pair, on a display of their own, and prints a table of
ratios: ours divided by the plain one's, so that less than 1 is better. What is measured is told in
meson-helpers/bench-loop/include/bench-loop.h. Compare only figures of one run.

  meson-helpers/bench                          the editor, five pairs of each: half an hour
  meson-helpers/bench --quick                  a first look: few keys, one pair
  meson-helpers/bench --only type-empty        the workloads whose names begin so
  meson-helpers/bench --composer               the message composer beside our editor
  meson-helpers/bench --composer --animations --only grow --peer .build/bench/bench-peer
                                               an animated line beside the plain program's
  meson-helpers/bench --fields                 fields of one line beside GtkEntry
  meson-helpers/bench --rich-text              the rich editor beside a text view with tags and anchors
  meson-helpers/bench --page                   plain text as high as it is, in a scrolled page
  meson-helpers/bench --rich-text --page       rich text like that
  meson-helpers/bench --renderer default       the same, drawn with GTK's own choice
  meson-helpers/bench --backend wayland        the same, in weston
  meson-helpers/bench --program A --peer B     any two programs that follow the protocol
  meson-helpers/bench --write                  keeps the figures, and writes them into the articles
  meson-helpers/bench --tables                 writes the articles from the figures that are kept;
                                               --check says which are wrong, or older than the code
  meson-helpers/bench --gate                   fails if a key costs more instructions than before
  meson-helpers/bench --calls                  what Swift adds to a key: calls of its runtime, code
  meson-helpers/bench --linear                 fails if twice the text costs more than twice as much
"""

import argparse
import contextlib
import datetime
import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path

from testing.session import REPOSITORY

from . import tables
from .figures import COUNTERS, figures, middle, ratio_cell
from .groups import GROUPS
from .programs import FOLDER, run_once, surroundings
from .workloads import make_texts


def parse_arguments():
    parser = argparse.ArgumentParser(
        prog="bench",
        epilog="--no-install, as the first argument: everything needed is there already",
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--program", help="a program in the place of our editor")
    add("--peer", help="a program in the place of the plain GTK one")
    add("--composer", action="store_true", help="the composer beside our editor")
    add("--fields", action="store_true", help="fields beside GtkEntry")
    add("--rich-text", action="store_true", help="rich text beside GtkTextView")
    add("--page", action="store_true", help="a text as high as it is, in a scrolled page")
    add("--repeats", type=int, default=5, help="pairs of each workload (5)")
    add("--only", action="append", metavar="NAME", help="beginning of a name")
    add("--quick", action="store_true", help="a tenth of the keys, one pair")
    add("--animations", action="store_true", help="leave GTK's animations on")
    add("--output", type=Path, help="write the table to this file too")
    add("--renderer", default="cairo", metavar="R", help='draw with it; "default": with GTK\'s own choice')
    add("--backend", choices=("x11", "wayland"), default="x11", help="where the windows are")
    add("--write", action="store_true", help="write the figures into the articles")
    return parser.parse_args()


def group_of(arguments):
    name = "editor"
    if arguments.fields:
        name = "fields"
    elif arguments.rich_text:
        name = "rich-text-page" if arguments.page else "rich-text"
    elif arguments.page:
        name = "page"
    elif arguments.composer:
        name = "composer"
    return GROUPS[name]


def run_pairs(group, programs, arguments, variables):
    """Yields workload, pair number and the two results, ours first whatever ran first."""
    names = [
        name
        for name in group.workloads
        if not arguments.only or any(name.startswith(start) for start in arguments.only)
    ]
    if not names:
        sys.exit("bench: no workload has such a name; there are " + ", ".join(group.workloads))
    for pair in range(1 if arguments.quick else arguments.repeats):
        for name in names:
            workload = group.workloads[name]
            count = max(3, workload.count // 10) if arguments.quick else workload.count
            order = (0, 1) if pair % 2 == 0 else (1, 0)
            results = [None, None]
            for index in order:
                results[index] = run_once(programs[index], workload, count, variables)
            for program, result in zip(programs, results):
                if "error" in result:
                    print(f"bench: {Path(program).name} {name}: {result['error']}", file=sys.stderr)
            print(f"pair {pair + 1}: {name}", file=sys.stderr)
            yield name, pair, results


def machine(results, arguments):
    """What the figures were measured on."""
    processor = "unknown processor"
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                processor = line.split(":", 1)[1].strip()
                break
    system = platform.freedesktop_os_release().get("PRETTY_NAME", platform.system())
    gtk = sorted({result.get("gtk", "?") for result in results})
    swift = "no Swift"
    with contextlib.suppress(OSError, subprocess.CalledProcessError):
        command = ["swift", "--version"]
        version = subprocess.check_output(command, text=True, stderr=subprocess.DEVNULL)
        swift = version.splitlines()[0].split(" (")[0]
    drawn = "GTK's own renderer" if arguments.renderer == "default" else f"{arguments.renderer} renderer"
    where = "Xvfb" if arguments.backend == "x11" else "weston in Xvfb"
    return (
        f"`{processor}`, {os.cpu_count()} processors; {system}, Linux {platform.release().split('-')[0]}; "
        f"GTK {', '.join(gtk)}, {drawn}, {where}; {swift}, release build"
    )


def growth_with_size(rows):
    """How a key's cost grows with the text, for both sides."""
    for place in ("end", "start"):
        small, large = rows.get(f"{place}-10kb"), rows.get(f"{place}-10mb")
        if not small or not large:
            continue
        costs = [large["median"][side] / small["median"][side] for side in (1, 2)]
        yield (
            f"A key at the {place} of 10 MB costs {costs[0]:.2f} times one at the {place} of "
            f"10 kB; in the plain program {costs[1]:.2f} times."
        )


def counter_table(measured):
    """What the processor has counted, where it counts."""
    sides = [side for pairs in measured.values() for pair in pairs for side in pair]
    counters = [name for name in COUNTERS if all(name in side for side in sides)]
    if not counters:
        return
    yield "| workload | " + " | ".join(COUNTERS[name][0] for name in counters) + " |"
    yield "| --- " * (len(counters) + 1) + "|"
    for workload, pairs in measured.items():
        cells = (ratio_cell(*middle(pairs, name), COUNTERS[name][1], 1.1) for name in counters)
        yield f"| {workload} | " + " | ".join(cells) + " |"


def rule_times(program):
    """What masks and validators cost by themselves, as the fields' program measures it."""
    done = subprocess.run([program, "rules"], stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout)


def commit():
    """The commit of the source, and whether anything differs from it."""
    def git(*arguments):
        return subprocess.check_output(["git", "-C", REPOSITORY, *arguments], text=True).strip()

    changed = git("status", "--porcelain", "--", "Sources", "Package.swift")
    return git("rev-parse", "--short=10", "HEAD") + (" with changes" if changed else "")


def measured_of(group, pairs, everything, arguments):
    """What the record keeps of this run."""
    counted = json.loads(tables.GATE.read_text()) if tables.GATE.exists() else {}
    cases = {
        version: {name: ratio for name, ratio in ratios.items() if name.split(":")[0] == group.name}
        for version, ratios in counted.items()
    }
    return {
        "commit": commit(),
        "date": datetime.date.today().isoformat(),
        "machine": machine(everything, arguments),
        "pairs": max(len(of_workload) for of_workload in pairs.values()),
        "counted": {version: ratios for version, ratios in cases.items() if ratios},
        "rows": {name: tables.entry(found, group.workloads[name]) for name, found in pairs.items()},
    }


def keep(group, measured):
    """Adds this run to the record: to other workloads of the same source, in the place of older ones."""
    record = tables.load()
    before = record.get(group.name, {})
    if before.get("commit") == measured["commit"] and before.get("machine") == measured["machine"]:
        measured["rows"] = {**before["rows"], **measured["rows"]}
    record[group.name] = measured
    tables.save(record)
    tables.write_articles()


def main():
    arguments = parse_arguments()
    FOLDER.mkdir(parents=True, exist_ok=True)
    group = group_of(arguments)
    programs = group.programs(arguments)
    make_texts()
    pairs, everything, failed = {}, [], False
    drawing = arguments.renderer, arguments.backend, arguments.animations
    with tempfile.TemporaryDirectory() as work, surroundings(Path(work), *drawing) as variables:
        variables |= group.variables
        with open(FOLDER / "results.jsonl", "w") as log:
            for program in programs:
                # The first start of all fills caches, of fonts for example, and is no figure.
                run_once(program, next(iter(group.workloads.values())), 3, variables)
            for name, pair, results in run_pairs(group, programs, arguments, variables):
                log.write(json.dumps({"name": name, "pair": pair, "results": results}) + "\n")
                log.flush()
                if any("error" in result for result in results):
                    failed = True
                    continue
                everything += results
                pairs.setdefault(name, []).append([figures(result) for result in results])
    if not pairs:
        sys.exit("bench: nothing was measured")
    measured = measured_of(group, pairs, everything, arguments)
    lines = tables.section(group, measured) + ["", *growth_with_size(measured["rows"])]
    lines += ["", *counter_table(pairs)]
    if arguments.fields and not arguments.program:
        measured["rules"] = rule_times(programs[0])
        lines += ["", *tables.rule_section(measured["rules"])]
    text = "\n".join(lines).rstrip("\n") + "\n"
    print(text, end="")
    if arguments.output:
        arguments.output.write_text(text)
    if arguments.write:
        keep(group, measured)
    sys.exit(1 if failed else 0)
