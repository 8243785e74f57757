"""Without the packages of the extra, everything else works, and what needs them says which extra has them."""

import subprocess
import sys

import pytest

CODE = """
import sys
for package in {missing}:
    sys.modules[package] = None
import croupier.envs
for line in {lines}:
    try:
        exec(line)
        print("fine")
    except ImportError as error:
        print(error)
"""


@pytest.mark.parametrize(
    ("missing", "lines", "said"),
    [
        (("pettingzoo", "pyspiel"), ("from croupier.envs import las_vegas_v1", "import croupier.envs.yellow_dwarf_v1",
                                     "from croupier.envs import VectorEnv"), ("pettingzoo", "pettingzoo", "fine")),
        (("gymnasium", "pettingzoo", "pyspiel"), ("from croupier.envs import SingleEnv", "import croupier.envs.aec",
                                                  "import croupier.batch"), ("gymnasium", "gymnasium", "fine")),
    ],
)  # fmt: skip
def test_a_missing_package_is_named_with_its_extra_when_it_is_used(missing, lines, said):
    code = CODE.format(missing=missing, lines=lines)
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.splitlines()
    message = "{} is not installed; the environments need it: pip install 'croupier[research]'"
    assert found == [word if word == "fine" else message.format(word) for word in said]


def test_there_is_nothing_else():
    import croupier.envs

    with pytest.raises(AttributeError, match="no attribute 'whist_v1'"):
        _ = croupier.envs.whist_v1
