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
    from ..models.lcr_options import LcrOptions
    from ..models.lcr_player import LcrPlayer
    from ..models.lcr_turn_over import LcrTurnOver
    from ..models.lcr_turn_roll import LcrTurnRoll


T = TypeVar("T", bound="LcrState")


@_attrs_define
class LcrState:
    """A position of LCR."""

    rules: int
    """ The version of the rules, 1. """
    options: LcrOptions
    """ The options of a game of LCR, in full. """
    players: list[LcrPlayer]
    """ The players by seat, clockwise. """
    pot: int
    """ Chips in the center. """
    turn: LcrTurnOver | LcrTurnRoll
    """ Whose turn it is in LCR. """
    ply: int
    """ How many moves have been accepted. """
    game: Literal["lcr"] = "lcr"
    """ The game. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.lcr_turn_roll import LcrTurnRoll

        game = self.game

        rules = self.rules

        options = self.options.to_dict()

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        pot = self.pot

        turn: dict[str, Any]
        if isinstance(self.turn, LcrTurnRoll):
            turn = self.turn.to_dict()
        else:
            turn = self.turn.to_dict()

        ply = self.ply

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "rules": rules,
                "options": options,
                "players": players,
                "pot": pot,
                "turn": turn,
                "ply": ply,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.lcr_options import LcrOptions
        from ..models.lcr_player import LcrPlayer
        from ..models.lcr_turn_over import LcrTurnOver
        from ..models.lcr_turn_roll import LcrTurnRoll

        d = dict(src_dict)
        game = cast(Literal["lcr"], d.pop("game"))
        if game != "lcr":
            raise ValueError(f"game must match const 'lcr', got '{game}'")

        rules = d.pop("rules")

        options = LcrOptions.from_dict(d.pop("options"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = LcrPlayer.from_dict(players_item_data)

            players.append(players_item)

        pot = d.pop("pot")

        def _parse_turn(data: object) -> LcrTurnOver | LcrTurnRoll:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_lcr_turn_lcr_turn_roll = LcrTurnRoll.from_dict(data)

                return componentsschemas_lcr_turn_lcr_turn_roll
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_lcr_turn_lcr_turn_over = LcrTurnOver.from_dict(data)

            return componentsschemas_lcr_turn_lcr_turn_over

        turn = _parse_turn(d.pop("turn"))

        ply = d.pop("ply")

        lcr_state = cls(
            game=game,
            rules=rules,
            options=options,
            players=players,
            pot=pot,
            turn=turn,
            ply=ply,
        )

        lcr_state.additional_properties = d
        return lcr_state

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
