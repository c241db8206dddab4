"""The programs that are compared: ours, built for release, and plain GTK ones in C."""

import contextlib
import hashlib
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

from testing.session import REPOSITORY, WAYLAND, Session

HELPERS = REPOSITORY / "meson-helpers"
FOLDER = REPOSITORY / ".build" / "bench"
# How long one run of a program may take; under valgrind a second becomes a minute.
RUN_SECONDS = 180
VALGRIND_SECONDS = 1800


def build_peer(name="bench-peer"):
    """A program in C, and the measuring loop in it."""
    flags = subprocess.check_output(["pkg-config", "--cflags", "--libs", "gtk4"], text=True).split()
    program = FOLDER / name
    loop = HELPERS / "bench-loop"
    command = ["cc", "-O2", "-Wall", "-Werror", f"-I{loop / 'include'}"]
    command += ["-DGDK_VERSION_MIN_REQUIRED=G_ENCODE_VERSION(4,8)", "-o", program]
    command += [HELPERS / f"{name}.c", *sorted(loop.glob("*.c")), *flags]
    subprocess.check_call(command)
    return program


def build(product):
    """A program of ours, as it is shipped: with Swift's own libraries inside."""
    program = FOLDER / product
    subprocess.check_call([HELPERS / "build-program", product, program], stdout=sys.stderr)
    return program


@contextlib.contextmanager
def surroundings(work, renderer="cairo", backend="x11", animates=False):
    """The variables of every program: a display, pinned fonts and settings, nothing of the user's."""
    with Session(work) as session:
        settings = {
            "G_DEBUG": "",
            "CONCERTINA_BENCH_ANIMATIONS": "1" if animates else "0",
        }
        if backend == "wayland":
            session.start_compositor("desktop")
            settings |= {"GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": WAYLAND}
        variables = session.environment(renderer, **settings)
        for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "SWIFT_BACKTRACE"):
            variables.pop(name, None)
        yield variables


def run_once(program, workload, count, variables):
    """The result that a program prints, or one with an "error"."""
    started = {"CONCERTINA_BENCH_START": str(time.monotonic_ns())}
    try:
        done = subprocess.run(
            [program, *workload.arguments(count)],
            env={**variables, **workload.variables, **started},
            stdout=subprocess.PIPE,
            text=True,
            timeout=RUN_SECONDS,
        )
    except subprocess.TimeoutExpired:
        return {"error": f"longer than {RUN_SECONDS} s"}
    try:
        result = json.loads(done.stdout)
    except ValueError:
        return {"error": f"exit status {done.returncode} and no result"}
    if not result.get("wallMicroseconds"):
        result.setdefault("error", "no samples")
    return result


class NotCounted(Exception):
    """A program has ended, under valgrind, without a figure; the text says how."""


def run_counted(command, variables, counts_from_start=False, profile=None):
    """What a program prints, and the instructions that valgrind counted: those between the marks that
    the program sets, or all. A profile is a file for each instruction that was run."""
    when = "yes" if counts_from_start else "no"
    # The program tells valgrind when the keys begin: until then it runs ten times as fast.
    valgrind = ["valgrind", "--tool=callgrind", f"--instr-atstart={when}", f"--collect-atstart={when}"]
    valgrind += ["--dump-instr=yes", f"--callgrind-out-file={profile}"] if profile else []
    valgrind += [] if profile else ["--callgrind-out-file=/dev/null"]
    try:
        done = subprocess.run(
            [*valgrind, *command], env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            timeout=VALGRIND_SECONDS,
        )
    except subprocess.TimeoutExpired:
        raise NotCounted(f"longer than {VALGRIND_SECONDS} s") from None
    # Programs that GTK starts, such as the one that looks for a session bus, have figures, too: 0.
    collected = max(map(int, re.findall(r"Collected : (\d+)", done.stderr)), default=0)
    if done.returncode != 0 or collected == 0:
        raise NotCounted(f"exit status {done.returncode}, {done.stdout[:300]}\n{done.stderr[-2000:]}")
    return done.stdout, collected


def stripped(program):
    """The program without its debug information, which valgrind cannot read of every compiler."""
    path = FOLDER / f"{Path(program).name}-{digest(program)[:12]}-without-debug"
    if not path.exists():
        partial = path.with_suffix(f".{os.getpid()}")
        subprocess.check_call(["strip", "--strip-debug", "-o", partial, program])
        partial.rename(path)
    return str(path)


def digest(program):
    return hashlib.sha256(Path(program).read_bytes()).hexdigest()
