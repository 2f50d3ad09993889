from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.suggestion_level import SuggestionLevel, check_suggestion_level

if TYPE_CHECKING:
    from ..models.lcr_move_roll import LcrMoveRoll
    from ..models.suggestion_reason import SuggestionReason


T = TypeVar("T", bound="LcrSuggestion")


@_attrs_define
class LcrSuggestion:
    """What a CPU player would do, and why."""

    move: LcrMoveRoll
    """ A move of LCR. """
    level: SuggestionLevel
    """ How well a CPU player plays. """
    why: SuggestionReason
    """ Why a move is suggested. New reasons may come. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.lcr_move_roll import LcrMoveRoll

        move: dict[str, Any]
        if isinstance(self.move, LcrMoveRoll):
            move = self.move.to_dict()

        level: str = self.level

        why = self.why.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "move": move,
                "level": level,
                "why": why,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.lcr_move_roll import LcrMoveRoll
        from ..models.suggestion_reason import SuggestionReason

        d = dict(src_dict)

        def _parse_move(data: object) -> LcrMoveRoll:
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_lcr_move_lcr_move_roll = LcrMoveRoll.from_dict(data)

            return componentsschemas_lcr_move_lcr_move_roll

        move = _parse_move(d.pop("move"))

        level = check_suggestion_level(d.pop("level"))

        why = SuggestionReason.from_dict(d.pop("why"))

        lcr_suggestion = cls(
            move=move,
            level=level,
            why=why,
        )

        lcr_suggestion.additional_properties = d
        return lcr_suggestion

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
