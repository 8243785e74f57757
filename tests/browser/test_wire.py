"""The browser's types of the protocol are those of the server."""

import importlib.util
from pathlib import Path

CLIENT = Path(__file__).parents[2] / "client"


def test_the_types_are_what_the_generator_writes_today():
    spec = importlib.util.spec_from_file_location("generate", CLIENT / "generate.py")
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    assert (CLIENT / "src" / "wire.ts").read_text("utf-8") == generate.typescript(), "run `make wire`"
