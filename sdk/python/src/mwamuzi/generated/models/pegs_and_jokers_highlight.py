from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

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
    from ..models.pegs_and_jokers_peg_of_seat import PegsAndJokersPegOfSeat


T = TypeVar("T", bound="PegsAndJokersHighlight")


@_attrs_define
class PegsAndJokersHighlight:
    """What a picture of Pegs and Jokers lights up beside the position. What the board does not have is left out."""

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
    """ The events of the move that led to the state, as its verdict told them: where pegs went, and which were
    bumped. """
    targets: bool | Unset = UNSET
    """ Whether to mark the pegs and cards that may be played, and where pegs would land. Of a hidden hand there are
    none. """
    holes: list[int] | Unset = UNSET
    """ Holes of the ring to be pointed out, such as that of a violation. """
    pegs: list[PegsAndJokersPegOfSeat] | Unset = UNSET
    """ Pegs to be pointed out, such as those of a violation. """
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

        targets = self.targets

        holes: list[int] | Unset = UNSET
        if not isinstance(self.holes, Unset):
            holes = self.holes

        pegs: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.pegs, Unset):
            pegs = []
            for pegs_item_data in self.pegs:
                pegs_item = pegs_item_data.to_dict()
                pegs.append(pegs_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if events is not UNSET:
            field_dict["events"] = events
        if targets is not UNSET:
            field_dict["targets"] = targets
        if holes is not UNSET:
            field_dict["holes"] = holes
        if pegs is not UNSET:
            field_dict["pegs"] = pegs

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
        from ..models.pegs_and_jokers_peg_of_seat import PegsAndJokersPegOfSeat

        d = dict(src_dict)
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

        targets = d.pop("targets", UNSET)

        holes = cast(list[int], d.pop("holes", UNSET))

        _pegs = d.pop("pegs", UNSET)
        pegs: list[PegsAndJokersPegOfSeat] | Unset = UNSET
        if _pegs is not UNSET:
            pegs = []
            for pegs_item_data in _pegs:
                pegs_item = PegsAndJokersPegOfSeat.from_dict(pegs_item_data)

                pegs.append(pegs_item)

        pegs_and_jokers_highlight = cls(
            events=events,
            targets=targets,
            holes=holes,
            pegs=pegs,
        )

        pegs_and_jokers_highlight.additional_properties = d
        return pegs_and_jokers_highlight

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
