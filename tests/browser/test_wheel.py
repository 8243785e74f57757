"""A wheel has the pages in it, and a server installed from it hands them out."""

import re
import subprocess
import sys
import sysconfig
import urllib.request
from pathlib import Path

import pytest

from croupier.server.pages import KINDS
from tests.browser.people import Person

ROOT = Path(__file__).parents[2]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]


def run(*command, **options):
    done = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(built, tmp_path_factory):
    """An environment with nothing of this tree but a wheel of it; what the wheel needs comes from the tests' own."""
    folder = tmp_path_factory.mktemp("wheel")
    run(*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT))
    (wheel,) = folder.glob("*.whl")
    run(sys.executable, "-m", "venv", "--without-pip", str(folder / "venv"))
    python = folder / "venv" / "bin" / "python"
    run(*PIP, "--python", str(python), "install", "--no-deps", "--no-index", str(wheel))
    own = Path(run(str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    # Directories in a .pth come last, and the .pth files in them do not count: this tree's editable install is none.
    (own / "tests.pth").write_text("\n".join({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}))
    return python.parent


@pytest.fixture
def url(installed, tmp_path):
    """The address of a server from the wheel."""
    command = [str(installed / "croupier"), "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:  # fmt: skip
        try:
            yield re.search(r"http://[^;]+", server.stdout.readline())[0]
        finally:
            server.terminate()
            assert server.communicate(timeout=60)[1] == ""


def test_a_server_from_a_wheel_hands_out_the_pages(installed, url, tmp_path):
    where = run(str(installed / "python"), "-c", "import croupier; print(croupier.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(installed.parent)
    html = fetch(url, ".html").decode()
    named = re.findall(r'(?:src|href)="(/[^"]+)"', html)
    assert {".js", ".css"} <= {Path(path).suffix for path in named}
    for path in named:
        assert fetch(url + path, Path(path).suffix)


def test_the_page_of_a_server_from_a_wheel_opens_in_a_browser(browser, url):
    anna = Person(browser, url, "Anna").open("/")
    anna.page.wait_for_selector("main article")
    anna.check_is_well()
    anna.close()


def fetch(url, suffix):
    with urllib.request.urlopen(url, timeout=20) as answer:
        assert answer.headers["content-type"] == KINDS[suffix]
        return answer.read()
