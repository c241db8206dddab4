"""What the thorough run does beside the tests of every day: every renderer and display, apps, packages."""

import os
import shutil
import subprocess
from pathlib import Path

from . import plan
from .program import HELPERS, run_step
from .session import REPOSITORY


def run(workers, names, frames, report):
    """Everything that is drawn and every end-to-end test, with every renderer but the standard one, beside
    each other; the examples as packages of their own; the packages for Debian; what a key and
    twice the text cost; the displays; what a screen reader says."""
    report.say("Apps: the examples, one with a binding of its own, and one of libadwaita")
    for name, folder in (
        ("examples", "Examples"),
        ("other-binding", "Examples/OtherBinding"),
        ("adwaita", "Examples/Adwaita"),
    ):
        if name == "adwaita" and not has_libadwaita():
            report.write("libadwaita is not installed: skipped\n")
            continue
        command = ["swift", "build", "--package-path", folder, "--scratch-path", f".build/{name}"]
        run_step(report, name, command, cwd=REPOSITORY)
    try_new_app(report, workers.work / "new-app")
    try_packages(report, workers.work)
    report.say("Everything that is drawn, with every renderer")
    workers.run(plan.batches(plan.thorough(), names), frames)
    report.say("Texts of twice the size")
    run_step(report, "linear", [HELPERS / "bench", "--no-install", "--linear"])
    report.say("What a key costs, in instructions")
    run_step(report, "gate", [HELPERS / "bench", "--no-install", "--gate"])
    report.say("Displays: X11, Wayland, Broadway")
    run_step(report, "displays", [HELPERS / "backends", "--check", "--no-install"])
    report.say("A screen reader")
    reader = [HELPERS / "screen-reader", "--no-install", "--playground", workers.build.playground]
    run_step(report, "screen-reader", reader)


def has_libadwaita():
    return subprocess.run(["pkg-config", "--exists", "libadwaita-1"], check=False).returncode == 0


def try_new_app(report, folder):
    """Makes an app of the template, tests it with real keys, and makes a package of it."""
    app = folder / "Letters"
    # Its tests have settings of their own, as on any machine.
    script = f"""
        set -e
        '{HELPERS}/new-app' Letters '{app}'
        swift build --package-path '{app}' --build-tests
        xvfb-run -a dbus-run-session -- swift test --package-path '{app}' --skip-build
        desktop-file-validate '{app}'/data/*.desktop
        appstreamcli validate --no-net '{app}'/data/*.metainfo.xml
        (cd '{app}' && dpkg-buildpackage --build=binary --no-sign --no-check-builddeps)
        lintian '{folder}'/*.deb"""
    run_step(report, "new-app", ["bash", "-c", script])


def try_packages(report, work: Path):
    """Makes the packages for Debian, and uses them. Only root can make the systems for that."""
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        report.write("Packages for Debian: skipped, because that needs root and debootstrap\n")
        return
    program, notes = (work / name for name in ("concertina-playground", "concertina-notes"))
    script = f"""
        set -e
        '{HELPERS}/build-program' concertina-playground '{program}'
        '{HELPERS}/build-program' ExampleNotes '{notes}'
        '{HELPERS}/test-deb' '{program}' '{notes}'"""
    run_step(report, "packages", ["bash", "-c", script])
