"""Compiles the modules that have a ``.pxd`` header; everything else is in pyproject.toml.

A module is translated and compiled again exactly when its build key differs from the one recorded
at its last successful build. The key is a hash of contents, not of dates, so it survives checkouts
and copies. The record lies beside the built modules, where a test compares it with the sources.

AZULEJOS_NO_COMPILE=1  leaves all modules interpreted.
AZULEJOS_SANITIZE=1    adds the checks for undefined behaviour and array bounds (`make soak`).
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import threading
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError

ROOT = Path(__file__).resolve().parent
SOURCE_ROOT = ROOT / "src"
PACKAGE = "azulejos"
RECORD_NAME = "_built.json"
PAGE = SOURCE_ROOT / PACKAGE / "server" / "web" / "index.html"
COMPRESSED = ".gz"
PROCESSES = 2

DIRECTIVES = {
    "language_level": "3",
    "annotation_typing": "False",
    "infer_types": "True",
    "boundscheck": "False",
    "wraparound": "False",
    "cdivision": "True",
    "initializedcheck": "False",
    "auto_pickle": "False",
}
# The first is an error of newer compilers. The second keeps a product and a sum from being rounded
# as one, as some processors can: searches must agree everywhere. Vectors made games no faster.
STRICT = ["-Werror=incompatible-pointer-types", "-ffp-contract=off"]
# Unwind tables, which debuggers and C++ exceptions use, are a twelfth of the machine code.
WITHOUT_TABLES = ["-fno-unwind-tables", "-fno-asynchronous-unwind-tables"]
OPTIMISED = ["-O3", "-fno-tree-vectorize", "-g0"]
# But nets are sums of rows, five times faster with them.
VECTORISED = frozenset({f"{PACKAGE}.nets.net"})
WITH_VECTORS = ["-ftree-vectorize"]
# What runs once, when a game is loaded, may be a third smaller instead.
LOADED_ONCE = frozenset(
    f"{PACKAGE}.engine.{name}"
    for name in (
        "azul.board",
        "azul.loading",
        "queens_garden.board",
        "queens_garden.loading",
        "summer_pavilion.loading",
    )
)
SMALL = ["-Os"]
# Cython would put its own code into every module: 150 kB where memoryviews are used, else 25 kB.
SHARED = f"{PACKAGE}._cython_runtime"
MICROSOFT = ["/O2", "/fp:precise"]
# What wheels do without: symbols, and gaps that keep machine code on pages of its own.
SMALLEST = ["-Wl,--strip-all", "-Wl,-z,noseparate-code"]
SANITISED = ["-O1", "-g", "-fsanitize=undefined,bounds", "-fno-sanitize-recover=all"]


def is_set(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def c_flags() -> list[str]:
    if sys.platform == "win32":
        return MICROSOFT
    if is_set("AZULEJOS_SANITIZE"):
        return STRICT + SANITISED
    return STRICT + OPTIMISED + WITHOUT_TABLES


def c_flags_of(name: str) -> list[str]:
    """For a module: the later of two flags that contradict each other counts."""
    if sys.platform == "win32":
        return c_flags()
    own = WITH_VECTORS if name in VECTORISED else SMALL if name in LOADED_ONCE else []
    return c_flags() + own


def headers() -> list[Path]:
    return sorted((SOURCE_ROOT / PACKAGE).rglob("*.pxd"))


def compiled_modules() -> dict[str, Path]:
    """Every module with a header beside it, by its full name."""
    sources = [header.with_suffix(".py") for header in headers()]
    return {module_name(source): source for source in sources if source.exists()}


def module_name(source: Path) -> str:
    return ".".join(source.relative_to(SOURCE_ROOT).with_suffix("").parts)


def build_keys() -> dict[str, str]:
    """For every compiled module a hash of all that its machine code depends on."""
    common = hashlib.sha256(repr((DIRECTIVES, version("Cython"))).encode())
    for header in headers():
        add_file(common, header)
    return {name: build_key(common, name, source) for name, source in compiled_modules().items()}


def build_key(common: "hashlib._Hash", name: str, source: Path) -> str:
    key = common.copy()
    key.update(repr(c_flags_of(name)).encode())
    add_file(key, source)
    return key.hexdigest()


def add_file(key: "hashlib._Hash", path: Path) -> None:
    content = path.read_bytes()
    key.update(f"{path.relative_to(SOURCE_ROOT).as_posix()} {len(content)}\n".encode())
    key.update(content)


class BuildRecord:
    """Which build key each extension file in a package folder was made from."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / RECORD_NAME
        self.keys: dict[str, str] = {}
        self.lock = threading.Lock()
        if self.path.exists():
            self.keys = json.loads(self.path.read_text())

    def forget(self, name: str) -> None:
        with self.lock:
            self.keys.pop(name, None)
            self.write()

    def remember(self, name: str, key: str) -> None:
        with self.lock:
            self.keys[name] = key
            self.write()

    def write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(".tmp")
        draft.write_text(json.dumps(self.keys, indent=1, sort_keys=True) + "\n")
        draft.replace(self.path)


