from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.suggestion_level import SuggestionLevel, check_suggestion_level
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.pegs_and_jokers_move_draw import PegsAndJokersMoveDraw
    from ..models.pegs_and_jokers_move_exchange import PegsAndJokersMoveExchange
    from ..models.pegs_and_jokers_move_play import PegsAndJokersMovePlay
    from ..models.pegs_and_jokers_suggestion_value import PegsAndJokersSuggestionValue
    from ..models.suggestion_reason import SuggestionReason


T = TypeVar("T", bound="PegsAndJokersSuggestion")


@_attrs_define
class PegsAndJokersSuggestion:
    """What a CPU player would do, and why."""

    move: PegsAndJokersMoveDraw | PegsAndJokersMoveExchange | PegsAndJokersMovePlay
    """ A move of Pegs and Jokers. """
    level: SuggestionLevel
    """ How well a CPU player plays. """
    why: SuggestionReason
    """ Why a move is suggested. New reasons may come. """
    value: PegsAndJokersSuggestionValue | Unset = UNSET
    """ What a suggested move brings in Pegs and Jokers. Fields may come; let unknown ones pass.

    The `reason` beside it is `comes_home`, `bumps`, `comes_out`, `advances`, `least_harm` or `exchanges`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.pegs_and_jokers_move_draw import PegsAndJokersMoveDraw
        from ..models.pegs_and_jokers_move_play import PegsAndJokersMovePlay

        move: dict[str, Any]
        if isinstance(self.move, PegsAndJokersMoveDraw):
            move = self.move.to_dict()
        elif isinstance(self.move, PegsAndJokersMovePlay):
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
        from ..models.pegs_and_jokers_move_draw import PegsAndJokersMoveDraw
        from ..models.pegs_and_jokers_move_exchange import PegsAndJokersMoveExchange
        from ..models.pegs_and_jokers_move_play import PegsAndJokersMovePlay
        from ..models.pegs_and_jokers_suggestion_value import (
            PegsAndJokersSuggestionValue,
        )
        from ..models.suggestion_reason import SuggestionReason

        d = dict(src_dict)

        def _parse_move(data: object) -> PegsAndJokersMoveDraw | PegsAndJokersMoveExchange | PegsAndJokersMovePlay:
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

        move = _parse_move(d.pop("move"))

        level = check_suggestion_level(d.pop("level"))

        why = SuggestionReason.from_dict(d.pop("why"))

        _value = d.pop("value", UNSET)
        value: PegsAndJokersSuggestionValue | Unset
        if isinstance(_value, Unset):
            value = UNSET
        else:
            value = PegsAndJokersSuggestionValue.from_dict(_value)

        pegs_and_jokers_suggestion = cls(
            move=move,
            level=level,
            why=why,
            value=value,
        )

        pegs_and_jokers_suggestion.additional_properties = d
        return pegs_and_jokers_suggestion

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
