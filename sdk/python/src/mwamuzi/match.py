"""A match: the state as it is now, the log of what was played, and the way back."""

from __future__ import annotations

import json
from typing import Any, Generic, ParamSpec, Protocol, TypeVar, cast

from ._game import AnyGame, AsyncGame, Game, LoggedMove, NewGame

S = TypeVar("S")
M = TypeVar("M")
A = TypeVar("A")
L = TypeVar("L")
A_co = TypeVar("A_co", covariant=True)
L_co = TypeVar("L_co", covariant=True)
P = ParamSpec("P")
# Of what a match is made from: a class's own would be unknown to a type checker before the match is there.
S1 = TypeVar("S1")
M1 = TypeVar("M1")
A1 = TypeVar("A1")
L1 = TypeVar("L1")
FORMAT = 1
"""The version of the saved form, which the clients of every language share."""


class _Record(Generic[S, M]):
    """What a match remembers: the same for the sync and the async client."""

    def __init__(self, game: AnyGame[S, M, Any, Any], state: S) -> None:
        self.first: S = state
        """The state that the match began with."""
        self.state: S = state
        """The state as it is now."""
        self.log: list[LoggedMove[M]] = []
        """Every accepted move, in order. Played one after the other from the start they give the state."""
        self._name = game.name
        self._earlier: list[S | None] = []
        """The state before each move of the log; None before one that was loaded."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return "seat" not in _plain(self.state)["turn"]

    def to_json(self) -> str:
        """The match as text that the client of any language reads again."""
        log = [{"seat": entry.seat, "move": _plain(entry.move)} for entry in self.log]
        saved = {
            "mwamuzi": FORMAT,
            "game": self._name,
            "start": _plain(self.first),
            "log": log,
            "state": _plain(self.state),
        }
        return json.dumps(saved, ensure_ascii=False, separators=(",", ":"))

    def _restore(self, state: S, log: list[LoggedMove[M]]) -> None:
        self.state, self.log, self._earlier = state, log, [None] * len(log)

    def _accept(self, move: M, state: S) -> None:
        self.log.append(LoggedMove(_plain(self.state)["turn"]["seat"], move))
        self._earlier.append(self.state)
        self.state = state

    def _known_before(self) -> S | None:
        """The state before the last move, unless it has to be asked for."""
        if not self.log:
            raise IndexError("nothing has been played that could be undone")
        return self._earlier[-1]

    def _take_back(self, state: S | None) -> LoggedMove[M]:
        if state is None:
            raise ValueError("the log of this match does not lead to its state")
        self._earlier.pop()
        self.state = state
        return self.log.pop()

    def _is_at(self, state: S | None) -> bool:
        return state is not None and _plain(state) == _plain(self.state)


def _plain(value: Any) -> dict[str, Any]:
    """A generated value as JSON has it."""
    return cast(dict[str, Any], value.to_dict())


def _saved(game: AnyGame[S, M, Any, Any], text: str | bytes) -> tuple[S, S, list[LoggedMove[M]]]:
    """First state, present state and log of the saved form, of which fields that came later are passed over."""
    try:
        saved = json.loads(text)
        if saved["mwamuzi"] != FORMAT or saved["game"] != game.name:
            raise ValueError(
                f"a match of {saved['game']} in format {saved['mwamuzi']}, not of {game.name} in format {FORMAT}"
            )
        moves = game.read_moves([entry["move"] for entry in saved["log"]])
        log = [LoggedMove(int(entry["seat"]), move) for entry, move in zip(saved["log"], moves, strict=True)]
        return game.read_state(saved["start"]), game.read_state(saved["state"]), log
    except (AttributeError, KeyError, TypeError, RecursionError) as error:
        raise ValueError(f"not a saved match: {error!r}") from error


class StartsMatch(Protocol[P, S, M, A_co, L_co]):
    """A game of the sync client, by what its `new_game` takes."""

    def new_game(self, *args: P.args, **kwargs: P.kwargs) -> NewGame[S]: ...
    def apply_or_raise(self, state: S, move: M) -> A_co: ...
    def legal_moves(self, state: S) -> L_co: ...
    def read_moves(self, data: list[Any]) -> list[M]: ...


class StartsAsyncMatch(Protocol[P, S, M, A_co, L_co]):
    """A game of the async client, by what its `new_game` takes."""

    async def new_game(self, *args: P.args, **kwargs: P.kwargs) -> NewGame[S]: ...
    async def apply_or_raise(self, state: S, move: M) -> A_co: ...
    async def legal_moves(self, state: S) -> L_co: ...
    def read_moves(self, data: list[Any]) -> list[M]: ...


class Match(_Record[S, M], Generic[S, M, A, L]):
    """A game as it is played: the state, the log, undo, replay, saving and loading.

    Begins from a state; `Match.start` begins from a set-up.
    """

    def __init__(self, game: Game[S, M, A, L], state: S) -> None:
        super().__init__(game, state)
        self.game = game
        """The game of the client that the match is played with."""

    @classmethod
    def start(cls, game: StartsMatch[P, S1, M1, A1, L1], *args: P.args, **kwargs: P.kwargs) -> Match[S1, M1, A1, L1]:
        """Sets up a game; takes what `new_game` of that game takes."""
        return Match(cast(Game[S1, M1, A1, L1], game), game.new_game(*args, **kwargs).state)

    @classmethod
    def from_json(cls, game: Game[S1, M1, A1, L1], text: str | bytes) -> Match[S1, M1, A1, L1]:
        """Reads what `to_json` wrote, in whatever language. Nothing is sent.

        Raises:
            ValueError: if it is no saved match of this game.
        """
        first, state, log = _saved(game, text)
        match = Match(game, first)
        match._restore(state, log)
        return match

    def apply(self, move: M, **options: Any) -> A:
        """Makes a move and gives the verdict. An illegal one raises `IllegalMove` and changes nothing.

        Args:
            move: The move.
            options: What else `apply` of the game takes, such as `chance` and `seed`.
        """
        verdict: Any = self.game.apply_or_raise(self.state, move, **options)
        self._accept(verdict.move, verdict.state)
        return cast(A, verdict)

    def legal_moves(self, **options: Any) -> L:
        """Lists the moves that are legal now; takes what `legal_moves` of the game takes."""
        return self.game.legal_moves(self.state, **options)

    def undo(self) -> LoggedMove[M]:
        """Takes the last move back and gives it. The state before a move that was loaded is asked for.

        Raises:
            IndexError: if nothing has been played.
            ValueError: if what was loaded is wrong: its log does not lead to its state.
        """
        before = self._known_before() or self.game.state_after(self.first, self.log[:-1])
        return self._take_back(before)

    def replay(self) -> bool:
        """Asks the referee to play the log again from the start: whether it comes to the state that the match is in."""
        return self._is_at(self.game.state_after(self.first, self.log))


class AsyncMatch(_Record[S, M], Generic[S, M, A, L]):
    """A game as it is played with the async client; otherwise as `Match`."""

    def __init__(self, game: AsyncGame[S, M, A, L], state: S) -> None:
        super().__init__(game, state)
        self.game = game
        """The game of the client that the match is played with."""

    @classmethod
    async def start(
        cls, game: StartsAsyncMatch[P, S1, M1, A1, L1], *args: P.args, **kwargs: P.kwargs
    ) -> AsyncMatch[S1, M1, A1, L1]:
        """Sets up a game; takes what `new_game` of that game takes."""
        return AsyncMatch(cast(AsyncGame[S1, M1, A1, L1], game), (await game.new_game(*args, **kwargs)).state)

    @classmethod
    def from_json(cls, game: AsyncGame[S1, M1, A1, L1], text: str | bytes) -> AsyncMatch[S1, M1, A1, L1]:
        """Reads what `to_json` wrote, in whatever language. Nothing is sent.

        Raises:
            ValueError: if it is no saved match of this game.
        """
        first, state, log = _saved(game, text)
        match = AsyncMatch(game, first)
        match._restore(state, log)
        return match

    async def apply(self, move: M, **options: Any) -> A:
        """Makes a move and gives the verdict. An illegal one raises `IllegalMove` and changes nothing.

        Args:
            move: The move.
            options: What else `apply` of the game takes, such as `chance` and `seed`.
        """
        verdict: Any = await self.game.apply_or_raise(self.state, move, **options)
        self._accept(verdict.move, verdict.state)
        return cast(A, verdict)

    async def legal_moves(self, **options: Any) -> L:
        """Lists the moves that are legal now; takes what `legal_moves` of the game takes."""
        return await self.game.legal_moves(self.state, **options)

    async def undo(self) -> LoggedMove[M]:
        """Takes the last move back and gives it. The state before a move that was loaded is asked for.

        Raises:
            IndexError: if nothing has been played.
            ValueError: if what was loaded is wrong: its log does not lead to its state.
        """
        before = self._known_before() or await self.game.state_after(self.first, self.log[:-1])
        return self._take_back(before)

    async def replay(self) -> bool:
        """Asks the referee to play the log again from the start: whether it comes to the state that the match is in."""
        return self._is_at(await self.game.state_after(self.first, self.log))