class BuildChangedModules(build_ext):
    """Builds extensions straight into their place, and only those whose key has changed."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or PROCESSES

    def run(self) -> None:
        # Past the step of setuptools that builds elsewhere and copies: an editable install builds
        # in a temporary folder, where nothing would be left of the last build to compare with.
        super(build_ext, self).run()

    def build_extensions(self) -> None:
        self.keys = build_keys()
        package = Path(self.get_ext_fullpath(f"{PACKAGE}.any")).parent
        # A wheel holds no record: nothing would ever be compared with it.
        self.record = BuildRecord(package if self.inplace else Path(self.build_temp))
        self.remove_orphans(package)
        for name in self.keys:
            self.remove_outdated(name)
        if self.record.keys != self.keys and self.can_compile():
            super().build_extensions()

    def can_compile(self) -> bool:
        """Tried on an empty file: translating every module first would cost a minute."""
        empty = Path(self.build_temp, "empty.c")
        empty.parent.mkdir(parents=True, exist_ok=True)
        empty.touch()
        try:
            self.compiler.compile([str(empty)], output_dir=self.build_temp)
        except CompileError as failed:
            print(f"azulejos will run interpreted, there is no C compiler: {failed}", flush=True)
            return False
        return True

    def remove_orphans(self, package: Path) -> None:
        """An extension file would hide the source of a module that is no longer compiled."""
        expected = {Path(self.get_ext_fullpath(name)).resolve() for name in self.keys}
        for suffix in EXTENSION_SUFFIXES:
            for built in package.rglob(f"*{suffix}"):
                if is_for_this_python(built) and built.resolve() not in expected:
                    built.unlink()
        for name in self.record.keys.keys() - self.keys.keys():
            self.record.forget(name)

    def remove_outdated(self, name: str) -> None:
        built = Path(self.get_ext_fullpath(name))
        if not built.exists() or self.record.keys.get(name) != self.keys[name]:
            built.unlink(missing_ok=True)
            self.record.forget(name)

    def build_extension(self, ext: Extension) -> None:
        if ext.name in self.record.keys:
            return
        print(f"compiling {ext.name}", flush=True)
        ext.sources = [str(self.translate(ext.name))]
        if sys.platform == "linux" and not self.inplace and not is_set("AZULEJOS_SANITIZE"):
            ext.extra_link_args = SMALLEST
        super().build_extension(ext)
        self.record.remember(ext.name, self.keys[ext.name])

    def translate(self, name: str) -> Path:
        """Cython in a process of its own: two modules at a time, and no state shared."""
        c_file = Path(self.build_temp, "cython", f"{name}.c")
        c_file.parent.mkdir(parents=True, exist_ok=True)
        source = compiled_modules()[name]
        options = [f"--directive={key}={value}" for key, value in DIRECTIVES.items()]
        if is_set("AZULEJOS_SANITIZE"):
            options.append("--line-directives")  # findings name the line of Python
        command = [sys.executable, "-m", "cython", *options, f"--include-dir={SOURCE_ROOT}"]
        command += ["--module-name", name]
        if name == SHARED:
            command.append(f"--generate-shared={c_file}")
        else:
            command += [f"--shared={SHARED}", "--output-file", str(c_file), str(source)]
        if subprocess.run(command, check=False).returncode:
            # Not for want of a compiler: the sources are wrong, and everybody should hear of it.
            raise SystemExit(f"Cython cannot translate {name}")
        return c_file


class BuildWithPage(build_py):
    """Packs the page as it is now, and says what a package without it lacks."""

    def run(self) -> None:
        # Its files have other names after every change; those of an earlier build would stay.
        page = Path(self.build_lib, PACKAGE, "server", "web")
        shutil.rmtree(page, ignore_errors=True)
        if not self.editable_mode and not PAGE.exists():
            self.warn(
                "the web page is not built, so `azulejos serve` of this package will offer only "
                "its protocol; run `make web` first to include the page"
            )
        super().run()
        leave_out_plain_files(page / "assets")


def leave_out_plain_files(assets: Path) -> None:
    """A sixth of a wheel: the server unpacks the compressed file for the few who cannot."""
    for compressed in assets.rglob(f"*{COMPRESSED}"):
        compressed.with_suffix("").unlink(missing_ok=True)


def is_for_this_python(extension_file: Path) -> bool:
    """Whether the import system of this Python would load the file."""
    stem, _, suffix = extension_file.name.partition(".")
    return bool(stem) and f".{suffix}" in EXTENSION_SUFFIXES


def extensions() -> list[Extension]:
    if is_set("AZULEJOS_NO_COMPILE"):
        return []
    link_flags = [flag for flag in c_flags() if flag.startswith("-fsanitize")]
    return [
        Extension(
            name,
            [source.relative_to(ROOT).as_posix()],
            extra_compile_args=c_flags_of(name),
            extra_link_args=link_flags,
            optional=True,
        )
        for name, source in compiled_modules().items()
    ]


COMMANDS = {"build_ext": BuildChangedModules, "build_py": BuildWithPage}

if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass=COMMANDS)
