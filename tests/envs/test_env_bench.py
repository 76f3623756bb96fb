"""The measurement of the environments works and can be drawn; what it measures is told by `puertorico bench envs`."""

from __future__ import annotations

from pathlib import Path

import pytest

from puertorico.cli.bench import plot_file, print_figures
from puertorico.cli.main import main
from puertorico.envs import bench, bench_libraries


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


def test_environments_are_measured_beside_each_other_and_missing_ones_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, few in {"REPEATS": 1, "STEPS": 5, "VECTOR_STEPS": 1}.items():
        monkeypatch.setattr(bench_libraries, name, few)
    missing = {**bench_libraries.ENVIRONMENTS, "Go": (("no_such_module", "numpy"), lambda: (1, print))}
    monkeypatch.setattr(bench_libraries, "ENVIRONMENTS", missing)
    figures = bench_libraries.measure()
    speeds, skipped = figures["steps_per_second"], figures["skipped"]
    assert {*speeds, *skipped} == set(missing)
    assert skipped["Go"] == "needs pip install no_such_module"
    assert {"Gymnasium, 1,024 games in one call", "PettingZoo, one game", "OpenSpiel, one game"} <= set(speeds)
    assert all(speed > 0 for speed in speeds.values())
    assert figures["times_the_single_environment"]["Gymnasium, one game"] == 1
    print_figures("envs", figures)
    assert "needs pip install no_such_module\n" in capsys.readouterr().out


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
