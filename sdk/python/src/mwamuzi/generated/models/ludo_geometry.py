from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ludo_board import LudoBoard, check_ludo_board

if TYPE_CHECKING:
    from ..models.ludo_arm import LudoArm
    from ..models.ludo_safe_list import LudoSafeList


T = TypeVar("T", bound="LudoGeometry")


@_attrs_define
class LudoGeometry:
    """One board of Ludo. New fields may come; let unknown ones pass."""

    board: LudoBoard
    """ What Ludo is played on. """
    players: int
    """ The number of players. """
    loop_length: int
    """ How many squares the loop has; they are numbered clockwise from 0. """
    last_on_loop: int
    """ The progress of a piece on the last square of its lap, counted from 0 on its start. """
    lane_steps: int
    """ How many steps a lane has; the first follows the last square of the lap. """
    finish: int
    """ The progress of a piece at the finish. """
    arms: list[LudoArm]
    """ The arms, clockwise. """
    safe_squares: list[LudoSafeList]
    """ The safe squares under each value of the option `safe_squares`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        board: str = self.board

        players = self.players

        loop_length = self.loop_length

        last_on_loop = self.last_on_loop

        lane_steps = self.lane_steps

        finish = self.finish

        arms = []
        for arms_item_data in self.arms:
            arms_item = arms_item_data.to_dict()
            arms.append(arms_item)

        safe_squares = []
        for safe_squares_item_data in self.safe_squares:
            safe_squares_item = safe_squares_item_data.to_dict()
            safe_squares.append(safe_squares_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "board": board,
                "players": players,
                "loop_length": loop_length,
                "last_on_loop": last_on_loop,
                "lane_steps": lane_steps,
                "finish": finish,
                "arms": arms,
                "safe_squares": safe_squares,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ludo_arm import LudoArm
        from ..models.ludo_safe_list import LudoSafeList

        d = dict(src_dict)
        board = check_ludo_board(d.pop("board"))

        players = d.pop("players")

        loop_length = d.pop("loop_length")

        last_on_loop = d.pop("last_on_loop")

        lane_steps = d.pop("lane_steps")

        finish = d.pop("finish")

        arms = []
        _arms = d.pop("arms")
        for arms_item_data in _arms:
            arms_item = LudoArm.from_dict(arms_item_data)

            arms.append(arms_item)

        safe_squares = []
        _safe_squares = d.pop("safe_squares")
        for safe_squares_item_data in _safe_squares:
            safe_squares_item = LudoSafeList.from_dict(safe_squares_item_data)

            safe_squares.append(safe_squares_item)

        ludo_geometry = cls(
            board=board,
            players=players,
            loop_length=loop_length,
            last_on_loop=last_on_loop,
            lane_steps=lane_steps,
            finish=finish,
            arms=arms,
            safe_squares=safe_squares,
        )

        ludo_geometry.additional_properties = d
        return ludo_geometry

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
