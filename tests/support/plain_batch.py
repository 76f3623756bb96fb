"""The arrays of a batch in plain Python, for the source of its steps and its kernels."""

from __future__ import annotations

from array import array
from typing import Any

from checked import Records

from puertorico.envs import Batch
from puertorico.envs.compiled.stepping import Arrays, BatchSettings, Slot
from puertorico.rules.state import State


def plain_arrays(batch: Batch) -> Arrays:
    """Return empty arrays with the sizes and settings of a batch, whose games are numbered from 0."""

    def zeros(kind: str, size: int) -> Any:
        return memoryview(array(kind, [0]) * size)

    content = memoryview(bytearray(batch.records.nbytes))
    parts = (content[i * State.SIZE : (i + 1) * State.SIZE] for i in range(batch.games))
    settings, slots = BatchSettings.blank(), [Slot.blank() for _ in range(batch.games)]
    settings.load(batch._settings.tobytes())
    for number, slot in enumerate(slots):
        slot.number = number
    return Arrays(
        games=Records(map(State, parts)),
        content=content,
        start=Records.of(batch._start.tobytes()),
        settings=[settings],
        slots=slots,
        seats=zeros("q", batch.games),
        counts=zeros("q", batch.games),
        choices=zeros("h", batch.choices.size),
        masks=zeros("B", batch.masks.size),
        observations=zeros("h", batch.observations.size),
        rewards=zeros("f", batch.rewards.size),
        scores=zeros("h", batch.scores.size),
        done=zeros("B", batch.games),
        final_observations=zeros("h", batch.final_observations.size),
        history=zeros("h", batch._history.size),
    )


def assert_equal(arrays: Arrays, batch: Batch) -> None:
    """Compare every byte of plain arrays with those of a compiled batch."""
    for name, own in arrays._asdict().items():
        plain = b"".join(record.to_bytes() for record in own) if isinstance(own, list) else bytes(own)
        assert plain == getattr(batch._arrays, name).tobytes(), name
