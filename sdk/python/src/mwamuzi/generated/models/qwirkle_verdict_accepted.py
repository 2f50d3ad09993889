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
    from ..models.qwirkle_event_dealt import QwirkleEventDealt
    from ..models.qwirkle_event_drawn import QwirkleEventDrawn
    from ..models.qwirkle_event_over import QwirkleEventOver
    from ..models.qwirkle_event_passed import QwirkleEventPassed
    from ..models.qwirkle_event_placed import QwirkleEventPlaced
    from ..models.qwirkle_event_scored import QwirkleEventScored
    from ..models.qwirkle_event_starter_drawn import QwirkleEventStarterDrawn
    from ..models.qwirkle_event_swapped import QwirkleEventSwapped
    from ..models.qwirkle_event_turn import QwirkleEventTurn
    from ..models.qwirkle_event_unknown import QwirkleEventUnknown
    from ..models.qwirkle_left import QwirkleLeft
    from ..models.qwirkle_move_list import QwirkleMoveList
    from ..models.qwirkle_move_pass import QwirkleMovePass
    from ..models.qwirkle_move_place import QwirkleMovePlace
    from ..models.qwirkle_move_stop import QwirkleMoveStop
    from ..models.qwirkle_move_swap import QwirkleMoveSwap
    from ..models.qwirkle_move_swap_hidden import QwirkleMoveSwapHidden
    from ..models.qwirkle_score import QwirkleScore
    from ..models.qwirkle_state import QwirkleState
    from ..models.qwirkle_view import QwirkleView
    from ..models.unverified import Unverified


T = TypeVar("T", bound="QwirkleVerdictAccepted")


