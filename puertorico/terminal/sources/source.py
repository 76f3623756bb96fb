"""The interface between the screen and a table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from ...table.domain.refusals import NotNow
from ...table.wire.advice import HintView
from ...table.wire.analysis import AnalysisView
from ...table.wire.view import Moment, StateView, View

Arrangement = Mapping[str, int | tuple[int, int]]

# `lost`: the source is reconnecting by itself; `ended`: it cannot show the table anymore.
ConnectionState = Literal["connecting", "open", "lost", "ended"]


class Source(ABC):
    """A table as one seat or a spectator sees it.

    `view` and `moments` are what the server sends to a client. `changed` is called whenever one of them or the
    `connection` has changed, and `said` with the name and the words of a player who chats. Requests raise
    `Refused` with the code of a message.
    """

    view: View | None = None
    moments: Sequence[Moment] = ()
    connection: ConnectionState = "open"

    def __init__(self) -> None:
        self.changed: Callable[[], None] = lambda: None
        self.said: Callable[[str, str], None] = lambda name, text: None

    @abstractmethod
    async def start(self) -> None:
        """Begin to follow the table."""

    @abstractmethod
    async def stop(self) -> None:
        """Stop everything that runs in the background."""

    @abstractmethod
    async def answer(self, texts: Sequence[str], *, closes: bool = False) -> None:
        """Play several answers in game notation: all of them, or none. `closes` as in a `Command`."""

    @abstractmethod
    async def arrange(self, arrangement: Arrangement) -> None:
        """Play a whole placement of the mayor phase."""

    @abstractmethod
    async def undo(self) -> None:
        """Take back the last answer."""

    async def answer_takeback(self, *, agree: bool) -> None:
        """Agree to a takeback, or refuse it. Only tables with other people ask for it."""
        raise NotNow("no_takeback", "The takeback request is no longer open.")

    @abstractmethod
    async def hint(self) -> HintView:
        """Return the best answers to the question."""

    @abstractmethod
    async def analysis(self, progress: Callable[[int, int], None]) -> AnalysisView:
        """Return a review of the finished game, and report examined decisions to `progress`."""

    @abstractmethod
    async def state(self, step: int) -> StateView:
        """Return the board after a step of the game."""

    @abstractmethod
    async def text(self) -> str:
        """Return the game text."""
