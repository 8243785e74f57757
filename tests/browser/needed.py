"""What the tests in a browser need: the built pages, and this machine's own Chromium.

`python -m tests.browser.needed` says why they were skipped, if they were; with --install Chromium is installed where
that takes no question.
"""

import os
import shutil
import subprocess
import sys

from croupier.server.pages import CLIENT

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NO_BROWSER = f"no Chromium was found on the PATH as {', '.join(NAMES[:-1])} or {NAMES[-1]}"
NO_PAGES = "the pages for the browser are not built (make client)"
APT = ("apt-get", "-qq", "-o", "Dpkg::Use-Pty=0")


def chromium() -> str | None:
    """The program, if there is one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def has_pages() -> bool:
    """Whether the client is built."""
    return (CLIENT / "index.html").is_file()


def install() -> None:
    """Install Chromium from the system's packages, if this user may."""
    if chromium() or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    print("Installing Chromium for the tests in a browser; this happens once.")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in ("update",), ("install", "-y", "chromium"):
        done = subprocess.run(
            [*APT, *command], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        if done.returncode:  # the tests are skipped then
            print(done.stdout, file=sys.stderr)


def main() -> None:
    if "--install" in sys.argv:
        install()
        return
    for is_there, reason in (has_pages(), NO_PAGES), (chromium(), NO_BROWSER):
        if not is_there:
            print(f"Tests in a browser were skipped: {reason}.")


if __name__ == "__main__":
    main()