@_attrs_define
class QwirkleVerdictAccepted:
    """The move is legal, and this came of it."""

    move: QwirkleMovePass | QwirkleMovePlace | QwirkleMoveStop | QwirkleMoveSwap | QwirkleMoveSwapHidden
    """ A move of Qwirkle. """
    events: list[
        QwirkleEventDealt
        | QwirkleEventDrawn
        | QwirkleEventOver
        | QwirkleEventPassed
        | QwirkleEventPlaced
        | QwirkleEventScored
        | QwirkleEventStarterDrawn
        | QwirkleEventSwapped
        | QwirkleEventTurn
        | QwirkleEventUnknown
    ]
    """ What happened, in order. """
    score: QwirkleScore
    """ What a move of Qwirkle scored. """
    state: QwirkleState
    """ A position of Qwirkle. What is neither on the board nor in a hand is in the bag. """
    legal_moves: QwirkleMoveList
    """ A page of the list of legal moves. Each is the very `move` that apply takes. """
    unverified: list[Unverified]
    """ The rules that could not be checked, because the state hides what they hang on. """
    left: QwirkleLeft
    """ What is left to draw in Qwirkle. """
    verdict: Literal["accepted"] = "accepted"
    result: GameResult | Unset = UNSET
    """ How a finished game stands. """
    views: list[QwirkleView] | Unset = UNSET
    """ What each seat and, without a seat, a spectator may see; if asked for. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.qwirkle_event_dealt import QwirkleEventDealt
        from ..models.qwirkle_event_drawn import QwirkleEventDrawn
        from ..models.qwirkle_event_over import QwirkleEventOver
        from ..models.qwirkle_event_passed import QwirkleEventPassed
        from ..models.qwirkle_event_placed import QwirkleEventPlaced
        from ..models.qwirkle_event_scored import QwirkleEventScored
        from ..models.qwirkle_event_starter_drawn import QwirkleEventStarterDrawn
        from ..models.qwirkle_event_swapped import QwirkleEventSwapped
        from ..models.qwirkle_event_turn import QwirkleEventTurn
        from ..models.qwirkle_move_pass import QwirkleMovePass
        from ..models.qwirkle_move_place import QwirkleMovePlace
        from ..models.qwirkle_move_swap import QwirkleMoveSwap
        from ..models.qwirkle_move_swap_hidden import QwirkleMoveSwapHidden

        move: dict[str, Any]
        if isinstance(self.move, QwirkleMovePlace):
            move = self.move.to_dict()
        elif isinstance(self.move, QwirkleMoveSwap):
            move = self.move.to_dict()
        elif isinstance(self.move, QwirkleMoveSwapHidden):
            move = self.move.to_dict()
        elif isinstance(self.move, QwirkleMovePass):
            move = self.move.to_dict()
        else:
            move = self.move.to_dict()

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, QwirkleEventPlaced):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, QwirkleEventScored):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, QwirkleEventSwapped):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, QwirkleEventDrawn):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, QwirkleEventPassed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, QwirkleEventTurn):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, QwirkleEventOver):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, QwirkleEventDealt):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, QwirkleEventStarterDrawn):
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
        from ..models.qwirkle_event_dealt import QwirkleEventDealt
        from ..models.qwirkle_event_drawn import QwirkleEventDrawn
        from ..models.qwirkle_event_over import QwirkleEventOver
        from ..models.qwirkle_event_passed import QwirkleEventPassed
        from ..models.qwirkle_event_placed import QwirkleEventPlaced
        from ..models.qwirkle_event_scored import QwirkleEventScored
        from ..models.qwirkle_event_starter_drawn import QwirkleEventStarterDrawn
        from ..models.qwirkle_event_swapped import QwirkleEventSwapped
        from ..models.qwirkle_event_turn import QwirkleEventTurn
        from ..models.qwirkle_event_unknown import QwirkleEventUnknown
        from ..models.qwirkle_left import QwirkleLeft
        from ..models.qwirkle_move_list import QwirkleMoveList
        from ..models.qwirkle_move_pass import QwirkleMovePass
        from ..models.qwirkle_move_place import QwirkleMovePlace
        from ..models.qwirkle_move_stop import QwirkleMoveStop
        from ..models.qwirkle_move_swap import QwirkleMoveSwap
        from ..models.qwirkle_move_swap_hidden import QwirkleMoveSwapHidden
        from ..models.qwirkle_score import QwirkleScore
        from ..models.qwirkle_state import QwirkleState
        from ..models.qwirkle_view import QwirkleView
        from ..models.unverified import Unverified

        d = dict(src_dict)

        def _parse_move(
            data: object,
        ) -> QwirkleMovePass | QwirkleMovePlace | QwirkleMoveStop | QwirkleMoveSwap | QwirkleMoveSwapHidden:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_qwirkle_move_qwirkle_move_place = QwirkleMovePlace.from_dict(data)

                return componentsschemas_qwirkle_move_qwirkle_move_place
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_qwirkle_move_qwirkle_move_swap = QwirkleMoveSwap.from_dict(data)

                return componentsschemas_qwirkle_move_qwirkle_move_swap
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_qwirkle_move_qwirkle_move_swap_hidden = QwirkleMoveSwapHidden.from_dict(data)

                return componentsschemas_qwirkle_move_qwirkle_move_swap_hidden
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_qwirkle_move_qwirkle_move_pass = QwirkleMovePass.from_dict(data)

                return componentsschemas_qwirkle_move_qwirkle_move_pass
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_qwirkle_move_qwirkle_move_stop = QwirkleMoveStop.from_dict(data)

            return componentsschemas_qwirkle_move_qwirkle_move_stop

        move = _parse_move(d.pop("move"))

        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
                data: object,
            ) -> (
                QwirkleEventDealt
                | QwirkleEventDrawn
                | QwirkleEventOver
                | QwirkleEventPassed
                | QwirkleEventPlaced
                | QwirkleEventScored
                | QwirkleEventStarterDrawn
                | QwirkleEventSwapped
                | QwirkleEventTurn
                | QwirkleEventUnknown
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_qwirkle_event_qwirkle_event_placed = QwirkleEventPlaced.from_dict(data)

                    return componentsschemas_qwirkle_event_qwirkle_event_placed
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_qwirkle_event_qwirkle_event_scored = QwirkleEventScored.from_dict(data)

                    return componentsschemas_qwirkle_event_qwirkle_event_scored
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_qwirkle_event_qwirkle_event_swapped = QwirkleEventSwapped.from_dict(data)

                    return componentsschemas_qwirkle_event_qwirkle_event_swapped
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_qwirkle_event_qwirkle_event_drawn = QwirkleEventDrawn.from_dict(data)

                    return componentsschemas_qwirkle_event_qwirkle_event_drawn
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_qwirkle_event_qwirkle_event_passed = QwirkleEventPassed.from_dict(data)

                    return componentsschemas_qwirkle_event_qwirkle_event_passed
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_qwirkle_event_qwirkle_event_turn = QwirkleEventTurn.from_dict(data)

                    return componentsschemas_qwirkle_event_qwirkle_event_turn
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_qwirkle_event_qwirkle_event_over = QwirkleEventOver.from_dict(data)

                    return componentsschemas_qwirkle_event_qwirkle_event_over
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_qwirkle_event_qwirkle_event_dealt = QwirkleEventDealt.from_dict(data)

                    return componentsschemas_qwirkle_event_qwirkle_event_dealt
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_qwirkle_event_qwirkle_event_starter_drawn = QwirkleEventStarterDrawn.from_dict(
                        data
                    )

                    return componentsschemas_qwirkle_event_qwirkle_event_starter_drawn
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_qwirkle_event_qwirkle_event_unknown = QwirkleEventUnknown.from_dict(data)

                return componentsschemas_qwirkle_event_qwirkle_event_unknown

            events_item = _parse_events_item(events_item_data)

            events.append(events_item)

        score = QwirkleScore.from_dict(d.pop("score"))

        state = QwirkleState.from_dict(d.pop("state"))

        legal_moves = QwirkleMoveList.from_dict(d.pop("legal_moves"))

        unverified = []
        _unverified = d.pop("unverified")
        for unverified_item_data in _unverified:
            unverified_item = Unverified.from_dict(unverified_item_data)

            unverified.append(unverified_item)

        left = QwirkleLeft.from_dict(d.pop("left"))

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
        views: list[QwirkleView] | Unset = UNSET
        if _views is not UNSET:
            views = []
            for views_item_data in _views:
                views_item = QwirkleView.from_dict(views_item_data)

                views.append(views_item)

        qwirkle_verdict_accepted = cls(
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

        qwirkle_verdict_accepted.additional_properties = d
        return qwirkle_verdict_accepted

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
