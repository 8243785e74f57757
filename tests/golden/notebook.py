"""docs/research.ipynb: docs/research.md as a notebook, its code executed; written anew by `make notebook`."""

import re
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

DOCS = Path(__file__).parents[2] / "docs"
SOURCE, NOTEBOOK = DOCS / "research.md", DOCS / "research.ipynb"
PATIENCE = 300  # seconds for a cell


def cells(text: str) -> list[Any]:
    """Python examples become cells of code, everything between them text."""
    found, parts = [], re.split(r"```python\n(.*?)```\n", text, flags=re.DOTALL)
    for number, part in enumerate(parts):
        if part.strip():
            make = nbformat.v4.new_code_cell if number % 2 else nbformat.v4.new_markdown_cell
            found.append(make(part.strip(), id=f"cell-{len(found)}"))
    return found


def executed() -> Any:
    """The notebook of the document as it is, run from its first cell to the last; a cell that fails raises."""
    notebook = nbformat.v4.new_notebook(cells=cells(SOURCE.read_text("utf-8")))
    notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    resources = {"metadata": {"path": str(DOCS)}}
    NotebookClient(notebook, timeout=PATIENCE, startup_timeout=PATIENCE, resources=resources).execute()
    return notebook


def write() -> None:
    """Write the file, without the times of its cells and the version of this Python."""
    notebook = executed()
    notebook.metadata.pop("language_info", None)
    for cell in notebook.cells:
        cell.metadata.clear()
    nbformat.write(notebook, NOTEBOOK)


if __name__ == "__main__":
    write()
