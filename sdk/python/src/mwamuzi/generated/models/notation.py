from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.notation_example import NotationExample
    from ..models.notation_name import NotationName


T = TypeVar("T", bound="Notation")


@_attrs_define
class Notation:
    """How a turn of a game is written on one line."""

    about: str
    """ What it is for, in a few sentences. """
    grammar: str
    """ Its grammar, in EBNF. """
    names: list[NotationName]
    """ What may be written for what. """
    examples: list[NotationExample]
    """ Turns and what they say. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        about = self.about

        grammar = self.grammar

        names = []
        for names_item_data in self.names:
            names_item = names_item_data.to_dict()
            names.append(names_item)

        examples = []
        for examples_item_data in self.examples:
            examples_item = examples_item_data.to_dict()
            examples.append(examples_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "about": about,
                "grammar": grammar,
                "names": names,
                "examples": examples,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.notation_example import NotationExample
        from ..models.notation_name import NotationName

        d = dict(src_dict)
        about = d.pop("about")

        grammar = d.pop("grammar")

        names = []
        _names = d.pop("names")
        for names_item_data in _names:
            names_item = NotationName.from_dict(names_item_data)

            names.append(names_item)

        examples = []
        _examples = d.pop("examples")
        for examples_item_data in _examples:
            examples_item = NotationExample.from_dict(examples_item_data)

            examples.append(examples_item)

        notation = cls(
            about=about,
            grammar=grammar,
            names=names,
            examples=examples,
        )

        notation.additional_properties = d
        return notation

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
