"""The files for hosts name only settings, options, figures and files that exist."""

import json
import re
import shutil
import subprocess
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml
from prometheus_client.parser import text_string_to_metric_families

from azulejos.cli.main import app
from azulejos.server.metrics import Metrics
from azulejos.server.settings import Environment, Limits

pytestmark = pytest.mark.compiled_only

DEPLOY = Path(__file__).parents[2] / "deploy"
TEXTS = {path.name: path.read_text("utf-8") for path in DEPLOY.rglob("*") if path.is_file()}


def compose() -> Any:
    return yaml.safe_load(TEXTS["compose.yaml"])


def series() -> set[str]:
    """The names under which Prometheus knows our figures."""
    found = {"up"}
    for family in text_string_to_metric_families(Metrics().text().decode()):
        ends = {"counter": ["_total"], "histogram": ["_bucket"]}.get(family.type, [""])
        found |= {family.name + end for end in ends}
    return found


def test_every_figure_exists() -> None:
    rules = yaml.safe_load(TEXTS["alerts.yml"])["groups"][0]["rules"]
    panels = json.loads(TEXTS["azulejos.json"])["panels"]
    asked = [rule["expr"] for rule in rules]
    asked += [target["expr"] for panel in panels for target in panel["targets"]]
    named = {name for each in asked for name in re.findall(r"\b(?:azulejos_\w+|up)\b", each)}
    assert named - {"azulejos"} <= series()
    assert len(named) > 10


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_every_setting_exists(name: str) -> None:
    known = {f"AZULEJOS_{field}".upper() for field in Environment.model_fields}
    known |= {f"AZULEJOS_LIMIT_{field}".upper() for field in Limits.model_fields}
    assert set(re.findall(r"AZULEJOS_[A-Z_]+", TEXTS[name])) <= known


def test_every_option_exists() -> None:
    serve = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    known = {option for parameter in serve.params for option in parameter.opts}
    started = re.findall(r"azulejos serve (.*)", TEXTS["azulejos.service"])
    started += [" ".join(compose()["x-server"]["command"])]
    started += re.findall(r"^CMD (.*)", TEXTS["Containerfile"], re.MULTILINE)
    for line in started:
        used = set(re.findall(r"--[a-z-]+", line))
        assert used
        assert used <= known


def test_every_variable_is_in_the_example() -> None:
    used = set(re.findall(r"\$\{(\w+)", TEXTS["compose.yaml"]))
    assert used == set(re.findall(r"^(\w+)=", TEXTS["example.env"], re.MULTILINE))


def test_every_file_that_is_mounted_exists() -> None:
    mounted = [
        volume.partition(":")[0]
        for service in compose()["services"].values()
        for volume in service.get("volumes", [])
        if volume.startswith("./")
    ]
    assert len(mounted) == 5
    assert all((DEPLOY / path).exists() for path in mounted)


def test_the_proxy_is_trusted_and_knows_the_servers() -> None:
    subnet = compose()["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert compose()["x-server"]["environment"]["AZULEJOS_TRUSTED_PROXIES"] == subnet
    servers = {name for name in compose()["services"] if name.startswith("server-")}
    assert set(re.findall(r"server (server-\d):8000", TEXTS["nginx.conf"])) == servers
    assert set(re.findall(r"(server-\d):8000", TEXTS["prometheus.yml"])) == servers


def test_servers_keep_their_addresses() -> None:
    """nginx knows only those from its start, and nothing else may take them meanwhile."""
    network = compose()["networks"]["default"]["ipam"]["config"][0]
    subnet, others = ip_network(network["subnet"]), ip_network(network["ip_range"])
    services = compose()["services"]
    addresses = {
        name: service["networks"]["default"]["ipv4_address"]
        for name, service in services.items()
        if name.startswith("server-")
    }
    assert services["nginx"]["extra_hosts"] == [f"{name}:{at}" for name, at in addresses.items()]
    assert len(set(addresses.values())) == len(addresses)
    for at in map(ip_address, [*addresses.values(), network["gateway"]]):
        assert at in subnet
        assert at not in others
    assert f"set_real_ip_from {network['gateway']};" in TEXTS["nginx.conf"]


def test_the_proxy_lets_through_what_the_server_takes() -> None:
    (kilobytes,) = re.findall(r"client_max_body_size (\d+)k;", TEXTS["nginx.conf"])
    limits = Limits()
    assert int(kilobytes) * 1024 > max(limits.record_bytes, limits.body_bytes)


def test_the_example_counts_its_secrets() -> None:
    secrets = re.findall(r"^(\w+)=$", TEXTS["example.env"], re.MULTILINE)
    counted = ["one", "two", "three", "four", "five"][len(secrets) - 1]
    assert f"the {counted} secrets" in TEXTS["example.env"]


def test_backups_need_no_terminal() -> None:
    """There is none at night, and some programs write its line ends into the dump."""
    page = (DEPLOY.parent / "docs" / "server.md").read_text("utf-8")
    assert set(re.findall(r"compose\.yaml exec (\S+)", page)) == {"-T"}


@pytest.mark.parametrize(("ignored", "root"), [(".dockerignore", ""), (".gitignore", "/")])
def test_secrets_and_backups_stay_where_they_are(ignored: str, root: str) -> None:
    """Neither in an image, which a new address would also make anew, nor in a commit."""
    lines = (DEPLOY.parent / ignored).read_text().splitlines()
    assert {f"{root}deploy/.env", f"{root}*.sql"} <= set(lines)


@pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed")
def test_nginx_takes_its_file(tmp_path: Path) -> None:
    site = tmp_path / "site.conf"
    site.write_text(re.sub(r"server-\d:", "127.0.0.1:", TEXTS["nginx.conf"]))
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{ include {site}; }}\n")
    tried = subprocess.run(
        ["nginx", "-t", "-c", str(whole), "-e", str(tmp_path / "errors")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert tried.returncode == 0, tried.stderr
