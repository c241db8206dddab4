"""The build of everything that tests need, with every warning as an error."""

import gzip
import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

from .session import REPOSITORY, Failure

LIBRARIES = ("xctest", "swift-testing")
STRICT = ("-Xswiftc", "-warnings-as-errors", "-Xcc", "-Werror")
# What is built once is built in whole modules: that is a tenth less work than file by file, and more for
# the next change.
WHOLE_MODULES = ("-Xswiftc", "-wmo", "-Xswiftc", "-num-threads", "-Xswiftc", "2")
# Backtraces have their lines; the rest is what a debugger needs.
QUICK = ("-Xswiftc", "-gline-tables-only")
# SwiftPM's remark on flags of GTK's own pkg-config files is not about our source, nor are the linker's on
# what a sanitizer brings, and the compiler's that whole modules have no batches.
FOREIGN_WARNING = re.compile(r"prohibited flag\(s\)|local symbol .__[a-z]+san_|ignoring '-enable-batch-mode'")


class Build:
    """A build folder with its options.

    Warnings are errors here. That needs a folder of its own: the same one with other flags would be
    built again by every plain `swift build`.
    """

    def __init__(self, sanitizer=None, runs_valgrind=False):
        self.sanitizer = sanitizer
        self.runs_valgrind = runs_valgrind
        self.folder = f".build/{sanitizer or 'checked'}"
        self.options = ["--scratch-path", self.folder]
        if sanitizer:
            self.options += ["--sanitize", sanitizer]
        self.playground = None
        self.tests = None

    def make(self, report, work):
        """Builds the package and its tests, and what they are run with."""
        report.say("Build: package, tests and playground, warnings are errors")
        self.build(report)
        found = self.swift("build", "--show-bin-path", *self.options)
        programs = Path(found.stdout.strip())
        self.playground = programs / "concertina-playground"
        self.tests = TestProgram(programs / "ConcertinaPackageTests.xctest")
        if not self.playground.exists():
            raise Failure("the playground was not built")
        if self.runs_valgrind:
            self.playground = self.wrap_playground(work)

    def build(self, report):
        command = ["swift", "build", "--build-tests", *self.options, *STRICT]
        if os.environ.get("CI"):
            command += WHOLE_MODULES + QUICK
        # A test may call a function that is only generated when this runs.
        if os.environ.get("CONCERTINA_RECORD"):
            command += ("-Xlinker", "--unresolved-symbols=ignore-all")
        warnings = []
        with subprocess.Popen(
            command, cwd=REPOSITORY, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        ) as process:
            for line in process.stdout:
                report.write(line)
                if "warning:" in line and not FOREIGN_WARNING.search(line):
                    warnings.append(line)
        if process.returncode:
            raise Failure("the build failed")
        if warnings:
            report.write("".join(warnings))
            raise Failure("the build gave warnings")

    def swift(self, *arguments):
        return subprocess.run(
            ["swift", *arguments], cwd=REPOSITORY, text=True, capture_output=True, check=True
        )

    def settings(self):
        """What tests have to know of the build."""
        settings = {"CONCERTINA_PLAYGROUND": self.playground}
        # What waits for the playground has to be patient where that is slow.
        if self.sanitizer or self.runs_valgrind:
            settings["CONCERTINA_PATIENCE"] = "10"
        return settings

    def wrap_playground(self, work):
        """Has the tests start the playground under valgrind, as the same process."""
        if not shutil.which("valgrind"):
            raise Failure("valgrind is not installed")
        command = ["exec", "valgrind", "-q", "--error-exitcode=99", "--num-callers=30"]
        command.append(f"--log-file={REPOSITORY}/.build/valgrind.%p.log")
        # What GLib and GTK say of themselves.
        for folder in ("gtk-4.0", "glib-2.0"):
            files = sorted(Path("/usr/share", folder, "valgrind").glob("*.supp"))
            command += [f"--suppressions={file}" for file in files]
        wrapper = work / "concertina-playground"
        line = shlex.join([*command, str(self.playground)])
        wrapper.write_text(f'#!/bin/sh\n{line} "$@"\n')
        wrapper.chmod(0o755)
        return wrapper


class TestProgram:
    """The program that all tests are linked into."""

    def __init__(self, path):
        self.path = Path(path)

    def names(self, library):
        """The names of the tests of a library, such as "WidgetTests.HeightTests/testALine"."""
        command = [self.path, *self.library_options(library), "--list-tests"]
        listed = subprocess.run(
            command, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False
        )
        return [line for line in listed.stdout.splitlines() if re.match(r"\w+\..+/", line)]

    def command(self, library, names, events):
        """The command that runs some tests, one after another: there are other processes beside it."""
        command = [str(self.path), *self.library_options(library)]
        if library == "xctest":
            return [*command, ",".join(names)]
        pattern = "|".join(re.sub(r"([\[\]().*+?^$|\\{}])", r"\\\1", name) for name in names)
        command += ["--event-stream-output-path", str(events), "--filter", f"^({pattern})(/|$)"]
        return [*command, "--no-parallel"]

    @staticmethod
    def library_options(library):
        """Swift 6.0 has no option for XCTest, which is what runs without any."""
        return [] if library == "xctest" else ["--testing-library", library]


def markdown_specification(work):
    """The specification of GitHub's Markdown, of which that of CommonMark is a part; none without its
    package."""
    packed = Path("/usr/share/doc/cmark-gfm/spec.txt.gz")
    if not packed.exists():
        return {}
    file = work / "spec.txt"
    file.write_bytes(gzip.decompress(packed.read_bytes()))
    return {"CONCERTINA_COMMONMARK": file}


def make_fast_frames(work):
    """Compiles the library that takes the wait for the next frame away, and returns it."""
    library = work / "fast-frames.so"
    flags = subprocess.run(
        ["pkg-config", "--cflags", "glib-2.0"], text=True, capture_output=True, check=True
    )
    source = Path(__file__).with_name("fast-frames.c")
    command = ["gcc", "-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-o", library, source]
    subprocess.run([*command, *flags.stdout.split()], check=True)
    return library
