from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.pegs_and_jokers_move_list import PegsAndJokersMoveList
    from ..models.violation import Violation


T = TypeVar("T", bound="PegsAndJokersVerdictRejected")


@_attrs_define
class PegsAndJokersVerdictRejected:
    """The move is illegal and changes nothing."""

    violations: list[Violation]
    """ Every rule that is broken and can be told independently. """
    legal_moves: PegsAndJokersMoveList
    """ A page of the list of legal moves. Each is the very `move` that apply takes. """
    verdict: Literal["rejected"] = "rejected"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        violations = []
        for violations_item_data in self.violations:
            violations_item = violations_item_data.to_dict()
            violations.append(violations_item)

        legal_moves = self.legal_moves.to_dict()

        verdict = self.verdict

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "violations": violations,
                "legal_moves": legal_moves,
                "verdict": verdict,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.pegs_and_jokers_move_list import PegsAndJokersMoveList
        from ..models.violation import Violation

        d = dict(src_dict)
        violations = []
        _violations = d.pop("violations")
        for violations_item_data in _violations:
            violations_item = Violation.from_dict(violations_item_data)

            violations.append(violations_item)

        legal_moves = PegsAndJokersMoveList.from_dict(d.pop("legal_moves"))

        verdict = cast(Literal["rejected"], d.pop("verdict"))
        if verdict != "rejected":
            raise ValueError(f"verdict must match const 'rejected', got '{verdict}'")

        pegs_and_jokers_verdict_rejected = cls(
            violations=violations,
            legal_moves=legal_moves,
            verdict=verdict,
        )

        pegs_and_jokers_verdict_rejected.additional_properties = d
        return pegs_and_jokers_verdict_rejected

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
