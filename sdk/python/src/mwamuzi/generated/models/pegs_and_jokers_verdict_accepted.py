from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.game_result import GameResult
    from ..models.pegs_and_jokers_event_bumped import PegsAndJokersEventBumped
    from ..models.pegs_and_jokers_event_dealt import PegsAndJokersEventDealt
    from ..models.pegs_and_jokers_event_drawn import PegsAndJokersEventDrawn
    from ..models.pegs_and_jokers_event_exchanged import PegsAndJokersEventExchanged
    from ..models.pegs_and_jokers_event_helps import PegsAndJokersEventHelps
    from ..models.pegs_and_jokers_event_moved import PegsAndJokersEventMoved
    from ..models.pegs_and_jokers_event_over import PegsAndJokersEventOver
    from ..models.pegs_and_jokers_event_played import PegsAndJokersEventPlayed
    from ..models.pegs_and_jokers_event_reshuffled import PegsAndJokersEventReshuffled
    from ..models.pegs_and_jokers_event_starter_drawn import (
        PegsAndJokersEventStarterDrawn,
    )
    from ..models.pegs_and_jokers_event_turn import PegsAndJokersEventTurn
    from ..models.pegs_and_jokers_event_unknown import PegsAndJokersEventUnknown
    from ..models.pegs_and_jokers_left import PegsAndJokersLeft
    from ..models.pegs_and_jokers_move_draw import PegsAndJokersMoveDraw
    from ..models.pegs_and_jokers_move_exchange import PegsAndJokersMoveExchange
    from ..models.pegs_and_jokers_move_list import PegsAndJokersMoveList
    from ..models.pegs_and_jokers_move_play import PegsAndJokersMovePlay
    from ..models.pegs_and_jokers_score import PegsAndJokersScore
    from ..models.pegs_and_jokers_state import PegsAndJokersState
    from ..models.pegs_and_jokers_view import PegsAndJokersView
    from ..models.unverified import Unverified


T = TypeVar("T", bound="PegsAndJokersVerdictAccepted")


