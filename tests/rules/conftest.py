import pytest


def pytest_collection_modifyitems(items):
    """Keep the tests of a game's rules in one worker, so that the code they all need is compiled once."""
    for item in items:
        if item.path.parent.parent.name == "rules":
            item.add_marker(pytest.mark.xdist_group(item.path.parent.name))
