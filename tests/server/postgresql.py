"""A PostgreSQL server of the tests' own: a free port, a temporary folder, no sync to disk."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import pytest

USER = "azulejos"
MISSING = "PostgreSQL is not installed (Debian: apt install postgresql)"
SETTINGS = "-c fsync=off -c listen_addresses=127.0.0.1 -c max_connections=50"


def programs() -> Path | None:
    """The folder of `initdb`, which Debian does not put on the path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return installed[-1].parent if installed else None


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Cluster:
    """Started by `start`; `stop` and `start` again as often as a test needs."""

    def __init__(self, bin_folder: Path, settings: str = SETTINGS) -> None:
        self.bin = bin_folder
        self.settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="azulejos-postgresql-"))
        self.port = free_port()
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self.folder, "postgres")
        self.run("initdb", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--no-sync")

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.bin / program), "-D", str(self.folder / "data"), *arguments]
        if os.getuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        with (self.folder / "output").open("a") as output:
            subprocess.run(command, cwd="/", stdout=output, stderr=output, check=True, timeout=60)

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} {self.settings}"
        log = str(self.folder / "data" / "log")
        self.run("pg_ctl", "start", "--wait", "--options", options, "--log", log)

    def stop(self, mode: str = "fast") -> None:
        self.run("pg_ctl", "stop", "--wait", "--mode", mode)

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def create(self, database: str) -> str:
        """A new, empty database; its URL."""
        self.ask("createdb", database)
        return self.url(database)

    def drop(self, database: str) -> None:
        self.ask("dropdb", "--force", database)

    def ask(self, program: str, *arguments: str) -> None:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", USER]
        subprocess.run([str(self.bin / program), *where, *arguments], check=True, timeout=60)


def started_cluster() -> Cluster:
    """Skips the test if there is no PostgreSQL; where everything must run, that is a failure."""
    folder = programs()
    lacks_user = os.getuid() == 0 and "postgres" not in [user.pw_name for user in pwd.getpwall()]
    if folder is None or lacks_user:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    cluster = Cluster(folder)
    cluster.start()
    return cluster
