from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.qwirkle_hand_hidden import QwirkleHandHidden
    from ..models.qwirkle_hand_open import QwirkleHandOpen


T = TypeVar("T", bound="QwirklePlayer")


@_attrs_define
class QwirklePlayer:
    """A player of Qwirkle."""

    score: int
    """ Points so far. """
    hand: QwirkleHandHidden | QwirkleHandOpen
    """ A hand of Qwirkle: known, or known by its size alone. """
    name: str | Unset = UNSET
    """ The name, given back as it came. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.qwirkle_hand_open import QwirkleHandOpen

        score = self.score

        hand: dict[str, Any]
        if isinstance(self.hand, QwirkleHandOpen):
            hand = self.hand.to_dict()
        else:
            hand = self.hand.to_dict()

        name = self.name

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "score": score,
                "hand": hand,
            }
        )
        if name is not UNSET:
            field_dict["name"] = name

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_hand_hidden import QwirkleHandHidden
        from ..models.qwirkle_hand_open import QwirkleHandOpen

        d = dict(src_dict)
        score = d.pop("score")

        def _parse_hand(data: object) -> QwirkleHandHidden | QwirkleHandOpen:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_qwirkle_hand_qwirkle_hand_open = QwirkleHandOpen.from_dict(data)

                return componentsschemas_qwirkle_hand_qwirkle_hand_open
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_qwirkle_hand_qwirkle_hand_hidden = QwirkleHandHidden.from_dict(data)

            return componentsschemas_qwirkle_hand_qwirkle_hand_hidden

        hand = _parse_hand(d.pop("hand"))

        name = d.pop("name", UNSET)

        qwirkle_player = cls(
            score=score,
            hand=hand,
            name=name,
        )

        qwirkle_player.additional_properties = d
        return qwirkle_player

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
