from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
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
    from ..models.qwirkle_state import QwirkleState


T = TypeVar("T", bound="QwirkleNewAnswer")


@_attrs_define
class QwirkleNewAnswer:
    """A game that has begun."""

    state: QwirkleState
    """ A position of Qwirkle. What is neither on the board nor in a hand is in the bag. """
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
    legal_moves: QwirkleMoveList
    """ A page of the list of legal moves. Each is the very `move` that apply takes. """
    left: QwirkleLeft
    """ What is left to draw in Qwirkle. """
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

        state = self.state.to_dict()

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

        legal_moves = self.legal_moves.to_dict()

        left = self.left.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "state": state,
                "events": events,
                "legal_moves": legal_moves,
                "left": left,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
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
        from ..models.qwirkle_state import QwirkleState

        d = dict(src_dict)
        state = QwirkleState.from_dict(d.pop("state"))

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

        legal_moves = QwirkleMoveList.from_dict(d.pop("legal_moves"))

        left = QwirkleLeft.from_dict(d.pop("left"))

        qwirkle_new_answer = cls(
            state=state,
            events=events,
            legal_moves=legal_moves,
            left=left,
        )

        qwirkle_new_answer.additional_properties = d
        return qwirkle_new_answer

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
