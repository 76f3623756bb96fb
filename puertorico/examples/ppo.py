"""Learn to play with PPO (proximal policy optimization), and play the result against bots.

    python -m puertorico.examples.ppo train --players 2 --minutes 5 --out ppo
    python -m puertorico.examples.ppo play ppo/network.pt --against planner --games 100

One network plays all seats. In every step it answers for the asked seat of every game of a batch, so that it learns
from all seats. docs/training.md explains the loop and shows results.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

try:
    import matplotlib.figure
    import torch
    from torch import Tensor, nn
    from torch.nn import functional
except ImportError as missing:
    sys.exit(f"the example needs {missing.name}: pip install 'puertorico[train]'")

from puertorico import InvalidRules
from puertorico.arena.match import MatchInProgress
from puertorico.arena.results import report, standings
from puertorico.arena.tournament import Tournament
from puertorico.bots import Prompt, UnknownBot, make
from puertorico.bots.network_file import NoNetwork
from puertorico.envs import Batch, CudaBatch, Step
from puertorico.envs.cuda_batch import NoGraphicsCard
from puertorico.examples.network import PolicyBot, PolicyNetwork

TRUST = 0.2  # PPO's clipping: how far the probability of an answer may move in one update
GAE = 0.99  # GAE's λ: 1 uses only the final result, 0 only the next value estimate
POINTS = 20  # the lead that counts as a reward of 1, which keeps the loss in a good range
CURIOSITY = 0.01  # the weight of the entropy
EPOCHS = 3  # passes over the decisions of an update


class Sizes(NamedTuple):
    """Batch size, rollout length and minibatch size."""

    games: int  # in the batch
    steps: int  # per update
    minibatch: int  # decisions


# A graphics card is fast only with thousands of games at a time.
ON_PROCESSOR, ON_CARD = Sizes(64, 256, 2048), Sizes(16384, 64, 65536)


class Shown(NamedTuple):
    """The arrays of a `Step` as tensors."""

    observations: Tensor
    masks: Tensor
    rewards: Tensor
    done: Tensor
    seats: Tensor


def as_tensors(step: Step, device: str) -> Shown:
    """Return the arrays of a batch as tensors in the same memory, on the processor or the GPU."""
    return Shown(*(torch.as_tensor(array, device=device) for array in step))


@dataclass
class Decisions:
    """The decisions of some steps: a row per step, or after `flat` a row per decision."""

    observations: Tensor
    masks: Tensor
    answers: Tensor
    chances: Tensor  # log-probabilities when the answers were drawn
    advantages: Tensor  # GAE: how much better than expected the game went
    returns: Tensor  # the targets for the value

    def flat(self) -> Decisions:
        return Decisions(*(array.flatten(0, 1) for array in vars(self).values()))

    def part(self, rows: Tensor) -> Decisions:
        return Decisions(*(array[rows] for array in vars(self).values()))


def roll_out(network: PolicyNetwork, batch: Batch, shown: Shown, steps: int) -> Decisions:
    """Play some steps and return their decisions. Every step overwrites `shown`."""
    kept = []
    for _ in range(steps):
        asked = shown.observations.clone(), shown.masks.clone(), shown.seats.clone()
        answers, chances, expected = network.draw(*asked[:2])
        batch.step(answers)
        kept.append((*asked, answers, chances, expected, shown.rewards.clone(), shown.done.clone()))
    observations, masks, seats, answers, chances, expected, rewards, done = map(torch.stack, zip(*kept, strict=True))
    rewards = rewards / POINTS

    # Backward in time, separately for each seat: its expectation at its next decision, how much better it went from
    # there on, and the reward in between. After the last step, only the asked seat has an expectation.
    games = torch.arange(batch.games, device=seats.device)
    following = torch.full_like(rewards[0], torch.nan)
    following[games, shown.seats] = network.draw(shown.observations, shown.masks)[2]
    better, gained = torch.zeros_like(following), torch.zeros_like(following)
    advantages = torch.zeros_like(expected)
    for step in reversed(range(steps)):
        over, own = done[step, :, None], (games, seats[step])
        following, better, gained = following.where(~over, 0), better.where(~over, 0), rewards[step].where(over, gained)
        surprise = gained[own] + following[own] - expected[step]
        advantages[step] = surprise.nan_to_num(0) + GAE * better[own]
        following[own], better[own], gained[own] = expected[step], advantages[step], 0
    return Decisions(observations, masks, answers, chances, advantages, expected + advantages)


def improve(network: PolicyNetwork, optimizer: torch.optim.Optimizer, decisions: Decisions, size: int) -> float:
    """Update the network with PPO and return the entropy.

    `size` is the number of decisions in a minibatch.
    """
    decisions = decisions.flat()
    advantages = decisions.advantages
    decisions.advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(advantages), device=advantages.device).split(size):  # type: ignore[no-untyped-call, unused-ignore]
            part = decisions.part(rows)
            chances, expected = network(part.observations, part.masks)
            ratio = (chances.gather(1, part.answers[:, None]).squeeze(1) - part.chances).exp()
            gain = torch.min(ratio * part.advantages, ratio.clamp(1 - TRUST, 1 + TRUST) * part.advantages).mean()
            error = functional.mse_loss(expected, part.returns)
            entropy = -(chances.exp() * chances).sum(dim=1).mean()
            optimizer.zero_grad()
            (error / 2 - gain - CURIOSITY * entropy).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()
    return entropy.item()


def win_rate(network: PolicyNetwork, opponents: str, games: int, seed: int) -> float:
    """Return the share of games that the network wins, alone against these opponents."""
    batch = Batch(games, **network.rules, opponents=opponents)
    shown = as_tensors(batch.reset(seed=seed), "cpu")
    each, players = torch.arange(games), batch.players
    won = torch.full((games,), torch.nan)
    while won.isnan().any():  # only the first game of each slot, so that short games do not count more
        batch.step(network.draw(shown.observations, shown.masks)[0].cpu())
        share = (shown.rewards[each, each % players] * (players - 1) + 1) / players
        won = share.where(shown.done & won.isnan(), won)
    batch.close()
    return won.mean().item()


class Checkpoint(NamedTuple):
    """A measurement during training: wins against random bots and planners."""

    decisions: int
    seconds: float
    random: float
    planner: float


def train(arguments: argparse.Namespace) -> list[Checkpoint]:
    """Train until time or decisions run out; save the network and a plot regularly."""
    torch.manual_seed(arguments.seed)
    device = "cuda" if arguments.cuda else "cpu"
    kind, default = (CudaBatch, ON_CARD) if arguments.cuda else (Batch, ON_PROCESSOR)
    sizes = Sizes(*(getattr(arguments, name) or value for name, value in default._asdict().items()))
    batch = kind(sizes.games, arguments.players, arguments.expansions, reward="score")
    shown = as_tensors(batch.reset(seed=arguments.seed), device)
    network = PolicyNetwork(arguments.players, arguments.expansions, arguments.width).to(device)
    optimizer = torch.optim.Adam(network.parameters(), lr=arguments.rate, eps=1e-5, fused=arguments.cuda)
    torch.set_float32_matmul_precision("high")
    folder = Path(arguments.out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sys.exit(f"ppo.py: {folder} cannot be created: {error.strerror}")

    decisions, seconds, updates, used, entropy, past = 0, 0.0, 0, 0.0, 0.0, list[Checkpoint]()
    while True:
        line = f"{updates:5} updates  {decisions:13,} decisions  {seconds:5.0f} s  entropy {entropy:.2f}"
        if updates:
            line += f"  {decisions / seconds / 1e6:.2f} million/s"
        if updates % arguments.measure == 0 or used >= 1:
            rates = [win_rate(network, name, 200, arguments.seed) for name in ("random", "planner")]
            past.append(Checkpoint(decisions, seconds, *rates))
            line += f"  won against random {rates[0]:4.0%}, planner {rates[1]:4.0%}"
            network.save(folder / "network.pt")
            draw(past, arguments.players, folder / "progress.png")
        print(line, flush=True)
        if used >= 1:
            print(f"In {folder}: network.pt, progress.png")
            return past
        begin = time.perf_counter()
        entropy = improve(network, optimizer, roll_out(network, batch, shown, sizes.steps), sizes.minibatch)
        seconds += time.perf_counter() - begin
        decisions, updates = decisions + sizes.games * sizes.steps, updates + 1
        used = decisions / arguments.decisions if arguments.decisions else seconds / (60 * arguments.minutes)


def draw(past: list[Checkpoint], players: int, file: Path) -> None:
    """Draw the wins over decisions and time."""
    figure = matplotlib.figure.Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot(xlabel="million decisions", ylabel="games won, %", ylim=(0, 102))
    millions = [point.decisions / 1e6 for point in past]
    for name in ("random", "planner"):
        axes.plot(millions, [100 * getattr(point, name) for point in past], marker=".", label=f"against {name}")
    axes.axhline(100 / players, color="gray", linestyle="--", linewidth=1, label="an equal share")
    pace = past[-1].seconds / 60 / millions[-1] if len(past) > 1 else 1.0

    def minutes(million: Any) -> Any:
        return million * pace

    def million_decisions(minute: Any) -> Any:
        return minute / pace

    above = axes.secondary_xaxis("top", functions=(minutes, million_decisions))
    above.set_xlabel("minutes of learning")
    axes.set_title(f"PPO with {players} players")
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(file, dpi=150)


def play(arguments: argparse.Namespace) -> str:
    """Play the network against bots of one kind and return the tables of the arena."""
    own = PolicyBot(arguments.network)
    rules = own.network.rules
    names = (arguments.network, *[arguments.against] * (rules["players"] - 1))
    outcomes = []
    for match in islice(Tournament(names, rules, arguments.seed, seconds=60).matches(), arguments.games):
        playing = MatchInProgress(match)
        bots = [
            own if name == arguments.network else make(name, match.bot_seed(seat))
            for seat, name in enumerate(match.bots)
        ]
        while not playing.game.is_over:
            prompt, begin = Prompt.of(playing.game), time.perf_counter()
            answer = bots[prompt.seat].choose(prompt)
            playing.count_time(prompt.seat, time.perf_counter() - begin)
            playing.play(answer)
        outcomes.append(playing.end().outcome)
    return report(standings(names, rules["players"], outcomes), outcomes)


def whole(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} must be a positive integer")
    return int(text)


def positive(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} must be a positive number")
    return number


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m puertorico.examples.ppo", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    learn = commands.add_parser("train", help="train, and save the network and a plot of its progress")
    learn.add_argument("--players", type=whole, default=2, help="players per game (default: 2)")
    learn.add_argument("--expansions", nargs="*", default=[], metavar="NAME", help="new_buildings, nobles")
    learn.add_argument("--minutes", type=positive, default=5.0, help="training time without measurements (default: 5)")
    learn.add_argument("--decisions", type=whole, help="train on this many decisions instead of a time")
    for name, text in (
        ("games", "games in the batch"),
        ("steps", "steps per update"),
        ("minibatch", "decisions in a minibatch"),
    ):
        default = f"{getattr(ON_PROCESSOR, name)}, with --cuda {getattr(ON_CARD, name)}"
        learn.add_argument(f"--{name}", type=whole, help=f"{text} (default: {default})")
    learn.add_argument("--width", type=whole, default=128, help="width of the hidden layers (default: 128)")
    learn.add_argument("--rate", type=positive, default=1e-3, help="learning rate (default: 0.001)")
    learn.add_argument("--measure", type=whole, default=10, help="updates between measurements (default: 10)")
    learn.add_argument(
        "--seed", type=int, default=1, help="random seed; the same seed gives the same training (default: 1)"
    )
    learn.add_argument("--cuda", action="store_true", help="run games and network on a GPU")
    learn.add_argument(
        "--out", default="ppo", metavar="FOLDER", help="output folder for network.pt and progress.png (default: ppo)"
    )
    contest = commands.add_parser("play", help="play a saved network against bots, and print the tables of the arena")
    contest.add_argument("network", help="a network.pt saved by `train`")
    contest.add_argument("--against", default="planner", metavar="BOT", help="name of a bot (default: planner)")
    contest.add_argument("--games", type=whole, default=100, help="(default: 100)")
    contest.add_argument("--seed", type=int, default=1, help="of the tournament (default: 1)")
    return parser


def main(words: list[str] | None = None) -> None:
    arguments = parser().parse_args(words)
    try:
        if arguments.command == "train":
            train(arguments)
        else:
            print(play(arguments))
    except (InvalidRules, NoGraphicsCard, NoNetwork, UnknownBot) as error:
        sys.exit(f"ppo.py: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
