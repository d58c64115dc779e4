"""A bot that behaves until a certain moment, and then does not: `unruly.py WHERE WHAT`.

WHERE is `handshake` or a word of the host, such as `game` and `go`; from there on WHAT answers
every line of this kind.
"""

import os
import signal
import subprocess
import sys
import time

WHERE, WHAT, *MORE = sys.argv[1:]


def say(line: str) -> None:
    print(line, flush=True)


def crash() -> None:
    raise RuntimeError("no idea what to play")


def hang() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(60)


def hang_with_a_child() -> None:
    child = subprocess.Popen(["sleep", "60"])
    print(f"child {child.pid}", file=sys.stderr, flush=True)
    hang()


def ready_and_hang() -> None:
    say(f"id pid {os.getpid()}")
    say("ready 1")
    hang()


def repeat() -> None:
    raise RuntimeError(line.strip())


def note() -> None:
    print(line.strip(), file=sys.stderr, flush=True)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def close_output() -> None:
    os.close(1)
    hang()


def flood() -> None:
    while True:
        say("info " + "blah " * 1000)


def flood_errors() -> None:
    while True:
        print("blah " * 1000, file=sys.stderr)


def endless_line() -> None:
    while True:
        sys.stdout.write("blah " * 1000)


def deaf() -> None:
    """Never reads again, but lives."""
    os.close(0)
    hang()


def wait_for_stop() -> None:
    """Thinks until it is told to stop."""
    assert sys.stdin.readline() == "stop\n"
    say(f"turn {legal[0]}")


def chat() -> None:
    say("info thinking about it")
    say("mumble \N{GREEK SMALL LETTER ALPHA}")
    say("")
    # Twice, at once: nobody has asked for the second.
    os.write(1, f"  turn   {legal[0]}  \nturn {legal[0]}\n".encode())


def late() -> None:
    time.sleep(float(MORE[0]))
    say("ready 1" if WHERE == "handshake" else f"turn {legal[0]}")


def count() -> None:
    """Hints that can be told apart."""
    counted.append(line)
    say(f'hint {{"turns": [{len(counted)}]}}')


def literally() -> None:
    say(" ".join(MORE))


BEHAVIOUR = {
    "crash": crash,
    "hang": hang,
    "hang-with-a-child": hang_with_a_child,
    "ready-and-hang": ready_and_hang,
    "repeat": repeat,
    "note": note,
    "die": die,
    "close-output": close_output,
    "flood": flood,
    "flood-errors": flood_errors,
    "endless-line": endless_line,
    "deaf": deaf,
    "wait-for-stop": wait_for_stop,
    "chat": chat,
    "late": late,
    "count": count,
    "say": literally,
}

legal: list[str] = ["none"]
counted: list[str] = []
print(f"pid {os.getpid()}", file=sys.stderr, flush=True)
while line := sys.stdin.readline():
    word, *rest = line.split()
    word = "handshake" if word == "azulejos" else word
    if word == WHERE:
        BEHAVIOUR[WHAT]()
    elif word == "handshake":
        say(f"id pid {os.getpid()}")
        say("ready 1")
    elif word == "legal":
        legal = rest
    elif word == "go":
        say(f"turn {legal[0]}")
    elif word == "quit":
        break
