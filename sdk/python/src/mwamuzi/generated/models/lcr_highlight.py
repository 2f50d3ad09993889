from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.lcr_event_over import LcrEventOver
    from ..models.lcr_event_passed import LcrEventPassed
    from ..models.lcr_event_potted import LcrEventPotted
    from ..models.lcr_event_rolled import LcrEventRolled
    from ..models.lcr_event_skipped import LcrEventSkipped
    from ..models.lcr_event_starter_drawn import LcrEventStarterDrawn
    from ..models.lcr_event_took_pot import LcrEventTookPot
    from ..models.lcr_event_turn import LcrEventTurn
    from ..models.lcr_event_unknown import LcrEventUnknown


T = TypeVar("T", bound="LcrHighlight")


@_attrs_define
class LcrHighlight:
    """What a picture of LCR lights up beside the position."""

    events: (
        list[
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
        | Unset
    ) = UNSET
    """ The events of the move that led to the state, as its verdict told them: the dice, and where chips went. """
    targets: bool | Unset = UNSET
    """ Whether to mark where chips of the player to move may go. """
    seats: list[int] | Unset = UNSET
    """ Players to be pointed out. """
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

        events: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.events, Unset):
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

        targets = self.targets

        seats: list[int] | Unset = UNSET
        if not isinstance(self.seats, Unset):
            seats = self.seats

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if events is not UNSET:
            field_dict["events"] = events
        if targets is not UNSET:
            field_dict["targets"] = targets
        if seats is not UNSET:
            field_dict["seats"] = seats

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.lcr_event_over import LcrEventOver
        from ..models.lcr_event_passed import LcrEventPassed
        from ..models.lcr_event_potted import LcrEventPotted
        from ..models.lcr_event_rolled import LcrEventRolled
        from ..models.lcr_event_skipped import LcrEventSkipped
        from ..models.lcr_event_starter_drawn import LcrEventStarterDrawn
        from ..models.lcr_event_took_pot import LcrEventTookPot
        from ..models.lcr_event_turn import LcrEventTurn
        from ..models.lcr_event_unknown import LcrEventUnknown

        d = dict(src_dict)
        _events = d.pop("events", UNSET)
        events: (
            list[
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
            | Unset
        ) = UNSET
        if _events is not UNSET:
            events = []
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

        targets = d.pop("targets", UNSET)

        seats = cast(list[int], d.pop("seats", UNSET))

        lcr_highlight = cls(
            events=events,
            targets=targets,
            seats=seats,
        )

        lcr_highlight.additional_properties = d
        return lcr_highlight

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
