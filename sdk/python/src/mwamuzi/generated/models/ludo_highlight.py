from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
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
    from ..models.ludo_piece_of_seat import LudoPieceOfSeat


T = TypeVar("T", bound="LudoHighlight")


@_attrs_define
class LudoHighlight:
    """What a picture of Ludo lights up beside the position. What the board does not have is left out."""

    events: (
        list[
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
        | Unset
    ) = UNSET
    """ The events of the move that led to the state, as its verdict told them: the die, where a piece went, what it
    captured. """
    targets: bool | Unset = UNSET
    """ Whether to mark the pieces that may move, and where they would land. """
    squares: list[int] | Unset = UNSET
    """ Squares of the loop to be pointed out, such as that of a violation. """
    pieces: list[LudoPieceOfSeat] | Unset = UNSET
    """ Pieces to be pointed out, such as those of a violation. """
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

        events: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.events, Unset):
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

        targets = self.targets

        squares: list[int] | Unset = UNSET
        if not isinstance(self.squares, Unset):
            squares = self.squares

        pieces: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.pieces, Unset):
            pieces = []
            for pieces_item_data in self.pieces:
                pieces_item = pieces_item_data.to_dict()
                pieces.append(pieces_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if events is not UNSET:
            field_dict["events"] = events
        if targets is not UNSET:
            field_dict["targets"] = targets
        if squares is not UNSET:
            field_dict["squares"] = squares
        if pieces is not UNSET:
            field_dict["pieces"] = pieces

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
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
        from ..models.ludo_piece_of_seat import LudoPieceOfSeat

        d = dict(src_dict)
        _events = d.pop("events", UNSET)
        events: (
            list[
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
            | Unset
        ) = UNSET
        if _events is not UNSET:
            events = []
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

        targets = d.pop("targets", UNSET)

        squares = cast(list[int], d.pop("squares", UNSET))

        _pieces = d.pop("pieces", UNSET)
        pieces: list[LudoPieceOfSeat] | Unset = UNSET
        if _pieces is not UNSET:
            pieces = []
            for pieces_item_data in _pieces:
                pieces_item = LudoPieceOfSeat.from_dict(pieces_item_data)

                pieces.append(pieces_item)

        ludo_highlight = cls(
            events=events,
            targets=targets,
            squares=squares,
            pieces=pieces,
        )

        ludo_highlight.additional_properties = d
        return ludo_highlight

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
