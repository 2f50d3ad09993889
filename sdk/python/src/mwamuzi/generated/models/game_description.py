from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.component import Component
    from ..models.game_option import GameOption


T = TypeVar("T", bound="GameDescription")


@_attrs_define
class GameDescription:
    """A game as the list of games describes it."""

    game: str
    """ The game's path: `/v1/games/{game}`, and the `game` of its states. """
    title: str
    """ Its name for a person. """
    summary: str
    """ What it is, in a sentence. """
    players: list[int]
    """ The numbers of players it can be played by. """
    hidden_hands: bool
    """ Whether hands can be hidden, so that `view` serves it. """
    options: list[GameOption]
    """ Its options. """
    components: list[Component]
    """ What is in the box. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        title = self.title

        summary = self.summary

        players = self.players

        hidden_hands = self.hidden_hands

        options = []
        for options_item_data in self.options:
            options_item = options_item_data.to_dict()
            options.append(options_item)

        components = []
        for components_item_data in self.components:
            components_item = components_item_data.to_dict()
            components.append(components_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "title": title,
                "summary": summary,
                "players": players,
                "hidden_hands": hidden_hands,
                "options": options,
                "components": components,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.component import Component
        from ..models.game_option import GameOption

        d = dict(src_dict)
        game = d.pop("game")

        title = d.pop("title")

        summary = d.pop("summary")

        players = cast(list[int], d.pop("players"))

        hidden_hands = d.pop("hidden_hands")

        options = []
        _options = d.pop("options")
        for options_item_data in _options:
            options_item = GameOption.from_dict(options_item_data)

            options.append(options_item)

        components = []
        _components = d.pop("components")
        for components_item_data in _components:
            components_item = Component.from_dict(components_item_data)

            components.append(components_item)

        game_description = cls(
            game=game,
            title=title,
            summary=summary,
            players=players,
            hidden_hands=hidden_hands,
            options=options,
            components=components,
        )

        game_description.additional_properties = d
        return game_description

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
