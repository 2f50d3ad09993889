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
    from ..models.lcr_event_over import LcrEventOver
    from ..models.lcr_event_passed import LcrEventPassed
    from ..models.lcr_event_potted import LcrEventPotted
    from ..models.lcr_event_rolled import LcrEventRolled
    from ..models.lcr_event_skipped import LcrEventSkipped
    from ..models.lcr_event_starter_drawn import LcrEventStarterDrawn
    from ..models.lcr_event_took_pot import LcrEventTookPot
    from ..models.lcr_event_turn import LcrEventTurn
    from ..models.lcr_event_unknown import LcrEventUnknown
    from ..models.lcr_move_list import LcrMoveList
    from ..models.lcr_move_roll import LcrMoveRoll
    from ..models.lcr_score import LcrScore
    from ..models.lcr_state import LcrState
    from ..models.unverified import Unverified


T = TypeVar("T", bound="LcrVerdictAccepted")


@_attrs_define
class LcrVerdictAccepted:
    """The move is legal, and this came of it."""

    move: LcrMoveRoll
    """ A move of LCR. """
    events: list[
        LcrEventOver
        | LcrEventPassed
        | LcrEventPotted
        | LcrEventRolled
        | LcrEventSkipped
        | LcrEventStarterDrawn
        | LcrEventTookPot
        | LcrEventTurn
        | LcrEventUnknown
    ]
    """ What happened, in order. """
    score: LcrScore
    """ What a move of LCR scored. """
    state: LcrState
    """ A position of LCR. """
    legal_moves: LcrMoveList
    """ A page of the list of legal moves. Each is the very `move` that apply takes. """
    unverified: list[Unverified]
    """ The rules that could not be checked, because the state hides what they hang on. """
    verdict: Literal["accepted"] = "accepted"
    result: GameResult | Unset = UNSET
    """ How a finished game stands. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.lcr_event_over import LcrEventOver
        from ..models.lcr_event_passed import LcrEventPassed
        from ..models.lcr_event_potted import LcrEventPotted
        from ..models.lcr_event_rolled import LcrEventRolled
        from ..models.lcr_event_skipped import LcrEventSkipped
        from ..models.lcr_event_starter_drawn import LcrEventStarterDrawn
        from ..models.lcr_event_took_pot import LcrEventTookPot
        from ..models.lcr_event_turn import LcrEventTurn
        from ..models.lcr_move_roll import LcrMoveRoll

        move: dict[str, Any]
        if isinstance(self.move, LcrMoveRoll):
            move = self.move.to_dict()

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, LcrEventRolled):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LcrEventPassed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LcrEventPotted):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LcrEventSkipped):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LcrEventTurn):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LcrEventTookPot):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LcrEventOver):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LcrEventStarterDrawn):
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
        from ..models.lcr_event_over import LcrEventOver
        from ..models.lcr_event_passed import LcrEventPassed
        from ..models.lcr_event_potted import LcrEventPotted
        from ..models.lcr_event_rolled import LcrEventRolled
        from ..models.lcr_event_skipped import LcrEventSkipped
        from ..models.lcr_event_starter_drawn import LcrEventStarterDrawn
        from ..models.lcr_event_took_pot import LcrEventTookPot
        from ..models.lcr_event_turn import LcrEventTurn
        from ..models.lcr_event_unknown import LcrEventUnknown
        from ..models.lcr_move_list import LcrMoveList
        from ..models.lcr_move_roll import LcrMoveRoll
        from ..models.lcr_score import LcrScore
        from ..models.lcr_state import LcrState
        from ..models.unverified import Unverified

        d = dict(src_dict)

        def _parse_move(data: object) -> LcrMoveRoll:
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_lcr_move_lcr_move_roll = LcrMoveRoll.from_dict(data)

            return componentsschemas_lcr_move_lcr_move_roll

        move = _parse_move(d.pop("move"))

        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
                data: object,
            ) -> (
                LcrEventOver
                | LcrEventPassed
                | LcrEventPotted
                | LcrEventRolled
                | LcrEventSkipped
                | LcrEventStarterDrawn
                | LcrEventTookPot
                | LcrEventTurn
                | LcrEventUnknown
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lcr_event_lcr_event_rolled = LcrEventRolled.from_dict(data)

                    return componentsschemas_lcr_event_lcr_event_rolled
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lcr_event_lcr_event_passed = LcrEventPassed.from_dict(data)

                    return componentsschemas_lcr_event_lcr_event_passed
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lcr_event_lcr_event_potted = LcrEventPotted.from_dict(data)

                    return componentsschemas_lcr_event_lcr_event_potted
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lcr_event_lcr_event_skipped = LcrEventSkipped.from_dict(data)

                    return componentsschemas_lcr_event_lcr_event_skipped
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lcr_event_lcr_event_turn = LcrEventTurn.from_dict(data)

                    return componentsschemas_lcr_event_lcr_event_turn
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lcr_event_lcr_event_took_pot = LcrEventTookPot.from_dict(data)

                    return componentsschemas_lcr_event_lcr_event_took_pot
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lcr_event_lcr_event_over = LcrEventOver.from_dict(data)

                    return componentsschemas_lcr_event_lcr_event_over
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_lcr_event_lcr_event_starter_drawn = LcrEventStarterDrawn.from_dict(data)

                    return componentsschemas_lcr_event_lcr_event_starter_drawn
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_lcr_event_lcr_event_unknown = LcrEventUnknown.from_dict(data)

                return componentsschemas_lcr_event_lcr_event_unknown

            events_item = _parse_events_item(events_item_data)

            events.append(events_item)

        score = LcrScore.from_dict(d.pop("score"))

        state = LcrState.from_dict(d.pop("state"))

        legal_moves = LcrMoveList.from_dict(d.pop("legal_moves"))

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

        lcr_verdict_accepted = cls(
            move=move,
            events=events,
            score=score,
            state=state,
            legal_moves=legal_moves,
            unverified=unverified,
            verdict=verdict,
            result=result,
        )

        lcr_verdict_accepted.additional_properties = d
        return lcr_verdict_accepted

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
