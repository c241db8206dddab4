"""Runs tests, in as many processes as it takes."""

import os
import re
import selectors
import subprocess
import time
from pathlib import Path

from .results import READERS, Result, complaint_in, warning_in
from .session import CORES, REPOSITORY, end_session
from .usage import UsageByClass

# How long a test may print nothing, in seconds. One that takes longer on a busy machine says how far it
# has come.
STALL_SECONDS = float(os.environ.get("CONCERTINA_STALL_SECONDS", "300"))
# As many names as a command's line can hold.
MOST_TESTS = 1500
STALLED = 124


class TestRun:
    """Runs tests in one process after another: one that dies or makes no progress takes along only the
    test that it was in, and the next one goes on behind it."""

    def __init__(self, program, library, tests, session, environment):
        self.program = program
        self.library = library
        self.left = list(tests)
        self.session = session
        self.environment = environment
        self.lines = []
        self.results = []
        self.faults = []
        self.usage = UsageByClass()
        self.processor = 0

    def run(self):
        while self.left:
            process = TestProcess(self, self.left[:MOST_TESTS])
            status = process.run()
            self.lines += process.lines
            self.processor += process.processor
            reading = READERS[self.library](process.said(), self.left)
            self.results += reading.results
            if not reading.results and not reading.begun:
                self.faults.append(f"a process began no test: {process.reason(status)}")
                return
            reason = process.reason(status)
            self.results += [Result(test, "failed", reason) for test in reading.begun]
            # A process that has failed tests ends with 1.
            if status > 1 and not reading.begun:
                self.faults.append(f"a process died behind its last test: {process.reason(status)}")
            done = {result.test for result in self.results}
            before = len(self.left)
            self.left = [test for test in self.left if test not in done]
            if len(self.left) == before:
                self.faults.append("a process ran other tests than it was to run")
                return
            if status > 1 and self.session:
                self.session.restart_display()
                self.environment["DISPLAY"] = self.session.display
        if warning := warning_in(self.lines):
            self.faults.append(f"GTK warned: {warning}")


class TestProcess:
    """One process of tests, in a session of its own: whatever a test has started ends with it."""

    def __init__(self, run, tests):
        self.run_of_tests = run
        folder = Path(run.environment["HOME"]).parent
        self.events = folder / "events"
        self.number = folder / "process"
        self.lines = []
        self.processor = 0
        self.command = run.program.command(run.library, tests, self.events)

    def run(self):
        """Runs it to its end; returns its exit status, or STALLED."""
        self.events.write_text("")
        if session := self.run_of_tests.session:
            session.rest_pointer()
        # dbus-run-session ends its bus with the program.
        starter = ["dbus-run-session", "--", "sh", "-c", 'echo $$ >"$0" && exec "$@"', self.number]
        process = subprocess.Popen(
            [*starter, *self.command],
            cwd=REPOSITORY,
            env=self.run_of_tests.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            is_stalled = not self.read_output(process)
        finally:
            end_session(process.pid)
            process.stdout.close()
            self.processor = wait_for(process)
            status = process.returncode
        self.tell_of_crash()
        # What died of a signal ends as a shell tells it.
        return STALLED if is_stalled else status if status >= 0 else 128 - status

    def read_output(self, process):
        """Reads lines until there are no more; returns whether there was progress all the time."""
        output = process.stdout
        os.set_blocking(output.fileno(), False)
        usage = self.run_of_tests.usage
        usage.begin(process.pid)
        rest, seen = b"", 0
        with selectors.DefaultSelector() as selector:
            selector.register(output, selectors.EVENT_READ)
            while True:
                if not selector.select(STALL_SECONDS):
                    size = self.events.stat().st_size
                    if size > seen:
                        seen = size
                        continue
                    self.tell_where_it_is()
                    return False
                chunk = output.read()
                if not chunk:
                    break
                *lines, rest = (rest + chunk).split(b"\n")
                for line in lines:
                    self.lines.append(line.decode(errors="replace"))
                    usage.see(self.lines[-1])
        if rest:
            self.lines.append(rest.decode(errors="replace"))
        return True

    def said(self):
        """The lines that tell what came of its tests."""
        if self.run_of_tests.library == "xctest":
            return self.lines
        return self.events.read_text(errors="replace").splitlines()

    def reason(self, status):
        """Why it ended before its time, with its last complaint."""
        if status == STALLED:
            return f"no progress for {STALL_SECONDS:g} s; its calls are in the log"
        return f"the process died (status {status}){complaint_in(self.lines)}"

    def tell_where_it_is(self):
        self.lines.append("The process makes no progress. Its calls, thread by thread:")
        number = self.number.read_text().strip() if self.number.exists() else ""
        self.lines += calls(["-ex", "thread apply all bt 40", "-p", number])

    def tell_of_crash(self):
        """Tells where it crashed; the programs that tests start do that themselves."""
        number = self.number.read_text().strip() if self.number.exists() else ""
        for core in (REPOSITORY / f"core.{number}", REPOSITORY / "core"):
            if not core.exists():
                continue
            CORES.mkdir(parents=True, exist_ok=True)
            kept = CORES / f"tests.{time.time_ns()}.core"
            core.rename(kept)
            self.lines.append(f"A test process crashed; its core file is {kept}")
            self.lines += calls(["-ex", "bt 60", self.run_of_tests.program.path, kept])


def wait_for(process):
    """Waits until a process has ended, and returns the processor's seconds of it and what it started."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime


def calls(options):
    """What gdb says of the calls of a process or a core file."""
    command = ["gdb", "-batch", "-nx", *options]
    told = subprocess.run(command, text=True, errors="replace", capture_output=True, check=False)
    return [line for line in told.stdout.splitlines() if re.match("Thread|#", line)]
