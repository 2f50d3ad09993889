from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.qwirkle_cell import QwirkleCell
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
    from ..models.qwirkle_placed_tile import QwirklePlacedTile


T = TypeVar("T", bound="QwirkleHighlight")


@_attrs_define
class QwirkleHighlight:
    """What a picture of Qwirkle lights up beside the position. Cells more than six away from every tile are left out."""

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
    """ The events of the move that led to the state, as its verdict told them: the tiles that were placed. """
    targets: bool | Unset = UNSET
    """ Whether to mark the cells where a tile of the hand of the player to move may go, beside those in `placed`.
    Of a
    hidden hand there are none. """
    placed: list[QwirklePlacedTile] | Unset = UNSET
    """ Tiles of the hand laid so far this turn, which are not on the state's board yet. """
    cells: list[QwirkleCell] | Unset = UNSET
    """ Cells to be pointed out, such as those of a violation. """
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

        targets = self.targets

        placed: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.placed, Unset):
            placed = []
            for placed_item_data in self.placed:
                placed_item = placed_item_data.to_dict()
                placed.append(placed_item)

        cells: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.cells, Unset):
            cells = []
            for cells_item_data in self.cells:
                cells_item = cells_item_data.to_dict()
                cells.append(cells_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if events is not UNSET:
            field_dict["events"] = events
        if targets is not UNSET:
            field_dict["targets"] = targets
        if placed is not UNSET:
            field_dict["placed"] = placed
        if cells is not UNSET:
            field_dict["cells"] = cells

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_cell import QwirkleCell
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
        from ..models.qwirkle_placed_tile import QwirklePlacedTile

        d = dict(src_dict)
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

        targets = d.pop("targets", UNSET)

        _placed = d.pop("placed", UNSET)
        placed: list[QwirklePlacedTile] | Unset = UNSET
        if _placed is not UNSET:
            placed = []
            for placed_item_data in _placed:
                placed_item = QwirklePlacedTile.from_dict(placed_item_data)

                placed.append(placed_item)

        _cells = d.pop("cells", UNSET)
        cells: list[QwirkleCell] | Unset = UNSET
        if _cells is not UNSET:
            cells = []
            for cells_item_data in _cells:
                cells_item = QwirkleCell.from_dict(cells_item_data)

                cells.append(cells_item)

        qwirkle_highlight = cls(
            events=events,
            targets=targets,
            placed=placed,
            cells=cells,
        )

        qwirkle_highlight.additional_properties = d
        return qwirkle_highlight

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
