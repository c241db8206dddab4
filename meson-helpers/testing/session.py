"""A display, a home and an environment that are the same on every machine."""

import os
import random
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent.parent
PINNED = REPOSITORY / "Resources/test-environment"
CORES = REPOSITORY / ".build/cores"
CACHE = REPOSITORY / ".build/test-cache"
WAYLAND = "wayland-test"
# The width and height of a display in pixels.
SCREEN = (1280, 1024)

# What a user's own settings are named; none of them may reach a test.
FOREIGN = re.compile(
    r"(GTK|GDK|GSK|GSETTINGS|G|PANGO|FC|LC|XDG|DBUS|AT_SPI|WAYLAND|BROADWAY)_.*"
    r"|LANGUAGE|XMODIFIERS|NO_AT_BRIDGE|FONTCONFIG_(FILE|PATH)|XAUTHORITY|LD_PRELOAD"
)


class Failure(Exception):
    """What ends a program of this folder; its text is for a person."""


class Session:
    """A display of its own, and homes for what runs on it, one at a time.

    with Session(work / "one") as session:
        subprocess.run(program, env=session.environment())
    """

    def __init__(self, folder):
        self.folder = Path(folder)
        self.servers = []
        self.display = None

    def __enter__(self):
        self.folder.mkdir(parents=True, exist_ok=True)
        self.make_home()
        self.start_display()
        return self

    def __exit__(self, *_):
        for server in self.servers:
            server.terminate()
        for server in self.servers:
            server.wait()
        self.servers = []

    def restart_display(self):
        """Takes another display: what was killed on this one may have left keys pressed."""
        self.__exit__()
        self.start_display()

    def rest_pointer(self):
        """Moves the pointer to where a new display has it: over a window it would show a scrollbar, or
        what it points at, as no earlier test of this display has left it there."""
        middle = [str(length // 2) for length in SCREEN]
        subprocess.run(
            ["xdotool", "mousemove", *middle], env={**os.environ, "DISPLAY": self.display}, check=False
        )

    def make_home(self):
        """Makes an empty home. Only the cache outlives it: lists of fonts are slow to make."""
        for name in ("home", "config", "data", "state", "runtime"):
            shutil.rmtree(self.folder / name, ignore_errors=True)
        for name in ("home", "config/gtk-4.0", "data", "state", "runtime"):
            (self.folder / name).mkdir(parents=True)
        (self.folder / "runtime").chmod(0o700)
        CACHE.mkdir(parents=True, exist_ok=True)
        shutil.copy(PINNED / "settings.ini", self.folder / "config/gtk-4.0")

    def start_display(self):
        """Starts Xvfb, and returns when it takes connections."""
        reading, writing = os.pipe()
        # -r: on a busy machine the release of a key may come so late that the key would repeat itself.
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "{}x{}x24".format(*SCREEN)]
        command += ["-noreset", "-nolisten", "tcp", "-r"]
        with open(self.folder / "display.log", "wb") as log:
            self.servers.append(
                subprocess.Popen(command, pass_fds=[writing], stdout=log, stderr=log)
            )
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            raise Failure("Xvfb did not start: " + (self.folder / "display.log").read_text())
        self.display = f":{number}"

    def start_compositor(self, shell, scale=1):
        """Starts Weston as the only window of the display, so that keys and clicks of X become those of
        a Wayland seat.

        The shell "kiosk" shows each window over the whole screen, "desktop" at its own size.
        """
        runtime = self.folder / "runtime"
        command = ["weston", "--backend=x11-backend.so", f"--shell={shell}-shell.so"]
        command += [f"--width={SCREEN[0]}", f"--height={SCREEN[1]}", f"--scale={scale}"]
        command += [f"--socket={WAYLAND}", "--idle-time=0"]
        environment = {**os.environ, "DISPLAY": self.display, "XDG_RUNTIME_DIR": str(runtime)}
        self.serve([*command, "--no-config"], environment, runtime / WAYLAND)

    def start_broadway(self, environment):
        """Starts a Broadway server without a browser, and returns its display."""
        number = random.randint(100, 30_000)
        socket = self.folder / "http"
        self.serve(["gtk4-broadwayd", "--unixsocket", socket, f":{number}"], environment, socket)
        return f":{number}"

    def serve(self, command, environment, socket):
        """Starts a server, and returns when its socket is there."""
        path = self.folder / "server.log"
        with open(path, "wb") as log:
            server = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self.servers.append(server)
        deadline = time.monotonic() + 60
        while not socket.is_socket():
            if server.poll() is not None or time.monotonic() > deadline:
                raise Failure(f"{command[0]} did not start: {path.read_text()}")
            time.sleep(0.05)

    def environment(self, renderer="cairo", **settings):
        """What a program on this display sees: what a user has set is left out, and then said anew."""
        kept = {name: value for name, value in os.environ.items() if not FOREIGN.fullmatch(name)}
        folder = self.folder
        pinned = {
            "NO_COLOR": "1",
            "LANG": "C.UTF-8",
            "TZ": "UTC",
            "DISPLAY": self.display,
            "HOME": folder / "home",
            "XDG_CONFIG_HOME": folder / "config",
            "XDG_CONFIG_DIRS": folder / "config",
            "XDG_DATA_HOME": folder / "data",
            "XDG_STATE_HOME": folder / "state",
            "XDG_RUNTIME_DIR": folder / "runtime",
            "XDG_CACHE_HOME": CACHE,
            "XDG_DATA_DIRS": "/usr/local/share:/usr/share",
            "FONTCONFIG_FILE": PINNED / "fonts.conf",
            # The tests of accessibility start programs that set GTK_A11Y themselves.
            "GDK_BACKEND": "x11",
            "GTK_A11Y": "none",
            "GSETTINGS_BACKEND": "memory",
            # A warning of GTK's is a mistake of ours: it ends the run. Swift's own handler of crashes
            # would print a backtrace and let the program go on.
            "G_DEBUG": "fatal-warnings",
            "SWIFT_BACKTRACE": "enable=no",
            "CONCERTINA_CORES": CORES,
            "CONCERTINA_MONKEY_RECORDS": REPOSITORY / ".build/monkey",
            # GLib and GTK keep what they have made once; fatal warnings have to stay fatal.
            "ASAN_OPTIONS": "detect_leaks=0:handle_abort=0:handle_sigtrap=0:disable_coredump=0",
        }
        # "default" is what GTK takes by itself, as for everybody else.
        if renderer != "default":
            pinned["GSK_RENDERER"] = renderer
        return {name: str(value) for name, value in {**kept, **pinned, **settings}.items()}


def end_session(leader):
    """Ends whatever a session's leader has started."""
    subprocess.run(["pkill", "-KILL", "-s", str(leader)], check=False)
    try:
        os.kill(leader, signal.SIGKILL)
    except ProcessLookupError:
        pass


def forget_old_cores():
    """Keeps the newest eight core files: they are large, and of use until the program is built again."""
    cores = sorted(CORES.glob("*.core"), key=lambda core: core.stat().st_mtime, reverse=True)
    for core in cores[8:]:
        core.unlink(missing_ok=True)
