"""A real screen reader (Orca), what it says, and the list of what it should say."""

import os
import re
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

from .session import Failure, end_session

LIST = Path(__file__).with_name("spoken.txt")
PATIENCE = 20.0
# Orca runs this when it starts. It goes on without the module through which it speaks, and then makes no
# sound; the names of keys are left out, and each line of its log is there at once.
CUSTOMIZATION = """\
import sys
from orca import debug, settings
settings.enableKeyEcho = False
sys.modules["speechd"] = None
debug.debugFile.reconfigure(line_buffering=True)
"""
# A line of Orca's log, which has each sentence with the voice behind it.
SENTENCE = re.compile(r"SPEECH OUTPUT: '(.*?)' ?(?:\{.*)?(?:voice=.*)?$")
# The name of a class is nothing that a person would say.
CLASS_NAME = re.compile(r"\b(?:Gtk|Concertina)[A-Z]\w*")


@dataclass
class Step:
    """What is done, and which phrases are said after it, in whatever order."""

    action: str
    phrases: list

    def is_heard_in(self, sentences):
        said = " / ".join(sentences)
        return all(
            any(word in said for word in phrase.split(" or ")) for phrase in self.phrases
        )


@dataclass
class Page:
    """A scene of the playground, and the steps in it."""

    title: str
    arguments: list
    steps: list = field(default_factory=list)


def read_list(text):
    """The pages of a list: a heading "[scene setting=value …]" and lines "keys | phrase; phrase"."""
    pages = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if heading := re.fullmatch(r"\[(\S+)((?: \S+)*)\]", line):
            settings = [part for setting in heading[2].split() for part in ("--set", setting)]
            pages.append(Page(line, ["--scene", heading[1], *settings]))
            continue
        action, bar, phrases = line.partition("|")
        if not bar or not pages:
            raise Failure(f"line {number} of the list is neither a scene nor a step: {line}")
        spoken = [phrase.strip() for phrase in phrases.split(";") if phrase.strip()]
        pages[-1].steps.append(Step(action.strip(), spoken))
    return pages


class Bus:
    """A session bus; what is started on it ends with it.

    with Bus(environment): subprocess.run(program, env=environment)
    """

    def __init__(self, environment):
        self.environment = environment

    def __enter__(self):
        self.process = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"], env=self.environment,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True,
        )
        address = self.process.stdout.readline().strip()
        if not address:
            raise Failure("dbus-daemon did not start")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address
        return self

    def __exit__(self, *_):
        end_session(self.process.pid)
        self.process.wait()
        self.process.stdout.close()


class Orca:
    """Orca without a voice: what it would say is read from its log."""

    def __init__(self, environment, folder):
        self.log = folder / "orca.log"
        self.log.write_text("")
        self.read = 0
        self.sentences = []
        own = Path(environment["XDG_DATA_HOME"], "orca")
        own.mkdir(exist_ok=True)
        (own / "orca-customizations.py").write_text(CUSTOMIZATION)
        self.output = open(folder / "orca.out", "wb")
        self.process = subprocess.Popen(
            ["orca", "--replace", "--debug-file", self.log], env=environment, stdout=self.output,
            stderr=self.output, start_new_session=True,
        )

    def __enter__(self):
        wait_until("Orca says that it is there", lambda: self.said_since(0))
        return self

    def __exit__(self, *_):
        end_session(self.process.pid)
        self.process.wait()
        self.output.close()

    def knows(self, program):
        """Whether it has heard of a program."""
        named = rf"\[application\W+{re.escape(program)}"
        return re.search(named, self.log.read_text(errors="replace")) is not None

    def said_since(self, count):
        """What was said, after as many sentences."""
        if self.process.poll() is not None:
            raise Failure(f"Orca ended with status {self.process.returncode}")
        with open(self.log, encoding="utf-8", errors="replace") as log:
            log.seek(self.read)
            # The last line may not be complete.
            while (line := log.readline()).endswith("\n"):
                self.read = log.tell()
                if found := SENTENCE.search(line):
                    self.sentences.append(found[1].strip())
        return self.sentences[count:]


class Window:
    """The playground with a scene, which has the keyboard."""

    def __init__(self, playground, page, orca, environment, folder):
        self.name = playground.name
        self.orca = orca
        self.environment = environment
        self.errors = open(folder / "errors", "w+b")
        self.process = subprocess.Popen(
            [playground, "--new-instance", *page.arguments], env=environment, stdout=self.errors,
            stderr=self.errors, start_new_session=True,
        )

    def __enter__(self):
        wait_until("Orca knows the window", self.takes_focus)
        return self

    def __exit__(self, *_):
        end_session(self.process.pid)
        self.process.wait()
        self.errors.close()

    def takes_focus(self):
        self.expect_alive()
        found = self.xdotool("search", "--onlyvisible", "--pid", str(self.process.pid)).split()
        if not found:
            return False
        if self.xdotool("getwindowfocus").strip() == found[0]:
            return self.orca.knows(self.name)
        self.xdotool("windowfocus", found[0])
        return False

    def do(self, action):
        if action.startswith('"'):
            self.xdotool("type", "--delay", "60", action.strip('"'))
            return
        for key in action.split():
            self.xdotool("key", key)

    def expect_alive(self):
        if self.process.poll() is not None:
            self.errors.seek(0)
            told = self.errors.read().decode(errors="replace").strip()
            raise Failure(f"the playground ended with status {self.process.returncode}: {told}")

    def xdotool(self, *command):
        done = subprocess.run(
            ["xdotool", *command], env=self.environment, capture_output=True, text=True, check=False
        )
        return done.stdout


def wait_until(what, condition):
    deadline = time.monotonic() + PATIENCE * float(os.environ.get("CONCERTINA_PATIENCE", "1"))
    while not condition():
        if time.monotonic() > deadline:
            raise Failure(f"not within {PATIENCE:.0f} s: {what}")
        time.sleep(0.05)


def read_page(page, orca, window, tell):
    """Takes each step of a page; returns what was wrong."""
    faults = []
    for step in page.steps:
        count = len(orca.said_since(0))

        def is_done(step=step, count=count):
            window.expect_alive()
            return step.is_heard_in(orca.said_since(count))

        window.do(step.action)
        try:
            wait_until("", is_done)
        except Failure:
            window.expect_alive()
            faults.append(
                f"{page.title} {step.action}: expected {'; '.join(step.phrases)}, "
                f"but it said {'; '.join(orca.said_since(count)) or 'nothing'}"
            )
        tell(f"  {step.action} | {'; '.join(orca.said_since(count))}\n")
    return faults
