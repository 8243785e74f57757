"""The Chromium that the tests in a browser use: this machine's own.

`python -m tests.browser.chromium` says what was left out if there is none; with --install it is installed first where
that takes no question.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = f"no Chromium was found on the PATH as {', '.join(NAMES[:-1])} or {NAMES[-1]}"
APT = ("apt-get", "-qq", "-o", "Dpkg::Use-Pty=0")


def find() -> str | None:
    """The program, if there is one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    """Install it from the system's packages; nothing happens if that cannot be done, or fails."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    print("Installing Chromium for the tests in a browser; this happens once.")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in ("update",), ("install", "-y", "chromium"):
        done = subprocess.run(
            [*APT, *command], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        if done.returncode:
            print(done.stdout, file=sys.stderr)


def main() -> None:
    if find() is None and "--install" in sys.argv:
        install()
    elif find() is None:
        print(f"The tests in a browser were skipped: {MISSING}. Install it, and run make test again.")


if __name__ == "__main__":
    main()
