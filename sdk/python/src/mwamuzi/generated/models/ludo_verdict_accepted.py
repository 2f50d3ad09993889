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
    from ..models.ludo_event_captured import LudoEventCaptured
    from ..models.ludo_event_finished import LudoEventFinished
    from ..models.ludo_event_moved import LudoEventMoved
    from ..models.ludo_event_over import LudoEventOver
    from ..models.ludo_event_roll_again import LudoEventRollAgain
    from ..models.ludo_event_rolled import LudoEventRolled
    from ..models.ludo_event_skipped import LudoEventSkipped
    from ..models.ludo_event_starter_drawn import LudoEventStarterDrawn
    from ..models.ludo_event_turn import LudoEventTurn
    from ..models.ludo_event_turn_ended import LudoEventTurnEnded
    from ..models.ludo_event_unknown import LudoEventUnknown
    from ..models.ludo_move_list import LudoMoveList
    from ..models.ludo_move_move import LudoMoveMove
    from ..models.ludo_move_roll import LudoMoveRoll
    from ..models.ludo_score import LudoScore
    from ..models.ludo_state import LudoState
    from ..models.unverified import Unverified


T = TypeVar("T", bound="LudoVerdictAccepted")


@_attrs_define
class LudoVerdictAccepted:
    """The move is legal, and this came of it."""

    move: LudoMoveMove | LudoMoveRoll
    """ A move of Ludo. """
    events: list[
        LudoEventCaptured
        | LudoEventFinished
        | LudoEventMoved
        | LudoEventOver
        | LudoEventRollAgain
        | LudoEventRolled
        | LudoEventSkipped
        | LudoEventStarterDrawn
        | LudoEventTurn
        | LudoEventTurnEnded
        | LudoEventUnknown
    ]
    """ What happened, in order. """
    score: LudoScore
    """ What a move of Ludo scored. """
    state: LudoState
    """ A position of Ludo. """
    legal_moves: LudoMoveList
    """ A page of the list of legal moves. Each is the very `move` that apply takes. """
    unverified: list[Unverified]
    """ The rules that could not be checked, because the state hides what they hang on. """
    verdict: Literal["accepted"] = "accepted"
    result: GameResult | Unset = UNSET
    """ How a finished game stands. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.ludo_event_captured import LudoEventCaptured
        from ..models.ludo_event_finished import LudoEventFinished
        from ..models.ludo_event_moved import LudoEventMoved
        from ..models.ludo_event_over import LudoEventOver
        from ..models.ludo_event_roll_again import LudoEventRollAgain
        from ..models.ludo_event_rolled import LudoEventRolled
        from ..models.ludo_event_skipped import LudoEventSkipped
        from ..models.ludo_event_starter_drawn import LudoEventStarterDrawn
        from ..models.ludo_event_turn import LudoEventTurn
        from ..models.ludo_event_turn_ended import LudoEventTurnEnded
        from ..models.ludo_move_roll import LudoMoveRoll

        move: dict[str, Any]
        if isinstance(self.move, LudoMoveRoll):
            move = self.move.to_dict()
        else:
            move = self.move.to_dict()

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, LudoEventRolled):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LudoEventMoved):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LudoEventCaptured):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LudoEventFinished):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LudoEventRollAgain):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LudoEventTurnEnded):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LudoEventSkipped):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LudoEventTurn):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LudoEventOver):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LudoEventStarterDrawn):
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

        verdict = self.verdict

        result: dict[str, Any] | Unset = UNSET
        if not isinstance(self.result, Unset):
            result = self.result.to_dict()

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
                "verdict": verdict,
            }
        )
        if result is not UNSET:
            field_dict["result"] = result

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_result import GameResult
        from ..models.ludo_event_captured import LudoEventCaptured
        from ..models.ludo_event_finished import LudoEventFinished
        from ..models.ludo_event_moved import LudoEventMoved
        from ..models.ludo_event_over import LudoEventOver
        from ..models.ludo_event_roll_again import LudoEventRollAgain
        from ..models.ludo_event_rolled import LudoEventRolled
        from ..models.ludo_event_skipped import LudoEventSkipped
        from ..models.ludo_event_starter_drawn import LudoEventStarterDrawn
        from ..models.ludo_event_turn import LudoEventTurn
        from ..models.ludo_event_turn_ended import LudoEventTurnEnded
        from ..models.ludo_event_unknown import LudoEventUnknown
        from ..models.ludo_move_list import LudoMoveList
        from ..models.ludo_move_move import LudoMoveMove
        from ..models.ludo_move_roll import LudoMoveRoll
        from ..models.ludo_score import LudoScore
        from ..models.ludo_state import LudoState
        from ..models.unverified import Unverified

        d = dict(src_dict)

        def _parse_move(data: object) -> LudoMoveMove | LudoMoveRoll:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_ludo_move_ludo_move_roll = LudoMoveRoll.from_dict(data)

                return componentsschemas_ludo_move_ludo_move_roll
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_ludo_move_ludo_move_move = LudoMoveMove.from_dict(data)

            return componentsschemas_ludo_move_ludo_move_move

        move = _parse_move(d.pop("move"))

        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
                data: object,
            ) -> (
                LudoEventCaptured
                | LudoEventFinished
                | LudoEventMoved
                | LudoEventOver
                | LudoEventRollAgain
                | LudoEventRolled
                | LudoEventSkipped
                | LudoEventStarterDrawn
                | LudoEventTurn
                | LudoEventTurnEnded
                | LudoEventUnknown
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_ludo_event_ludo_event_rolled = LudoEventRolled.from_dict(data)

                    return componentsschemas_ludo_event_ludo_event_rolled
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_ludo_event_ludo_event_moved = LudoEventMoved.from_dict(data)

                    return componentsschemas_ludo_event_ludo_event_moved
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_ludo_event_ludo_event_captured = LudoEventCaptured.from_dict(data)

                    return componentsschemas_ludo_event_ludo_event_captured
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_ludo_event_ludo_event_finished = LudoEventFinished.from_dict(data)

                    return componentsschemas_ludo_event_ludo_event_finished
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_ludo_event_ludo_event_roll_again = LudoEventRollAgain.from_dict(data)

                    return componentsschemas_ludo_event_ludo_event_roll_again
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_ludo_event_ludo_event_turn_ended = LudoEventTurnEnded.from_dict(data)

                    return componentsschemas_ludo_event_ludo_event_turn_ended
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_ludo_event_ludo_event_skipped = LudoEventSkipped.from_dict(data)

                    return componentsschemas_ludo_event_ludo_event_skipped
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_ludo_event_ludo_event_turn = LudoEventTurn.from_dict(data)

                    return componentsschemas_ludo_event_ludo_event_turn
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_ludo_event_ludo_event_over = LudoEventOver.from_dict(data)

                    return componentsschemas_ludo_event_ludo_event_over
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_ludo_event_ludo_event_starter_drawn = LudoEventStarterDrawn.from_dict(data)

                    return componentsschemas_ludo_event_ludo_event_starter_drawn
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_ludo_event_ludo_event_unknown = LudoEventUnknown.from_dict(data)

                return componentsschemas_ludo_event_ludo_event_unknown

            events_item = _parse_events_item(events_item_data)

            events.append(events_item)

        score = LudoScore.from_dict(d.pop("score"))

        state = LudoState.from_dict(d.pop("state"))

        legal_moves = LudoMoveList.from_dict(d.pop("legal_moves"))

        unverified = []
        _unverified = d.pop("unverified")
        for unverified_item_data in _unverified:
            unverified_item = Unverified.from_dict(unverified_item_data)

            unverified.append(unverified_item)

        verdict = cast(Literal["accepted"], d.pop("verdict"))
        if verdict != "accepted":
            raise ValueError(f"verdict must match const 'accepted', got '{verdict}'")

        _result = d.pop("result", UNSET)
        result: GameResult | Unset
        if isinstance(_result, Unset):
            result = UNSET
        else:
            result = GameResult.from_dict(_result)

        ludo_verdict_accepted = cls(
            move=move,
            events=events,
            score=score,
            state=state,
            legal_moves=legal_moves,
            unverified=unverified,
            verdict=verdict,
            result=result,
        )

        ludo_verdict_accepted.additional_properties = d
        return ludo_verdict_accepted

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
