from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

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
    from ..models.qwirkle_move_pass import QwirkleMovePass
    from ..models.qwirkle_move_place import QwirkleMovePlace
    from ..models.qwirkle_move_stop import QwirkleMoveStop
    from ..models.qwirkle_move_swap import QwirkleMoveSwap
    from ..models.qwirkle_move_swap_hidden import QwirkleMoveSwapHidden
    from ..models.qwirkle_state import QwirkleState


T = TypeVar("T", bound="QwirkleViewAnswer")


@_attrs_define
class QwirkleViewAnswer:
    """What the seat may see."""

    state: QwirkleState
    """ A position of Qwirkle. What is neither on the board nor in a hand is in the bag. """
    left: QwirkleLeft
    """ What is left to draw in Qwirkle. """
    move: QwirkleMovePass | QwirkleMovePlace | QwirkleMoveStop | QwirkleMoveSwap | QwirkleMoveSwapHidden | Unset = UNSET
    """ A move of Qwirkle. """
    events: (
        list[
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
        | Unset
    ) = UNSET
    """ What happened in it, if events were sent. """
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

        state = self.state.to_dict()

        left = self.left.to_dict()

        move: dict[str, Any] | Unset
        if isinstance(self.move, Unset):
            move = UNSET
        elif isinstance(self.move, QwirkleMovePlace):
            move = self.move.to_dict()
        elif isinstance(self.move, QwirkleMoveSwap):
            move = self.move.to_dict()
        elif isinstance(self.move, QwirkleMoveSwapHidden):
            move = self.move.to_dict()
        elif isinstance(self.move, QwirkleMovePass):
            move = self.move.to_dict()
        else:
            move = self.move.to_dict()

        events: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.events, Unset):
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

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "state": state,
                "left": left,
            }
        )
        if move is not UNSET:
            field_dict["move"] = move
        if events is not UNSET:
            field_dict["events"] = events

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
        from ..models.qwirkle_move_pass import QwirkleMovePass
        from ..models.qwirkle_move_place import QwirkleMovePlace
        from ..models.qwirkle_move_stop import QwirkleMoveStop
        from ..models.qwirkle_move_swap import QwirkleMoveSwap
        from ..models.qwirkle_move_swap_hidden import QwirkleMoveSwapHidden
        from ..models.qwirkle_state import QwirkleState

        d = dict(src_dict)
        state = QwirkleState.from_dict(d.pop("state"))

        left = QwirkleLeft.from_dict(d.pop("left"))

        def _parse_move(
            data: object,
        ) -> QwirkleMovePass | QwirkleMovePlace | QwirkleMoveStop | QwirkleMoveSwap | QwirkleMoveSwapHidden | Unset:
            if isinstance(data, Unset):
                return data
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

        move = _parse_move(d.pop("move", UNSET))

        _events = d.pop("events", UNSET)
        events: (
            list[
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
            | Unset
        ) = UNSET
        if _events is not UNSET:
            events = []
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
                        componentsschemas_qwirkle_event_qwirkle_event_starter_drawn = (
                            QwirkleEventStarterDrawn.from_dict(data)
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

        qwirkle_view_answer = cls(
            state=state,
            left=left,
            move=move,
            events=events,
        )

        qwirkle_view_answer.additional_properties = d
        return qwirkle_view_answer

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
