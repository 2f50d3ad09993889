from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
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
    from ..models.pegs_and_jokers_move_play import PegsAndJokersMovePlay
    from ..models.pegs_and_jokers_state import PegsAndJokersState


T = TypeVar("T", bound="PegsAndJokersViewAnswer")


@_attrs_define
class PegsAndJokersViewAnswer:
    """What the seat may see."""

    state: PegsAndJokersState
    """ A position of Pegs and Jokers. What is neither in a hand nor discarded is in the draw pile. """
    left: PegsAndJokersLeft
    """ What is left to draw in Pegs and Jokers. """
    move: PegsAndJokersMoveDraw | PegsAndJokersMoveExchange | PegsAndJokersMovePlay | Unset = UNSET
    """ A move of Pegs and Jokers. """
    events: (
        list[
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
        | Unset
    ) = UNSET
    """ What happened in it, if events were sent. """
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

        state = self.state.to_dict()

        left = self.left.to_dict()

        move: dict[str, Any] | Unset
        if isinstance(self.move, Unset):
            move = UNSET
        elif isinstance(self.move, PegsAndJokersMoveDraw):
            move = self.move.to_dict()
        elif isinstance(self.move, PegsAndJokersMovePlay):
            move = self.move.to_dict()
        else:
            move = self.move.to_dict()

        events: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.events, Unset):
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
        from ..models.pegs_and_jokers_move_play import PegsAndJokersMovePlay
        from ..models.pegs_and_jokers_state import PegsAndJokersState

        d = dict(src_dict)
        state = PegsAndJokersState.from_dict(d.pop("state"))

        left = PegsAndJokersLeft.from_dict(d.pop("left"))

        def _parse_move(
            data: object,
        ) -> PegsAndJokersMoveDraw | PegsAndJokersMoveExchange | PegsAndJokersMovePlay | Unset:
            if isinstance(data, Unset):
                return data
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

        move = _parse_move(d.pop("move", UNSET))

        _events = d.pop("events", UNSET)
        events: (
            list[
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
            | Unset
        ) = UNSET
        if _events is not UNSET:
            events = []
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

        pegs_and_jokers_view_answer = cls(
            state=state,
            left=left,
            move=move,
            events=events,
        )

        pegs_and_jokers_view_answer.additional_properties = d
        return pegs_and_jokers_view_answer

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
