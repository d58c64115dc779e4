"""Learns a game for two by playing against itself: an actor-critic (PPO) on a batch of games.

    pip install "azulejos[torch]"
    python examples/actor_critic.py --minutes 20 --threads 2 --folder learned

Now and then it plays against `random` and `greedy`, and keeps in the folder what it has learned and
how well it played. Run the same command again to continue after a stop, or with more minutes to
learn on. Minutes are those in which the main thread had a processor: a busy machine takes longer,
but learns as much. docs/environments.md shows what came of it.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np
import torch
from torch import nn

from azulejos import Rng, bots, envs

GAMES, MOVES = 256, 64  # between two updates: so many games, so many moves in each
MINIBATCH, RATE, SLOWEST = 512, 7e-4, 0.1  # the rate of learning falls to a tenth at the end
CLIP, TRACE, ENTROPY, POINT = 0.2, 0.95, 0.04, 0.02  # a point is worth so much of a victory
OPPONENTS, TESTS, LAST = ("random", "greedy"), 20, 5  # the last test has more games


class ActorCritic(nn.Module):
    """From what the player to move sees: a number for every move, and the expected result."""

    def __init__(self, numbers: int, moves: int, width: int = 256) -> None:
        super().__init__()
        layers = nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        self.body = nn.Sequential(*layers)
        self.actor, self.critic = nn.Linear(width, moves), nn.Linear(width, 1)
        nn.init.zeros_(self.actor.weight)  # at first every legal move is equally likely

    def forward(self, seen, legal):
        inside = self.body(seen)
        return self.actor(inside).masked_fill(~legal, -1e9), self.critic(inside).squeeze(-1)


@dataclass
class Progress:
    """What was spent and learned from; `curve` has the shares of victories in every test."""

    seconds: float = 0.0
    updates: int = 0
    games: int = 0
    curve: list[dict[str, float]] = field(default_factory=list)


class Learner:
    def __init__(self, env: str, seed: int, threads: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(threads)
        self.env, self.seed = env, seed
        self.batch = envs.make_batch(env, games=GAMES, seed=seed)
        self.net = ActorCritic(self.batch.observations.shape[1], self.batch.masks.shape[1])
        self.adam = torch.optim.Adam(self.net.parameters(), RATE)
        self.progress = Progress()

    def seen(self):
        """Copies, as the batch writes into the same arrays again."""
        return torch.tensor(self.batch.observations), torch.tensor(self.batch.masks != 0)

    def lead(self, seats):
        """By how many points these seats are ahead: who learns from them learns sooner to win."""
        scores = torch.tensor([state.scores for state in self.batch.states()])
        return 2 * scores.gather(1, seats[:, None])[:, 0] - scores.sum(1)

    @torch.no_grad()
    def play(self):
        """Plays on in every game, and notes what was seen, done and gained."""
        noted = []
        for _ in range(MOVES):
            seen, legal = self.seen()
            logits, values = self.net(seen, legal)
            # The largest of logits plus Gumbel noise is a draw by their probabilities.
            actions = (logits - torch.empty_like(logits).exponential_().log()).argmax(1)
            logs = logits.log_softmax(1).gather(1, actions[:, None])[:, 0]
            seats = torch.tensor(self.batch.seats, dtype=torch.int64)
            lead = self.lead(seats)
            self.batch.step(actions.numpy())
            won = torch.from_numpy(self.batch.rewards).gather(1, seats[:, None])[:, 0]
            dones = torch.tensor(self.batch.dones)
            rewards = won + POINT * (1 - dones) * (self.lead(seats) - lead)
            self.progress.games += int(dones.sum())
            noted.append((seen, legal, actions, logs, values, seats, rewards, dones))
        return [torch.stack(column) for column in zip(*noted, strict=True)]

    @torch.no_grad()
    def advantages(self, values, seats, rewards, dones):
        """How much better each move was than expected. What the other player gains is lost."""
        next_value = self.net(*self.seen())[1]
        next_seat = torch.tensor(self.batch.seats, dtype=torch.int64)
        found, ahead = torch.zeros_like(values), torch.zeros(GAMES)
        for move in reversed(range(MOVES)):
            sign = torch.where(seats[move] == next_seat, 1.0, -1.0) * (1 - dones[move])
            ahead = rewards[move] + sign * (next_value + TRACE * ahead) - values[move]
            found[move], next_value, next_seat = ahead, values[move], seats[move]
        return found

    def update(self) -> None:
        seen, legal, actions, logs, values, seats, rewards, dones = self.play()
        gains = self.advantages(values, seats, rewards, dones)
        columns = [c.flatten(0, 1) for c in (seen, legal, actions, logs, values + gains, gains)]
        for part in torch.randperm(GAMES * MOVES).split(MINIBATCH):
            self.learn(*(column[part] for column in columns))
        self.progress.updates += 1

    def learn(self, seen, legal, actions, old_logs, returns, gains) -> None:
        logits, values = self.net(seen, legal)
        logs = logits.log_softmax(1)
        ratio = (logs.gather(1, actions[:, None])[:, 0] - old_logs).exp()
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        actor = torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        entropy = -(logs.exp() * logs).sum(1).mean()
        critic = (values - returns).square().mean()
        self.adam.zero_grad(set_to_none=True)
        (0.5 * critic - actor - ENTROPY * entropy).backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.adam.step()

    @torch.no_grad()
    def rate_against(self, name: str, games: int) -> float:
        """Its share of victories, from both seats: it plays the move that it likes best."""
        batch = envs.make_batch(self.env, games=games, seed=10**9)  # deals it does not learn from
        bot, rng = bots.bot(name, batch.batch.options.game), Rng(self.seed)
        mine, shares = np.arange(games) % 2, np.full(games, np.nan)
        while np.isnan(shares).any():
            seen, legal = torch.from_numpy(batch.observations), torch.from_numpy(batch.masks != 0)
            actions = self.net(seen, legal)[0].argmax(1).numpy()
            states = batch.states()
            for game in np.flatnonzero((batch.seats != mine) & np.isnan(shares)):
                actions[game] = bot.choose(states[game], rng)[0]
            batch.step(actions)
            ended = (batch.dones == 1) & np.isnan(shares)
            shares[ended] = (batch.rewards[np.arange(games), mine][ended] + 1) / 2
        return float(shares.mean())

    def test(self, games: int, folder: Path) -> None:
        """Plays against the opponents, says how well, and keeps everything."""
        rates = {name: self.rate_against(name, games) for name in OPPONENTS}
        minutes, played = self.progress.seconds / 60, self.progress.games
        self.progress.curve.append({"minutes": minutes, "games": played, "tested": games} | rates)
        shown = ", ".join(f"{name} {rate:.1%}" for name, rate in rates.items())
        print(f"{minutes:6.2f} min  {played:,} games  against {shown}", flush=True)
        self.save(folder)

    def save(self, folder: Path) -> None:
        """Whatever happens meanwhile, what was learned before is still there."""
        kept = {"net": self.net.state_dict(), "adam": self.adam.state_dict()}
        kept |= {"progress": asdict(self.progress), "chance": torch.get_rng_state()}
        torch.save(kept, folder / "new.pt")
        (folder / "new.pt").replace(folder / "learned.pt")
        about = {"env": self.env, "seed": self.seed, "threads": torch.get_num_threads()}
        (folder / "curve.json").write_text(json.dumps(about | asdict(self.progress), indent=1))

    def resume(self, folder: Path) -> None:
        """Games that were going on are not kept: others are dealt."""
        kept = torch.load(folder / "learned.pt")
        self.net.load_state_dict(kept["net"])
        self.adam.load_state_dict(kept["adam"])
        self.progress = Progress(**kept["progress"])
        torch.set_rng_state(kept["chance"])
        self.batch.reset(self.seed + GAMES * self.progress.updates)


def learn(learner: Learner, minutes: float, tested: int, folder: Path) -> None:
    spent, limit = learner.progress, 60 * minutes
    began, next_test = time.thread_time() - spent.seconds, limit / TESTS * len(spent.curve)
    while spent.seconds < limit:
        if spent.seconds >= next_test:
            learner.test(tested, folder)
            next_test += limit / TESTS
        learner.adam.param_groups[0]["lr"] = RATE * max(SLOWEST, 1 - spent.seconds / limit)
        learner.update()
        spent.seconds = time.thread_time() - began
    learner.test(tested * LAST, folder)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--env", default="azul_v1", help="any of azulejos.envs.all_environments()")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--test-games", type=int, default=400)
    parser.add_argument("--folder", type=Path, default=Path("learned"))
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    learner = Learner(options.env, options.seed, options.threads)
    if (options.folder / "learned.pt").exists():
        learner.resume(options.folder)
    learn(learner, options.minutes, options.test_games, options.folder)
