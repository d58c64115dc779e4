# %% [markdown]
# # A tour of azulejos
#
# Engine, positions, search, bots, batches, environments, reviews and datasets, each in a few lines.
# Editors that know `# %%` run it cell by cell, like a notebook; `python examples/tour.py` runs it
# all. It needs `pip install "azulejos[envs]"` and leaves nothing behind.

# %% [markdown]
# ## The engine
# A state asks for deals and moves until it is over. All chance comes from a seed.

# %%
import tempfile
from pathlib import Path

import numpy as np

import azulejos
from azulejos import bots, envs, search
from azulejos.analysis import review as reviews
from azulejos.arena import Player
from azulejos.arena.dataset import Dataset, Series, make
from azulejos.engine.record import Recorder

rng, game = azulejos.Rng(7), azulejos.start("azul", players=2)
while not game.is_over:
    if game.needs_deal:
        game.deal(rng)
    else:
        game.play(rng.choice(game.legal_moves()))
print("random moves:", game.scores, game.outcome().reason)

# %% [markdown]
# ## Positions and moves
# A position is a line of text, a move is a number, a code or a frozen type. What is illegal has a
# reason.

# %%
game = azulejos.start("azul")
game.deal_explicit(game.read_deal("BBYR KKWW RRRB YYKW BRKW"))
game.play("1B2")
print(game.position())
print("why not?", game.reason("1B1"))
assert azulejos.from_position(game.position()) == game

# %% [markdown]
# ## Search and hints
# One tree search for all games, guided by what the bots know of each.

# %%
thinker = search.Search(lambda: bots.policy_for("azul"))
found = thinker.think(game, search.Budget(simulations=500), seed=1)
for choice in found.choices[:3]:
    print(game.code(choice.moves[0]), choice.visits, f"{choice.value[found.seat]:.1%} to win")

# %% [markdown]
# ## Bots and records
# A record replays to the same game, move by move.

# %%
recorder = Recorder(azulejos.start("azul"), ["greedy", "easy"])
players = [bots.bot(name, "azul") for name in ("greedy", "easy")]
deals, choices = azulejos.Rng(1), azulejos.Rng(2)
while not recorder.state.is_over:
    if recorder.state.needs_deal:
        recorder.deal_by_chance(deals)
    else:
        recorder.turn(players[recorder.state.current].choose(recorder.state.copy(), choices))
record = recorder.record()
print("greedy against easy:", recorder.state.scores)

# %% [markdown]
# ## Reviews
# What every turn lost, and how much was luck.

# %%
judged = reviews.plain(reviews.review(record, reviews.Depth.of(20)))
worst = max(judged["turns"], key=lambda turn: turn["loss"])
print("the worst turn:", worst["seat"], *worst["moves"], f"lost {worst['loss']:.1%} of a victory")

# %% [markdown]
# ## Batches
# Many games at once in compiled code, into numpy arrays. Every game takes its first legal move.

# %%
batch = envs.make_batch("azul_v1", games=64, seed=7)
ended = 0
for _ in range(200):
    batch.step(batch.masks.argmax(axis=1))
    ended += int(batch.dones.sum())
print("games that ended:", ended, "observations:", batch.observations.shape)

# %% [markdown]
# ## Environments
# PettingZoo's interface, for two to four players; Gymnasium and OpenSpiel have theirs.

# %%
env = envs.make("summer_pavilion_mini_v1", players=3)
env.reset(seed=7)
for _agent in env.agent_iter():
    seen, reward, terminated, truncated, _ = env.last()
    env.step(None if terminated or truncated else int(np.argmax(seen["action_mask"])))
print("three players:", env.game.scores)

# %% [markdown]
# ## Datasets
# Every move of games between bots, with what the search found: as JSON lines here, or as Parquet.

# %%
with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "games.jsonl"
    series = Series(azulejos.rule_set("azul").choose(2), (Player("sims:20"), Player("greedy")), 7)
    with Dataset(path, series.settings()) as dataset:
        make(series, dataset, games=2, processes=1)
    rows = path.read_text(encoding="ascii").splitlines()
    print("rows:", len(rows), "games:", len(dataset.games))
