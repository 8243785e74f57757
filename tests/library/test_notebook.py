"""The notebook is the page on research, and its code runs."""

import nbformat

from tests.golden.notebook import NOTEBOOK, SOURCE, cells, executed


def test_the_notebook_has_the_text_and_code_of_the_page():
    kept = nbformat.read(NOTEBOOK, as_version=4)
    nbformat.validate(kept)
    assert [(cell.cell_type, cell.source) for cell in kept.cells] == [
        (cell.cell_type, cell.source) for cell in cells(SOURCE.read_text("utf-8"))
    ], "write it anew: make notebook"


def test_the_code_of_the_notebook_runs():
    notebook = executed()
    pictures = [output for cell in notebook.cells for output in cell.get("outputs", []) if "data" in output]
    assert any("image/png" in output.data for output in pictures), "the plot is shown"
