"""`python -m puertorico.training`: train the network by self-play, or continue a training."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

try:
    import torch  # noqa: F401
except ImportError:
    sys.exit("training needs torch: pip install 'puertorico[train]'")

from .loop import Training, TrainingSettings


def main(words: list[str] | None = None) -> None:
    """Read the command line and train."""
    default = TrainingSettings()
    parser = argparse.ArgumentParser(prog="python -m puertorico.training", description=__doc__)
    parser.add_argument(
        "--out", type=Path, default=Path("training"), help="folder for checkpoint.pt, network.npz, curve.json"
    )
    parser.add_argument("--start", choices=("continue", "shipped", "new"), default="continue", help=(
        "continue: from the checkpoint in the folder, or else from the shipped network; "
        "shipped: from the shipped network; new: from random weights"
    ))  # fmt: skip
    for name, kind, text in (
        ("minutes", float, "minutes of training"),
        ("planner_minutes", float, "of these, minutes in which a new network learns from planner games"),
        ("threads", int, "threads that play on the CPU"),
        ("games", int, "games per batch on the GPU"),
        ("steps", int, "steps per batch and update"),
        ("batches", int, "GPU batches per update"),
        ("part", int, "minibatch size, in samples"),
        ("rate", float, "learning rate at the beginning"),
        ("last_rate", float, "learning rate at the end"),
        ("noise", float, "initial noise on the values of answers"),
        ("trace", float, "λ of the returns"),
        ("measure", float, "seconds between two measurements"),
        ("measured_games", int, "games per measurement"),
        ("seed", int, "random seed"),
    ):
        value = getattr(default, name)
        parser.add_argument(f"--{name.replace('_', '-')}", type=kind, default=value, help=f"{text} (default: {value})")
    arguments = vars(parser.parse_args(words))
    out, start = arguments.pop("out"), arguments.pop("start")
    Training(TrainingSettings(**arguments), out, start).run()


if __name__ == "__main__":
    main()
