"""Writes the saved games again: python -m tests.records.regenerate

Deals and moves of a game that is there stay as they are; only scores, results, fingerprints and
digests are written anew. Run it when the meaning of a fingerprint has changed on purpose, and
look at the difference: if a score or a result has changed, a rule has. A game that is missing is
played.
"""

from pathlib import Path

from tests.records.play import play

from azulejos import GameState, Rng, start
from azulejos.engine import record as records
from azulejos.engine.record import OPTION, Deal, Record, Recorder, Turn

FOLDER = Path(__file__).with_name("games")
# By name: game, players, variant, seed, options.
GAMES: dict[str, tuple[str, int, str, int, dict[str, str | int]]] = {
    "two-standard": ("azul", 2, "standard", 101, {}),
    "two-grey": ("azul", 2, "grey", 102, {}),
    "three-standard": ("azul", 3, "standard", 103, {}),
    "three-grey": ("azul", 3, "grey", 104, {}),
    "four-standard": ("azul", 4, "standard", 105, {}),
    "four-grey": ("azul", 4, "grey", 106, {}),
    "two-standard-three-rounds": ("azul", 2, "standard", 107, {"max_rounds": 3}),
    "garden-two-standard": ("queens_garden", 2, "standard", 111, {}),
    "garden-four-variant": ("queens_garden", 4, "variant", 112, {}),
    "garden-two-own-numbers": (
        "queens_garden",
        2,
        "variant",
        113,
        {"group_bonus": "1,3,5,10", "wheel": "2,3,2/3,0,4/1,3,2/5,2,9"},
    ),
    "pavilion-two-coloured": ("summer_pavilion", 2, "coloured", 108, {}),
    "pavilion-four-grey": ("summer_pavilion", 4, "grey", 109, {"joker_order": "ORBYGP"}),
    "pavilion-mini-three-coloured": (
        "summer_pavilion_mini",
        3,
        "coloured",
        110,
        {"joker_order": "random"},
    ),
}
NAMES = ("Ana", "Тарас", "Żaneta", "Bo")


def new_game(name: str) -> Record:
    """Plays a game in which floor and passes are avoided where possible, so that boards fill."""
    game, players, variant, seed, options = GAMES[name]
    rng = Rng(seed)

    def choose(state: GameState) -> int:
        legal = state.legal_moves()
        unwanted = ("F", "PASS", "DONE")
        kept = [move for move in legal if not state.code(move).endswith(unwanted)]
        return rng.choice(kept or legal)

    recorder = Recorder(start(game, players, variant, **options), seats=NAMES[:players])
    return play(recorder, rng, choose)


def rewritten(record: Record) -> Record:
    """The same deals and moves with everything else computed again."""
    seats = [header.value for header in record.headers if header.name.startswith("Seat")]
    required = {"Game", "Rules", "Players", "Variant", "Position"}
    free = {
        header.name: header.value
        for header in record.headers
        if header.name not in required and not header.name.startswith(("Seat", OPTION))
    }
    recorder = Recorder(records.opening(record), seats, free)
    for entry in record.entries:
        if isinstance(entry, Deal):
            recorder.deal(recorder.state.read_deal(entry.items))
        elif isinstance(entry, Turn):
            recorder.turn(entry.moves, entry.comment, entry.clock, entry.value)
    return recorder.record()


def regenerate() -> None:
    for name in GAMES:
        path = FOLDER / f"{name}.azl"
        if path.exists():
            record = rewritten(records.read(path.read_text(encoding="utf-8")))
        else:
            record = new_game(name)
        path.write_text(records.write(record), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    regenerate()
