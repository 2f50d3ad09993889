from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.component import Component
    from ..models.game_geometry_unknown import GameGeometryUnknown
    from ..models.game_option import GameOption
    from ..models.ludo_geometry import LudoGeometry
    from ..models.notation import Notation
    from ..models.pegs_and_jokers_geometry import PegsAndJokersGeometry
    from ..models.rule import Rule


T = TypeVar("T", bound="GameDocument")


@_attrs_define
class GameDocument:
    """A game with its rulebook."""

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
    rules: int
    """ The version of the rules. """
    rulebook: list[Rule]
    """ Every rule that an answer can cite, in the order in which they apply. """
    notation: Notation | Unset = UNSET
    """ How a turn of a game is written on one line. """
    geometry: list[GameGeometryUnknown] | list[LudoGeometry] | list[PegsAndJokersGeometry] | Unset = UNSET
    """ The boards of one game. """
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

        rules = self.rules

        rulebook = []
        for rulebook_item_data in self.rulebook:
            rulebook_item = rulebook_item_data.to_dict()
            rulebook.append(rulebook_item)

        notation: dict[str, Any] | Unset = UNSET
        if not isinstance(self.notation, Unset):
            notation = self.notation.to_dict()

        geometry: list[dict[str, Any]] | Unset
        if isinstance(self.geometry, Unset):
            geometry = UNSET
        elif isinstance(self.geometry, list):
            geometry = []
            for componentsschemas_game_geometry_type_0_item_data in self.geometry:
                componentsschemas_game_geometry_type_0_item = componentsschemas_game_geometry_type_0_item_data.to_dict()
                geometry.append(componentsschemas_game_geometry_type_0_item)

        elif isinstance(self.geometry, list):
            geometry = []
            for componentsschemas_game_geometry_type_1_item_data in self.geometry:
                componentsschemas_game_geometry_type_1_item = componentsschemas_game_geometry_type_1_item_data.to_dict()
                geometry.append(componentsschemas_game_geometry_type_1_item)

        else:
            geometry = []
            for componentsschemas_game_geometry_type_2_item_data in self.geometry:
                componentsschemas_game_geometry_type_2_item = componentsschemas_game_geometry_type_2_item_data.to_dict()
                geometry.append(componentsschemas_game_geometry_type_2_item)

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
                "rules": rules,
                "rulebook": rulebook,
            }
        )
        if notation is not UNSET:
            field_dict["notation"] = notation
        if geometry is not UNSET:
            field_dict["geometry"] = geometry

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.component import Component
        from ..models.game_geometry_unknown import GameGeometryUnknown
        from ..models.game_option import GameOption
        from ..models.ludo_geometry import LudoGeometry
        from ..models.notation import Notation
        from ..models.pegs_and_jokers_geometry import PegsAndJokersGeometry
        from ..models.rule import Rule

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

        rules = d.pop("rules")

        rulebook = []
        _rulebook = d.pop("rulebook")
        for rulebook_item_data in _rulebook:
            rulebook_item = Rule.from_dict(rulebook_item_data)

            rulebook.append(rulebook_item)

        _notation = d.pop("notation", UNSET)
        notation: Notation | Unset
        if isinstance(_notation, Unset):
            notation = UNSET
        else:
            notation = Notation.from_dict(_notation)

        def _parse_geometry(
            data: object,
        ) -> list[GameGeometryUnknown] | list[LudoGeometry] | list[PegsAndJokersGeometry] | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                componentsschemas_game_geometry_type_0 = []
                _componentsschemas_game_geometry_type_0 = data
                for componentsschemas_game_geometry_type_0_item_data in _componentsschemas_game_geometry_type_0:
                    componentsschemas_game_geometry_type_0_item = LudoGeometry.from_dict(
                        componentsschemas_game_geometry_type_0_item_data
                    )

                    componentsschemas_game_geometry_type_0.append(componentsschemas_game_geometry_type_0_item)

                return componentsschemas_game_geometry_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, list):
                    raise TypeError()
                componentsschemas_game_geometry_type_1 = []
                _componentsschemas_game_geometry_type_1 = data
                for componentsschemas_game_geometry_type_1_item_data in _componentsschemas_game_geometry_type_1:
                    componentsschemas_game_geometry_type_1_item = PegsAndJokersGeometry.from_dict(
                        componentsschemas_game_geometry_type_1_item_data
                    )

                    componentsschemas_game_geometry_type_1.append(componentsschemas_game_geometry_type_1_item)

                return componentsschemas_game_geometry_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, list):
                raise TypeError()
            componentsschemas_game_geometry_type_2 = []
            _componentsschemas_game_geometry_type_2 = data
            for componentsschemas_game_geometry_type_2_item_data in _componentsschemas_game_geometry_type_2:
                componentsschemas_game_geometry_type_2_item = GameGeometryUnknown.from_dict(
                    componentsschemas_game_geometry_type_2_item_data
                )

                componentsschemas_game_geometry_type_2.append(componentsschemas_game_geometry_type_2_item)

            return componentsschemas_game_geometry_type_2

        geometry = _parse_geometry(d.pop("geometry", UNSET))

        game_document = cls(
            game=game,
            title=title,
            summary=summary,
            players=players,
            hidden_hands=hidden_hands,
            options=options,
            components=components,
            rules=rules,
            rulebook=rulebook,
            notation=notation,
            geometry=geometry,
        )

        game_document.additional_properties = d
        return game_document

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
