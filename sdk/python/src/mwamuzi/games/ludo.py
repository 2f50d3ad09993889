"""Ludo: its operations, each as a method.

Written by `sdk/python/generate` from openapi/mwamuzi.json; not to be edited.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any, Literal

from .._call import (
    Call,
    as_bytes,
    as_text,
    given,
    json_call,
    other_call,
    pinned,
)
from .._game import AsyncGame, Game, LoggedMove
from ..generated.api.operations import (
    ludo_apply,
    ludo_check,
    ludo_legal_moves,
    ludo_new,
    ludo_rematch,
    ludo_render_link,
    ludo_replay,
    ludo_suggest,
)
from ..types import (
    ChanceMode,
    LudoApplyRequest,
    LudoCheckAnswer,
    LudoCheckRequest,
    LudoHighlight,
    LudoLegalMovesRequest,
    LudoListShape,
    LudoMove,
    LudoMoveList,
    LudoNewAnswer,
    LudoNewRequest,
    LudoRematchRequest,
    LudoRenderRequest,
    LudoReplayAnswer,
    LudoReplayMove,
    LudoReplayRequest,
    LudoReplaySetup,
    LudoSetupOptions,
    LudoSetupPlayer,
    LudoState,
    LudoSuggestion,
    LudoSuggestRequest,
    LudoVerdict,
    LudoVerdictAccepted,
    PictureTheme,
    RenderLink,
    SuggestionLevel,
)


class Ludo(Game[LudoState, LudoMove, LudoVerdictAccepted, LudoMoveList]):
    """The operations of ludo. Every call raises a `MwamuziError` if no answer comes; an illegal move is an answer."""

    name = "ludo"

    def new_game(
        self,
        players: list[LudoSetupPlayer],
        *,
        options: LudoSetupOptions | None = None,
        starter: int | None = None,
        seed: str | None = None,
        chance: ChanceMode | None = None,
        rules: int | None = None,
        legal_moves: LudoListShape | None = None,
    ) -> LudoNewAnswer:
        """Set up a game.

        Players and options become a first state. What the set-up leaves out the referee draws, unless `chance` is
        `stated`; a `seed` makes that reproducible. A set-up that the rules forbid is refused with every fault.

        Args:
            players: The players by seat, clockwise.
            options: The options that differ from their defaults.
            starter: Who starts. Left out, the referee draws.
            seed: A seed makes the referee's chance reproducible. Left out, a fresh one is sent, the same one in
                every retry: a retry never rolls again.
            chance: `stated`: nothing may be left to the referee's chance.
            rules: The version of the rules; 1 if left out.
            legal_moves: How to list the moves that follow.
        """
        body = LudoNewRequest(
            players=players,
            options=given(options),
            starter=given(starter),
            seed=pinned(seed, chance),
            chance=given(chance),
            rules=given(rules),
            legal_moves=given(legal_moves),
        )
        call: Call[LudoNewAnswer] = json_call(ludo_new._get_kwargs(body=body), ludo_new._parse_response)
        return self._sender.send(call)

    def check(self, state: LudoState) -> LudoCheckAnswer:
        """Check a state.

        Whether a game can come to this state, with every fault if not; if so, whose turn it is, the score and, once
        the game is over, the result. An impossible state is an answer here, not a problem.

        Args:
            state: The state.
        """
        body = LudoCheckRequest(state=state)
        call: Call[LudoCheckAnswer] = json_call(ludo_check._get_kwargs(body=body), ludo_check._parse_response)
        return self._sender.send(call)

    def legal_moves(
        self,
        state: LudoState,
        *,
        seat: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["position"] | None = None,
        outcomes: bool | None = None,
    ) -> LudoMoveList:
        """List the legal moves.

        Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance left out,
        and is accepted.

        Args:
            state: The state.
            seat: Whose moves; a seat that is not to move has none.
            limit: How many moves to list; 0 for their number alone, 100 if left out.
            cursor: The `next` of the page before.
            order: In which order.
            outcomes: Whether to tell beside each move what it would bring.
        """
        body = LudoLegalMovesRequest(
            state=state,
            seat=given(seat),
            limit=given(limit),
            cursor=given(cursor),
            order=given(order),
            outcomes=given(outcomes),
        )
        call: Call[LudoMoveList] = json_call(ludo_legal_moves._get_kwargs(body=body), ludo_legal_moves._parse_response)
        return self._sender.send(call)

    def legal_moves_all(
        self,
        state: LudoState,
        *,
        seat: int | None = None,
        limit: int | None = None,
        order: Literal["position"] | None = None,
    ) -> Iterator[LudoMove]:
        """List the legal moves: every one, page after page.

        A page is asked for when the one before is used up.

        Args:
            state: The state.
            seat: Whose moves; a seat that is not to move has none.
            limit: How many to ask for at a time; 1000 if left out.
            order: In which order.
        """
        cursor: str | None = None
        while True:
            page = self.legal_moves(state, seat=seat, order=order, cursor=cursor, limit=limit or self.page_size)
            yield from page.moves
            if not page.next_:
                return
            cursor = page.next_

    def apply(
        self,
        state: LudoState,
        move: LudoMove,
        *,
        seat: int | None = None,
        chance: ChanceMode | None = None,
        seed: str | None = None,
        legal_moves: LudoListShape | None = None,
        seconds: int | None = None,
    ) -> LudoVerdict:
        """Judge a move.

        From a state and a move the verdict: accepted, with what happened, what it scored, the next state and the
        moves that may follow; or rejected, with every rule that is broken. An illegal move is an answer, status
        200, and changes nothing. Chance that the move leaves out is rolled or drawn by the referee and comes back
        filled in, so that a list of accepted moves replays the game.

        Args:
            state: The state before the move.
            move: The move.
            seat: Who claims to move; the seat to move if left out.
            chance: `stated`: a move that leaves out its chance is rejected.
            seed: A seed makes the referee's chance reproducible. Left out, a fresh one is sent, the same one in
                every retry: a retry never rolls again.
            legal_moves: How to list the moves that follow.
            seconds: How many seconds the player took. Where the options set `turn_seconds`, more than the limit is
                rejected by `ludo.time`; otherwise it is ignored.
        """
        body = LudoApplyRequest(
            state=state,
            move=move,
            seat=given(seat),
            chance=given(chance),
            seed=pinned(seed, chance),
            legal_moves=given(legal_moves),
            seconds=given(seconds),
        )
        call: Call[LudoVerdict] = json_call(ludo_apply._get_kwargs(body=body), ludo_apply._parse_response)
        return self._sender.send(call)

    def apply_or_raise(
        self,
        state: LudoState,
        move: LudoMove,
        *,
        seat: int | None = None,
        chance: ChanceMode | None = None,
        seed: str | None = None,
        legal_moves: LudoListShape | None = None,
        seconds: int | None = None,
    ) -> LudoVerdictAccepted:
        """Judge a move, and raise `IllegalMove` where it is rejected.

        Otherwise as `apply`.

        Args:
            state: The state before the move.
            move: The move.
            seat: Who claims to move; the seat to move if left out.
            chance: `stated`: a move that leaves out its chance is rejected.
            seed: A seed makes the referee's chance reproducible. Left out, a fresh one is sent, the same one in
                every retry: a retry never rolls again.
            legal_moves: How to list the moves that follow.
            seconds: How many seconds the player took. Where the options set `turn_seconds`, more than the limit is
                rejected by `ludo.time`; otherwise it is ignored.
        """
        return self._accepted(
            self.apply(state, move, seat=seat, chance=chance, seed=seed, legal_moves=legal_moves, seconds=seconds),
            LudoVerdictAccepted,
        )

    def replay(
        self, moves: list[LudoReplayMove], *, state: LudoState | None = None, setup: LudoReplaySetup | None = None
    ) -> LudoReplayAnswer:
        """Judge a whole game.

        From a state or a set-up, exactly one of the two, and a list of up to 10,000 moves: what each move scored,
        the totals after it, and the state and result at the end. The referee invents nothing: every move is judged
        as apply judges it with `chance` `stated`. Points and totals that were written down are compared; a wrong
        one is told and does not stop the replay. An illegal move does: it is the last step, and `state` is the last
        good one. Pointers of violations count from this request's root (`/moves/17/move/tiles/0`).

        With a `seed` what the set-up leaves to chance is drawn as `new` draws it with that seed; without one it is
        refused as `new` refuses it with `chance` `stated`.

        Args:
            moves: The moves in order, at most 10,000.
            state: The state before the first move, if the replay goes from a state.
            setup: The new game, if the replay goes from the beginning. What it leaves to chance is drawn as `new`
                draws it with the same `seed`; without a seed it is refused.
        """
        body = LudoReplayRequest(moves=moves, state=given(state), setup=given(setup))
        call: Call[LudoReplayAnswer] = json_call(ludo_replay._get_kwargs(body=body), ludo_replay._parse_response)
        return self._sender.send(call)

    def state_after(self, state: LudoState, log: list[LoggedMove[LudoMove]]) -> LudoState | None:
        """The state that accepted moves lead to; None where one of them is illegal."""
        for first in range(0, len(log), self.page_size):
            moves = [LudoReplayMove(move=m.move, seat=m.seat) for m in log[first : first + self.page_size]]
            answer = self.replay(moves, state=state)
            if not answer.ok:
                return None
            state = answer.state
        return state

    def rematch(
        self,
        state: LudoState,
        *,
        starter: int | None = None,
        seed: str | None = None,
        chance: ChanceMode | None = None,
        legal_moves: LudoListShape | None = None,
    ) -> LudoNewAnswer:
        """Play again.

        The same players and options after a finished game. The answer is that of `new`.

        Args:
            state: The finished game.
            starter: Who starts. Left out, the option `rotate_starter` tells.
            seed: A seed makes the referee's chance reproducible. Left out, a fresh one is sent, the same one in
                every retry: a retry never rolls again.
            chance: `stated`: nothing may be left to the referee's chance.
            legal_moves: How to list the moves that follow.
        """
        body = LudoRematchRequest(
            state=state,
            starter=given(starter),
            seed=pinned(seed, chance),
            chance=given(chance),
            legal_moves=given(legal_moves),
        )
        call: Call[LudoNewAnswer] = json_call(ludo_rematch._get_kwargs(body=body), ludo_rematch._parse_response)
        return self._sender.send(call)

    def suggest(
        self, state: LudoState, *, level: SuggestionLevel | None = None, seed: str | None = None
    ) -> LudoSuggestion:
        """Suggest a move.

        What a CPU player would do for the seat to move, and why: for a lone player, or for one who is missing. The
        move is one of the listed ones and is accepted; in every phase there is one, a roll or a draw with its
        chance left out, so to suggest and apply until the seat changes plays a whole turn. A CPU player knows what
        the seat may see: the view of that seat is enough, and in a state that shows more the hands of others are
        looked at as hidden. `greedy` (the default) takes what brings the most at once, `strong` weighs what may
        follow too, `random` takes any legal move. The same state, level and seed always get the same answer;
        without a seed all levels but `random` do as well. Where the hand to move is hidden only what can be listed
        can be suggested.

        Args:
            state: The state; the view of the seat to move is enough.
            level: How well it plays; `greedy` if left out.
            seed: The seed of what the level leaves to chance. Left out, `random` differs from call to call; the
                other levels then use the seed `mwamuzi` and always answer the same.
        """
        body = LudoSuggestRequest(state=state, level=given(level), seed=given(seed))
        call: Call[LudoSuggestion] = json_call(ludo_suggest._get_kwargs(body=body), ludo_suggest._parse_response)
        return self._sender.send(call)

    def render(
        self,
        state: LudoState,
        *,
        seat: int | None = None,
        highlight: LudoHighlight | None = None,
        theme: PictureTheme | None = None,
    ) -> str:
        """Draw the position.

        The position as an SVG picture, dark or light as whoever looks at it prefers. On request the last move, the
        places where something may go, and the places of a violation are lit up. Equal requests give equal bytes.

        Args:
            state: The state.
            seat: Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is
                at the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as
                the state holds it.
            highlight: What is lit up beside the position.
            theme: The colours; `auto` if left out.
        """
        body = LudoRenderRequest(state=state, seat=given(seat), highlight=given(highlight), theme=given(theme))
        call: Call[str] = other_call(
            "/v1/games/ludo/render", "application/json", body.to_dict(), "image/svg+xml", as_text
        )
        return self._sender.send(call)

    def render_png(
        self,
        state: LudoState,
        *,
        seat: int | None = None,
        highlight: LudoHighlight | None = None,
        theme: PictureTheme | None = None,
    ) -> bytes:
        """Draw the position as pixels.

        The picture of `render` as PNG; light where no theme is named.

        Args:
            state: The state.
            seat: Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is
                at the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as
                the state holds it.
            highlight: What is lit up beside the position.
            theme: The colours; `auto` if left out.
        """
        body = LudoRenderRequest(state=state, seat=given(seat), highlight=given(highlight), theme=given(theme))
        call: Call[bytes] = other_call(
            "/v1/games/ludo/render.png", "application/json", body.to_dict(), "image/png", as_bytes
        )
        return self._sender.send(call)

    def render_text(
        self,
        state: LudoState,
        *,
        seat: int | None = None,
        highlight: LudoHighlight | None = None,
        theme: PictureTheme | None = None,
    ) -> str:
        """Write the position as text.

        The position for a terminal or a chat. The theme does nothing here.

        Args:
            state: The state.
            seat: Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is
                at the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as
                the state holds it.
            highlight: What is lit up beside the position.
            theme: The colours; `auto` if left out.
        """
        body = LudoRenderRequest(state=state, seat=given(seat), highlight=given(highlight), theme=given(theme))
        call: Call[str] = other_call(
            "/v1/games/ludo/render.txt", "application/json", body.to_dict(), "text/plain", as_text
        )
        return self._sender.send(call)

    def render_link(
        self,
        state: LudoState,
        *,
        seat: int | None = None,
        highlight: LudoHighlight | None = None,
        theme: PictureTheme | None = None,
    ) -> RenderLink:
        """Link to a picture.

        Packs the request into a token, and tells the paths at which anybody can fetch the picture with GET. With a
        `seat`, what is hidden from it is not in the token either. A token has at most 8000 characters, enough for
        every state; `too_large` if what is lit up needs more.

        Args:
            state: The state.
            seat: Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is
                at the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as
                the state holds it.
            highlight: What is lit up beside the position.
            theme: The colours; `auto` if left out.
        """
        body = LudoRenderRequest(state=state, seat=given(seat), highlight=given(highlight), theme=given(theme))
        call: Call[RenderLink] = json_call(ludo_render_link._get_kwargs(body=body), ludo_render_link._parse_response)
        return self._sender.send(call)

    @staticmethod
    def read_state(data: Mapping[str, Any]) -> LudoState:
        """A state as JSON has it."""
        return LudoState.from_dict(data)

    @staticmethod
    def read_moves(data: list[Any]) -> list[LudoMove]:
        """Moves as JSON has them."""
        return LudoMoveList.from_dict({"moves": data, "total": len(data), "complete": True}).moves


class AsyncLudo(AsyncGame[LudoState, LudoMove, LudoVerdictAccepted, LudoMoveList]):
    """The operations of ludo. Every call raises a `MwamuziError` if no answer comes; an illegal move is an answer."""

    name = "ludo"

    async def new_game(
        self,
        players: list[LudoSetupPlayer],
        *,
        options: LudoSetupOptions | None = None,
        starter: int | None = None,
        seed: str | None = None,
        chance: ChanceMode | None = None,
        rules: int | None = None,
        legal_moves: LudoListShape | None = None,
    ) -> LudoNewAnswer:
        """Set up a game.

        Players and options become a first state. What the set-up leaves out the referee draws, unless `chance` is
        `stated`; a `seed` makes that reproducible. A set-up that the rules forbid is refused with every fault.

        Args:
            players: The players by seat, clockwise.
            options: The options that differ from their defaults.
            starter: Who starts. Left out, the referee draws.
            seed: A seed makes the referee's chance reproducible. Left out, a fresh one is sent, the same one in
                every retry: a retry never rolls again.
            chance: `stated`: nothing may be left to the referee's chance.
            rules: The version of the rules; 1 if left out.
            legal_moves: How to list the moves that follow.
        """
        body = LudoNewRequest(
            players=players,
            options=given(options),
            starter=given(starter),
            seed=pinned(seed, chance),
            chance=given(chance),
            rules=given(rules),
            legal_moves=given(legal_moves),
        )
        call: Call[LudoNewAnswer] = json_call(ludo_new._get_kwargs(body=body), ludo_new._parse_response)
        return await self._sender.send(call)

    async def check(self, state: LudoState) -> LudoCheckAnswer:
        """Check a state.

        Whether a game can come to this state, with every fault if not; if so, whose turn it is, the score and, once
        the game is over, the result. An impossible state is an answer here, not a problem.

        Args:
            state: The state.
        """
        body = LudoCheckRequest(state=state)
        call: Call[LudoCheckAnswer] = json_call(ludo_check._get_kwargs(body=body), ludo_check._parse_response)
        return await self._sender.send(call)

    async def legal_moves(
        self,
        state: LudoState,
        *,
        seat: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["position"] | None = None,
        outcomes: bool | None = None,
    ) -> LudoMoveList:
        """List the legal moves.

        Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance left out,
        and is accepted.

        Args:
            state: The state.
            seat: Whose moves; a seat that is not to move has none.
            limit: How many moves to list; 0 for their number alone, 100 if left out.
            cursor: The `next` of the page before.
            order: In which order.
            outcomes: Whether to tell beside each move what it would bring.
        """
        body = LudoLegalMovesRequest(
            state=state,
            seat=given(seat),
            limit=given(limit),
            cursor=given(cursor),
            order=given(order),
            outcomes=given(outcomes),
        )
        call: Call[LudoMoveList] = json_call(ludo_legal_moves._get_kwargs(body=body), ludo_legal_moves._parse_response)
        return await self._sender.send(call)

    async def legal_moves_all(
        self,
        state: LudoState,
        *,
        seat: int | None = None,
        limit: int | None = None,
        order: Literal["position"] | None = None,
    ) -> AsyncIterator[LudoMove]:
        """List the legal moves: every one, page after page.

        A page is asked for when the one before is used up.

        Args:
            state: The state.
            seat: Whose moves; a seat that is not to move has none.
            limit: How many to ask for at a time; 1000 if left out.
            order: In which order.
        """
        cursor: str | None = None
        while True:
            page = await self.legal_moves(state, seat=seat, order=order, cursor=cursor, limit=limit or self.page_size)
            for item in page.moves:
                yield item
            if not page.next_:
                return
            cursor = page.next_

    async def apply(
        self,
        state: LudoState,
        move: LudoMove,
        *,
        seat: int | None = None,
        chance: ChanceMode | None = None,
        seed: str | None = None,
        legal_moves: LudoListShape | None = None,
        seconds: int | None = None,
    ) -> LudoVerdict:
        """Judge a move.

        From a state and a move the verdict: accepted, with what happened, what it scored, the next state and the
        moves that may follow; or rejected, with every rule that is broken. An illegal move is an answer, status
        200, and changes nothing. Chance that the move leaves out is rolled or drawn by the referee and comes back
        filled in, so that a list of accepted moves replays the game.

        Args:
            state: The state before the move.
            move: The move.
            seat: Who claims to move; the seat to move if left out.
            chance: `stated`: a move that leaves out its chance is rejected.
            seed: A seed makes the referee's chance reproducible. Left out, a fresh one is sent, the same one in
                every retry: a retry never rolls again.
            legal_moves: How to list the moves that follow.
            seconds: How many seconds the player took. Where the options set `turn_seconds`, more than the limit is
                rejected by `ludo.time`; otherwise it is ignored.
        """
        body = LudoApplyRequest(
            state=state,
            move=move,
            seat=given(seat),
            chance=given(chance),
            seed=pinned(seed, chance),
            legal_moves=given(legal_moves),
            seconds=given(seconds),
        )
        call: Call[LudoVerdict] = json_call(ludo_apply._get_kwargs(body=body), ludo_apply._parse_response)
        return await self._sender.send(call)

    async def apply_or_raise(
        self,
        state: LudoState,
        move: LudoMove,
        *,
        seat: int | None = None,
        chance: ChanceMode | None = None,
        seed: str | None = None,
        legal_moves: LudoListShape | None = None,
        seconds: int | None = None,
    ) -> LudoVerdictAccepted:
        """Judge a move, and raise `IllegalMove` where it is rejected.

        Otherwise as `apply`.

        Args:
            state: The state before the move.
            move: The move.
            seat: Who claims to move; the seat to move if left out.
            chance: `stated`: a move that leaves out its chance is rejected.
            seed: A seed makes the referee's chance reproducible. Left out, a fresh one is sent, the same one in
                every retry: a retry never rolls again.
            legal_moves: How to list the moves that follow.
            seconds: How many seconds the player took. Where the options set `turn_seconds`, more than the limit is
                rejected by `ludo.time`; otherwise it is ignored.
        """
        return self._accepted(
            await self.apply(
                state, move, seat=seat, chance=chance, seed=seed, legal_moves=legal_moves, seconds=seconds
            ),
            LudoVerdictAccepted,
        )

    async def replay(
        self, moves: list[LudoReplayMove], *, state: LudoState | None = None, setup: LudoReplaySetup | None = None
    ) -> LudoReplayAnswer:
        """Judge a whole game.

        From a state or a set-up, exactly one of the two, and a list of up to 10,000 moves: what each move scored,
        the totals after it, and the state and result at the end. The referee invents nothing: every move is judged
        as apply judges it with `chance` `stated`. Points and totals that were written down are compared; a wrong
        one is told and does not stop the replay. An illegal move does: it is the last step, and `state` is the last
        good one. Pointers of violations count from this request's root (`/moves/17/move/tiles/0`).

        With a `seed` what the set-up leaves to chance is drawn as `new` draws it with that seed; without one it is
        refused as `new` refuses it with `chance` `stated`.

        Args:
            moves: The moves in order, at most 10,000.
            state: The state before the first move, if the replay goes from a state.
            setup: The new game, if the replay goes from the beginning. What it leaves to chance is drawn as `new`
                draws it with the same `seed`; without a seed it is refused.
        """
        body = LudoReplayRequest(moves=moves, state=given(state), setup=given(setup))
        call: Call[LudoReplayAnswer] = json_call(ludo_replay._get_kwargs(body=body), ludo_replay._parse_response)
        return await self._sender.send(call)

    async def state_after(self, state: LudoState, log: list[LoggedMove[LudoMove]]) -> LudoState | None:
        """The state that accepted moves lead to; None where one of them is illegal."""
        for first in range(0, len(log), self.page_size):
            moves = [LudoReplayMove(move=m.move, seat=m.seat) for m in log[first : first + self.page_size]]
            answer = await self.replay(moves, state=state)
            if not answer.ok:
                return None
            state = answer.state
        return state

    async def rematch(
        self,
        state: LudoState,
        *,
        starter: int | None = None,
        seed: str | None = None,
        chance: ChanceMode | None = None,
        legal_moves: LudoListShape | None = None,
    ) -> LudoNewAnswer:
        """Play again.

        The same players and options after a finished game. The answer is that of `new`.

        Args:
            state: The finished game.
            starter: Who starts. Left out, the option `rotate_starter` tells.
            seed: A seed makes the referee's chance reproducible. Left out, a fresh one is sent, the same one in
                every retry: a retry never rolls again.
            chance: `stated`: nothing may be left to the referee's chance.
            legal_moves: How to list the moves that follow.
        """
        body = LudoRematchRequest(
            state=state,
            starter=given(starter),
            seed=pinned(seed, chance),
            chance=given(chance),
            legal_moves=given(legal_moves),
        )
        call: Call[LudoNewAnswer] = json_call(ludo_rematch._get_kwargs(body=body), ludo_rematch._parse_response)
        return await self._sender.send(call)

    async def suggest(
        self, state: LudoState, *, level: SuggestionLevel | None = None, seed: str | None = None
    ) -> LudoSuggestion:
        """Suggest a move.

        What a CPU player would do for the seat to move, and why: for a lone player, or for one who is missing. The
        move is one of the listed ones and is accepted; in every phase there is one, a roll or a draw with its
        chance left out, so to suggest and apply until the seat changes plays a whole turn. A CPU player knows what
        the seat may see: the view of that seat is enough, and in a state that shows more the hands of others are
        looked at as hidden. `greedy` (the default) takes what brings the most at once, `strong` weighs what may
        follow too, `random` takes any legal move. The same state, level and seed always get the same answer;
        without a seed all levels but `random` do as well. Where the hand to move is hidden only what can be listed
        can be suggested.

        Args:
            state: The state; the view of the seat to move is enough.
            level: How well it plays; `greedy` if left out.
            seed: The seed of what the level leaves to chance. Left out, `random` differs from call to call; the
                other levels then use the seed `mwamuzi` and always answer the same.
        """
        body = LudoSuggestRequest(state=state, level=given(level), seed=given(seed))
        call: Call[LudoSuggestion] = json_call(ludo_suggest._get_kwargs(body=body), ludo_suggest._parse_response)
        return await self._sender.send(call)

    async def render(
        self,
        state: LudoState,
        *,
        seat: int | None = None,
        highlight: LudoHighlight | None = None,
        theme: PictureTheme | None = None,
    ) -> str:
        """Draw the position.

        The position as an SVG picture, dark or light as whoever looks at it prefers. On request the last move, the
        places where something may go, and the places of a violation are lit up. Equal requests give equal bytes.

        Args:
            state: The state.
            seat: Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is
                at the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as
                the state holds it.
            highlight: What is lit up beside the position.
            theme: The colours; `auto` if left out.
        """
        body = LudoRenderRequest(state=state, seat=given(seat), highlight=given(highlight), theme=given(theme))
        call: Call[str] = other_call(
            "/v1/games/ludo/render", "application/json", body.to_dict(), "image/svg+xml", as_text
        )
        return await self._sender.send(call)

    async def render_png(
        self,
        state: LudoState,
        *,
        seat: int | None = None,
        highlight: LudoHighlight | None = None,
        theme: PictureTheme | None = None,
    ) -> bytes:
        """Draw the position as pixels.

        The picture of `render` as PNG; light where no theme is named.

        Args:
            state: The state.
            seat: Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is
                at the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as
                the state holds it.
            highlight: What is lit up beside the position.
            theme: The colours; `auto` if left out.
        """
        body = LudoRenderRequest(state=state, seat=given(seat), highlight=given(highlight), theme=given(theme))
        call: Call[bytes] = other_call(
            "/v1/games/ludo/render.png", "application/json", body.to_dict(), "image/png", as_bytes
        )
        return await self._sender.send(call)

    async def render_text(
        self,
        state: LudoState,
        *,
        seat: int | None = None,
        highlight: LudoHighlight | None = None,
        theme: PictureTheme | None = None,
    ) -> str:
        """Write the position as text.

        The position for a terminal or a chat. The theme does nothing here.

        Args:
            state: The state.
            seat: Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is
                at the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as
                the state holds it.
            highlight: What is lit up beside the position.
            theme: The colours; `auto` if left out.
        """
        body = LudoRenderRequest(state=state, seat=given(seat), highlight=given(highlight), theme=given(theme))
        call: Call[str] = other_call(
            "/v1/games/ludo/render.txt", "application/json", body.to_dict(), "text/plain", as_text
        )
        return await self._sender.send(call)

    async def render_link(
        self,
        state: LudoState,
        *,
        seat: int | None = None,
        highlight: LudoHighlight | None = None,
        theme: PictureTheme | None = None,
    ) -> RenderLink:
        """Link to a picture.

        Packs the request into a token, and tells the paths at which anybody can fetch the picture with GET. With a
        `seat`, what is hidden from it is not in the token either. A token has at most 8000 characters, enough for
        every state; `too_large` if what is lit up needs more.

        Args:
            state: The state.
            seat: Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is
                at the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as
                the state holds it.
            highlight: What is lit up beside the position.
            theme: The colours; `auto` if left out.
        """
        body = LudoRenderRequest(state=state, seat=given(seat), highlight=given(highlight), theme=given(theme))
        call: Call[RenderLink] = json_call(ludo_render_link._get_kwargs(body=body), ludo_render_link._parse_response)
        return await self._sender.send(call)

    @staticmethod
    def read_state(data: Mapping[str, Any]) -> LudoState:
        """A state as JSON has it."""
        return LudoState.from_dict(data)

    @staticmethod
    def read_moves(data: list[Any]) -> list[LudoMove]:
        """Moves as JSON has them."""
        return LudoMoveList.from_dict({"moves": data, "total": len(data), "complete": True}).moves
