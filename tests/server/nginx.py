"""nginx in front of servers, with the configuration that is recommended to hosts."""

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.server.postgresql import free_port

RECOMMENDED = Path(__file__).parents[2] / "deploy" / "nginx.conf"
MISSING = "nginx is not installed (Debian: apt install nginx-light)"
START_SECONDS = 10
FRAME = """
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 16384; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def configuration(folder: Path, listen: int, ports: Sequence[int]) -> str:
    """Ours but for the addresses, and for how many connections one address may have."""
    site = RECOMMENDED.read_text()
    servers = iter(ports)
    site = re.sub(r"server-\d+:8000", lambda _: f"127.0.0.1:{next(servers)}", site)
    assert next(servers, None) is None, "the example has as many servers as we do"
    site = site.replace("listen 8080;", f"listen 127.0.0.1:{listen};")
    site = site.replace("limit_conn people 300;", "limit_conn people 16000;")
    return FRAME.format(folder=folder, site=site)


@contextmanager
def nginx(folder: Path, ports: Sequence[int]) -> Iterator[str]:
    """The address under which the servers at these ports are one site."""
    program = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if program is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    folder.mkdir(parents=True)
    listen = free_port()
    written = folder / "nginx.conf"
    written.write_text(configuration(folder, listen, ports))
    command = [program, "-p", str(folder), "-c", str(written), "-e", str(folder / "error.log")]
    process = subprocess.Popen(command)
    url = f"http://127.0.0.1:{listen}"
    try:
        expect_answer(url, process)
        yield url
    finally:
        process.terminate()
        process.wait(START_SECONDS)


def expect_answer(url: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < until:
        try:
            if httpx.get(f"{url}/health", trust_env=False).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    pytest.fail("nginx did not start")
