from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ludo_blocking import LudoBlocking, check_ludo_blocking
from ..models.ludo_board import LudoBoard, check_ludo_board
from ..models.ludo_no_piece_on_the_way import (
    LudoNoPieceOnTheWay,
    check_ludo_no_piece_on_the_way,
)
from ..models.ludo_safe_squares import LudoSafeSquares, check_ludo_safe_squares
from ..types import UNSET, Unset

T = TypeVar("T", bound="LudoOptions")


@_attrs_define
class LudoOptions:
    """The options of a game of Ludo, in full."""

    board: LudoBoard
    """ What Ludo is played on. """
    exit_rolls: list[int]
    """ The numbers with which a piece of Ludo leaves the yard: 1 to 6 different ones from 1 to 6, read in any order
    and
    written in ascending order. """
    no_piece_on_the_way: LudoNoPieceOnTheWay
    """ What a player with no piece on the way and one in the yard does when the turn begins. """
    three_sixes_end_turn: bool
    """ Whether the third 6 in a row ends the turn without a move. """
    roll_again_on_capture: bool
    """ Whether a capture gives another roll. """
    roll_again_on_finish: bool
    """ Whether a piece that reaches the finish gives another roll. """
    safe_squares: LudoSafeSquares
    """ Which squares are safe in Ludo. """
    blocking: LudoBlocking
    """ What stands in the way of a piece of Ludo. """
    exact_finish: bool
    """ Whether the finish needs the exact number; otherwise a larger one stops there too. """
    play_all_places: bool
    """ Whether the game goes on until one player is left. """
    rotate_starter: bool
    """ Whether a rematch is started by the next seat; otherwise the same seat starts again. """
    turn_seconds: int | Unset = UNSET
    """ How many seconds a player has, 30 or 60. Absent: no limit. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        board: str = self.board

        exit_rolls = self.exit_rolls

        no_piece_on_the_way: str = self.no_piece_on_the_way

        three_sixes_end_turn = self.three_sixes_end_turn

        roll_again_on_capture = self.roll_again_on_capture

        roll_again_on_finish = self.roll_again_on_finish

        safe_squares: str = self.safe_squares

        blocking: str = self.blocking

        exact_finish = self.exact_finish

        play_all_places = self.play_all_places

        rotate_starter = self.rotate_starter

        turn_seconds = self.turn_seconds

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "board": board,
                "exit_rolls": exit_rolls,
                "no_piece_on_the_way": no_piece_on_the_way,
                "three_sixes_end_turn": three_sixes_end_turn,
                "roll_again_on_capture": roll_again_on_capture,
                "roll_again_on_finish": roll_again_on_finish,
                "safe_squares": safe_squares,
                "blocking": blocking,
                "exact_finish": exact_finish,
                "play_all_places": play_all_places,
                "rotate_starter": rotate_starter,
            }
        )
        if turn_seconds is not UNSET:
            field_dict["turn_seconds"] = turn_seconds

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        board = check_ludo_board(d.pop("board"))

        exit_rolls = cast(list[int], d.pop("exit_rolls"))

        no_piece_on_the_way = check_ludo_no_piece_on_the_way(d.pop("no_piece_on_the_way"))

        three_sixes_end_turn = d.pop("three_sixes_end_turn")

        roll_again_on_capture = d.pop("roll_again_on_capture")

        roll_again_on_finish = d.pop("roll_again_on_finish")

        safe_squares = check_ludo_safe_squares(d.pop("safe_squares"))

        blocking = check_ludo_blocking(d.pop("blocking"))

        exact_finish = d.pop("exact_finish")

        play_all_places = d.pop("play_all_places")

        rotate_starter = d.pop("rotate_starter")

        turn_seconds = d.pop("turn_seconds", UNSET)

        ludo_options = cls(
            board=board,
            exit_rolls=exit_rolls,
            no_piece_on_the_way=no_piece_on_the_way,
            three_sixes_end_turn=three_sixes_end_turn,
            roll_again_on_capture=roll_again_on_capture,
            roll_again_on_finish=roll_again_on_finish,
            safe_squares=safe_squares,
            blocking=blocking,
            exact_finish=exact_finish,
            play_all_places=play_all_places,
            rotate_starter=rotate_starter,
            turn_seconds=turn_seconds,
        )

        ludo_options.additional_properties = d
        return ludo_options

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