@_attrs_define
class PegsAndJokersVerdictAccepted:
    """The move is legal, and this came of it."""

    move: PegsAndJokersMoveDraw | PegsAndJokersMoveExchange | PegsAndJokersMovePlay
    """ A move of Pegs and Jokers. """
    events: list[
        PegsAndJokersEventBumped
        | PegsAndJokersEventDealt
        | PegsAndJokersEventDrawn
        | PegsAndJokersEventExchanged
        | PegsAndJokersEventHelps
        | PegsAndJokersEventMoved
        | PegsAndJokersEventOver
        | PegsAndJokersEventPlayed
        | PegsAndJokersEventReshuffled
        | PegsAndJokersEventStarterDrawn
        | PegsAndJokersEventTurn
        | PegsAndJokersEventUnknown
    ]
    """ What happened, in order. """
    score: PegsAndJokersScore
    """ What a move of Pegs and Jokers scored. """
    state: PegsAndJokersState
    """ A position of Pegs and Jokers. What is neither in a hand nor discarded is in the draw pile. """
    legal_moves: PegsAndJokersMoveList
    """ A page of the list of legal moves. Each is the very `move` that apply takes. """
    unverified: list[Unverified]
    """ The rules that could not be checked, because the state hides what they hang on. """
    left: PegsAndJokersLeft
    """ What is left to draw in Pegs and Jokers. """
    verdict: Literal["accepted"] = "accepted"
    result: GameResult | Unset = UNSET
    """ How a finished game stands. """
    views: list[PegsAndJokersView] | Unset = UNSET
    """ What each seat and, without a seat, a spectator may see; if asked for. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.pegs_and_jokers_event_bumped import PegsAndJokersEventBumped
        from ..models.pegs_and_jokers_event_dealt import PegsAndJokersEventDealt
        from ..models.pegs_and_jokers_event_drawn import PegsAndJokersEventDrawn
        from ..models.pegs_and_jokers_event_exchanged import PegsAndJokersEventExchanged
        from ..models.pegs_and_jokers_event_helps import PegsAndJokersEventHelps
        from ..models.pegs_and_jokers_event_moved import PegsAndJokersEventMoved
        from ..models.pegs_and_jokers_event_over import PegsAndJokersEventOver
        from ..models.pegs_and_jokers_event_played import PegsAndJokersEventPlayed
        from ..models.pegs_and_jokers_event_reshuffled import (
            PegsAndJokersEventReshuffled,
        )
        from ..models.pegs_and_jokers_event_starter_drawn import (
            PegsAndJokersEventStarterDrawn,
        )
        from ..models.pegs_and_jokers_event_turn import PegsAndJokersEventTurn
        from ..models.pegs_and_jokers_move_draw import PegsAndJokersMoveDraw
        from ..models.pegs_and_jokers_move_play import PegsAndJokersMovePlay

        move: dict[str, Any]
        if isinstance(self.move, PegsAndJokersMoveDraw):
            move = self.move.to_dict()
        elif isinstance(self.move, PegsAndJokersMovePlay):
            move = self.move.to_dict()
        else:
            move = self.move.to_dict()

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, PegsAndJokersEventDrawn):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PegsAndJokersEventReshuffled):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PegsAndJokersEventPlayed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PegsAndJokersEventExchanged):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PegsAndJokersEventMoved):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PegsAndJokersEventBumped):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PegsAndJokersEventHelps):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PegsAndJokersEventTurn):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PegsAndJokersEventOver):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PegsAndJokersEventDealt):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PegsAndJokersEventStarterDrawn):
                events_item = events_item_data.to_dict()
            else:
                events_item = events_item_data.to_dict()

            events.append(events_item)

        score = self.score.to_dict()

        state = self.state.to_dict()

        legal_moves = self.legal_moves.to_dict()

        unverified = []
        for unverified_item_data in self.unverified:
            unverified_item = unverified_item_data.to_dict()
            unverified.append(unverified_item)

        left = self.left.to_dict()

        verdict = self.verdict

        result: dict[str, Any] | Unset = UNSET
        if not isinstance(self.result, Unset):
            result = self.result.to_dict()

        views: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.views, Unset):
            views = []
            for views_item_data in self.views:
                views_item = views_item_data.to_dict()
                views.append(views_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "move": move,
                "events": events,
                "score": score,
                "state": state,
                "legal_moves": legal_moves,
                "unverified": unverified,
                "left": left,
                "verdict": verdict,
            }
        )
        if result is not UNSET:
            field_dict["result"] = result
        if views is not UNSET:
            field_dict["views"] = views

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_result import GameResult
        from ..models.pegs_and_jokers_event_bumped import PegsAndJokersEventBumped
        from ..models.pegs_and_jokers_event_dealt import PegsAndJokersEventDealt
        from ..models.pegs_and_jokers_event_drawn import PegsAndJokersEventDrawn
        from ..models.pegs_and_jokers_event_exchanged import PegsAndJokersEventExchanged
        from ..models.pegs_and_jokers_event_helps import PegsAndJokersEventHelps
        from ..models.pegs_and_jokers_event_moved import PegsAndJokersEventMoved
        from ..models.pegs_and_jokers_event_over import PegsAndJokersEventOver
        from ..models.pegs_and_jokers_event_played import PegsAndJokersEventPlayed
        from ..models.pegs_and_jokers_event_reshuffled import (
            PegsAndJokersEventReshuffled,
        )
        from ..models.pegs_and_jokers_event_starter_drawn import (
            PegsAndJokersEventStarterDrawn,
        )
        from ..models.pegs_and_jokers_event_turn import PegsAndJokersEventTurn
        from ..models.pegs_and_jokers_event_unknown import PegsAndJokersEventUnknown
        from ..models.pegs_and_jokers_left import PegsAndJokersLeft
        from ..models.pegs_and_jokers_move_draw import PegsAndJokersMoveDraw
        from ..models.pegs_and_jokers_move_exchange import PegsAndJokersMoveExchange
        from ..models.pegs_and_jokers_move_list import PegsAndJokersMoveList
        from ..models.pegs_and_jokers_move_play import PegsAndJokersMovePlay
        from ..models.pegs_and_jokers_score import PegsAndJokersScore
        from ..models.pegs_and_jokers_state import PegsAndJokersState
        from ..models.pegs_and_jokers_view import PegsAndJokersView
        from ..models.unverified import Unverified

        d = dict(src_dict)

        def _parse_move(data: object) -> PegsAndJokersMoveDraw | PegsAndJokersMoveExchange | PegsAndJokersMovePlay:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_pegs_and_jokers_move_pegs_and_jokers_move_draw = PegsAndJokersMoveDraw.from_dict(data)

                return componentsschemas_pegs_and_jokers_move_pegs_and_jokers_move_draw
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_pegs_and_jokers_move_pegs_and_jokers_move_play = PegsAndJokersMovePlay.from_dict(data)

                return componentsschemas_pegs_and_jokers_move_pegs_and_jokers_move_play
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_pegs_and_jokers_move_pegs_and_jokers_move_exchange = PegsAndJokersMoveExchange.from_dict(
                data
            )

            return componentsschemas_pegs_and_jokers_move_pegs_and_jokers_move_exchange

        move = _parse_move(d.pop("move"))

        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
                data: object,
            ) -> (
                PegsAndJokersEventBumped
                | PegsAndJokersEventDealt
                | PegsAndJokersEventDrawn
                | PegsAndJokersEventExchanged
                | PegsAndJokersEventHelps
                | PegsAndJokersEventMoved
                | PegsAndJokersEventOver
                | PegsAndJokersEventPlayed
                | PegsAndJokersEventReshuffled
                | PegsAndJokersEventStarterDrawn
                | PegsAndJokersEventTurn
                | PegsAndJokersEventUnknown
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_drawn = (
                        PegsAndJokersEventDrawn.from_dict(data)
                    )

                    return componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_drawn
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_reshuffled = (
                        PegsAndJokersEventReshuffled.from_dict(data)
                    )

                    return componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_reshuffled
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_played = (
                        PegsAndJokersEventPlayed.from_dict(data)
                    )

                    return componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_played
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_exchanged = (
                        PegsAndJokersEventExchanged.from_dict(data)
                    )

                    return componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_exchanged
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_moved = (
                        PegsAndJokersEventMoved.from_dict(data)
                    )

                    return componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_moved
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_bumped = (
                        PegsAndJokersEventBumped.from_dict(data)
                    )

                    return componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_bumped
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_helps = (
                        PegsAndJokersEventHelps.from_dict(data)
                    )

                    return componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_helps
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_turn = (
                        PegsAndJokersEventTurn.from_dict(data)
                    )

                    return componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_turn
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_over = (
                        PegsAndJokersEventOver.from_dict(data)
                    )

                    return componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_over
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_dealt = (
                        PegsAndJokersEventDealt.from_dict(data)
                    )

                    return componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_dealt
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_starter_drawn = (
                        PegsAndJokersEventStarterDrawn.from_dict(data)
                    )

                    return componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_starter_drawn
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_unknown = (
                    PegsAndJokersEventUnknown.from_dict(data)
                )

                return componentsschemas_pegs_and_jokers_event_pegs_and_jokers_event_unknown

            events_item = _parse_events_item(events_item_data)

            events.append(events_item)

        score = PegsAndJokersScore.from_dict(d.pop("score"))

        state = PegsAndJokersState.from_dict(d.pop("state"))

        legal_moves = PegsAndJokersMoveList.from_dict(d.pop("legal_moves"))

        unverified = []
        _unverified = d.pop("unverified")
        for unverified_item_data in _unverified:
            unverified_item = Unverified.from_dict(unverified_item_data)

            unverified.append(unverified_item)

        left = PegsAndJokersLeft.from_dict(d.pop("left"))

        verdict = cast(Literal["accepted"], d.pop("verdict"))
        if verdict != "accepted":
            raise ValueError(f"verdict must match const 'accepted', got '{verdict}'")

        _result = d.pop("result", UNSET)
        result: GameResult | Unset
        if isinstance(_result, Unset):
            result = UNSET
        else:
            result = GameResult.from_dict(_result)

        _views = d.pop("views", UNSET)
        views: list[PegsAndJokersView] | Unset = UNSET
        if _views is not UNSET:
            views = []
            for views_item_data in _views:
                views_item = PegsAndJokersView.from_dict(views_item_data)

                views.append(views_item)

        pegs_and_jokers_verdict_accepted = cls(
            move=move,
            events=events,
            score=score,
            state=state,
            legal_moves=legal_moves,
            unverified=unverified,
            left=left,
            verdict=verdict,
            result=result,
            views=views,
        )

        pegs_and_jokers_verdict_accepted.additional_properties = d
        return pegs_and_jokers_verdict_accepted

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
