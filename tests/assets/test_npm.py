"""Packages come as the lock file pins them: the real npm against a registry on loopback."""

from __future__ import annotations

import base64
import hashlib
import http.server
import io
import json
import tarfile
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from assets import npm

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
NAME, VERSION = "bascule-test-package", "1.2.3"


def _tarball() -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        for path, text in (
            (
                "package.json",
                json.dumps({"name": NAME, "version": VERSION, "scripts": {"install": "exit 1"}}),
            ),
            ("index.js", "export default 1;\n"),
        ):
            entry = tarfile.TarInfo(f"package/{path}")
            entry.size = len(text)
            archive.addfile(entry, io.BytesIO(text.encode()))
    return packed.getvalue()


TARBALL = _tarball()
INTEGRITY = "sha512-" + base64.b64encode(hashlib.sha512(TARBALL).digest()).decode()


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[list[str]]:
    """A registry with one package; npm is told of it, and keeps its cache to itself. Gives the paths asked for."""
    asked: list[str] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            here = f"http://127.0.0.1:{server.server_port}"
            tarball = {"tarball": f"{here}/{NAME}/-/{NAME}-{VERSION}.tgz", "integrity": INTEGRITY}
            about = {"name": NAME, "versions": {VERSION: {"name": NAME, "version": VERSION, "dist": tarball}}}
            body = TARBALL if self.path.endswith(".tgz") else json.dumps(about).encode()
            self.send_response(200)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    monkeypatch.setenv("npm_config_registry", f"http://127.0.0.1:{server.server_port}/")
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "npm-cache"))
    yield asked
    server.shutdown()
    server.server_close()
    thread.join()


def project(root: Path, *, integrity: str = INTEGRITY, wanted: str = VERSION) -> Path:
    """A project that pins the package."""
    root.mkdir()
    (root / ".npmrc").write_text("omit-lockfile-registry-resolved=true\n")
    pinned = {"dependencies": {NAME: wanted}}
    (root / "package.json").write_text(json.dumps({"name": "p", "private": True, **pinned}))
    packages = {
        "": {"name": "p", **pinned},
        f"node_modules/{NAME}": {"version": VERSION, "integrity": integrity},
    }
    lock = {"name": "p", "lockfileVersion": 3, "requires": True, "packages": packages}
    (root / "package-lock.json").write_text(json.dumps(lock))
    return root


def test_a_pinned_package_is_fetched_once_and_runs_no_script(registry: list[str], tmp_path: Path) -> None:
    root = project(tmp_path / "p")
    home = npm.packages(root)
    assert (home / NAME / "index.js").read_text() == "export default 1;\n"
    assert registry
    registry.clear()
    assert npm.packages(root) == home
    assert not registry


def test_a_package_that_is_not_what_the_lock_says_is_refused(registry: list[str], tmp_path: Path) -> None:
    other = "sha512-" + base64.b64encode(hashlib.sha512(b"other").digest()).decode()
    root = project(tmp_path / "p", integrity=other)
    with pytest.raises(npm.FetchError, match="EINTEGRITY"):
        npm.packages(root)
    assert list((root / ".cache" / "npm").iterdir()) == []


def test_a_lock_that_does_not_fit_the_pins_is_refused(registry: list[str], tmp_path: Path) -> None:
    with pytest.raises(npm.FetchError, match="npm could not fetch"):
        npm.packages(project(tmp_path / "p", wanted="1.2.4"))


def test_without_npm_its_stand_in_is_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert npm.requirements() == [npm.STAND_IN]
    monkeypatch.undo()
    assert npm.requirements() == []


def test_our_lock_has_a_hash_for_everything_and_no_address() -> None:
    text = (ROOT / "package-lock.json").read_text()
    packages = json.loads(text)["packages"]
    assert {
        name for name, entry in packages.items() if name and not entry["integrity"].startswith("sha512-")
    } == set()
    assert "resolved" not in text
    assert "://" not in text
    exact = json.loads((ROOT / "package.json").read_text())["dependencies"]
    assert {name: packages[f"node_modules/{name}"]["version"] for name in exact} == exact
