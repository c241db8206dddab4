"""What the programs of this folder that run tests have in common."""

import shutil
import subprocess
import tempfile
from pathlib import Path

from .report import Report
from .session import REPOSITORY, Failure

HELPERS = REPOSITORY / "meson-helpers"


def run_program(name, chosen, work_off, log=None, purposes=("test",)):
    """Installs what is missing for purposes, calls `work_off(chosen, report, work)` with a folder that goes with it,
    and returns the exit status: what that returned, or 1 if it raised a Failure."""
    for purpose in () if chosen.no_install else purposes:
        installed = subprocess.run([HELPERS / "install-packages", purpose], check=False)
        if installed.returncode:
            return installed.returncode
    (REPOSITORY / ".build").mkdir(exist_ok=True)
    report = Report(log)
    work = Path(tempfile.mkdtemp())
    try:
        return work_off(chosen, report, work)
    except Failure as failure:
        report.write(f"\n{name}: {failure}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    finally:
        shutil.rmtree(work, ignore_errors=True)


def add_common_options(parser):
    parser.add_argument(
        "--no-install", action="store_true", help="trust that everything needed is there"
    )
    parser.add_argument(
        "--renderer", default="cairo", metavar="R",
        help='let GTK draw with this renderer; "default": with its own choice',
    )


def run_step(report, name, command, **options):
    """Does something that is no test, and adds to the report how it failed."""
    done = subprocess.run(
        [str(part) for part in command], text=True, errors="replace", stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, **options,
    )
    report.write(done.stdout)
    if done.returncode:
        lines = [line for line in done.stdout.splitlines() if line.strip()]
        report.add(f"{name}: {lines[-1][:300] if lines else f'status {done.returncode}'}")

