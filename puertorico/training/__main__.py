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
        "the checkpoint in the folder if there is one, else the network of the package; that network; or nothing"
    ))  # fmt: skip
    for name, kind, text in (
        ("minutes", float, "of training"),
        ("planner_minutes", float, "of these, how many a new network learns from games of planners"),
        ("threads", int, "that play on the processor"),
        ("games", int, "in a batch on the card"),
        ("steps", int, "of a batch for every update"),
        ("batches", int, "on the card for every update"),
        ("part", int, "samples for one step of the optimizer"),
        ("rate", float, "learning rate at the beginning"),
        ("last_rate", float, "learning rate at the end"),
        ("noise", float, "on the values of answers at the beginning"),
        ("trace", float, "λ of the returns"),
        ("measure", float, "seconds between two measurements"),
        ("measured_games", int, "of a measurement"),
        ("seed", int, "of all games"),
    ):
        value = getattr(default, name)
        parser.add_argument(f"--{name.replace('_', '-')}", type=kind, default=value, help=f"{text} (default: {value})")
    arguments = vars(parser.parse_args(words))
    out, start = arguments.pop("out"), arguments.pop("start")
    Training(TrainingSettings(**arguments), out, start).run()


if __name__ == "__main__":
    main()
