"""What is said when a package of the extra `research` is missing."""

NEEDED = "{package} is not installed; the environments need it: pip install 'croupier[research]'"


def lacking(error: ImportError) -> ImportError:
    """The error that names the extra instead of the package alone."""
    return ModuleNotFoundError(NEEDED.format(package=(error.name or "a package").partition(".")[0]), name=error.name)
