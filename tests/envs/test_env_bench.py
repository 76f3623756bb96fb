"""The measurement of the environments works and can be drawn; what it measures is told by `puertorico bench envs`."""

from __future__ import annotations

from pathlib import Path

import pytest

from puertorico.cli.bench import plot_file
from puertorico.cli.main import main
from puertorico.envs import bench


def test_a_little_measuring_gives_every_figure_and_a_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SIZES", (1, 16))
    monkeypatch.setattr(bench, "DECISIONS", 400)
    monkeypatch.setattr(bench, "WARM_UP", 1)
    figures = bench.measure()
    rows = figures["by_size"]
    assert [(row["players"], row["batch"]) for row in rows] == [(p, size) for p in (2, 3, 4, 5) for size in (1, 16)]
    assert all(row["decisions_per_second"] > 100 * row["games_per_second"] > 0 for row in rows)
    assert figures["single_step_microseconds"] > 0
    file = plot_file(str(tmp_path / "scaling.svg"), ["envs"])
    bench.draw(figures, "some machine", file)
    drawn = file.read_text(encoding="utf-8")
    assert "<svg" in drawn
    bench.draw(figures, "some machine", file)
    assert file.read_text(encoding="utf-8") == drawn, "equal figures make equal pictures"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("rules --plot a.png", "--plot shows how the environments scale: add envs to the parts"),
        ("envs --plot a.gif", "--plot must end with .svg or .png, got 'a.gif'"),
        ("envs --plot nowhere/a.png", "nowhere/a.png cannot be written: there is no folder nowhere"),
    ],
)
def test_a_plot_that_cannot_be_drawn_is_refused_before_anything_is_measured(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", *words.split()]) == 2
    assert capsys.readouterr().err == f"puertorico: {sentence}\n"
