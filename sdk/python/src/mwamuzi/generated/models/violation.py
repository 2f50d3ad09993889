from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.cell import Cell
    from ..models.peg_reference import PegReference
    from ..models.piece_reference import PieceReference


T = TypeVar("T", bound="Violation")


@_attrs_define
class Violation:
    """A rule that a move breaks. New rules, reasons and fields may come; let unknown ones pass."""

    rule: str
    """ The rule's id, as the rulebook of the game lists it. """
    reason: str
    """ A plain word that tells the cases of one rule apart. """
    message: str
    """ The same for a person. """
    pointer: str
    """ Where in the request: a JSON Pointer from its root. """
    cells: list[Cell] | Unset = UNSET
    """ The cells that the message speaks of (Qwirkle). """
    square: int | Unset = UNSET
    """ The square that the message speaks of (Ludo). """
    hole: int | Unset = UNSET
    """ The hole that the message speaks of (Pegs and Jokers). """
    pieces: list[PieceReference] | Unset = UNSET
    """ The pieces in the way (Ludo). """
    pegs: list[PegReference] | Unset = UNSET
    """ The pegs in the way (Pegs and Jokers). """
    needed: list[int] | Unset = UNSET
    """ The numbers that would have served. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rule = self.rule

        reason = self.reason

        message = self.message

        pointer = self.pointer

        cells: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.cells, Unset):
            cells = []
            for cells_item_data in self.cells:
                cells_item = cells_item_data.to_dict()
                cells.append(cells_item)

        square = self.square

        hole = self.hole

        pieces: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.pieces, Unset):
            pieces = []
            for pieces_item_data in self.pieces:
                pieces_item = pieces_item_data.to_dict()
                pieces.append(pieces_item)

        pegs: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.pegs, Unset):
            pegs = []
            for pegs_item_data in self.pegs:
                pegs_item = pegs_item_data.to_dict()
                pegs.append(pegs_item)

        needed: list[int] | Unset = UNSET
        if not isinstance(self.needed, Unset):
            needed = self.needed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rule": rule,
                "reason": reason,
                "message": message,
                "pointer": pointer,
            }
        )
        if cells is not UNSET:
            field_dict["cells"] = cells
        if square is not UNSET:
            field_dict["square"] = square
        if hole is not UNSET:
            field_dict["hole"] = hole
        if pieces is not UNSET:
            field_dict["pieces"] = pieces
        if pegs is not UNSET:
            field_dict["pegs"] = pegs
        if needed is not UNSET:
            field_dict["needed"] = needed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.cell import Cell
        from ..models.peg_reference import PegReference
        from ..models.piece_reference import PieceReference

        d = dict(src_dict)
        rule = d.pop("rule")

        reason = d.pop("reason")

        message = d.pop("message")

        pointer = d.pop("pointer")

        _cells = d.pop("cells", UNSET)
        cells: list[Cell] | Unset = UNSET
        if _cells is not UNSET:
            cells = []
            for cells_item_data in _cells:
                cells_item = Cell.from_dict(cells_item_data)

                cells.append(cells_item)

        square = d.pop("square", UNSET)

        hole = d.pop("hole", UNSET)

        _pieces = d.pop("pieces", UNSET)
        pieces: list[PieceReference] | Unset = UNSET
        if _pieces is not UNSET:
            pieces = []
            for pieces_item_data in _pieces:
                pieces_item = PieceReference.from_dict(pieces_item_data)

                pieces.append(pieces_item)

        _pegs = d.pop("pegs", UNSET)
        pegs: list[PegReference] | Unset = UNSET
        if _pegs is not UNSET:
            pegs = []
            for pegs_item_data in _pegs:
                pegs_item = PegReference.from_dict(pegs_item_data)

                pegs.append(pegs_item)

        needed = cast(list[int], d.pop("needed", UNSET))

        violation = cls(
            rule=rule,
            reason=reason,
            message=message,
            pointer=pointer,
            cells=cells,
            square=square,
            hole=hole,
            pieces=pieces,
            pegs=pegs,
            needed=needed,
        )

        violation.additional_properties = d
        return violation

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
