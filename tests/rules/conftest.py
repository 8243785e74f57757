import pytest


def pytest_collection_modifyitems(items):
    """Keep the rules of a game in one worker, so that what they compile besides is compiled once."""
    for item in items:
        if item.path.parent.parent.name == "rules":
            item.add_marker(pytest.mark.xdist_group(item.path.parent.name))
