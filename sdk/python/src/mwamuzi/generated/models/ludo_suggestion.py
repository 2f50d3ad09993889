from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.suggestion_level import SuggestionLevel, check_suggestion_level
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ludo_move_move import LudoMoveMove
    from ..models.ludo_move_roll import LudoMoveRoll
    from ..models.ludo_suggestion_value import LudoSuggestionValue
    from ..models.suggestion_reason import SuggestionReason


T = TypeVar("T", bound="LudoSuggestion")


@_attrs_define
class LudoSuggestion:
    """What a CPU player would do, and why."""

    move: LudoMoveMove | LudoMoveRoll
    """ A move of Ludo. """
    level: SuggestionLevel
    """ How well a CPU player plays. """
    why: SuggestionReason
    """ Why a move is suggested. New reasons may come. """
    value: LudoSuggestionValue | Unset = UNSET
    """ What a suggested move of a piece brings in Ludo. Fields may come; let unknown ones pass.

    The `reason` beside it is `finishes`, `captures`, `leaves_the_yard` or `advances`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.ludo_move_roll import LudoMoveRoll

        move: dict[str, Any]
        if isinstance(self.move, LudoMoveRoll):
            move = self.move.to_dict()
        else:
            move = self.move.to_dict()

        level: str = self.level

        why = self.why.to_dict()

        value: dict[str, Any] | Unset = UNSET
        if not isinstance(self.value, Unset):
            value = self.value.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "move": move,
                "level": level,
                "why": why,
            }
        )
        if value is not UNSET:
            field_dict["value"] = value

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ludo_move_move import LudoMoveMove
        from ..models.ludo_move_roll import LudoMoveRoll
        from ..models.ludo_suggestion_value import LudoSuggestionValue
        from ..models.suggestion_reason import SuggestionReason

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

        level = check_suggestion_level(d.pop("level"))

        why = SuggestionReason.from_dict(d.pop("why"))

        _value = d.pop("value", UNSET)
        value: LudoSuggestionValue | Unset
        if isinstance(_value, Unset):
            value = UNSET
        else:
            value = LudoSuggestionValue.from_dict(_value)

        ludo_suggestion = cls(
            move=move,
            level=level,
            why=why,
            value=value,
        )

        ludo_suggestion.additional_properties = d
        return ludo_suggestion

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
