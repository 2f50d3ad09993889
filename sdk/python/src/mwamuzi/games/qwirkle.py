"""Qwirkle: its operations, each as a method.

Written by `sdk/python/generate` from openapi/mwamuzi.json; not to be edited.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any

from .._call import (
    Call,
    as_bytes,
    as_json,
    as_text,
    given,
    json_call,
    other_call,
    pinned,
)
from .._game import AsyncGame, Game, LoggedMove
from ..generated.api.operations import (
    qwirkle_apply,
    qwirkle_check,
    qwirkle_legal_moves,
    qwirkle_new,
    qwirkle_rematch,
    qwirkle_render_link,
    qwirkle_replay,
    qwirkle_score,
    qwirkle_suggest,
    qwirkle_tally,
    qwirkle_targets,
    qwirkle_view,
)
from ..types import (
    ChanceMode,
    PictureTheme,
    QwirkleApplyRequest,
    QwirkleAudit,
    QwirkleCheckAnswer,
    QwirkleCheckRequest,
    QwirkleDeal,
    QwirkleEvent,
    QwirkleHighlight,
    QwirkleLegalMovesRequest,
    QwirkleListShape,
    QwirkleMove,
    QwirkleMoveList,
    QwirkleNewAnswer,
    QwirkleNewRequest,
    QwirkleOrder,
    QwirklePlacedTile,
    QwirkleRematchPlayer,
    QwirkleRematchRequest,
    QwirkleRenderRequest,
    QwirkleReplayAnswer,
    QwirkleReplayMove,
    QwirkleReplayRequest,
    QwirkleReplaySetup,
    QwirkleScoreRequest,
    QwirkleScoreVerdict,
    QwirkleSetupOptions,
    QwirkleSetupPlayer,
    QwirkleState,
    QwirkleSuggestion,
    QwirkleSuggestRequest,
    QwirkleTallyPlayer,
    QwirkleTallyRequest,
    QwirkleTallyTurn,
    QwirkleTargets,
    QwirkleTargetsRequest,
    QwirkleVerdict,
    QwirkleVerdictAccepted,
    QwirkleViewAnswer,
    QwirkleViewRequest,
    RenderLink,
    SuggestionLevel,
)


class Qwirkle(Game[QwirkleState, QwirkleMove, QwirkleVerdictAccepted, QwirkleMoveList]):
    """The operations of qwirkle. Every call raises a `MwamuziError` if no answer comes; an illegal move is an
    answer."""

    name = "qwirkle"

    def new_game(
        self,
        players: list[QwirkleSetupPlayer],
        *,
        options: QwirkleSetupOptions | None = None,
        starter: int | None = None,
        deal: QwirkleDeal | None = None,
        seed: str | None = None,
        chance: ChanceMode | None = None,
        rules: int | None = None,
        legal_moves: QwirkleListShape | None = None,
    ) -> QwirkleNewAnswer:
        """Set up a game.

        Players and options become a first state. What the set-up leaves out the referee draws, unless `chance` is
        `stated`; a `seed` makes that reproducible. A set-up that the rules forbid is refused with every fault.

        Args:
            players: The players by seat, clockwise.
            options: The options that differ from their defaults.
            starter: Who starts. Left out, the hands decide; a tie goes to the oldest or is drawn. With a hidden
                hand it must be stated.
            deal: Where the hands come from; the referee if left out.
            seed: A seed makes the referee's chance reproducible. Left out, a fresh one is sent, the same one in
                every retry: a retry never rolls again.
            chance: `stated`: nothing may be left to the referee's chance.
            rules: The version of the rules; 1 if left out.
            legal_moves: How to list the moves that follow.
        """
        body = QwirkleNewRequest(
            players=players,
            options=given(options),
            starter=given(starter),
            deal=given(deal),
            seed=pinned(seed, chance),
            chance=given(chance),
            rules=given(rules),
            legal_moves=given(legal_moves),
        )
        call: Call[QwirkleNewAnswer] = json_call(qwirkle_new._get_kwargs(body=body), qwirkle_new._parse_response)
        return self._sender.send(call)

    def check(self, state: QwirkleState) -> QwirkleCheckAnswer:
        """Check a state.

        Whether a game can come to this state, with every fault if not; if so, whose turn it is, the score and, once
        the game is over, the result. An impossible state is an answer here, not a problem.

        Args:
            state: The state.
        """
        body = QwirkleCheckRequest(state=state)
        call: Call[QwirkleCheckAnswer] = json_call(qwirkle_check._get_kwargs(body=body), qwirkle_check._parse_response)
        return self._sender.send(call)

    def legal_moves(
        self,
        state: QwirkleState,
        *,
        seat: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: QwirkleOrder | None = None,
        outcomes: bool | None = None,
    ) -> QwirkleMoveList:
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
        body = QwirkleLegalMovesRequest(
            state=state,
            seat=given(seat),
            limit=given(limit),
            cursor=given(cursor),
            order=given(order),
            outcomes=given(outcomes),
        )
        call: Call[QwirkleMoveList] = json_call(
            qwirkle_legal_moves._get_kwargs(body=body), qwirkle_legal_moves._parse_response
        )
        return self._sender.send(call)

    def legal_moves_all(
        self,
        state: QwirkleState,
        *,
        seat: int | None = None,
        limit: int | None = None,
        order: QwirkleOrder | None = None,
    ) -> Iterator[QwirkleMove]:
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
        state: QwirkleState,
        move: QwirkleMove,
        *,
        seat: int | None = None,
        chance: ChanceMode | None = None,
        seed: str | None = None,
        legal_moves: QwirkleListShape | None = None,
        views: bool | None = None,
    ) -> QwirkleVerdict:
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
            views: Whether to answer with what each seat and a spectator may see.
        """
        body = QwirkleApplyRequest(
            state=state,
            move=move,
            seat=given(seat),
            chance=given(chance),
            seed=pinned(seed, chance),
            legal_moves=given(legal_moves),
            views=given(views),
        )
        call: Call[QwirkleVerdict] = json_call(qwirkle_apply._get_kwargs(body=body), qwirkle_apply._parse_response)
        return self._sender.send(call)

    def apply_or_raise(
        self,
        state: QwirkleState,
        move: QwirkleMove,
        *,
        seat: int | None = None,
        chance: ChanceMode | None = None,
        seed: str | None = None,
        legal_moves: QwirkleListShape | None = None,
        views: bool | None = None,
    ) -> QwirkleVerdictAccepted:
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
            views: Whether to answer with what each seat and a spectator may see.
        """
        return self._accepted(
            self.apply(state, move, seat=seat, chance=chance, seed=seed, legal_moves=legal_moves, views=views),
            QwirkleVerdictAccepted,
        )

    def replay(
        self,
        moves: list[QwirkleReplayMove],
        *,
        state: QwirkleState | None = None,
        setup: QwirkleReplaySetup | None = None,
    ) -> QwirkleReplayAnswer:
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
        body = QwirkleReplayRequest(moves=moves, state=given(state), setup=given(setup))
        call: Call[QwirkleReplayAnswer] = json_call(
            qwirkle_replay._get_kwargs(body=body), qwirkle_replay._parse_response
        )
        return self._sender.send(call)

    def state_after(self, state: QwirkleState, log: list[LoggedMove[QwirkleMove]]) -> QwirkleState | None:
        """The state that accepted moves lead to; None where one of them is illegal."""
        for first in range(0, len(log), self.page_size):
            moves = [QwirkleReplayMove(move=m.move, seat=m.seat) for m in log[first : first + self.page_size]]
            answer = self.replay(moves, state=state)
            if not answer.ok:
                return None
            state = answer.state
        return state

    def rematch(
        self,
        state: QwirkleState,
        *,
        starter: int | None = None,
        deal: QwirkleDeal | None = None,
        players: list[QwirkleRematchPlayer] | None = None,
        seed: str | None = None,
        chance: ChanceMode | None = None,
        legal_moves: QwirkleListShape | None = None,
    ) -> QwirkleNewAnswer:
        """Play again.

        The same players and options after a finished game. The answer is that of `new`.

        Args:
            state: The finished game.
            starter: Who starts. Left out, the hands decide; a tie goes to the oldest or is drawn. With a hidden
                hand it must be stated.
            deal: Where the hands come from; the referee if left out.
            players: Ages and hands by seat, as many as there are players.
            seed: A seed makes the referee's chance reproducible. Left out, a fresh one is sent, the same one in
                every retry: a retry never rolls again.
            chance: `stated`: nothing may be left to the referee's chance.
            legal_moves: How to list the moves that follow.
        """
        body = QwirkleRematchRequest(
            state=state,
            starter=given(starter),
            deal=given(deal),
            players=given(players),
            seed=pinned(seed, chance),
            chance=given(chance),
            legal_moves=given(legal_moves),
        )
        call: Call[QwirkleNewAnswer] = json_call(
            qwirkle_rematch._get_kwargs(body=body), qwirkle_rematch._parse_response
        )
        return self._sender.send(call)

    def suggest(
        self, state: QwirkleState, *, level: SuggestionLevel | None = None, seed: str | None = None
    ) -> QwirkleSuggestion:
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
        body = QwirkleSuggestRequest(state=state, level=given(level), seed=given(seed))
        call: Call[QwirkleSuggestion] = json_call(
            qwirkle_suggest._get_kwargs(body=body), qwirkle_suggest._parse_response
        )
        return self._sender.send(call)

    def view(
        self,
        state: QwirkleState,
        *,
        seat: int | None = None,
        move: QwirkleMove | None = None,
        events: list[QwirkleEvent] | None = None,
    ) -> QwirkleViewAnswer:
        """See it as one seat may.

        A state, and the move and events that led to it, as one seat or a spectator may see them. A view is itself a
        state that can be sent to every operation; what it hides the answers list as unverified.

        Args:
            state: The state.
            seat: Whose view; a spectator's if left out.
            move: The move that led to the state. Whose it was is read from the events; without them it is taken to
                be that of the seat before the one to move where the game passes the turn with every move. Where
                that does not tell, what was drawn is hidden from every seat: send the events.
            events: What happened in that move.
        """
        body = QwirkleViewRequest(state=state, seat=given(seat), move=given(move), events=given(events))
        call: Call[QwirkleViewAnswer] = json_call(qwirkle_view._get_kwargs(body=body), qwirkle_view._parse_response)
        return self._sender.send(call)

    def render(
        self,
        state: QwirkleState,
        *,
        seat: int | None = None,
        highlight: QwirkleHighlight | None = None,
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
        body = QwirkleRenderRequest(state=state, seat=given(seat), highlight=given(highlight), theme=given(theme))
        call: Call[str] = other_call(
            "/v1/games/qwirkle/render", "application/json", body.to_dict(), "image/svg+xml", as_text
        )
        return self._sender.send(call)

    def render_png(
        self,
        state: QwirkleState,
        *,
        seat: int | None = None,
        highlight: QwirkleHighlight | None = None,
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
        body = QwirkleRenderRequest(state=state, seat=given(seat), highlight=given(highlight), theme=given(theme))
        call: Call[bytes] = other_call(
            "/v1/games/qwirkle/render.png", "application/json", body.to_dict(), "image/png", as_bytes
        )
        return self._sender.send(call)

    def render_text(
        self,
        state: QwirkleState,
        *,
        seat: int | None = None,
        highlight: QwirkleHighlight | None = None,
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
        body = QwirkleRenderRequest(state=state, seat=given(seat), highlight=given(highlight), theme=given(theme))
        call: Call[str] = other_call(
            "/v1/games/qwirkle/render.txt", "application/json", body.to_dict(), "text/plain", as_text
        )
        return self._sender.send(call)

    def render_link(
        self,
        state: QwirkleState,
        *,
        seat: int | None = None,
        highlight: QwirkleHighlight | None = None,
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
        body = QwirkleRenderRequest(state=state, seat=given(seat), highlight=given(highlight), theme=given(theme))
        call: Call[RenderLink] = json_call(
            qwirkle_render_link._get_kwargs(body=body), qwirkle_render_link._parse_response
        )
        return self._sender.send(call)

    def score(
        self, board: list[QwirklePlacedTile], tiles: list[QwirklePlacedTile], *, rules: int | None = None
    ) -> QwirkleScoreVerdict:
        """Score tiles on a board.

        What tiles laid on a board score, line by line, or which rules they break. Only the lines that they touch
        are judged, so it serves a board on which a fault stands; hands, opening size and end bonus are not
        considered.

        Args:
            board: The tiles that lay there before.
            tiles: The tiles laid this turn, 1 to 6.
            rules: The version of the rules; 1 if left out.
        """
        body = QwirkleScoreRequest(board=board, tiles=tiles, rules=given(rules))
        call: Call[QwirkleScoreVerdict] = json_call(qwirkle_score._get_kwargs(body=body), qwirkle_score._parse_response)
        return self._sender.send(call)

    def targets(self, state: QwirkleState, placed: list[QwirklePlacedTile]) -> QwirkleTargets:
        """Where one more tile may go.

        For each tile of the hand the cells where it may go beside those laid this turn, so that an app can light
        them up; whether the turn may end as it lies, and what it would score.

        Args:
            state: The state before the turn.
            placed: The tiles of the hand laid so far this turn, in any order: any part of a placement.
        """
        body = QwirkleTargetsRequest(state=state, placed=placed)
        call: Call[QwirkleTargets] = json_call(qwirkle_targets._get_kwargs(body=body), qwirkle_targets._parse_response)
        return self._sender.send(call)

    def tally(
        self,
        players: list[QwirkleTallyPlayer],
        turns: list[QwirkleTallyTurn],
        *,
        totals: list[int] | None = None,
        winners: list[int] | None = None,
        options: QwirkleSetupOptions | None = None,
        rules: int | None = None,
    ) -> QwirkleAudit:
        """Audit a score sheet.

        A whole score sheet, turn by turn: which turns are right, the right points line by line where not, which
        rules were broken, the slips that explain a wrong number, and whether totals and winners stand. No hands are
        needed: bag, hand sizes and the end follow from the turns. A turn may also be its points alone; then it is
        told what numbers can tell. A turn that broke a rule but stood at the table scores as it lies, and the audit
        goes on.

        Args:
            players: The players by seat, clockwise: 2 to 6.
            turns: The turns in the order in which they were played; whoever has the first is taken for the starter.
                They hold at most 324 tiles in all.
            totals: The final points of each seat as the sheet has them.
            winners: Who won as the sheet has it, more than one where the win was shared.
            options: The options of the game; those left out take their defaults.
            rules: The version of the rules; 1 if left out.
        """
        body = QwirkleTallyRequest(
            players=players,
            turns=turns,
            totals=given(totals),
            winners=given(winners),
            options=given(options),
            rules=given(rules),
        )
        call: Call[QwirkleAudit] = json_call(qwirkle_tally._get_kwargs(body=body), qwirkle_tally._parse_response)
        return self._sender.send(call)

    def tally_csv(self, text: str) -> QwirkleAudit:
        """Audit a score sheet kept as a table.

        The same audit of a sheet as people keep it, a table of comma-separated values with a row a turn or a column
        a player; the request's schema describes both. The answer is that of `tally` for the same sheet. What cannot
        be read is told with row and column, all of it at once.

        Args:
            text: A score sheet of Qwirkle as UTF-8 text: a header row, then the rows, their cells parted by commas,
                semicolons or tabs (told by themselves or by a first line `sep=;`), in quotes where need be. Blank
                rows count for nothing. **A row a turn.** The header names the columns, in any order: `player`,
                `points`, and where there are any `placement` (or `tiles`, `move`), `total` (the player's points so
                far), `end bonus`; columns such as `turn`, `round` and `notes` are let pass. The players sit in the
                order in which they first appear. A placement is one line of the notation that `GET
                /v1/games/qwirkle` tells, such as `across 3:-1 rst bst . gst`, `swap 3` or `pass`; left empty, the
                turn has its points alone. In `end bonus`, `yes` or `x` says that the points hold the 6 for the last
                tile, a 6 that they come on top. After the turns may follow for each player a row with `total` as
                its placement, the final points in `points`, and rows with `winner`. Without such totals the last
                ones of each player are the final ones. **A column a player.** The header names the players, a first
                column `round` may stand before them; each row is a round and holds numbers alone (or `swap 3`,
                `pass`). An empty cell or a dash between the first number and the last one is a turn without points;
                before and after them it is none. Rows labelled `end bonus`, `total` and `winner` may follow the
                rounds. A last row without a label is taken for the totals if it holds a number above 90, which no
                turn can score, or the sums of all columns. Columns and rows count from 1, as a spreadsheet shows
                them: in the pointer `/4/2` of a `malformed_csv` problem 4 is the row, the header included, and 2
                the column. Every other pointer is that of the same sheet sent to `tally`: `/turns/0` is the first
                turn.
        """
        call: Call[QwirkleAudit] = other_call(
            "/v1/games/qwirkle/tally.csv", "text/csv", text, "application/json", as_json(QwirkleAudit.from_dict)
        )
        return self._sender.send(call)

    @staticmethod
    def read_state(data: Mapping[str, Any]) -> QwirkleState:
        """A state as JSON has it."""
        return QwirkleState.from_dict(data)

    @staticmethod
    def read_moves(data: list[Any]) -> list[QwirkleMove]:
        """Moves as JSON has them."""
        return QwirkleMoveList.from_dict({"moves": data, "total": len(data), "complete": True}).moves


class AsyncQwirkle(AsyncGame[QwirkleState, QwirkleMove, QwirkleVerdictAccepted, QwirkleMoveList]):
    """The operations of qwirkle. Every call raises a `MwamuziError` if no answer comes; an illegal move is an
    answer."""

    name = "qwirkle"

    async def new_game(
        self,
        players: list[QwirkleSetupPlayer],
        *,
        options: QwirkleSetupOptions | None = None,
        starter: int | None = None,
        deal: QwirkleDeal | None = None,
        seed: str | None = None,
        chance: ChanceMode | None = None,
        rules: int | None = None,
        legal_moves: QwirkleListShape | None = None,
    ) -> QwirkleNewAnswer:
        """Set up a game.

        Players and options become a first state. What the set-up leaves out the referee draws, unless `chance` is
        `stated`; a `seed` makes that reproducible. A set-up that the rules forbid is refused with every fault.

        Args:
            players: The players by seat, clockwise.
            options: The options that differ from their defaults.
            starter: Who starts. Left out, the hands decide; a tie goes to the oldest or is drawn. With a hidden
                hand it must be stated.
            deal: Where the hands come from; the referee if left out.
            seed: A seed makes the referee's chance reproducible. Left out, a fresh one is sent, the same one in
                every retry: a retry never rolls again.
            chance: `stated`: nothing may be left to the referee's chance.
            rules: The version of the rules; 1 if left out.
            legal_moves: How to list the moves that follow.
        """
        body = QwirkleNewRequest(
            players=players,
            options=given(options),
            starter=given(starter),
            deal=given(deal),
            seed=pinned(seed, chance),
            chance=given(chance),
            rules=given(rules),
            legal_moves=given(legal_moves),
        )
        call: Call[QwirkleNewAnswer] = json_call(qwirkle_new._get_kwargs(body=body), qwirkle_new._parse_response)
        return await self._sender.send(call)

    async def check(self, state: QwirkleState) -> QwirkleCheckAnswer:
        """Check a state.

        Whether a game can come to this state, with every fault if not; if so, whose turn it is, the score and, once
        the game is over, the result. An impossible state is an answer here, not a problem.

        Args:
            state: The state.
        """
        body = QwirkleCheckRequest(state=state)
        call: Call[QwirkleCheckAnswer] = json_call(qwirkle_check._get_kwargs(body=body), qwirkle_check._parse_response)
        return await self._sender.send(call)

    async def legal_moves(
        self,
        state: QwirkleState,
        *,
        seat: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: QwirkleOrder | None = None,
        outcomes: bool | None = None,
    ) -> QwirkleMoveList:
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
        body = QwirkleLegalMovesRequest(
            state=state,
            seat=given(seat),
            limit=given(limit),
            cursor=given(cursor),
            order=given(order),
            outcomes=given(outcomes),
        )
        call: Call[QwirkleMoveList] = json_call(
            qwirkle_legal_moves._get_kwargs(body=body), qwirkle_legal_moves._parse_response
        )
        return await self._sender.send(call)

    async def legal_moves_all(
        self,
        state: QwirkleState,
        *,
        seat: int | None = None,
        limit: int | None = None,
        order: QwirkleOrder | None = None,
    ) -> AsyncIterator[QwirkleMove]:
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
        state: QwirkleState,
        move: QwirkleMove,
        *,
        seat: int | None = None,
        chance: ChanceMode | None = None,
        seed: str | None = None,
        legal_moves: QwirkleListShape | None = None,
        views: bool | None = None,
    ) -> QwirkleVerdict:
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
            views: Whether to answer with what each seat and a spectator may see.
        """
        body = QwirkleApplyRequest(
            state=state,
            move=move,
            seat=given(seat),
            chance=given(chance),
            seed=pinned(seed, chance),
            legal_moves=given(legal_moves),
            views=given(views),
        )
        call: Call[QwirkleVerdict] = json_call(qwirkle_apply._get_kwargs(body=body), qwirkle_apply._parse_response)
        return await self._sender.send(call)

    async def apply_or_raise(
        self,
        state: QwirkleState,
        move: QwirkleMove,
        *,
        seat: int | None = None,
        chance: ChanceMode | None = None,
        seed: str | None = None,
        legal_moves: QwirkleListShape | None = None,
        views: bool | None = None,
    ) -> QwirkleVerdictAccepted:
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
            views: Whether to answer with what each seat and a spectator may see.
        """
        return self._accepted(
            await self.apply(state, move, seat=seat, chance=chance, seed=seed, legal_moves=legal_moves, views=views),
            QwirkleVerdictAccepted,
        )

    async def replay(
        self,
        moves: list[QwirkleReplayMove],
        *,
        state: QwirkleState | None = None,
        setup: QwirkleReplaySetup | None = None,
    ) -> QwirkleReplayAnswer:
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
        body = QwirkleReplayRequest(moves=moves, state=given(state), setup=given(setup))
        call: Call[QwirkleReplayAnswer] = json_call(
            qwirkle_replay._get_kwargs(body=body), qwirkle_replay._parse_response
        )
        return await self._sender.send(call)

    async def state_after(self, state: QwirkleState, log: list[LoggedMove[QwirkleMove]]) -> QwirkleState | None:
        """The state that accepted moves lead to; None where one of them is illegal."""
        for first in range(0, len(log), self.page_size):
            moves = [QwirkleReplayMove(move=m.move, seat=m.seat) for m in log[first : first + self.page_size]]
            answer = await self.replay(moves, state=state)
            if not answer.ok:
                return None
            state = answer.state
        return state

    async def rematch(
        self,
        state: QwirkleState,
        *,
        starter: int | None = None,
        deal: QwirkleDeal | None = None,
        players: list[QwirkleRematchPlayer] | None = None,
        seed: str | None = None,
        chance: ChanceMode | None = None,
        legal_moves: QwirkleListShape | None = None,
    ) -> QwirkleNewAnswer:
        """Play again.

        The same players and options after a finished game. The answer is that of `new`.

        Args:
            state: The finished game.
            starter: Who starts. Left out, the hands decide; a tie goes to the oldest or is drawn. With a hidden
                hand it must be stated.
            deal: Where the hands come from; the referee if left out.
            players: Ages and hands by seat, as many as there are players.
            seed: A seed makes the referee's chance reproducible. Left out, a fresh one is sent, the same one in
                every retry: a retry never rolls again.
            chance: `stated`: nothing may be left to the referee's chance.
            legal_moves: How to list the moves that follow.
        """
        body = QwirkleRematchRequest(
            state=state,
            starter=given(starter),
            deal=given(deal),
            players=given(players),
            seed=pinned(seed, chance),
            chance=given(chance),
            legal_moves=given(legal_moves),
        )
        call: Call[QwirkleNewAnswer] = json_call(
            qwirkle_rematch._get_kwargs(body=body), qwirkle_rematch._parse_response
        )
        return await self._sender.send(call)

    async def suggest(
        self, state: QwirkleState, *, level: SuggestionLevel | None = None, seed: str | None = None
    ) -> QwirkleSuggestion:
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
        body = QwirkleSuggestRequest(state=state, level=given(level), seed=given(seed))
        call: Call[QwirkleSuggestion] = json_call(
            qwirkle_suggest._get_kwargs(body=body), qwirkle_suggest._parse_response
        )
        return await self._sender.send(call)

    async def view(
        self,
        state: QwirkleState,
        *,
        seat: int | None = None,
        move: QwirkleMove | None = None,
        events: list[QwirkleEvent] | None = None,
    ) -> QwirkleViewAnswer:
        """See it as one seat may.

        A state, and the move and events that led to it, as one seat or a spectator may see them. A view is itself a
        state that can be sent to every operation; what it hides the answers list as unverified.

        Args:
            state: The state.
            seat: Whose view; a spectator's if left out.
            move: The move that led to the state. Whose it was is read from the events; without them it is taken to
                be that of the seat before the one to move where the game passes the turn with every move. Where
                that does not tell, what was drawn is hidden from every seat: send the events.
            events: What happened in that move.
        """
        body = QwirkleViewRequest(state=state, seat=given(seat), move=given(move), events=given(events))
        call: Call[QwirkleViewAnswer] = json_call(qwirkle_view._get_kwargs(body=body), qwirkle_view._parse_response)
        return await self._sender.send(call)

    async def render(
        self,
        state: QwirkleState,
        *,
        seat: int | None = None,
        highlight: QwirkleHighlight | None = None,
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
        body = QwirkleRenderRequest(state=state, seat=given(seat), highlight=given(highlight), theme=given(theme))
        call: Call[str] = other_call(
            "/v1/games/qwirkle/render", "application/json", body.to_dict(), "image/svg+xml", as_text
        )
        return await self._sender.send(call)

    async def render_png(
        self,
        state: QwirkleState,
        *,
        seat: int | None = None,
        highlight: QwirkleHighlight | None = None,
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
        body = QwirkleRenderRequest(state=state, seat=given(seat), highlight=given(highlight), theme=given(theme))
        call: Call[bytes] = other_call(
            "/v1/games/qwirkle/render.png", "application/json", body.to_dict(), "image/png", as_bytes
        )
        return await self._sender.send(call)

    async def render_text(
        self,
        state: QwirkleState,
        *,
        seat: int | None = None,
        highlight: QwirkleHighlight | None = None,
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
        body = QwirkleRenderRequest(state=state, seat=given(seat), highlight=given(highlight), theme=given(theme))
        call: Call[str] = other_call(
            "/v1/games/qwirkle/render.txt", "application/json", body.to_dict(), "text/plain", as_text
        )
        return await self._sender.send(call)

    async def render_link(
        self,
        state: QwirkleState,
        *,
        seat: int | None = None,
        highlight: QwirkleHighlight | None = None,
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
        body = QwirkleRenderRequest(state=state, seat=given(seat), highlight=given(highlight), theme=given(theme))
        call: Call[RenderLink] = json_call(
            qwirkle_render_link._get_kwargs(body=body), qwirkle_render_link._parse_response
        )
        return await self._sender.send(call)

    async def score(
        self, board: list[QwirklePlacedTile], tiles: list[QwirklePlacedTile], *, rules: int | None = None
    ) -> QwirkleScoreVerdict:
        """Score tiles on a board.

        What tiles laid on a board score, line by line, or which rules they break. Only the lines that they touch
        are judged, so it serves a board on which a fault stands; hands, opening size and end bonus are not
        considered.

        Args:
            board: The tiles that lay there before.
            tiles: The tiles laid this turn, 1 to 6.
            rules: The version of the rules; 1 if left out.
        """
        body = QwirkleScoreRequest(board=board, tiles=tiles, rules=given(rules))
        call: Call[QwirkleScoreVerdict] = json_call(qwirkle_score._get_kwargs(body=body), qwirkle_score._parse_response)
        return await self._sender.send(call)

    async def targets(self, state: QwirkleState, placed: list[QwirklePlacedTile]) -> QwirkleTargets:
        """Where one more tile may go.

        For each tile of the hand the cells where it may go beside those laid this turn, so that an app can light
        them up; whether the turn may end as it lies, and what it would score.

        Args:
            state: The state before the turn.
            placed: The tiles of the hand laid so far this turn, in any order: any part of a placement.
        """
        body = QwirkleTargetsRequest(state=state, placed=placed)
        call: Call[QwirkleTargets] = json_call(qwirkle_targets._get_kwargs(body=body), qwirkle_targets._parse_response)
        return await self._sender.send(call)

    async def tally(
        self,
        players: list[QwirkleTallyPlayer],
        turns: list[QwirkleTallyTurn],
        *,
        totals: list[int] | None = None,
        winners: list[int] | None = None,
        options: QwirkleSetupOptions | None = None,
        rules: int | None = None,
    ) -> QwirkleAudit:
        """Audit a score sheet.

        A whole score sheet, turn by turn: which turns are right, the right points line by line where not, which
        rules were broken, the slips that explain a wrong number, and whether totals and winners stand. No hands are
        needed: bag, hand sizes and the end follow from the turns. A turn may also be its points alone; then it is
        told what numbers can tell. A turn that broke a rule but stood at the table scores as it lies, and the audit
        goes on.

        Args:
            players: The players by seat, clockwise: 2 to 6.
            turns: The turns in the order in which they were played; whoever has the first is taken for the starter.
                They hold at most 324 tiles in all.
            totals: The final points of each seat as the sheet has them.
            winners: Who won as the sheet has it, more than one where the win was shared.
            options: The options of the game; those left out take their defaults.
            rules: The version of the rules; 1 if left out.
        """
        body = QwirkleTallyRequest(
            players=players,
            turns=turns,
            totals=given(totals),
            winners=given(winners),
            options=given(options),
            rules=given(rules),
        )
        call: Call[QwirkleAudit] = json_call(qwirkle_tally._get_kwargs(body=body), qwirkle_tally._parse_response)
        return await self._sender.send(call)

    async def tally_csv(self, text: str) -> QwirkleAudit:
        """Audit a score sheet kept as a table.

        The same audit of a sheet as people keep it, a table of comma-separated values with a row a turn or a column
        a player; the request's schema describes both. The answer is that of `tally` for the same sheet. What cannot
        be read is told with row and column, all of it at once.

        Args:
            text: A score sheet of Qwirkle as UTF-8 text: a header row, then the rows, their cells parted by commas,
                semicolons or tabs (told by themselves or by a first line `sep=;`), in quotes where need be. Blank
                rows count for nothing. **A row a turn.** The header names the columns, in any order: `player`,
                `points`, and where there are any `placement` (or `tiles`, `move`), `total` (the player's points so
                far), `end bonus`; columns such as `turn`, `round` and `notes` are let pass. The players sit in the
                order in which they first appear. A placement is one line of the notation that `GET
                /v1/games/qwirkle` tells, such as `across 3:-1 rst bst . gst`, `swap 3` or `pass`; left empty, the
                turn has its points alone. In `end bonus`, `yes` or `x` says that the points hold the 6 for the last
                tile, a 6 that they come on top. After the turns may follow for each player a row with `total` as
                its placement, the final points in `points`, and rows with `winner`. Without such totals the last
                ones of each player are the final ones. **A column a player.** The header names the players, a first
                column `round` may stand before them; each row is a round and holds numbers alone (or `swap 3`,
                `pass`). An empty cell or a dash between the first number and the last one is a turn without points;
                before and after them it is none. Rows labelled `end bonus`, `total` and `winner` may follow the
                rounds. A last row without a label is taken for the totals if it holds a number above 90, which no
                turn can score, or the sums of all columns. Columns and rows count from 1, as a spreadsheet shows
                them: in the pointer `/4/2` of a `malformed_csv` problem 4 is the row, the header included, and 2
                the column. Every other pointer is that of the same sheet sent to `tally`: `/turns/0` is the first
                turn.
        """
        call: Call[QwirkleAudit] = other_call(
            "/v1/games/qwirkle/tally.csv", "text/csv", text, "application/json", as_json(QwirkleAudit.from_dict)
        )
        return await self._sender.send(call)

    @staticmethod
    def read_state(data: Mapping[str, Any]) -> QwirkleState:
        """A state as JSON has it."""
        return QwirkleState.from_dict(data)

    @staticmethod
    def read_moves(data: list[Any]) -> list[QwirkleMove]:
        """Moves as JSON has them."""
        return QwirkleMoveList.from_dict({"moves": data, "total": len(data), "complete": True}).moves
